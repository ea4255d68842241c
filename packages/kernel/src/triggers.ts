import type { CardNo } from './hidden.ts';
import { takeAt } from './lists.ts';

/**
 * Who listens to which moment: kept in the state as cards come into play and leave it, so that a moment that
 * nobody listens to costs the same with ten cards in play and with a hundred.
 */
export type Listeners<Moment extends string = string> = { [M in Moment]?: CardNo[] | undefined };

const NOBODY: readonly CardNo[] = [];

export function listen<Moment extends string>(
  listeners: Listeners<Moment>,
  moment: Moment,
  card: CardNo,
): void {
  const list = listeners[moment];
  if (list) list.push(card);
  else listeners[moment] = [card];
}

export function unlisten<Moment extends string>(
  listeners: Listeners<Moment>,
  moment: Moment,
  card: CardNo,
): void {
  const list = listeners[moment];
  const index = list?.indexOf(card) ?? -1;
  if (!list || index < 0) throw new Error(`Card ${card} does not listen to "${moment}".`);
  takeAt(list, index);
  // Not deleted: an object that has lost a key is looked up in more slowly from then on.
  if (list.length === 0) listeners[moment] = undefined;
}

/** In the order in which they came into play. Copy it before resolving: a card may leave play meanwhile. */
export function listening<Moment extends string>(
  listeners: Listeners<Moment>,
  moment: Moment,
): readonly CardNo[] {
  return listeners[moment] ?? NOBODY;
}
