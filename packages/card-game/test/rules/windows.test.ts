import { describe, expect, test } from 'vitest';
import { quietTable } from '../quiet.ts';

/** Force Choke costs 0 and damages a Character, in any action window. */
describe('action windows', () => {
  const light = { units: ['Believer in the Old Ways'], hand: ['Rebel Trooper', 'Rebel Trooper', 'R2-D2'] };
  const dark = { hand: ['Force Choke'] };
  const PASSES = ['pass', 'pass until enemy card', 'pass until my units', 'pass until phase'];

  test('players act in turns, the active one first, until both pass in a row', () => {
    const table = quietTable({ light, dark });
    expect([table.topic, table.asked]).toEqual(['action', 'light']);
    table.choose('play Rebel Trooper');
    expect([table.topic, table.asked, ...table.choices]).toEqual([
      'action',
      'dark',
      'use Force Choke',
      ...PASSES,
    ]);
    table.choose('pass');
    expect([table.topic, table.asked]).toEqual(['action', 'light']);
    expect(table.state.phase).toBe('deployment');
    table.choose('pass');
    expect(table.state.phase).toBe('conflict');
  });

  test('who can do nothing is not asked', () => {
    const table = quietTable({ light, dark: { hand: [] } }).choose('play Rebel Trooper');
    expect(table.asked).toBe('light');
  });

  test('a window that nobody can use is not opened', () => {
    expect(quietTable({ light: { units: ['X-Wing'] } }).topic).toBe('engage');
  });

  test('an event is paid, discarded and does what it says', () => {
    const table = quietTable({ light, dark }).choose('play Rebel Trooper').choose('use Force Choke');
    expect(table.topic).toBe('target');
    table.choose('Believer in the Old Ways');
    expect(table.card('Believer in the Old Ways').damage).toBe(1);
    expect(table.discard('dark')).toEqual(['Force Choke']);
    expect(table.asked).toBe('light');
  });

  test('who passes until the phase ends is asked again in the next one', () => {
    const table = quietTable({ light, dark }).choose('play Rebel Trooper').choose('pass until phase');
    table.choose('play Rebel Trooper').choose('play R2-D2');
    expect([table.state.phase, table.asked, table.topic]).toEqual(['conflict', 'dark', 'action']);
  });

  test('who passes until an enemy card is played is asked when one is', () => {
    const table = quietTable({ light, dark }).choose('play Rebel Trooper').choose('pass until enemy card');
    expect(table.asked).toBe('light');
    table.choose('play R2-D2');
    expect([table.state.phase, table.asked]).toEqual(['deployment', 'dark']);
  });

  test('who passes until a unit is concerned sleeps through other cards and wakes when one is attacked', () => {
    const table = quietTable({ light, dark: { ...dark, units: ['Kuati Security Team'] } });
    table.choose('play Rebel Trooper').choose('pass until my units');
    table.choose('play Rebel Trooper').choose('play R2-D2');
    expect(table.state.phase).toBe('conflict');
    // The end of the phase ends it at the latest.
    expect([table.asked, table.topic]).toEqual(['dark', 'action']);
    table.choose('pass until my units');
    table.choose('Imperial Command').choose('Believer in the Old Ways');
    expect([table.asked, table.topic, table.state.window?.at]).toEqual(['dark', 'action', 'attackers']);
  });
});
