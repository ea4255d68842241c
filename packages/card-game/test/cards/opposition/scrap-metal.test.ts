import { expect, test } from 'vitest';
import { quietTable } from '../../quiet.ts';

const DROID = { units: ['246-2', '001-2'], hand: ['001-4', '001-3'] };

test('246-2 R2-D2: an enhancement of the hand is shown and lies face down on it', () => {
  const table = quietTable({ light: DROID }).choose('use R2-D2');
  expect(table.changes()).toEqual(['Jedi Lightsaber hand to kept']);
  expect(table.choices).toContain('play Jedi Lightsaber');
  expect(table.choices).not.toContain('use R2-D2');
});

test('246-2 R2-D2: from there it is played for its cost, as if it were in the hand', () => {
  const table = quietTable({ light: DROID }).choose('use R2-D2').pay('play Jedi Lightsaber');
  expect(table.changes('Jedi', 'Luke')).toEqual([
    'Jedi focus 0 to 1',
    'Jedi Lightsaber hand to play',
    'Jedi Lightsaber on nothing to Luke Skywalker',
  ]);
});

test('246-2 R2-D2: with an enhancement face down it is an enhanced unit; it leaves play with it', () => {
  const table = quietTable({
    light: { units: [{ card: '246-2', kept: ['001-4'], damage: 2 }, '246-4', '001-2'] },
  });
  table.choose('use 2-1B Surgical Droid');
  expect(table.changes('R2')).toEqual(['R2-D2 damage 2 to 1']);
});

test('246-1 Hero of a Thousand Devices: enhancements of a unit that leaves play may go to hand, face down ones too', () => {
  const table = quietTable({
    active: 'dark',
    light: { objectives: ['246-1'], units: [{ card: '246-2', kept: ['001-4'], focus: 1 }] },
    dark: { hand: ['023-5'] },
  });
  table.pay('use Force Lightning').choose('use Hero of a Thousand Devices').choose('Jedi Lightsaber');
  expect(table.changes('R2-D2', 'Jedi Lightsaber')).toEqual([
    'R2-D2 play to discard',
    'Jedi Lightsaber kept to hand',
  ]);
});

test('246-2 R2-D2: the AI never uses it, as nobody has seen its hand', () => {
  const table = quietTable({
    ai: 'light',
    step: 'conflict',
    stop: 'commitment',
    light: { ...DROID, fates: [] },
  });
  expect(table.changes()).toEqual([]);
});
