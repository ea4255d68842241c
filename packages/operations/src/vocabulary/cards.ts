import {
  type CardNo,
  choose,
  EVERYBODY,
  fewest,
  knownBy,
  most,
  type Play,
  type Priority,
  rank,
  reveal,
  searchOut,
  shuffle,
} from '@holofoe/kernel';
import { type InPool, keyOfDie } from '../ai/dice-of-players.ts';
import { SUPPORT_TARGET } from '../ai/priorities.ts';
import { targetOf } from '../ai/targets.ts';
import { AI_OWNER, cardNo, idOf, kindOf, ownerOf } from '../cards/number.ts';
import { dealDamage } from '../rules/damage.ts';
import { removeDie, shownValue } from '../rules/dice.ts';
import { happen } from '../rules/happening.ts';
import {
  discardSupport,
  holderOf,
  isCharacter,
  moveUpgrade,
  takeDiceOf,
  takeOutSupport,
} from '../rules/in-play.ts';
import {
  aiHandSize,
  chooseDiscards,
  drawCards,
  handSizeOf,
  millCards,
  randomPlace,
} from '../rules/own-cards.ts';
import { playable, playCard } from '../rules/play-card.ts';
import {
  type Area,
  type Attached,
  aiOf,
  areaOf,
  type Battle,
  type Cx,
  foesOf,
  isAi,
  isPlayer,
  MOST_UPGRADES,
  playerOf,
  type Side,
  type Support,
  sidesAgainst,
} from '../rules/state.ts';
import { charactersFor, diceFor, ownSide, pickCharacter, pickDie, pickFoe, sourceOf } from './select.ts';
import type { WordsIn } from './words.ts';
import { CARD, REMOVED } from './worth.ts';

/** Discards from the AI's hand, as the AI chooses: face-up cards first, then the lowest of the five (OPS-29). */
function* aiDiscards({ game }: Cx, area: Area, count: number): Play {
  for (let left = count; left > 0 && area.deck.length > 0; left--) {
    const hand = area.deck.slice(0, aiHandSize(area));
    const open = hand.findIndex((place) => 'card' in place && place.by === EVERYBODY);
    const at = open >= 0 ? open : hand.length - 1;
    const card = yield* reveal(game, 'AI hand', area.deck, at, EVERYBODY, idOf);
    area.deck.splice(at, 1);
    area.discard.push(card);
    happen(game, { kind: 'discard', side: area.no, cards: [card] }, 'OPS-09');
  }
}

/** Supports of the other side, and by OPS-88 of teammates. */
function supportsOf(cx: Cx, isMeant: (support: Support) => boolean): readonly Support[] {
  return foesOf(cx.game.state, cx.side)
    .flatMap(({ supports }) => supports)
    .filter(isMeant);
}

function* pickSupport(cx: Cx, topic: string, from: readonly Support[]): Play<Support | undefined> {
  if (isAi(cx.side)) return rank<Support, Battle>(cx.game, topic, SUPPORT_TARGET, from, ({ card }) => card);
  return from.length < 2
    ? from[0]
    : yield* choose(cx.game, cx.side, topic, from, ({ card }) => card, sourceOf(cx));
}

/** What can be exhausted: the support, or the upgrade itself and not its character. */
function readyState(cx: Cx): { ready: boolean } | undefined {
  const holder = holderOf(cx.game.state, cx.card);
  if (!holder) return undefined;
  if (holder.card === cx.card) return holder;
  return [...holder.upgrades, ...holder.downgrades].find(({ card }) => card === cx.card);
}

/** Places of the AI's hand that are not face up yet. */
function hiddenPlaces(cx: Cx): readonly number[] {
  const [ai] = sidesAgainst(cx.game.state, cx.side);
  if (!ai || isAi(cx.side)) return [];
  const hand = ai.deck.slice(0, aiHandSize(ai));
  return hand.flatMap((place, index) => ('card' in place && place.by === EVERYBODY ? [] : [index]));
}

/** General Grievous: upgrades of the character that is being defeated, abilities excepted. */
function upgradesToTake(cx: Cx): readonly Attached[] {
  const own = holderOf(cx.game.state, cx.card);
  if (!own || own.upgrades.length >= MOST_UPGRADES) return [];
  return cx.character?.upgrades.filter(({ card }) => !kindOf(card).subtypes.includes('ability')) ?? [];
}

/** "Mauler" Mithel: own vehicle dice that show ranged damage. */
function strafingDice(cx: Cx): readonly InPool[] {
  return diceFor(cx, { whose: 'own', subtype: 'vehicle', showing: 'ranged' });
}

/** Vehicles of the other side. */
function vehicles(cx: Cx): readonly Support[] {
  return sidesAgainst(cx.game.state, cx.side)
    .flatMap(({ supports }) => supports)
    .filter(({ card }) => kindOf(card).subtypes.includes('vehicle'));
}

function falls({ game: { state } }: Cx, { side, die }: InPool, { card, damage }: Support): boolean {
  return damage + shownValue(state, side, die) >= kindOf(card).cost;
}

/** The AI does it only where a vehicle falls. */
function toWreck(cx: Cx): readonly Support[] {
  return isAi(cx.side)
    ? vehicles(cx).filter((vehicle) => strafingDice(cx).some((die) => falls(cx, die, vehicle)))
    : vehicles(cx);
}

/** OPS-30: the AI gives the least that is enough. */
function dieToWreck(cx: Cx, vehicle: Support): InPool | undefined {
  const enough = strafingDice(cx).filter((die) => falls(cx, die, vehicle));
  const by: Priority<InPool, Battle> = [
    fewest('OPS-30', 'damage', ({ side, die }, { state }) => shownValue(state, side, die)),
  ];
  return rank(cx.game, 'remove die', by, enough, keyOfDie);
}

/** Takes the first copy that is in the deck out of it; undefined where none is. */
function takeCopy(cx: Cx): CardNo | undefined {
  const side = ownSide(cx);
  const kind = kindOf(cx.card);
  const owner = isAi(cx.side) ? AI_OWNER : cx.side;
  for (let copy = 0; copy < COPIES; copy++) {
    const card = cardNo(kind, owner, copy);
    if (card !== cx.card && searchOut(cx.game.state.hidden, side.deck, card)) return card;
  }
  return undefined;
}

const COPIES = 16;

/** An upgrade on a teammate's character goes back to the one who brought it. */
function ownerSide({ game: { state }, side, card }: Cx): Side {
  const owner = ownerOf(card);
  return owner === AI_OWNER ? aiOf(state, side) : playerOf(state, owner);
}

export const CARDS: WordsIn<
  Cx,
  | 'draw'
  | 'discard'
  | 'foe discards'
  | 'foe loses top cards'
  | 'detect'
  | 'read a mind'
  | 'play a card'
  | 'fetch a copy'
  | 'put itself under the deck'
  | 'return itself'
  | 'exhaust itself'
  | 'exhaust a support'
  | 'discard a support'
  | 'wreck a vehicle'
  | 'take an upgrade'
> = {
  draw: {
    // The AI has no hand to draw into (OPS-09).
    can: (cx) => !isAi(cx.side) && ownSide(cx).deck.length > 0,
    *run(cx, { cards }) {
      if (!isAi(cx.side)) yield* drawCards(cx.game, playerOf(cx.game.state, cx.side), cards);
    },
    worth: (_, { cards }) => cards * CARD,
    text: ({ cards }) => (cards === 1 ? 'draw a card' : `draw ${cards} cards`),
  },
  discard: {
    can: (cx, { cards }) => handSizeOf(ownSide(cx)) >= cards,
    *run(cx, { cards }) {
      const { state } = cx.game;
      if (isAi(cx.side)) yield* aiDiscards(cx, areaOf(state, cx.side), cards);
      else yield* chooseDiscards(cx.game, playerOf(state, cx.side), cards, String(sourceOf(cx)));
    },
    worth: (_, { cards }) => -cards * CARD,
    text: ({ cards }) =>
      cards === 1 ? 'discard a card from your hand' : `discard ${cards} cards from your hand`,
  },
  'foe discards': {
    can: (cx) => foesOf(cx.game.state, cx.side).some((side) => handSizeOf(side) > 0),
    *run(cx, { cards }) {
      const foe = yield* pickFoe(
        cx,
        foesOf(cx.game.state, cx.side).filter((side) => handSizeOf(side) > 0),
      );
      if (!foe) return;
      if (isPlayer(foe)) yield* chooseDiscards(cx.game, foe, cards, String(sourceOf(cx)));
      else yield* aiDiscards(cx, areaOf(cx.game.state, foe.no), cards);
    },
    worth: (_, { cards }) => cards * CARD,
    text: ({ cards }) =>
      `force an opponent to choose and discard ${cards === 1 ? 'a card' : `${cards} cards`} from their hand`,
  },
  'foe loses top cards': {
    can: (cx) => otherShielded(cx) > 0 && foesOf(cx.game.state, cx.side).some(({ deck }) => deck.length > 0),
    *run(cx) {
      const foe = yield* pickFoe(
        cx,
        foesOf(cx.game.state, cx.side).filter(({ deck }) => deck.length > 0),
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
      const [ai] = sidesAgainst(cx.game.state, cx.side);
      if (!ai) return;
      for (let left = cards; left > 0; left--) {
        const places = hiddenPlaces(cx);
        const [first] = places;
        if (first === undefined) return;
        const at =
          places.length === 1
            ? first
            : yield* choose(cx.game, cx.side, 'detect', places, (place) => place, sourceOf(cx));
        const card = yield* reveal(cx.game, 'AI hand', ai.deck, at, EVERYBODY, idOf);
        happen(cx.game, { kind: 'detect', side: ai.no, card }, 'OPS-82');
      }
    },
    worth: () => CARD,
    text: ({ cards }) => `Detect ${cards === 1 ? 'a card' : `${cards} cards`} of the AI's hand`,
  },
  'read a mind': {
    can: (cx) => charactersFor(cx, { whose: 'foe' }).length > 0,
    *run(cx) {
      const { game, side } = cx;
      const from = charactersFor(cx, { whose: 'foe' });
      const target = isAi(side) ? targetOf(game, from, 'hit') : yield* pickCharacter(cx, 'hit', from);
      const foe = target && sidesAgainst(game.state, side).find(({ no }) => no === target.side);
      if (!target || !foe || handSizeOf(foe) === 0) return;
      const pile = isPlayer(foe) ? foe.hand : foe.deck;
      const at = yield* randomPlace(game, pile, handSizeOf(foe));
      const by = isAi(side) ? 0 : knownBy([side]);
      const card = yield* reveal(game, 'hand at random', pile, at, by, idOf);
      const { cost } = kindOf(card);
      const told = { kind: 'looks at', side, card: null } as const;
      if (isAi(side)) happen(game, told);
      else happen(game, told, undefined, { to: [side], happening: { kind: 'looks at', side, card } });
      if (cost > 0) yield* dealDamage(game, target, cost);
    },
    worth: (cx) => (sidesAgainst(cx.game.state, cx.side).some((side) => handSizeOf(side) > 0) ? 1 : 0),
    text: () =>
      "choose an opponent's character, then look at a random card of that opponent's hand and deal damage to the character equal to the cost of the card",
  },
  'play a card': {
    can: (cx, { colour }) =>
      !isAi(cx.side) && playable(cx.game, playerOf(cx.game.state, cx.side), colour).length > 0,
    *run(cx, { colour }) {
      const player = playerOf(cx.game.state, cx.side);
      const open = playable(cx.game, player, colour);
      const [first] = open;
      if (first === undefined) return;
      const card =
        open.length === 1
          ? first
          : yield* choose(cx.game, cx.side, 'play a card', open, (each) => each, sourceOf(cx));
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
      happen(game, { kind: 'shuffle', side: side.no, cards: 0 });
      if (copy === undefined) return undefined;
      if (isPlayer(side)) {
        side.hand.push({ card: copy, by: EVERYBODY });
        happen(game, { kind: 'to hand', side: side.no, card: copy });
      } else {
        side.deck.unshift({ card: copy, by: EVERYBODY });
        happen(game, { kind: 'to deck', side: side.no, card: copy, where: 'top' }, 'OPS-09');
      }
      return undefined;
    },
    worth: () => CARD,
    text: () => 'search your deck for a copy of it, reveal it and add it to your hand, and shuffle your deck',
  },
  'put itself under the deck': {
    can: (cx) => holderOf(cx.game.state, cx.card) !== undefined,
    run(cx) {
      const { game, card } = cx;
      const holder = holderOf(game.state, card);
      const index = holder?.upgrades.findIndex((each) => each.card === card) ?? -1;
      if (!holder || index < 0) return undefined;
      holder.upgrades.splice(index, 1);
      takeDiceOf(game.state, card);
      ownerSide(cx).deck.push({ card, by: EVERYBODY });
      happen(game, { kind: 'to deck', side: cx.side, card, where: 'bottom' });
      return undefined;
    },
    worth: () => -REMOVED,
    text: () => 'put this card on the bottom of your deck',
  },
  'return itself': {
    can: (cx) => ownSide(cx).supports.some(({ card }) => card === cx.card),
    run(cx) {
      const side = ownSide(cx);
      const support = side.supports.find(({ card }) => card === cx.card);
      if (!support) return undefined;
      takeOutSupport(cx.game, support);
      if (isPlayer(side)) {
        side.hand.push({ card: cx.card, by: EVERYBODY });
        happen(cx.game, { kind: 'to hand', side: side.no, card: cx.card });
      } else {
        side.deck.unshift({ card: cx.card, by: EVERYBODY });
        happen(cx.game, { kind: 'to deck', side: side.no, card: cx.card, where: 'top' }, 'OPS-09');
      }
      return undefined;
    },
    // A support in play is worth its dice, which are more than the resources for it.
    worth: () => -1,
    text: () => "return this card from play to its owner's hand",
  },
  'exhaust itself': {
    can: (cx) => readyState(cx)?.ready === true,
    run(cx) {
      const state = readyState(cx);
      if (state) state.ready = false;
      happen(cx.game, { kind: 'exhaust', card: cx.card });
      return undefined;
    },
    worth: () => 0,
    text: () => 'exhaust this card',
  },
  'exhaust a support': {
    can: (cx) => supportsOf(cx, ({ ready }) => ready).length > 0,
    *run(cx) {
      const support = yield* pickSupport(
        cx,
        'exhaust a support',
        supportsOf(cx, ({ ready }) => ready),
      );
      if (!support) return;
      support.ready = false;
      happen(cx.game, { kind: 'exhaust', card: support.card });
    },
    worth: () => REMOVED,
    text: () => 'exhaust a support',
  },
  'discard a support': {
    can: (cx, { costUpTo }) => cheapSupports(cx, costUpTo).length > 0,
    *run(cx, { costUpTo }) {
      const support = yield* pickSupport(cx, 'discard a support', cheapSupports(cx, costUpTo));
      if (support) discardSupport(cx.game, support);
    },
    worth: () => REMOVED,
    text: ({ costUpTo }) => `discard a support that costs ${costUpTo} or less from play`,
  },
  'wreck a vehicle': {
    can: (cx) => strafingDice(cx).length > 0 && toWreck(cx).length > 0,
    *run(cx) {
      const chosen = isAi(cx.side) ? undefined : yield* pickDie(cx, 'remove die', strafingDice(cx));
      const vehicle = yield* pickSupport(cx, 'wreck a vehicle', toWreck(cx));
      const die = chosen ?? (vehicle && dieToWreck(cx, vehicle));
      if (!die || !vehicle) return;
      vehicle.damage += shownValue(cx.game.state, die.side, die.die);
      removeDie(cx.game, die.side, die.die);
      if (vehicle.damage >= kindOf(vehicle.card).cost) discardSupport(cx.game, vehicle);
    },
    worth: (cx) => (toWreck(cx).length > 0 ? REMOVED : 0),
    text: () =>
      'remove one of your vehicle dice showing ranged damage to place that damage on a vehicle in play, and discard the vehicle if its damage reaches its cost',
  },
  'take an upgrade': {
    can: (cx) => upgradesToTake(cx).length > 0,
    *run(cx) {
      const { game, side } = cx;
      const own = holderOf(game.state, cx.card);
      const open = upgradesToTake(cx);
      const by: Priority<Attached, Battle> = [most('OPS-14', 'cost', ({ card }) => kindOf(card).cost)];
      const upgrade = isAi(side)
        ? rank(game, 'take an upgrade', by, open, ({ card }) => card)
        : open.length < 2
          ? open[0]
          : yield* choose(game, side, 'take an upgrade', open, ({ card }) => card, sourceOf(cx));
      if (upgrade && cx.character && own && isCharacter(own)) moveUpgrade(game, upgrade, cx.character, own);
    },
    worth: () => 1,
    text: () => 'move one of its upgrades that is no ability to this character',
  },
};

function cheapSupports(cx: Cx, costUpTo: number): readonly Support[] {
  return supportsOf(cx, ({ card }) => kindOf(card).cost <= costUpTo);
}

function otherShielded(cx: Cx): number {
  return ownSide(cx).characters.filter((character) => character.card !== cx.card && character.shields > 0)
    .length;
}
