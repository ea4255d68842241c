import { seededFraction, stateHash } from '../../packages/kernel/src/index.ts';
import type { Save } from '../../packages/table/src/index.ts';

type Fields = Record<string, unknown>;
type Field = readonly [around: Fields, name: string];

const NUMBERS = [-1, 0, 1, 2, 3, 4, 5, 7, 99, 4.5, 1e6, 1e9, 1e300];
const VALUES = [null, true, 0, '', 'x', '\u001b[2J', [], {}, { card: 0, by: 1 }, { stock: 1 }];

/** Every field in the data, with what it is a field of. */
export function fieldsOf(data: unknown): readonly Field[] {
  if (typeof data !== 'object' || data === null) return [];
  const fields = data as Fields;
  return Object.keys(fields).flatMap((name) => [[fields, name] as const, ...fieldsOf(fields[name])]);
}

/** What can be done to one field: `pick` draws one of several. */
type Change = (
  field: Field,
  all: readonly Field[],
  pick: <T>(several: readonly T[]) => T | undefined,
) => void;

const CHANGES: readonly Change[] = [
  function anything([around, name], _, pick) {
    around[name] = pick(typeof around[name] === 'number' ? NUMBERS : VALUES);
  },
  /** Copies, owners and kinds of cards are so far apart. */
  function nearby([around, name], _, pick) {
    const value = around[name];
    if (typeof value === 'number') around[name] = value + (pick([-128, -16, -1, 1, 16, 32, 48, 128]) ?? 0);
    else if (typeof value === 'boolean') around[name] = !value;
  },
  /** What another field of that name has. */
  function another([around, name], all, pick) {
    const others = all.filter(([fields, other]) => other === name && fields !== around);
    const [fields, other] = pick(others) ?? [around, name];
    around[name] = structuredClone(fields[other]);
  },
  function fewer([around, name], _, pick) {
    const list = around[name];
    if (Array.isArray(list)) list.splice(pick([...list.keys()]) ?? 0, 1);
    else delete around[name];
  },
  function twice([around, name], _, pick) {
    const list = around[name];
    if (Array.isArray(list) && list.length > 0) list.push(structuredClone(pick(list)));
  },
  function turnedRound([around, name]) {
    const list = around[name];
    if (Array.isArray(list)) list.reverse();
  },
  /** From one list into another. */
  function elsewhere([around, name], all, pick) {
    const list = around[name];
    if (!Array.isArray(list)) return;
    const others = all.flatMap(([fields, other]) => {
      const value = fields[other];
      return Array.isArray(value) && value !== list ? [value] : [];
    });
    pick(others)?.push(...list.splice(-1));
  },
];

/** A copy of a save with one change in its last state, and the hash that belongs to it. */
export function forged(text: string, seed: number): Save {
  const save: Save = JSON.parse(text);
  let draws = 0;
  const pick = <T>(several: readonly T[]): T | undefined =>
    several[Math.floor(seededFraction(seed, draws++) * several.length)];
  // Most values are those of cards in piles: a kind of field is drawn before a field.
  const fields = fieldsOf(save.mark.state);
  const names = [...new Set(fields.map(([, name]) => (/^\d+$/.test(name) ? '' : name)))];
  const name = pick(names);
  const field = pick(fields.filter(([, each]) => (name === '' ? /^\d+$/.test(each) : each === name)));
  if (field) pick(CHANGES)?.(field, fields, pick);
  // Half of them begin with it: then no journal says otherwise.
  return withState(
    pick([true, false])
      ? save
      : { ...save, start: save.mark.state, journal: [], mark: { ...save.mark, at: 0 } },
  );
}

/** A save with the hash that belongs to its last state. */
export function withState(save: Save): Save {
  const { at, state } = save.mark;
  const hash = stateHash(state);
  return {
    ...save,
    hashes: [...save.hashes.filter(([each]) => each !== at && each <= save.journal.length), [at, hash]],
  };
}
