import { allowed, read, type Thing } from '@holofoe/kernel';
import { isCard, kindOf } from '../cards/catalogue.ts';
import type { CardGameCx, Filter } from '../terms/words.ts';
import { thingsFor } from './things.ts';

/** What a printed target can be: events can be kept from cards that abilities may target, or find more of them. */
export function targetsFor(cx: CardGameCx, filter: Filter): readonly Thing[] {
  const { game, seat } = cx;
  const isEvent = isCard(cx.card) && kindOf(cx.card).type === 'event';
  const found = thingsFor(cx, filter).filter((thing) => allowed(game, 'be targeted', thing, seat));
  if (!isEvent) return found;
  const more = fitting(cx).filter((thing) => !found.includes(thing));
  return [...found, ...more].filter((thing) => allowed(game, 'be targeted by events', thing, seat));
}

/** Cards that will do for every target of an event of its affiliation. */
function fitting({ game, card }: CardGameCx): readonly Thing[] {
  const stat = `fits targets of ${kindOf(card).affiliation} events` as const;
  if (game.standing.rules[stat] === undefined) return [];
  return game.state.play.flatMap((record) => (read(game, stat, record.card) > 0 ? [record.card] : []));
}
