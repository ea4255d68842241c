import { DONE, roll } from '@holofoe/kernel';
import { damageOfDice, hasDice, resolveBest } from '../ai/resolve-dice.ts';
import type { AiDice } from '../cards/words.ts';
import { tell } from '../rules/happening.ts';
import { aiSide as ai } from './select.ts';
import type { WordsIn } from './words-in.ts';

const DICE_NAMES: Readonly<Record<AiDice, string>> = {
  best: 'the best AI dice',
  damage: 'all AI dice of the best damage symbol',
  'other than damage': 'the best AI dice that show no damage',
  melee: 'all AI dice showing melee damage',
  ranged: 'all AI dice showing ranged damage',
  indirect: 'all AI dice showing indirect damage',
  shield: 'all AI dice showing shields',
  resource: 'all AI dice showing resources',
  disrupt: 'all AI dice showing disrupt',
  discard: 'all AI dice showing discard',
  focus: 'all AI dice showing focus',
  special: 'all AI dice showing a special',
};

/** OPS-31 */
const SIDES = 6;

/** What the AI does with its own cards and dice. */
export const AI_WORDS: WordsIn<'resolve best' | 'or else' | 'roll a die'> = {
  'resolve best': {
    can: (cx, { dice }) => hasDice(cx.game, ai(cx), dice),
    *run(cx, { dice, highest, each, all }) {
      // Each set leaves the pool, or, where a die stays by its card, it is not resolved a second time.
      for (let sets = all ? ai(cx).pool.length : 1; sets > 0; sets--)
        if (!(yield* resolveBest(cx.game, ai(cx), dice, { highest, each }))) return;
    },
    worth: (cx, { dice, highest = 0, each = 0, all }) =>
      damageOfDice(cx.game, ai(cx), dice, all === true) + highest + each,
    text: ({ dice, highest, each, all }) => {
      if (all) return 'resolve all AI dice, symbol by symbol, the best first';
      const top = highest === undefined ? '' : `, the highest with ${highest} more value`;
      const added = each === undefined ? '' : `, each with ${each} more value`;
      return `resolve ${DICE_NAMES[dice]}${top}${added}`;
    },
  },
  'or else': {
    slots: { try: 'effect', otherwise: 'effect' },
    can: (cx, word) => word.try.can(cx) || word.otherwise.can(cx),
    run: (cx, word) => (word.try.can(cx) ? word.try : word.otherwise).run(cx),
    worth: (cx, word) => (word.try.can(cx) ? word.try : word.otherwise).worth(cx),
    text: (word) => `${word.try}, or if that is not possible, ${word.otherwise}`,
  },
  'roll a die': {
    slots: { success: 'effect', otherwise: 'effect' },
    can: (cx, { success, otherwise }) => success.can(cx) || otherwise?.can(cx) === true,
    *run(cx, { atLeast, success, otherwise }) {
      const value = yield* roll(cx.game, 'd6', SIDES);
      tell(cx.game, { kind: 'd6', value }, 'OPS-31');
      yield* (value >= atLeast ? success : otherwise)?.run(cx) ?? DONE;
    },
    worth: (cx, { atLeast, success, otherwise }) => {
      const chance = (SIDES + 1 - atLeast) / SIDES;
      return chance * success.worth(cx) + (1 - chance) * (otherwise?.worth(cx) ?? 0);
    },
    text: ({ atLeast, success, otherwise }) =>
      `roll a six-sided die (on ${atLeast} or more, ${success}${otherwise === undefined ? '' : `; otherwise ${otherwise}`})`,
  },
};
