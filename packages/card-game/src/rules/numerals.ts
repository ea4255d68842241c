import { keptFor, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { State } from '../state.ts';
import { abilitiesOn } from '../terms/abilities.ts';
import type { Ability } from '../terms/words.ts';

/** A numeral in the text of a card: where it stands in its abilities ("0.action.n"), and what it is. */
export interface Numeral {
  readonly at: string;
  readonly n: number;
}

export interface NumeralChange {
  readonly numeral: Numeral;
  readonly by: 1 | -1;
}

/** Fields that are printed as numerals. What is an icon, a limit or a switch is none. */
const PRINTED_AS_NUMERALS: ReadonlySet<string> = new Set([
  'n',
  'resources',
  'atLeast',
  'atMost',
  'most',
  'least',
  'margin',
  'top',
  'bottom',
  'upTo',
]);
const NUMBERS_OF_RULES: ReadonlySet<unknown> = new Set(['cost', 'capacity', 'reserve', 'edge', 'resources']);

/** The numerals that a card's text says. */
export function numeralsOf(card: Thing): readonly Numeral[] {
  return numeralsIn(abilitiesOn(kindOf(card)), '');
}

function numeralsIn(part: unknown, at: string): readonly Numeral[] {
  if (typeof part !== 'object' || part === null || isFocusOfItself(part)) return [];
  const isRule = 'stat' in part && NUMBERS_OF_RULES.has(part.stat);
  return Object.entries(part).flatMap(([field, value]) => {
    const here = at === '' ? field : `${at}.${field}`;
    if (typeof value !== 'number') return field === 'limit' ? [] : numeralsIn(value, here);
    return PRINTED_AS_NUMERALS.has(field) || (isRule && field === 'add') ? [{ at: here, n: value }] : [];
  });
}

/** "Focus this card to …" has no numeral. */
function isFocusOfItself(part: object): boolean {
  return 'price' in part && 'do' in part && part.do === 'focus';
}

/** What a card says now, with the numerals that were changed. Structure and pointers stay as they are. */
export function abilitiesNow({ numerals }: State, card: Thing): readonly Ability[] {
  const printed = abilitiesOn(kindOf(card));
  const own = numerals.length === 0 ? [] : numerals.filter((each) => each.card === card);
  if (own.length === 0) return printed;
  return changedBy(printed)(own.map(({ at, by }) => `${at} ${by}`).join());
}

/** Each way to change a text is built once, as what is read is kept by the object it was read from. */
const changedBy = keptFor((printed: readonly Ability[]) => {
  const known = new Map<string, readonly Ability[]>();
  return (changes: string): readonly Ability[] => {
    const found = known.get(changes) ?? changed(printed, changes);
    known.set(changes, found);
    return found;
  };
});

function changed(printed: readonly Ability[], changes: string): readonly Ability[] {
  return changes.split(',').reduce((said, change) => {
    const [at = '', by = '0'] = change.split(' ');
    return addAt(said, at.split('.'), Number(by));
  }, printed);
}

/** The same with a number changed at a place; all else of it is shared. */
function addAt<T>(part: T, [field, ...rest]: readonly string[], by: number): T {
  // "Costs 2 less" is written as -2: its numeral is 2.
  if (typeof part === 'number') return (part < 0 ? part - by : Math.max(0, part + by)) as T;
  if (typeof part !== 'object' || part === null || field === undefined) return part;
  const inner = addAt(Reflect.get(part, field), rest, by);
  if (Array.isArray(part)) return part.map((each, i) => (String(i) === field ? inner : each)) as T;
  return { ...part, [field]: inner };
}

/** A card that has left play says what is printed. */
export function dropNumerals({ numerals }: State, card: Thing): void {
  for (let i = numerals.length - 1; i >= 0; i--) if (numerals[i]?.card === card) numerals.splice(i, 1);
}
