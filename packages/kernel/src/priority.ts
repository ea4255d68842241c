import { chance } from './asking.ts';
import type { Game } from './desk.ts';
import type { Key } from './key.ts';
import {
  type Choice,
  NOBODY,
  type Obstacle,
  type PassedOver,
  plainly,
  type Reason,
  type ReasonRow,
  type Shown,
} from './reason.ts';
import type { Play, Seat } from './request.ts';

/** One line of a list of priorities, with the number of the rule that it comes from. */
export interface Criterion<in T, in G = unknown> {
  readonly rule: string;
  readonly name: string;
  readonly prefers: 'most' | 'fewest';
  readonly value: (candidate: T, game: G) => number;
  readonly shown: Shown;
}
export type Priority<T, G = unknown> = readonly Criterion<T, G>[];

export function most<T, G = unknown>(
  rule: string,
  name: string,
  value: (candidate: T, game: G) => number,
  shown: Shown = 'number',
): Criterion<T, G> {
  return { rule, name, prefers: 'most', value, shown };
}

export function fewest<T, G = unknown>(
  rule: string,
  name: string,
  value: (candidate: T, game: G) => number,
  shown: Shown = 'number',
): Criterion<T, G> {
  return { rule, name, prefers: 'fewest', value, shown };
}

/**
 * The first candidate by the criteria; among candidates that no criterion tells apart, the first of the list. The reason
 * comes back with it, and the event that acts on the choice names it: what was only considered leaves nothing.
 */
export function rank<T, G extends Game<unknown>>(
  game: G,
  topic: string,
  by: Priority<T, G>,
  from: readonly T[],
  keyOf: (candidate: T) => Key,
  knownTo?: readonly Seat[],
): Choice<T> | undefined {
  const left = sift(game, by, from);
  const [picked] = left;
  if (picked === undefined) return undefined;
  const reason = game.desk.tell && explain(game, topic, by, from, keyOf, picked, FIRST_OF_EQUALS, knownTo);
  return { picked, reason, equals: left.length > 1 ? left : undefined };
}

/**
 * As `rank`, where the candidates come one at a time, and one against which something stands is passed over for the
 * next. Where none is left nothing is picked, and the reason says what stood against each.
 */
export function rankFitting<T, G extends Game<unknown>>(
  game: G,
  topic: string,
  by: Priority<T, G>,
  from: readonly T[],
  keyOf: (candidate: T) => Key,
  against: (candidate: T) => Obstacle | undefined,
): Choice<T | undefined> {
  const passedOver: PassedOver[] = [];
  let left = from;
  for (;;) {
    const choice = rank(game, topic, by, left, keyOf);
    if (!choice) return game.desk.tell ? { picked: undefined, reason: nobody(topic, passedOver) } : NOTHING;
    const { picked, reason } = choice;
    const obstacle = against(picked);
    if (!obstacle) return { picked, reason: reason && withPassedOver(reason, passedOver) };
    passedOver.push({ candidate: keyOf(picked), ...obstacle });
    left = left.filter((candidate) => candidate !== picked);
  }
}

const NOTHING: Choice<undefined> = plainly(undefined);

function withPassedOver(reason: Reason, passedOver: readonly PassedOver[]): Reason {
  if (passedOver.length === 0) return reason;
  const { decided, candidates } = reason;
  return {
    ...reason,
    decided: candidates.length === 1 ? { ...decided, name: ONLY_ONE_LEFT } : decided,
    passedOver,
  };
}

/** Without candidates there is nothing to say. */
function nobody(topic: string, passedOver: readonly PassedOver[]): Reason | undefined {
  const last = passedOver.at(-1);
  if (!last) return undefined;
  const decided = { rule: last.rule, name: 'no candidate left' };
  return { topic, candidates: [], picked: NOBODY, decided, rows: [], passedOver };
}

/** As `rank`, where nothing happens that could name a reason. */
export function foremost<T, G>(game: G, by: Priority<T, G>, from: readonly T[]): T | undefined {
  return sift(game, by, from)[0];
}

/** As `rank`, but candidates that no criterion tells apart are left to chance. */
export function* pick<T, G extends Game<unknown>>(
  game: G,
  topic: string,
  by: Priority<T, G>,
  from: readonly T[],
  keyOf: (candidate: T) => Key,
  knownTo?: readonly Seat[],
): Play<Choice<T> | undefined> {
  const left = sift(game, by, from);
  const lot = left.length < 2 ? 0 : yield* chance(game, lotOf(topic, left, keyOf));
  const picked = left[lot];
  if (picked === undefined) return undefined;
  return game.desk.tell
    ? { picked, reason: explain(game, topic, by, from, keyOf, picked, BY_LOT, knownTo) }
    : plainly(picked);
}

const ONLY_ONE = 'only candidate';
const ONLY_ONE_LEFT = 'only candidate left';
const FIRST_OF_EQUALS = 'first of equals';
const BY_LOT = 'by lot';

function lotOf<T>(topic: string, left: readonly T[], keyOf: (candidate: T) => Key) {
  return {
    kind: 'chance',
    what: topic,
    size: left.length,
    keyOf: (i: number) => keyOf(left[i] as T),
  } as const;
}

/** The candidates that are equal first by all criteria, in the order of the list. */
function sift<T, G>(game: G, by: Priority<T, G>, from: readonly T[]): readonly T[] {
  let left = from;
  for (const criterion of by) {
    if (left.length < 2) break;
    left = best(game, criterion, left);
  }
  return left;
}

function best<T, G>(game: G, criterion: Criterion<T, G>, from: readonly T[]): readonly T[] {
  const sign = criterion.prefers === 'most' ? 1 : -1;
  let top = Number.NEGATIVE_INFINITY;
  let left: T[] = [];
  for (const candidate of from) {
    const value = sign * criterion.value(candidate, game);
    if (value < top) continue;
    if (value > top) left = [];
    top = value;
    left.push(candidate);
  }
  return left;
}

function explain<T, G extends Game<unknown>>(
  game: G,
  topic: string,
  by: Priority<T, G>,
  from: readonly T[],
  keyOf: (candidate: T) => Key,
  picked: T,
  lastResort: string,
  knownTo: readonly Seat[] | undefined,
): Reason {
  const rows: ReasonRow[] = [];
  let left = from;
  let decided = { rule: by[0]?.rule ?? '', name: from.length === 1 ? ONLY_ONE : lastResort };
  for (const criterion of by) {
    const before = left;
    if (before.length < 2 && rows.length > 0) break;
    const alive = new Set(before);
    const { rule, name, prefers, shown } = criterion;
    const values = from.map((c) => (alive.has(c) ? criterion.value(c, game) : null));
    rows.push({
      rule,
      name,
      prefers,
      values: shown === 'order' ? orderOf(values) : values,
      ...(shown === 'number' ? {} : { shown }),
    });
    left = best(game, criterion, before);
    if (before.length > 1 && left.length === 1) decided = { rule, name };
  }
  const reason = { topic, candidates: from.map(keyOf), picked: keyOf(picked), decided, rows };
  return knownTo ? { ...reason, knownTo } : reason;
}

/** The place of each among those that are left: how the rules count is nobody's business. */
function orderOf(values: readonly (number | null)[]): readonly (number | null)[] {
  const known = [...new Set(values)].filter((value) => value !== null).sort((a, b) => a - b);
  return values.map((value) => (value === null ? null : known.indexOf(value)));
}
