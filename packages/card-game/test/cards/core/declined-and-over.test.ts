import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { Bench } from '../../vocabulary/bench.ts';

const REBEL = { affiliation: 'Rebel Alliance', fates: [] };
const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };

test.each([
  ['Decoy at Dantooine', { objectives: [{ card: '001-1', damage: 3 }, '014-1'] }],
  ['False Lead', { objectives: [{ card: '001-1', damage: 3, enhancements: ['014-4'] }] }],
])('014-1, 014-4 %s: the dial goes back to 1 and no further', (title, light) => {
  const fallen = (dial: number) =>
    quietTable({
      active: 'dark',
      stop: 'commitment',
      dial,
      light: { ...REBEL, ...light },
      dark: { units: ['027-4'] },
      engagement: { objective: '001-1', attackers: ['027-4'], step: 'strikes', edge: 'dark' },
    });
  // The destroyed objective advances it by 1 afterwards.
  const used = [2, 3].map((dial) => fallen(dial).choose(`use ${title}`).changes('dial'));
  expect(used).toEqual([[], []]);
  expect(fallen(1).changes('dial')).toEqual(['dial 1 to 2']);
});

const CROSSFIRE = {
  stop: 'commitment',
  light: { ...SPIES, hand: ['015-6'], units: ['013-3', '012-4'] },
  dark: { units: [{ card: '019-2', focus: 1 }] },
  engagement: {
    objective: '029-1',
    attackers: ['013-3'],
    defenders: ['019-2'],
    step: 'strikes',
    edge: 'light',
  },
} satisfies Setup;

test('015-6 Crossfire: declined, the Character strikes with its own icons', () => {
  const table = quietTable(CROSSFIRE).choose('pass');
  expect(table.changes('Darth Vader damage', 'Crossfire')).toEqual(['Darth Vader damage 0 to 1']);
});

test('015-6 Crossfire: nothing is asked for a Vehicle', () => {
  const engagement = { ...CROSSFIRE.engagement, attackers: ['012-4'] };
  expect(quietTable({ ...CROSSFIRE, engagement }).hand('light')).toEqual(['Crossfire']);
});

test('016-6 It Could Be Worse: declined, the damage is dealt', () => {
  const table = quietTable({
    active: 'dark',
    stop: 'conflict',
    light: { ...SPIES, hand: ['016-6'], units: ['001-3'] },
    dark: { hand: ['019-5'] },
  });
  table.pay('use Force Choke').choose('pass');
  expect(table.changes("Twi'lek", 'It Could')).toEqual(["Twi'lek Loyalist play to discard"]);
});

test('016-6 It Could Be Worse: it prevents a point of damage to an objective too', () => {
  const table = quietTable({
    active: 'dark',
    stop: 'commitment',
    light: { ...SPIES, hand: ['016-6'] },
    dark: { units: ['027-4'] },
    engagement: { objective: '012-1', attackers: ['027-4'], step: 'strikes', edge: 'dark' },
  });
  table.until('use It Could Be Worse').pay('use It Could Be Worse');
  // Two blast icons, less one point, and the unopposed damage.
  expect(table.changes('Draw Their Fire')).toEqual(['Draw Their Fire damage 0 to 2']);
});

/** Two attackers, each against an objective of its own, and a card for each edge battle. */
const hitAndRun = () =>
  quietTable({
    stop: 'commitment',
    step: 'engage',
    light: {
      ...SPIES,
      objectives: ['018-1', '001-1', '012-1'],
      units: ['013-3', '014-3'],
      hand: ['009-2', '011-2'],
    },
    dark: { units: ['019-2', '026-4'] },
  })
    .choose('Imperial Command')
    .choose('Rookie Pilot')
    .choose('Darth Vader')
    .choose('Mon Mothma')
    .until('use Hit and Run');

test('018-1 Hit and Run: declined, the objective takes nothing', () => {
  expect(hitAndRun().choose('pass').changes('Imperial Command damage')).toEqual([]);
});

test('018-1 Hit and Run: once a turn', () => {
  const table = hitAndRun().choose('use Hit and Run').until('engage');
  table.choose('Shadows of Dathomir').choose('Heavy Stormtrooper Squad').choose('Home One');
  expect(table.told.filter((kind) => kind === 'edge')).toHaveLength(2);
  expect(() => table.asking).toThrow('Nobody is asked anything.');
});

test('022-5 Force Stasis: the unit may be any enemy Character or Creature; the next phase it is over', () => {
  const table = quietTable({
    active: 'dark',
    step: 'conflict',
    light: { units: ['001-2', 'X-Wing', '002-3'] },
    dark: { units: ['027-3', '019-3'], hand: ['022-5'] },
  });
  table.pay('use Force Stasis');
  expect(table.asking).toBe('dark target: Luke Skywalker, Believer in the Old Ways');
  table.choose('Luke Skywalker').until('commit').until('engage').choose('Imperial Command');
  expect(table.asking).toBe('light attackers: Luke Skywalker, X-Wing, Believer in the Old Ways');
});

test('031-2 AT-ST Commander: of the Vehicles that take part, on either side, one without a shield', () => {
  const table = quietTable({
    active: 'dark',
    light: {
      units: [
        { card: 'X-Wing', focus: 1 },
        { card: 'Y-Wing', focus: 1 },
      ],
    },
    dark: { units: ['031-2', '027-3', { card: '021-3', shields: 1 }, '026-4', '027-4'] },
    engagement: {
      objective: '012-1',
      attackers: ['027-3', '021-3', '026-4'],
      defenders: ['X-Wing'],
    },
  });
  table.until('use AT-ST Commander').pay('use AT-ST Commander');
  expect(table.asking).toBe('dark shield whom: X-Wing, TIE Fighter');
});

test('032-1 Take Them Prisoner: declined, nothing is captured', () => {
  const bench = new Bench();
  const [objective = 0] = bench.objectives('032-1');
  const deck = bench.deck('001-3', '001-2', '002-3');
  bench.do(bench.lay('019-2'), {
    do: 'look',
    at: 'objective deck',
    of: 'you',
    top: 1,
    and: { do: 'put into play', what: { each: { type: 'any', in: 'looked at' } } },
  });
  expect([bench.card(objective).captives, bench.where(...deck)]).toEqual([[], ['deck', 'deck', 'deck']]);
});
