import { EVERYBODY, happen, type Play, reveal, type Seat, type Thing } from '@holofoe/kernel';
import { idOf } from '../cards/catalogue.ts';
import { LIGHT, playerOf } from '../state.ts';
import type { CardGameCx, CardGameEngine, HappeningOf } from '../terms/words.ts';
import { lookAtTop, renewDeck } from './draw.ts';
import { putInDiscard, takeFromDeck, takeFromHand } from './piles.ts';

/** A card of a hand, known by now, to its owner's discard pile. */
export function discardFromHand(
  game: CardGameEngine,
  card: Thing,
  by: Seat,
  cx?: CardGameCx,
  rule?: string,
): Play {
  return discard(game, card, 'hand', by, cx, rule);
}

/** The top card of a deck to the discard pile; none where there is none. */
export function* discardFromDeck(
  game: CardGameEngine,
  seat: Seat,
  by: Seat,
  cx?: CardGameCx,
): Play<Thing | undefined> {
  if (!renewDeck(game, seat)) return undefined;
  const card = yield* lookAtTop(game, seat, EVERYBODY);
  yield* discard(game, card, 'deck', by, cx);
  return card;
}

/** LCG-32: the top card of the AI's hand, turned up. */
export function lookAtHand(game: CardGameEngine, seat: Seat, index: number, by: number): Play<Thing> {
  const what = seat === LIGHT ? 'light hand' : 'dark hand';
  return reveal(game, what, playerOf(game.state, seat).hand, index, by, idOf);
}

function discard(
  game: CardGameEngine,
  card: Thing,
  from: 'hand' | 'deck',
  by: Seat,
  cx: CardGameCx | undefined,
  rule?: string,
): Play {
  const live: HappeningOf<'discards'> = { kind: 'discards', card, from, by };
  const away = () => {
    const isThere = from === 'hand' ? takeFromHand(game, live.card) : takeFromDeck(game, live.card);
    if (isThere) putInDiscard(game, live.card);
    else live.off = 'cancelled';
    return undefined;
  };
  return happen(game, live, away, cx, rule);
}
