import { idOf } from '@holofoe/deckbuilding';
import type { CardNo, Seat, TableEvent } from '@holofoe/kernel';

/** The numbers of the cards that an event names, in the order of its sentence. */
export function cardNumbersOf({ data }: TableEvent): readonly CardNo[] {
  const { card, for: other, cards } = fieldsOf(data);
  const named = [card, other, ...(Array.isArray(cards) ? cards : [])];
  return named.filter((each) => typeof each === 'number');
}

export function cardsOf(event: TableEvent): readonly string[] {
  return cardNumbersOf(event).map(idOf);
}

/** What befalls a side is told with its seat, but is not its doing. */
const BEFALLS: ReadonlySet<string> = new Set(['damage', 'prevented', 'ship destroyed', 'base destroyed']);

export function actor({ kind, data }: TableEvent): Seat | undefined {
  const { seat } = fieldsOf(data);
  return typeof seat === 'number' && !BEFALLS.has(kind) ? seat : undefined;
}

function fieldsOf(data: TableEvent['data']): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}
