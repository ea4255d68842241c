import { allowed, DONE, type Play, type Thing } from '@holofoe/kernel';
import { gainOfTurn } from '../ai/choose-dice.ts';
import { addedBefore, damageOf } from '../ai/resolve-dice.ts';
import { kindById } from '../cards/catalogue.ts';
import { SIGNS, type Sign } from '../cards/face.ts';
import { kindOf } from '../cards/number.ts';
import { dieOf } from '../rules/about.ts';
import type { Cx } from '../rules/battle.ts';
import {
  dieInPool,
  dieNo,
  faceOf,
  kindOfDie,
  lentDie,
  removeDie,
  reroll,
  rollIn,
  shownValue,
  turnDie,
} from '../rules/dice.ts';
import { canPay, resolvePacket } from '../rules/resolve.ts';
import { isCardThing, thingOfFace } from '../rules/things.ts';
import { choose, type ResolvedAs } from '../rules/topics.ts';
import { type DieNo, type InPool, isAi } from '../state.ts';
import { dieAt, isSpecial, threat, turnAt } from './dice-at.ts';
import { ownSide, sourceOf } from './select.ts';
import { ruleOfChoice, whyOf } from './why.ts';
import type { WordsIn } from './words-in.ts';
import { CARD, REMOVED, RESOURCE } from './worth.ts';

/** Not the die that is being resolved, and none that the other side may not remove (TIE Pilot). */
function canRemove(cx: Cx, thing: Thing): boolean {
  const found = dieAt(cx, thing);
  if (!found || found.die === dieOf(cx)) return false;
  return found.side.no === cx.seat || allowed(cx.game, 'be removed', thing, cx.seat);
}

/** A die alone: no modifier, nothing that cannot be paid, and not the one that is being resolved. */
export function canResolve(cx: Cx, { side, die }: InPool): boolean {
  const { symbol, modifier, cost } = faceOf(die);
  if (symbol === 'blank' || modifier || die === dieOf(cx)) return false;
  return cost === 0 || canPay(cx.game, side, [die]);
}

/** The symbols that a die can be resolved as besides its own; a special only where its card says what it does. */
function otherSymbols({ side, die }: InPool): readonly ResolvedAs[] {
  const { symbol } = faceOf(die);
  const has = (as: Sign) => as !== symbol && (as !== 'special' || kindOfDie(die.no).special !== undefined);
  return SIGNS.filter(has).map((as) => ({ side, die, as }));
}

/** A player is asked; the AI takes damage (OPS-30), which comes first. */
function* chooseSymbol(cx: Cx, found: InPool): Play<Sign | undefined> {
  const symbols = otherSymbols(found);
  const { game, seat } = cx;
  return isAi(seat) ? symbols[0]?.as : (yield* choose(game, seat, 'symbol', symbols, sourceOf(cx))).as;
}

/** OPS-35: with what its own card and the one that resolves it add. */
function resolvedFor(cx: Cx, found: InPool, more: number): number {
  const damage = damageOf(cx.game, found);
  return damage === 0 ? 0 : damage + more + addedBefore(cx.game, found.side, found.die);
}

/** The die of a card that is not in the pool; or one that is lent through the card. */
function dieToRollIn(cx: Cx, card: Thing, lent: string | undefined): DieNo | undefined {
  if (!isCardThing(card) || (lent === undefined && !kindOf(card).die)) return undefined;
  const no = lent === undefined ? dieNo(card, 0) : lentDie(card);
  return dieInPool(ownSide(cx), no) ? undefined : no;
}

function sumOver(things: readonly Thing[], of: (thing: Thing) => number): number {
  let sum = 0;
  for (const thing of things) sum += of(thing);
  return sum;
}

/** "2 more value", "3 more value (2 if …)" */
function moreValue(more: string): string {
  return more.replace(/^(\S+)/, '$1 more value');
}

export const DICE: WordsIn<'remove' | 'reroll' | 'turn' | 'resolve' | 'change' | 'roll in'> = {
  remove: {
    slots: { dice: 'cards' },
    can: (cx, { dice }) => dice.some((thing) => canRemove(cx, thing)),
    run(cx, { dice }) {
      const shown: Thing[] = [];
      let value = 0;
      for (const thing of dice) {
        const found = dieAt(cx, thing);
        if (!found) continue;
        shown.push(thingOfFace(found.die.no, found.die.side));
        value += shownValue(cx.game, found.die);
        const rule = ruleOfChoice(cx, thing, 'OPS-30');
        removeDie(cx.game, found.side, found.die, whyOf(cx, thing, rule));
      }
      // What is said of them next is about what they showed.
      cx.it = shown;
      cx.n = value;
      return DONE;
    },
    worth: (cx, { dice }) =>
      sumOver(dice, (thing) => {
        const found = dieAt(cx, thing);
        if (!found) return 0;
        if (found.side.no === cx.seat) return -REMOVED;
        // OPS-30: what the AI gives up it would have dealt.
        return isAi(found.side.no) ? damageOf(cx.game, found) : threat(cx, found) * REMOVED;
      }),
    text: ({ dice }) => `remove ${dice}`,
  },
  reroll: {
    slots: { dice: 'cards' },
    can: (cx, { dice }) => dice.some((thing) => dieAt(cx, thing) !== undefined),
    *run(cx, { dice }) {
      for (const thing of dice) {
        const found = dieAt(cx, thing);
        if (found) yield* reroll(cx.game, found.side, found.die, whyOf(cx, thing));
      }
    },
    worth: (cx, { dice }) =>
      sumOver(dice, (thing) => {
        const found = dieAt(cx, thing);
        if (!found) return 0;
        if (found.side.no !== cx.seat) return threat(cx, found) * REMOVED;
        return damageOf(cx.game, found) > 0 ? 0 : CARD;
      }),
    text: ({ dice }) => `reroll ${dice}`,
  },
  turn: {
    slots: { to: 'cards' },
    can: (cx, { to }) => to.some((thing) => turnAt(cx, thing) !== undefined),
    run(cx, { to }) {
      for (const thing of to) {
        const turn = turnAt(cx, thing);
        if (turn) turnDie(cx.game, turn.side, turn.die, turn.to, whyOf(cx, thing));
      }
      return DONE;
    },
    worth: (cx, { to }) =>
      sumOver(to, (thing) => {
        const turn = turnAt(cx, thing);
        return turn ? gainOfTurn(cx.game, turn, cx.seat) * REMOVED : 0;
      }),
    text: ({ to }) => `turn ${to}`,
  },
  resolve: {
    slots: { dice: 'cards', more: 'amount' },
    can: (cx, { dice, as }) =>
      dice.some((thing) => {
        const found = dieAt(cx, thing);
        if (found === undefined || !canResolve(cx, found)) return false;
        // A special has no value that it could keep.
        return as === undefined || shownValue(cx.game, found.die) > 0;
      }),
    *run(cx, { dice, more = 0, stays, as: other }) {
      for (const thing of dice) {
        const found = dieAt(cx, thing);
        if (!found) continue;
        const { side, die } = found;
        const as = other && (yield* chooseSymbol(cx, found));
        const packet = { base: die, modifiers: [], more, stays: stays === true, as, why: whyOf(cx, thing) };
        yield* resolvePacket(cx.game, side, packet);
      }
    },
    // Specials are left out: two that resolve a die would be worth each other without end.
    worth: (cx, { dice, more = 0, as }) =>
      sumOver(dice, (thing) => {
        const found = dieAt(cx, thing);
        if (!found || isSpecial(found)) return 0;
        return as === undefined ? resolvedFor(cx, found, more) : shownValue(cx.game, found.die) + more;
      }),
    text: ({ dice, more, stays, as }) =>
      `resolve ${dice}${as === undefined ? '' : ' as if it showed a different symbol, with the same value'}${more === undefined ? '' : `, with ${moreValue(more)}`}${stays ? ' without removing it from your pool' : ''}`,
  },
  change: {
    slots: { more: 'amount', less: 'amount' },
    can: ({ now }, { less }) =>
      less === undefined ? now?.kind === 'resolve' : now?.kind === 'playing' && now.n > 0,
    run({ now }, { more = 0, stays, less = 0 }) {
      if (now?.kind === 'playing') now.n = Math.max(0, now.n - less);
      if (now?.kind !== 'resolve') return DONE;
      now.n += more;
      if (stays) now.stays = true;
      return DONE;
    },
    worth: (_, { more = 0, stays, less = 0 }) => more + less * RESOURCE + (stays ? CARD : 0),
    text: ({ more, stays, less }) => {
      if (less !== undefined) return `decrease its cost by ${less}`;
      return stays ? 'keep this die in your pool' : `increase its value by ${more}`;
    },
  },
  'roll in': {
    slots: { of: 'cards' },
    can: (cx, { of, lent }) => of.some((card) => dieToRollIn(cx, card, lent) !== undefined),
    *run(cx, { of, lent }) {
      for (const card of of) {
        const no = dieToRollIn(cx, card, lent);
        if (no !== undefined) yield* rollIn(cx.game, ownSide(cx), no);
      }
    },
    worth: () => 1,
    text: ({ of, lent }) => {
      if (lent === undefined)
        return `roll ${of === 'this card' ? 'this die' : `the die of ${of}`} into your pool`;
      return `roll a die of ${kindById(lent)?.name} into your pool, which is set aside when it leaves the pool`;
    },
  },
};
