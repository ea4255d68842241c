/** A name without case, accents, blanks and punctuation. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** The three names most like a text: those that hold it come first ("vader"), then those that are spelled most like it. */
export function nearest(text: string, names: Iterable<string>): readonly string[] {
  const wanted = plain(text);
  return [...new Set(names)]
    .map((name) => ({ name, unlike: unlike(wanted, plain(name)) }))
    .sort((a, b) => a.unlike - b.unlike)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** How unlike a name is to a text, both plain: not at all where it holds the text. */
export function unlike(wanted: string, name: string): number {
  return wanted.length > 2 && name.includes(wanted) ? 0 : lettersApart(wanted, name);
}

/** How many letters must be changed, added or left out to make one word of the other. */
export function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
