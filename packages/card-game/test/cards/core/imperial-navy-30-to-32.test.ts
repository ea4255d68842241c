import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';
import { Bench } from '../../vocabulary/bench.ts';

const DARK = { active: 'dark' } as const;
const AI = { ...DARK, ai: 'dark', stop: 'conflict' } as const;

test('029-5 Defense Upgrade: an objective of either side takes 3 damage more', () => {
  const table = quietTable({ ...DARK, dark: { hand: ['029-5'] } }).pay('play Defense Upgrade');
  expect(table.choices).toHaveLength(6);
  expect(table.choose('Imperial Command').reads('capacity', 'Imperial Command')).toBe(8);
});

test('029-5 Defense Upgrade: the AI puts it on an objective of its own', () => {
  const table = quietTable({ ...AI, dark: { objectives: ['Imperial Command'], hand: ['029-5'], fates: [] } });
  expect(table.changes('Defense Upgrade on')).toEqual(['Defense Upgrade on nothing to Imperial Command']);
});

const PROTOCOL = { objectives: ['030-1'], hand: ['026-4'] };

test('030-1 Defense Protocol: as the draw phase begins 1 damage to any unit, for 1 less reserve in that phase', () => {
  const table = quietTable({
    ...DARK,
    step: 'draw',
    light: { units: ['001-2', 'X-Wing'] },
    dark: { ...PROTOCOL, units: ['027-3'] },
  });
  expect(table.asking).toBe('dark window: use Defense Protocol, pass');
  const declined = quietTable({ ...DARK, step: 'draw', dark: { ...PROTOCOL, units: ['027-3'] } });
  expect(declined.choose('pass').until('action').hand('dark')).toHaveLength(6);
  expect(table.choose('use Defense Protocol').asking).toBe(
    'dark target: Luke Skywalker, X-Wing, TIE Fighter',
  );
  expect(table.choose('Luke Skywalker').changes('Luke')).toEqual(['Luke Skywalker damage 0 to 1']);
  expect(table.until('action').hand('dark')).toHaveLength(5);
});

test('030-1 Defense Protocol: the AI damages the dearest enemy', () => {
  const table = quietTable({
    ...AI,
    step: 'draw',
    stop: 'deployment',
    light: { units: ['X-Wing', '001-2'] },
    dark: { objectives: ['030-1'], fates: [] },
  });
  expect(table.changes('Luke', 'X-Wing')).toEqual(['Luke Skywalker damage 0 to 1']);
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: 'Luke Skywalker', rule: 'LCG-30' }]);
});

const SQUADRON = {
  ...DARK,
  step: 'engage',
  light: { units: ['X-Wing', '001-2'] },
  engagement: { objective: 'Draw Their Fire', attackers: ['030-2', '027-3'], defenders: ['X-Wing'] },
} satisfies Setup;

test.each([
  ['a fate', 'Heat of Battle', [2, 1]],
  ['no fate', 'Darth Vader', [1, 0]],
])('030-2 TIE Attack Squadron: with %s in its stack', (_, laid, numbers) => {
  const dark = { units: ['030-2', '027-3'], hand: ['019-6', '019-2'] };
  const table = quietTable({ ...SQUADRON, dark })
    .until('lay')
    .choose(laid)
    .until('strike');
  const now = () =>
    (['unit', 'targeted strike'] as const).map((stat) => table.reads(stat, 'TIE Attack Squadron'));
  expect(now()).toEqual(numbers);
  table.until('commit');
  expect(now()).toEqual([1, 0]);
});

const WALKERS = {
  objectives: ['031-1'],
  units: [
    { card: '031-3', focus: 2 },
    { card: '026-4', focus: 2 },
  ],
};

test('031-1 The Endor Gambit: after the refresh a token may go from any Vehicle', () => {
  const open = () =>
    quietTable({ ...DARK, step: 'refresh', light: { units: [{ card: 'X-Wing', focus: 1 }] }, dark: WALKERS });
  expect(open().asking).toBe('dark window: use The Endor Gambit, pass');
  const table = open().choose('use The Endor Gambit');
  expect(table.asking).toBe('dark target: X-Wing, AT-ST');
  expect(table.choose('AT-ST').changes('AT', 'Heavy')).toEqual([
    'AT-ST focus 2 to 0',
    'Heavy Stormtrooper Squad focus 2 to 1',
  ]);
  expect(open().choose('pass').changes('AT')).toEqual(['AT-ST focus 2 to 1']);
});

test('031-1 The Endor Gambit: the AI frees its own Vehicle', () => {
  const table = quietTable({ ...AI, step: 'refresh', stop: 'draw', dark: { ...WALKERS, fates: [] } });
  expect(table.changes('AT')).toEqual(['AT-ST focus 2 to 0']);
});

const COMMANDED = {
  ...DARK,
  step: 'engage',
  dark: { units: ['031-2', '027-3', '021-3', '026-4'] },
  engagement: { objective: 'Draw Their Fire', attackers: ['027-3', '026-4'] },
} satisfies Setup;

test('031-2 AT-ST Commander: in an engagement a resource places a shield on a participating Vehicle', () => {
  const table = quietTable(COMMANDED).until('use AT-ST Commander').pay('use AT-ST Commander');
  expect(table.changes('TIE', 'Heavy')).toEqual(['TIE Fighter shields 0 to 1']);
  expect(quietTable({ ...DARK, dark: COMMANDED.dark }).choices).not.toContain('use AT-ST Commander');
});

test('031-3, 031-4 AT-ST: after it enters play a card may be drawn', () => {
  const open = () => quietTable({ ...DARK, dark: { hand: ['031-3'], top: ['026-4'] } }).pay('play AT-ST');
  expect(open().asking).toBe('dark window: use AT-ST, pass');
  expect(open().choose('use AT-ST').hand('dark')).toEqual(['Heavy Stormtrooper Squad']);
  expect(open().choose('pass').hand('dark')).toEqual([]);
});

test('031-3, 031-4 AT-ST: the AI draws, and plays what it drew', () => {
  const table = quietTable({ ...AI, dark: { hand: ['031-3'], top: ['026-4'], fates: [] } });
  expect(table.changes('AT', 'Heavy')).toEqual([
    'AT-ST hand to play',
    'Heavy Stormtrooper Squad deck to play',
  ]);
});

test('031-5 Aft Armor Plating: a Vehicle has shielding', () => {
  const table = quietTable({
    ...DARK,
    light: { units: ['X-Wing'] },
    dark: { units: ['027-3', '026-4'], hand: ['031-5'] },
  });
  table.pay('play Aft Armor Plating');
  expect(table.asking).toBe('dark play on: X-Wing, TIE Fighter');
  expect(table.choose('TIE Fighter').reads('shielding', 'TIE Fighter')).toBe(1);
});

test('031-5 Aft Armor Plating: the AI puts it on its dearest Vehicle', () => {
  const table = quietTable({ ...AI, dark: { units: ['027-3', '031-3'], hand: ['031-5'], fates: [] } });
  expect(table.changes('Aft Armor Plating on')).toEqual(['Aft Armor Plating on nothing to AT-ST']);
});

test.each([
  ['a person', {}],
  ['the AI', { ai: 1 as const }],
])(
  '032-1 Take Them Prisoner: %s captures one of the three top cards of the enemy deck at it',
  (_, player) => {
    const bench = new Bench(player);
    const [objective = 0] = bench.objectives('032-1');
    const deck = bench.deck('001-3', '001-2', '002-3', '004-4');
    bench.on('window', objective).do(bench.lay('019-2'), {
      do: 'look',
      at: 'objective deck',
      of: 'you',
      top: 1,
      and: { do: 'put into play', what: { each: { type: 'any', in: 'looked at' } } },
    });
    expect(bench.card(objective).captives).toHaveLength(1);
    expect(bench.where(deck[3] ?? 0)).toEqual(['deck']);
    expect(bench.state.players[0].deck).toHaveLength(3);
  },
);

const struck = (attacker: string) =>
  quietTable({
    step: 'engage',
    light: { units: [attacker] },
    dark: { hand: ['032-4'] },
    engagement: { objective: 'Imperial Command', attackers: [attacker], step: 'strikes', edge: 'light' },
  });

test('032-4 Detained: an attacking Character that has struck is captured at any own objective', () => {
  const table = struck('001-2').until('use Detained').pay('use Detained');
  expect(table.choices).toEqual(['Shadows of Dathomir', 'Imperial Command', 'Death and Despayre']);
  expect(table.choose('Death and Despayre').changes('Death', 'Luke')).toEqual(
    expect.arrayContaining(['Death and Despayre captives 0 to 1']),
  );
  expect(table.isInPlay('Luke Skywalker')).toBe(false);
});

test('032-4 Detained: never a Vehicle; declined, the Character stays', () => {
  expect(struck('X-Wing').until('commit').told).not.toContain('captured');
  expect(struck('001-2').until('use Detained').choose('pass').isInPlay('Luke Skywalker')).toBe(true);
});

test('032-4, 032-5 Detained and Trooper Assault: the AI plays neither in an engagement; they go to its fate deck', () => {
  const table = quietTable({ ...AI, dark: { hand: ['032-4', '032-5'], fates: [] } });
  expect(table.changes('dark fate')).toEqual(['dark fate deck 0 to 2']);
});

test('032-5 Trooper Assault: attacking Troopers have a unit and a blast icon more until the end of the engagement', () => {
  const table = quietTable({
    ...DARK,
    step: 'engage',
    dark: { units: ['032-2', '027-3', '026-4'], hand: ['032-5'] },
    engagement: { objective: 'Draw Their Fire', attackers: ['032-2', '027-3'] },
  });
  const icons = (title: string) => [table.reads('unit', title), table.reads('blast', title)];
  table.until('use Trooper Assault').pay('use Trooper Assault');
  expect(['Death Star Trooper', 'TIE Fighter', 'Heavy Stormtrooper Squad'].map(icons)).toEqual([
    [2, 1],
    [0, 0],
    [1, 0],
  ]);
  table.until('commit');
  expect(icons('Death Star Trooper')).toEqual([1, 0]);
});

const ENHANCED = { units: [{ card: '001-2', enhancements: ['001-4'] }] };

test('032-6 Tear This Ship Apart: an enhancement that is not Limited, of either side, is discarded', () => {
  const table = quietTable({
    ...DARK,
    light: ENHANCED,
    dark: { area: ['026-6', '020-4'], hand: ['032-6'] },
  });
  expect(table.pay('use Tear This Ship Apart').asking).toBe(
    'dark target: Orbital Bombardment, Jedi Lightsaber',
  );
  expect(table.choose('Jedi Lightsaber').discard('light')).toEqual(['Jedi Lightsaber']);
});

test('032-6 Tear This Ship Apart: the AI takes an enemy one', () => {
  const table = quietTable({ ...AI, light: ENHANCED, dark: { area: ['026-6'], hand: ['032-6'], fates: [] } });
  expect(table.changes('Jedi L', 'Orbital')).toEqual(
    expect.arrayContaining(['Jedi Lightsaber play to discard']),
  );
  expect(table.isInPlay('Orbital Bombardment')).toBe(true);
});
