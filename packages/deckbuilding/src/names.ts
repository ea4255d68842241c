import { KINDS } from './cards/catalogue.ts';
import type { Kind } from './cards/kind.ts';

/** The card that a person means: its id or its printed name, in any spelling of case, accents and punctuation. */
export function findKind(text: string): Kind | undefined {
  const wanted = plain(text);
  return KINDS.find((kind) => plain(kind.id) === wanted || plain(kind.name) === wanted);
}

/** "There is no card "at-sd"; did you mean at-st, at-at?" */
export function unknownCard(text: string): string {
  return `there is no card "${text}"; did you mean ${nearestKinds(text)
    .map(({ id }) => id)
    .join(', ')}?`;
}

/** Names that hold the text come first ("vader"), then those that are spelled most like it. */
function nearestKinds(text: string): readonly Kind[] {
  const wanted = plain(text);
  const unlike = (name: string) => (wanted.length > 2 && name.includes(wanted) ? 0 : distance(wanted, name));
  return KINDS.map((kind) => ({ kind, unlike: Math.min(unlike(plain(kind.id)), unlike(plain(kind.name))) }))
    .sort((a, b) => a.unlike - b.unlike)
    .slice(0, 3)
    .map(({ kind }) => kind);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** How many letters must be changed, added or left out to make one word of the other. */
function distance(one: string, other: string): number {
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
