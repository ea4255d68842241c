import { because, type Choice, DONE, most, type Play, type Priority, plainly, rank } from '@holofoe/kernel';
import { worstDie } from '../ai/dice-of-players.ts';
import { addedBefore, specialDamage } from '../ai/resolve-dice.ts';
import { kindById } from '../cards/catalogue.ts';
import { isDamage } from '../cards/face.ts';
import { kindOf } from '../cards/number.ts';
import type { Word } from '../cards/terms.ts';
import { type Count, type DiceOf, diceThat } from '../cards/words.ts';
import { dieOf } from '../rules/about.ts';
import { turnsOf } from '../rules/apply-sign.ts';
import type { Battle, Cx } from '../rules/battle.ts';
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
import { choose, chooseSome, keyOfDie } from '../rules/topics.ts';
import { areaOf, type Die, foesOf, type InPool, isAi, isIn, playerOf } from '../state.ts';
import { gainOfTurn, greatest, matching, pickTurn, removeOwn, threat, turnTo } from './dice-choices.ts';
import { diceFor, ownDiceInPool, ownSide, pickDie, pickFoe, removable, sourceOf } from './select.ts';
import { diceText, rerollText, showingText } from './texts.ts';
import type { WordsIn } from './words-in.ts';
import { CARD, REMOVED } from './worth.ts';

const OWN = diceThat({ whose: 'own' });

type ResolveDie = Extract<Word, { readonly do: 'resolve die' }>;

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
    foesOf(cx.game.state, cx.seat).filter((side) => all.some((each) => each.side === side)),
  );
  return all.filter(({ side }) => side === foe);
}

/** OPS-30: the AI rerolls the players' highest dice, and its own that show no damage. */
function aiRerolls(cx: Cx, open: readonly InPool[], count: number): readonly Choice<InPool>[] {
  const choices: Choice<InPool>[] = [];
  while (choices.length < count) {
    const left = open.filter(
      (each) =>
        !choices.some(({ picked }) => picked === each) &&
        (each.side.no !== cx.seat || !isDamage(faceOf(each.die))),
    );
    const next = worstDie(cx.game, 'reroll', left);
    if (!next) break;
    choices.push(next);
  }
  return choices;
}

/** Dice that could be resolved by a card, one alone: no modifiers, and what can be paid. */
function resolvable(cx: Cx, dice: DiceOf): readonly InPool[] {
  const open: InPool[] = [];
  for (const each of diceFor(cx, dice, true)) {
    const { symbol, modifier, cost } = faceOf(each.die);
    if (symbol === 'blank' || modifier) continue;
    if (cost === 0 || canPay(cx.game, each.side, [each.die])) open.push(each);
  }
  return open;
}

function isSpecial({ die }: Pick<InPool, 'die'>): boolean {
  return faceOf(die).symbol === 'special';
}

function damageOf(cx: Cx, { side, die }: InPool): number {
  if (isSpecial({ die }) && isAi(side.no)) return specialDamage(cx.game, areaOf(cx.game.state, side.no), die);
  return threat(cx, { side, die });
}

/** What the card adds to a die that it resolves. */
function addedTo({ no }: Die, { more = 0, moreIfNonUnique = more }: ResolveDie): number {
  return kindOfDie(no).unique ? more : moreIfNonUnique;
}

/** OPS-35: with what its own card and the one that resolves it add. */
function damageWith(cx: Cx, word: ResolveDie, { side, die }: InPool): number {
  const damage = damageOf(cx, { side, die });
  if (damage === 0 || isSpecial({ die })) return damage;
  return damage + addedTo(die, word) + addedBefore(cx.game, side, die);
}

/** The AI resolves the die with the most damage, otherwise the highest. */
const TO_RESOLVE = (cx: Cx, word: ResolveDie): Priority<InPool, Battle> => [
  most('OPS-30', 'damage', (each) => damageWith(cx, word, each)),
  most('OPS-35', 'value', ({ die }, battle) => shownValue(battle, die)),
];

function* pickToResolve(cx: Cx, word: ResolveDie): Play<Choice<InPool> | undefined> {
  const open = resolvable(cx, word.dice);
  if (isAi(cx.seat)) return rank(cx.game, 'resolve die', TO_RESOLVE(cx, word), open, keyOfDie);
  return yield* pickDie(cx, 'resolve die', open);
}

function thisDieNotInPool(cx: Cx): number | undefined {
  const no = dieNo(cx.card, 0);
  return kindOf(cx.card).die && !dieInPool(ownSide(cx), no) ? no : undefined;
}

/** Words about dice that many cards use. */
export const DICE: WordsIn<
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
      if (chosen) removeDie(cx.game, chosen.picked.side, chosen.picked.die, because(chosen));
    },
    worth: (cx, { dice }) => {
      const theirs = removable(cx, dice).filter(({ side }) => side.no !== cx.seat);
      return dice.whose === 'own' ? -REMOVED : greatest(theirs.map((each) => threat(cx, each))) * REMOVED;
    },
    text: ({ dice }) => `remove ${diceText(dice)}`,
  },
  'remove this die': {
    can: (cx) => ownDiceInPool(cx).length > 0,
    *run(cx) {
      const chosen = yield* pickDie(cx, 'remove this die', ownDiceInPool(cx));
      if (chosen) removeDie(cx.game, chosen.picked.side, chosen.picked.die, because(chosen));
    },
    worth: () => -REMOVED,
    text: () => 'remove this die',
  },
  'foe removes a die': {
    can: (cx) => foesOf(cx.game.state, cx.seat).some(({ pool }) => pool.length > 0),
    *run(cx) {
      const foe = yield* pickFoe(
        cx,
        foesOf(cx.game.state, cx.seat).filter(({ pool }) => pool.length > 0),
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
      const chosen = isAi(cx.seat)
        ? aiRerolls(cx, open, size)
        : (yield* chooseSome(cx.game, cx.seat, 'reroll', open, { min, max: size }, sourceOf(cx))).map(
            plainly,
          );
      for (const choice of chosen) {
        const { side, die } = choice.picked;
        yield* reroll(cx.game, side, die, because(choice));
      }
    },
    worth: (cx, { dice }) =>
      dice.whose === 'own'
        ? CARD
        : greatest(diceFor(cx, { ...dice, whose: 'foe' }).map((each) => threat(cx, each))) * REMOVED,
    text: ({ dice, count, upTo }) => `reroll ${rerollText(dice, count, upTo === true)}`,
  },
  'reroll this die instead': {
    can: ({ now }) => now?.kind === 'resolve',
    *run(cx) {
      const die = dieOf(cx);
      if (!die || cx.now?.kind !== 'resolve') return;
      cx.now.stays = true;
      yield* reroll(cx.game, ownSide(cx), die);
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
    *run(cx, word) {
      const chosen = yield* pickToResolve(cx, word);
      if (!chosen) return;
      const { side, die } = chosen.picked;
      yield* resolvePacket(cx.game, side, {
        base: die,
        modifiers: [],
        more: addedTo(die, word),
        stays: word.stays === true,
        why: because(chosen),
      });
    },
    // Specials are left out: two that resolve a die would be worth each other without end.
    worth: (cx, word) =>
      greatest(resolvable(cx, word.dice).map((each) => (isSpecial(each) ? 0 : damageWith(cx, word, each)))),
    text: ({ dice, more, moreIfNonUnique, stays }) => {
      const bonus = more === undefined ? '' : `, with ${more} more value`;
      const other =
        moreIfNonUnique === undefined ? '' : ` (${moreIfNonUnique} more for a non-unique character)`;
      return `resolve ${diceText(dice)}${bonus}${other}${stays ? ' without removing it from your pool' : ''}`;
    },
  },
  'resolve any dice': {
    can: (cx) => resolvable(cx, OWN).length > 0,
    *run(cx) {
      if (isAi(cx.seat)) return;
      const player = playerOf(cx.game.state, cx.seat);
      const resolved = new Set<Die>();
      while (isIn(player)) {
        const open = resolvable(cx, OWN).filter(({ die }) => !resolved.has(die));
        if (open.length === 0) return;
        const options: readonly (InPool | 'done')[] = [...open, 'done'];
        const next = yield* choose(cx.game, cx.seat, 'resolve dice', options, sourceOf(cx));
        if (next === 'done') return;
        const modifiers = yield* chooseModifiers(cx.game, player, next.die);
        for (const die of [next.die, ...modifiers]) resolved.add(die);
        yield* resolvePacket(cx.game, player, { base: next.die, modifiers });
      }
    },
    worth: (cx) => resolvable(cx, OWN).reduce((sum, each) => sum + damageOf(cx, each), 0),
    text: () => 'resolve any number of your dice in the order of your choice',
  },
  'more value': {
    can: () => true,
    run({ now }, { value }) {
      if (now?.kind === 'resolve') now.n += value;
      return DONE;
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
