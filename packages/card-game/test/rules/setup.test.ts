import { describe, expect, test } from 'vitest';
import { newGame } from '../kit.ts';

describe('a new game', () => {
  test('LCG-06, LCG-07 both affiliation cards lie there, the Balance is with the Light Side, the dial at 0', () => {
    const { state } = newGame();
    expect(state.play.map(({ type }) => type)).toEqual(['affiliation', 'affiliation']);
    expect(state.balance).toBe('light');
    expect(state.dial).toBe(0);
  });

  test('LCG-08 a deck has the objectives of its sets in one pile and all other cards in the other', () => {
    const { objectives, deck, hand } = newGame().player('light');
    expect(objectives).toHaveLength(8);
    expect(deck.length + hand.length).toBe(40);
  });

  test('LCG-11 both draw six cards and may take a new hand once, the Dark Side first, before objectives are revealed', () => {
    const table = newGame();
    expect([table.topic, table.asked]).toEqual(['mulligan', 'dark']);
    expect(table.choices).toEqual(['keep', 'mulligan']);
    expect(table.hand('dark')).toHaveLength(6);
    expect(table.hand('light')).toHaveLength(6);
    table.choose('mulligan');
    expect([table.topic, table.asked]).toEqual(['mulligan', 'light']);
    expect(table.hand('dark')).toHaveLength(6);
    expect(table.player('dark').deck).toHaveLength(34);
    table.choose('keep');
    expect(table.topic).not.toBe('mulligan');
  });

  test('LCG-10 each side reveals three objectives, the Dark Side first', () => {
    const table = newGame().choose('keep').choose('keep');
    const objectives = table.state.play.filter(({ type }) => type === 'objective');
    expect(objectives.slice(0, 6).map(({ seat }) => seat)).toEqual([1, 1, 1, 0, 0, 0]);
    expect(table.player('dark').objectives).toHaveLength(5);
  });

  test('LCG-12 the Dark Side has the first turn, without a conflict phase', () => {
    const table = newGame().choose('keep').choose('keep');
    expect(table.state.active).toBe(1);
    expect(table.state.dial).toBe(1);
    while (table.state.active === 1)
      table.choose(table.choices.includes('pass') ? 'pass' : (table.choices[0] ?? ''));
    const phases = table.events.flatMap(({ kind, data }) =>
      kind === 'phase begins' && typeof data === 'object' && data && 'phase' in data ? [data.phase] : [],
    );
    expect(phases.slice(0, 5)).toEqual(['balance', 'refresh', 'draw', 'deployment', 'force']);
  });
});
