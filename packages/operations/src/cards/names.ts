import { nearest, plain, type Spelled, spelled } from '@holofoe/kernel';
import { KINDS, kindById } from './catalogue.ts';
import type { Admitted, Kind } from './kind.ts';
import { partsOfName } from './mark.ts';

const SPELLED: readonly { readonly kind: Kind; readonly name: string; readonly full: string | undefined }[] =
  KINDS.map((kind) => ({
    kind,
    name: plain(kind.name),
    full: kind.subtitle === undefined ? undefined : plain(fullName(kind)),
  }));

/** The card that a person means: by its id, its title, or its title with its subtitle, in any spelling. */
export function findKind(text: string): Kind | undefined {
  return kindsCalled(text)[0];
}

/** All cards that a text can mean: a title alone may be that of several characters. */
export function kindsCalled(text: string): readonly Kind[] {
  const byId = kindById(text.trim().toUpperCase());
  if (byId) return [byId];
  const wanted = plain(text);
  const full = SPELLED.filter((each) => each.full === wanted);
  return (full.length > 0 ? full : SPELLED.filter(({ name }) => name === wanted)).map(({ kind }) => kind);
}

/** All cards that a text can mean, which may end with a mark: "Death Trooper B". */
export function namedCard(text: string): { readonly called: readonly Kind[]; readonly mark?: string } {
  const called = kindsCalled(text);
  const { name, mark } = partsOfName(text);
  return called.length > 0 || mark === undefined ? { called } : { called: kindsCalled(name), mark };
}

/** "Luke Skywalker, Jedi Knight" */
export function fullName({ name, subtitle }: Kind): string {
  return subtitle === undefined ? name : `${name}, ${subtitle}`;
}

/** "4 different blue hero cards" */
export function admittedText({ affiliation, colour, different }: Admitted): string {
  return `${different} different ${colour} ${affiliation} cards`;
}

/** "There is no card "lihgtsaber"; did you mean Lightsaber, ...?" */
export function unknownCard(text: string, among: readonly Spelled[] = NAMES): string {
  return /^\d+[A-Z]?$/i.test(text)
    ? `There is no card with the number ${text}; a number is that of the set and the place in it, as 01035.`
    : `There is no card "${text}"; did you mean ${nearest(text, among).join(', ')}?`;
}

const NAMES = spelled(KINDS.flatMap((kind) => [kind.name, fullName(kind)]));
