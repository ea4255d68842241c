import { describe, expect, test } from 'vitest';
import { config } from '../src/config.ts';
import type { Config } from '../src/rules/setup.ts';

function read(data: unknown): Config {
  const parsed = config.parse(data);
  if ('faults' in parsed)
    throw new Error(parsed.faults.map(({ path, says }) => `${path}: ${says}`).join('\n'));
  return parsed.value;
}

function faults(data: unknown): readonly string[] {
  const parsed = config.parse(data);
  return 'faults' in parsed ? parsed.faults.map(({ path, says }) => `${path}: ${says}`) : [];
}

const TEN = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];

describe('decks', () => {
  test('nothing said: the first ready deck of either side, both persons', () => {
    const { light, dark } = read({});
    expect(light).toMatchObject({ control: 'person', deck: { name: 'Core Jedi', affiliation: 'aff-jedi' } });
    expect(dark).toMatchObject({ control: 'person', deck: { name: 'Core Sith', affiliation: 'aff-sith' } });
  });

  test('a ready deck by its code or name, an affiliation by its title', () => {
    expect(read({ dark: { deck: 'core imperial navy' } }).dark.deck.affiliation).toBe('aff-imperial-navy');
    expect(read({ light: { deck: { affiliation: 'Jedi', sets: TEN } } }).light.deck).toEqual({
      name: 'Deck',
      affiliation: 'aff-jedi',
      sets: TEN,
    });
  });

  test('a deck that does not exist is named with those most like it', () => {
    expect(faults({ light: { deck: 'core jed' } })).toEqual([
      expect.stringMatching(/^light.deck: there is no ready deck "core jed"; did you mean .*Core Jedi/),
    ]);
  });

  test('a deck of the other side is none', () => {
    expect(faults({ light: { deck: 'sith' } })).toEqual([
      'light.deck: Sith is an affiliation of the dark side; this deck is wanted for the light side.',
    ]);
  });

  test('fewer than ten sets, a third copy, a set of the other side and one that does not exist are faults', () => {
    const deck = { affiliation: 'Jedi', sets: [1, 1, 1, 19, 9999] };
    expect(faults({ light: { deck } })).toEqual([
      'light.deck: There is no objective set 9999.',
      "light.deck: Set 1, A Hero's Journey, is there 3 times; a deck may have two of a set.",
      'light.deck: Set 19, Fall of the Jedi, belongs to the dark side, and Jedi to the light side.',
      'light.deck: The deck has 5 objective sets; it must have 10 or more.',
    ]);
  });

  test('a set may ask for its affiliation card', () => {
    const sets = [22, 19, 19, 20, 20, 21, 21, 23, 23, 24];
    expect(faults({ dark: { deck: { affiliation: 'Imperial Navy', sets } } })).toContain(
      'dark.deck: Set 22, The Heart of the Empire, is only for decks of the affiliation sith; this one has Imperial Navy.',
    );
  });
});

describe('options', () => {
  test('LCG-05 the AI plays the side that is chosen', () => {
    expect(read({ dark: { control: 'ai' } }).dark.control).toBe('ai');
    expect(read({ light: { control: 'ai' } }).light.control).toBe('ai');
  });

  test('LCG-38 the dial ends at 12; where the AI plays the Light Side at 19, or as the difficulty says', () => {
    const light = { control: 'ai' };
    expect(read({}).options.dial).toBe(12);
    expect(read({ dark: { control: 'ai' } }).options.dial).toBe(12);
    expect(read({ light }).options.dial).toBe(19);
    const ends = ['easy', 'normal', 'hard', 'insane', 12, 40].map(
      (dial) => read({ light, options: { dial } }).options.dial,
    );
    expect(ends).toEqual([16, 19, 22, 25, 12, 40]);
    expect(faults({ light, options: { dial: 11 } })).toHaveLength(1);
  });

  test('LCG-38 a difficulty is only for an AI on the Light Side; two persons may agree on a number', () => {
    const dark = { control: 'ai' };
    const refused = [
      'options.dial: a difficulty is only for an AI on the Light Side (LCG-38); otherwise the dial ends at 12',
    ];
    for (const dial of ['easy', 'insane', 25]) expect(faults({ dark, options: { dial } })).toEqual(refused);
    expect(faults({ options: { dial: 'hard' } })).toEqual(refused);
    expect(read({ dark, options: { dial: 12 } }).options.dial).toBe(12);
    expect(read({ options: { dial: 16 } }).options.dial).toBe(16);
    expect(read({ light: dark, dark, options: { dial: 'insane' } }).options.dial).toBe(25);
  });
});
