import { nearest, plain, spelled } from '@holofoe/kernel';
import { KINDS, kindById } from '../cards/catalogue.ts';
import type { Kind } from '../terms/kind.ts';

const SPELLED: readonly { readonly kind: Kind; readonly title: string }[] = KINDS.map((kind) => ({
  kind,
  title: plain(kind.title),
}));

/** All cards that a text can mean: one by its number ("001-2"), or those of a title, in any spelling. */
export function kindsCalled(text: string): readonly Kind[] {
  const byId = kindById(text.trim().toLowerCase());
  if (byId) return [byId];
  const wanted = plain(text);
  return SPELLED.filter(({ title }) => title === wanted).map(({ kind }) => kind);
}

const TITLES = spelled([...new Set(KINDS.map(({ title }) => title))]);

/** "There is no card "Luke Skywaker"; did you mean Luke Skywalker …?" */
export function unknownCard(text: string): string {
  return `there is no card "${text}"; did you mean ${nearest(text, TITLES).join(', ')}?`;
}
