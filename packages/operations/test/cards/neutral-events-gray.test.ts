import { expect, test } from 'vitest';
import { operationsTable } from '../kit.ts';
import { quietTurn } from './quiet-ai.ts';

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
