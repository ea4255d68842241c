/**
 * Control characters, breaks of lines, and marks that turn the direction of a text, as a class of characters. In numbers,
 * since the patterns of a JSON Schema are read without Unicode's properties too.
 */
export const UNSEEN = '\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069';

/** A text from outside as one line of at most `most` letters, which does nothing to the screen that shows it. */
export function oneLine(text: string, most: number): string {
  const line = text
    .slice(0, 2 * most)
    .replace(new RegExp(`[${UNSEEN}]+`, 'g'), ' ')
    .trim();
  return line.length > most || text.length > 2 * most ? `${line.slice(0, most - 1)}…` : line;
}

/** A name without case, accents, blanks and punctuation. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** A name as it is shown, and as it is compared. */
export interface Spelled {
  readonly name: string;
  readonly plain: string;
}

export function spelled(names: Iterable<string>): readonly Spelled[] {
  return [...new Set(names)].map((name) => ({ name, plain: plain(name) }));
}

/** No name is longer: of a text only so much is compared with names. */
const LONGEST_NAME = 60;

/** The three names most like a text: those that hold it come first ("vader"), then those that are spelled most like it. */
export function nearest(text: string, names: readonly Spelled[]): readonly string[] {
  const wanted = plain(text.slice(0, LONGEST_NAME));
  return names
    .map(({ name, plain: spelling }) => ({ name, unlike: unlike(wanted, spelling) }))
    .sort((a, b) => a.unlike - b.unlike)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** How unlike a name is to a text, both plain: not at all where it holds the text. */
export function unlike(wanted: string, name: string): number {
  return wanted.length > 2 && name.includes(wanted) ? 0 : lettersApart(wanted, name);
}

/** How many letters must be changed, added or left out to make one word of the other; far apart where one is endless. */
export function lettersApart(one: string, other: string): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length > 2 * LONGEST_NAME) return long.length;
  let row = Array.from({ length: short.length + 1 }, (_, i) => i);
  for (let i = 1; i <= long.length; i++) {
    const next = [i];
    for (let j = 1; j <= short.length; j++) {
      const same = long[i - 1] === short[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[short.length] ?? 0;
}
