import { allowed, type Thing } from '@holofoe/kernel';
import { isCard, kindOf } from '../cards/catalogue.ts';
import type { CardGameCx, Filter } from '../cards/words.ts';
import { thingsFor } from './things.ts';

/** What a printed target can be: events can be kept from some cards that abilities may target. */
export function targetsFor(cx: CardGameCx, filter: Filter): readonly Thing[] {
  const isEvent = isCard(cx.card) && kindOf(cx.card).type === 'event';
  return thingsFor(cx, filter).filter((thing) => {
    if (!allowed(cx.game, 'be targeted', thing, cx.seat)) return false;
    return !isEvent || allowed(cx.game, 'be targeted by events', thing, cx.seat);
  });
}
