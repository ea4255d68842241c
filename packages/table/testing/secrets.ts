import {
  type CardNo,
  cutEvent,
  type Hidden,
  type Key,
  knows,
  type Named,
  type Pile,
  readKey,
  type Seat,
  type TableEvent,
} from '@holofoe/kernel';
import type { Watcher } from './random-game.ts';

/** Changes everything that the seat does not know: cards it has not seen trade places with others of their stocks. */
export function tradeSecrets(
  hidden: Hidden,
  piles: readonly Pile[],
  seat: Seat,
  couldSwap: (one: CardNo, two: CardNo) => boolean,
): void {
  const stocks = Object.values(hidden.stocks);
  for (const pile of piles) {
    for (const [index, place] of pile.entries()) {
      if (!('card' in place) || knows(place, seat)) continue;
      const stock = stocks.find(({ cards }) => cards.some((card) => couldSwap(card, place.card)));
      const swapped = stock?.cards.findIndex((card) => couldSwap(card, place.card)) ?? -1;
      const card = stock?.cards[swapped];
      if (!stock || card === undefined) continue;
      stock.cards[swapped] = place.card;
      stock.cards.sort((a, b) => a - b);
      pile[index] = { card, by: place.by };
    }
  }
}

/** Every card that a view shows anywhere. */
export function cardsSeen(shown: unknown, seen = new Set<CardNo>()): Set<CardNo> {
  if (shown === null || typeof shown !== 'object') return seen;
  if ('id' in shown && 'card' in shown && typeof shown.card === 'number') seen.add(shown.card);
  for (const part of Object.values(shown)) cardsSeen(part, seen);
  return seen;
}

interface Telling<S> {
  readonly seats: readonly Seat[];
  readonly view: (state: S, seat: Seat) => unknown;
  /** The cards that an event names to the seat that it was cut for, besides those of its reasons. */
  readonly cardsIn: (event: TableEvent) => readonly CardNo[];
}

/** Every card that the reasons of an event name: the candidates, and who was passed over. */
export function cardsInReasons({ reasons = [] }: TableEvent): readonly CardNo[] {
  return reasons
    .flatMap(({ candidates, picked, passedOver = [] }): readonly Key[] => [
      ...candidates,
      picked,
      ...passedOver.map(({ candidate }) => candidate),
    ])
    .flatMap((key) => cardsOf(readKey(key)))
    .filter((card) => card > 0);
}

function cardsOf(named: Named): readonly CardNo[] {
  if (named.is === 'act') return cardsOf(named.on);
  if (named.is === 'cards') return named.cards;
  return named.is === 'card' ? [named.card] : [];
}

/** Throws where an event or a reason names a card that the seat neither saw in this action nor sees next; counts what is named. */
export class EventWatcher<S> implements Watcher<S> {
  readonly #telling: Telling<S>;
  readonly #told: { readonly seat: Seat; readonly card: CardNo; readonly event: TableEvent }[] = [];
  #seen = new Map<Seat, Set<CardNo>>();
  named = 0;

  constructor(telling: Telling<S>) {
    this.#telling = telling;
  }

  readonly tell: NonNullable<Watcher<S>['tell']> = (event, state) => {
    const { seats, view, cardsIn } = this.#telling;
    for (const seat of seats) {
      const cut = cutEvent(event, seat);
      const cards = [...cardsIn(cut), ...cardsInReasons(cut)];
      this.named += cards.length;
      const unseen = cards.filter((card) => !this.#seen.get(seat)?.has(card));
      if (unseen.length === 0) continue;
      const now = cardsSeen(view(state, seat));
      for (const card of unseen) if (!now.has(card)) this.#told.push({ seat, card, event: cut });
    }
  };

  readonly at: NonNullable<Watcher<S>['at']> = (state, { kind }) => {
    const { seats, view } = this.#telling;
    if (kind === 'checkpoint') this.#seen = new Map();
    for (const seat of seats) this.#seen.set(seat, cardsSeen(view(state, seat), this.#seen.get(seat)));
    for (const { seat, card, event } of this.#told.splice(0))
      if (!this.#seen.get(seat)?.has(card)) throw new Error(`Seat ${seat}: ${JSON.stringify(event)}`);
  };
}
