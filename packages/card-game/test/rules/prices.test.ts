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

describe('the match', () => {
  const spies = ["Twi'lek Smuggler"];

  test('neutral resources give none, and neutral cards need none', () => {
    // R2-D2 and the Outpost are neutral, the affiliation card is a Jedi.
    const light = { hand: [...spies, 'X-Wing'], objectives: [], units: ['R2-D2'], area: ['Hidden Outpost'] };
    expect(plays(quietTable({ light }).choices)).toEqual(['play X-Wing']);
  });

  test('Influence matches every affiliation', () => {
    // Explosives Artist is of the Rebel Alliance.
    const light = { hand: spies, objectives: ['232-1'] };
    const table = quietTable({ light });
    expect(plays(table.choices)).toEqual(["play Twi'lek Smuggler"]);
    table.choose("play Twi'lek Smuggler");
    expect(table.card('232-1').focus).toBe(1);
  });

  test('a cost that was brought to 0 needs none', () => {
    // In You Must Go takes 1 off the first enhancement of the turn.
    const light = { hand: ['001-4'], units: ['Jedi in Hiding'], affiliation: 'Rebel Alliance' };
    const objectives = ['Draw Their Fire'];
    expect(
      plays(quietTable({ light: { ...light, objectives, hand: ['001-4', 'Rebel Trooper'] } }).choices),
    ).toEqual(['play Rebel Trooper']);
    const cheaper = quietTable({ light: { ...light, objectives: [{ card: '002-1', focus: 1 }] } });
    expect(plays(cheaper.choices)).toEqual(['play Jedi Lightsaber']);
  });

  test('an ability that asks for resources asks for no match', () => {
    // AT-ST Commander: a resource for a shield on a Vehicle, here with the Sith card alone.
    const table = quietTable({
      active: 'dark',
      dark: { units: ['031-2', 'TIE Fighter'], objectives: [] },
      engagement: { objective: 'Draw Their Fire', attackers: ['TIE Fighter'], step: 'defenders' },
    });
    expect(table.choices).toContain('use AT-ST Commander');
    table.choose('use AT-ST Commander');
    expect([table.card('Sith').focus, table.card('TIE Fighter').shields]).toEqual([1, 1]);
  });
});
