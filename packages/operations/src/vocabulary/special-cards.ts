import {
  because,
  type CardNo,
  type Choice,
  DONE,
  EVERYBODY,
  fewest,
  knownBy,
  most,
  type Play,
  type Priority,
  plainly,
  rank,
  reveal,
  searchOut,
  shuffle,
} from '@holofoe/kernel';
import { CARD_TARGET, noRoomOn } from '../ai/priorities.ts';
import { AI_OWNER, COPIES, cardNo, idOf, kindOf } from '../cards/number.ts';
import { thatCharacter } from '../rules/about.ts';
import type { Battle, Cx } from '../rules/battle.ts';
import { dealDamage } from '../rules/damage.ts';
import { faceOf, kindOfDie, removeDie, shownValue } from '../rules/dice.ts';
import { tell } from '../rules/happening.ts';
import { discardSupport, holderOf, isCharacter } from '../rules/in-play.ts';
import { aiHandSize, handSizeOf, randomPlace, tellLook } from '../rules/own-cards.ts';
import { moveAttached } from '../rules/play-card.ts';
import { thingOfDie } from '../rules/things.ts';
import { choose, keyOfCard, keyOfDie } from '../rules/topics.ts';
import { type Attached, type InPool, isAi, isPlayer, type Support, sidesAgainst } from '../state.ts';
import type { Procedure } from './procedure.ts';
import { ownSide, pickVictim, sourceOf, victims } from './select.ts';
import { CARD, REMOVED } from './worth.ts';

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

/** OPS-82 */
export const DETECT: Procedure = {
  can: (cx) => hiddenPlaces(cx).length > 0,
  *run(cx) {
    const [ai] = sidesAgainst(cx.game.state, cx.seat);
    const places = hiddenPlaces(cx);
    if (!ai || places.length === 0) return;
    const at = yield* choose(cx.game, cx.seat, 'detect', places, sourceOf(cx));
    const card = yield* reveal(cx.game, 'AI hand', ai.deck, at, EVERYBODY, idOf);
    tell(cx.game, { kind: 'detect', side: ai.no, card }, 'OPS-82');
  },
  worth: () => CARD,
  text: "Detect a card of the AI's hand",
};

/** Kylo Ren. */
export const MIND_READING: Procedure = {
  can: (cx) => victims(cx).length > 0,
  *run(cx) {
    const { game, seat: side } = cx;
    const target = yield* pickVictim(cx, victims(cx));
    const foe = target && sidesAgainst(game.state, side).find(({ no }) => no === target.picked.side);
    if (!target || !foe || handSizeOf(foe) === 0) return;
    const pile = isPlayer(foe) ? foe.hand : foe.deck;
    const at = yield* randomPlace(game, pile, handSizeOf(foe));
    const by = isAi(side) ? 0 : knownBy([side]);
    const card = yield* reveal(game, 'hand at random', pile, at, by, idOf);
    const { cost } = kindOf(card);
    if (isAi(side)) tell(game, { kind: 'looks at', side, card: null });
    else tellLook(game, side, card);
    if (cost > 0) yield* dealDamage(game, target.picked, cost, { why: because(target) });
  },
  worth: (cx) => (sidesAgainst(cx.game.state, cx.seat).some((side) => handSizeOf(side) > 0) ? 1 : 0),
  text: "choose an opponent's character, then look at a random card of that opponent's hand and deal damage to the character equal to the cost of the card",
};

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

/** TIE Fighter. */
export const COPY: Procedure = {
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
  text: 'search your deck for a copy of it, reveal it and add it to your hand, and shuffle your deck',
};

/** General Grievous: upgrades of the character that is being defeated, abilities excepted. */
function upgradesToTake(cx: Cx): readonly Attached[] {
  const own = holderOf(cx.game.state, cx.card);
  if (!own) return [];
  const open =
    thatCharacter(cx)?.upgrades.filter(({ card }) => !kindOf(card).subtypes.includes('ability')) ?? [];
  // OPS-28: the AI takes none that it would have to give up at once.
  return isAi(cx.seat) ? open.filter(({ card }) => !noRoomOn(own, kindOf(card))) : open;
}

const DEAREST: Priority<Attached, Battle> = [most('OPS-14', 'cost', ({ card }) => kindOf(card).cost)];

export const TAKE_UPGRADE: Procedure = {
  can: (cx) => upgradesToTake(cx).length > 0,
  *run(cx) {
    const { game, seat } = cx;
    const own = holderOf(game.state, cx.card);
    const open = upgradesToTake(cx);
    if (open.length === 0) return;
    const upgrade = isAi(seat)
      ? rank(game, 'take an upgrade', DEAREST, open, keyOfCard)
      : plainly(yield* choose(game, seat, 'take an upgrade', open, sourceOf(cx)));
    const from = thatCharacter(cx);
    if (upgrade && from && own && isCharacter(own))
      yield* moveAttached(game, upgrade.picked, from, own, because(upgrade));
  },
  worth: () => 1,
  text: 'move one of its upgrades that is no ability to this character',
};

/** "Mauler" Mithel: own vehicle dice that show ranged damage. */
function strafingDice(cx: Cx): readonly InPool[] {
  const side = ownSide(cx);
  return side.pool.flatMap((die) =>
    faceOf(die).symbol === 'ranged' && kindOfDie(die.no).subtypes.includes('vehicle') ? [{ side, die }] : [],
  );
}

/** Vehicles of the other side. */
function vehicles(cx: Cx): readonly Support[] {
  return sidesAgainst(cx.game.state, cx.seat)
    .flatMap(({ supports }) => supports)
    .filter(({ card }) => kindOf(card).subtypes.includes('vehicle'));
}

function falls({ game }: Cx, { die }: InPool, { card, damage }: Support): boolean {
  return damage + shownValue(game, die) >= kindOf(card).cost;
}

/** The AI does it only where a vehicle falls. */
function toWreck(cx: Cx): readonly Support[] {
  return isAi(cx.seat)
    ? vehicles(cx).filter((vehicle) => strafingDice(cx).some((die) => falls(cx, die, vehicle)))
    : vehicles(cx);
}

const LEAST_DAMAGE: Priority<InPool, Battle> = [
  fewest('OPS-30', 'damage', ({ die }, battle) => shownValue(battle, die)),
];

/** OPS-30: the AI gives the least that is enough. */
function dieToWreck(cx: Cx, vehicle: Support): Choice<InPool> | undefined {
  const enough = strafingDice(cx).filter((die) => falls(cx, die, vehicle));
  return rank(cx.game, 'remove die', LEAST_DAMAGE, enough, keyOfDie);
}

function* askForStrafing(cx: Cx): Play<Choice<InPool> | undefined> {
  const dice = strafingDice(cx);
  const things = dice.map(({ die }) => thingOfDie(die.no));
  const die = dice[things.indexOf(yield* choose(cx.game, cx.seat, 'remove die', things, sourceOf(cx)))];
  return die && plainly(die);
}

function* pickToWreck(cx: Cx): Play<Choice<Support> | undefined> {
  const open = toWreck(cx);
  if (isAi(cx.seat)) return rank<Support, Battle>(cx.game, 'wreck a vehicle', CARD_TARGET, open, keyOfCard);
  return open.length === 0
    ? undefined
    : plainly(yield* choose(cx.game, cx.seat, 'wreck a vehicle', open, sourceOf(cx)));
}

export const STRAFE: Procedure = {
  can: (cx) => strafingDice(cx).length > 0 && toWreck(cx).length > 0,
  *run(cx) {
    const chosen = isAi(cx.seat) ? undefined : yield* askForStrafing(cx);
    const target = yield* pickToWreck(cx);
    const die = chosen ?? (target && dieToWreck(cx, target.picked));
    if (!die || !target) return;
    const vehicle = target.picked;
    vehicle.damage += shownValue(cx.game, die.picked.die);
    removeDie(cx.game, die.picked.side, die.picked.die, because(die));
    if (vehicle.damage >= kindOf(vehicle.card).cost) discardSupport(cx.game, vehicle, because(target));
  },
  worth: (cx) => (toWreck(cx).length > 0 ? REMOVED : 0),
  text: 'remove one of your vehicle dice showing ranged damage to place that damage on a vehicle in play, and discard the vehicle if its damage reaches its cost',
};
