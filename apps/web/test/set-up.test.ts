import { deckbuilding, RULEBOOK } from '@holofoe/deckbuilding';
import { expect, test } from 'vitest';
import { deckbuildingSetUp } from '../src/games/deckbuilding/set-up.ts';
import { optionsOf } from '../src/pages/setup/schema-options.ts';
import { readSettings } from '../src/settings/settings.ts';

test('every option of the configuration has a title, values and its usual value', () => {
  const options = optionsOf(deckbuilding.config.json(), RULEBOOK);
  expect(options.map(({ name }) => name)).toEqual([
    'botBases',
    'first',
    'exile',
    'attack',
    'leftover',
    'payingOff',
  ]);
  for (const { title, values, usual } of options) {
    expect(title).not.toBe('');
    expect(values.map(({ value }) => value)).toContain(usual);
  }
  expect(options[0]?.rule?.id).toBe('DBG-02');
});

test('DBG-04 bases by chance are a legal pair, the same for the same seed', () => {
  for (let seed = 0; seed < 200; seed++) {
    const config = deckbuildingSetUp.atOnce(seed);
    expect(deckbuilding.config.parse(config)).toHaveProperty('value');
    expect(deckbuildingSetUp.atOnce(seed)).toEqual(config);
  }
});

test('every kind of table is a legal configuration', () => {
  for (const { config } of deckbuildingSetUp.tables) {
    expect(deckbuilding.config.parse(config)).toHaveProperty('value');
  }
});

test('another game with the sides changed keeps the options', () => {
  const config = { empire: 'bot', rebel: 'person', bases: ['hoth', 'jedha'], options: { leftover: 'base' } };
  const again = deckbuildingSetUp.again(config, 'changed', 7);
  expect(again).toMatchObject({ empire: 'person', rebel: 'bot', options: { leftover: 'base' } });
  expect(deckbuilding.config.parse(again)).toHaveProperty('value');
});

test('settings that cannot be read have their defaults, the others hold', () => {
  const defaults = { theme: 'dark', speed: 1, motion: 'system' };
  expect(readSettings('{')).toEqual(defaults);
  expect(readSettings('{"theme":"purple","speed":4}')).toEqual({ ...defaults, speed: 4 });
});
