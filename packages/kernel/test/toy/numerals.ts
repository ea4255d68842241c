import type { Kind } from './terms.ts';

/** Never numerals: what is structure rather than print. */
const STRUCTURE: ReadonlySet<string> = new Set(['count', 'limit', 'priority', 'is', 'targets']);
const SWITCHES: ReadonlySet<unknown> = new Set([
  'destination',
  'strikes from outside',
  'all edge',
  'no edge needed',
  'lays last',
  'lays from discard',
  'may go to hand',
  'pierces',
]);

/** The numerals of a card's data in order: cost, capacity, icons, amounts of words and rules. */
export function numeralsOf(kind: Kind): readonly number[] {
  const found: number[] = [];
  walk(kind, (n) => {
    found.push(n);
    return n;
  });
  return found;
}

/** The card with one numeral changed. */
export function withNumeral(kind: Kind, at: number, by: number): Kind {
  let i = 0;
  return walk(kind, (n) => (i++ === at ? Math.max(0, n + by) : n)) as Kind;
}

function walk(data: unknown, change: (n: number) => number): unknown {
  if (typeof data === 'number') return change(data);
  if (Array.isArray(data)) return data.map((each) => walk(each, change));
  if (typeof data !== 'object' || data === null) return data;
  const isSwitch = 'stat' in data && SWITCHES.has(data.stat);
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      isSwitch || STRUCTURE.has(field) ? value : walk(value, change),
    ]),
  );
}
