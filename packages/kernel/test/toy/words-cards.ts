import { choose, draw } from '../../src/asking.ts';
import { DONE } from '../../src/done.ts';
import { endOf } from '../../src/engine/changes.ts';
import { read } from '../../src/engine/read.ts';
import { happen } from '../../src/happenings/happen.ts';
import { inTurn } from '../../src/in-turn.ts';
import { wordKey } from '../../src/key.ts';
import type { Thing } from '../../src/language/thing.ts';
import type { Play, Seat } from '../../src/request.ts';
import type { Word } from '../../src/words/words.ts';
import { enter, join, mayEnter, takeControl } from './entering.ts';
import { keyOfThing } from './keys.ts';
import { printedKind } from './kinds.ts';
import { leavePlay } from './leaving.ts';
import { numeralsOf } from './numerals.ts';
import { type Bump, cardAt, isFighting } from './state.ts';
import type { CardWord, HappeningOf, How, Toy, ToyCx, ToyGame } from './terms.ts';
import { costOf, harm, isInPlay, sumOver } from './worth.ts';
import { put } from './zones.ts';

type Entries = { readonly [K in CardWord['do']]: Word<Toy, Extract<CardWord, { readonly do: K }>> };

export const CARD_WORDS: Entries = {
  draw: {
    slots: { n: 'amount' },
    can: ({ game, seat }, { n }) => n > 0 && deckOf(game, seat).length > 0,
    run: (cx, { n }) => drawCards(cx.game, cx.seat, n, cx),
    worth: (_, { n }) => n,
    text: ({ n }) => `draw ${n} cards`,
  },
  discard: {
    slots: { what: 'cards' },
    can: ({ game }, { what }) => what.some((thing) => cardAt(game.state, thing).zone === 'hand'),
    run: (cx, { what }) =>
      inTurn(what, (card) =>
        happen(
          cx.game,
          { kind: 'discards', card, by: cx.seat },
          () => {
            put(cx.game, card, 'discard');
            return undefined;
          },
          cx,
        ),
      ),
    worth: (cx, { what }) => sumOver(what, (thing) => harm(cx, thing)),
    text: ({ what }) => `discard ${what}`,
  },
  leave: {
    slots: { what: 'cards' },
    can: (cx, { what }) => what.some((thing) => isInPlay(cx, thing)),
    run: (cx, { what, how }) => inTurn(what, (thing) => leavePlay(cx.game, thing, how, cx.seat, cx)),
    worth: (cx, { what }) => sumOver(what, (thing) => harm(cx, thing) * costOf(cx, thing)),
    text: ({ what, how }) => `${ORDERS[how]} ${what}`,
  },
  'play this': {
    can: ({ game, seat, card }) =>
      cardAt(game.state, card).zone === 'hand' &&
      (game.state.resources[seat] ?? 0) >= read(game, 'cost', card),
    run(cx) {
      const { game, seat, card } = cx;
      const { resources } = game.state;
      resources[seat] = (resources[seat] ?? 0) - read(game, 'cost', card);
      put(game, card, 'discard');
      endOf(game, `next card ${seat}`);
      return happen(game, { kind: 'played', card, by: seat }, () => undefined, cx);
    },
    worth: () => 0,
    text: () => 'play this card',
  },
  'put into play': {
    slots: { what: 'cards' },
    can: (cx, { what, participating }) =>
      (participating === undefined || isFighting(cx.game.state)) &&
      what.some((thing) => canPutIntoPlay(cx.game, thing)),
    *run(cx, { what, participating }) {
      for (const thing of what) {
        yield* enter(cx.game, thing, cx.seat, -1, cx);
        if (participating && isInPlay(cx, thing)) yield* join(cx.game, thing, cx);
      }
    },
    worth: (cx, { what }) => sumOver(what, (thing) => costOf(cx, thing)),
    text: ({ what, participating }) => `put ${what} into play${participating ? ', participating' : ''}`,
  },
  'take control': {
    slots: { of: 'cards' },
    can: (cx, { of }) =>
      of.some((thing) => isInPlay(cx, thing) && cardAt(cx.game.state, thing).seat !== cx.seat),
    run: (cx, { of }) => inTurn(of, (thing) => takeControl(cx.game, thing, cx.seat, cx)),
    worth: (cx, { of }) => sumOver(of, (thing) => harm(cx, thing) * costOf(cx, thing)),
    text: ({ of }) => `take control of ${of}`,
  },
  'give back': {
    slots: { of: 'cards' },
    can: (cx, { of }) => of.some((thing) => isInPlay(cx, thing) && isLent(cx, thing)),
    run: (cx, { of }) =>
      inTurn(of, (thing) => takeControl(cx.game, thing, cardAt(cx.game.state, thing).owner, cx)),
    worth: (cx, { of }) => sumOver(of, (thing) => harm(cx, thing) * costOf(cx, thing)),
    text: ({ of }) => `its owner takes control of ${of}`,
  },
  become: {
    slots: { what: 'cards' },
    can: (cx, { what, type }) =>
      what.some((thing) => isInPlay(cx, thing) && cardAt(cx.game.state, thing).type !== type),
    run: (cx, { what, type }) =>
      inTurn(what, (card) =>
        happen(
          cx.game,
          { kind: 'becomes', card, type, by: cx.seat },
          () => {
            Object.assign(cardAt(cx.game.state, card), { type, host: -1, role: '', committed: false });
            return undefined;
          },
          cx,
        ),
      ),
    worth: () => 1,
    text: ({ what, type }) => `${what} becomes a ${type}`,
  },
  bump: {
    slots: { of: 'cards' },
    can: (cx, { of }) =>
      of.some((thing) => isInPlay(cx, thing) && cardAt(cx.game.state, thing).bump === undefined),
    run: (cx, { of }) => inTurn(of, (thing) => bumped(cx, thing)),
    worth: () => 1,
    text: ({ of }) => `a numeral on ${of} counts one more or less`,
  },
};

const ORDERS: { readonly [H in How]: string } = {
  destroyed: 'destroy',
  sacrificed: 'sacrifice',
  captured: 'capture',
  discarded: 'discard',
  returned: 'return to hand',
};

function isLent({ game }: ToyCx, thing: Thing): boolean {
  const { seat, owner } = cardAt(game.state, thing);
  return seat !== owner;
}

/** What is put into play comes as a unit. */
function canPutIntoPlay(game: ToyGame, thing: Thing): boolean {
  const { zone, type } = cardAt(game.state, thing);
  const isOut = zone === 'hand' || zone === 'discard' || zone === 'captured';
  return isOut && type === 'unit' && mayEnter(game, thing);
}

function* bumped(cx: ToyCx, thing: Thing): Play {
  const { game, seat } = cx;
  const options = numeralsOf(printedKind(game.state, thing)).flatMap((n, at): readonly Bump[] =>
    n > 0
      ? [
          { at, by: 1 },
          { at, by: -1 },
        ]
      : [{ at, by: 1 }],
  );
  const [first] = options;
  if (!first) return;
  const isBot = game.rules.bot.plays(game.state, seat);
  const bump = isBot
    ? first
    : yield* choose(game, seat, 'numeral', options, ({ at, by }) => wordKey(`${at}${by > 0 ? '+' : '-'}`));
  const change = () => {
    cardAt(game.state, thing).bump = bump;
    return undefined;
  };
  yield* happen(game, { kind: 'lasts', card: thing, by: seat }, change, cx);
}

function deckOf({ state }: ToyGame, seat: Seat): readonly Thing[] {
  return [...state.cards.keys()].filter((thing) => {
    const { zone, owner, type } = cardAt(state, thing);
    return zone === 'deck' && owner === seat && type !== 'objective';
  });
}

export function drawCards(game: ToyGame, seat: Seat, n: number, cx?: ToyCx): Play {
  if (n <= 0) return DONE;
  const live: HappeningOf<'draw'> = { kind: 'draw', n, by: seat };
  return happen(game, live, () => drawing(game, seat, live.n), cx);
}

function* drawing(game: ToyGame, seat: Seat, n: number): Play {
  for (let i = 0; i < n; i++) {
    const deck = deckOf(game, seat);
    if (deck.length === 0) return;
    put(game, yield* draw(game, 'draw', deck, keyOfThing), 'hand');
  }
}
