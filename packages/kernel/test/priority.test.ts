import { describe, expect, test } from 'vitest';
import {
  type Criterion,
  fewest,
  foremost,
  most,
  NOBODY,
  passedOverText,
  pick,
  type Reason,
  rank,
  rankFitting,
  tellHappening,
  wordKey,
} from '../src/index.ts';
import { gameOf, oddsOf, runWith } from './odds.ts';

interface Ship {
  readonly name: string;
  readonly cost: number;
  readonly damage: number;
}
const ship = (name: string, cost: number, damage: number): Ship => ({ name, cost, damage });
const nameOf = ({ name }: Ship) => wordKey(name);

const BY: readonly Criterion<Ship>[] = [
  most('R-1', 'cost', ({ cost }) => cost),
  fewest('R-2', 'damage', ({ damage }) => damage),
];

function ranked(ships: readonly Ship[], knownTo?: readonly number[]) {
  const choice = rank(gameOf({}, { tell: () => {} }), 'target', BY, ships, nameOf, knownTo);
  return { picked: choice?.picked.name, reason: choice?.reason };
}

describe('the first by the criteria', () => {
  test('the first criterion decides', () => {
    expect(ranked([ship('a', 1, 0), ship('b', 2, 9)]).picked).toBe('b');
  });

  test('the second decides where the first is equal', () => {
    expect(ranked([ship('a', 2, 3), ship('b', 2, 1)]).picked).toBe('b');
  });

  test('the first of the list comes where all are equal', () => {
    expect(ranked([ship('a', 2, 1), ship('b', 2, 1)]).picked).toBe('a');
  });

  test('a later criterion does not bring back who was out', () => {
    expect(ranked([ship('a', 2, 5), ship('b', 2, 4), ship('c', 1, 0)]).picked).toBe('b');
  });

  test('there is none of nobody', () => {
    expect(ranked([])).toMatchObject({ picked: undefined, reason: undefined });
  });
});

test('an order is told as the places of those that are left, not as the rules count it', () => {
  const by = [
    most('R-1', 'cost', ({ cost }: Ship) => cost),
    fewest('R-2', 'first', ({ damage }: Ship) => damage, 'order'),
  ];
  const ships = [ship('a', 2, 31), ship('b', 1, 4), ship('c', 2, 17), ship('d', 2, 31)];
  const choice = rank(gameOf({}, { tell: () => {} }), 'target', by, ships, nameOf);
  expect(choice?.picked.name).toBe('c');
  expect(choice?.reason?.rows[1]).toMatchObject({ shown: 'order', values: [1, null, 0, 1] });
});

test('the foremost is the one that is ranked first', () => {
  expect(foremost(gameOf({}), BY, [ship('a', 2, 3), ship('b', 2, 1)])?.name).toBe('b');
});

describe('a reason', () => {
  test('names the candidates, the value of each and what decided', () => {
    expect(ranked([ship('a', 2, 3), ship('b', 2, 1), ship('c', 1, 0)]).reason).toEqual<Reason>({
      topic: 'target',
      candidates: ['a', 'b', 'c'].map(wordKey),
      picked: wordKey('b'),
      decided: { rule: 'R-2', name: 'damage' },
      rows: [
        { rule: 'R-1', name: 'cost', prefers: 'most', values: [2, 2, 1] },
        { rule: 'R-2', name: 'damage', prefers: 'fewest', values: [3, 1, null] },
      ],
    });
  });

  test('stops at the criterion that decided', () => {
    expect(ranked([ship('a', 3, 3), ship('b', 2, 1)]).reason?.rows).toHaveLength(1);
  });

  test('says where there was one candidate only', () => {
    expect(ranked([ship('a', 3, 3)]).reason?.decided.name).toBe('only candidate');
  });

  test('says where nothing told the first apart', () => {
    expect(ranked([ship('a', 2, 1), ship('b', 2, 1)]).reason?.decided.name).toBe('first of equals');
  });

  test('says who may read it', () => {
    expect(ranked([ship('a', 3, 3)], [1]).reason?.knownTo).toEqual([1]);
  });

  test('of what was only considered leaves nothing', () => {
    const told: unknown[] = [];
    const game = gameOf({}, { tell: (event) => told.push(event) });
    rank(game, 'target', BY, [ship('a', 3, 3)], nameOf);
    tellHappening(game.desk, { kind: 'miss' });
    expect(told).toEqual([{ kind: 'miss', data: {} }]);
  });

  test('is not built where nobody listens', () => {
    const only = ship('a', 3, 3);
    const keyOf = () => {
      throw new Error('Nobody asked for it.');
    };
    expect(rank(gameOf({}), 'target', BY, [only], keyOf)).toEqual({ picked: only, reason: undefined });
  });
});

describe('by lot', () => {
  const equals = [ship('a', 2, 1), ship('b', 2, 1), ship('c', 1, 0)];

  test('equals are left to chance, evenly, and nobody else is', () => {
    const odds = oddsOf(
      () => ({}),
      function* (game) {
        return (yield* pick(game, 'target', BY, equals, nameOf))?.picked.name;
      },
    );
    expect(odds).toEqual(
      new Map([
        ['"a"', 0.5],
        ['"b"', 0.5],
      ]),
    );
  });

  test('the reason says so', () => {
    const game = gameOf({}, { tell: () => {} });
    const choice = runWith(pick(game, 'target', BY, equals, nameOf), () => 1);
    expect(choice?.reason).toMatchObject({ picked: 'b', decided: { name: 'by lot' } });
  });

  test('no chance is needed where a criterion decides', () => {
    expect(pick(gameOf({}), 'target', BY, equals.slice(1), nameOf).next()).toMatchObject({
      done: true,
      value: { picked: equals[1] },
    });
  });

  test('there is none of nobody', () => {
    expect(pick(gameOf({}), 'target', BY, [], nameOf).next()).toEqual({ done: true, value: undefined });
  });
});

describe('candidates one at a time', () => {
  const fitting = (ships: readonly Ship[], full: readonly string[]) =>
    rankFitting(gameOf({}, { tell: () => {} }), 'target', BY, ships, nameOf, ({ name }) =>
      full.includes(name) ? { rule: 'R-3', says: 'full' } : undefined,
    );

  test('one against which something stands is passed over for the next, and the reason says so', () => {
    const { picked, reason } = fitting([ship('a', 1, 0), ship('b', 3, 0), ship('c', 2, 0)], ['b']);
    expect([picked?.name, reason?.candidates, reason?.passedOver]).toEqual([
      'c',
      ['a', 'c'],
      [{ candidate: 'b', rule: 'R-3', says: 'full' }],
    ]);
  });

  test('the one that is left is not said to be the only one there was', () => {
    const { reason } = fitting([ship('a', 1, 0), ship('b', 3, 0)], ['b']);
    expect(reason).toMatchObject({
      candidates: ['a'],
      decided: { rule: 'R-1', name: 'only candidate left' },
      passedOver: [{ candidate: 'b', rule: 'R-3', says: 'full' }],
    });
  });

  test('where none is left nothing is picked, and the reason says what stood against each', () => {
    const { picked, reason } = fitting([ship('a', 1, 0), ship('b', 3, 0)], ['a', 'b']);
    expect(picked).toBeUndefined();
    expect(reason).toMatchObject({
      candidates: [],
      picked: NOBODY,
      decided: { rule: 'R-3', name: 'no candidate left' },
    });
    expect(reason?.passedOver?.map((each) => passedOverText(each, String))).toEqual([
      'b, full (R-3)',
      'a, full (R-3)',
    ]);
  });

  test('without candidates there is no reason', () => {
    expect(fitting([], [])).toEqual({ picked: undefined, reason: undefined });
  });
});
