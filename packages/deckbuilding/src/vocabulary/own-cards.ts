import { because, type CardNo, DONE, faceUp, type Play } from '@holofoe/kernel';
import { dearest, isShuttle, strongest } from '../bot/criteria.ts';
import { deploy, revealOneMore } from '../bot/deployment.ts';
import {
  discardDrawn,
  exileDiscardedShuttles,
  exileDrawnShuttle,
  hasDiscardedShuttle,
  mightGiveUp,
  takeDrawn,
  wantsToDiscard,
} from '../bot/giving-up.ts';
import { kindOf } from '../cards/catalogue.ts';
import type { Fetched, Word } from '../cards/words.ts';
import { discardFromHand } from '../rules/discard.ts';
import type { Cx } from '../rules/duel.ts';
import { happen } from '../rules/happening.ts';
import { findInPlay } from '../rules/in-play.ts';
import {
  addToHand,
  drawCards,
  exileFromPlay,
  exileOwn,
  handCards,
  takeFromDiscard,
} from '../rules/own-cards.ts';
import { chooseSome, select } from '../rules/topics.ts';
import { isBot, type Side, sideOf } from '../state.ts';
import { WORTH } from './values.ts';
import type { WordsIn } from './words-in.ts';

type OwnCards = Extract<
  Word,
  { do: 'draw' | 'discard a card' | 'exile' | 'exile one' | 'exile itself' | 'fetch' | 'take in hand' }
>;

/** Words about one's own deck, hand, discard pile and play area. */
export const OWN_CARDS: WordsIn<OwnCards['do']> = {
  draw: {
    can: (cx) => own(cx).deck.length + own(cx).discard.length > 0,
    run: (cx, { cards }) => (forBot(cx) ? revealMore(cx, cards) : drawCards(cx.game, cx.seat, cards)),
    worth: (cx, { cards }) => Math.min(cards, own(cx).deck.length + own(cx).discard.length) * WORTH.card,
    text: ({ cards }) => (cards === 1 ? 'draw a card' : `draw ${cards} cards`),
  },
  'discard a card': {
    can: (cx) =>
      forBot(cx)
        ? mightGiveUp(cx.game.state, cx.seat, wantsToDiscard(cx.game.state, cx.card))
        : own(cx).hand.length > 0,
    *run(cx) {
      const { game, seat, card } = cx;
      if (forBot(cx)) return discardDrawn(game, seat, card);
      const given = yield* select(game, seat, 'discard', handCards(own(cx)), [], card);
      if (given) yield* discardFromHand(game, seat, given.picked);
    },
    worth: () => 0 - WORTH.card / 2,
    text: () => 'discard a card from your hand',
  },
  exile: {
    can: (cx) =>
      forBot(cx) ? hasDiscardedShuttle(cx.game.state, cx.seat) : handAndDiscard(own(cx)).length > 0,
    *run(cx, { upTo }) {
      const { game, seat, card } = cx;
      if (forBot(cx)) return exileDiscardedShuttles(game, seat, upTo);
      const from = handAndDiscard(own(cx));
      if (from.length === 0) return;
      const most = Math.min(upTo, from.length);
      for (const given of yield* chooseSome(game, seat, 'exile', from, { min: 0, max: most }, card))
        exileOwn(game, seat, given);
    },
    worth: (cx, { upTo }) => weakCards(cx, upTo) * WORTH.exileWeakCard,
    text: ({ upTo }) =>
      upTo === 1
        ? 'exile up to 1 card from your hand or discard pile'
        : `exile up to ${upTo} cards from your hand and discard pile`,
  },
  'exile one': {
    can(cx, { from }) {
      if (forBot(cx)) {
        const { state } = cx.game;
        return from === 'hand' ? mightGiveUp(state, cx.seat, isShuttle) : hasDiscardedShuttle(state, cx.seat);
      }
      return candidates(own(cx), from).length > 0;
    },
    *run(cx, { from }) {
      const { game, seat, card } = cx;
      if (forBot(cx))
        return from === 'hand' ? exileDrawnShuttle(game, seat) : exileDiscardedShuttles(game, seat, 1);
      const given = yield* select(game, seat, 'exile one', candidates(own(cx), from), [], card);
      if (given) exileOwn(game, seat, given.picked);
    },
    worth: (cx) => weakCards(cx, 1) * WORTH.exileWeakCard,
    text: ({ from }) =>
      from === 'hand' ? 'exile a card from your hand' : 'exile a card from your hand or discard pile',
  },
  'exile itself': {
    can: (cx) => findInPlay(own(cx), cx.card) !== undefined,
    run({ game, seat, card }) {
      exileFromPlay(game, seat, card);
      return DONE;
    },
    worth: ({ card }) => 0 - kindOf(card).cost / 2,
    text: () => 'exile this card',
  },
  fetch: {
    can: (cx, { what }) => own(cx).discard.some(FETCHED[what]),
    *run(cx, { what }) {
      const { game, seat, card } = cx;
      const wanted = own(cx).discard.filter(FETCHED[what]);
      const rule = what === 'bounty-hunter' ? 'DBG-44' : 'DBG-18';
      const choice = yield* select(game, seat, 'fetch', wanted, [dearest(rule), strongest(rule)], card);
      if (!choice) return;
      const fetched = choice.picked;
      takeFromDiscard(own(cx), fetched);
      happen(game, { kind: 'fetch', seat, card: fetched }, because(choice, forBot(cx) ? rule : undefined));
      yield* toHand(cx, fetched);
    },
    worth: (cx, { what }) =>
      Math.max(
        0,
        ...own(cx)
          .discard.filter(FETCHED[what])
          .map((card) => kindOf(card).cost),
      ),
    text: ({ what }) => `take a ${FETCHED_TEXT[what]} from your discard pile into your hand`,
  },
  'take in hand': {
    can: (cx) => own(cx).discard.includes(cx.card) || onTopOfDeck(own(cx), cx.card),
    *run(cx) {
      if (onTopOfDeck(own(cx), cx.card)) own(cx).deck.shift();
      else if (own(cx).discard.includes(cx.card)) takeFromDiscard(own(cx), cx.card);
      else return;
      happen(cx.game, { kind: 'fetch', seat: cx.seat, card: cx.card });
      yield* toHand(cx, cx.card);
    },
    worth: ({ card }) => kindOf(card).attack,
    text: () => 'put this card into your hand',
  },
};

function* toHand(cx: Cx, card: CardNo): Play {
  hold(cx, card);
  yield* playHeld(cx, card);
}

/** A card comes to a person's hand, or, since the bot has none, among the cards that it is about to play. */
export function hold(cx: Cx, card: CardNo): void {
  if (forBot(cx)) own(cx).drawn.unshift(faceUp(card));
  else addToHand(cx.game.state, cx.seat, card);
}

/** DBG-17: "add to hand" means play at once. */
export function* playHeld(cx: Cx, card: CardNo): Play {
  if (!forBot(cx)) return;
  takeDrawn(cx.game.state, cx.seat, card);
  yield* deploy(cx.game, cx.seat, card);
}

function* revealMore({ game, seat }: Cx, cards: number): Play {
  for (let i = 0; i < cards; i++) yield* revealOneMore(game, seat);
}

export function forBot({ game, seat }: Cx): boolean {
  return isBot(game.state, seat);
}

const FETCHED: Readonly<Record<Fetched, (card: CardNo) => boolean>> = {
  trooper: (card) => kindOf(card).traits.includes('trooper'),
  'bounty-hunter': (card) => kindOf(card).traits.includes('bounty-hunter'),
  'unique unit': (card) => kindOf(card).unique && kindOf(card).type === 'unit',
};

const FETCHED_TEXT: Readonly<Record<Fetched, string>> = {
  trooper: 'Trooper',
  'bounty-hunter': 'Bounty Hunter',
  'unique unit': 'unique unit',
};

function own({ game, seat }: Cx): Side {
  return sideOf(game.state, seat);
}

function handAndDiscard(side: Side): CardNo[] {
  return [...handCards(side), ...side.discard];
}

function candidates(side: Side, from: 'hand' | 'hand or discard'): CardNo[] {
  return from === 'hand' ? handCards(side) : handAndDiscard(side);
}

function onTopOfDeck(side: Side, card: CardNo): boolean {
  const [top] = side.deck;
  return top !== undefined && 'card' in top && top.card === card;
}

/** Starters are what a deck is glad to be rid of. */
function weakCards(cx: Cx, upTo: number): number {
  return Math.min(upTo, handAndDiscard(own(cx)).filter((card) => kindOf(card).cost === 0).length);
}
