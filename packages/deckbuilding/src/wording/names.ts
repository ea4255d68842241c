import { plain, unlike } from '@holofoe/kernel';
import { KINDS } from '../cards/catalogue.ts';
import type { Kind } from '../cards/kind.ts';

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
  const least = ({ id, name }: Kind) => Math.min(unlike(wanted, plain(id)), unlike(wanted, plain(name)));
  return KINDS.map((kind) => ({ kind, least: least(kind) }))
    .sort((a, b) => a.least - b.least)
    .slice(0, 3)
    .map(({ kind }) => kind);
}
