import type { Seat, Why } from '@holofoe/kernel';
import { EMPIRE, FORCE_END, type State } from '../state.ts';
import type { Duel } from './duel.ts';
import { happen } from './happening.ts';

/** How far the token lies on a side: positive on its own spaces, 0 in the neutral middle. */
export function forceOf(state: State, seat: Seat): number {
  return seat === EMPIRE ? 0 - state.force : state.force;
}

export function forceIsWith(state: State, seat: Seat): boolean {
  return forceOf(state, seat) > 0;
}

export function fullForce(state: State, seat: Seat): boolean {
  return forceOf(state, seat) === FORCE_END;
}

/** Moves the token toward a side; what would go past the end is lost. */
export function gainForce(duel: Duel, seat: Seat, by: number, why?: Why): void {
  const { state } = duel;
  const before = forceOf(state, seat);
  const after = Math.min(FORCE_END, before + by);
  if (after === before) return;
  state.force = seat === EMPIRE ? 0 - after : after;
  happen(duel, { kind: 'force', seat, by: after - before, to: state.force }, why);
}
