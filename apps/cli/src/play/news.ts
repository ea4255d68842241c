import type { Seat } from '@holofoe/kernel';
import { type Step, type Story, stepsOf, type Told } from '../story.ts';
import type { Paper } from '../terminal/paper.ts';
import { stepLines } from '../terminal/steps.ts';
import { columnsOf, wrap } from '../terminal/text.ts';

/** A stretch of the story that belongs to one turn. */
interface Turn {
  /** Undefined before the first turn. */
  readonly seat: ReturnType<Story['turnOf']>;
  readonly from: number;
  readonly told: readonly Told[];
}

export interface Reader {
  readonly story: Story;
  readonly seat: Seat;
  readonly persons: readonly Seat[];
}

/** What was told from an index on: the opponent's turns as numbered steps, all else as plain lines. */
export function newsLines(reader: Reader, told: readonly Told[], from: number, paper: Paper): string[] {
  return turnsOf(reader.story, told).flatMap((turn) => {
    if (turn.from + turn.told.length <= from) return [];
    return isOpponents(reader, turn)
      ? opponentsTurn(reader, turn, from - turn.from, paper)
      : plainLines(reader, told, turn, from - turn.from, paper);
  });
}

/** The opponent's last turn as steps, and after it whatever else it chose. */
export function choicesToExplain(reader: Reader, told: readonly Told[]): readonly Step[] {
  const turns = turnsOf(reader.story, told);
  const last = turns.filter((turn) => isOpponents(reader, turn)).at(-1);
  const steps = last ? stepsOf(reader.story, last.told, reader.seat) : [];
  const end = last ? last.from + last.told.length : 0;
  const later = stepsOf(reader.story, told.slice(end), reader.seat).filter(
    ({ reasons }) => reasons.length > 0,
  );
  const moved = later.map((step, i) => ({
    ...step,
    number: steps.length + i + 1,
    lines: step.lines.map(({ at, says }) => ({ at: at + end, says })),
  }));
  return [...steps, ...moved];
}

function turnsOf(story: Story, told: readonly Told[]): Turn[] {
  const starts = told.flatMap(({ event }, at) => (story.turnOf(event) === undefined ? [] : [at]));
  return [0, ...starts.filter((at) => at > 0)].map((from, i, all) => {
    const own = told.slice(from, all[i + 1]);
    const first = own[0];
    return { from, told: own, seat: first && story.turnOf(first.event) };
  });
}

function isOpponents({ persons }: Reader, { seat }: Turn): boolean {
  return typeof seat === 'number' && !persons.includes(seat);
}

function opponentsTurn(reader: Reader, turn: Turn, from: number, paper: Paper): string[] {
  const { story, seat } = reader;
  const steps = stepsOf(story, turn.told, seat);
  const title = from > 0 ? [] : [titleOf(reader, turn, paper)];
  return [...title, ...stepLines(story, steps, paper, { from, reasons: 'pointer' })];
}

/** "── Turn 2: the Empire ────────" */
function titleOf({ story, seat }: Reader, { told: [first] }: Turn, { ink, signs, width }: Paper): string {
  const name = (first && story.say(first.event, seat))?.replace(/\.$/, '') ?? '';
  const title = `${signs.line.repeat(2)} ${ink.bold(name)} `;
  return title + signs.line.repeat(Math.max(0, width - columnsOf(title)));
}

function plainLines(reader: Reader, all: readonly Told[], turn: Turn, from: number, paper: Paper): string[] {
  const { story, seat } = reader;
  const lines = turn.told.flatMap(({ event }, at) => {
    const says = at < from || story.turnOf(event) !== undefined ? undefined : story.say(event, seat);
    if (says === undefined) return [];
    const chosen = event.reasons === undefined ? undefined : numberOf(reader, all, turn.from + at);
    return [chosen === undefined ? says : says + paper.ink.dim(` (why ${chosen})`)];
  });
  if (lines.length === 0) return [];
  const title = from > 0 || turn.seat === undefined ? [] : [titleOf(reader, turn, paper)];
  return [...title, ...withoutRepeats(lines).flatMap((line) => wrap(line, paper.width, '  '))];
}

/** What happens several times in a row is told once. */
function withoutRepeats(lines: readonly string[]): string[] {
  const told: string[] = [];
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] ?? '';
    let times = 1;
    while (lines[i + times] === line) times++;
    told.push(times === 1 ? line : `${line} (${times} times)`);
    i += times;
  }
  return told;
}

function numberOf(reader: Reader, told: readonly Told[], at: number): number | undefined {
  return choicesToExplain(reader, told).find(({ lines }) => lines.some((line) => line.at === at))?.number;
}
