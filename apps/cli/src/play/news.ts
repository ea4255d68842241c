import type { Seat, TurnOf } from '@holofoe/kernel';
import { type ShortTurn, type Step, type Story, stepsOf, type Told } from '../story.ts';
import type { Paper } from '../terminal/paper.ts';
import { stepLines } from '../terminal/steps.ts';
import { columnsOf, wrap } from '../terminal/text.ts';

/** A stretch of the story that belongs to one turn. */
interface Turn {
  /** Undefined before the first turn. */
  readonly seat: TurnOf['of'] | undefined;
  readonly from: number;
  readonly told: readonly Told[];
}

export interface Reader {
  readonly story: Story;
  readonly seat: Seat;
  readonly persons: readonly Seat[];
  /** The index of the event with which the last news began: from there steps are numbered. Absent: in each turn anew. */
  readonly since?: number | undefined;
}

/** What was told from an index on: the opponent's turns as numbered steps, all else as plain lines. */
export function newsLines(reader: Reader, told: readonly Told[], from: number, paper: Paper): string[] {
  const numbered = opponentsTurns(reader, told);
  const short = shortTurns(reader, told);
  let before: ShortTurn | undefined;
  const idle: ShortTurn[] = [];
  const lines: string[] = [];
  for (const turn of turnsOf(reader.story, told)) {
    const alone = short.get(turn.from);
    if (!alone) lines.push(...idleLines(reader, idle.splice(0), paper));
    const isFresh = turn.from + turn.told.length > from;
    if (isFresh && alone?.idle !== undefined) idle.push(alone);
    if (isFresh && alone && !before && turn.from >= from)
      lines.push(titleLine(reader.story.inShort?.title ?? '', paper));
    before = alone;
    if (!isFresh || alone?.idle !== undefined) continue;
    if (!isOpponents(reader, turn)) {
      lines.push(...plainLines(reader, told, turn, from - turn.from, paper));
      continue;
    }
    const { steps = stepsOf(reader.story, turn.told, reader.seat) } =
      numbered.find((each) => each.turn.from === turn.from) ?? {};
    const title = alone || from > turn.from ? [] : [titleOf(reader, turn, paper)];
    lines.push(...title, ...opponentsTurn(reader, steps, from - turn.from, paper));
  }
  return [...lines, ...idleLines(reader, idle, paper)];
}

/** The opponent's turns that are told in short, by where they begin. */
function shortTurns({ story }: Reader, told: readonly Told[]): ReadonlyMap<number, ShortTurn> {
  const turns = story.inShort?.turns(told.map(({ event }) => event)) ?? [];
  return new Map(turns.map((turn) => [turn.from, turn]));
}

function idleLines({ story }: Reader, turns: readonly ShortTurn[], { width }: Paper): string[] {
  const text = story.inShort?.idleText(turns);
  return text === undefined ? [] : wrap(text, width, '  ');
}

/** Whether a turn of the opponent is among what was told from an index on. */
export function tellsOfOpponent(reader: Reader, told: readonly Told[], from: number): boolean {
  return turnsOf(reader.story, told).some(
    (turn) => isOpponents(reader, turn) && turn.from + turn.told.length > from,
  );
}

/** What the opponent did since the last news as steps, and after it whatever else it chose. */
export function choicesToExplain(reader: Reader, told: readonly Told[]): readonly Step[] {
  const turns = opponentsTurns(reader, told);
  const steps = turns.flatMap(({ turn, steps: own }) => own.map((step) => moved(step, turn.from)));
  const last = turns.at(-1)?.turn;
  const end = last ? last.from + last.told.length : 0;
  const later = stepsOf(reader.story, told.slice(end), reader.seat)
    .filter(({ reasons }) => reasons.length > 0)
    .map((step, i) => moved({ ...step, number: steps.length + i + 1 }, end));
  return [...steps, ...later];
}

/** The lines of a step as they stand in the whole story. */
function moved(step: Step, by: number): Step {
  return { ...step, lines: step.lines.map(({ at, says }) => ({ at: at + by, says })) };
}

interface Numbered {
  readonly turn: Turn;
  readonly steps: readonly Step[];
}

/** The opponent's turns that the last news told, numbered through; where there are none, its last one. */
function opponentsTurns(reader: Reader, told: readonly Told[]): readonly Numbered[] {
  const { story, seat, since } = reader;
  const all = turnsOf(story, told).filter((turn) => isOpponents(reader, turn));
  const fresh = since === undefined ? [] : all.filter((turn) => turn.from + turn.told.length > since);
  let before = 0;
  return (fresh.length > 0 ? fresh : all.slice(-1)).map((turn) => {
    const steps = stepsOf(story, turn.told, seat, before);
    before += steps.length;
    return { turn, steps };
  });
}

function turnsOf(story: Story, told: readonly Told[]): Turn[] {
  const starts = told.flatMap(({ event }, at) => (story.about(event).turn === undefined ? [] : [at]));
  return [0, ...starts.filter((at) => at > 0)].map((from, i, all) => {
    const own = told.slice(from, all[i + 1]);
    const first = own[0];
    return { from, told: own, seat: first && story.about(first.event).turn?.of };
  });
}

function isOpponents({ persons }: Reader, { seat }: Turn): boolean {
  return typeof seat === 'number' && !persons.includes(seat);
}

function opponentsTurn({ story }: Reader, steps: readonly Step[], from: number, paper: Paper): string[] {
  return stepLines(story, steps, paper, { from, reasons: 'pointer' });
}

/** "── Turn 2: the Empire ────────" */
function titleOf({ story, seat }: Reader, { told: [first] }: Turn, paper: Paper): string {
  return titleLine((first && story.say(first.event, seat))?.replace(/\.$/, '') ?? '', paper);
}

function titleLine(name: string, { ink, signs, width }: Paper): string {
  const title = `${signs.line.repeat(2)} ${ink.bold(name)} `;
  return title + signs.line.repeat(Math.max(0, width - columnsOf(title)));
}

function plainLines(reader: Reader, all: readonly Told[], turn: Turn, from: number, paper: Paper): string[] {
  const { story, seat } = reader;
  const lines = turn.told.flatMap(({ event }, at) => {
    const says = at < from || story.about(event).turn !== undefined ? undefined : story.say(event, seat);
    if (says === undefined || isEmptyPhase(reader, turn, at)) return [];
    const chosen = event.reasons === undefined ? undefined : numberOf(reader, all, turn.from + at);
    return [chosen === undefined ? says : says + paper.ink.dim(` (why ${chosen})`)];
  });
  if (lines.length === 0) return [];
  const title = from > 0 || turn.seat === undefined ? [] : [titleOf(reader, turn, paper)];
  return [...title, ...withoutRepeats(lines).flatMap((line) => wrap(line, paper.width, '  '))];
}

/** A phase of which nothing is told before the next one begins. */
function isEmptyPhase({ story, seat }: Reader, { told }: Turn, at: number): boolean {
  const isPhase = (i: number) => {
    const next = told[i];
    return next !== undefined && story.about(next.event).phase !== undefined;
  };
  if (!isPhase(at)) return false;
  const after = told.findIndex(({ event }, i) => i > at && story.say(event, seat) !== undefined);
  return after > at && isPhase(after);
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
