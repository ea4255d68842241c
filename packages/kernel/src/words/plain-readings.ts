import { DONE } from '../done.ts';
import { copyOf } from '../engine/context.ts';
import type { And, Counter, Cx, Finder, Reading } from '../engine/engine.ts';
import { chosenOption, decidedIn, openOptions, seatOf, wishes } from '../engine/options.ts';
import { inTurn } from '../in-turn.ts';
import type { Algebra } from '../language/fold.ts';
import type { Effect, Terms } from '../language/terms.ts';
import type { Play } from '../request.ts';
import type { Grammar } from './grammar.ts';
import type { KeyOf } from './keys.ts';
import { readPlainly } from './plain-word.ts';
import { UNSAID } from './unsaid.ts';
import type { AnyWord } from './words.ts';

/**
 * The readings of a game whose words find their things and numbers themselves, and in which nothing lasts: words in a
 * row, if wished, one of several, under a condition, for a price, one after the other. It carries nothing else with it.
 */
export function plainReadings<L extends Terms>(
  { words }: Grammar<L>,
  keyOf: KeyOf<L>,
): Algebra<L, Reading<L>, Finder<L>, Counter<L>> {
  return {
    word: (said, slots) =>
      readPlainly(words[said.do as L['word']['do']] as unknown as AnyWord<L>, said, slots),
    list: (_, parts) => list(parts),
    may: ({ may, by }, what) => ({
      can: what.can,
      canAll: what.canAll,
      *run(cx) {
        if (what.can(cx) && (yield* wishes(cx, may, what, by))) yield* what.run(cx);
        else cx.did.missed++;
      },
      worth: (cx) => Math.max(0, what.worth(cx)),
    }),
    oneOf: (effect, all) => {
      const { oneOf, by } = effect;
      const readingOf = (option: Effect<L>) => all[oneOf.indexOf(option)] ?? NOTHING;
      const optionsIn = (cx: Cx<L>) => {
        const decided = decidedIn(cx, effect);
        return decided ? [readingOf(decided)] : all;
      };
      return {
        can: (cx, and) => optionsIn(cx).some((option) => option.can(cx, and)),
        canAll: (cx, and) => optionsIn(cx).some((option) => option.canAll(cx, and)),
        *run(cx) {
          const decided = decidedIn(cx, effect);
          const can = (option: Effect<L>) => readingOf(option).can(cx);
          const open = decided ? [decided].filter(can) : openOptions(effect, can);
          if (open.length === 0) cx.did.missed++;
          else yield* readingOf(decided ?? (yield* chosenOption(cx, open, by, readingOf, keyOf))).run(cx);
        },
        worth(cx) {
          const open = optionsIn(cx).filter((option) => option.can(cx));
          const worths = open.map((option) => option.worth(copyOf(cx)));
          if (worths.length === 0) return 0;
          // Another one takes what is worth least.
          return seatOf(cx, by) === cx.seat ? Math.max(...worths) : Math.min(...worths);
        },
      };
    },
    when: ({ when }, then, otherwise) => {
      const branch = (cx: Cx<L>) => (cx.game.rules.holds(cx, when) ? then : (otherwise ?? NOTHING));
      return {
        can: (cx, and) => branch(cx).can(cx, and),
        canAll: (cx, and) => branch(cx).canAll(cx, and),
        run: (cx) => branch(cx).run(cx),
        worth: (cx) => branch(cx).worth(cx),
      };
    },
    pay: ({ anyway }, price, to) => {
      const can = (cx: Cx<L>, and?: And<L>) =>
        anyway ? price.canAll(cx, and) : price.canAll(cx, (paid) => to.can(paid, and));
      return {
        can,
        canAll: (cx, and) => price.canAll(cx, (paid) => to.canAll(paid, and)),
        *run(cx) {
          if (!can(cx)) cx.did.missed++;
          else if (yield* happens(cx, price, 'fully')) yield* to.run(cx);
        },
        worth: (cx) => (can(cx) ? price.worth(cx) + to.worth(cx) : 0),
      };
    },
    first: (_, first, then) => ({
      can: first.can,
      canAll: first.canAll,
      *run(cx) {
        if (yield* happens(cx, first, cx.game.rules.timing.thenNeeds)) yield* then.run(cx);
      },
      worth: (cx) => (first.can(cx) ? first.worth(cx) + then.worth(cx) : 0),
    }),
    ...UNSAID,
  };
}

/** An effect of no words. */
export const NOTHING = {
  can: () => false,
  canAll: () => false,
  run: () => DONE,
  worth: () => 0,
};

function list<L extends Terms>(parts: readonly Reading<L>[]): Reading<L> {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return {
    can: (cx, and) => parts.some((part) => part.can(cx, and)),
    canAll: (cx, and) => parts.length > 0 && allFrom(cx, parts, 0, and),
    run: (cx) => inTurn(parts, (part) => part.run(cx)),
    worth: (cx) => parts.reduce((sum, part) => sum + part.worth(cx), 0),
  };
}

/** Every part, each with what the ones before it would have chosen. */
function allFrom<L extends Terms>(
  cx: Cx<L>,
  parts: readonly Reading<L>[],
  from: number,
  and: And<L> | undefined,
): boolean {
  const part = parts[from];
  if (!part) return holdsToo(cx, and);
  return part.canAll(cx, (bound) => allFrom(bound, parts, from + 1, and));
}

export function holdsToo<L extends Terms>(cx: Cx<L>, and?: And<L>): boolean {
  return and === undefined || and(cx);
}

/** Whether something was done, or all of it, whatever else happened meanwhile. */
function* happens<L extends Terms>(cx: Cx<L>, part: Reading<L>, how: 'at all' | 'fully'): Play<boolean> {
  const outer = cx.did;
  const mine = { done: 0, missed: 0 };
  cx.did = mine;
  yield* part.run(cx);
  cx.did = outer;
  outer.done += mine.done;
  outer.missed += mine.missed;
  return mine.done > 0 && (how === 'at all' || mine.missed === 0);
}
