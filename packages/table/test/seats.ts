import type { Seat } from '@holofoe/kernel';
import { type LiveTable, openTable, type Pending, type Refusal, type TableOptions } from '../src/index.ts';
import { type Toy, type ToyConfig, toy } from './toy-game.ts';

export function toyTable(options: Partial<TableOptions<Toy>> & { variant?: ToyConfig['variant'] } = {}) {
  const { variant = 'plain', ...rest } = options;
  return openTable(toy, { config: { variant }, seed: 1, ...rest });
}

/** The question that a seat is asked. */
export function asked(table: LiveTable, seat: Seat): Extract<Pending, { kind: 'ask' }> {
  const pending = table.pending(seat);
  if (pending.kind !== 'ask') throw new Error(`Seat ${seat} is not asked: ${JSON.stringify(pending)}`);
  return pending;
}

/** The chance that a person is asked for. */
export function askedChance(table: LiveTable): Extract<Pending, { kind: 'chance' }> {
  const pending = table.pending(0);
  if (pending.kind !== 'chance') throw new Error(`Nothing is left to chance: ${JSON.stringify(pending)}`);
  return pending;
}

/** Replies to the open question. */
export function reply(table: LiveTable, seat: Seat, ...keys: string[]): Refusal | undefined {
  return table.reply(seat, asked(table, seat).to, keys);
}

/** All that there is of a table. */
export function everything(table: LiveTable): unknown {
  return [
    table.save(),
    table.hash(),
    ...[0, 1].map((seat) => [table.pending(seat), table.view(seat), table.events(seat)]),
  ];
}
