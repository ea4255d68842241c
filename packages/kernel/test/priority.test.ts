import { describe, expect, test } from 'vitest';
import {
  type Criterion,
  fewest,
  most,
  pick,
  type Reason,
  rank,
  type TableEvent,
  tell,
} from '../src/index.ts';
import { gameOf, oddsOf, runWith } from './odds.ts';

interface Ship {
  readonly name: string;
  readonly cost: number;
  readonly damage: number;
}
const ship = (name: string, cost: number, damage: number): Ship => ({ name, cost, damage });
const nameOf = ({ name }: Ship) => name;

const BY: readonly Criterion<Ship>[] = [
  most('R-1', 'cost', ({ cost }) => cost),
  fewest('R-2', 'damage', ({ damage }) => damage),
];

function ranked(ships: readonly Ship[], knownTo?: readonly number[]) {
  const told: TableEvent[] = [];
  const game = gameOf({}, { tell: (event) => told.push(event) });
  const picked = rank(game, 'target', BY, ships, nameOf, knownTo);
  return { picked: picked?.name, reason: game.desk.reasons[0], game, told };
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

describe('a reason', () => {
  test('names the candidates, the value of each and what decided', () => {
    expect(ranked([ship('a', 2, 3), ship('b', 2, 1), ship('c', 1, 0)]).reason).toEqual<Reason>({
      topic: 'target',
      candidates: ['a', 'b', 'c'],
      picked: 'b',
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

  test('goes with the next event, once', () => {
    const { game, told } = ranked([ship('a', 3, 3)]);
    tell(game.desk, { kind: 'fire', data: null });
    tell(game.desk, { kind: 'miss', data: null });
    expect(told.map(({ kind, reasons }) => [kind, reasons?.length])).toEqual([
      ['fire', 1],
      ['miss', undefined],
    ]);
  });

  test('is not built where nobody listens', () => {
    const game = gameOf({});
    rank(game, 'target', BY, [ship('a', 3, 3)], nameOf);
    expect(game.desk.reasons).toEqual([]);
  });
});

describe('by lot', () => {
  const equals = [ship('a', 2, 1), ship('b', 2, 1), ship('c', 1, 0)];

  test('equals are left to chance, evenly, and nobody else is', () => {
    const odds = oddsOf(
      () => ({}),
      function* (game) {
        return (yield* pick(game, 'target', BY, equals, nameOf))?.name;
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
    runWith(pick(game, 'target', BY, equals, nameOf), () => 1);
    expect(game.desk.reasons[0]).toMatchObject({ picked: 'b', decided: { name: 'by lot' } });
  });

  test('no chance is needed where a criterion decides', () => {
    expect(pick(gameOf({}), 'target', BY, equals.slice(1), nameOf).next()).toMatchObject({
      done: true,
      value: equals[1],
    });
  });

  test('there is none of nobody', () => {
    expect(pick(gameOf({}), 'target', BY, [], nameOf).next()).toEqual({ done: true, value: undefined });
  });
});
