import type { Seat, Thing } from '@holofoe/kernel';
import { type InPlay, inPlay, type State } from '../state.ts';

/** A card that must be in play. */
export function playedCard(state: State, card: Thing): InPlay {
  const found = inPlay(state, card);
  if (!found) throw new Error(`Card ${card} is not in play.`);
  return found;
}

export function unitsOf({ play }: State, seat: Seat): readonly InPlay[] {
  return play.filter((each) => each.seat === seat && each.type === 'unit');
}

/** Current objectives; a mission in somebody's area is one of them. */
export function objectivesOf({ play }: State, seat: Seat): readonly InPlay[] {
  return play.filter((each) => each.seat === seat && (each.type === 'objective' || each.type === 'mission'));
}

export function participantsOf(state: State, seat: Seat): readonly InPlay[] {
  return unitsOf(state, seat).filter(({ role }) => role !== null);
}

export function readyUnits(state: State, seat: Seat): readonly InPlay[] {
  return unitsOf(state, seat).filter(({ focus }) => focus === 0);
}

export function cardsOf(all: readonly InPlay[]): readonly Thing[] {
  return all.map(({ card }) => card);
}
