import { describe, expect, test } from 'vitest';
import { quietTable } from '../quiet.ts';

describe('balance', () => {
  test('the dial advances by 1 in the Dark Side’s turn, by 2 with the Balance', () => {
    expect(quietTable({ active: 'dark', step: 'balance', dial: 3 }).state.dial).toBe(4);
    expect(quietTable({ active: 'dark', step: 'balance', dial: 3, balance: 'dark' }).state.dial).toBe(5);
  });

  test('the Light Side with the Balance may damage a dark objective', () => {
    const table = quietTable({ step: 'balance' });
    expect([table.topic, table.asked]).toEqual(['balance damage', 'light']);
    expect(table.choices).toEqual(['Shadows of Dathomir', 'Imperial Command', 'Death and Despayre', 'pass']);
    table.choose('Imperial Command');
    expect(table.card('Imperial Command').damage).toBe(1);
    expect(table.state.dial).toBe(0);
  });

  test('the Light Side may leave it', () => {
    const table = quietTable({ step: 'balance' }).choose('pass');
    expect(table.state.play.every(({ damage }) => damage === 0)).toBe(true);
  });

  test('without the Balance the Light Side does nothing', () => {
    expect(quietTable({ step: 'balance', balance: 'dark' }).told).not.toContain('damage');
  });

  test('a shield may prevent the damage', () => {
    const objectives = [{ card: 'Imperial Command', shields: 1 }];
    const table = quietTable({ step: 'balance', dark: { objectives } }).choose('Imperial Command');
    expect(table.asked).toBe('dark');
    table.choose('number 1');
    expect(table.card('Imperial Command')).toMatchObject({ damage: 0, shields: 0 });
  });
});

describe('refresh', () => {
  const tired = { card: 'Believer in the Old Ways', focus: 2 };

  test('one focus token goes from each card of the active player, two from elite ones', () => {
    const table = quietTable({
      step: 'refresh',
      light: { units: [tired, { card: 'Red Five', focus: 3 }], hand: [] },
      dark: { units: [{ card: 'Dark Side Apprentice', focus: 1 }] },
    });
    expect(table.card('Believer in the Old Ways').focus).toBe(1);
    expect(table.card('Red Five').focus).toBe(1);
    expect(table.card('Dark Side Apprentice').focus).toBe(1);
  });

  test('LCG-12 none in the Light Side’s first turn', () => {
    const table = quietTable({ step: 'refresh', round: 1, light: { units: [tired] } });
    expect(table.card('Believer in the Old Ways').focus).toBe(2);
  });

  test('all shields of the active player go, also in the first turn', () => {
    const table = quietTable({
      step: 'refresh',
      round: 1,
      light: { units: [{ card: 'X-Wing', shields: 2 }] },
      dark: { units: [{ card: 'TIE Fighter', shields: 1 }] },
    });
    expect(table.card('X-Wing').shields).toBe(0);
    expect(table.card('TIE Fighter').shields).toBe(1);
  });

  test('there are three objectives again', () => {
    const table = quietTable({ step: 'refresh', light: { objectives: ['Draw Their Fire'] } });
    const mine = table.state.play.filter(({ type, seat }) => type === 'objective' && seat === 0);
    expect(mine).toHaveLength(3);
  });

  test('LCG-35 who has no objective left to reveal has lost', () => {
    const table = quietTable({ step: 'refresh', light: { sets: [], objectives: ['Draw Their Fire'] } });
    expect(table.outcome).toMatchObject({ winner: 1, how: 'objective deck' });
    expect(table.rulesOf('wins')).toEqual(['LCG-35']);
  });
});

describe('draw', () => {
  test('one card may be discarded, then the hand is filled up to the reserve', () => {
    const table = quietTable({ step: 'draw', light: { hand: ['X-Wing', 'Y-Wing'] } });
    expect([table.topic, ...table.choices]).toEqual(['discard one', 'X-Wing', 'Y-Wing', 'pass']);
    table.choose('X-Wing');
    expect(table.hand('light')).toHaveLength(6);
    expect(table.hand('light')).toContain('Y-Wing');
    expect(table.discard('light')).toEqual(['X-Wing']);
  });

  test('who holds more than the reserve discards down to it', () => {
    const hand = [
      'X-Wing',
      'Y-Wing',
      'Rookie Pilot',
      'Rebel Trooper',
      'R2-D2',
      'Fleet Officer',
      "Twi'lek Smuggler",
    ];
    const table = quietTable({ step: 'draw', light: { hand } }).choose('pass');
    expect([table.topic, table.asked]).toEqual(['discard down', 'light']);
    table.choose('Y-Wing');
    expect(table.discard('light')).toEqual(['Y-Wing']);
    expect(table.hand('light')).toHaveLength(6);
  });

  test('LCG-35 who must draw from an empty command deck has lost', () => {
    const table = quietTable({ step: 'draw', light: { sets: [] } });
    expect(table.outcome).toMatchObject({ winner: 1, how: 'command deck' });
    expect(table.rulesOf('wins')).toEqual(['LCG-35']);
  });
});

describe('the Force', () => {
  const units = ['X-Wing', 'Y-Wing', 'Fleet Officer', { card: 'Rookie Pilot', focus: 1 }];

  test('any units may be committed, exhausted ones too, three in all', () => {
    const table = quietTable({ step: 'commitment', light: { units } });
    expect([table.topic, ...table.choices]).toEqual([
      'commit',
      'X-Wing',
      'Y-Wing',
      'Fleet Officer',
      'Rookie Pilot',
    ]);
    expect(table.question.form).toMatchObject({ min: 0, max: 3 });
    table.choose('Rookie Pilot');
    expect(table.card('Rookie Pilot').committed).toBe(true);
    expect(table.card('X-Wing').committed).toBe(false);
  });

  test('units that are committed count toward the three, and are not offered', () => {
    const [first, ...others] = units;
    expect(first).toBe('X-Wing');
    const committed = { card: 'X-Wing', committed: true };
    const table = quietTable({ step: 'commitment', light: { units: [committed, ...others] } });
    expect(table.choices).toEqual(['Y-Wing', 'Fleet Officer', 'Rookie Pilot']);
    expect(table.question.form).toMatchObject({ min: 0, max: 2 });
  });

  test('the side with more Force icons on ready, committed units gets the Balance', () => {
    const table = quietTable({
      step: 'struggle',
      light: { units: [{ card: 'Fleet Officer', committed: true, focus: 1 }] },
      dark: { units: [{ card: 'Dark Side Apprentice', committed: true }, 'Advisor to the Emperor'] },
    });
    expect(table.state.balance).toBe('dark');
    expect(table.events.find(({ kind }) => kind === 'struggle')?.data).toMatchObject({ n: 1, by: 1 });
  });

  test('LCG-57 on a tie the Balance stays and its side has won by 0', () => {
    const table = quietTable({
      step: 'struggle',
      balance: 'dark',
      light: { units: [{ card: 'X-Wing', committed: true }] },
      dark: { units: [{ card: 'TIE Fighter', committed: true }] },
    });
    expect(table.state.balance).toBe('dark');
    expect(table.events.find(({ kind }) => kind === 'struggle')).toMatchObject({
      rule: 'LCG-57',
      data: { n: 0, by: 1 },
    });
  });
});

describe('the turn', () => {
  test('LCG-12 turns alternate', () => {
    const table = quietTable({ step: 'turn ends', balance: 'dark', light: { hand: ['X-Wing'] } });
    expect(table.state.active).toBe(1);
    expect(table.state.round).toBe(3);
    expect(table.state.dial).toBe(2);
  });
});
