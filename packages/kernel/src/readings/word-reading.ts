import { DONE } from '../done.ts';
import { bind, chooseThings, howMany, inOrderOfWish } from '../engine/choosing.ts';
import { copyOf } from '../engine/context.ts';
import type { And, Counter, Cx, Finder, Reading } from '../engine/engine.ts';
import type { FilledSlot } from '../language/fold.ts';
import type { Terms } from '../language/terms.ts';
import type { Thing } from '../language/thing.ts';
import type { Play } from '../request.ts';
import { type Filling, plainReading, runWord, withInner } from '../words/plain-word.ts';
import type { AnyWord } from '../words/words.ts';

type Slots<L extends Terms> = readonly FilledSlot<Reading<L>, Finder<L>, Counter<L>>[];

/** A word with its slots: the kernel fills them, the word gets things and numbers. */
export function readWord<L extends Terms>(entry: AnyWord<L>, said: L['word'], all: Slots<L>): Reading<L> {
  const blank = withInner(entry, said, all);
  const slots = all.filter((slot) => slot.is === 'cards' || (slot.is === 'amount' && !slot.of.isFixed));
  if (slots.length === 0) return plainReading(entry, blank);
  const isPlain = !all.some(({ is }) => is === 'effect');
  const isLast = (i: number) => i + 1 >= slots.length;
  const lastChoice = slots.map(({ is }) => is).lastIndexOf('cards');
  /** Kept, as copies of words of all shapes cost more than most looks. Absent while they are lent. */
  let trial: Trial | undefined;
  let filled: Filling | undefined;

  function borrowed(): Trial {
    const mine = trial ?? layOut({ word: { ...blank }, ones: slots.map(() => [0]) }, slots);
    trial = undefined;
    return mine;
  }

  function canDo(cx: Cx<L>, word: Filling, and: And<L> | undefined): boolean {
    return entry.can(cx, word as never) && (and === undefined || and(cx));
  }

  function worthOf(cx: Cx<L>, word: Filling): number {
    return entry.can(cx, word as never) ? entry.worth(cx, word as never) : 0;
  }

  function wishOf(cx: Cx<L>, word: Filling): number | undefined {
    return entry.wish?.(cx, word as never);
  }

  /** Whether the slots from `i` on can be filled so that the word does something, and what follows can too. */
  function canFill(cx: Cx<L>, i: number, trial: Trial, isAll: boolean, and: And<L> | undefined): boolean {
    const slot = slots[i];
    const { word } = trial;
    if (!slot || slot.is === 'effect') return canDo(cx, word, and);
    if (slot.is === 'amount') {
      word[slot.field] = slot.of.of(cx);
      return canFill(cx, i + 1, trial, isAll, and);
    }
    // As many as there are of something, of which there is nothing now.
    if (slot.of.isCounted && slot.of.wanted(cx, Number.POSITIVE_INFINITY)[1] === 0) return false;
    let left = isAll && slot.of.isOpen(cx) ? Math.max(1, slot.of.wanted(cx, Number.POSITIVE_INFINITY)[0]) : 1;
    const one = listAt(trial, i);
    const looking = isLast(i) && and === undefined ? cx : withBound(cx, slot.of, one);
    const isDone = isLast(i);
    for (const thing of slot.of.among(cx)) {
      one[0] = thing;
      const can = isDone ? canDo(looking, word, and) : canFill(looking, i + 1, trial, isAll, and);
      if (can && --left === 0) return true;
    }
    return false;
  }

  /** The most that the slots from `i` on can make of it; what would be chosen is bound in the context. */
  function bestOf(cx: Cx<L>, i: number, trial: Trial): number {
    const slot = slots[i];
    const { word } = trial;
    if (!slot || slot.is === 'effect') return worthOf(cx, word);
    if (slot.is === 'amount') {
      word[slot.field] = slot.of.of(cx);
      return bestOf(cx, i + 1, trial);
    }
    const finder = slot.of;
    if (isPlain && (isLast(i) || (i >= lastChoice && !finder.isRandom)))
      return bestOfLast(cx, i, finder, trial);
    const valued = finder.among(cx).map((thing) => {
      const worth = worthWith(cx, i, finder, thing, trial);
      return { thing, worth, wish: wishOf(cx, word) };
    });
    inOrderOfWish(cx, finder, valued);
    const taken = valued.slice(0, finder.wanted(cx, valued.length)[1]);
    bind(
      cx,
      finder,
      taken.map(({ thing }) => thing),
    );
    return taken.reduce((sum, { worth }) => sum + worth, 0);
  }

  /** The last slot for things: nothing is chosen after it, so one context does for all candidates. */
  function bestOfLast(cx: Cx<L>, i: number, finder: Finder<L>, trial: Trial): number {
    const { word } = trial;
    const things = finder.among(cx);
    const isOpen = finder.isOpen(cx);
    const most = isOpen ? finder.wanted(cx, things.length)[1] : things.length;
    const one = listAt(trial, i);
    // Amounts after it may be about it.
    const looking = isLast(i) ? cx : withBound(cx, finder, one);
    if (isOpen && most > 1) {
      const valued = things.map((thing) => {
        one[0] = thing;
        const worth = bestOf(looking, i + 1, trial);
        return { thing, worth, wish: wishOf(looking, word) };
      });
      inOrderOfWish(cx, finder, valued);
      const taken = valued.slice(0, most);
      bind(
        cx,
        finder,
        taken.map(({ thing }) => thing),
      );
      return taken.reduce((sum, { worth }) => sum + worth, 0);
    }
    const sign = isOpen && finder.isAgainst ? -1 : 1;
    let chosen: Thing | undefined;
    let best = 0;
    let sum = 0;
    const isDone = isLast(i);
    for (const thing of things) {
      one[0] = thing;
      const worth = isDone ? worthOf(looking, word) : bestOf(looking, i + 1, trial);
      sum += worth;
      if (chosen !== undefined && worth * sign <= best * sign) continue;
      chosen = thing;
      best = worth;
    }
    if (!isOpen) {
      bind(cx, finder, things);
      return sum;
    }
    const isNone = chosen === undefined || most === 0;
    bind(cx, finder, isNone ? NONE : [chosen as Thing]);
    return isNone ? 0 : best;
  }

  /** Those that will do for a slot. */
  function fitting(cx: Cx<L>, i: number, finder: Finder<L>, trial: Trial): readonly Thing[] {
    const things = finder.among(cx);
    if (things.length === 0) return things;
    const one = listAt(trial, i);
    const looking = isLast(i) ? cx : withBound(cx, finder, one);
    return things.filter((thing) => {
      one[0] = thing;
      return canFill(looking, i + 1, trial, false, undefined);
    });
  }

  function worthWith(cx: Cx<L>, i: number, finder: Finder<L>, thing: Thing, trial: Trial): number {
    listAt(trial, i)[0] = thing;
    return bestOf(withBound(cx, finder, [thing]), i + 1, trial);
  }

  function run(cx: Cx<L>): Play {
    const word = filled ?? { ...blank };
    filled = undefined;
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i];
      if (!slot || slot.is === 'effect') continue;
      if (slot.is === 'amount') {
        if (slot.of.asks) return filling(cx, i, word);
        word[slot.field] = slot.of.of(cx);
      } else {
        if (slot.of.isOpen(cx)) return filling(cx, i, word);
        const things = slot.of.among(cx);
        bind(cx, slot.of, things);
        word[slot.field] = things;
      }
    }
    const play = act(cx, word);
    if (play !== DONE) return lent(word, play);
    filled = word;
    return DONE;
  }

  /** What waits has it until it is done. */
  function* lent(word: Filling, play: Play): Play {
    yield* play;
    filled = word;
  }

  function* filling(cx: Cx<L>, from: number, word: Filling): Play {
    for (let i = from; i < slots.length; i++) {
      const slot = slots[i];
      if (!slot || slot.is === 'effect') continue;
      if (slot.is === 'amount') word[slot.field] = yield* howMany(cx, slot.of);
      else {
        const things = yield* thingsFor(cx, i, slot.of, word);
        bind(cx, slot.of, things);
        word[slot.field] = things;
        // About nothing nobody is asked any further.
        if (things.length === 0) {
          filled = word;
          cx.did.missed++;
          return;
        }
      }
    }
    yield* act(cx, word);
    filled = word;
  }

  /** Those that fit, and of these whom somebody chooses. */
  function* thingsFor(cx: Cx<L>, i: number, finder: Finder<L>, word: Filling): Play<readonly Thing[]> {
    const mine = borrowed();
    for (const { field } of slots.slice(0, i)) mine.word[field] = word[field];
    const open = fitting(cx, i, finder, mine);
    const worthOfOne = (thing: Thing) => {
      listAt(mine, i)[0] = thing;
      return wishOf(cx, mine.word) ?? worthWith(cx, i, finder, thing, mine);
    };
    const things = finder.isOpen(cx) ? yield* chooseThings(cx, finder, said, open, worthOfOne) : open;
    if (i > 0) layOut(mine, slots);
    trial = mine;
    return things;
  }

  /** Never for a thing that it would not change: what was bound may have left meanwhile. */
  function act(cx: Cx<L>, word: Filling): Play {
    for (const { is, field } of slots) {
      const things = word[field];
      if (is !== 'cards' || !isSeveral(things)) continue;
      const one: Thing[] = [0];
      word[field] = one;
      word[field] = things.filter((thing) => {
        one[0] = thing;
        return entry.can(cx, word as never);
      });
    }
    return runWord(entry, cx, word);
  }

  function look(cx: Cx<L>, isAll: boolean, and: And<L> | undefined): boolean {
    const mine = borrowed();
    const can = canFill(cx, 0, mine, isAll, and);
    trial = mine;
    return can;
  }

  return {
    can: (cx, and) => look(cx, false, and),
    canAll: (cx, and) => look(cx, true, and),
    run,
    worth(cx) {
      const mine = borrowed();
      const worth = bestOf(cx, 0, mine);
      trial = mine;
      return worth;
    },
  };
}

/** A filling to look with: in each slot for things lies a list for one thing, which changes while the filling does not. */
interface Trial {
  readonly word: Filling;
  readonly ones: readonly Thing[][];
}

function layOut<L extends Terms>(trial: Trial, slots: Slots<L>): Trial {
  for (const [i, { is, field }] of slots.entries()) if (is === 'cards') trial.word[field] = trial.ones[i];
  return trial;
}

function listAt({ ones }: Trial, i: number): Thing[] {
  return ones[i] as Thing[];
}

const NONE: readonly Thing[] = [];

/** As if these were chosen. */
function withBound<L extends Terms>(cx: Cx<L>, finder: Finder<L>, things: readonly Thing[]): Cx<L> {
  const bound = copyOf(cx);
  bind(bound, finder, things);
  return bound;
}

function isSeveral(things: unknown): things is readonly Thing[] {
  return Array.isArray(things) && things.length > 1;
}
