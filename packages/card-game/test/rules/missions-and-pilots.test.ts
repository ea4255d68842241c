import { describe, expect, test } from 'vitest';
import { quietTable } from '../quiet.ts';

describe('missions', () => {
  const rebels = { affiliation: 'Rebel Alliance', hand: ['Ground Support', 'The Final Battle'] };

  test('a mission is played into the opponent’s area, under the opponent’s control, one for an area', () => {
    const table = quietTable({ light: { ...rebels, hand: [...rebels.hand, 'Rebel Trooper'] } });
    expect(table.choices).toContain('play The Final Battle');
    table.choose('play Ground Support').choose('Rebel Alliance');
    expect(table.card('Ground Support')).toMatchObject({ type: 'mission', seat: 1 });
    expect(table.choices.filter((choice) => choice.startsWith('play'))).toEqual(['play Rebel Trooper']);
  });

  test('its owner attacks it as an objective; it does not count to the three of the refresh', () => {
    const table = quietTable({ light: { ...rebels, hand: ['Ground Support'], units: ['Y-Wing'] } });
    table.choose('play Ground Support').choose('Rebel Alliance');
    expect([table.topic, ...table.choices]).toEqual([
      'engage',
      'Shadows of Dathomir',
      'Imperial Command',
      'Death and Despayre',
      'Ground Support',
      'pass',
    ]);
  });

  test('LCG-36 a completed mission lies in its owner’s victory pile and counts to the three', () => {
    const light = {
      ...rebels,
      hand: ['Ground Support'],
      units: ['Y-Wing', 'Y-Wing'],
      victory: ['Death and Despayre', 'Shadows of Dathomir'],
    };
    const table = quietTable({ light }).choose('play Ground Support').choose('Rebel Alliance');
    table.choose('Ground Support').choose('Y-Wing', 'Y-Wing').choose('Y-Wing');
    expect(table.victory('light')).toEqual(['Death and Despayre', 'Shadows of Dathomir', 'Ground Support']);
    expect(table.outcome).toMatchObject({ winner: 0, how: 'objectives' });
  });
});

describe('pilots', () => {
  const pilot = 'Black Squadron Pilot';

  test('a pilot is played as a unit, or for its pilot cost on a unit that it may pilot', () => {
    const table = quietTable({
      active: 'dark',
      dark: { hand: [pilot], units: ['TIE Fighter', 'Espo Trooper'] },
    });
    expect(table.choices.slice(0, 2)).toEqual([`play ${pilot}`, `pilot ${pilot}`]);
    table.choose(`pilot ${pilot}`).choose('Shadows of Dathomir', 'Shadows of Dathomir');
    expect(table.card(pilot)).toMatchObject({ type: 'enhancement', host: table.card('TIE Fighter').card });
  });

  test('without anything to pilot it is a unit', () => {
    const table = quietTable({ active: 'dark', dark: { hand: [pilot], units: ['Espo Trooper'] } });
    expect(table.choices[0]).toBe(`play ${pilot}`);
    expect(table.choices).not.toContain(`pilot ${pilot}`);
    table.choose(`play ${pilot}`).choose('Shadows of Dathomir', 'Shadows of Dathomir');
    expect(table.card(pilot)).toMatchObject({ type: 'unit', host: null });
  });
});
