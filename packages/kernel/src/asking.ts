import { type Game, step } from './desk.ts';
import { type Key, numberKey } from './key.ts';
import { sortNumbers } from './lists.ts';
import { onlyReply } from './replies.ts';
import type { Answer, Ask, Chance, Enough, Form, Play, Seat, Source } from './request.ts';

const ONE: Form = { pick: 'one' };
const ORDER: Form = { pick: 'order' };

/** Whether a seat is asked where there is only one way to answer. */
export type Forced = 'ask' | 'skip';

/** How many of the options, and what they must add up to: at least `enough`, at most `within`. */
export interface Wanted {
  readonly min: number;
  readonly max: number;
  readonly enough?: Enough | undefined;
  readonly within?: Enough | undefined;
}

/** One option of several. */
export function* choose<T>(
  game: Game<unknown>,
  seat: Seat,
  topic: string,
  options: readonly T[],
  keyOf: (option: T) => Key,
  source?: Source,
  forced: Forced = 'ask',
): Play<T> {
  if (forced === 'skip' && options.length === 1) return at(options, 0);
  const one = ask(seat, topic, options, ONE, keyOf, source);
  const reply = decideAtOnce(game, one) ?? (yield* asked(one));
  return at(options, reply[0]);
}

/** As `choose`, where nobody need be waited for; otherwise undefined. Hot rules ask here first. */
export function chooseAtOnce<T>(
  game: Game<unknown>,
  seat: Seat,
  topic: string,
  options: readonly T[],
  keyOf: (option: T) => Key,
  source?: Source,
  forced: Forced = 'ask',
): T | undefined {
  if (forced === 'skip' && options.length === 1) return at(options, 0);
  if (!game.desk.decide) return undefined;
  const reply = decideAtOnce(game, ask(seat, topic, options, ONE, keyOf, source));
  return reply && at(options, reply[0]);
}

/** Between `min` and `max` different options, in the order of the list. */
export function* chooseSome<T>(
  game: Game<unknown>,
  seat: Seat,
  topic: string,
  options: readonly T[],
  { min, max, enough, within }: Wanted,
  keyOf: (option: T) => Key,
  source?: Source,
  forced: Forced = 'ask',
): Play<T[]> {
  const form: Form = { pick: 'some', min, max, enough, within };
  const picked = [...(yield* decide(game, ask(seat, topic, options, form, keyOf, source), forced))];
  sortNumbers(picked);
  return picked.map((index) => at(options, index));
}

/** All options, in an order. */
export function* arrange<T>(
  game: Game<unknown>,
  seat: Seat,
  topic: string,
  options: readonly T[],
  keyOf: (option: T) => Key,
  source?: Source,
  forced: Forced = 'ask',
): Play<T[]> {
  const order = yield* decide(game, ask(seat, topic, options, ORDER, keyOf, source), forced);
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
  source?: Source,
  forced: Forced = 'ask',
): Play<readonly number[]> {
  const form: Form = { pick: 'split', total, most };
  return yield* decide(game, ask(seat, topic, options, form, keyOf, source), forced);
}

/**
 * One request to several seats. The answers come in the order of the asks, whatever order they were given in; that to a
 * split has each option as often as its share.
 */
export function* together<T>(game: Game<unknown>, asks: readonly Ask<T>[]): Play<readonly (readonly T[])[]> {
  step(game.desk, 'together');
  const inline: (readonly number[])[] = [];
  for (const each of asks) {
    const reply = game.desk.decide?.(each);
    if (reply) inline.push(reply);
  }
  const answer = inline.length === asks.length ? inline : yield { kind: 'decide', asks };
  if (!Array.isArray(answer)) throw new Error('A decision was answered with something else.');
  return asks.map((each, i) => chosen(each, answer[i] ?? []));
}

function chosen<T>({ form, options }: Ask<T>, reply: readonly number[]): readonly T[] {
  if (form.pick !== 'split') return reply.map((index) => at(options, index));
  return reply.flatMap((share, index) => Array.from({ length: share }, () => at(options, index)));
}

/** One of several by chance. */
export function* draw<T>(
  game: Game<unknown>,
  what: string,
  outcomes: readonly T[],
  keyOf: (outcome: T) => Key,
): Play<T> {
  const request: Chance = {
    kind: 'chance',
    what,
    size: outcomes.length,
    keyOf(i) {
      return keyOf(at(outcomes, i));
    },
  };
  return at(outcomes, yield* chance(game, request));
}

/** A die: 1 to `sides`. */
export function* roll(game: Game<unknown>, die: string, sides: number): Play<number> {
  return 1 + (yield* chance(game, rollOf(die, sides)));
}

/** As `roll`, where nobody need be waited for; otherwise undefined. */
export function rollAtOnce(game: Game<unknown>, die: string, sides: number): number | undefined {
  if (!game.desk.chance) return undefined;
  const index = chanceAtOnce(game, rollOf(die, sides));
  return index === undefined ? undefined : 1 + index;
}

function rollOf(die: string, sides: number): Chance {
  return {
    kind: 'chance',
    what: die,
    size: sides,
    keyOf(i) {
      return numberKey(i + 1);
    },
  };
}

/** The index of the outcome: answered at once where the desk can, by the table otherwise. */
export function* chance(game: Game<unknown>, request: Chance): Play<number> {
  return outcomeOf(request, chanceAtOnce(game, request) ?? (yield request));
}

/** The desk's own answer, where it has one. Hot rules ask here first: a generator that need not wait costs too. */
export function chanceAtOnce(game: Game<unknown>, request: Chance): number | undefined {
  step(game.desk, request.what);
  return game.desk.chance?.(request);
}

export function outcomeOf(request: Chance, answer: Answer): number {
  if (typeof answer === 'number') return answer;
  throw new Error(`Chance "${request.what}" was answered with something else.`);
}

export function ask<T, Topic extends string>(
  seat: Seat,
  topic: Topic,
  options: readonly T[],
  form: Form,
  keyOf: (option: T) => Key,
  source?: Source,
): Ask<T, Topic> {
  // One shape for all questions: a spread would give every one of them another.
  return {
    seat,
    topic,
    options,
    form,
    source,
    keyOf(index: number) {
      return keyOf(at(options, index));
    },
  };
}

/** The one place that knows where nobody need be asked, besides that of one option. */
function* decide(game: Game<unknown>, one: Ask, forced: Forced): Play<readonly number[]> {
  const only = forced === 'skip' ? onlyReply(one) : undefined;
  return only ?? decideAtOnce(game, one) ?? (yield* asked(one));
}

function decideAtOnce(game: Game<unknown>, one: Ask): readonly number[] | undefined {
  step(game.desk, one.topic);
  return game.desk.decide?.(one);
}

function* asked(one: Ask): Play<readonly number[]> {
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
