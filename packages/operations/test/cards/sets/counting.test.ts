import { expect, test } from 'vitest';
import { aiDice, quietTurn } from '../quiet-ai.ts';

const VENGEFUL = {
  characters: [
    { card: 'Jango Fett, Lethal Mercenary', upgrades: ['Vow Of Vengeance', 'Holdout Blaster'] },
    'Maul',
  ],
  resources: 0,
};
const TARGET = { characters: [{ card: 'Death Trooper', health: 10 }] };

test.each([
  ['none', [], 2],
  ['1', ['Palpatine'], 3],
  ['2', ['Palpatine', 'Royal Guard'], 4],
])('08053 Vow Of Vengeance with %s of its player defeated', (_, defeated, dealt) => {
  const pool = ['Jango Fett: 2RD'];
  const table = quietTurn({ ...VENGEFUL, defeated, pool }, TARGET).choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(dealt);
});

test.each([
  ['the die of another character', 'resolve melee', ['Maul: 2MD'], 2],
  ['the die of an upgrade on it', 'resolve ranged', ['Holdout Blaster: 1RD'], 1],
])('08053 Vow Of Vengeance adds nothing to %s', (_, action, pool, dealt) => {
  const table = quietTurn({ ...VENGEFUL, defeated: ['Palpatine'], pool }, TARGET).choose(action);
  expect(table.character('Death Trooper').damage).toBe(dealt);
});

test('08053 Vow Of Vengeance adds nothing to a side without damage', () => {
  const pool = ['Jango Fett: 1R'];
  const table = quietTurn({ ...VENGEFUL, defeated: ['Palpatine'], pool }, TARGET);
  expect(table.choose('resolve resource').player().resources).toBe(1);
});

test("08053 Vow Of Vengeance does not count a teammate's characters, nor those of the AI", () => {
  const mate = { characters: ['Fifth Brother'], defeated: ['Palpatine'] };
  const table = quietTurn([{ ...VENGEFUL, pool: ['Jango Fett: 2RD'] }, mate], {
    ...TARGET,
    defeated: ['Battle Droid'],
  });
  expect(table.choose('resolve ranged').character('Death Trooper').damage).toBe(2);
});

test('08053 Vow Of Vengeance ends when it leaves play', () => {
  const player = {
    characters: [{ card: 'Jango Fett, Lethal Mercenary', upgrades: ['Vow Of Vengeance'] }],
    defeated: ['Palpatine'],
    pool: ['Jango Fett: 2RD'],
    hand: ['Holdout Blaster'],
    resources: 1,
  };
  const table = quietTurn(player, TARGET).choose('play Holdout Blaster');
  expect(table.places('Vow Of Vengeance')).toEqual(['discard of 0']);
  expect(table.choose('resolve ranged').character('Death Trooper').damage).toBe(2);
});

test('08053 Vow Of Vengeance on a character of the AI counts what the AI has lost', () => {
  const table = aiDice(
    {
      characters: [{ card: 'Death Trooper', upgrades: ['Vow Of Vengeance'] }],
      pool: ['Death Trooper: 2RD'],
      defeated: ['Battle Droid', 'Battle Droid'],
    },
    { characters: ['Luke Skywalker'], defeated: ['Padawan'] },
  );
  expect(table.character('Luke Skywalker').damage).toBe(4);
});

const INVESTOR = {
  characters: ['Han Solo, Savvy Smuggler'],
  supports: ['Smuggling Ring'],
  pool: ['Han Solo, Savvy Smuggler: 1R'],
  hand: ['A Good Investment'],
  resources: 3,
};

test.each([
  ['a die showing resources', ['Han Solo, Savvy Smuggler: 1R'], ['A Good Investment']],
  ['a modifier showing resources', ['Han Solo, Savvy Smuggler: +1R'], ['A Good Investment']],
  ['a die that costs resources', ['Han Solo, Savvy Smuggler: 2RD$1'], []],
  ['no die', [], []],
])('08092 A Good Investment and %s', (_, pool, plays) => {
  expect(quietTurn({ ...INVESTOR, pool }).choicesTo('play')).toEqual(plays);
});

test("08092 A Good Investment is not played by a teammate's die", () => {
  const mate = { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 1R'] };
  expect(quietTurn([{ ...INVESTOR, pool: [] }, mate]).choicesTo('play')).toEqual([]);
});

test('08092 A Good Investment gains 4 resources as the first action of a turn', () => {
  expect(quietTurn(INVESTOR).choose('play A Good Investment').player().resources).toBe(4);
});

test('08092 A Good Investment gains 5 resources as the second action of a turn', () => {
  const table = quietTurn(INVESTOR).choose('use Smuggling Ring');
  expect(table.player().resources).toBe(4);
  expect(table.choose('play A Good Investment').player().resources).toBe(6);
});

test('08092 A Good Investment does not count the actions of an earlier turn of the round', () => {
  const table = quietTurn(INVESTOR).choose('use Smuggling Ring').choose('done');
  expect(table.choose('play A Good Investment').player().resources).toBe(5);
});

const EFFORT = {
  characters: ['Luke Skywalker', 'Mace Windu', 'Kit Fisto', 'Rey, Force Prodigy'],
  supports: ['Concerted Effort', 'Smuggling Ring'],
  pool: ['Luke Skywalker: 2MD', 'Mace Windu: 2MD', 'Kit Fisto: 1MD'],
};
const FOES = {
  characters: [
    { card: 'Palpatine', health: 15 },
    { card: 'Maul', health: 13 },
  ],
};

/** Dice resolved against Palpatine, one after the other, and no more than these. */
function resolves(...dice: readonly string[]) {
  const table = quietTurn(EFFORT, FOES).choose('resolve melee');
  for (const die of dice) {
    if (table.topic === 'next die') table.choose(die);
    table.choose('Palpatine');
  }
  return table.topic === 'next die' ? table.choose('done') : table;
}

const ALL = ['Luke Skywalker 2MD', 'Mace Windu 2MD', 'Kit Fisto 1MD'];

test('09083 Concerted Effort may be exhausted after a third die to deal 1 damage to a character', () => {
  const table = resolves(...ALL);
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect([table.topic, table.choices]).toEqual(['hit', ['Palpatine', 'Maul']]);
  table.choose('Maul');
  expect([table.character('Maul').damage, table.support('Concerted Effort').ready]).toEqual([1, false]);
});

test('09083 Concerted Effort may stay ready', () => {
  const table = resolves(...ALL).choose('no');
  expect([table.topic, table.support('Concerted Effort').ready]).toEqual(['action', true]);
});

test('09083 Concerted Effort asks nothing after two dice, nor after a third in the next turn', () => {
  const table = resolves('Luke Skywalker 2MD', 'Mace Windu 2MD');
  expect(table.topic).toBe('action');
  table.choose('resolve melee').choose('Palpatine');
  expect(table.topic).toBe('action');
});

test('09083 Concerted Effort counts the dice of all actions of a turn', () => {
  const table = quietTurn(EFFORT, FOES, { additional: 1, actions: 1, resolved: 2 });
  table.choose('resolve melee').choose('Kit Fisto 1MD').choose('Palpatine').choose('done');
  expect(table.topic).toBe('may');
});

test('09083 Concerted Effort counts modifiers', () => {
  const pool = ['Luke Skywalker: 2MD', 'Rey, Force Prodigy: +2MD'];
  const table = quietTurn({ ...EFFORT, pool }, FOES, { additional: 1, actions: 1, resolved: 1 });
  table.choose('resolve melee').choose('Rey +2MD').choose('Palpatine');
  expect(table.topic).toBe('may');
});

test('09083 Concerted Effort is used by the AI on its best target', () => {
  const table = aiDice(
    {
      characters: ['Death Trooper', 'Death Trooper', 'Death Trooper'],
      supports: ['Concerted Effort'],
      pool: ['Death Trooper: 1RD', 'Death Trooper #2: 1RD', 'Death Trooper #3: 1RD'],
    },
    {
      characters: [
        { card: 'Luke Skywalker', health: 9 },
        { card: 'Padawan', health: 7 },
      ],
    },
  );
  expect(table.character('Padawan').damage).toBe(4);
  expect(table.support('Concerted Effort').ready).toBe(false);
  expect(table.reasons('hit')).toMatchObject([
    { considered: ['Luke Skywalker', 'Padawan'], picked: 'Padawan', rule: 'OPS-10' },
  ]);
});
