import { deckbuilding, handWritten, RULEBOOK } from '@holofoe/deckbuilding';
import { expect, test } from 'vitest';
import { deckbuildingSetUp } from '../src/games/deckbuilding/set-up.ts';
import { configOf, newDraft, optionsFor } from '../src/pages/setup/draft.ts';
import { optionsOf } from '../src/pages/setup/schema-options.ts';
import { readSettings } from '../src/settings/settings.ts';

const ALL = optionsOf(handWritten.schemas.config(), RULEBOOK);

test('every option of the configuration has a title, values and its usual value', () => {
  expect(ALL.map(({ name }) => name)).toEqual([
    'botBases',
    'first',
    'exile',
    'attack',
    'leftover',
    'payingOff',
    'basesToWin',
    'baseSet',
  ]);
  for (const { title, values, usual } of ALL) {
    expect(title).not.toBe('');
    expect(values.map(({ value }) => value)).toContain(usual);
  }
  expect(ALL[0]?.rule?.id).toBe('DBG-02');
});

const namesFor = (table: string) =>
  optionsFor(deckbuildingSetUp, { ...newDraft(deckbuildingSetUp, 1), table }, ALL).map(({ name }) => name);

test.each(['rebel', 'empire', 'bots'])(
  'against the bot (%s) the lengths for two persons are not offered',
  (table) => {
    expect(namesFor(table)).not.toContain('basesToWin');
    expect(namesFor(table)).not.toContain('baseSet');
  },
);

test('two persons are offered every option', () => {
  expect(namesFor('persons')).toEqual(ALL.map(({ name }) => name));
});

test('a length that was set for two persons does not follow to the table with the bot', () => {
  const draft = { ...newDraft(deckbuildingSetUp, 1), options: { basesToWin: 'four', leftover: 'base' } };
  const optionsAt = (table: string) => configOf(deckbuildingSetUp, { ...draft, table }, 1).options;
  expect(optionsAt('persons')).toEqual({ basesToWin: 'four', leftover: 'base' });
  expect(optionsAt('rebel')).toEqual({ leftover: 'base' });
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
  const defaults = { theme: 'system', speed: 1, motion: 'system' };
  expect(readSettings('{')).toEqual(defaults);
  expect(readSettings('{"theme":"purple","speed":4}')).toEqual({ ...defaults, speed: 4 });
});
