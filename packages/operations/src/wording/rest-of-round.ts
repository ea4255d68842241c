import { counted, listed, type TableEvent } from '@holofoe/kernel';
import { isAi } from '../state.ts';

/** OPS-02: a turn that the AI has after the last player has passed or claimed, until somebody acts again. */
export interface TurnAlone {
  /** The index of the event that begins it. */
  readonly from: number;
  /** What became of it where it changed nothing; absent: it is worth telling line by line. */
  readonly idle?: Idle;
}

type Idle = 'finds nothing' | 'not paid' | 'not played' | 'passes';

/** Tells that a card did nothing, or that the AI had none. */
const IDLE: Readonly<Record<string, Idle>> = {
  'AI finds nothing': 'finds nothing',
  'AI cannot pay': 'not paid',
  'AI cannot play': 'not played',
  pass: 'passes',
};
/** What may stand beside it. */
const QUIET: readonly string[] = ['turn', 'AI draws', 'AI plays'];

export function turnsAlone(events: readonly TableEvent[]): readonly TurnAlone[] {
  const alone: TurnAlone[] = [];
  /** Players who did something else in their last turn. */
  const busy = new Set<unknown>();
  let anybodyDone = false;
  for (const [at, { kind, data }] of events.entries()) {
    const { side, seat } = Object(data);
    const player = seat ?? side;
    if (kind === 'round') anybodyDone = false;
    if (kind === 'turn' && isAi(side)) {
      if (anybodyDone && busy.size === 0) alone.push({ from: at, ...idleIn(turnFrom(events, at)) });
    } else if (kind === 'turn') busy.add(player);
    else if (isDone(kind) && !isAi(player)) {
      busy.delete(player);
      anybodyDone = true;
    }
  }
  return alone;
}

function isDone(kind: string): boolean {
  return kind === 'pass' || kind === 'claim' || kind === 'eliminated';
}

/** What begins another stretch of the round. */
function ends(kind: string): boolean {
  return kind === 'turn' || kind === 'end of phase';
}

function turnFrom(events: readonly TableEvent[], from: number): readonly TableEvent[] {
  const length = events.slice(from + 1).findIndex(({ kind }) => ends(kind));
  return events.slice(from, length < 0 ? undefined : from + 1 + length);
}

/** A turn that is not over yet has not said that it did nothing. */
function idleIn(turn: readonly TableEvent[]): { readonly idle?: Idle } {
  const told = turn.filter(({ kind, data }) => !isQuiet(kind, data));
  const [idle] = told.flatMap(({ kind }) => IDLE[kind] ?? []);
  return idle !== undefined && told.every(({ kind }) => kind in IDLE) ? { idle } : {};
}

function isQuiet(kind: string, data: TableEvent['data']): boolean {
  return QUIET.includes(kind) || (kind === 'top left' && !Object(data).changes);
}

/** Turns that changed nothing, in one line; undefined where there is nothing to say. */
export function idleText(turns: readonly { readonly idle?: string }[]): string | undefined {
  const number = (wanted: Idle) => turns.filter(({ idle }) => idle === wanted).length;
  const parts = [
    [number('finds nothing'), 'found nothing to do'],
    [number('not paid'), 'could not be paid'],
    [number('not played'), 'could not be played'],
  ] as const;
  const told = parts.filter(([cards]) => cards > 0);
  const texts = told.map(([cards, did], i) => `${i === 0 ? counted(cards, 'card') : cards} ${did}`);
  return texts.length === 0 ? undefined : `${listed(texts)}.`;
}
