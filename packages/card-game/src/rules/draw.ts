import { happen, move, type Play, reveal, type Seat, shuffle, type Thing } from '@holofoe/kernel';
import { idOf } from '../cards/catalogue.ts';
import { LIGHT, playerOf } from '../state.ts';
import type { CardGameCx, CardGameEngine, HappeningOf } from '../terms/words.ts';
import { putInHand, takeFromDeck, takeFromDiscard } from './piles.ts';
import { tell } from './telling.ts';
import { lose } from './winning.ts';

/** Cards are drawn one at a time; how many they were stands in what happened. */
export function drawCards(game: CardGameEngine, seat: Seat, n: number, cx?: CardGameCx, rule?: string): Play {
  const live: HappeningOf<'draw'> = { kind: 'draw', n, by: seat };
  return happen(game, live, () => drawing(game, live, seat), cx, rule);
}

function* drawing(game: CardGameEngine, live: HappeningOf<'draw'>, seat: Seat): Play {
  let drawn = 0;
  while (drawn < live.n && (yield* drawOne(game, seat))) drawn++;
  live.n = drawn;
  if (drawn === 0) live.off = 'cancelled';
}

/** LCG-35: who must draw from an empty deck has lost; LCG-34: not so the AI. */
function* drawOne(game: CardGameEngine, seat: Seat): Play<boolean> {
  const player = playerOf(game.state, seat);
  if (!renewDeck(game, seat)) {
    if (player.isAi) return false;
    lose(game, seat, 'command deck', 'LCG-35');
  }
  if (player.isAi) {
    // LCG-33: under the pile, unseen.
    move(player.deck, 0, player.hand, player.hand.length);
    return true;
  }
  const card = yield* lookAtTop(game, seat, 1 << seat);
  takeFromDeck(game, card);
  putInHand(game, card, seat);
  tell(game, { kind: 'drawn', seat }, undefined, { kind: 'drawn', seat, card });
  return true;
}

/** The top card of a deck that is not empty, seen by the seats of these bits; it stays where it is. */
export function lookAtTop(game: CardGameEngine, seat: Seat, by: number, at = 0): Play<Thing> {
  const what = seat === LIGHT ? 'light deck' : 'dark deck';
  return reveal(game, what, playerOf(game.state, seat).deck, at, by, idOf);
}

/** LCG-34: the AI's empty command deck is made anew from its discard pile. Whether there is a card to be had. */
export function renewDeck(game: CardGameEngine, seat: Seat): boolean {
  const player = playerOf(game.state, seat);
  if (player.deck.length > 0) return true;
  if (!player.isAi || player.discard.length === 0) return false;
  const cards = [...player.discard];
  for (const card of cards) takeFromDiscard(game, card);
  player.deck = shuffle(
    game.state.hidden,
    cards.map((card) => ({ card, by: 0 })),
  );
  tell(game, { kind: 'reshuffles', seat, cards: cards.length }, 'LCG-34');
  return true;
}
