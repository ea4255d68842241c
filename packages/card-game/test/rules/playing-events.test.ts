import { describe, expect, test } from 'vitest';
import { quietTable } from '../quiet.ts';

/** C-3PO cancels an event when it is played. */
describe('when an event is cancelled', () => {
  test('its targets were chosen before', () => {
    const table = quietTable({
      active: 'dark',
      light: { units: ['C-3PO', 'Luke Skywalker', 'Rookie Pilot'] },
      dark: { hand: ['Force Choke'] },
    }).choose('use Force Choke');
    expect(table.asking).toBe('dark target: Luke Skywalker, Rookie Pilot');
    table.choose('Rookie Pilot');
    expect(table.asking).toBe('light window: use C-3PO, pass');
  });

  test('names and cards that are no targets were not', () => {
    // Get Me Solo!: name a unit.
    const table = quietTable({
      active: 'dark',
      light: { units: ['C-3PO'], hand: ['X-Wing'] },
      dark: {
        affiliation: 'Scum and Villainy',
        hand: ['047-6', 'Espo Trooper'],
        objectives: ['033-1', '029-1'],
      },
    }).pay('use Get Me Solo!');
    expect(table.asking).toBe('light window: use C-3PO, pass');
    table.choose('use C-3PO');
    expect(table.hand('light')).toEqual(['X-Wing']);
    expect(table.asking).toBe('dark action: play Espo Trooper, pass');
  });

  test('its price stays paid', () => {
    const table = quietTable({
      active: 'dark',
      light: { units: ['C-3PO', { card: 'X-Wing', focus: 1 }] },
      dark: { hand: ['023-5', 'Espo Trooper'], objectives: ['029-1'] },
    }).pay('use Force Lightning');
    table.choose('use C-3PO');
    expect(table.isInPlay('X-Wing')).toBe(true);
    expect(table.discard('dark')).toEqual(['Force Lightning']);
    expect([table.card('Sith').focus, table.card('Death and Despayre').focus]).toEqual([1, 2]);
  });
});

describe('several players choose for one effect', () => {
  test('its controller chooses first, whose turn it may be', () => {
    // A New Hope: each player keeps up to three units.
    const units = ['X-Wing', 'Y-Wing', 'Rookie Pilot', 'Rebel Trooper'];
    const table = quietTable({
      light: { affiliation: 'Rebel Alliance', hand: ['014-6'], units },
      dark: { units: ['TIE Fighter', 'TIE Bomber', 'Espo Trooper', 'Kuati Security Team'] },
    }).pay('use A New Hope');
    expect(table.asked).toBe('light');
    table.choose('X-Wing', 'Y-Wing', 'Rookie Pilot');
    expect(table.asked).toBe('dark');
    table.choose('TIE Fighter', 'TIE Bomber');
    expect(table.hand('light')).toEqual(['Rebel Trooper']);
    expect([...table.hand('dark')].sort()).toEqual(['Espo Trooper', 'Kuati Security Team']);
  });
});

describe('Limited', () => {
  test('to place a Limited card in an edge stack is not to play it', () => {
    const table = quietTable({
      light: { hand: ['Hidden Outpost', 'Dagobah Training Grounds'], units: ['X-Wing'] },
      dark: { units: ['TIE Fighter'] },
    });
    table.pay('play Hidden Outpost').choose('Imperial Command').choose('TIE Fighter');
    expect(table.asking).toBe('light lay: Dagobah Training Grounds, pass');
  });
});

describe('pilots', () => {
  test('one a unit: who controls the unit discards down to one at once', () => {
    const table = quietTable({
      active: 'dark',
      dark: {
        affiliation: 'Imperial Navy',
        hand: ['150-2'],
        units: [{ card: 'TIE Fighter', enhancements: ['144-2'] }, 'Espo Trooper'],
      },
    }).pay('pilot DS-61-3');
    expect(table.asking).toBe('dark discard pilot: Baron Fel, DS-61-3');
    table.choose('Baron Fel');
    expect(table.discard('dark')).toEqual(['Baron Fel']);
    expect(table.card('DS-61-3').host).toBe(table.card('TIE Fighter').card);
  });
});

describe('discard piles', () => {
  test('they are open to both, the newest card first', () => {
    const table = quietTable({ light: { discard: ['X-Wing', 'Y-Wing'], hand: ['Rebel Trooper'] } });
    const seen = (seat: 0 | 1) => table.view(seat).sides[0]?.discard.map((card) => card?.title);
    expect([seen(0), seen(1)]).toEqual([
      ['X-Wing', 'Y-Wing'],
      ['X-Wing', 'Y-Wing'],
    ]);
  });
});
