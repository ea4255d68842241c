import { kindOf } from '../cards/catalogue.ts';
import type { Fighter } from './fighters.ts';
import type { Look } from './look.ts';

/** Force icons on a card that nobody has seen, on average. */
export const UNSEEN = 1.3;
/** A person does not lay the whole hand. */
export const OF_A_PERSON = 2;
/** LCG-25 */
export const AHEAD = 2;

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
