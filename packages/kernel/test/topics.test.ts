import { describe, expect, test } from 'vitest';
import { askedAlways, askedIfOpen, askingBy, type Game, most, numberKey, wordKey } from '../src/index.ts';
import { gameOf, runWith } from './odds.ts';

interface Topics {
  target: { readonly name: string };
  bid: number;
}

/** Seat 1 is the opponent's. */
const { arrange, choose, chooseSome, select, split } = askingBy<Topics, Game<unknown>>(
  { target: askedIfOpen(({ name }) => wordKey(name)), bid: askedAlways(numberKey) },
  (_, seat) => seat === 1,
);

const [a, b] = [{ name: 'a' }, { name: 'b' }] as const;
const never = () => {
  throw new Error('Somebody was asked.');
};

describe('where there is only one way to answer', () => {
  test('nobody is asked about an open topic', () => {
    expect(runWith(choose(gameOf({}), 0, 'target', [a]), never)).toBe(a);
    expect(runWith(chooseSome(gameOf({}), 0, 'target', [a, b], { min: 2, max: 2 }), never)).toEqual([a, b]);
    expect(runWith(arrange(gameOf({}), 0, 'target', [a]), never)).toEqual([a]);
    expect(runWith(split(gameOf({}), 0, 'target', [a, b], 3, [1, 2]), never)).toEqual([1, 2]);
  });

  test('a topic that is asked in any case is asked', () => {
    const asks: unknown[] = [];
    const bid = runWith(choose(gameOf({}), 0, 'bid', [7]), (request) => {
      asks.push(request);
      return [[0]];
    });
    expect([bid, asks]).toMatchObject([7, [{ kind: 'decide', asks: [{ topic: 'bid' }] }]]);
  });
});

test('with several ways somebody is askedAlways, with the keys of the topic', () => {
  const step = choose(gameOf({}), 0, 'target', [a, b], 'source').next();
  const ask = !step.done && step.value.kind === 'decide' ? step.value.asks[0] : undefined;
  expect([ask?.topic, ask?.source, ask?.keyOf(0), ask?.keyOf(1)]).toEqual(['target', 'source', 'a', 'b']);
});

describe('one of several', () => {
  const by = [most<{ readonly name: string }>('R-1', 'is b', ({ name }) => Number(name === 'b'))];

  test('is chosen by a person', () => {
    const chosen = runWith(select(gameOf({}), 0, 'target', [a, b], by), () => [[0]]);
    expect(chosen).toEqual({ picked: a, reason: undefined });
  });

  test("is chosen by the opponent's priorities, with the reason where somebody listens", () => {
    const game = gameOf({}, { tell: () => {} });
    const chosen = runWith(select(game, 1, 'target', [a, b], by), never);
    expect(chosen).toMatchObject({
      picked: b,
      reason: { topic: 'target', candidates: ['a', 'b'], picked: 'b' },
    });
  });

  test('is nobody where there is nobody', () => {
    expect(runWith(select(gameOf({}), 0, 'target', [], by), never)).toBeUndefined();
  });
});
