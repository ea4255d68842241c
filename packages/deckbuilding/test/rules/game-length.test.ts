import { jsonCopy } from '@holofoe/kernel';
import { loadTable, openTable } from '@holofoe/table';
import { describe, expect, test } from 'vitest';
import { deckbuilding } from '../../src/definition.ts';
import { invariants } from '../../src/invariants.ts';
import { setup } from '../../src/rules/setup.ts';
import { basesToWin } from '../../src/state.ts';
import { readTable } from '../../src/table-file/read.ts';
import { writeTable } from '../../src/table-file/write.ts';
import { TestTable } from '../kit.ts';
import { configOf, randomGame, SEATINGS } from '../random-game.ts';
import { empireTurn, rebelTurn } from '../turn.ts';

const EMPIRE_BASES = [
  'corellia',
  'kessel',
  'kafrene',
  'mustafar',
  'ord-mantell',
  'coruscant',
  'death-star',
  'endor',
  'rodia',
];
const REBEL_BASES = [
  'mon-cala',
  'dagobah',
  'alderaan',
  'bespin',
  'hoth',
  'jedha',
  'sullust',
  'tatooine',
  'yavin-4',
];
const step = 'begin turn';

function twoPersons(options: object): TestTable {
  return new TestTable(
    openTable(deckbuilding, { config: { empire: 'person', rebel: 'person', options }, seed: 1 }),
  );
}

const toCome = (table: TestTable, faction: 'empire' | 'rebel') =>
  table.side(faction).basesToCome.map((base) => base?.id);

describe('bases to win', () => {
  const LOST = ['lothal', 'corellia', 'coruscant', 'death-star'];

  /** The Rebels destroy Endor, the Empire's `nth` base. */
  const destroyed = (toWin: 'two' | 'three' | 'four' | 'five', nth: number) =>
    rebelTurn({
      turn: 9,
      options: { basesToWin: toWin },
      rebel: { units: ['rebel-trooper'] },
      empire: { base: 'endor', lost: LOST.slice(0, nth - 1), damage: 14 },
    }).attack('rebel-trooper');

  test.each([
    ['two', 2],
    ['three', 3],
    ['four', 4],
    ['five', 5],
  ] as const)('with %s to win the game ends with that one', (toWin, nth) => {
    const table = destroyed(toWin, nth);
    expect(table.outcome).toEqual({ winner: 1, turns: 9 });
    expect(table.events('base destroyed')).toMatchObject([{ bases: nth, of: nth }]);
  });

  test.each([
    ['three', 2],
    ['four', 3],
    ['five', 4],
  ] as const)('with %s to win it goes on after %i', (toWin, nth) => {
    const table = destroyed(toWin, nth);
    expect(table.outcome).toBeUndefined();
    expect(table.topic).toBe('action');
  });

  test('after the third of four the owner chooses a fourth', () => {
    const table = destroyed('four', 3).choose('end');
    expect([table.asked, table.topic]).toEqual(['empire', 'next base']);
    expect(table.choices).toEqual(['coruscant', 'death-star']);
  });

  test('both sides see how many it takes', () => {
    const table = twoPersons({ basesToWin: 'four' });
    expect([0, 1].map((seat) => table.live.view(seat).basesToWin)).toEqual([4, 4]);
  });

  test('three unless said otherwise', () => {
    expect(twoPersons({}).view.basesToWin).toBe(3);
  });
});

describe('all bases', () => {
  const options = { baseSet: 'all', basesToWin: 'four' } as const;

  test('the nine others lie beneath the starting base', () => {
    const table = twoPersons(options);
    expect(table.side('empire').base?.id).toBe('lothal');
    expect([toCome(table, 'empire'), toCome(table, 'rebel')]).toEqual([EMPIRE_BASES, REBEL_BASES]);
  });

  test('the opponent does not know which one comes', () => {
    expect(twoPersons(options).live.view(1).sides[0]?.basesToCome).toEqual(EMPIRE_BASES.map(() => null));
  });

  test('the next base is any that is not lost, a weak one as the last too', () => {
    const lost = ['lothal', 'endor', 'kafrene'];
    const table = empireTurn({ step, options, empire: { base: null, lost } });
    expect(table.topic).toBe('next base');
    expect(table.choices).toEqual(EMPIRE_BASES.filter((id) => !lost.includes(id)));
  });
});

describe('secret bases', () => {
  const options = { baseSet: 'secret', basesToWin: 'four' } as const;

  test('the Empire chooses first, from all nine others', () => {
    const table = twoPersons(options);
    expect([table.asked, table.topic]).toEqual(['empire', 'secret base']);
    expect(table.choices).toEqual(EMPIRE_BASES);
  });

  test('a base that is taken is not offered again', () => {
    expect(twoPersons(options).choose('kessel').choices).toEqual(
      EMPIRE_BASES.filter((id) => id !== 'kessel'),
    );
  });

  const chosen = () => {
    const table = twoPersons(options);
    for (const id of ['kessel', 'rodia', 'endor', 'corellia']) table.choose(id);
    return table;
  };

  test('after four it is the turn of the Rebels to choose', () => {
    const table = chosen();
    expect([table.asked, table.topic]).toEqual(['rebel', 'secret base']);
    expect(table.choices).toEqual(REBEL_BASES);
  });

  test('only the owner knows them, and nothing was told', () => {
    const table = chosen();
    expect(toCome(table, 'empire')).toEqual(['kessel', 'rodia', 'endor', 'corellia']);
    expect(table.live.view(1).sides[0]?.basesToCome).toEqual([null, null, null, null]);
    expect(table.live.events(1)).toEqual([]);
  });

  test('after both have chosen the cards are dealt and the Empire begins', () => {
    const table = chosen();
    for (const id of ['hoth', 'jedha', 'bespin', 'dagobah']) table.choose(id);
    expect([table.asked, table.topic]).toEqual(['empire', 'action']);
  });

  test('the next base is one of the four', () => {
    const bases = ['kessel', 'rodia', 'endor', 'corellia'];
    const table = empireTurn({ step, options, empire: { base: null, lost: ['lothal'], bases } });
    expect(table.choices).toEqual(bases);
  });

  test('a save in the middle of the choice goes on where it was', () => {
    const table = twoPersons(options).choose('kessel').choose('rodia');
    const opened = new TestTable(loadTable(deckbuilding, jsonCopy(table.live.save())));
    expect(opened.choices).toEqual(EMPIRE_BASES.filter((id) => id !== 'kessel' && id !== 'rodia'));
    expect(toCome(opened, 'empire')).toEqual(['kessel', 'rodia']);
  });
});

const LENGTHS = (['two', 'three', 'four', 'five'] as const).flatMap((toWin) =>
  (['beginner', 'all', 'secret'] as const).map((baseSet) => ({ basesToWin: toWin, baseSet })),
);

describe.each(LENGTHS)('$basesToWin to win, bases: $baseSet', (length) => {
  const config = configOf(SEATINGS[3], 1);
  const options = { ...config.options, ...length };

  test('random games keep the invariants and end with exactly that many', () => {
    for (let seed = 1; seed <= 2; seed++) {
      const { state, outcome } = randomGame({ ...config, options }, seed, {
        at: (now) => {
          const fault = invariants(now);
          if (fault !== undefined) expect.fail(`seed ${seed}, turn ${now.turn}, ${now.step}: ${fault}`);
        },
      });
      expect(state.sides[outcome.winner]?.victory).toHaveLength(basesToWin(state));
      expect(state.sides[1 - outcome.winner]?.victory.length).toBeLessThan(basesToWin(state));
    }
  });

  test('a save is opened with the same length', () => {
    const table = twoPersons(options);
    const opened = loadTable(deckbuilding, jsonCopy(table.live.save()));
    expect([0, 1].map((seat) => opened.view(seat))).toEqual([0, 1].map((seat) => table.live.view(seat)));
  });

  test('a table that was written can be read again with the same bases', () => {
    const state = setup({ ...config, options });
    const read = readTable({ ...(writeTable(state) as object), step });
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    expect(read.state.options).toEqual(options);
    expect(read.state.sides.map(({ bases }) => bases)).toEqual(state.sides.map(({ bases }) => bases));
  });
});

describe('against the bot', () => {
  const faultsOf = (config: object) => {
    const parsed = deckbuilding.config.parse(config);
    return 'faults' in parsed ? parsed.faults : [];
  };

  test.each(SEATINGS.slice(0, 3))('DBG-02 another number of bases is refused: %j', (seating) => {
    expect(faultsOf({ ...seating, options: { basesToWin: 'four' } })).toEqual([
      {
        path: 'options.basesToWin',
        says: '"four" is for two persons; against the bot each side has three bases (DBG-02, DBG-04)',
      },
    ]);
  });

  test.each(SEATINGS.slice(0, 3))('DBG-02 other bases are refused: %j', (seating) => {
    expect(faultsOf({ ...seating, options: { baseSet: 'secret' } })).toEqual([
      {
        path: 'options.baseSet',
        says: '"secret" is for two persons; against the bot DBG-02 to DBG-04 say which bases there are',
      },
    ]);
  });

  test('DBG-02 a state that was changed by hand to more bases is a fault', () => {
    const state = setup(configOf(SEATINGS[0], 1));
    expect(invariants({ ...state, options: { ...state.options, basesToWin: 'five' } })).toContain(
      'The option basesToWin: "five" is for two persons',
    );
  });
});

test('a state of an earlier release, which knows no lengths, is played to three', () => {
  const { options, ...state } = setup(configOf(SEATINGS[3], 1));
  const { basesToWin: _, baseSet: __, ...earlier } = options;
  const read = deckbuilding.readState(jsonCopy({ ...state, options: earlier }), 2);
  expect('value' in read && read.value.options).toEqual(options);
});
