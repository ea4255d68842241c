import { expect, test } from 'vitest';
import type { Setup } from '../kit.ts';
import { quietTable } from '../quiet.ts';

test('038-2 as a pilot it eases the unit that it flies, for a focus token of its own', () => {
  const table = quietTable({
    light: { affiliation: 'Rebel Alliance', hand: ['038-2'], units: [{ card: 'Snowspeeder', focus: 1 }] },
  });
  expect(table.choices).not.toContain('use Wedge Antilles');
  table.choose('pilot Wedge Antilles').choose('Rebel Alliance');
  while (!table.choices.includes('use Wedge Antilles')) table.choose(table.choices[0] ?? '');
  table.choose('use Wedge Antilles');
  expect([table.card('Snowspeeder').focus, table.card('Wedge Antilles').focus]).toEqual([0, 1]);
});

const DARK = { affiliation: 'Imperial Navy', units: ['Gladiator-class Star Destroyer'] };
const ONE_EACH: Setup = { active: 'dark', step: 'engage', light: { units: ['X-Wing'] } };

test('205-3 a card of the hand is added once the stacks lie open, whatever it is but a Twist of Fate', () => {
  const table = quietTable({ ...ONE_EACH, dark: { ...DARK, hand: ['Tallon Roll', 'Twist of Fate'] } });
  table.choose("A Hero's Journey").choose('X-Wing').choose('pass');
  expect([table.topic, table.asked, ...table.choices]).toEqual([
    'window',
    'dark',
    'use Gladiator-class Star Destroyer',
    'pass',
  ]);
  table.choose('use Gladiator-class Star Destroyer');
  expect([table.hand('dark'), table.discard('dark')]).toEqual([['Twist of Fate'], ['Tallon Roll']]);
});

test('205-3 with nothing but a Twist of Fate nobody is asked', () => {
  const table = quietTable({ ...ONE_EACH, dark: { ...DARK, hand: ['Twist of Fate'] } });
  table.choose("A Hero's Journey").choose('X-Wing').choose('pass');
  expect(table.topic).not.toBe('window');
});
