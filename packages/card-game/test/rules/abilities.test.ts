import { describe, expect, test } from 'vitest';
import { quietTable } from '../quiet.ts';

const uses = (choices: readonly string[]) => choices.filter((choice) => choice.startsWith('use '));

/** Force Choke costs 0 and damages a Character or Creature, one of the title a turn for a player. */
describe('what can be used', () => {
  test('nothing without a target', () => {
    const choices = (unit: string) =>
      uses(
        quietTable({
          active: 'dark',
          light: { units: [unit] },
          dark: { hand: ['Force Choke', 'Espo Trooper'] },
        }).choices,
      );
    expect(choices('X-Wing')).toEqual([]);
    expect(choices('Rookie Pilot')).toEqual(['use Force Choke']);
  });

  test('nothing that would change nothing', () => {
    // Tallon Roll takes a focus token off a Fighter.
    const choices = (focus: number) =>
      uses(
        quietTable({
          active: 'dark',
          dark: { hand: ['027-5', 'Espo Trooper'], units: [{ card: 'TIE Fighter', focus }] },
        }).choices,
      );
    expect(choices(0)).toEqual([]);
    expect(choices(1)).toEqual(['use Tallon Roll']);
  });

  test('nothing that only its own price would make possible', () => {
    // The Emperor's Web makes Force Lightning cost 2: the Advisor that pays for it would be exhausted, and its target.
    const dark = {
      hand: ['023-5', 'Espo Trooper'],
      units: ['Advisor to the Emperor'],
      objectives: ['023-1', 'Death and Despayre'],
    };
    expect(uses(quietTable({ active: 'dark', dark }).choices)).toEqual([]);
    const tired = { ...dark, units: ['Advisor to the Emperor', { card: 'Espo Trooper', focus: 1 }] };
    expect(uses(quietTable({ active: 'dark', dark: tired }).choices)).toEqual(['use Force Lightning']);
  });

  test('"focus this card to": only while it is ready', () => {
    const units = [{ card: 'Jedi in Hiding', focus: 1, enhancements: [{ card: '001-5', focus: 1 }] }];
    expect(uses(quietTable({ light: { units, hand: ['Rebel Trooper'] } }).choices)).toEqual([]);
    const ready = [{ card: 'Jedi in Hiding', focus: 1, enhancements: ['001-5'] }];
    expect(uses(quietTable({ light: { units: ready, hand: ['Rebel Trooper'] } }).choices)).toEqual([
      'use Trust Your Feelings',
    ]);
  });

  test('a constant ability holds while its card is exhausted', () => {
    const dark = (focus: number) => ({ units: ['TIE Fighter'], area: [{ card: '026-6', focus }] });
    expect(quietTable({ dark: dark(1) }).reads('blast', 'TIE Fighter')).toBe(1);
    expect(quietTable({ dark: { units: ['TIE Fighter'] } }).reads('blast', 'TIE Fighter')).toBe(0);
  });
});

describe('limits', () => {
  const light = {
    units: [{ card: 'Red Five', damage: 1 }, 'Luke Skywalker'],
    hand: ['Rebel Trooper', 'Rebel Trooper'],
  };

  test('"limit 1 per turn" counts by title and player', () => {
    const table = quietTable({ active: 'dark', light, dark: { hand: ['019-5', '023-6', 'Espo Trooper'] } });
    expect(uses(table.choices)).toEqual(['use Force Choke', 'use Force Choke']);
    table.choose('use Force Choke');
    expect(table.asking).toBe('dark action: play Espo Trooper, pass');
  });

  test('and is free again in the next turn, the opponent’s too', () => {
    const table = quietTable({
      active: 'dark',
      light,
      dark: { hand: ['019-5', '023-6'], units: ['TIE Fighter'] },
    });
    table.choose('use Force Choke').until('use Force Choke');
    expect(table.state.active).toBe(0);
  });

  test('"limit once per turn" counts by copy', () => {
    const units = ['011-4', '011-4', { card: 'Home One', damage: 2 }];
    const table = quietTable({ light: { units, hand: ['Rebel Trooper'], sets: [11, 11] } });
    expect(uses(table.choices)).toEqual(['use Repair Droid', 'use Repair Droid']);
    table.choose('use Repair Droid');
    expect(uses(table.choices)).toEqual(['use Repair Droid']);
    table.choose('use Repair Droid');
    expect(table.card('Home One').damage).toBe(0);
    expect(uses(table.choices)).toEqual([]);
  });

  test('a cancelled use counts', () => {
    const units = ['C-3PO', 'Luke Skywalker'];
    const table = quietTable({
      active: 'dark',
      light: { units },
      dark: { hand: ['019-5', '023-6', 'Espo Trooper'] },
    });
    table.choose('use Force Choke').choose('use C-3PO');
    expect(table.card('Luke Skywalker').damage).toBe(0);
    expect(table.discard('dark')).toEqual(['Force Choke']);
    expect(table.asking).toBe('dark action: play Espo Trooper, pass');
  });
});

describe('forced abilities and others', () => {
  const fight = (active: 'light' | 'dark', edge: 'light' | 'dark') =>
    quietTable({
      active,
      light: {
        units: [{ card: 'Jedi in Hiding', enemies: ['Intimidated'] }],
        hand: ['004-5'],
        affiliation: 'Jedi',
      },
      dark: { units: ['Heavy Stormtrooper Squad'] },
      engagement: {
        objective: active === 'light' ? 'Imperial Command' : 'Draw Their Fire',
        attackers: [active === 'light' ? 'Jedi in Hiding' : 'Heavy Stormtrooper Squad'],
        defenders: [active === 'light' ? 'Heavy Stormtrooper Squad' : 'Jedi in Hiding'],
        step: 'strikes',
        edge,
      },
    });

  test('forced reactions come before the others, whose turn it may be', () => {
    const table = fight('light', 'light');
    expect([table.asking, table.card('Jedi in Hiding').focus]).toEqual([
      'light window: use Double Strike, pass',
      2,
    ]);
    expect(fight('dark', 'light').card('Jedi in Hiding').focus).toBe(2);
  });

  test('reactions to focusing to strike come before the icons', () => {
    const table = fight('light', 'light');
    expect(table.card('Heavy Stormtrooper Squad').damage).toBe(0);
    table.pay('use Double Strike').choose('unit');
    expect(table.card('Jedi in Hiding').focus).toBe(1);
    expect(table.isInPlay('Heavy Stormtrooper Squad')).toBe(false);
  });

  test('the active player is asked first', () => {
    // An objective falls: Red Two may be freed, and the Emperor's player may act as well.
    const falls = (active: 'light' | 'dark') =>
      quietTable({
        active,
        light: {
          units: [{ card: 'Red Two', focus: 1 }, 'Y-Wing'],
          objectives: [{ card: "A Hero's Journey", damage: 3 }, 'Draw Their Fire'],
        },
        dark: {
          units: [{ card: 'Emperor Palpatine', focus: 1 }, 'TIE Bomber'],
          discard: ['Force Choke'],
          objectives: [{ card: 'Imperial Command', damage: 4 }, 'Death and Despayre'],
        },
        engagement: {
          objective: active === 'light' ? 'Imperial Command' : "A Hero's Journey",
          attackers: [active === 'light' ? 'Y-Wing' : 'TIE Bomber'],
          step: 'strikes',
          edge: active,
        },
      }).asking;
    expect(falls('light')).toBe('light window: use Red Two, pass');
    expect(falls('dark')).toBe('dark window: use Emperor Palpatine, pass');
  });
});

describe('numbers and keywords', () => {
  test('no cost goes below 0', () => {
    // Two Hoth objectives take 4 off the Wampa's 3.
    const objectives = ['040-1', '042-1', 'Imperial Command'];
    const table = quietTable({ active: 'dark', dark: { objectives, hand: ['Wampa'] } }).choose('play Wampa');
    expect(table.isInPlay('Wampa')).toBe(true);
    expect(table.state.play.every(({ focus }) => focus === 0)).toBe(true);
  });

  test('a keyword is had or not had: Elite twice takes one token more, not two', () => {
    // Two Squad Leaders.
    const units = [{ card: '028-4', focus: 3, enhancements: ['239-4', '239-4'] }];
    const table = quietTable({ active: 'dark', step: 'refresh', dark: { units } });
    expect(table.card('028-4').focus).toBe(1);
  });

  test('edge alone adds up', () => {
    // Pattern Analysis, twice: edge (1) for a unit with an enhancement.
    const light = { units: ['Rookie Pilot'] };
    const table = quietTable({
      light,
      dark: {
        units: [{ card: '028-4', enhancements: ['033-5'] }],
        objectives: ['239-1', '239-1', 'Imperial Command'],
      },
      engagement: { objective: 'Imperial Command', attackers: ['Rookie Pilot'], defenders: ['028-4'] },
    });
    expect(table.events.find(({ kind }) => kind === 'edge')?.data).toMatchObject({ by: 1, n: 2 });
  });
});
