import { jsonCopy, knows, type Pile, type Seat, type Thing } from '@holofoe/kernel';
import { kindOf } from '../src/cards/catalogue.ts';
import type { State } from '../src/state.ts';

/** The same table with everything that the seat does not know changed: cards it has not seen trade places. */
export function withSecretsChanged(state: State, seat: Seat): State {
  const other = jsonCopy(state);
  const stocks = Object.values(other.hidden.stocks);
  for (const [, pile] of secretPiles(other)) {
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

/** Where cards lie that somebody has seen, and this seat has not. */
export function secretsIn(state: State, seat: Seat): readonly string[] {
  const isSecret = (pile: Pile) => pile.some((place) => 'card' in place && !knows(place, seat));
  return secretPiles(state).flatMap(([where, pile]) => (isSecret(pile) ? [where] : []));
}

function secretPiles({
  players,
  play,
  engagement,
}: State): readonly (readonly [where: string, pile: Pile])[] {
  return [
    ...players.flatMap(({ hand, deck, objectives, fates }) => [
      ['hand', hand] as const,
      ['deck', deck] as const,
      ['objective deck', objectives] as const,
      ['fate deck', fates] as const,
    ]),
    ...(engagement?.battle?.stacks ?? []).map((stack) => ['stack', stack] as const),
    ...play.map(({ captives }) => ['captives', captives] as const),
  ];
}
