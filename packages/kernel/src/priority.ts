import { chance } from './asking.ts';
import type { Game } from './desk.ts';
import type { ReasonRow } from './reason.ts';
import type { Key, Play, Seat } from './request.ts';

/** One line of a list of priorities, with the number of the rule that it comes from. */
export interface Criterion<in T, in G = unknown> {
  readonly rule: string;
  readonly name: string;
  readonly prefers: 'most' | 'fewest';
  readonly value: (candidate: T, game: G) => number;
}
export type Priority<T, G = unknown> = readonly Criterion<T, G>[];

export function most<T, G = unknown>(
  rule: string,
  name: string,
  value: (candidate: T, game: G) => number,
): Criterion<T, G> {
  return { rule, name, prefers: 'most', value };
}

export function fewest<T, G = unknown>(
  rule: string,
  name: string,
  value: (candidate: T, game: G) => number,
): Criterion<T, G> {
  return { rule, name, prefers: 'fewest', value };
}

/** The first candidate by the criteria; among candidates that no criterion tells apart, the first of the list. */
export function rank<T, G extends Game<unknown>>(
  game: G,
  topic: string,
  by: Priority<T, G>,
  from: readonly T[],
  keyOf: (candidate: T) => Key,
  knownTo?: readonly Seat[],
): T | undefined {
  const left = sift(game, by, from);
  const picked = left[0];
  if (picked !== undefined) explain(game, topic, by, from, keyOf, picked, FIRST_OF_EQUALS, knownTo);
  return picked;
}

/** As `rank`, but candidates that no criterion tells apart are left to chance. */
export function* pick<T, G extends Game<unknown>>(
  game: G,
  topic: string,
  by: Priority<T, G>,
  from: readonly T[],
  keyOf: (candidate: T) => Key,
  knownTo?: readonly Seat[],
): Play<T | undefined> {
  const left = sift(game, by, from);
  const lot = left.length < 2 ? 0 : yield* chance(game, lotOf(topic, left, keyOf));
  const picked = left[lot];
  if (picked !== undefined) explain(game, topic, by, from, keyOf, picked, BY_LOT, knownTo);
  return picked;
}

const ONLY_ONE = 'only candidate';
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
): void {
  if (!game.desk.tell) return;
  const rows: ReasonRow[] = [];
  let left = from;
  let decided = { rule: by[0]?.rule ?? '', name: from.length === 1 ? ONLY_ONE : lastResort };
  for (const criterion of by) {
    const before = left;
    if (before.length < 2 && rows.length > 0) break;
    const alive = new Set(before);
    const { rule, name, prefers } = criterion;
    rows.push({
      rule,
      name,
      prefers,
      values: from.map((c) => (alive.has(c) ? criterion.value(c, game) : null)),
    });
    left = best(game, criterion, before);
    if (before.length > 1 && left.length === 1) decided = { rule, name };
  }
  const reason = { topic, candidates: from.map(keyOf), picked: keyOf(picked), decided, rows };
  game.desk.reasons.push(knownTo ? { ...reason, knownTo } : reason);
}
