/**
 * The titles of all cards of Destiny, so that a deck's cards can be named before they can be played.
 * Only the deck reader imports this: a front end without decks of its own can leave it out.
 */
import { plain } from '@holofoe/kernel';
import { FAN } from './titles/fan.ts';
import { OFFICIAL } from './titles/official.ts';
import type { TitledSet } from './titles/set.ts';

export interface Title {
  readonly id: string;
  readonly set: string;
  readonly setName: string;
  /** The place in the set. */
  readonly number: number;
  readonly title: string;
  readonly official: boolean;
  readonly battlefield: boolean;
  /** The first print of the card; its own id where it is the first. */
  readonly firstPrint: string;
}

const LISTED: readonly Title[] = [
  ...OFFICIAL.flatMap((set) => titlesOf(set, true)),
  ...FAN.flatMap((set) => titlesOf(set, false)),
];
const LISTED_BY_ID: ReadonlyMap<string, Title> = new Map(LISTED.map((title) => [title.id, title]));

/** Official sets first. */
export const TITLES: readonly Title[] = LISTED.map((title) => ({ ...title, firstPrint: firstOf(title) }));
const BY_ID: ReadonlyMap<string, Title> = new Map(TITLES.map((title) => [title.id, title]));
/** Of several with one name the first. */
const BY_NAME: ReadonlyMap<string, Title> = firsts(TITLES.map((title) => [plain(title.title), title]));
const BY_PRINT: ReadonlyMap<string, Title> = firsts(
  [...OFFICIAL, ...FAN].flatMap(({ code, name }) =>
    TITLES.flatMap((title): (readonly [string, Title])[] =>
      title.set === code ? [code, name].map((set) => [printOf(set, title.number), title]) : [],
    ),
  ),
);
const SET_NAMES: ReadonlySet<string> = new Set(
  [...OFFICIAL, ...FAN].flatMap(({ code, name }) => [plain(code), plain(name)]),
);

export function titleOf(id: string): Title | undefined {
  return BY_ID.get(id.toUpperCase());
}

/** The card of a title in any spelling; what follows a comma or a dash may be its subtitle. */
export function findTitle(text: string): Title | undefined {
  return called(text) ?? called(withoutSubtitle(text));
}

/** The card at a place of a set that is named by its code or name: AW 35, Awakenings 35. */
export function titleAt(set: string, number: number): Title | undefined {
  return BY_PRINT.get(printOf(set, number));
}

/** Whether a set is called so, by code or name. */
export function isSet(text: string): boolean {
  return SET_NAMES.has(plain(text));
}

/** "Luke Skywalker (Awakenings 35)" */
export function titleWithSet({ title, setName, number, official }: Title): string {
  return `${title} (${setName} ${number}${official ? '' : ', a fan set'})`;
}

function called(text: string): Title | undefined {
  return BY_NAME.get(plain(text));
}

function printOf(set: string, number: number): string {
  return `${plain(set)} ${number}`;
}

function firsts<T>(entries: readonly (readonly [string, T])[]): ReadonlyMap<string, T> {
  return new Map([...entries].reverse());
}

function withoutSubtitle(text: string): string {
  return text.replace(/(?:,| [-–—]) [^,]*$/, '');
}

function titlesOf({ code, name, prefix, cards }: TitledSet, official: boolean): readonly Title[] {
  return cards
    .trim()
    .split('\n')
    .map((line, at) => {
      const [key = '', ...words] = line.split(' ');
      const [own = '', reprinted] = key.split('=');
      const id = prefix + own.replace('*', '');
      return {
        id,
        set: code,
        setName: name,
        number: at + 1,
        title: words.join(' '),
        official,
        battlefield: own.endsWith('*'),
        firstPrint: reprinted ?? id,
      };
    });
}

/** A reprint may name a reprint. */
function firstOf(title: Title): string {
  const earlier = LISTED_BY_ID.get(title.firstPrint);
  return earlier === undefined || earlier === title ? title.firstPrint : firstOf(earlier);
}
