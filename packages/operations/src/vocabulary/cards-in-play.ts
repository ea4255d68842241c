import {
  because,
  type Choice,
  DONE,
  EVERYBODY,
  fewest,
  most,
  type Play,
  type Priority,
  rank,
  takeChoice,
} from '@holofoe/kernel';
import { noRoomOn, SUPPORT_TARGET } from '../ai/priorities.ts';
import { AI_OWNER, kindOf, ownerOf } from '../cards/number.ts';
import { thatCharacter } from '../rules/about.ts';
import type { Battle, Cx } from '../rules/battle.ts';
import { removeDie, shownValue } from '../rules/dice.ts';
import { tell } from '../rules/happening.ts';
import {
  discardAttached,
  discardSupport,
  holderOf,
  isCharacter,
  takeDiceOf,
  takeOutSupport,
} from '../rules/in-play.ts';
import { moveAttached } from '../rules/play-card.ts';
import { leavesPlay } from '../rules/standing.ts';
import { type About, keyOfCard, keyOfDie } from '../rules/topics.ts';
import {
  type Attached,
  aiOf,
  foesOf,
  type InPool,
  isAi,
  isPlayer,
  playerOf,
  type Side,
  type Support,
  sidesAgainst,
} from '../state.ts';
import { askFor, diceFor, ownSide, pickDie } from './select.ts';
import type { WordsIn } from './words-in.ts';
import { REMOVED } from './worth.ts';

/** Supports of the other side, and by OPS-88 of teammates. */
function supportsOf(cx: Cx, isMeant: (support: Support) => boolean): readonly Support[] {
  return foesOf(cx.game.state, cx.seat)
    .flatMap(({ supports }) => supports)
    .filter(isMeant);
}

function* pickSupport(
  cx: Cx,
  topic: About<Support>,
  from: readonly Support[],
): Play<Choice<Support> | undefined> {
  if (isAi(cx.seat)) return rank<Support, Battle>(cx.game, topic, SUPPORT_TARGET, from, keyOfCard);
  return yield* askFor(cx, topic, from);
}

/** What can be exhausted: the support, or the upgrade itself and not its character. */
function readyState(cx: Cx): { ready: boolean } | undefined {
  const holder = holderOf(cx.game.state, cx.card);
  if (!holder) return undefined;
  if (holder.card === cx.card) return holder;
  return [...holder.upgrades, ...holder.downgrades].find(({ card }) => card === cx.card);
}

/** General Grievous: upgrades of the character that is being defeated, abilities excepted. */
function upgradesToTake(cx: Cx): readonly Attached[] {
  const own = holderOf(cx.game.state, cx.card);
  if (!own) return [];
  const open =
    thatCharacter(cx)?.upgrades.filter(({ card }) => !kindOf(card).subtypes.includes('ability')) ?? [];
  // OPS-28: the AI takes none that it would have to give up at once.
  return isAi(cx.seat) ? open.filter(({ card }) => !noRoomOn(own, kindOf(card))) : open;
}

/** "Mauler" Mithel: own vehicle dice that show ranged damage. */
function strafingDice(cx: Cx): readonly InPool[] {
  return diceFor(cx, { whose: 'own', subtype: 'vehicle', showing: 'ranged' });
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

/** OPS-30: the AI gives the least that is enough. */
function dieToWreck(cx: Cx, vehicle: Support): Choice<InPool> | undefined {
  const enough = strafingDice(cx).filter((die) => falls(cx, die, vehicle));
  const by: Priority<InPool, Battle> = [
    fewest('OPS-30', 'damage', ({ die }, battle) => shownValue(battle, die)),
  ];
  return rank(cx.game, 'remove die', by, enough, keyOfDie);
}

/** An upgrade on a teammate's character goes back to the one who brought it. */
function ownerSide({ game: { state }, seat: side, card }: Cx): Side {
  const owner = ownerOf(card);
  return owner === AI_OWNER ? aiOf(state, side) : playerOf(state, owner);
}

function cheapSupports(cx: Cx, costUpTo: number): readonly Support[] {
  return supportsOf(cx, ({ card }) => kindOf(card).cost <= costUpTo);
}

/** Cards in play. */
export const CARDS_IN_PLAY: WordsIn<
  | 'put itself under the deck'
  | 'return itself'
  | 'exhaust itself'
  | 'exhaust a support'
  | 'discard a support'
  | 'wreck a vehicle'
  | 'take an upgrade'
> = {
  'put itself under the deck': {
    can: (cx) => holderOf(cx.game.state, cx.card) !== undefined,
    run(cx) {
      const { game, card } = cx;
      const holder = holderOf(game.state, card);
      const upgrade = holder?.upgrades.find((each) => each.card === card);
      if (!holder || !upgrade) return DONE;
      // OPS-78: a card of a stage that is over has no deck to go to.
      if (upgrade.stray) {
        discardAttached(game, holder, upgrade);
        return DONE;
      }
      holder.upgrades.splice(holder.upgrades.indexOf(upgrade), 1);
      leavesPlay(game, card);
      takeDiceOf(game.state, card);
      ownerSide(cx).deck.push({ card, by: EVERYBODY });
      tell(game, { kind: 'to deck', side: cx.seat, card, where: 'bottom' });
      return DONE;
    },
    worth: () => -REMOVED,
    text: () => 'put this card on the bottom of your deck',
  },
  'return itself': {
    can: (cx) => ownSide(cx).supports.some(({ card }) => card === cx.card),
    run(cx) {
      const side = ownSide(cx);
      const support = side.supports.find(({ card }) => card === cx.card);
      if (!support) return DONE;
      takeOutSupport(cx.game, support);
      if (isPlayer(side)) {
        side.hand.push({ card: cx.card, by: EVERYBODY });
        tell(cx.game, { kind: 'to hand', side: side.no, card: cx.card });
      } else {
        side.deck.unshift({ card: cx.card, by: EVERYBODY });
        tell(cx.game, { kind: 'to deck', side: side.no, card: cx.card, where: 'top' }, 'OPS-09');
      }
      return DONE;
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
      tell(cx.game, { kind: 'exhaust', card: cx.card });
      return DONE;
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
      support.picked.ready = false;
      tell(
        cx.game,
        { kind: 'exhaust', card: support.picked.card },
        because(support, undefined, takeChoice(cx)),
      );
    },
    worth: () => REMOVED,
    text: () => 'exhaust a support',
  },
  'discard a support': {
    can: (cx, { costUpTo }) => cheapSupports(cx, costUpTo).length > 0,
    *run(cx, { costUpTo }) {
      const support = yield* pickSupport(cx, 'discard a support', cheapSupports(cx, costUpTo));
      if (support) discardSupport(cx.game, support.picked, because(support));
    },
    worth: () => REMOVED,
    text: ({ costUpTo }) => `discard a support that costs ${costUpTo} or less from play`,
  },
  'wreck a vehicle': {
    can: (cx) => strafingDice(cx).length > 0 && toWreck(cx).length > 0,
    *run(cx) {
      const chosen = isAi(cx.seat) ? undefined : yield* pickDie(cx, 'remove die', strafingDice(cx));
      const target = yield* pickSupport(cx, 'wreck a vehicle', toWreck(cx));
      const die = chosen ?? (target && dieToWreck(cx, target.picked));
      if (!die || !target) return;
      const vehicle = target.picked;
      vehicle.damage += shownValue(cx.game, die.picked.die);
      removeDie(cx.game, die.picked.side, die.picked.die, because(die));
      if (vehicle.damage >= kindOf(vehicle.card).cost) discardSupport(cx.game, vehicle, because(target));
    },
    worth: (cx) => (toWreck(cx).length > 0 ? REMOVED : 0),
    text: () =>
      'remove one of your vehicle dice showing ranged damage to place that damage on a vehicle in play, and discard the vehicle if its damage reaches its cost',
  },
  'take an upgrade': {
    can: (cx) => upgradesToTake(cx).length > 0,
    *run(cx) {
      const { game, seat: side } = cx;
      const own = holderOf(game.state, cx.card);
      const open = upgradesToTake(cx);
      const by: Priority<Attached, Battle> = [most('OPS-14', 'cost', ({ card }) => kindOf(card).cost)];
      const upgrade = isAi(side)
        ? rank(game, 'take an upgrade', by, open, keyOfCard)
        : yield* askFor(cx, 'take an upgrade', open);
      const from = thatCharacter(cx);
      if (upgrade && from && own && isCharacter(own))
        yield* moveAttached(game, upgrade.picked, from, own, because(upgrade));
    },
    worth: () => 1,
    text: () => 'move one of its upgrades that is no ability to this character',
  },
};
