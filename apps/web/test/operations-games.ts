import { actOf, type Key } from '@holofoe/kernel';
import { handWritten, operations, READY_DECKS } from '@holofoe/operations';
import { type LiveTable, openTable } from '@holofoe/table';
import type { Question } from './player.ts';

const MOST_REPLIES = 4000;
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dev'];

interface Wanted {
  readonly scenario: string;
  readonly decks: readonly string[];
  readonly seed: number;
}

function configOf({ scenario, decks }: Omit<Wanted, 'seed'>) {
  const names = decks.length === 1 ? ['Player 1'] : NAMES;
  return { scenario, players: decks.map((deck, seat) => ({ name: names[seat], deck })) };
}

/** A game of simple players in Node, until `stop` or to its end. */
export function operationsPlayed(
  wanted: Wanted,
  stop: (question: Question, table: LiveTable, seat: number) => boolean,
): LiveTable {
  return playOn(openTable(operations, { config: configOf(wanted), seed: wanted.seed }), stop);
}

function playOn(
  table: LiveTable,
  stop: (question: Question, table: LiveTable, seat: number) => boolean,
): LiveTable {
  for (let replies = 0; replies < MOST_REPLIES; replies++) {
    const seat = askedSeat(table);
    if (seat === undefined) return table;
    const question = table.pending(seat);
    if (question.kind !== 'ask' || stop(question, table, seat)) return table;
    const refusal = table.reply(seat, question.to, operationsReply(question));
    if (refusal) throw new Error(`${question.prompt} ${refusal.says}`);
  }
  throw new Error('The game has no end.');
}

/** Who is asked now. */
export function askedSeat(table: LiveTable): number | undefined {
  return Array.from({ length: table.seats }, (_, seat) => seat).find(
    (seat) => table.pending(seat).kind === 'ask',
  );
}

/** What a simple person replies: resolves, activates and plays whatever can be, and claims when nothing else is left. */
export function operationsReply({ topic, form, options }: Question): readonly Key[] {
  const keys = options.map(({ key }) => key);
  switch (form.pick) {
    case 'one':
      return [topic === 'action' ? action(keys) : keys[0]].flatMap((key) => key ?? []);
    case 'some':
      return topic === 'dice to reroll' || topic === 'mulligan' ? [] : keys.slice(0, form.max);
    case 'order':
      return keys;
    case 'split':
      return keys.flatMap((key, i) => Array<Key>(form.most[i] ?? 0).fill(key)).slice(0, form.total);
  }
}

const DEEDS: readonly ((key: Key) => boolean)[] = [
  (key) => /^resolve (melee|ranged|indirect)$/.test(key),
  (key) => actOf(key) === 'play',
  (key) => actOf(key) === 'activate',
  (key) => /^resolve /.test(key),
  (key) => key === 'claim',
];

function action(keys: readonly Key[]): Key | undefined {
  const wanted = DEEDS.map((isWanted) => keys.find(isWanted)).find((key) => key !== undefined);
  return wanted ?? keys.find((key) => key === 'pass' || key === 'done') ?? keys[0];
}

/** The first ready decks of a side. */
export function decksOf(side: 'hero' | 'villain', players: number): readonly string[] {
  return READY_DECKS.filter(({ affiliation }) => affiliation === side)
    .slice(0, players)
    .map(({ code }) => code);
}

/** A table as it would be written by hand, played on by simple players until `stop`. */
export function operationsWritten(
  file: Readonly<Record<string, unknown>> & { readonly players: readonly object[] },
  stop: (question: Question, table: LiveTable, seat: number) => boolean,
): LiveTable {
  const read = handWritten.read(file);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const config = configOf({
    scenario: String(file.scenario),
    decks: file.players.map((player) => String(Object(player).deck)),
  });
  const table = openTable(operations, { config, seed: 1, start: read.state });
  return playOn(table, stop);
}
