import type { Play, Seat, Thing } from '@holofoe/kernel';
import type { CardGameEngine } from '../terms/words.ts';
import { cheapest as cheapestBy, TIES_TURNED } from './criteria.ts';
import { first } from './ties.ts';

/** LCG-29: what it gives up first, where a rule asks for it. */
export function* cheapest(
  game: CardGameEngine,
  seat: Seat,
  cards: readonly Thing[],
): Play<Thing | undefined> {
  return (yield* first(game, seat, 'give up', [cheapestBy('LCG-29'), ...TIES_TURNED], cards))?.picked;
}
