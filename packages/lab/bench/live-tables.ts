import { deckbuilding } from '@holofoe/deckbuilding';
import type { Ask, Seat } from '@holofoe/kernel';
import { type LiveTable, loadTable, openTable, type Pending } from '@holofoe/table';
import { policySeed } from '../src/policy.ts';
import { randomPolicy } from '../src/random-policy.ts';
import { bestOfFive, type Figure, millisecondsOf, p99 } from './measure.ts';

type Table = LiveTable<unknown, unknown>;

const LONG_GAMES = 6;
const LONG = 1_000;

/** A table on which two random persons play, a reply at a time. */
function* randomGame(seed: number): Generator<{ readonly table: Table; readonly milliseconds: number }> {
  const table = openTable(deckbuilding, { config: { empire: 'person', rebel: 'person' }, seed });
  const policies = [0, 1].map((seat) => randomPolicy(policySeed(seed, seat)));
  for (let asked = nextAsk(table); asked; asked = nextAsk(table)) {
    const { seat, pending } = asked;
    const reply = policies[seat]?.(askOf(seat, pending), undefined) ?? [];
    const keys = keysOf(pending, reply);
    const milliseconds = millisecondsOf(() => {
      const refusal = table.reply(seat, pending.to, keys);
      if (refusal) throw new Error(refusal.says);
    });
    yield { table, milliseconds };
  }
}

type Asked = Extract<Pending, { kind: 'ask' }>;

function nextAsk(table: Table): { readonly seat: Seat; readonly pending: Asked } | undefined {
  for (let seat = 0; seat < table.seats; seat++) {
    const pending = table.pending(seat);
    if (pending.kind === 'ask') return { seat, pending };
  }
  return undefined;
}

function askOf(seat: Seat, { topic, form, options }: Asked): Ask {
  return { seat, topic, form, options, keyOf: (index) => options[index]?.key ?? index };
}

function keysOf({ form, options }: Asked, reply: readonly number[]) {
  const key = (index: number) => options[index]?.key ?? index;
  if (form.pick !== 'split') return reply.map(key);
  return reply.flatMap((share, index) => Array.from({ length: share }, () => key(index)));
}

interface LongGame {
  readonly seed: number;
  readonly table: Table;
  /** What each of the thousand replies cost. */
  readonly milliseconds: readonly number[];
}

/** A table after a thousand replies; undefined where the game was over before. */
function longGame(seed: number): LongGame | undefined {
  const milliseconds: number[] = [];
  for (const step of randomGame(seed)) {
    milliseconds.push(step.milliseconds);
    if (milliseconds.length === LONG) return { seed, table: step.table, milliseconds };
  }
  return undefined;
}

function longGames(): LongGame[] {
  const games: LongGame[] = [];
  for (let seed = 1; games.length < LONG_GAMES; seed++) {
    const game = longGame(seed);
    if (game) games.push(game);
  }
  return games;
}

export function liveTables(): Figure[] {
  const games = longGames();
  const tables = games.map(({ table }) => table);
  const seeds = games.map(({ seed }) => seed);
  return [view(tables), undo(tables), load(tables), journal(tables), lateReplies(seeds)];
}

function view(tables: readonly Table[]): Figure {
  const times = 200;
  const round = () =>
    millisecondsOf(() => {
      for (let i = 0; i < times; i++) for (const table of tables) table.view(i % 2);
    }) /
    (times * tables.length);
  const value = bestOfFive(round, 'less');
  return time("a seat's view", value, 0.2);
}

/** Where somebody was asked, spread over the whole game. */
function asked(table: Table): number[] {
  return table.journal.flatMap((entry, position) => ('s' in entry && position % 29 === 0 ? [position] : []));
}

function undo(tables: readonly Table[]): Figure {
  const round = () =>
    p99(
      tables.flatMap((table) =>
        asked(table).map((position) => {
          const branch = table.branch(position + 1);
          return millisecondsOf(() => {
            const refusal = branch.undo(position);
            if (refusal) throw new Error(refusal.says);
          });
        }),
      ),
    );
  return time('undo, p99', bestOfFive(round, 'less'), 5);
}

function load(tables: readonly Table[]): Figure {
  const saves = tables.flatMap((table) =>
    [100, 400, 700, table.position].map((position) => JSON.stringify(table.branch(position).save())),
  );
  const times = 10;
  const round = () =>
    p99(
      Array.from({ length: times }, () =>
        saves.map((save) => millisecondsOf(() => loadTable(deckbuilding, JSON.parse(save)))),
      ).flat(),
    );
  return time('load, p99', bestOfFive(round, 'less'), 5);
}

function journal(tables: readonly Table[]): Figure {
  let bytes = 0;
  let replies = 0;
  for (const table of tables) {
    bytes += JSON.stringify(table.save().journal).length;
    replies += table.journal.filter((entry) => 's' in entry).length;
  }
  return {
    name: 'journal for a reply',
    value: bytes / replies,
    unit: 'bytes',
    target: 40,
    limit: 40,
    better: 'less',
  };
}

function lateReplies(seeds: readonly number[]): Figure {
  const round = () => {
    let early = 0;
    let late = 0;
    for (const seed of seeds) {
      const milliseconds = longGame(seed)?.milliseconds ?? [];
      early += sum(milliseconds.slice(0, 100));
      late += sum(milliseconds.slice(900, 1000));
    }
    return late / early;
  };
  const value = bestOfFive(round, 'less');
  return {
    name: 'replies 900 to 1,000 against 1 to 100',
    value,
    unit: 'times',
    target: 1.5,
    limit: 1.5,
    better: 'less',
  };
}

function time(name: string, milliseconds: number, target: number): Figure {
  return {
    name,
    value: milliseconds,
    unit: 'ms',
    target,
    limit: target,
    better: 'less',
    seconds: milliseconds / 1000,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
