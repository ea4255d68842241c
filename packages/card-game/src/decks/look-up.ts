import { nearest, plain, spelled } from '@holofoe/kernel';
import { AFFILIATION_CARDS } from '../cards/affiliations.ts';
import { KINDS } from '../cards/catalogue.ts';
import { SET_TITLES, titleOfSet } from '../cards/titles.ts';

/** What a line of a file means. */
export type Found =
  | { readonly is: 'affiliation'; readonly id: string }
  | { readonly is: 'set'; readonly no: number }
  /** A command card comes with its set: it is not counted. */
  | { readonly is: 'command card' }
  | { readonly is: 'unknown' };

const AFFILIATIONS: ReadonlyMap<string, string> = new Map(
  AFFILIATION_CARDS.flatMap(({ id, title }) => [id, title].map((text) => [plain(text), id] as const)),
);
const SETS: ReadonlyMap<string, number> = new Map(SET_TITLES.map((title, at) => [plain(title), at + 1]));
const COMMAND_CARDS: ReadonlySet<string> = new Set(
  KINDS.filter(({ type }) => type !== 'affiliation' && type !== 'objective').map(({ title }) => plain(title)),
);
const NAMES = spelled([...SET_TITLES, ...AFFILIATION_CARDS.map(({ title }) => title)]);

/** By title in any spelling, or by the number of a set: "12", "set 12", "012-1". */
export function lookUp(text: string): Found {
  const wanted = plain(text);
  const no = SETS.get(wanted) ?? numberIn(text);
  if (no !== undefined) return { is: 'set', no };
  const id = AFFILIATIONS.get(wanted);
  if (id !== undefined) return { is: 'affiliation', id };
  if (COMMAND_CARDS.has(wanted)) return { is: 'command card' };
  return { is: 'unknown' };
}

const HEADING = /^(sets|affiliations?|objectives?|objective (sets?|decks?)|command decks?)$/;

/**
 * How surely a word of some file is one of a deck of this game: a set or an affiliation by its name is. The title of a
 * command card may be that of a card of another game.
 */
export function surenessOf(word: string): number {
  const { is } = lookUp(word);
  if (is === 'affiliation' || HEADING.test(plain(word))) return 1;
  if (is === 'set') return /^(set\s*|#)?\d+$/i.test(word.trim()) ? 0 : 1;
  return is === 'command card' ? 0.5 : 0;
}

/** What a person may have meant. It compares all names, so it is asked only for what is shown. */
export function unknown(text: string): string {
  return `There is no objective or affiliation "${text}"; did you mean ${nearest(text, NAMES).join(', ')}?`;
}

function numberIn(text: string): number | undefined {
  const match = /^(?:set\s*|#)?0*(\d{1,3})(?:-1)?$/i.exec(text.trim());
  const no = Number(match?.[1] ?? Number.NaN);
  return titleOfSet(no) === undefined ? undefined : no;
}
