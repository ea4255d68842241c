import { DONE } from './done.ts';
import type { Play } from './request.ts';

/** One after the other; a generator only from where somebody must be waited for. */
export function inTurn<T>(items: readonly T[], play: (item: T) => Play): Play {
  for (let i = 0; i < items.length; i++) {
    const first = play(items[i] as T);
    if (first !== DONE) return theRest(first, items, i + 1, play);
  }
  return DONE;
}

function* theRest<T>(first: Play, items: readonly T[], from: number, play: (item: T) => Play): Play {
  yield* first;
  for (let i = from; i < items.length; i++) yield* play(items[i] as T);
}

/** At once where nobody is waited for. */
export function after(play: Play, then: () => void): Play {
  if (play !== DONE) return waiting(play, then);
  then();
  return DONE;
}

function* waiting(play: Play, then: () => void): Play {
  yield* play;
  then();
}
