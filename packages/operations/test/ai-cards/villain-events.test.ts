import { expect, test } from 'vitest';
import { aiPlays } from './ai-plays.ts';

test('SCG-1 Volley resolves all ranged dice, each with 1 more value, modifiers too', () => {
  const table = aiPlays('Volley', {
    ai: {
      characters: ['Veteran Stormtrooper', 'Veteran Stormtrooper', 'Death Trooper', 'Veteran Stormtrooper'],
      pool: [
        'Veteran Stormtrooper #1: 1RD',
        'Veteran Stormtrooper #2: 2RD',
        'Death Trooper: +2RD',
        'Veteran Stormtrooper #3: 3ID',
      ],
      resources: 1,
    },
  });
  expect(table.events('resolve')).toMatchObject([{ value: 6 }, { value: 2 }]);
  expect(table.character('Luke Skywalker').damage).toBe(8);
  expect(table.pool()).toEqual(['Veteran Stormtrooper 3ID']);
});

test('SCG-2 Hold the Beach gives 1 shield by the shield priority, then 1 to each non-unique character', () => {
  const table = aiPlays('Hold the Beach', {
    stage: 3,
    ai: {
      characters: [
        { card: 'Director Krennic', health: 4 },
        { card: 'Death Trooper', health: 10 },
        { card: 'Death Trooper', health: 10, shields: 3 },
      ],
    },
  });
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([1, 1, 3]);
});

const FALLEN = { perPlayer: 2, defeated: ['Director Krennic', 'Veteran Stormtrooper'], resources: 3 };

test('SCG-3 Reserves returns a defeated non-unique character, ready and without damage', () => {
  const table = aiPlays('Reserves', {
    players: [{}, { characters: ['Leia Organa'] }],
    ai: { ...FALLEN, characters: ['Veteran Stormtrooper'] },
  });
  expect(table.characters()).toEqual(['Veteran Stormtrooper', 'Veteran Stormtrooper #2']);
  expect(table.character('Veteran Stormtrooper #2')).toMatchObject({ ready: true, damage: 0, shields: 0 });
  expect(table.places('Director Krennic')).toEqual(['defeated of AI']);
  expect(table.ai.resources).toBe(0);
});

test('SCG-3 Reserves gives the character the health of its stage', () => {
  const table = aiPlays('Reserves', { ai: { ...FALLEN, perPlayer: 1, characters: [] } });
  const listed = aiPlays('Brace', { ai: { perPlayer: 1 } });
  expect(table.character('Veteran Stormtrooper').health).toBe(
    listed.character('Veteran Stormtrooper').health,
  );
});

test('SCG-3 Reserves brings nobody where there are as many as the per-player number', () => {
  const table = aiPlays('Reserves', {
    ai: { ...FALLEN, characters: ['Veteran Stormtrooper', 'Veteran Stormtrooper'] },
  });
  expect(table.characters()).toHaveLength(2);
});

test('SCG-3 Reserves brings back no unique character', () => {
  const table = aiPlays('Reserves', {
    stage: 3,
    ai: { perPlayer: 1, characters: [], defeated: ['Director Krennic'], resources: 3 },
  });
  expect(table.characters()).toEqual([]);
});

test('KRE-1 Single-Reactor Test deals 1 indirect damage to each player, who then remove a die of their choice', () => {
  const table = aiPlays('Single-Reactor Test', {
    stage: 3,
    players: [
      { characters: ['elite Luke Skywalker'], pool: ['Luke Skywalker: 3MD', 'Luke Skywalker: 1R'] },
      { characters: ['Leia Organa'], pool: ['Leia Organa: 2RD'] },
    ],
  });
  expect([table.character('Luke Skywalker').damage, table.character('Leia Organa').damage]).toEqual([1, 1]);
  expect([table.asked, table.topic, table.choices]).toEqual([
    0,
    'remove own die',
    ['Luke Skywalker 3MD', 'Luke Skywalker 1R'],
  ]);
  table.choose('Luke Skywalker 1R');
  expect([table.pool(0), table.pool(1)]).toEqual([['Luke Skywalker 3MD'], []]);
});

test('KRE-2 Ambition activates Director Krennic and nobody else', () => {
  const table = aiPlays('Ambition', {
    stage: 3,
    ai: { characters: ['Death Trooper', 'Director Krennic'], resources: 1 },
  });
  expect(table.character('Director Krennic').ready).toBe(false);
  expect(table.character('Death Trooper').ready).toBe(true);
});

test('KRE-2 Ambition readies Director Krennic where he is exhausted', () => {
  const table = aiPlays('Ambition', {
    stage: 3,
    ai: { characters: ['Death Trooper', { card: 'Director Krennic', ready: false }], resources: 1 },
  });
  expect(table.character('Director Krennic').ready).toBe(true);
  expect(table.events('activate')).toEqual([]);
});

test('KRE-2 Ambition finds nothing where he is defeated', () => {
  const table = aiPlays('Ambition', { stage: 3, ai: { characters: ['Death Trooper'], resources: 1 } });
  expect(table.events('AI finds nothing')).toHaveLength(1);
  expect(table.events('activate')).toEqual([]);
});

const FLEET = { scenario: 'OBJ-DS2' };

test('FLT-1 Strafing Run deals 1 indirect damage to each player and activates a support', () => {
  const table = aiPlays('Strafing Run', {
    ...FLEET,
    players: [{}, { characters: ['Leia Organa'] }],
    ai: { characters: ['TIE Pilot'], supports: ['TIE Fighter'] },
    next: { rolls: ['TIE Fighter: 2ID'] },
  });
  expect([table.character('Luke Skywalker').damage, table.character('Leia Organa').damage]).toEqual([1, 1]);
  expect(table.pool()).toEqual(['TIE Fighter 2ID']);
});

test('FLT-1 Strafing Run activates no character where no support is ready', () => {
  const table = aiPlays('Strafing Run', {
    ...FLEET,
    ai: { characters: ['TIE Pilot'], supports: [{ card: 'TIE Fighter', ready: false }] },
  });
  expect(table.events('activate')).toEqual([]);
});

test('FLT-2 Attack Pattern activates a support and a character', () => {
  const table = aiPlays('Attack Pattern', {
    ...FLEET,
    ai: { characters: ['TIE Pilot', 'TIE Pilot'], supports: ['TIE Fighter', 'TIE Fighter'], resources: 1 },
  });
  expect(table.ai.supports.map(({ ready }) => ready)).toEqual([false, true]);
  expect(table.ai.characters.map(({ ready }) => ready)).toEqual([false, true]);
});

test('FLT-2 Attack Pattern activates a character alone where no support is in play', () => {
  const table = aiPlays('Attack Pattern', { ...FLEET, ai: { characters: ['TIE Pilot', 'TIE Pilot'] } });
  expect(table.events('activate')).toHaveLength(1);
});

test('FLT-3 Evasive Flight gives 1 shield per player and rerolls blanks alone', () => {
  const table = aiPlays('Evasive Flight', {
    ...FLEET,
    ai: {
      perPlayer: 2,
      characters: [
        { card: 'TIE Pilot', health: 9 },
        { card: '"Mauler" Mithel', health: 8 },
      ],
      pool: ['TIE Pilot: -', '"Mauler" Mithel: 1R'],
    },
    next: { rolls: ['TIE Pilot: 1F'] },
  });
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([0, 2]);
  expect(table.pool()).toEqual(['TIE Pilot 1F', '"Mauler" Mithel 1R']);
});

const STAIRS = { scenario: 'OBJ-DS2', stage: 2 };

test('VDR-1 Dread Presence takes a card at random from each player and activates Darth Vader', () => {
  const table = aiPlays('Dread Presence', {
    ...STAIRS,
    players: [{ area: 1, hand: ['Evade'] }],
    ai: { characters: ['Royal Guard', '01010'] },
    next: { rolls: ['01010: 2MD'] },
  });
  expect(table.hand()).toEqual([]);
  expect(table.pool('M-1')).toEqual(['Darth Vader 2MD']);
});

test('VDR-2 Crushing Grip hits the priority character of each player and removes the highest damage die of one', () => {
  const table = aiPlays('Crushing Grip', {
    ...STAIRS,
    players: [
      { area: 1, characters: ['Luke Skywalker', 'Leia Organa'], pool: ['Luke Skywalker: 3MD'] },
      { area: 1, characters: ['01038', 'Padawan'], pool: ['01038: 1MD', 'Padawan: 2MD'] },
    ],
    ai: { characters: ['01010'] },
  });
  const damage = [0, 1].map((seat) => table.player(seat).characters.map((each) => each.damage));
  expect(damage).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect([table.pool(0), table.pool(1)]).toEqual([['Luke Skywalker 3MD'], ['Rey 1MD']]);
});

test('VDR-3 Give In to Hate resolves all melee dice, then deals 1 damage to the priority character of each player', () => {
  const table = aiPlays('Give In to Hate', {
    ...STAIRS,
    players: [{ area: 1 }, { area: 1, characters: ['Leia Organa', { card: '01038', shields: 1 }] }],
    ai: {
      characters: ['01010', 'Royal Guard', 'Royal Guard'],
      pool: ['01010: 3MD', 'Royal Guard #1: 1MD', 'Royal Guard #2: 1Sh'],
      resources: 2,
    },
  });
  expect(table.pool('M-1')).toEqual(['Royal Guard 1Sh']);
  expect(table.character('Rey')).toMatchObject({ damage: 4, shields: 0 });
  expect(table.character('Luke Skywalker').damage).toBe(1);
  expect(table.character('Leia Organa').damage).toBe(0);
});

const EMPEROR = { scenario: 'OBJ-DS2', stage: 3 };

test('RGD-1 Close Ranks gives 1 shield by the shield priority, then 1 to each guardian', () => {
  const table = aiPlays('Close Ranks', {
    ...EMPEROR,
    ai: {
      characters: [
        { card: 'Palpatine', health: 5 },
        { card: 'Royal Guard', health: 8 },
        { card: 'Royal Guard', health: 8 },
      ],
    },
  });
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([1, 1, 1]);
});

test('RGD-2 Crimson Wall activates up to two guardians and nobody else', () => {
  const table = aiPlays('Crimson Wall', {
    ...EMPEROR,
    ai: { characters: ['Palpatine', 'Royal Guard', 'Royal Guard', 'Royal Guard'], resources: 1 },
  });
  expect(table.ai.characters.map(({ ready }) => ready)).toEqual([true, false, false, true]);
});

test('EMP-1 Storm of Lightning hits the priority character of each player and activates Palpatine', () => {
  const table = aiPlays('Storm of Lightning', {
    ...EMPEROR,
    players: [{}, { characters: ['Leia Organa', '01038'] }],
    ai: { characters: ['Royal Guard', 'Palpatine'] },
    next: { rolls: ['Palpatine: 3RD'] },
  });
  expect([table.character('Luke Skywalker').damage, table.character('Rey').damage]).toEqual([1, 1]);
  expect(table.pool()).toEqual(['Palpatine 3RD']);
});

test('EMP-2 As Foreseen turns two dice to the most damage, then resolves the best dice', () => {
  const table = aiPlays('As Foreseen', {
    ...EMPEROR,
    ai: {
      characters: ['Royal Guard', 'Royal Guard', 'Royal Guard'],
      pool: ['Royal Guard #1: -', 'Royal Guard #2: 1Sh', 'Royal Guard #3: 1Sh'],
    },
  });
  expect(table.events('turn die')).toHaveLength(2);
  expect(table.character('Luke Skywalker').damage).toBe(4);
  expect(table.pool()).toEqual(['Royal Guard 1Sh']);
});

test('EMP-3 Feed on Anger heals 1 damage per player from Palpatine and readies him', () => {
  const table = aiPlays('Feed on Anger', {
    ...EMPEROR,
    ai: {
      perPlayer: 3,
      characters: [
        { card: 'Royal Guard', damage: 5, ready: false },
        { card: 'Palpatine', damage: 4, ready: false },
      ],
      resources: 2,
    },
  });
  expect(table.character('Palpatine')).toMatchObject({ damage: 1, ready: true });
  expect(table.character('Royal Guard')).toMatchObject({ damage: 5, ready: false });
});

const THEED = { scenario: 'OBJ-NAB' };

test('DRD-1 Forward March activates up to two droids, supports among them', () => {
  const table = aiPlays('Forward March', {
    ...THEED,
    stage: 2,
    ai: { characters: ['Nute Gunray', 'Super Battle Droid'], supports: ['Stap Droid'], resources: 0 },
  });
  expect(table.character('Nute Gunray').ready).toBe(true);
  expect([table.character('Super Battle Droid').ready, table.support('Stap Droid').ready]).toEqual([
    false,
    false,
  ]);
});

test('DRD-2 Blockade takes 1 resource from each player and gives the AI 1', () => {
  const table = aiPlays('Blockade', {
    ...THEED,
    players: [{ resources: 2 }, { characters: ['Leia Organa'], resources: 1 }],
    ai: { resources: 0 },
  });
  expect([table.player(0).resources, table.player(1).resources, table.ai.resources]).toEqual([1, 0, 1]);
});

test('DRD-3 Massed Fire deals 1 indirect damage to each player and resolves all indirect dice', () => {
  const table = aiPlays('Massed Fire', {
    ...THEED,
    players: [{}, { characters: [{ card: '01038', damage: 2 }] }],
    ai: {
      characters: ['Battle Droid', 'Battle Droid', 'Battle Droid'],
      pool: ['Battle Droid #1: 1ID', 'Battle Droid #2: +2ID', 'Battle Droid #3: 1RD'],
    },
  });
  expect(table.character('Luke Skywalker').damage).toBe(1);
  expect(table.character('Rey').damage).toBe(6);
  expect(table.pool()).toEqual(['Battle Droid 1RD']);
});

const GATES = { scenario: 'OBJ-NAB', stage: 3 };

test('MAU-1 Spinning Assault hits each player and resolves all melee dice', () => {
  const table = aiPlays('Spinning Assault', {
    ...GATES,
    players: [{}, { characters: ['Leia Organa'] }],
    ai: { characters: ['elite Maul'], pool: ['Maul: 2MD', 'Maul: 1R'] },
  });
  expect([table.character('Luke Skywalker').damage, table.character('Leia Organa').damage]).toEqual([1, 3]);
  expect(table.pool()).toEqual(['Maul 1R']);
});

test('MAU-2 At Last activates Maul, or readies him where he is exhausted', () => {
  const ready = aiPlays('At Last', {
    ...GATES,
    ai: { characters: [{ card: 'Maul', elite: false }], resources: 1 },
  });
  const exhausted = aiPlays('At Last', {
    ...GATES,
    ai: { characters: [{ card: 'Maul', ready: false }], resources: 1 },
  });
  expect([ready.pool().length, ready.character('Maul').ready]).toEqual([1, false]);
  expect([exhausted.pool().length, exhausted.character('Maul').ready]).toEqual([0, true]);
});

test('MAU-3 Toying with Them turns a die, then rerolls the highest damage die in each pool of the players', () => {
  const table = aiPlays('Toying with Them', {
    ...GATES,
    players: [
      { characters: ['elite Luke Skywalker'], pool: ['Luke Skywalker: 2MD', 'Luke Skywalker: 3MD'] },
      { characters: ['Leia Organa'], pool: ['Leia Organa: 1R'] },
    ],
    ai: { characters: ['Maul'], pool: ['Maul: 1R'] },
    next: { rolls: ['Luke Skywalker: -', 'Leia Organa: -'] },
  });
  expect(table.pool()).toEqual(['Maul 3MD']);
  expect(table.pool(0)).toEqual(['Luke Skywalker 2MD', 'Luke Skywalker -']);
  expect(table.pool(1)).toEqual(['Leia Organa -']);
});
