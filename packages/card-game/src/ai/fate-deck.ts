import { everyCardOf, move, type Seat, searchOut, shuffle, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { renewDeck } from '../rules/draw.ts';
import { reserveOf } from '../rules/reads.ts';
import { tell } from '../rules/telling.ts';
import { type Player, playerOf } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';

/** LCG-09: as many cards as the reserve, of those with a Force icon; the others are shuffled back in afterwards. */
export function layOutFateDeck(game: CardGameEngine, seat: Seat): void {
  const { hidden } = game.state;
  const player = playerOf(game.state, seat);
  const apart = cardsIn(game, player).filter((card) => kindOf(card).force === 0);
  for (const card of apart) searchOut(hidden, player.deck, card);
  player.deck = shuffle(hidden, player.deck);
  const cards = fill(player, reserveOf(game, seat));
  player.deck = shuffle(hidden, [...player.deck, ...apart.map((card) => ({ card, by: 0 }))]);
  tell(game, { kind: 'fills fate deck', seat, cards }, 'LCG-09');
}

/** All cards of a deck that nobody has looked into. */
function cardsIn({ state }: CardGameEngine, { deck }: Player): readonly Thing[] {
  const stocks = new Set(deck.flatMap((place) => ('stock' in place ? [place.stock] : [])));
  const seen = deck.flatMap((place) => ('card' in place ? [place.card] : []));
  return [...seen, ...[...stocks].flatMap((stock) => everyCardOf(state.hidden, stock))];
}

/** From the top, unseen, until it has so many. */
function fill({ deck, fates }: Player, size: number): number {
  const before = fates.length;
  while (fates.length < size && deck.length > 0) move(deck, 0, fates, fates.length);
  return fates.length - before;
}

/** LCG-14: before anything else of the AI's turn. Nothing is taken out where it holds more. */
export function fillFateDeck(game: CardGameEngine, seat: Seat): void {
  const player = playerOf(game.state, seat);
  const size = reserveOf(game, seat);
  let cards = 0;
  while (player.fates.length < size && renewDeck(game, seat)) cards += fill(player, size);
  if (cards > 0) tell(game, { kind: 'fills fate deck', seat, cards }, 'LCG-14');
}

/** LCG-16, LCG-40: shuffled in. */
export function intoFateDeck(game: CardGameEngine, seat: Seat, card: Thing): void {
  const player = playerOf(game.state, seat);
  player.fates = shuffle(game.state.hidden, [...player.fates, { card, by: 0 }]);
}
