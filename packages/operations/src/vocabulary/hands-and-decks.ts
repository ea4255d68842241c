import {
  because,
  type CardNo,
  DONE,
  EVERYBODY,
  knownBy,
  type Play,
  reveal,
  searchOut,
  shuffle,
} from '@holofoe/kernel';
import { AI_OWNER, COPIES, cardNo, idOf, kindOf } from '../cards/number.ts';
import type { Cx } from '../rules/battle.ts';
import { dealDamage } from '../rules/damage.ts';
import { tell } from '../rules/happening.ts';
import {
  aiHandSize,
  chooseDiscards,
  drawCards,
  handSizeOf,
  millCards,
  randomPlace,
} from '../rules/own-cards.ts';
import { playable, playCard } from '../rules/play-card.ts';
import { choose } from '../rules/topics.ts';
import { type Area, areaOf, foesOf, isAi, isPlayer, playerOf, sidesAgainst } from '../state.ts';
import { charactersFor, ownSide, pickCharacter, pickFoe, sourceOf } from './select.ts';
import type { WordsIn } from './words-in.ts';
import { CARD } from './worth.ts';

/** Discards from the AI's hand, as the AI chooses: face-up cards first, then the lowest of the five (OPS-29). */
function* aiDiscards({ game }: Cx, area: Area, count: number): Play {
  for (let left = count; left > 0 && area.deck.length > 0; left--) {
    const hand = area.deck.slice(0, aiHandSize(area));
    const open = hand.findIndex((place) => 'card' in place && place.by === EVERYBODY);
    const at = open >= 0 ? open : hand.length - 1;
    const card = yield* reveal(game, 'AI hand', area.deck, at, EVERYBODY, idOf);
    area.deck.splice(at, 1);
    area.discard.push(card);
    tell(game, { kind: 'discard', side: area.no, cards: [card] }, 'OPS-09');
  }
}

/** Places of the AI's hand that are not face up yet. */
function hiddenPlaces(cx: Cx): readonly number[] {
  const [ai] = sidesAgainst(cx.game.state, cx.seat);
  if (!ai || isAi(cx.seat)) return [];
  const hand = ai.deck.slice(0, aiHandSize(ai));
  const places: number[] = [];
  for (const [index, place] of hand.entries())
    if (!('card' in place) || place.by !== EVERYBODY) places.push(index);
  return places;
}

/** Takes the first copy that is in the deck out of it; undefined where none is. */
function takeCopy(cx: Cx): CardNo | undefined {
  const side = ownSide(cx);
  const kind = kindOf(cx.card);
  const owner = isAi(cx.seat) ? AI_OWNER : cx.seat;
  for (let copy = 0; copy < COPIES; copy++) {
    const card = cardNo(kind, owner, copy);
    if (card !== cx.card && searchOut(cx.game.state.hidden, side.deck, card)) return card;
  }
  return undefined;
}

function otherShielded(cx: Cx): number {
  return ownSide(cx).characters.filter((character) => character.card !== cx.card && character.shields > 0)
    .length;
}

/** Cards of hands and decks. */
export const HANDS_AND_DECKS: WordsIn<
  | 'draw'
  | 'discard'
  | 'foe discards'
  | 'foe loses top cards'
  | 'detect'
  | 'read a mind'
  | 'play a card'
  | 'fetch a copy'
> = {
  draw: {
    // The AI has no hand to draw into (OPS-09).
    can: (cx) => !isAi(cx.seat) && ownSide(cx).deck.length > 0,
    *run(cx, { cards }) {
      if (!isAi(cx.seat)) yield* drawCards(cx.game, playerOf(cx.game.state, cx.seat), cards);
    },
    worth: (_, { cards }) => cards * CARD,
    text: ({ cards }) => (cards === 1 ? 'draw a card' : `draw ${cards} cards`),
  },
  discard: {
    can: (cx, { cards }) => handSizeOf(ownSide(cx)) >= cards,
    *run(cx, { cards }) {
      const { state } = cx.game;
      if (isAi(cx.seat)) yield* aiDiscards(cx, areaOf(state, cx.seat), cards);
      else yield* chooseDiscards(cx.game, playerOf(state, cx.seat), cards, sourceOf(cx));
    },
    worth: (_, { cards }) => -cards * CARD,
    text: ({ cards }) =>
      cards === 1 ? 'discard a card from your hand' : `discard ${cards} cards from your hand`,
  },
  'foe discards': {
    can: (cx) => foesOf(cx.game.state, cx.seat).some((side) => handSizeOf(side) > 0),
    *run(cx, { cards }) {
      const foe = yield* pickFoe(
        cx,
        foesOf(cx.game.state, cx.seat).filter((side) => handSizeOf(side) > 0),
      );
      if (!foe) return;
      if (isPlayer(foe)) yield* chooseDiscards(cx.game, foe, cards, sourceOf(cx));
      else yield* aiDiscards(cx, areaOf(cx.game.state, foe.no), cards);
    },
    worth: (_, { cards }) => cards * CARD,
    text: ({ cards }) =>
      `force an opponent to choose and discard ${cards === 1 ? 'a card' : `${cards} cards`} from their hand`,
  },
  'foe loses top cards': {
    can: (cx) => otherShielded(cx) > 0 && foesOf(cx.game.state, cx.seat).some(({ deck }) => deck.length > 0),
    *run(cx) {
      const foe = yield* pickFoe(
        cx,
        foesOf(cx.game.state, cx.seat).filter(({ deck }) => deck.length > 0),
      );
      if (foe) yield* millCards(cx.game, foe, otherShielded(cx));
    },
    worth: (cx) => otherShielded(cx) * CARD,
    text: () =>
      "discard a card from the top of an opponent's deck for each of your other characters with shields",
  },
  detect: {
    can: (cx) => hiddenPlaces(cx).length > 0,
    *run(cx, { cards }) {
      const [ai] = sidesAgainst(cx.game.state, cx.seat);
      if (!ai) return;
      for (let left = cards; left > 0; left--) {
        const places = hiddenPlaces(cx);
        if (places.length === 0) return;
        const at = yield* choose(cx.game, cx.seat, 'detect', places, sourceOf(cx));
        const card = yield* reveal(cx.game, 'AI hand', ai.deck, at, EVERYBODY, idOf);
        tell(cx.game, { kind: 'detect', side: ai.no, card }, 'OPS-82');
      }
    },
    worth: () => CARD,
    text: ({ cards }) => `Detect ${cards === 1 ? 'a card' : `${cards} cards`} of the AI's hand`,
  },
  'read a mind': {
    can: (cx) => charactersFor(cx, { whose: 'foe' }).length > 0,
    *run(cx) {
      const { game, seat: side } = cx;
      const from = charactersFor(cx, { whose: 'foe' });
      const target = yield* pickCharacter(cx, 'hit', from);
      const foe = target && sidesAgainst(game.state, side).find(({ no }) => no === target.picked.side);
      if (!target || !foe || handSizeOf(foe) === 0) return;
      const pile = isPlayer(foe) ? foe.hand : foe.deck;
      const at = yield* randomPlace(game, pile, handSizeOf(foe));
      const by = isAi(side) ? 0 : knownBy([side]);
      const card = yield* reveal(game, 'hand at random', pile, at, by, idOf);
      const { cost } = kindOf(card);
      const told = { kind: 'looks at', side, card: null } as const;
      if (isAi(side)) tell(game, told);
      else tell(game, told, undefined, { to: [side], happening: { kind: 'looks at', side, card } });
      if (cost > 0) yield* dealDamage(game, target.picked, cost, { why: because(target) });
    },
    worth: (cx) => (sidesAgainst(cx.game.state, cx.seat).some((side) => handSizeOf(side) > 0) ? 1 : 0),
    text: () =>
      "choose an opponent's character, then look at a random card of that opponent's hand and deal damage to the character equal to the cost of the card",
  },
  'play a card': {
    can: (cx, { colour }) =>
      !isAi(cx.seat) && playable(cx.game, playerOf(cx.game.state, cx.seat), colour).length > 0,
    *run(cx, { colour }) {
      const player = playerOf(cx.game.state, cx.seat);
      const open = playable(cx.game, player, colour);
      if (open.length === 0) return;
      const card = yield* choose(cx.game, cx.seat, 'play a card', open, sourceOf(cx));
      yield* playCard(cx.game, player, card);
    },
    worth: () => CARD,
    text: ({ colour }) => `play a ${colour} card from your hand, paying its cost`,
  },
  'fetch a copy': {
    can: (cx) => ownSide(cx).deck.length > 0,
    run(cx) {
      const { game } = cx;
      const side = ownSide(cx);
      const copy = takeCopy(cx);
      side.deck = shuffle(game.state.hidden, side.deck);
      tell(game, { kind: 'shuffle', side: side.no, cards: 0 });
      if (copy === undefined) return DONE;
      if (isPlayer(side)) {
        side.hand.push({ card: copy, by: EVERYBODY });
        tell(game, { kind: 'to hand', side: side.no, card: copy });
      } else {
        side.deck.unshift({ card: copy, by: EVERYBODY });
        tell(game, { kind: 'to deck', side: side.no, card: copy, where: 'top' }, 'OPS-09');
      }
      return DONE;
    },
    worth: () => CARD,
    text: () => 'search your deck for a copy of it, reveal it and add it to your hand, and shuffle your deck',
  },
};
