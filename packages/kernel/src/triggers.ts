import type { CardNo } from './hidden.ts';

/**
 * Who listens to which moment: kept in the state as cards come into play and leave it, so that a moment that
 * nobody listens to costs the same with ten cards in play and with a hundred.
 */
export type Listeners<Moment extends string = string> = { [M in Moment]?: CardNo[] };

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
  list.splice(index, 1);
  if (list.length === 0) delete listeners[moment];
}

/** In the order in which they came into play. Copy it before resolving: a card may leave play meanwhile. */
export function listening<Moment extends string>(
  listeners: Listeners<Moment>,
  moment: Moment,
): readonly CardNo[] {
  return listeners[moment] ?? NOBODY;
}
