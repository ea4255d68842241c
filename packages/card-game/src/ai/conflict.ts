import {
  allowed,
  type Choice,
  fewest,
  most,
  type Play,
  type Priority,
  plainly,
  rank,
  type Seat,
  type Thing,
} from '@holofoe/kernel';
import { isCard, kindOf } from '../cards/catalogue.ts';
import type { Several } from '../rules/ai.ts';
import { roomOn } from '../rules/damage.ts';
import { cardsOf, objectivesOf, participantsOf, readyUnits } from '../rules/in-play.ts';
import { keyOfThing } from '../rules/keys.ts';
import { leaveEngagement } from '../rules/participation.ts';
import { type Engagement, inPlay, opponentOf } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { type By, dearest, mostOf, TIES } from './criteria.ts';
import { ATTACKER } from './pools.ts';
import { someOf } from './ties.ts';

/** LCG-22: revealed first, and a mission from its entering play. */
const revealedFirst = (rule: string): By =>
  fewest(
    rule,
    'revealed first',
    (card, { state }) => state.play.findIndex((each) => each.card === card),
    'order',
  );

const WEAKEST: Priority<Thing, CardGameEngine> = [
  fewest('LCG-22', 'capacity left', (card, game) =>
    game.state.options.capacity === 'printed' && isCard(card) ? kindOf(card).capacity : roomOn(game, card),
  ),
  revealedFirst('LCG-22'),
];

const NEXT_DRAWN: Priority<Thing, CardGameEngine> = [revealedFirst('LCG-23')];

/** LCG-41: it attacks whenever a ready attacker and an objective are left: the next one where the last one fell. */
export function objectiveToEngage(
  game: CardGameEngine,
  seat: Seat,
  options: readonly (Thing | 'pass')[],
): Choice<Thing | 'pass'> {
  const objectives = options.filter((option) => option !== 'pass');
  if (readyAttackers(game, seat).length === 0) return plainly('pass');
  const by = hasLastFallen(game, seat) ? NEXT_DRAWN : WEAKEST;
  return rank(game, 'engage', by, objectives, keyOfThing) ?? plainly('pass');
}

/** The objective of the last engagement is gone; those that fell before it are forgotten by now. */
function hasLastFallen({ state }: CardGameEngine, seat: Seat): boolean {
  const standing = cardsOf(objectivesOf(state, opponentOf(seat)));
  return Object.keys(state.declared).some((card) => isCard(Number(card)) && !standing.includes(Number(card)));
}

function readyAttackers({ state }: CardGameEngine, seat: Seat): readonly Thing[] {
  return cardsOf(readyUnits(state, seat).filter(({ pool }) => pool === 'attackers'));
}

/** LCG-23, LCG-41: all of its ready attackers at once; a limit keeps those with the most blast. */
export function attackersOf(
  game: CardGameEngine,
  seat: Seat,
  able: readonly Thing[],
  atMost: number,
): Play<Several<Thing>> {
  const pool = able.filter((card) => inPlay(game.state, card)?.pool === 'attackers');
  return someOf(game, seat, 'attackers', ATTACKER, pool.length > 0 ? pool : able, atMost, 'LCG-41');
}

/** LCG-42 */
const DEFENDER: Priority<Thing, CardGameEngine> = [
  mostOf('LCG-42', 'unit damage and tactics', 'unit', 'tactics'),
  dearest('LCG-42'),
  ...TIES,
];

/** LCG-42: as many as there are attackers while the player could engage again, otherwise all of the pool. */
export function defendersOf(game: CardGameEngine, seat: Seat, able: readonly Thing[]): Play<Several<Thing>> {
  const { state } = game;
  // A unit that was in no pool yet when the player attacks defends (LCG-20).
  const pool = able.filter((card) => inPlay(state, card)?.pool !== 'attackers');
  const player = opponentOf(seat);
  const isOpen = state.options.defence === 'all' || !couldEngageAgain(game, player);
  const many = isOpen ? pool.length : participantsOf(state, player).length;
  return someOf(game, seat, 'defenders', DEFENDER, pool, many);
}

/** A ready unit outside this engagement, and another objective that was not engaged yet. */
function couldEngageAgain(game: CardGameEngine, player: Seat): boolean {
  const { state } = game;
  if (state.options.engagements === 'one') return false;
  const isLeft = readyUnits(state, player).some(
    ({ role, card }) => role === null && allowed(game, 'attack', card),
  );
  return isLeft && objectivesOf(state, opponentOf(player)).some(({ card }) => !state.declared[card]);
}

/** LCG-23: the objective has fallen; who has not struck leaves ready, for the next engagement. */
export function* withdraw(game: CardGameEngine, { attacker, engaged, over }: Engagement): Play {
  if (engaged !== null || over) return;
  const left = participantsOf(game.state, attacker).filter(({ focus }) => focus === 0);
  for (const card of cardsOf(left)) yield* leaveEngagement(game, card);
}

/** LCG-50: what a shield stops destroys nothing. */
export const BALANCE_DAMAGE: Priority<Thing, CardGameEngine> = [
  most(
    'LCG-50',
    'destroyed by it',
    (card, game) => (roomOn(game, card) <= 1 && inPlay(game.state, card)?.shields === 0 ? 1 : 0),
    'yes or no',
  ),
  fewest('LCG-50', 'capacity left', (card, game) => roomOn(game, card)),
  ...TIES,
];
