import { type Ask, best, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { participantsOf } from '../rules/in-play.ts';
import { edgeOf } from '../rules/reads.ts';
import { keepWorth } from './card-worth.ts';
import { worthOfEdge } from './conflict.ts';
import type { Fighter } from './fighters.ts';
import type { Look } from './look.ts';
import { WORTH } from './weights.ts';

/** Force icons on a card that nobody has seen, on average. */
const UNSEEN = 1.3;
/** A person does not lay the whole hand. */
const OF_A_PERSON = 2;
const AHEAD = 2;

/** How likely it is to win the edge with such units, by what could be laid. */
export function edgeChance(
  { hand, foe }: Look,
  mine: readonly Fighter[],
  theirs: readonly Fighter[],
  isAttacking: boolean,
): number {
  if (isAttacking && theirs.length === 0) return 1;
  const forces = hand.map((card) => kindOf(card).force).sort((a, b) => b - a);
  const laid = forces.slice(0, isAttacking ? Math.ceil(forces.length / 2) : forces.length);
  const own = laid.reduce((sum, force) => sum + force, 0) + edgesOf(mine);
  const cards = foe.isAi
    ? Math.min(theirs.length, foe.fates.length, laid.length + AHEAD)
    : Math.min(foe.hand.length, OF_A_PERSON);
  const other = cards * UNSEEN + edgesOf(theirs);
  const tie = isAttacking ? -0.1 : 0.1;
  return Math.min(0.95, Math.max(0.05, 0.5 + tie + 0.15 * (own - other)));
}

function edgesOf(fighters: readonly Fighter[]): number {
  return fighters.reduce((sum, { edge }) => sum + edge, 0);
}

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
