import { expect, test } from 'vitest';
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
