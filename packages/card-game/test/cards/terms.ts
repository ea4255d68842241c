import type { Kind } from '../../src/terms/kind.ts';

/** What kinds of terms a card is written with. */
export type TermKind =
  | 'word'
  | 'procedure'
  | 'stat'
  | 'permission'
  | 'condition'
  | 'moment'
  | 'count'
  | 'filter';

/** "word damage", "stat cost" */
export type Term = `${TermKind} ${string}`;

/** Under these keys stand filters, unless it is a word that stands there. */
const FILTERS: ReadonlySet<string> = new Set([
  'target',
  'one',
  'each',
  'random',
  'per',
  'are',
  'as',
  'among',
  'not',
  'or',
  'card',
  'where',
  'source',
]);

/** All terms that a card's abilities are made of, each once. */
export function termsOf({ abilities, asPilot }: Kind): ReadonlySet<Term> {
  const found = new Set<Term>();
  gather([...abilities, ...asPilot], '', found);
  return found;
}

function gather(part: unknown, key: string, found: Set<Term>): void {
  if (typeof part !== 'object' || part === null) return;
  if (Array.isArray(part)) {
    for (const each of part) gather(each, key, found);
    return;
  }
  const fields = part as { readonly [field: string]: unknown };
  for (const term of ownTerms(fields, key)) found.add(term);
  for (const [field, value] of Object.entries(fields)) gather(value, field, found);
}

function ownTerms(fields: { readonly [field: string]: unknown }, key: string): readonly Term[] {
  const terms: Term[] = [];
  const note = (kind: TermKind, value: unknown) => {
    if (typeof value === 'string') terms.push(`${kind} ${value}`);
  };
  note('word', fields.do);
  note('procedure', fields.procedure);
  note('stat', fields.stat);
  note('permission', fields.cannot);
  note('condition', fields.is);
  note('count', fields.count);
  if (key === 'at' || key === 'later') note('moment', fields.at);
  if (FILTERS.has(key) && fields.do === undefined && fields.is === undefined)
    for (const field of Object.keys(fields)) if (!NO_FIELDS.has(field)) note('filter', field);
  return terms;
}

/** What stands beside a filter in a selector, or in a loop. */
const NO_FIELDS: ReadonlySet<string> = new Set([
  'one',
  'target',
  'random',
  'each',
  'n',
  'upTo',
  'by',
  'as',
  'total',
]);

/** How many different cards use each term; reprints count once. */
export function usesOfTerms(kinds: readonly Kind[]): ReadonlyMap<Term, readonly string[]> {
  const uses = new Map<Term, string[]>();
  const seen = new Set<string>();
  for (const kind of kinds) {
    const text = JSON.stringify([kind.title, kind.abilities, kind.asPilot]);
    if (seen.has(text)) continue;
    seen.add(text);
    for (const term of termsOf(kind)) {
      const list = uses.get(term);
      if (list) list.push(kind.id);
      else uses.set(term, [kind.id]);
    }
  }
  return uses;
}
