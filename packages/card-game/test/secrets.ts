import { jsonCopy, knows, type Pile, type Seat, type Thing } from '@holofoe/kernel';
import { kindOf } from '../src/cards/catalogue.ts';
import type { State } from '../src/state.ts';

/** The same table with everything that the seat does not know changed: cards it has not seen trade places. */
export function withSecretsChanged(state: State, seat: Seat): State {
  const other = jsonCopy(state);
  const stocks = Object.values(other.hidden.stocks);
  for (const pile of secretPiles(other)) {
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
  return other;
}

function couldSwap(one: Thing, two: Thing): boolean {
  const [a, b] = [kindOf(one), kindOf(two)];
  return a.id !== b.id && a.side === b.side && (a.type === 'objective') === (b.type === 'objective');
}

/** Hands, decks, stacks and captives. */
function secretPiles({ players, play, engagement }: State): Pile[] {
  return [
    ...players.flatMap(({ hand, deck, objectives, fates }) => [hand, deck, objectives, fates]),
    ...(engagement?.battle?.stacks ?? []),
    ...play.map(({ captives }) => captives),
  ];
}
