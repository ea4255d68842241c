import { enter, leave } from '../desk.ts';
import { DONE } from '../done.ts';
import type { And, Cx, Reading } from '../engine/engine.ts';
import type { FilledSlot } from '../language/fold.ts';
import type { Terms } from '../language/terms.ts';
import type { Play } from '../request.ts';
import type { AnyWord } from './words.ts';

/** A word with its slots filled, or as far as they are. */
export type Filling = { readonly do: string; [field: string]: unknown };

/** A word whose slots are effects, if it has any. */
export function readPlainly<L extends Terms>(
  entry: AnyWord<L>,
  said: L['word'],
  slots: readonly FilledSlot<Reading<L>, unknown, unknown>[],
): Reading<L> {
  return plainReading(entry, withInner(entry, said, slots));
}

/** With its effects read; all uses of a word have its slots in one order, so that they have few shapes. */
export function withInner<L extends Terms>(
  { slots: names = {} }: AnyWord<L>,
  said: L['word'],
  slots: readonly FilledSlot<Reading<L>, unknown, unknown>[],
): Filling {
  const word: Filling = { do: said.do };
  for (const name of Object.keys(names)) word[name] = undefined;
  Object.assign(word, said);
  for (const slot of slots)
    if (slot.is === 'effect') word[slot.field] = { ...slot.of, says: word[slot.field] };
  return word;
}

/** A word of which nothing need be found out first. */
export function plainReading<L extends Terms>(entry: AnyWord<L>, word: Filling): Reading<L> {
  const can = (cx: Cx<L>, and?: And<L>) => entry.can(cx, word as never) && (and === undefined || and(cx));
  return {
    can,
    canAll: can,
    run: (cx) => runWord(entry, cx, word),
    worth: (cx) => entry.worth(cx, word as never),
  };
}

export function runWord<L extends Terms>(entry: AnyWord<L>, cx: Cx<L>, word: Filling): Play {
  const { did, game } = cx;
  if (!entry.can(cx, word as never)) {
    did.missed++;
    return DONE;
  }
  enter(game.desk, word.do);
  const before = did.done + did.missed;
  const play = entry.run(cx, word as never);
  if (play !== DONE) return running(cx, play, before);
  wasDone(cx, before);
  return DONE;
}

function* running<L extends Terms>(cx: Cx<L>, play: Play, before: number): Play {
  yield* play;
  wasDone(cx, before);
}

/** A word through which nothing happened that could say whether it did is done once it has run. */
function wasDone<L extends Terms>(cx: Cx<L>, before: number): void {
  if (cx.did.done + cx.did.missed === before) cx.did.done++;
  leave(cx.game.desk);
}
