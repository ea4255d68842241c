import { expect, test } from 'vitest';
import { aiPlays } from './ai-plays.ts';

const EXHAUSTED = [{ card: 'Veteran Stormtrooper', ready: false }];
const TWO_EXHAUSTED = [...EXHAUSTED, ...EXHAUSTED];

test('BB-01 Advance activates a card of the AI, for nothing', () => {
  const table = aiPlays('Advance', {
    ai: { characters: ['Veteran Stormtrooper', { card: 'Veteran Stormtrooper', shields: 1 }], resources: 0 },
    next: { rolls: ['Veteran Stormtrooper: 2RD'] },
  });
  expect(table.reasons('activation')).toMatchObject([{ decided: 'health with shields', rule: 'OPS-20' }]);
  expect(table.pool()).toEqual(['Veteran Stormtrooper 2RD']);
  expect(table.character('Veteran Stormtrooper').ready).toBe(true);
  expect(table.places('Advance')).toEqual(['discard of AI']);
});

test('BB-01 Advance resolves the best dice where no card is ready', () => {
  const table = aiPlays('Advance', {
    ai: { characters: TWO_EXHAUSTED, pool: ['Veteran Stormtrooper: 1R', 'Veteran Stormtrooper: 2RD'] },
  });
  expect(table.character('Luke Skywalker').damage).toBe(2);
  expect(table.pool()).toEqual(['Veteran Stormtrooper 1R']);
});

test('BB-01 Advance resolves no dice where it has activated', () => {
  const table = aiPlays('Advance', {
    ai: { characters: ['Veteran Stormtrooper', ...EXHAUSTED], pool: ['Veteran Stormtrooper #2: 2RD'] },
    next: { rolls: ['Veteran Stormtrooper: -'] },
  });
  expect(table.character('Luke Skywalker').damage).toBe(0);
});

test('BB-02 Open Fire resolves all dice of the best damage symbol, not a greater value of another', () => {
  const table = aiPlays('Open Fire', {
    scenario: 'OBJ-DS2',
    stage: 3,
    players: [{ hand: ['Evade', 'Parry', 'Take Cover'] }],
    ai: {
      characters: ['Palpatine', 'Royal Guard', 'Royal Guard'],
      pool: ['Palpatine: 2Dc', 'Royal Guard #1: 1MD', 'Royal Guard #2: 1Sh'],
    },
  });
  expect(table.character('Luke Skywalker').damage).toBe(1);
  expect(table.pool()).toEqual(['Palpatine 2Dc', 'Royal Guard 1Sh']);
});

test('BB-02 Open Fire takes the symbol with the most damage', () => {
  const table = aiPlays('Open Fire', {
    ai: {
      characters: [...TWO_EXHAUSTED, ...EXHAUSTED],
      pool: ['Veteran Stormtrooper #1: 2RD', 'Veteran Stormtrooper #2: 2RD', 'Veteran Stormtrooper #3: 3ID'],
    },
  });
  expect(table.reasons('dice to resolve')).toMatchObject([{ decided: 'damage to players', rule: 'OPS-08' }]);
  expect(table.pool()).toEqual(['Veteran Stormtrooper 3ID']);
});

test('BB-02 Open Fire activates a card where no die shows damage', () => {
  const table = aiPlays('Open Fire', {
    ai: { characters: [...EXHAUSTED, 'Veteran Stormtrooper'], pool: ['Veteran Stormtrooper #1: 1R'] },
    next: { rolls: ['Veteran Stormtrooper: 2RD'] },
  });
  expect(table.pool()).toEqual(['Veteran Stormtrooper 1R', 'Veteran Stormtrooper 2RD']);
});

test('BB-03 Suppressing Fire deals 1 indirect damage to each player, then activates a card', () => {
  const table = aiPlays('Suppressing Fire', {
    players: [{ characters: ['Luke Skywalker', '01038'] }, { characters: ['Leia Organa'] }],
    ai: { characters: ['Veteran Stormtrooper'] },
    next: { rolls: ['Veteran Stormtrooper: -'] },
  });
  expect([table.asked, table.topic, table.choices]).toEqual([0, 'spread damage', ['Luke Skywalker', 'Rey']]);
  expect(table.events('activate')).toEqual([]);
  table.choose('Rey');
  expect([table.character('Rey').damage, table.character('Leia Organa').damage]).toEqual([1, 1]);
  expect(table.events('activate')).toHaveLength(1);
});

test('BB-04 Press the Attack gives the highest die of the best damage symbol 1 more value, for 1 resource', () => {
  const table = aiPlays('Press the Attack', {
    ai: {
      characters: TWO_EXHAUSTED,
      pool: ['Veteran Stormtrooper: 1RD', 'Veteran Stormtrooper: 2RD'],
      resources: 1,
    },
  });
  expect(table.events('resolve')).toMatchObject([{ value: 3 }, { value: 1 }]);
  expect(table.character('Luke Skywalker').damage).toBe(4);
  expect(table.ai.resources).toBe(0);
});

test('BB-04 Press the Attack that cannot be paid is discarded, and the best dice are resolved as they are', () => {
  const table = aiPlays('Press the Attack', {
    ai: { characters: EXHAUSTED, pool: ['Veteran Stormtrooper: 2RD'], resources: 0 },
  });
  expect(table.events('AI cannot pay')).toHaveLength(1);
  expect(table.character('Luke Skywalker').damage).toBe(2);
});

test('BB-04 Press the Attack leaves dice that show no damage', () => {
  const table = aiPlays('Press the Attack', {
    ai: {
      characters: ['Veteran Stormtrooper', 'Veteran Stormtrooper'],
      pool: ['Veteran Stormtrooper #1: 1R', 'Veteran Stormtrooper #2: 1RD'],
    },
  });
  expect(table.pool()).toEqual(['Veteran Stormtrooper 1R']);
  expect(table.events('activate')).toEqual([]);
});

test('BB-05 Brace gives 1 shield per player to one character, then resolves all dice that show shields', () => {
  const table = aiPlays('Brace', {
    scenario: 'OBJ-DS2',
    stage: 3,
    ai: {
      perPlayer: 2,
      characters: [
        { card: 'Palpatine', health: 20 },
        { card: 'Royal Guard', health: 9 },
        { card: 'Royal Guard', health: 9, damage: 1 },
      ],
      pool: ['Royal Guard #1: 1Sh', 'Royal Guard #2: 2MD'],
    },
  });
  expect(table.reasons('shields')).toMatchObject([{ decided: 'health remaining', rule: 'OPS-16' }, {}]);
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([0, 0, 3]);
  expect(table.pool()).toEqual(['Royal Guard 2MD']);
});

test('BB-05 Brace activates a card where no die shows shields', () => {
  const table = aiPlays('Brace', {
    ai: { characters: ['Veteran Stormtrooper'] },
    next: { rolls: ['Veteran Stormtrooper: -'] },
  });
  expect(table.character('Veteran Stormtrooper')).toMatchObject({ shields: 1, ready: false });
});

test('BB-06 Jam Signals takes 1 resource from each player, then resolves the best dice without damage', () => {
  const table = aiPlays('Jam Signals', {
    players: [{ resources: 2 }, { characters: ['Leia Organa'], resources: 0 }],
    ai: {
      characters: TWO_EXHAUSTED,
      pool: ['Veteran Stormtrooper: 2RD', 'Veteran Stormtrooper: 1R'],
      resources: 0,
    },
  });
  expect([table.player(0).resources, table.player(1).resources]).toEqual([1, 0]);
  expect(table.ai.resources).toBe(1);
  expect(table.pool()).toEqual(['Veteran Stormtrooper 2RD']);
});

test('BB-06 Jam Signals rerolls blanks where every die shows damage or nothing', () => {
  const table = aiPlays('Jam Signals', {
    ai: { characters: TWO_EXHAUSTED, pool: ['Veteran Stormtrooper: 1RD', 'Veteran Stormtrooper: -'] },
    next: { rolls: ['Veteran Stormtrooper: 3ID'] },
  });
  expect(table.pool()).toEqual(['Veteran Stormtrooper 1RD', 'Veteran Stormtrooper 3ID']);
});

test('BB-07 Cut Them Off takes a card at random from each hand, then activates a card', () => {
  const table = aiPlays('Cut Them Off', {
    players: [{ hand: ['Evade', 'Parry'] }, { characters: ['Leia Organa'], hand: ['Field Medic'] }],
    ai: { characters: ['Veteran Stormtrooper'] },
    chance: { 'place in the hand': [1] },
    next: { rolls: ['Veteran Stormtrooper: -'] },
  });
  expect([table.hand(0), table.hand(1)]).toEqual([['Evade'], []]);
  expect(table.events('activate')).toHaveLength(1);
});

test('BB-08 Take Aim turns a die to the most damage, then resolves the best dice', () => {
  const table = aiPlays('Take Aim', {
    ai: { characters: TWO_EXHAUSTED, pool: ['Veteran Stormtrooper: 2RD', 'Veteran Stormtrooper: -'] },
  });
  expect(table.events('turn die')).toHaveLength(1);
  // The blank becomes 3 indirect, which beats 2 ranged.
  expect(table.character('Luke Skywalker').damage).toBe(3);
  expect(table.pool()).toEqual(['Veteran Stormtrooper 2RD']);
});

test('BB-09 Regroup rerolls blanks and modifiers that no die can use, then resolves the best dice', () => {
  const table = aiPlays('Regroup', {
    ai: {
      characters: ['Death Trooper', 'Death Trooper', 'Veteran Stormtrooper'],
      pool: ['Death Trooper #1: +2RD', 'Death Trooper #2: -', 'Veteran Stormtrooper: 1R'],
    },
    next: { rolls: ['Death Trooper: 1Dr', 'Death Trooper: 2RD'] },
  });
  expect(table.events('reroll')).toHaveLength(2);
  expect(table.character('Luke Skywalker').damage).toBe(2);
  expect(table.pool()).toEqual(['Death Trooper 1Dr', 'Veteran Stormtrooper 1R']);
});

test('BB-09 Regroup keeps a modifier that another die can use', () => {
  const table = aiPlays('Regroup', {
    ai: {
      characters: ['Death Trooper', 'Death Trooper'],
      pool: ['Death Trooper: +2RD', 'Death Trooper: 1RD'],
    },
  });
  expect(table.events('reroll')).toEqual([]);
  expect(table.character('Luke Skywalker').damage).toBe(3);
});

test('BB-10 Coordinated Strike activates a card, then resolves the best damage symbol', () => {
  const table = aiPlays('Coordinated Strike', {
    ai: {
      characters: [...EXHAUSTED, 'Veteran Stormtrooper'],
      pool: ['Veteran Stormtrooper #1: 1RD'],
      resources: 1,
    },
    next: { rolls: ['Veteran Stormtrooper: 2RD'] },
  });
  expect(table.character('Luke Skywalker').damage).toBe(3);
  expect([table.pool(), table.ai.resources]).toEqual([[], 0]);
});

test('BB-11 Full Deployment activates two cards for 2 resources', () => {
  const table = aiPlays('Full Deployment', {
    ai: {
      characters: ['Veteran Stormtrooper', 'Veteran Stormtrooper', 'Veteran Stormtrooper'],
      resources: 2,
    },
  });
  expect(table.events('activate')).toHaveLength(2);
  expect(table.ai.resources).toBe(0);
});

test('BB-11 Full Deployment activates one where only one is ready', () => {
  const table = aiPlays('Full Deployment', { ai: { characters: [...EXHAUSTED, 'Veteran Stormtrooper'] } });
  expect(table.events('activate')).toHaveLength(1);
});

test('BB-12 Overwhelm resolves all dice, symbol by symbol, the best first', () => {
  const table = aiPlays('Overwhelm', {
    ai: {
      characters: [...TWO_EXHAUSTED, { card: 'Death Trooper', ready: false }, ...EXHAUSTED],
      pool: [
        'Veteran Stormtrooper #1: 1R',
        'Veteran Stormtrooper #2: 3ID',
        'Death Trooper: 1RD',
        'Veteran Stormtrooper #3: -',
      ],
      resources: 3,
    },
  });
  expect(table.reasons('dice to resolve').map(({ picked }) => picked)).toEqual([
    'indirect',
    'ranged',
    'resource',
  ]);
  expect(table.pool()).toEqual(['Veteran Stormtrooper -']);
  expect(table.ai.resources).toBe(1);
});
