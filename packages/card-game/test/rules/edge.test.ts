import { describe, expect, test } from 'vitest';
import { quietTable } from '../quiet.ts';

/** Heat of Battle has priority 5 and 6, Twist of Fate 1 and 2. */
describe('fate cards', () => {
  const engagement = {
    objective: 'Imperial Command',
    attackers: ['X-Wing'],
    defenders: ['Kuati Security Team'],
  };

  test('they resolve by priority over both stacks', () => {
    const table = quietTable({
      light: { units: ['X-Wing'], hand: ['Heat of Battle'] },
      dark: { units: ['Kuati Security Team'], hand: ['Heat of Battle'] },
      engagement,
    });
    table.choose('Heat of Battle').choose('Heat of Battle');
    const fates = table.events.filter(({ kind }) => kind === 'fate').map(({ data }) => data);
    expect(fates).toMatchObject([{ by: 0 }, { by: 1 }]);
  });

  test('LCG-58 a Twist of Fate discards both stacks, and the new battle asks again whether a unit defends', () => {
    const table = quietTable({
      light: { units: ['X-Wing'], hand: ['Twist of Fate', 'Fleet Officer'] },
      dark: { units: ['Kuati Security Team'], hand: ['Heat of Battle', 'TIE Fighter'] },
      engagement,
    });
    table.choose('Twist of Fate').choose('Heat of Battle').choose('pass').choose('pass');
    expect(table.discard('light')).toEqual(['Twist of Fate']);
    expect(table.discard('dark')).toEqual(['Heat of Battle']);
    expect(table.card('X-Wing').damage).toBe(0);
    expect([table.topic, table.asked, ...table.choices]).toEqual(['lay', 'light', 'Fleet Officer', 'pass']);
  });

  test('003-2 the first card laid against Obi-Wan Kenobi lies face up, and both see it', () => {
    const table = quietTable({
      light: { units: ['Obi-Wan Kenobi'], hand: ['Fleet Officer'] },
      dark: { units: ['Kuati Security Team'], hand: ['TIE Fighter', 'TIE Bomber'] },
      engagement: { ...engagement, attackers: ['Obi-Wan Kenobi'] },
    });
    table.choose('pass').choose('TIE Fighter');
    const seen = (seat: 0 | 1) =>
      table.view(seat).engagement?.battle?.stacks[1].map((card) => card?.title ?? null);
    expect(seen(0)).toEqual(['TIE Fighter']);
    table.choose('pass').choose('TIE Bomber');
    expect(seen(0)).toEqual(['TIE Fighter', null]);
    expect(seen(1)).toEqual(['TIE Fighter', 'TIE Bomber']);
  });

  test('009-2 Edge counts while its unit takes part', () => {
    const table = quietTable({
      light: { units: ['Mon Mothma'] },
      dark: { units: ['Kuati Security Team'] },
      engagement: { ...engagement, attackers: ['Mon Mothma'] },
    });
    expect(table.events.find(({ kind }) => kind === 'edge')?.data).toMatchObject({ by: 0, n: 1 });
  });
});

describe('what a seat sees', () => {
  test('captured cards lie face down for the Light Side, and the Dark Side knows them', () => {
    const table = quietTable({
      light: { hand: ['X-Wing'] },
      dark: { objectives: [{ card: 'Imperial Command', captives: ['Y-Wing'] }] },
    });
    const captives = (seat: 0 | 1) =>
      table
        .view(seat)
        .sides[1]?.cards.find(({ title }) => title === 'Imperial Command')
        ?.captives.map((card) => card?.title ?? null);
    expect(captives(0)).toEqual([null]);
    expect(captives(1)).toEqual(['Y-Wing']);
  });

  test('a hand is seen by its owner, and counted by the other one', () => {
    const table = quietTable({ light: { hand: ['X-Wing', 'Rebel Trooper'] } });
    expect(table.view(0).sides[0]?.hand.map((card) => card?.title)).toEqual(['X-Wing', 'Rebel Trooper']);
    expect(table.view(1).sides[0]?.hand).toEqual([null, null]);
  });
});
