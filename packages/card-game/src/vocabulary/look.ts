import {
  arrange,
  copyOf,
  couldBe,
  EVERYBODY,
  happen,
  inTurn,
  type Pile,
  type Play,
  reveal,
  type Seat,
  shuffle,
  type Thing,
  withArticle,
} from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import { keyOfThing } from '../rules/keys.ts';
import { indexIn, putInDiscard } from '../rules/piles.ts';
import { type Told, tell } from '../rules/telling.ts';
import { takeUp } from '../rules/zones.ts';
import { playerOf } from '../state.ts';
import type { LookWord } from '../terms/look-words.ts';
import type { CardGame, CardGameCx, HappeningOf } from '../terms/words.ts';
import { ofPile, whosePile } from './phrases.ts';
import { seatsOf } from './players.ts';
import type { WordsIn } from './words-in.ts';

type Look = LookWord<CardGame>;
type At = Look['at'];

/** Cards of a hand or a deck are looked at, something is done with them, and the rest goes somewhere. */
export const LOOK_WORDS: WordsIn<Look> = {
  look: {
    slots: { top: 'amount', bottom: 'amount', and: 'effect' },
    can: (cx, { at, of, top }) =>
      top !== 0 && seatsOf(cx, of).some((seat) => pileOf(cx, at, seat).length > 0),
    run: (cx, word) => inTurn(seatsOf(cx, word.of), (seat) => looking(cx, word, seat)),
    worth: (cx, { at, of, top, bottom, and }) => {
      if (!and) return 0;
      const isSearch = at === 'deck' && of === 'you' && top === undefined && bottom === undefined;
      return isSearch ? Math.max(1, worthOfSearch(cx, and)) : 1;
    },
    text: ({ at, of, top, bottom, reveal: isOpen, and, rest }) => {
      const pile = whosePile(of, at);
      const end = at === 'hand' ? undefined : top === undefined ? 'bottom' : 'top';
      const n = top ?? bottom;
      const cards = end === undefined || n === undefined ? pile : ofPile(end, n, pile);
      const order = isOpen ? 'reveal' : at !== 'hand' && n === undefined ? 'search' : 'look at';
      const then = and === undefined ? '' : `; ${ofOne(n, of === 'you' ? toYours(and, at) : and)}`;
      const last = rest === undefined ? '' : `; ${REST[rest]}`;
      return `${order} ${cards}${then}${last}`;
    },
  },
};

/** LCG-18: whoever searches all of his deck knows what could lie in it. */
function worthOfSearch(cx: CardGameCx, and: { readonly worth: (cx: CardGameCx) => number }): number {
  const { game, seat } = cx;
  const { state } = game;
  const before = state.looking;
  const cards = [...new Set(pileOf(cx, 'deck', seat).flatMap((place) => couldBe(state.hidden, place)))];
  state.looking = { seat, of: seat, at: 'deck', cards };
  const worth = and.worth(copyOf(cx));
  state.looking = before;
  return worth;
}

/** Where one card is looked at, none is among others. */
function ofOne(n: string | undefined, text: string): string {
  if (n !== '1') return text;
  return text
    .replace('each card among them', 'it')
    .replaceAll(' among them', '')
    .replace(/each (.+) into play/, (_, what: string) => `it into play if it is ${withArticle(what)}`);
}

/** Cards of your deck are your own. */
function toYours(text: string, at: At): string {
  return text
    .replaceAll(/(?:its owner's|their owners') hands?/g, 'your hand')
    .replaceAll(/(?:its owner's|their owners') decks?/g, `your ${at === 'hand' ? 'deck' : at}`);
}

const REST: { readonly [R in NonNullable<Look['rest']>]: string } = {
  top: 'put the rest back on top in any order',
  bottom: 'put the rest on the bottom in any order',
  shuffle: 'shuffle the rest back',
  discard: 'discard the rest',
};

function pileOf({ game: { state } }: CardGameCx, at: At, seat: Seat): Pile {
  const { hand, deck, objectives } = playerOf(state, seat);
  return at === 'hand' ? hand : at === 'deck' ? deck : objectives;
}

interface Looked {
  readonly at: At;
  readonly top?: number | undefined;
  readonly bottom?: number | undefined;
  readonly reveal?: true | undefined;
  readonly and?: { readonly run: (cx: CardGameCx) => Play } | undefined;
  readonly rest?: Look['rest'] | undefined;
}

function* looking(cx: CardGameCx, word: Looked, of: Seat): Play {
  const { game, seat } = cx;
  const { state } = game;
  const { at, top, bottom, and, rest } = word;
  const before = state.looking;
  const live: HappeningOf<'looks'> = {
    kind: 'looks',
    at,
    of,
    n: Math.min(top ?? bottom ?? Number.POSITIVE_INFINITY, pileOf(cx, at, of).length),
    by: seat,
  };
  yield* happen(game, live, () => turnUp(cx, live, word), cx);
  if (live.off || live.n === 0) return;
  if (and) yield* and.run(cx);
  const left = (state.looking?.cards ?? []).filter((card) => indexIn(pileOf(cx, at, of), card) >= 0);
  if (rest !== undefined && at !== 'hand') yield* putBack(cx, at, of, left, rest);
  state.looking = before;
}

function* turnUp(
  cx: CardGameCx,
  { at, of, n }: HappeningOf<'looks'>,
  { top, bottom, reveal: isOpen }: Looked,
): Play {
  const { game, seat } = cx;
  const pile = pileOf(cx, at, of);
  const by = isOpen ? EVERYBODY : 1 << seat;
  const cards: Thing[] = [];
  const first = bottom === undefined ? 0 : pile.length - n;
  for (let i = first; i < first + n; i++) cards.push(yield* reveal(game, at, pile, i, by, idOf));
  game.state.looking = { seat, of, at, cards };
  // Of a whole deck that is searched nobody reads a list.
  if (at !== 'hand' && top === undefined && bottom === undefined) return;
  const seen: Told = { kind: 'sees', seat, cards };
  if (isOpen) tell(game, seen);
  else tell(game, { kind: 'sees', seat }, undefined, seen);
}

function* putBack(
  cx: CardGameCx,
  at: 'deck' | 'objective deck',
  of: Seat,
  left: readonly Thing[],
  rest: NonNullable<Look['rest']>,
): Play {
  const { game } = cx;
  const player = playerOf(game.state, of);
  if (rest === 'shuffle') {
    const deck = at === 'deck' ? 'deck' : 'objectives';
    player[deck] = shuffle(game.state.hidden, player[deck]);
    return;
  }
  if (rest === 'discard') {
    for (const card of left) {
      takeUp(game, card);
      putInDiscard(game, card);
    }
    return;
  }
  const pile = pileOf(cx, at, of);
  const order = yield* inOrder(cx, of, left, rest);
  const places = order.flatMap((card) => pile.splice(indexIn(pile, card), 1));
  if (rest === 'top') pile.unshift(...places);
  else pile.push(...places);
}

/** LCG-55: of its own deck the AI puts the dearest on top; of the player's the dearest to the bottom. */
function* inOrder(
  { game, seat }: CardGameCx,
  of: Seat,
  cards: readonly Thing[],
  rest: 'top' | 'bottom',
): Play<readonly Thing[]> {
  if (cards.length < 2) return cards;
  if (game.rules.bot.plays(game.state, seat)) {
    const sign = of === seat ? -1 : 1;
    return [...cards].sort((a, b) => sign * (kindOf(a).cost - kindOf(b).cost));
  }
  return yield* arrange(game, seat, `order on ${rest}`, cards, keyOfThing);
}
