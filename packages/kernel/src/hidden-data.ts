import { type CardNo, EVERYBODY, type Hidden, type Pile, type Place, type Stock } from './hidden.ts';

type IsCard = (card: CardNo) => boolean;

/** Whether data from outside is a pile. */
export function isPile(data: unknown, isCard: IsCard): data is Pile {
  return Array.isArray(data) && data.every((place) => isPlace(place, isCard));
}

function isPlace(data: unknown, isCard: IsCard): data is Place {
  if (!isObject(data)) return false;
  const { card, by, stock } = data;
  if (hasOnly(data, 'stock')) return isWhole(stock);
  return hasOnly(data, 'card', 'by') && isWhole(card) && isCard(card) && isWhole(by) && by <= EVERYBODY;
}

/** Up to here objects list their numbered fields in order. */
const NEXT_MOST = 2 ** 31;

/** Whether data from outside is what nobody has seen: stocks under their numbers, with their cards in order. */
export function isHidden(data: unknown, isCard: IsCard): data is Hidden {
  if (!isObject(data) || !hasOnly(data, 'stocks', 'next')) return false;
  const { stocks, next } = data;
  if (!isObject(stocks) || !isWhole(next) || next > NEXT_MOST) return false;
  return Object.entries(stocks).every(
    ([id, stock]) => String(Number(id)) === id && Number(id) < next && isStock(stock, isCard),
  );
}

function isStock(data: unknown, isCard: IsCard): data is Stock {
  if (!isObject(data) || !hasOnly(data, 'cards', 'parts')) return false;
  const { cards, parts } = data;
  return isAscending(cards) && cards.every(isCard) && isAscending(parts);
}

function isAscending(data: unknown): data is number[] {
  return Array.isArray(data) && data.every((each, i) => isWhole(each) && (i === 0 || data[i - 1] <= each));
}

function isWhole(data: unknown): data is number {
  return Number.isSafeInteger(data) && Number(data) >= 0;
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function hasOnly(data: Record<string, unknown>, ...fields: readonly string[]): boolean {
  const own = Object.keys(data);
  return own.length === fields.length && own.every((field) => fields.includes(field));
}
