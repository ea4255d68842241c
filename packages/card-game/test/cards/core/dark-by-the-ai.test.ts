import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf, cardsTold, reasonsOf } from '../../reasons.ts';
import { Bench } from '../../vocabulary/bench.ts';

const DARK = { ai: 'dark', active: 'dark' } as const;
const AI = { ...DARK, stop: 'conflict' } as const;

test('019-1 Fall of the Jedi: the AI puts nothing back, as a card under the deck gives it no point', () => {
  const table = quietTable({
    ...DARK,
    step: 'draw',
    stop: 'deployment',
    dark: { objectives: ['019-1'], hand: ['026-4', '027-3'], fates: [] },
  });
  expect(table.hand('dark').slice(0, 2)).toEqual(['Heavy Stormtrooper Squad', 'TIE Fighter']);
});

test('021-4 Black Squadron Pilot: the AI plays it on its dearest Fighter, which strikes with its icons', () => {
  const table = quietTable({
    ...AI,
    dark: { units: ['027-3', '021-2', '026-4'], hand: ['021-4'], fates: [] },
  });
  expect(table.changes('Black Squadron Pilot on')).toEqual([
    "Black Squadron Pilot on nothing to Vader's TIE Advanced",
  ]);
  expect(reasonsOf(table, 'play on')).toEqual([
    {
      considered: ['TIE Fighter', "Vader's TIE Advanced"],
      picked: "Vader's TIE Advanced",
      rule: 'LCG-53',
      by: 'printed cost',
    },
  ]);
});

test('021-4 Black Squadron Pilot: the AI plays it as a unit where it has no Fighter', () => {
  const table = quietTable({ ...AI, dark: { units: ['026-4'], hand: ['021-4'], fates: [] } });
  expect(table.changes('Black Squadron')).toEqual(['Black Squadron Pilot hand to play']);
});

test('022-2 Coruscant Defense Fleet: of two units the AI makes it the defender, as it cannot attack', () => {
  const table = quietTable({ ...AI, dark: { units: ['022-2', '035-2'], fates: [] } });
  expect([cardsTold(table, 'pools', 'attackers'), cardsTold(table, 'pools', 'defenders')]).toEqual([
    [['Espo Trooper']],
    [['Coruscant Defense Fleet']],
  ]);
});

/** Red Five deals 3 blast damage, and nobody defends. */
const heart = (damage: number) =>
  quietTable({
    ai: 'dark',
    stop: 'commitment',
    light: { units: ['004-2'] },
    dark: { objectives: ['022-1', '026-1'], units: [{ card: '022-2', damage, focus: 1 }], fates: [] },
    engagement: { objective: '022-1', attackers: ['004-2'], step: 'strikes', edge: 'light' },
  });

test('022-2 Coruscant Defense Fleet: the AI takes the damage of a Coruscant objective with it, as much as it can', () => {
  expect(heart(0).changes('The Heart of the Empire', 'Coruscant Defense Fleet damage')).toEqual([
    'Coruscant Defense Fleet damage 0 to 4',
  ]);
  expect(heart(4).changes('The Heart of the Empire', 'Coruscant Defense Fleet play')).toEqual([
    'The Heart of the Empire damage 0 to 3',
    'Coruscant Defense Fleet play to discard',
  ]);
});

test('022-5 Force Stasis: the AI does not play it, as it ends before an engagement; it goes to its fate deck', () => {
  const table = quietTable({ ...AI, light: { units: ['001-2'] }, dark: { hand: ['022-5'], fates: [] } });
  expect(asideOf(table)).toEqual(['LCG-18 fate deck it does no good']);
});

test('022-6 There Is No Escape: the AI cannot play it in its deployment; it goes to its fate deck', () => {
  const table = quietTable({
    ...AI,
    light: { units: ['001-2'] },
    dark: { objectives: ['026-1', '026-1'], hand: ['022-6'], fates: [] },
  });
  expect(asideOf(table)).toEqual(['LCG-40 fate deck it cannot be played now']);
  expect(table.changes('Luke', 'dark')).toEqual(['dark hand 1 to 0', 'dark fate deck 0 to 1']);
});

test('027-1 Kuat Reinforcements: the AI pays for a Vehicle with resources alone, as each card discarded takes what it gives', () => {
  const table = quietTable({
    ...AI,
    dark: { objectives: ['027-1'], hand: ['027-4', '035-2'], fates: [] },
  });
  expect(table.changes('Sith focus', 'Kuat', 'TIE', 'Espo')).toEqual([
    'Sith focus 0 to 1',
    'Kuat Reinforcements focus 0 to 1',
    'TIE Bomber hand to play',
    'Espo Trooper hand to play',
  ]);
});

/** The squadron attacks a cheap defender, while a dearer unit stays outside. */
const squadron = (laid: string) =>
  quietTable({
    ...DARK,
    stop: 'commitment',
    light: {
      units: [
        { card: 'X-Wing', focus: 1 },
        { card: '001-2', focus: 1 },
      ],
    },
    dark: { units: ['030-2'], fates: [laid] },
    engagement: { objective: '012-1', attackers: ['030-2'], defenders: ['X-Wing'] },
  });

test('030-2 TIE Attack Squadron: with a fate in its stack the AI strikes the dearer unit outside, for 2 damage', () => {
  expect(squadron('021-6').changes('X-Wing damage', 'Luke')).toEqual(['Luke Skywalker damage 0 to 2']);
});

test('030-2 TIE Attack Squadron: without a fate the AI strikes the one that takes part, for 1 damage', () => {
  expect(squadron('019-2').changes('X-Wing damage', 'Luke')).toEqual(['X-Wing damage 0 to 1']);
});

const COMMANDED = {
  ...DARK,
  stop: 'commitment',
  light: { units: [{ card: 'X-Wing', focus: 1 }] },
  engagement: { objective: '012-1', attackers: ['027-4', '031-3', '026-4'], defenders: ['X-Wing'] },
} satisfies Setup;
const COMMAND = ['031-2', '027-4', '031-3', '026-4'];

test('031-2 AT-ST Commander: the AI spends a resource for a shield on its dearest Vehicle that takes part, a point for a point', () => {
  const table = quietTable({ ...COMMANDED, dark: { objectives: ['026-1'], units: COMMAND, fates: [] } });
  expect(reasonsOf(table, 'benefit')[0]).toMatchObject({ picked: 'AT-ST Commander', rule: 'LCG-48' });
  expect(table.changes('AT-ST shields', 'TIE Bomber shields')).toContain('AT-ST shields 0 to 1');
});

test('031-2 AT-ST Commander: the AI shields nobody where its resources went into its deployment', () => {
  const shields = (hand: string[]) =>
    quietTable({
      ...DARK,
      stop: 'commitment',
      dark: { objectives: ['027-1'], units: ['031-2', '031-3'], hand, fates: [] },
    }).changes('AT-ST shields', 'TIE Bomber shields');
  expect([shields([]), shields(['027-4'])]).toEqual([['AT-ST shields 0 to 1'], []]);
});

test('032-1 Take Them Prisoner: the AI captures the dearest of the three; of the others the cheaper comes on top', () => {
  const bench = new Bench({ ai: 1 });
  const [objective = 0] = bench.objectives('032-1');
  const [cheap = 0, dear = 0, middle = 0] = bench.deck('001-3', '001-2', '002-3', '004-4');
  bench.do(bench.lay('019-2'), {
    do: 'look',
    at: 'objective deck',
    of: 'you',
    top: 1,
    and: { do: 'put into play', what: { each: { type: 'any', in: 'looked at' } } },
  });
  expect(bench.card(objective).captives).toMatchObject([{ card: dear }]);
  expect(bench.state.players[0].deck.slice(0, 2)).toMatchObject([{ card: cheap }, { card: middle }]);
});

test('036-1 Reconnaissance Mission: the AI fills its fate deck and its hand to 7', () => {
  const filled = (objective: string) => {
    const table = quietTable({
      ...DARK,
      step: 'turn begins',
      stop: 'deployment',
      dark: { objectives: [objective, '026-1'], fates: [] },
    });
    return [table.player('dark').fates.length, table.player('dark').hand.length];
  };
  expect([filled('036-1'), filled('029-1')]).toEqual([
    [7, 7],
    [6, 6],
  ]);
});
