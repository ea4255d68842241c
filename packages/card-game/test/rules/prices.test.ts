import { describe, expect, test } from 'vitest';
import { quietTable } from '../quiet.ts';

const plays = (choices: readonly string[]) => choices.filter((choice) => /^(play|pilot) /.test(choice));

describe('other prices', () => {
  test('a card that costs 0 needs neither a resource nor a match', () => {
    const table = quietTable({ active: 'dark', dark: { hand: ['Espo Trooper'], objectives: [] } });
    table.choose('play Espo Trooper');
    expect(table.card('Sith').focus).toBe(0);
  });

  test('a pilot has a price of its own, as a pilot', () => {
    const dark = {
      hand: ['Black Squadron Pilot'],
      units: ['TIE Fighter'],
      objectives: [],
      area: ['Sith Library'],
    };
    expect(plays(quietTable({ active: 'dark', dark }).choices)).toEqual([
      'play Black Squadron Pilot',
      'pilot Black Squadron Pilot',
    ]);
    const poor = { ...dark, area: [] };
    expect(
      quietTable({ active: 'dark', dark: { ...poor, hand: [...dark.hand, 'Espo Trooper'] } }).choices,
    ).not.toContain('pilot Black Squadron Pilot');
  });
});
