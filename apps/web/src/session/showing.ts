import type { Seat, TableEvent } from '@holofoe/kernel';
import type { LiveTable } from '@holofoe/table';
import { type Told, turnAt } from './log-book.ts';

/** A step of the opponent's turn: one sentence, one movement, one line of the log. */
export interface Step {
  readonly told: Told;
  readonly view: unknown;
  /** The phase that it belongs to. */
  readonly phase: string | undefined;
}

/** The opponent's turn while it is shown, a step at a time. */
export interface Showing {
  readonly steps: readonly Step[];
  /** The step that is shown. */
  readonly index: number;
  readonly running: boolean;
}

/** A stretch of the log, or of steps: from one up to before another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const NOTHING: ReadonlySet<number> = new Set();

type IsFoe = (seat: Seat | undefined) => boolean;

/** What of the entries since `from` is the opponent's: from its next turn on to the end of its last. */
export function foeStretch(told: readonly Told[], from: number, isFoe: IsFoe): Stretch | undefined {
  const foesTurn = isFoe(turnAt(told, from - 1)?.seat);
  const hasTurns = told.some(({ opens }) => opens);
  const start = foesTurn
    ? from
    : told.findIndex(({ index, opens, actor }) => index >= from && isFoe(hasTurns ? opens?.seat : actor));
  if (start < 0 || start >= told.length) return undefined;
  const openings = told.slice(start + 1).filter(({ opens }) => opens);
  const lastOfFoe = openings.findLastIndex(({ opens }) => isFoe(opens?.seat));
  return { from: start, to: openings[lastOfFoe + 1]?.index ?? told.length };
}

/** The opponent's last turn on the way here. */
export function lastFoeStretch(told: readonly Told[], isFoe: IsFoe): Stretch | undefined {
  for (let i = told.length - 1; i >= 0; i--) {
    if (isFoe(told[i]?.opens?.seat)) return foeStretch(told, i, isFoe);
  }
  return undefined;
}

/** The steps of a stretch that say something, each with the table as it was right then. */
export function stepsOf(
  table: LiveTable,
  seat: Seat,
  told: readonly Told[],
  { from, to }: Stretch,
  routine: ReadonlySet<number> = NOTHING,
): readonly Step[] {
  const first = told[from];
  if (!first) return [];
  // At the position of the first entry more may have been told before it.
  const start = told.findIndex(({ at }) => at === first.at);
  const frames = framesFrom(table, seat, first.at);
  const steps: Step[] = [];
  let phase: string | undefined;
  for (let i = from; i < to; i++) {
    const entry = told[i];
    const frame = frames[i - start];
    if (!entry || !frame) continue;
    phase = entry.phase ?? phase;
    if (entry.says === undefined || entry.phase !== undefined || entry.opens || routine.has(i)) continue;
    steps.push({ told: entry, view: frame.view, phase });
  }
  return steps;
}

function framesFrom(
  table: LiveTable,
  seat: Seat,
  at: number,
): readonly { readonly event: TableEvent; readonly view: unknown }[] {
  if (at > 0) return table.playback(seat, at - 1);
  const later = table.playback(seat, 0);
  // What was told at the very start has no entry before it: the table as it was dealt stands for it.
  const dealt = table.branch(0).view(seat);
  const atStart = table.events(seat).filter((each) => each.at === 0);
  return [...atStart.map(({ event }) => ({ event, view: dealt })), ...later];
}

/** The steps of the turn that is shown: nobody is told before how long a game is. */
export function turnShown({ steps, index }: Showing, told: readonly Told[]): Stretch {
  const turns = steps.map((step) => turnAt(told, step.told.index));
  return { from: turns.indexOf(turns[index]), to: turns.lastIndexOf(turns[index]) + 1 };
}

/** The table right after an entry of the log. */
export function viewAfter(table: LiveTable, seat: Seat, told: readonly Told[], index: number): unknown {
  const entry = told[index];
  if (!entry) return undefined;
  const then = table.branch(entry.at);
  if (entry.at === 0) return then.view(seat);
  const start = told.findIndex(({ at }) => at === entry.at);
  const frame = then.playback(seat, entry.at - 1)[index - start];
  return frame ? frame.view : then.view(seat);
}
