import type { Key, Reason } from '@holofoe/kernel';

/** A letter for each candidate, in the order in which the rules looked at them: the same on the table and in the drawer. */
export function lettersOf({ candidates }: Reason): ReadonlyMap<Key, string> {
  return new Map(candidates.map((key, i) => [key, letterOf(i)]));
}

export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${letter}${Math.floor(index / 26)}`;
}
