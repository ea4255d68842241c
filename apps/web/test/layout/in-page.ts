/** What runs in the page: how things lie there, and what is wrong with it. */
import { type Box, forget } from './boxes.ts';
import { likenessNow } from './likeness.ts';
import { boxesNow, movedSince } from './moves.ts';
import { targetsNow, unreachable } from './reach.ts';
import { bringToEnd, settled } from './settled.ts';
import { cutAbilities, unreadable } from './texts.ts';
import { cutThings } from './whole.ts';

export { settled };

let before = new Map<Element, Box>();
let likeness: readonly string[] = [];

/** Every fault of the page as it lies there now. `fits`: nothing of it lies outside the window. */
export async function faults(fits: boolean): Promise<readonly string[]> {
  await settled();
  forget();
  const found = [...unreachable(fits), ...cutAbilities(), ...cutThings(), ...unreadable()];
  likeness = likenessNow();
  return found;
}

/** Whether all lies and covers as when its faults were looked for, in whatever colours: it has no others then. */
export function isAlike(): boolean {
  bringToEnd();
  const now = likenessNow();
  return now.length === likeness.length && now.every((each, i) => each === likeness[i]);
}

/** Where a pointer can go; from now on it is known where everything lay before it went there. */
export async function targets(): Promise<ReturnType<typeof targetsNow>> {
  await settled();
  forget();
  before = boxesNow();
  return targetsNow();
}

/** What the pointer has moved. */
export async function moved(): Promise<readonly string[]> {
  await settled();
  return movedSince(before);
}
