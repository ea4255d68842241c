import type { Rule } from './rulebooks.ts';
import { testNames } from './test-names.ts';

/** A game may say of so many rules why no test can show them. */
const UNTESTED_AT_MOST = 3;

export interface Source {
  readonly path: string;
  readonly text: string;
}

export interface Citations {
  readonly rule: Rule;
  /** The files of the game that cite the rule. */
  readonly code: readonly string[];
  /** The test files with a test whose name opens with the rule, once for each such test. */
  readonly tests: readonly string[];
}

/** Who cites which rule. */
export function citations(
  rules: readonly Rule[],
  code: readonly Source[],
  tests: readonly Source[],
): readonly Citations[] {
  const opening = tests.flatMap(({ path, text }) =>
    testNames(text).flatMap((name) => openingNumbers(name).map((id) => ({ id, path }))),
  );
  const cited = code.map(({ path, text }) => ({ path, ids: new Set(numbersIn(text)) }));
  return rules.map((rule) => ({
    rule,
    code: cited.filter(({ ids }) => ids.has(rule.id)).map(({ path }) => path),
    tests: opening.filter(({ id }) => id === rule.id).map(({ path }) => path),
  }));
}

/** One line for each rule that nothing plays or tests, and for each number that is not in the rulebook. */
export function gaps(rows: readonly Citations[], sources: readonly Source[]): readonly string[] {
  const ids = rows.map(({ rule }) => rule.id);
  const excused = rows.filter(({ rule }) => rule.untested !== undefined).map(({ rule }) => rule.id);
  return [
    ...ids
      .filter((id, at) => ids.indexOf(id) < at)
      .map((id) => `${id} is in the rulebook twice; give each rule its own number.`),
    ...rows
      .filter(({ code }) => code.length === 0)
      .map(({ rule }) => `${rule.id} is cited by no code; cite it where it is played.`),
    ...rows
      .filter(({ rule, tests }) => tests.length === 0 && rule.untested === undefined)
      .map(({ rule }) => `${rule.id} has no test; open the name of a test with "${rule.id} ".`),
    ...(excused.length > UNTESTED_AT_MOST
      ? [`${excused.join(', ')} are marked untested; a game may have ${UNTESTED_AT_MOST} at most.`]
      : []),
    ...sources.flatMap((source) => unknownNumbers(source, new Set(ids))),
  ];
}

function unknownNumbers({ path, text }: Source, known: ReadonlySet<string>): readonly string[] {
  const prefixes = new Set([...known].map((id) => id.split('-')[0]));
  return [...new Set(numbersIn(text))]
    .filter((id) => prefixes.has(id.split('-')[0]) && !known.has(id))
    .map((id) => `${path} cites ${id}, which is not in the rulebook.`);
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\b[A-Z]{2,5}-\d+\b/g) ?? [];
}

/** "DBG-15 DBG-16 gains ..." opens with two numbers; commas and "and" may stand between them. */
function openingNumbers(name: string): readonly string[] {
  return numbersIn(/^(?:[A-Z]{2,5}-\d+(?:,| and)?(?: |:|$))*/.exec(name)?.[0] ?? '');
}
