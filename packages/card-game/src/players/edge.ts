import { type Ask, best, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { participantsOf } from '../rules/in-play.ts';
import { edgeOf } from '../rules/reads.ts';
import { keepWorth } from './card-worth.ts';
import { AHEAD, OF_A_PERSON, UNSEEN } from './edge-chance.ts';
import { worthOfEdge } from './gain.ts';
import type { Look } from './look.ts';
import { WORTH } from './weights.ts';

/** Lays as long as the edge is worth more than the cards, and is not sure yet. */
export function lay(look: Look, { options }: Ask): readonly number[] {
  const cards = options as readonly (Thing | 'pass')[];
  const pass = [cards.indexOf('pass')];
  const { battle } = look.state.engagement ?? {};
  if (!battle?.opposed) return pass;
  const worth = worthOfEdge(look);
  const lead = totalOf(look, 'me') - totalOf(look, 'foe') - (isAttacker(look) ? 1 : 0);
  const needed = Math.ceil(Math.max(0, -lead));
  if (lead >= MARGIN || worth < LEAST + needed * WORTH.card * 0.5) return pass;
  const index = best(cards, (card) => (card === 'pass' ? -100 : layScore(look, card)));
  const card = cards[index];
  const adds = card === undefined || card === 'pass' ? 0 : kindOf(card).force;
  return adds === 0 ? pass : [index];
}

const MARGIN = 1;
const LEAST = 0.8;

function layScore(look: Look, card: Thing): number {
  const { force, type } = kindOf(card);
  return force + (type === 'fate' ? 1.5 : 0) - 0.35 * keepWorth(look, card);
}

function isAttacker({ state, me }: Look): boolean {
  return state.engagement?.attacker === me.seat;
}

/** Own cards by their icons, the other's by how many lie there and will. */
function totalOf({ game, state, me, foe }: Look, who: 'me' | 'foe'): number {
  const { seat } = who === 'me' ? me : foe;
  const stack = state.engagement?.battle?.stacks[seat === 0 ? 0 : 1] ?? [];
  const units = participantsOf(state, seat);
  const edges = units.reduce((sum, { card }) => sum + edgeOf(game, card), 0);
  if (who === 'me')
    return edges + stack.reduce((sum, place) => sum + ('card' in place ? kindOf(place.card).force : 0), 0);
  const mine = state.engagement?.battle?.stacks[me.seat === 0 ? 0 : 1].length ?? 0;
  const most = foe.isAi
    ? Math.min(units.length, foe.fates.length + stack.length, mine + AHEAD)
    : Math.min(OF_A_PERSON, foe.hand.length + stack.length);
  return edges + Math.max(stack.length, most) * UNSEEN;
}
