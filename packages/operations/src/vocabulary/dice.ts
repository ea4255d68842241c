import { choose, chooseSome, most, type Play, type Priority, rank } from '@holofoe/kernel';
import { type InPool, keyOfDie, worstDie } from '../ai/dice-of-players.ts';
import { specialDamage } from '../ai/resolve-dice.ts';
import { kindById } from '../cards/catalogue.ts';
import { isDamage } from '../cards/face.ts';
import { kindOf } from '../cards/number.ts';
import { turnsOf } from '../rules/apply-sign.ts';
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
} from '../rules/dice.ts';
import { canPay, chooseModifiers, resolvePacket } from '../rules/resolve.ts';
import { areaOf, type Battle, type Cx, type Die, foesOf, isAi, isIn, playerOf } from '../rules/state.ts';
import { gainOfTurn, greatest, matching, pickTurn, removeOwn, threat, turnTo } from './dice-choices.ts';
import { diceFor, ownDiceInPool, ownSide, pickDie, pickFoe, removable, sourceOf } from './select.ts';
import { diceText, rerollText, showingText } from './texts.ts';
import type { Count, DiceOf, WordsIn } from './words.ts';
import { CARD, REMOVED } from './worth.ts';

function howMany(cx: Cx, count: Count, open: number): number {
  if (count === 'all' || count === 'any number') return open;
  if (typeof count === 'number') return Math.min(count, open);
  const red = ownSide(cx).characters.filter(({ card }) => kindOf(card).colour === 'red');
  const counted = count === 'your red characters' ? red : red.filter(({ ready }) => ready);
  return Math.min(counted.length, open);
}

/** Several dice of "an opponent" belong to one opponent, who is chosen first. */
function* diceToReroll(cx: Cx, dice: DiceOf, count: Count): Play<readonly InPool[]> {
  const all = diceFor(cx, dice);
  if (dice.whose !== 'foe' || count === 1) return all;
  const foe = yield* pickFoe(
    cx,
    foesOf(cx.game.state, cx.side).filter((side) => all.some((each) => each.side === side)),
  );
  return all.filter(({ side }) => side === foe);
}

/** OPS-30: the AI rerolls the players' highest dice, and its own that show no damage. */
function aiRerolls(cx: Cx, open: readonly InPool[], count: number): readonly InPool[] {
  const picked: InPool[] = [];
  while (picked.length < count) {
    const left = open.filter(
      (each) => !picked.includes(each) && (each.side.no !== cx.side || !isDamage(faceOf(each.die))),
    );
    const next = worstDie(cx.game, 'reroll', left);
    if (!next) break;
    picked.push(next);
  }
  return picked;
}

/** Dice that could be resolved by a card, one alone: no modifiers, and what can be paid. */
function resolvable(cx: Cx, dice: DiceOf): readonly InPool[] {
  return diceFor(cx, { ...dice, other: true }).filter(({ side, die }) => {
    const { symbol, modifier } = faceOf(die);
    return symbol !== 'blank' && !modifier && canPay(cx.game, side, [die]);
  });
}

function damageOf(cx: Cx, { side, die }: InPool): number {
  if (faceOf(die).symbol === 'special' && isAi(side.no))
    return specialDamage(cx.game, areaOf(cx.game.state, side.no), die);
  return threat(cx, { side, die });
}

/** The AI resolves the die with the most damage, otherwise the highest. */
const TO_RESOLVE = (cx: Cx): Priority<InPool, Battle> => [
  most('OPS-30', 'damage', (each) => damageOf(cx, each)),
  most('OPS-35', 'value', ({ side, die }, { state }) => shownValue(state, side, die)),
];

function* pickToResolve(cx: Cx, open: readonly InPool[]): Play<InPool | undefined> {
  if (isAi(cx.side)) return rank(cx.game, 'resolve die', TO_RESOLVE(cx), open, keyOfDie);
  return yield* pickDie(cx, 'resolve die', open);
}

function thisDieNotInPool(cx: Cx): number | undefined {
  const no = dieNo(cx.card, 0);
  return kindOf(cx.card).die && !dieInPool(ownSide(cx), no) ? no : undefined;
}

/** Words about dice that many cards use. */
export const DICE: WordsIn<
  Cx,
  | 'remove die'
  | 'remove this die'
  | 'foe removes a die'
  | 'reroll'
  | 'reroll this die instead'
  | 'turn die'
  | 'turn this die'
  | 'resolve die'
  | 'resolve any dice'
  | 'more value'
  | 'lend a die'
  | 'roll this die in'
> = {
  'remove die': {
    can: (cx, { dice }) => removable(cx, dice).length > 0,
    *run(cx, { dice }) {
      const chosen = yield* pickDie(cx, 'remove die', removable(cx, dice));
      if (chosen) removeDie(cx.game, chosen.side, chosen.die);
    },
    worth: (cx, { dice }) => {
      const theirs = removable(cx, dice).filter(({ side }) => side.no !== cx.side);
      return dice.whose === 'own' ? -REMOVED : greatest(theirs.map((each) => threat(cx, each))) * REMOVED;
    },
    text: ({ dice }) => `remove ${diceText(dice)}`,
  },
  'remove this die': {
    can: (cx) => ownDiceInPool(cx).length > 0,
    *run(cx) {
      const chosen = yield* pickDie(cx, 'remove this die', ownDiceInPool(cx));
      if (chosen) removeDie(cx.game, chosen.side, chosen.die);
    },
    worth: () => -REMOVED,
    text: () => 'remove this die',
  },
  'foe removes a die': {
    can: (cx) => foesOf(cx.game.state, cx.side).some(({ pool }) => pool.length > 0),
    *run(cx) {
      const foe = yield* pickFoe(
        cx,
        foesOf(cx.game.state, cx.side).filter(({ pool }) => pool.length > 0),
      );
      if (foe) yield* removeOwn(cx, foe);
    },
    worth: () => REMOVED,
    text: () => 'force an opponent to choose and remove one of their dice',
  },
  reroll: {
    can: (cx, { dice, count }) => {
      const open = diceFor(cx, dice).length;
      return open > 0 && howMany(cx, count, open) > 0;
    },
    *run(cx, { dice, count, upTo }) {
      const open = yield* diceToReroll(cx, dice, count);
      const size = howMany(cx, count, open.length);
      if (size === 0) return;
      const min = count === 'any number' ? 0 : upTo ? 0 : size;
      const chosen = isAi(cx.side)
        ? aiRerolls(cx, open, size)
        : min === open.length
          ? open
          : yield* chooseSome(cx.game, cx.side, 'reroll', open, min, size, keyOfDie, sourceOf(cx));
      for (const { side, die } of chosen) yield* reroll(cx.game, side, die);
    },
    worth: (cx, { dice }) =>
      dice.whose === 'own'
        ? CARD
        : greatest(diceFor(cx, { ...dice, whose: 'foe' }).map((each) => threat(cx, each))) * REMOVED,
    text: ({ dice, count, upTo }) => `reroll ${rerollText(dice, count, upTo === true)}`,
  },
  'reroll this die instead': {
    can: (cx) => cx.die !== undefined,
    *run(cx) {
      if (!cx.die || !cx.tally) return;
      cx.tally.stays = true;
      yield* reroll(cx.game, ownSide(cx), cx.die);
    },
    worth: () => CARD,
    text: () => 'reroll this die instead of removing it',
  },
  'turn die': {
    can: (cx, { dice, to }) => matching(diceFor(cx, dice), to).length > 0,
    *run(cx, { dice, to }) {
      turnTo(cx, yield* pickTurn(cx, 'turn die', matching(diceFor(cx, dice), to)));
    },
    worth: (cx, { dice, to }) =>
      greatest(matching(diceFor(cx, dice), to).map((turn) => gainOfTurn(cx, turn))) * REMOVED,
    text: ({ dice, to }) =>
      `turn ${diceText(dice)} to ${to === 'any side' ? to : `a side showing ${showingText(to)}`}`,
  },
  'turn this die': {
    can: (cx) => ownDiceInPool(cx).length > 0,
    *run(cx) {
      turnTo(cx, yield* pickTurn(cx, 'turn die', turnsOf(ownDiceInPool(cx))));
    },
    worth: (cx) => greatest(turnsOf(ownDiceInPool(cx)).map((turn) => gainOfTurn(cx, turn))) * REMOVED,
    text: () => 'turn this die to any side',
  },
  'resolve die': {
    can: (cx, { dice }) => resolvable(cx, dice).length > 0,
    *run(cx, { dice, more = 0, moreIfNonUnique, stays }) {
      const chosen = yield* pickToResolve(cx, resolvable(cx, dice));
      if (!chosen) return;
      const nonUnique = !kindOfDie(chosen.die.no).unique;
      const added = nonUnique && moreIfNonUnique !== undefined ? moreIfNonUnique : more;
      yield* resolvePacket(cx.game, chosen.side, {
        base: chosen.die,
        modifiers: [],
        more: added,
        stays: stays === true,
      });
    },
    worth: (cx, { dice, more = 0 }) => {
      // Specials are left out: two that resolve a die would be worth each other without end.
      const best = greatest(resolvable(cx, dice).map((each) => threat(cx, each)));
      return best > 0 ? best + more : 0;
    },
    text: ({ dice, more, moreIfNonUnique, stays }) => {
      const bonus = more === undefined ? '' : `, with ${more} more value`;
      const other =
        moreIfNonUnique === undefined ? '' : ` (${moreIfNonUnique} more for a non-unique character)`;
      return `resolve ${diceText(dice)}${bonus}${other}${stays ? ' without removing it from your pool' : ''}`;
    },
  },
  'resolve any dice': {
    can: (cx) => resolvable(cx, { whose: 'own' }).length > 0,
    *run(cx) {
      if (isAi(cx.side)) return;
      const player = playerOf(cx.game.state, cx.side);
      const resolved = new Set<Die>();
      while (isIn(player)) {
        const open = resolvable(cx, { whose: 'own' }).filter(({ die }) => !resolved.has(die));
        if (open.length === 0) return;
        const options: readonly (InPool | 'done')[] = [...open, 'done'];
        const keyOf = (option: InPool | 'done') => (option === 'done' ? option : keyOfDie(option));
        const next = yield* choose(cx.game, cx.side, 'resolve dice', options, keyOf, sourceOf(cx));
        if (next === 'done') return;
        const modifiers = yield* chooseModifiers(cx.game, player, next.die);
        for (const die of [next.die, ...modifiers]) resolved.add(die);
        yield* resolvePacket(cx.game, player, { base: next.die, modifiers });
      }
    },
    worth: (cx) => resolvable(cx, { whose: 'own' }).reduce((sum, each) => sum + damageOf(cx, each), 0),
    text: () => 'resolve any number of your dice in the order of your choice',
  },
  'more value': {
    can: () => true,
    run(cx, { value }) {
      if (cx.tally) cx.tally.more += value;
      return undefined;
    },
    worth: (_, { value }) => value,
    text: ({ value }) => `increase its value by ${value}`,
  },
  'lend a die': {
    can: (cx) => !dieInPool(ownSide(cx), lentDie(cx.card)),
    *run(cx) {
      yield* rollIn(cx.game, ownSide(cx), lentDie(cx.card));
    },
    worth: () => 1,
    text: ({ id }) =>
      `roll a die of ${kindById(id)?.name} into your pool, which is set aside when it leaves the pool`,
  },
  'roll this die in': {
    can: (cx) => thisDieNotInPool(cx) !== undefined,
    *run(cx) {
      const no = thisDieNotInPool(cx);
      if (no !== undefined) yield* rollIn(cx.game, ownSide(cx), no);
    },
    worth: () => 1,
    text: () => 'roll this die into your pool',
  },
};
