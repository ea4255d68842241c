import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import { openDesk, refillBudget } from '../src/desk.ts';
import { outcomeAt, seededFraction } from '../src/random.ts';
import { randomReply } from '../src/replies.ts';
import type { Request } from '../src/request.ts';
import { playToy } from './toy/play.ts';
import { TOY } from './toy/rules.ts';
import { randomDecks } from './toy/setup.ts';
import type { ToyState } from './toy/state.ts';

setFlagsFromString('--allow-natives-syntax');
/** Whether the machine keeps two objects in the same way: what is made often must be, or every look at it is slow. */
const haveSameShape: (a: object, b: object) => boolean = new Function(
  'a',
  'b',
  'return %HaveSameMap(a, b)',
) as never;

/** The different shapes among what was seen. */
class Shapes {
  readonly found: object[] = [];

  see(one: object): void {
    if (!this.found.some((other) => haveSameShape(other, one))) this.found.push(one);
  }

  fields(): readonly string[] {
    return this.found.map((one) => Object.keys(one).join(' '));
  }
}

function play(seed: number, rules: typeof TOY, at: (request: Request, state: ToyState) => void): void {
  const state = randomDecks(seed, seed % 2 === 0 ? [1] : []);
  const desk = openDesk({ tell: () => {} });
  let draws = 0;
  const fraction = () => seededFraction(seed, draws++);
  const course = playToy({ state, desk }, rules);
  for (let next = course.next(); !next.done; ) {
    const request = next.value;
    at(request, state);
    if (request.kind === 'checkpoint') refillBudget(desk);
    next = course.next(
      request.kind === 'checkpoint'
        ? undefined
        : request.kind === 'chance'
          ? outcomeAt(request, fraction())
          : request.asks.map((ask) => randomReply(ask, fraction)),
    );
  }
}

const GAMES = [1, 2, 3, 4];

test('contexts have one shape, however they were made', () => {
  const shapes = new Shapes();
  const rules: typeof TOY = {
    ...TOY,
    things(cx, filter) {
      shapes.see(cx);
      return TOY.things(cx, filter);
    },
    holds(cx, condition) {
      shapes.see(cx);
      return TOY.holds(cx, condition);
    },
  };
  for (const seed of GAMES) play(seed, rules, () => {});
  expect(shapes.fields().length).toBe(1);
});

test('questions have one shape', () => {
  const shapes = new Shapes();
  for (const seed of GAMES)
    play(seed, TOY, (request) => {
      if (request.kind === 'decide') for (const ask of request.asks) shapes.see(ask);
    });
  expect(shapes.fields()).toEqual(['seat topic options form source keyOf']);
});

test('abilities in flight have one shape when they begin', () => {
  const shapes = new Shapes();
  const rules: typeof TOY = {
    ...TOY,
    isThere(state, live) {
      if (live.kind === 'ability' && live.answered === undefined) shapes.see(live);
      return TOY.isThere(state, live);
    },
  };
  for (const seed of GAMES) play(seed, rules, () => {});
  expect(shapes.fields()).toEqual(['kind use card by cx effect why']);
});

test('listeners and rules have a shape for each way to stand: on the card, granted, put off, for a time', () => {
  const listeners = new Shapes();
  const modifiers = new Shapes();
  for (const seed of GAMES)
    play(seed, TOY, (_, { standing }) => {
      for (const lists of [standing.before, standing.after])
        for (const list of Object.values(lists)) for (const one of list) listeners.see(one);
      for (const list of Object.values(standing.rules)) for (const one of list) modifiers.see(one);
    });
  const said = 'card ability node seat';
  expect([...listeners.fields()].sort()).toEqual([
    said,
    `${said} bound`,
    `${said} rule`,
    `${said} rule on until`,
  ]);
  expect([...modifiers.fields()].sort()).toEqual([`${said} rule`, `${said} rule on until`]);
});
