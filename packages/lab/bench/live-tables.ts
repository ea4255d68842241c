import { cardGame } from '@holofoe/card-game';
import { deckbuilding } from '@holofoe/deckbuilding';
import { type Ask, type Seat, wordKey } from '@holofoe/kernel';
import { operations } from '@holofoe/operations';
import { type LiveTable, loadTable, openTable, type Pending, resumeTable } from '@holofoe/table';
import { policySeed } from '../src/policy.ts';
import { randomPolicy } from '../src/random-policy.ts';
import { bestOfFive, type Figure, millisecondsOf, p99 } from './measure.ts';

type Table = LiveTable<unknown, unknown>;

/** A game on whose tables things are measured. */
interface Subject {
  /** What its figures begin with. */
  readonly name: string;
  readonly open: (seed: number) => Table;
  readonly read: (save: unknown) => Table;
  readonly resume: (parts: unknown) => Table;
  /** A game with so many replies is a long one. */
  readonly long: number;
  /** Milliseconds: what is wanted, and what fails. */
  readonly view: readonly [target: number, limit: number];
  readonly load: readonly [target: number, limit: number];
}

const DECKBUILDING: Subject = {
  name: '',
  open: (seed) => openTable(deckbuilding, { config: { empire: 'person', rebel: 'person' }, seed }),
  read: (save) => loadTable(deckbuilding, save),
  resume: (parts) => resumeTable(deckbuilding, parts),
  long: 1_000,
  view: [0.2, 0.2],
  load: [5, 5],
};

const TEAM = ['H1', 'H2', 'H3', 'H4'].map((deck) => ({ deck }));

const OPERATIONS: Subject = {
  name: 'Operations: ',
  open: (seed) => openTable(operations, { config: { scenario: 'OBJ-SCA', players: TEAM }, seed }),
  read: (save) => loadTable(operations, save),
  resume: (parts) => resumeTable(operations, parts),
  long: 400,
  view: [0.2, 0.2],
  load: [5, 8],
};

const CARD_GAME: Subject = {
  name: 'Card Game: ',
  open: (seed) => openTable(cardGame, { config: { light: { deck: 'jedi' }, dark: { deck: 'sith' } }, seed }),
  read: (save) => loadTable(cardGame, save),
  resume: (parts) => resumeTable(cardGame, parts),
  long: 200,
  view: [0.5, 1],
  load: [8, 12],
};

const LONG_GAMES = 6;

/** A table on which random persons play, a reply at a time. */
function* randomGame(
  { open }: Subject,
  seed: number,
): Generator<{ readonly table: Table; readonly milliseconds: number }> {
  const table = open(seed);
  const policies = Array.from({ length: table.seats }, (_, seat) => randomPolicy(policySeed(seed, seat)));
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

/** Of an option that there is not: refused by the table. */
const NO_KEY = wordKey('nothing');

function askOf(seat: Seat, { topic, form, options }: Asked): Ask {
  return { seat, topic, form, options, keyOf: (index) => options[index]?.key ?? NO_KEY };
}

function keysOf({ form, options }: Asked, reply: readonly number[]) {
  const key = (index: number) => options[index]?.key ?? NO_KEY;
  if (form.pick !== 'split') return reply.map(key);
  return reply.flatMap((share, index) => Array.from({ length: share }, () => key(index)));
}

interface LongGame {
  readonly seed: number;
  readonly table: Table;
  /** What each of its replies cost. */
  readonly milliseconds: readonly number[];
}

/** A table after so many replies; undefined where the game was over before. */
function longGame(subject: Subject, seed: number): LongGame | undefined {
  const milliseconds: number[] = [];
  for (const step of randomGame(subject, seed)) {
    milliseconds.push(step.milliseconds);
    if (milliseconds.length === subject.long) return { seed, table: step.table, milliseconds };
  }
  return undefined;
}

function longGames(subject: Subject): LongGame[] {
  const games: LongGame[] = [];
  for (let seed = 1; games.length < LONG_GAMES; seed++) {
    const game = longGame(subject, seed);
    if (game) games.push(game);
  }
  return games;
}

export function liveTables(): Figure[] {
  return figuresOf(DECKBUILDING);
}

export function liveTablesOfOperations(): Figure[] {
  return figuresOf(OPERATIONS);
}

export function liveTablesOfCardGame(): Figure[] {
  return figuresOf(CARD_GAME);
}

function figuresOf(subject: Subject): Figure[] {
  const games = longGames(subject);
  const tables = games.map(({ table }) => table);
  const seeds = games.map(({ seed }) => seed);
  const figures = [
    view(subject, tables),
    undo(tables),
    load(subject, tables),
    journal(tables),
    lateReplies(subject, seeds),
    ...keeping(subject, seeds),
    opening(subject, tables),
  ];
  return figures.map((figure) => ({ ...figure, name: `${subject.name}${figure.name}` }));
}

function view(subject: Subject, tables: readonly Table[]): Figure {
  const times = 200;
  const round = () =>
    millisecondsOf(() => {
      for (let i = 0; i < times; i++) for (const table of tables) table.view(i % 2);
    }) /
    (times * tables.length);
  const value = bestOfFive(round, 'less');
  return time("a seat's view", value, ...subject.view);
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

function load(subject: Subject, tables: readonly Table[]): Figure {
  const saves = tables.flatMap((table) =>
    [0.1, 0.4, 0.7, 1].map((part) => JSON.stringify(table.branch(Math.floor(table.position * part)).save())),
  );
  const times = 10;
  const round = () =>
    p99(
      Array.from({ length: times }, () =>
        saves.map((save) => millisecondsOf(() => subject.read(JSON.parse(save)))),
      ).flat(),
    );
  return time('load, p99', bestOfFive(round, 'less'), ...subject.load);
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
    limit: 50,
    better: 'less',
  };
}

/** The last hundred of a long game against the first hundred. */
function lateReplies(subject: Subject, seeds: readonly number[]): Figure {
  const { long } = subject;
  const round = () => {
    let early = 0;
    let late = 0;
    for (const seed of seeds) {
      const milliseconds = longGame(subject, seed)?.milliseconds ?? [];
      early += sum(milliseconds.slice(0, 100));
      late += sum(milliseconds.slice(long - 100));
    }
    return late / early;
  };
  const name = `replies ${thousands(long - 100)} to ${thousands(long)} against 1 to 100`;
  return ratio(name, bestOfFive(round, 'less'), 1.5);
}

/** A game that is kept after each reply: what is new, as the text that is written. */
function keeping(subject: Subject, seeds: readonly number[]): Figure[] {
  const rounds: { readonly late: number; readonly share: number }[] = [];
  const round = () => {
    const keeps: number[][] = seeds.map(() => []);
    let replies = 0;
    for (const [i, seed] of seeds.entries()) {
      let kept: number | undefined;
      for (const { table, milliseconds } of randomGame(subject, seed)) {
        replies += milliseconds;
        keeps[i]?.push(millisecondsOf(() => JSON.stringify(table.savedSince(kept))));
        kept = table.position;
      }
    }
    const early = sum(keeps.flatMap((each) => each.slice(0, 100)));
    const late = sum(keeps.flatMap((each) => each.slice(-100)));
    rounds.push({ late: late / early, share: sum(keeps.flat()) / replies });
    return late / early;
  };
  bestOfFive(round, 'less');
  const best = (of: (each: { readonly late: number; readonly share: number }) => number) =>
    Math.min(...rounds.slice(1).map(of));
  return [
    ratio(
      'keeping a whole game against its replies',
      best(({ share }) => share),
      1,
    ),
    ratio(
      'keeping after the last 100 replies against the first 100',
      best(({ late }) => late),
      1.5,
    ),
  ];
}

/** All that happened, asked of a kept game that was just opened, against the same game played anew. */
function opening(subject: Subject, tables: readonly Table[]): Figure {
  const round = () => {
    let [kept, loaded] = [0, 0];
    for (const table of tables) {
      const [parts, save] = [JSON.stringify(table.savedSince()), JSON.stringify(table.save())];
      const [resumed, read] = [subject.resume(JSON.parse(parts)), subject.read(JSON.parse(save))];
      kept += millisecondsOf(() => resumed.events(0));
      loaded += millisecondsOf(() => read.events(0));
    }
    return kept / loaded;
  };
  return ratio('events of a kept game against those of a loaded file', bestOfFive(round, 'less'), 0.2);
}

function ratio(name: string, value: number, most: number): Figure {
  return { name, value, unit: 'times', target: most, limit: most, better: 'less' };
}

function thousands(number: number): string {
  return number < 1000
    ? String(number)
    : `${Math.floor(number / 1000)},${String(number % 1000).padStart(3, '0')}`;
}

function time(name: string, milliseconds: number, target: number, limit = target): Figure {
  return {
    name,
    value: milliseconds,
    unit: 'ms',
    target,
    limit,
    better: 'less',
    seconds: milliseconds / 1000,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
