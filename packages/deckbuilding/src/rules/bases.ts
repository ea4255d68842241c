import type { CardNo, Seat } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { Kind } from '../cards/kind.ts';
import { factionOf, type State } from '../state.ts';

/** DBG-02, DBG-03: the bot's bases, the open one first. */
export const BOT_BASES = {
  empire: ['coruscant', 'death-star', 'endor'],
  rebel: ['yavin-4', 'hoth', 'sullust'],
} as const;

/** DBG-04, and the start of the two-person game. */
export const STARTING_BASES = { empire: 'lothal', rebel: 'dantooine' } as const;

/** The two-person game for beginners. */
export const BEGINNER_BASES = {
  empire: ['corellia', 'coruscant', 'death-star', 'endor'],
  rebel: ['hoth', 'mon-cala', 'sullust', 'yavin-4'],
} as const;

/** The two-person game with secret bases: how many each takes beside the first. */
export const SECRET_BASES = 4;

/** The bases of the side that are not in this game, or not yet. */
export function ownInBox(state: State, seat: Seat): readonly CardNo[] {
  return state.box.filter((card) => kindOf(card).faction === factionOf(seat));
}

/** The last base must have 14 or 16 hit points (DBG-04, DBG-13). */
export function strongEnoughForLast({ hitPoints }: Kind): boolean {
  return hitPoints >= 14;
}
