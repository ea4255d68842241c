import { type Game, step } from './desk.ts';

/** A chair at the table, counted from 0. */
export type Seat = number;

/** The stable name of an option or outcome; never its position in a list. */
export type Key = string | number;

/** A rule: it runs until it needs somebody, yields what it needs, and goes on with the answer. */
export type Play<T = void> = Generator<Request, T, Answer>;

export type Request = Checkpoint | Chance | Decide;

/** For chance the index of the outcome; for a decision a list of indexes (or shares) for each ask, in the order of the asks. */
export type Answer = undefined | number | readonly (readonly number[])[];

/** Yielded by the top loop of `play` only: nothing else is on the stack, the state alone continues the game. */
export interface Checkpoint {
  readonly kind: 'checkpoint';
}
export const CHECKPOINT: Checkpoint = { kind: 'checkpoint' };

export interface Chance {
  readonly kind: 'chance';
  readonly what: string;
  readonly size: number;
  /** Copies of a card share a key. */
  keyOf(index: number): Key;
  /** Absent: even odds. */
  weightOf?(index: number): number;
  /** Nobody at the table could see this outcome, so nobody is ever asked for it. */
  readonly unseen?: true;
}

export interface Decide {
  readonly kind: 'decide';
  readonly asks: readonly Ask[];
}

/** What a reply looks like: one option; some of them; all of them in an order; a total split over them. */
export type Form =
  | { readonly pick: 'one' }
  | { readonly pick: 'some'; readonly min: number; readonly max: number }
  | { readonly pick: 'order' }
  | { readonly pick: 'split'; readonly total: number; readonly most: readonly number[] };

export interface Ask<out T = unknown, out Topic extends string = string> {
  readonly seat: Seat;
  readonly topic: Topic;
  readonly options: readonly T[];
  readonly form: Form;
  /** The card or base that asks. */
  readonly source?: Key;
  keyOf(index: number): Key;
}

const ONE: Form = { pick: 'one' };
const ORDER: Form = { pick: 'order' };

/** One option of several. */
export function* choose<T>(
  game: Game<unknown>,
  seat: Seat,
  topic: string,
  options: readonly T[],
  keyOf: (option: T) => Key,
  source?: Key,
): Play<T> {
  const [index] = yield* decide(game, ask(seat, topic, options, ONE, keyOf, source));
  return at(options, index);
}

/** Between `min` and `max` different options, in the order of the list. */
export function* chooseSome<T>(
  game: Game<unknown>,
  seat: Seat,
  topic: string,
  options: readonly T[],
  min: number,
  max: number,
  keyOf: (option: T) => Key,
  source?: Key,
): Play<T[]> {
  const picked = yield* decide(game, ask(seat, topic, options, { pick: 'some', min, max }, keyOf, source));
  return [...picked].sort((a, b) => a - b).map((index) => at(options, index));
}

/** All options, in an order. */
export function* arrange<T>(
  game: Game<unknown>,
  seat: Seat,
  topic: string,
  options: readonly T[],
  keyOf: (option: T) => Key,
  source?: Key,
): Play<T[]> {
  const order = yield* decide(game, ask(seat, topic, options, ORDER, keyOf, source));
  return order.map((index) => at(options, index));
}

/** A total split over the options, at most `most` on each: a share for each option. */
export function* split<T>(
  game: Game<unknown>,
  seat: Seat,
  topic: string,
  options: readonly T[],
  total: number,
  most: readonly number[],
  keyOf: (option: T) => Key,
  source?: Key,
): Play<readonly number[]> {
  return yield* decide(game, ask(seat, topic, options, { pick: 'split', total, most }, keyOf, source));
}

/** One request to several seats. The answers come in the order of the asks, whatever order they were given in. */
export function* together<T>(game: Game<unknown>, asks: readonly Ask<T>[]): Play<readonly (readonly T[])[]> {
  step(game.desk, 'together');
  const answer = yield { kind: 'decide', asks };
  if (!Array.isArray(answer)) throw new Error('A decision was answered with something else.');
  return asks.map((each, i) => (answer[i] ?? []).map((index: number) => at(each.options, index)));
}

/** One outcome of chance, by its key. */
export function* draw<K extends Key>(game: Game<unknown>, what: string, outcomes: readonly K[]): Play<K> {
  return at(
    outcomes,
    yield* chance(game, { kind: 'chance', what, size: outcomes.length, keyOf: (i) => at(outcomes, i) }),
  );
}

/** A die: 1 to `sides`. */
export function* roll(game: Game<unknown>, die: string, sides: number): Play<number> {
  return 1 + (yield* chance(game, { kind: 'chance', what: die, size: sides, keyOf: (i) => i + 1 }));
}

/** The index of the outcome: answered in line where the desk can, by the table otherwise. */
export function* chance(game: Game<unknown>, request: Chance): Play<number> {
  step(game.desk, request.what);
  const answer = game.desk.chance?.(request) ?? (yield request);
  if (typeof answer !== 'number') throw new Error(`Chance "${request.what}" was answered with something else.`);
  return answer;
}

export function ask<T, Topic extends string>(
  seat: Seat,
  topic: Topic,
  options: readonly T[],
  form: Form,
  keyOf: (option: T) => Key,
  source?: Key,
): Ask<T, Topic> {
  const plain = { seat, topic, options, form, keyOf: (index: number) => keyOf(at(options, index)) };
  return source === undefined ? plain : { ...plain, source };
}

function* decide(game: Game<unknown>, one: Ask): Play<readonly number[]> {
  step(game.desk, one.topic);
  const inline = game.desk.decide?.(one);
  if (inline !== undefined) return inline;
  const answer = yield { kind: 'decide', asks: [one] };
  const mine = Array.isArray(answer) ? answer[0] : undefined;
  if (mine === undefined) throw new Error(`The question "${one.topic}" was answered with something else.`);
  return mine;
}

function at<T>(list: readonly T[], index: number | undefined): T {
  if (index === undefined || index < 0 || index >= list.length) {
    throw new Error(`There is no option ${index} among ${list.length}.`);
  }
  return list[index] as T;
}
