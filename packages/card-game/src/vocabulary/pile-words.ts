import {
  allowed,
  draw,
  EVERYBODY,
  happen,
  happenTogether,
  inTurn,
  type Live,
  type Play,
  type Thing,
  thingOfSeat,
} from '@holofoe/kernel';
import { ownerOf } from '../cards/catalogue.ts';
import { discardFromDeck } from '../rules/discard.ts';
import { drawCards } from '../rules/draw.ts';
import { keyOfThing } from '../rules/keys.ts';
import { canLeave, leave } from '../rules/leaving.ts';
import { type KnownBy, putAway, putInDiscard } from '../rules/piles.ts';
import { faceOf, facesOf, isUnseen } from '../rules/unseen.ts';
import { spotOf, takeUp, whereIs } from '../rules/zones.ts';
import { inPlay, playerOf } from '../state.ts';
import type { How } from '../terms/happening.ts';
import type { PileWord } from '../terms/pile-words.ts';
import type { CardGame, CardGameCx, HappeningOf } from '../terms/words.ts';
import { does, many, ofPile, outOf, ownersPile } from './phrases.ts';
import { seatsOf, signFor } from './players.ts';
import type { WordsIn } from './words-in.ts';
import { harm, pointsFor, sumOver } from './worth.ts';

/** Words about cards of hands, decks and discard piles. */
export const PILE_WORDS: WordsIn<PileWord<CardGame>> = {
  draw: {
    slots: { n: 'amount' },
    can: (cx, { n, who }) =>
      n > 0 && seatsOf(cx, who).some((seat) => allowed(cx.game, 'draw', thingOfSeat(seat))),
    run: (cx, { n, who }) => inTurn(seatsOf(cx, who), (seat) => drawCards(cx.game, seat, n, cx)),
    worth: (cx, { n, who }) => seatsOf(cx, who).reduce((sum, seat) => sum + signFor(cx, seat) * n, 0),
    text: ({ n, who }) => {
      const cards = n === 'up to your reserve' ? n : many(n, 'card');
      return does(who, `draw ${cards}`, `draws ${cards}`);
    },
  },
  mill: {
    slots: { n: 'amount' },
    can: (cx, { n, who }) =>
      n > 0 && seatsOf(cx, who).some((seat) => playerOf(cx.game.state, seat).deck.length > 0),
    *run(cx, { n, who }) {
      const gone: Thing[] = [];
      for (const seat of seatsOf(cx, who))
        for (let left = n; left > 0; left--) {
          const card = yield* discardFromDeck(cx.game, seat, cx.seat, cx);
          if (card === undefined) break;
          gone.push(card);
        }
      cx.it = gone;
    },
    worth: (cx, { n, who }) => seatsOf(cx, who).reduce((sum, seat) => sum - signFor(cx, seat) * n, 0),
    text: ({ n, who }) => {
      return does(
        who,
        `discard ${ofPile('top', n, 'your deck')}`,
        `discards ${ofPile('top', n, 'the deck')}`,
      );
    },
  },
  discard: {
    slots: { what: 'cards' },
    can: (cx, { what }) => what.some((thing) => isDiscardable(cx, thing)),
    *run(cx, { what }) {
      cx.x = what.length;
      yield* discardTogether(cx, yield* facesOf(cx.game, what));
    },
    worth: (cx, { what }) => sumOver(what, (thing) => harm(cx, thing)),
    text: ({ what }) => `discard ${outOf(what)}`,
  },
  choose: {
    slots: { what: 'cards' },
    can: (_, { what }) => what.length > 0,
    *run() {},
    worth: () => 0,
    // LCG-29, LCG-55: what is chosen is spared what happens to the others.
    wish: (cx, { what }) => sumOver(what, (thing) => -harm(cx, thing) * pointsFor(thing)),
    text: ({ what }) => `choose ${what}`,
  },
  reveal: {
    slots: { what: 'cards' },
    can: (cx, { what }) =>
      what.some((thing) => isUnseen(thing) || spotOf(cx.game.state, thing) !== undefined),
    *run(cx, { what }) {
      const shown: Thing[] = [];
      for (const thing of what) shown.push(yield* faceOf(cx.game, thing));
      yield* inTurn(shown, (card) => show(cx, card));
      cx.it = shown;
    },
    // LCG-55: what is shown of the own deck is what a search takes.
    worth: ({ game: { state }, seat }, { what }) =>
      what.filter((thing) => state.looking?.of === seat && state.looking.cards.includes(thing)).length,
    text: ({ what }) => `reveal ${what}`,
  },
  move: {
    slots: { what: 'cards' },
    can: (cx, { what }) => what.some((thing) => canMove(cx, thing)),
    *run(cx, { what, to }) {
      const things = to.endsWith('of deck') ? yield* inRandomOrder(cx, what) : what;
      const there = things.filter((thing) => inPlay(cx.game.state, thing));
      if (there.length > 0) yield* leave(cx.game, there, HOW[to], cx.seat, cx, to);
      for (const thing of things) if (!there.includes(thing)) yield* move(cx, thing, to);
    },
    worth: (cx, { what, to }) =>
      sumOver(what, (thing) => {
        if (inPlay(cx.game.state, thing) && !isGoing(cx, thing)) return harm(cx, thing) * pointsFor(thing);
        // LCG-55: looking at the player's deck puts the dearest to the bottom.
        if (to === 'bottom of deck') return harm(cx, thing);
        return to === 'hand' ? -harm(cx, thing) : 0;
      }),
    text: ({ what, to }) => ORDERS[to](outOf(what)),
  },
};

type MoveTo = Extract<PileWord<CardGame>, { readonly do: 'move' }>['to'];

const HOW: { readonly [T in MoveTo]: How } = {
  hand: 'returned',
  'top of deck': 'tucked',
  'bottom of deck': 'tucked',
  'shuffled into deck': 'tucked',
  'out of the game': 'removed',
};

const ORDERS: { readonly [T in MoveTo]: (what: string) => string } = {
  hand: (what) => `return ${what} to ${ownersPile(what, 'hand')}`,
  'top of deck': (what) => `put ${what} on top of ${ownersPile(what, 'deck')}`,
  'bottom of deck': (what) => `put ${what} on the bottom of ${ownersPile(what, 'deck')}`,
  'shuffled into deck': (what) => `shuffle ${what} into ${ownersPile(what, 'deck')}`,
  'out of the game': (what) => `remove ${what} from the game`,
};

function isDiscardable({ game: { state } }: CardGameCx, thing: Thing): boolean {
  if (isUnseen(thing)) return true;
  const where = spotOf(state, thing)?.where;
  return where === 'hand' || where === 'captured' || (where === 'deck' && state.looking !== null);
}

/** A card of a hand, a captive or one that is looked at. */
function discardTogether(cx: CardGameCx, cards: readonly Thing[]): Play {
  const { game } = cx;
  const lives = cards.map((card): HappeningOf<'discards'> => {
    const where = spotOf(game.state, card)?.where;
    const from = where === 'deck' || where === 'captured' ? where : 'hand';
    return { kind: 'discards', card, from, by: cx.seat };
  });
  const away = (live: Live<CardGame>) => {
    if (live.card === undefined || !spotOf(game.state, live.card)) {
      live.off = 'cancelled';
      return;
    }
    takeUp(game, live.card);
    putInDiscard(game, live.card);
  };
  return happenTogether(game, lives, away, cx);
}

/** Everybody knows it now, where it lies. */
function show(cx: CardGameCx, card: Thing): Play {
  const turn = () => {
    const spot = spotOf(cx.game.state, card);
    const place = spot?.pile[spot.index];
    if (spot && typeof place === 'object')
      Object.assign(spot.pile, { [spot.index]: { card, by: EVERYBODY } });
    return undefined;
  };
  return happen(cx.game, { kind: 'reveals', card, by: cx.seat }, turn, cx);
}

/** It leaves play whatever is done: it does so now, or what it is attached to. */
function isGoing({ game: { state }, now }: CardGameCx, thing: Thing): boolean {
  return (
    now?.kind === 'leaves' && !now.off && (now.card === thing || inPlay(state, thing)?.host === now.card)
  );
}

function canMove({ game }: CardGameCx, thing: Thing): boolean {
  if (inPlay(game.state, thing)) return canLeave(game, thing, 'returned');
  return isUnseen(thing) || spotOf(game.state, thing) !== undefined;
}

/** From a pile to another one; who knew the card knows it there. */
function* move(cx: CardGameCx, thing: Thing, to: MoveTo): Play {
  const { game, seat } = cx;
  const card = yield* faceOf(game, thing);
  const from = whereIs(game.state, card);
  if (from === undefined || from === 'play') return;
  const isOpen = from === 'discard' || from === 'victory pile' || from === 'edge stack';
  const by: KnownBy = isOpen ? 'all' : from === 'hand' ? ownerOf(card) : seat;
  const live: HappeningOf<'moves'> = { kind: 'moves', card, to, open: isOpen, by: seat };
  const go = () => {
    takeUp(game, card);
    putAway(game, card, to, by);
    return undefined;
  };
  yield* happen(game, live, go, cx);
}

function* inRandomOrder({ game }: CardGameCx, things: readonly Thing[]): Play<readonly Thing[]> {
  const left = [...things];
  const order: Thing[] = [];
  while (left.length > 1) {
    const next = yield* draw(game, 'random order', left, keyOfThing);
    left.splice(left.indexOf(next), 1);
    order.push(next);
  }
  return [...order, ...left];
}
