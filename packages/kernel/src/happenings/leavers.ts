import type { Engine, Live } from '../engine/engine.ts';
import { isSame, type Listener } from '../engine/standing.ts';
import type { Terms } from '../language/terms.ts';

export const NOBODY: readonly Listener[] = [];

/** What a card listens to of what happens to itself. */
export function ownListeners<L extends Terms>(game: Engine<L>, { kind, card }: Live<L>): readonly Listener[] {
  const listeners = game.standing.after[kind];
  if (!listeners || card === undefined) return NOBODY;
  const own = listeners.filter((listener) => listener.card === card);
  return own.length === 0 ? NOBODY : own;
}

/** Those that no longer listen because of it: a card's own reaction to its leaving is asked although it has left. */
export function leavers<L extends Terms>(
  game: Engine<L>,
  { kind }: Live<L>,
  own: readonly Listener[],
): readonly Listener[] {
  if (own === NOBODY) return NOBODY;
  const here = game.standing.after[kind] ?? NOBODY;
  const left = own.filter((listener) => !here.some((other) => isSame(other, listener)));
  return left.length === 0 ? NOBODY : left;
}
