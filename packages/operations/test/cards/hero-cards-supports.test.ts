import { expect, test } from 'vitest';
import { aiDice, aiPlays, priceOf, quietTurn } from './quiet-ai.ts';

test('03042 Chopper removes a die that shows 2 or less; a special and a blank show 0', () => {
  const table = quietTurn(
    { characters: ['Chewbacca'], supports: ['Chopper'], pool: ['Chopper: Sp', 'Chewbacca: 2MD'] },
    {
      characters: ['elite Maul', 'Death Trooper', { card: '01021', upgrades: ['Lightsaber'] }],
      pool: ['Maul: 3MD', 'Maul: 2MD', 'Death Trooper: -', 'Lightsaber: Sp'],
    },
  );
  table.choose('resolve special');
  expect([table.topic, table.choices]).toEqual([
    'remove die',
    ['Chewbacca 2MD', 'Maul 2MD', 'Death Trooper -', 'Lightsaber Sp'],
  ]);
  table.choose('Maul 2MD');
  expect(table.pool()).toEqual(['Maul 3MD', 'Death Trooper -', 'Lightsaber Sp']);
});

test('03042 Chopper is activated like a character and deals 1 melee damage', () => {
  const table = quietTurn(
    { characters: ['Chewbacca'], hand: ['Chopper', 'Parry'], resources: 1 },
    {},
    { next: { rolls: ['Chopper: 1MD'] } },
  );
  table.choose('play Chopper').choose('activate Chopper').choose('resolve melee');
  expect(table.character('Death Trooper').damage).toBe(1);
  expect(table.support('Chopper').ready).toBe(false);
});

test('03042 Chopper is unique', () => {
  const table = quietTurn({
    characters: ['Chewbacca'],
    supports: ['Chopper'],
    hand: ['Chopper'],
    resources: 1,
  });
  expect(table.choicesTo('play')).toEqual([]);
});

const SPEEDER = { characters: ['Fenn Rau'], supports: ['T-47 Airspeeder'], pool: ['T-47 Airspeeder: Sp'] };

test('03045 T-47 Airspeeder exhausts a ready support', () => {
  const table = quietTurn([SPEEDER, { characters: ['Luke Skywalker'], supports: ['Fang Fighter'] }], {
    supports: ['E-Web Emplacement', { card: 'TIE Fighter', ready: false }, 'Scimitar'],
  });
  table.choose('resolve special');
  expect([table.topic, table.choices]).toEqual(['one of', ['exhaust', 'draw']]);
  table.choose('exhaust');
  expect(table.topic).toBe('exhaust a support');
  expect(table.choices).toEqual(['E-Web Emplacement', 'Scimitar', 'Fang Fighter']);
  table.choose('Scimitar');
  expect(table.ai.supports.map(({ ready }) => ready)).toEqual([true, false, false]);
});

test('03045 T-47 Airspeeder draws 2 cards', () => {
  const table = quietTurn(
    SPEEDER,
    { supports: ['Scimitar'] },
    { next: { draws: ['Defensive Stance', 'Parry'] } },
  );
  table.choose('resolve special').choose('draw');
  expect(table.hand()).toEqual(['Defensive Stance', 'Parry']);
  expect(table.support('Scimitar').ready).toBe(true);
});

test('03045 T-47 Airspeeder deals 2 ranged damage', () => {
  const table = quietTurn(
    { characters: ['Fenn Rau'], supports: ['T-47 Airspeeder'], hand: ['Parry'] },
    {},
    { next: { rolls: ['T-47 Airspeeder: 2RD'] } },
  );
  table.choose('activate T-47 Airspeeder').choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(2);
});

const AI_SPEEDER = {
  characters: ['Rebel Trooper'],
  supports: ['T-47 Airspeeder'],
  pool: ['T-47 Airspeeder: Sp'],
};

test('03045 T-47 Airspeeder of the AI exhausts the ready support with the most damage', () => {
  const table = aiDice(AI_SPEEDER, {
    characters: ['Darth Vader, Sith Lord'],
    supports: ['Stap Droid', 'AT-DP', { card: 'First Order TIE Fighter', ready: false }],
  });
  expect(table.player().supports.map(({ ready }) => ready)).toEqual([true, false, false]);
  expect(table.reasons('exhaust a support')).toMatchObject([{ picked: 'AT-DP', rule: 'OPS-12' }]);
});

test('03045 T-47 Airspeeder of the AI is left where no support is ready', () => {
  const table = aiDice(AI_SPEEDER, { characters: ['Darth Vader, Sith Lord'] });
  expect(table.pool()).toEqual(['T-47 Airspeeder Sp']);
});

test('03045 T-47 Airspeeder costs 2', () => {
  expect(priceOf('T-47 Airspeeder', { characters: ['Fenn Rau'] })).toBe(2);
});

const DROID = { supports: ['Medical Droid'], pool: ['Medical Droid: Sp'] };

test('04026 Medical Droid heals 1 damage from a character, also from a teammate', () => {
  const table = quietTurn([
    { ...DROID, characters: [{ card: 'Fenn Rau', damage: 2 }, 'Leia Organa'] },
    { characters: [{ card: 'Luke Skywalker', damage: 2 }] },
  ]);
  table.choose('resolve special');
  expect([table.topic, table.choices]).toEqual(['heal', ['Fenn Rau', 'Luke Skywalker']]);
  table.choose('Fenn Rau');
  expect(table.character('Fenn Rau').damage).toBe(1);
});

test('04026 Medical Droid heals nobody without damage', () => {
  const table = quietTurn({ ...DROID, characters: ['Fenn Rau'] });
  table.choose('resolve special');
  expect(table.events('heal')).toEqual([]);
  expect(table.pool(0)).toEqual([]);
});

test('04026 Medical Droid is activated and gives a shield', () => {
  const table = quietTurn(
    { characters: ['Fenn Rau'], supports: ['Medical Droid'], hand: ['Parry'] },
    {},
    { next: { rolls: ['Medical Droid: 1Sh'] } },
  );
  table.choose('activate Medical Droid').choose('resolve shield');
  expect(table.character('Fenn Rau').shields).toBe(1);
});

test('04026 Medical Droid costs 1', () => {
  expect(priceOf('Medical Droid', { characters: ['Fenn Rau'] })).toBe(1);
});

test('05052 Millennium Falcon may activate one of your characters after its activation', () => {
  const table = quietTurn([
    {
      characters: ['Chewbacca', 'Hired Gun', { card: 'Padawan', ready: false }],
      supports: ['Millennium Falcon'],
    },
    { characters: ['Luke Skywalker'] },
  ]);
  table.choose('activate Millennium Falcon').choose('yes');
  expect([table.topic, table.choices]).toEqual(['activate', ['Chewbacca', 'Hired Gun']]);
  table.choose('Hired Gun');
  expect(table.player().characters.map(({ ready }) => ready)).toEqual([true, false, false]);
  expect(table.pool(0)).toHaveLength(2);
});

test('05052 Millennium Falcon may fly alone', () => {
  const table = quietTurn({ characters: ['Chewbacca'], supports: ['Millennium Falcon'] });
  table.choose('activate Millennium Falcon').choose('no');
  expect(table.character('Chewbacca').ready).toBe(true);
});

test('05052 Millennium Falcon asks nothing where nobody is ready', () => {
  const table = quietTurn({
    characters: [{ card: 'Chewbacca', ready: false }],
    supports: ['Millennium Falcon'],
  });
  expect(table.choose('activate Millennium Falcon').topic).toBe('action');
});

test('05052 Millennium Falcon deals 4 indirect damage for a resource', () => {
  const table = quietTurn(
    {
      characters: ['Chewbacca'],
      supports: ['Millennium Falcon'],
      pool: ['Millennium Falcon: 4ID$1'],
      resources: 1,
    },
    { characters: ['Death Trooper', 'Maul'] },
  );
  table.choose('resolve indirect');
  expect(table.ai.characters.map(({ damage }) => damage)).toEqual([2, 2]);
  expect(table.player().resources).toBe(0);
});

test('05052 Millennium Falcon is unique', () => {
  const table = quietTurn([
    { characters: ['Chewbacca'], hand: ['Millennium Falcon'], resources: 4 },
    { characters: ['Luke Skywalker'], supports: ['Millennium Falcon'] },
  ]);
  expect(table.choicesTo('play')).toEqual([]);
});

test('05052 Millennium Falcon of the AI activates one of its characters', () => {
  const table = aiPlays(
    'Strafing Run',
    {
      characters: [
        { card: 'Han Solo, Scoundrel', health: 10 },
        { card: 'Chewbacca', health: 12 },
      ],
      supports: ['Millennium Falcon'],
    },
    { characters: ['Darth Vader, Sith Lord'] },
  );
  expect(table.ai.supports.map(({ ready }) => ready)).toEqual([false]);
  expect(table.ai.characters.map(({ ready }) => ready)).toEqual([true, false]);
  expect(table.reasons('activate')).toMatchObject([{ picked: 'Chewbacca', rule: 'OPS-20' }]);
  expect(table.pool()).toHaveLength(2);
});

test('05052 Millennium Falcon costs 4', () => {
  expect(priceOf('Millennium Falcon', { characters: ['Chewbacca'] })).toBe(4);
});
