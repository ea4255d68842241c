import { deckbuilding, handWritten } from '@holofoe/deckbuilding';
import { type LiveTable, openTable, type Save } from '@holofoe/table';
import { type Question, replyTo } from './player.ts';

/** The Rebels are a person's. */
export const YOU = 1;
const SEATS = [0, YOU];
const CONFIG = { empire: 'bot', rebel: 'person', bases: ['yavin-4', 'mon-cala'] };
const MOST_REPLIES = 5000;

interface WrittenTable {
  readonly bot: 'empire' | 'rebel' | 'none';
  readonly [part: string]: unknown;
}

/** A game in Node, played by the simple person until `stop`, or to its end. */
export function played(seed: number, stop: (question: Question, turn: number) => boolean): LiveTable {
  const table = openTable(deckbuilding, { config: CONFIG, seed });
  for (let replies = 0; replies < MOST_REPLIES; replies++) {
    const question = table.pending(YOU);
    if (question.kind !== 'ask' || stop(question, table.view(YOU).turn)) return table;
    const refusal = table.reply(YOU, question.to, replyTo(question));
    if (refusal) throw new Error(`${question.prompt} ${refusal.says}`);
  }
  throw new Error(`The game of seed ${seed} has no end.`);
}

/** A long game of two simple persons to its end: all bases lie there, and five of them win. */
export function playedByTwo(seed: number): LiveTable {
  const options = { basesToWin: 'five', baseSet: 'all' };
  const table = openTable(deckbuilding, { config: { empire: 'person', rebel: 'person', options }, seed });
  for (let replies = 0; table.outcome === undefined && replies < MOST_REPLIES; replies++) {
    for (const seat of SEATS) {
      const question = table.pending(seat);
      if (question.kind === 'ask') table.reply(seat, question.to, replyTo(question));
    }
  }
  return table;
}

/** A game in the middle of a turn: some cards are played, and one is being attacked. */
export function inMidTurn(): Save {
  return played(4, ({ topic }, turn) => turn === 5 && topic === 'attack with').save();
}

/** A game between two bots. */
export function watched(seed: number): LiveTable {
  return openTable(deckbuilding, { config: { empire: 'bot', rebel: 'bot' }, seed });
}

/** A table as it would be written by hand, in the middle of a turn of the person who is asked. */
export function written(file: WrittenTable): LiveTable {
  const read = handWritten.read(file);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const control = (faction: 'empire' | 'rebel') => (file.bot === faction ? 'bot' : 'person');
  const config = { empire: control('empire'), rebel: control('rebel') };
  return openTable(deckbuilding, { config, seed: 1, start: read.state });
}
