import { expect, test } from 'vitest';
import { operationsTable } from '../kit.ts';
import { quietTurn } from './quiet-ai.ts';

test('01143 Squad Tactics activates any number of your non-unique characters', () => {
  const table = quietTurn([
    {
      characters: [
        'Rebel Trooper',
        'Leia Organa',
        'Padawan',
        { card: 'Hired Gun', ready: false },
        'Hired Gun',
      ],
      hand: ['Squad Tactics'],
      resources: 0,
    },
    { characters: ['Jedi Acolyte'] },
  ]);
  table.choose('play Squad Tactics');
  expect([table.topic, table.choices]).toEqual([
    'activate some',
    ['Rebel Trooper', 'Padawan', 'Hired Gun #2'],
  ]);
  expect(table.question.form).toEqual({ pick: 'some', min: 0, max: 3 });
  table.choose('Rebel Trooper', 'Hired Gun #2');
  expect(table.player(0).characters.map(({ ready }) => ready)).toEqual([false, true, true, false, false]);
  expect(table.player(0).pool.map(({ name }) => name)).toEqual(['Rebel Trooper', 'Hired Gun']);
});

test('01143 Squad Tactics may activate nobody', () => {
  const table = quietTurn({ characters: ['Rebel Trooper', 'Padawan'], hand: ['Squad Tactics'] });
  table.choose('play Squad Tactics').choose();
  expect(table.events('activate')).toEqual([]);
  expect(table.places('Squad Tactics')).toContain('discard of 0');
});

const FORCE = { hand: ['Use The Force'], resources: 1 };

test('01149 Use The Force turns any die to any other side', () => {
  const table = quietTurn(
    [
      { ...FORCE, characters: ['Luke Skywalker'], pool: ['Luke Skywalker: -'] },
      { characters: ['Fenn Rau'], pool: ['Fenn Rau: 1R'] },
    ],
    { pool: ['Death Trooper: 2RD'] },
  );
  table.choose('play Use The Force');
  expect([table.topic, table.choices]).toEqual([
    'turn die',
    [
      ...['2MD', '3MD', '1F', '1Sh', '1R'].map((side) => `Luke Skywalker - to ${side}`),
      ...['2RD', '2RD', '1F', '1Sh', '-'].map((side) => `Fenn Rau 1R to ${side}`),
      ...['1RD', '1RD', '+2RD', '1Dr', '-'].map((side) => `Death Trooper 2RD to ${side}`),
    ],
  ]);
  table.choose('Death Trooper 2RD to -');
  expect(table.pool()).toEqual(['Death Trooper -']);
  expect(table.player().resources).toBe(0);
});

test('01149 Use The Force turns nothing without a blue character of yours (OPS-49)', () => {
  const table = quietTurn([
    { ...FORCE, characters: ['Fenn Rau'], pool: ['Fenn Rau: -'] },
    { characters: ['Luke Skywalker'] },
  ]);
  table.choose('play Use The Force');
  expect([table.asked, table.topic]).toEqual([1, 'action']);
  expect(table.pool(0)).toEqual(['Fenn Rau -']);
});

const ALL_IN = {
  characters: ['elite Han Solo, Savvy Smuggler', 'Hired Gun', 'Hired Gun'],
  hand: ['All In'],
  resources: 1,
};

test('01152 All In resolves dice of different symbols, paid with what the first ones gain', () => {
  const table = quietTurn([
    { ...ALL_IN, pool: ['Han Solo: 1R', 'Hired Gun: 3RD$1', 'Hired Gun #2: -'] },
    { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] },
  ]);
  table.choose('play All In');
  expect([table.topic, table.choices]).toEqual(['resolve dice', ['Han Solo 1R', 'done']]);
  table.choose('Han Solo 1R');
  expect(table.choices).toEqual(['Hired Gun 3RD$1', 'done']);
  table.choose('Hired Gun 3RD$1');
  expect(table.character('Death Trooper').damage).toBe(3);
  expect(table.pool(0)).toEqual(['Hired Gun -']);
  expect(table.player().resources).toBe(0);
});

test('01152 All In lets modifiers join', () => {
  const table = quietTurn({ ...ALL_IN, pool: ['Han Solo: 1R', 'Han Solo: +1R'] });
  table.choose('play All In').choose('Han Solo 1R');
  expect([table.topic, table.choices]).toEqual(['modifiers', ['Han Solo +1R']]);
  table.choose('Han Solo +1R');
  expect(table.player().resources).toBe(2);
});

test('01152 All In may stop at any time, even at once', () => {
  const table = quietTurn({ ...ALL_IN, pool: ['Han Solo: 1R', 'Hired Gun: 1Dr'] });
  table.choose('play All In').choose('done');
  expect(table.pool(0)).toEqual(['Han Solo 1R', 'Hired Gun 1Dr']);
});

test("01157 Take Cover gives a character a shield, also a teammate's (OPS-46)", () => {
  const table = quietTurn([
    { characters: ['Luke Skywalker', { card: 'Padawan', shields: 3 }], hand: ['Take Cover'], resources: 0 },
    { characters: ['Fenn Rau'] },
  ]);
  table.choose('play Take Cover');
  expect([table.topic, table.choices]).toEqual(['shield', ['Luke Skywalker', 'Fenn Rau']]);
  table.choose('Fenn Rau');
  expect(table.character('Fenn Rau').shields).toBe(1);
});

const SHOCK = { hand: ['Electroshock'], resources: 1 };

test('01159 Electroshock removes a die that shows 2 or less; a special and a blank show 0', () => {
  const table = quietTurn(
    { ...SHOCK, characters: ['Hired Gun'], pool: ['Hired Gun: 3RD$1'] },
    {
      characters: ['elite Maul', { card: 'Death Trooper', upgrades: ['Lightsaber'] }],
      pool: ['Maul: 3MD', 'Maul: 2MD', 'Death Trooper: -', 'Lightsaber: Sp'],
    },
  );
  table.choose('play Electroshock');
  expect([table.topic, table.choices]).toEqual([
    'remove die',
    ['Maul 2MD', 'Death Trooper -', 'Lightsaber Sp'],
  ]);
  table.choose('Lightsaber Sp');
  expect(table.pool()).toEqual(['Maul 3MD', 'Maul 2MD', 'Death Trooper -']);
});

test('01159 Electroshock removes nothing without a yellow character of yours (OPS-49)', () => {
  const table = quietTurn([{ ...SHOCK, characters: ['Luke Skywalker'] }, { characters: ['Hired Gun'] }], {
    pool: ['Death Trooper: 2RD'],
  });
  table.choose('play Electroshock');
  expect(table.pool()).toEqual(['Death Trooper 2RD']);
  expect(table.places('Electroshock')).toContain('discard of 0');
});

const SCRAMBLE = { characters: ['Hired Gun'], pool: ['Hired Gun: -'], hand: ['Scramble'], resources: 0 };

test('01161 Scramble rerolls all dice of the AI', () => {
  const table = quietTurn(
    SCRAMBLE,
    { characters: ['Death Trooper', 'Maul'], pool: ['Death Trooper: 2RD', 'Maul: 3MD'] },
    { next: { rolls: ['Death Trooper: 1Dr', 'Maul: 1R'] } },
  );
  table.choose('play Scramble');
  expect(table.pool()).toEqual(['Death Trooper 1Dr', 'Maul 1R']);
  expect(table.pool(0)).toEqual(['Hired Gun -']);
});

test('01161 Scramble may reroll those of a teammate instead (OPS-88)', () => {
  const table = quietTurn(
    [SCRAMBLE, { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: -'] }],
    { pool: ['Death Trooper: 2RD'] },
    { next: { rolls: ['Luke Skywalker: 3MD'] } },
  );
  table.choose('play Scramble');
  expect([table.topic, table.choices]).toEqual(['foe', ['4', '1']]);
  table.choose('1');
  expect(table.pool(1)).toEqual(['Luke Skywalker 3MD']);
  expect(table.pool()).toEqual(['Death Trooper 2RD']);
});

test('01161 Scramble rerolls nothing without a yellow character', () => {
  const table = quietTurn(
    { characters: ['Luke Skywalker'], hand: ['Scramble'] },
    { pool: ['Death Trooper: 2RD'] },
  );
  table.choose('play Scramble');
  expect(table.events('reroll')).toEqual([]);
});

test('01162 Unpredictable rerolls one die of anybody, with Ambush', () => {
  const table = quietTurn(
    [
      { characters: ['Hired Gun'], pool: ['Hired Gun: -'], hand: ['Unpredictable'], resources: 0 },
      { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: -'] },
    ],
    { pool: ['Death Trooper: 2RD'] },
    { next: { rolls: ['Death Trooper: -'] } },
  );
  table.choose('play Unpredictable');
  expect(table.choices).toEqual(['Hired Gun -', 'Luke Skywalker -', 'Death Trooper 2RD']);
  expect(table.question.form).toEqual({ pick: 'one' });
  table.choose('Death Trooper 2RD');
  expect(table.pool()).toEqual(['Death Trooper -']);
  expect([table.asked, table.choices.at(-1)]).toEqual([0, 'done']);
});

const SUPPRESSION = {
  characters: [{ card: 'Fenn Rau', upgrades: ['E-11 Blaster', 'Hunting Rifle'] }, 'Leia Organa'],
  pool: ['Fenn Rau: 1R', 'E-11 Blaster: +2RD', 'Hunting Rifle: 1RD', 'Leia Organa: 1RD'],
  hand: ['Suppression'],
  resources: 0,
};

test("02122 Suppression removes a red ranged die of yours, then any die of the AI's", () => {
  const table = quietTurn(SUPPRESSION, {
    characters: ['Death Trooper', 'Maul'],
    pool: ['Death Trooper: -', 'Maul: 3MD'],
  });
  table.choose('play Suppression');
  expect([table.topic, table.choices]).toEqual(['remove die', ['E-11 Blaster +2RD', 'Leia Organa 1RD']]);
  table.choose('Leia Organa 1RD');
  expect([table.topic, table.choices]).toEqual(['remove die', ['Death Trooper -', 'Maul 3MD']]);
  table.choose('Maul 3MD');
  expect(table.pool()).toEqual(['Death Trooper -']);
  expect(table.pool(0)).toEqual(['Fenn Rau 1R', 'E-11 Blaster +2RD', 'Hunting Rifle 1RD']);
});

test('02122 Suppression removes no die of the AI without one of yours', () => {
  const table = quietTurn(
    { ...SUPPRESSION, pool: ['Fenn Rau: 1R', 'Hunting Rifle: 1RD'] },
    { pool: ['Death Trooper: 2RD'] },
  );
  table.choose('play Suppression');
  expect(table.pool()).toEqual(['Death Trooper 2RD']);
});

test('02122 Suppression may remove the die of a teammate (OPS-88)', () => {
  const table = quietTurn([SUPPRESSION, { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: -'] }], {
    pool: ['Death Trooper: 2RD'],
  });
  table.choose('play Suppression').choose('Leia Organa 1RD');
  expect(table.choices).toEqual(['Death Trooper 2RD', 'Luke Skywalker -']);
});

test('02122 Suppression removes your die even where the AI has none', () => {
  const table = quietTurn(SUPPRESSION).choose('play Suppression').choose('E-11 Blaster +2RD');
  expect(table.pool(0)).toEqual(['Fenn Rau 1R', 'Hunting Rifle 1RD', 'Leia Organa 1RD']);
});

test('02132 Rejuvenate heals 1 damage from a character', () => {
  const table = quietTurn([
    { characters: ['Padawan', { card: 'Fenn Rau', damage: 2 }], hand: ['Rejuvenate'], resources: 0 },
    { characters: [{ card: 'Luke Skywalker', damage: 2 }] },
  ]);
  table.choose('play Rejuvenate');
  expect([table.topic, table.choices]).toEqual(['heal', ['Fenn Rau', 'Luke Skywalker']]);
  table.choose('Luke Skywalker');
  expect(table.character('Luke Skywalker').damage).toBe(1);
});

test('02132 Rejuvenate heals nobody without a blue character', () => {
  const table = quietTurn({ characters: [{ card: 'Fenn Rau', damage: 2 }], hand: ['Rejuvenate'] });
  table.choose('play Rejuvenate');
  expect(table.character('Fenn Rau').damage).toBe(2);
});

test('02136 Evade removes a die that shows ranged damage', () => {
  const table = quietTurn(
    { characters: ['Fenn Rau'], pool: ['Fenn Rau: 2RD'], hand: ['Evade'], resources: 1 },
    {
      characters: ['elite Death Trooper', 'Maul'],
      pool: ['Death Trooper: +2RD', 'Death Trooper: 1Dr', 'Maul: 3MD'],
    },
  );
  table.choose('play Evade');
  expect([table.topic, table.choices]).toEqual(['remove die', ['Fenn Rau 2RD', 'Death Trooper +2RD']]);
  table.choose('Death Trooper +2RD');
  expect(table.pool()).toEqual(['Death Trooper 1Dr', 'Maul 3MD']);
});

test('02136 Evade needs 1 resource, and may be played for nothing', () => {
  const player = { characters: ['Fenn Rau'], hand: ['Evade'] };
  expect(quietTurn({ ...player, resources: 0 }).choicesTo('play')).toEqual([]);
  const table = quietTurn({ ...player, resources: 1 }, { characters: ['Maul'], pool: ['Maul: 3MD'] });
  table.choose('play Evade');
  expect(table.pool()).toEqual(['Maul 3MD']);
  expect(table.player().resources).toBe(0);
});

test('02137 New Orders flips the battlefield (OPS-42), and its claim ability may be used', () => {
  const table = quietTurn(
    { characters: ['Fenn Rau', 'Leia Organa'], hand: ['New Orders'], resources: 2 },
    {},
    { battlefield: 'A' },
  );
  table.choose('play New Orders');
  expect(table.view.battlefield).toBe('B');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes').choose('Leia Organa');
  expect(table.character('Leia Organa').shields).toBe(1);
  expect([table.view.claimed, table.rulesOf('flip')]).toEqual([null, ['OPS-42']]);
});

test('02137 New Orders from side B lets a player gain a resource', () => {
  const table = quietTurn(
    { characters: ['Fenn Rau'], hand: ['New Orders'], resources: 2 },
    {},
    { battlefield: 'B' },
  );
  table.choose('play New Orders').choose('yes');
  expect(table.view.battlefield).toBe('A');
  expect(table.player().resources).toBe(1);
});

test('02137 New Orders: the claim ability may be left', () => {
  const player = { characters: ['Fenn Rau'], hand: ['New Orders'], resources: 2 };
  const table = quietTurn(player).choose('play New Orders').choose('no');
  expect(table.character('Fenn Rau').shields).toBe(0);
});

test('02138 Parry removes a die that shows melee damage', () => {
  const table = quietTurn(
    { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 2MD'], hand: ['Parry'], resources: 1 },
    { characters: ['elite Maul', 'Death Trooper'], pool: ['Maul: 3MD', 'Maul: 1R', 'Death Trooper: 2RD'] },
  );
  table.choose('play Parry');
  expect([table.topic, table.choices]).toEqual(['remove die', ['Luke Skywalker 2MD', 'Maul 3MD']]);
  table.choose('Maul 3MD');
  expect(table.pool()).toEqual(['Maul 1R', 'Death Trooper 2RD']);
});

test('02138 Parry finds nothing where no die shows melee damage', () => {
  const table = quietTurn(
    { characters: ['Luke Skywalker'], hand: ['Parry'], resources: 1 },
    { pool: ['Death Trooper: 2RD'] },
  );
  table.choose('play Parry');
  expect(table.pool()).toEqual(['Death Trooper 2RD']);
});

test('05126 Ancient Wisdom draws 2 cards', () => {
  const table = quietTurn(
    { characters: ['Luke Skywalker'], hand: ['Ancient Wisdom'], resources: 1 },
    {},
    { next: { draws: ['Parry', 'Evade'] } },
  );
  table.choose('play Ancient Wisdom');
  expect(table.hand()).toEqual(['Parry', 'Evade']);
  expect(table.player().resources).toBe(0);
});

test('05126 Ancient Wisdom draws what is left', () => {
  const table = quietTurn({
    characters: ['Luke Skywalker'],
    hand: ['Ancient Wisdom'],
    deck: [],
    top: ['Parry'],
    resources: 1,
  });
  expect(table.choose('play Ancient Wisdom').hand()).toEqual(['Parry']);
});

test('05128 Invigorate heals 1 damage from each of your characters', () => {
  const table = quietTurn([
    {
      characters: [{ card: 'Padawan', damage: 2 }, 'Kit Fisto', { card: 'Fenn Rau', damage: 1 }],
      hand: ['Invigorate'],
      resources: 1,
    },
    { characters: [{ card: 'Luke Skywalker', damage: 2 }] },
  ]);
  table.choose('play Invigorate');
  expect(table.player(0).characters.map(({ damage }) => damage)).toEqual([1, 0, 0]);
  expect(table.character('Luke Skywalker').damage).toBe(2);
});

test('05128 Invigorate heals nobody without a blue character of yours (OPS-49)', () => {
  const table = quietTurn([
    { characters: [{ card: 'Fenn Rau', damage: 1 }], hand: ['Invigorate'], resources: 1 },
    { characters: ['Luke Skywalker'] },
  ]);
  table.choose('play Invigorate');
  expect(table.character('Fenn Rau').damage).toBe(1);
});

const EXIT = { characters: ['Hired Gun'], hand: ['Hasty Exit'], resources: 0 };

test('05153 Hasty Exit gives the battlefield to a teammate (OPS-43) to remove a die that shows damage', () => {
  const table = quietTurn([EXIT, { characters: ['Luke Skywalker'] }, { characters: ['Fenn Rau'] }], {
    characters: ['elite Death Trooper', 'Maul', 'Battle Droid'],
    pool: ['Death Trooper: +2RD', 'Death Trooper: 1Dr', 'Maul: 3MD', 'Battle Droid: 1ID'],
  });
  table.choose('play Hasty Exit');
  expect([table.topic, table.choices]).toEqual(['battlefield', ['1', '2']]);
  table.choose('2');
  expect(table.view.first).toBe(2);
  expect([table.topic, table.choices]).toEqual([
    'remove die',
    ['Death Trooper +2RD', 'Maul 3MD', 'Battle Droid 1ID'],
  ]);
  table.choose('Maul 3MD');
  expect(table.pool()).toEqual(['Death Trooper +2RD', 'Death Trooper 1Dr', 'Battle Droid 1ID']);
});

test('05153 Hasty Exit: alone, the battlefield stays and the die is removed (OPS-91)', () => {
  const table = quietTurn(EXIT, { pool: ['Death Trooper: 2RD'] }).choose('play Hasty Exit');
  expect(table.view.first).toBe(0);
  expect(table.pool()).toEqual([]);
});

test('05153 Hasty Exit does nothing for a player who does not control the battlefield', () => {
  const table = quietTurn(
    [EXIT, { characters: ['Luke Skywalker'] }],
    { pool: ['Death Trooper: 2RD'] },
    { first: 1, turn: 0 },
  );
  table.choose('play Hasty Exit');
  expect(table.view.first).toBe(1);
  expect(table.pool()).toEqual(['Death Trooper 2RD']);
});

test("OP-1 Intercepted Orders turns one of the AI's five cards face up, with Ambush", () => {
  const hidden = { 'Jam Signals': 1, Brace: 6 };
  const table = quietTurn(
    { characters: ['Fenn Rau'], hand: ['Intercepted Orders'], resources: 0 },
    { top: [], deck: hidden },
    { chance: { 'AI hand': ['BB-06'] } },
  );
  table.choose('play Intercepted Orders');
  expect([table.topic, table.choices]).toEqual(['detect', ['0', '1', '2', '3', '4']]);
  table.choose('2');
  expect(table.ai.deck.map((card) => card?.name)).toEqual([
    undefined,
    undefined,
    'Jam Signals',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(table.choices).toEqual(['activate Fenn Rau', 'claim', 'done']);
});

test('OP-1 Intercepted Orders leaves out cards that are face up already', () => {
  const table = quietTurn(
    { characters: ['Fenn Rau'], hand: ['Intercepted Orders'] },
    { top: [null, 'Advance'], deck: { Brace: 2 } },
  );
  table.choose('play Intercepted Orders');
  expect(table.choices).toEqual(['0', '2']);
});

test('OP-1 Intercepted Orders finds nothing where all of them are known', () => {
  const table = quietTurn({ characters: ['Fenn Rau'], hand: ['Intercepted Orders'] });
  table.choose('play Intercepted Orders');
  expect(table.events('detect')).toEqual([]);
});

test('OP-1 Intercepted Orders: the card keeps its place and stays face up when the AI draws another', () => {
  const table = quietTurn(
    { characters: ['Fenn Rau'], hand: ['Intercepted Orders'] },
    { top: [], deck: { 'Jam Signals': 1, 'No Passage': 2 } },
    { chance: { 'AI hand': ['BB-06'] }, next: { reveals: ['No Passage'] } },
  );
  table.choose('play Intercepted Orders').choose('1').choose('done');
  expect(table.places('No Passage')).toEqual(['discard of AI']);
  expect(table.ai.deck.map((card) => card?.name)).toEqual(['Jam Signals', undefined]);
});

test('OP-1 Intercepted Orders: the card is turned down when the AI shuffles (OPS-40)', () => {
  const table = operationsTable({
    step: 'AI upkeep',
    ai: { characters: ['Death Trooper'], top: ['Jam Signals'], deck: { Brace: 2 }, discard: ['Advance'] },
    players: [{ characters: ['Fenn Rau'] }],
  });
  expect(table.ai.deck).toEqual([null, null, null, null]);
});
