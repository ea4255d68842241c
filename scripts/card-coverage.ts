/** Prints for each card of Operations where it is used and its tests; fails on one that is named and not scripted, or has no test. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS, kindById } from '../packages/operations/src/cards/catalogue.ts';
import { READY_DECKS } from '../packages/operations/src/decks/ready.ts';
import { SCENARIOS } from '../packages/operations/src/scenarios/catalogue.ts';
import { BASIC_BEHAVIOR, EXPERT_MODE, SETS_OF_CARDS } from '../packages/operations/src/scenarios/sets.ts';
import { ROOT } from './rulebooks.ts';
import { testNames } from './test-names.ts';

/** Decks, sets and stages that name each card. */
function namedBy(): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, string[]>();
  const name = (id: string, where: string) => {
    const list = named.get(id);
    if (list) list.push(where);
    else named.set(id, [where]);
  };
  for (const { code, characters, plot, cards } of READY_DECKS) {
    for (const id of new Set(characters.map((character) => character.id))) name(id, code);
    if (plot !== undefined) name(plot, code);
    for (const id of Object.keys(cards)) name(id, code);
  }
  for (const { code, cards } of [BASIC_BEHAVIOR, EXPERT_MODE])
    for (const id of Object.keys(cards)) name(id, code);
  name(EXPERT_MODE.plot, EXPERT_MODE.code);
  for (const { code, characters, cards } of SETS_OF_CARDS) {
    for (const id of [...characters, ...Object.keys(cards)]) name(id, code);
  }
  for (const { code, stages } of SCENARIOS) {
    for (const { characters, puts } of stages) for (const { id } of [...characters, ...puts]) name(id, code);
  }
  return named;
}

/** How many tests open with the number of each card. */
function testsOf(directory: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const files = readdirSync(join(ROOT, directory), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith('.test.ts'))) {
    for (const name of testNames(readFileSync(join(ROOT, directory, file), 'utf8'))) {
      const id = /^\S+/.exec(name)?.[0] ?? '';
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

const named = namedBy();
const tests = testsOf('packages/operations/test');
for (const { id, name } of KINDS) {
  const uses = [...new Set(named.get(id) ?? [])].join(' ');
  console.log(`${id.padEnd(6)} ${name.padEnd(28)} ${String(tests.get(id) ?? 0).padStart(3)} tests  ${uses}`);
}
const unscripted = [...named.keys()].filter((id) => !kindById(id));
const untested = KINDS.filter(({ id }) => !tests.has(id));
// A player's card may lie in a deck of the player's own; ours are for the AI alone.
const unused = KINDS.filter(({ id, set }) => set === 'AI' && !named.has(id));
for (const id of unscripted)
  console.error(`${id} is named by ${named.get(id)?.join(', ')} and is not scripted.`);
for (const { id, name } of untested) console.error(`${id} ${name} has no test whose name opens with ${id}.`);
for (const { id, name } of unused) console.error(`${id} ${name} is in no deck, set or stage.`);
console.log(`${KINDS.length} cards, ${untested.length} without a test.`);
if (unscripted.length + untested.length + unused.length > 0) process.exitCode = 1;
