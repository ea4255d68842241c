import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const DARK = { active: 'dark' } as const;
const AI_DARK = { ...DARK, ai: 'dark', stop: 'conflict' } as const;
const NAVY = { affiliation: 'Imperial Navy', fates: [] };

test('062-2, 062-3 501st Trooper: a blast icon more while it attacks a Hoth objective, for a person and for the AI', () => {
  for (const ai of ['none', 'dark'] as const)
    for (const objective of ['038-1', '001-1']) {
      const table = quietTable({
        ...DARK,
        ai,
        step: 'engage',
        light: { objectives: ['038-1', '001-1'], units: ['001-2'], hand: ['001-3'] },
        dark: { units: ['062-2'], fates: [] },
        engagement: { objective, attackers: ['062-2'], defenders: ['001-2'] },
      });
      expect(table.reads('blast', '501st Trooper')).toBe(objective === '038-1' ? 1 : 0);
    }
});

const EWEB = {
  light: { units: ['014-3'] },
  dark: { units: ['026-4', '019-2', '062-2'], area: ['062-5'], hand: ['068-2'], fates: [] },
};

test('062-5 E-Web Heavy Repeating Blaster: focused, it gives a Trooper a blast icon until the end of the phase', () => {
  const table = quietTable({ ...DARK, ...EWEB }).choose('use E-Web Heavy Repeating Blaster');
  expect(table.choices).toEqual(['Rebel Trooper', 'Heavy Stormtrooper Squad', '501st Trooper']);
  expect(table.choose('Heavy Stormtrooper Squad').reads('blast', 'Heavy Stormtrooper Squad')).toBe(1);
  expect(table.card('E-Web Heavy Repeating Blaster').focus).toBe(1);
  expect(table.until('engage').reads('blast', 'Heavy Stormtrooper Squad')).toBe(0);
});

test('062-5 E-Web Heavy Repeating Blaster: the AI gives the icon to its own Trooper, in the conflict phase', () => {
  const dark = { ...EWEB.dark, hand: [] };
  expect(quietTable({ ...AI_DARK, ...EWEB, dark }).changes('E-Web')).toEqual([]);
  const table = quietTable({ ...AI_DARK, ...EWEB, dark, step: 'conflict', stop: 'engage' });
  expect(reasonsOf(table, 'target')).toMatchObject([
    { considered: ['Heavy Stormtrooper Squad', '501st Trooper'] },
  ]);
});

/** An AT-AT strikes. */
const atAt = (ai: 'none' | 'dark', area: string[] = ['043-5', '001-6']) =>
  quietTable({
    ...DARK,
    ai,
    step: 'engage',
    stop: 'commitment',
    light: { area },
    dark: { units: ['063-2'], area: ['062-5'], fates: [] },
    engagement: { objective: 'Draw Their Fire', attackers: ['063-2'], step: 'strikes', edge: 'dark' },
  });

test('063-4 AT-AT Assault Formation: when it is focused to strike each enemy Hoth objective is dealt a damage, for a person and for the AI', () => {
  for (const ai of ['none', 'dark'] as const) {
    const table = quietTable({
      ...DARK,
      ai,
      step: 'engage',
      stop: 'commitment',
      light: { objectives: ['038-1', '059-1', 'Draw Their Fire'] },
      dark: { objectives: ['042-1'], units: ['063-4'], fates: [] },
      engagement: { objective: 'Draw Their Fire', attackers: ['063-4'], step: 'strikes', edge: 'dark' },
    });
    if (ai === 'none') table.choose('use AT-AT Assault Formation');
    expect([table.card('038-1').damage, table.card('059-1').damage, table.card('042-1').damage]).toEqual([
      1, 1, 0,
    ]);
  }
});

const ASSAULT = {
  light: { objectives: ['001-1', '038-1'] },
  dark: { ...NAVY, objectives: ['042-1', '026-1'], hand: ['063-6'] },
} satisfies Setup;

test('063-6 Aggressive Assault: with a Hoth objective each enemy objective is dealt a damage', () => {
  const table = quietTable({ ...DARK, ...ASSAULT }).pay('use Aggressive Assault');
  expect([table.card('001-1').damage, table.card('038-1').damage, table.card('042-1').damage]).toEqual([
    1, 1, 0,
  ]);
  const without = quietTable({
    ...DARK,
    ...ASSAULT,
    dark: { ...ASSAULT.dark, objectives: ['026-1', '029-1'] },
  });
  expect(without.choices).not.toContain('use Aggressive Assault');
});

test('063-6 Aggressive Assault: the AI plays it', () => {
  const table = quietTable({ ...AI_DARK, ...ASSAULT });
  expect([table.card('001-1').damage, table.card('038-1').damage]).toEqual([1, 1]);
});

test('063-5 Orbital Resupply Station: Imperial Navy Vehicles of printed cost 4 or more cost 1 less, for a person and for the AI', () => {
  for (const ai of ['none', 'dark'] as const) {
    const paid = (card: string, title: string) => {
      const dark = { ...NAVY, objectives: ['026-1', '029-1', '063-1'], area: ['063-5'], hand: [card] };
      const table = quietTable({ ...AI_DARK, ai, dark });
      if (ai === 'none') table.pay(`play ${title}`);
      return table.state.play.reduce((sum, { seat, focus }) => sum + (seat === 1 ? focus : 0), 0);
    };
    expect([paid('063-2', 'AT-AT'), paid('030-2', 'TIE Attack Squadron'), paid('025-4', 'Rancor')]).toEqual([
      3, 3, 4,
    ]);
  }
});

test('063-2, 063-3 AT-AT: focused to strike it may discard an enhancement that is not Limited instead of its icons', () => {
  const table = atAt('none');
  expect(table.asking).toBe('dark window: use AT-AT, pass');
  table.choose('use AT-AT');
  expect([...table.choices].sort()).toEqual(['E-Web Heavy Repeating Blaster', 'Echo Base Shield Generator']);
  table.choose('Echo Base Shield Generator');
  // The one damage is for being unopposed.
  expect(table.changes('Echo', 'Draw')).toEqual([
    'Draw Their Fire damage 0 to 1',
    'Echo Base Shield Generator play to discard',
  ]);
});

test('063-2, 063-3 AT-AT: declined, its icons resolve', () => {
  expect(atAt('none').choose('pass').changes('Draw')).toEqual(['Draw Their Fire damage 0 to 2']);
});

test('063-2, 063-3 AT-AT: the AI gives the two icons that it could use for what costs 3, not for what costs 1', () => {
  expect(atAt('dark').isInPlay('Echo Base Shield Generator')).toBe(false);
  expect(atAt('dark', ['007-4']).isInPlay('Ancient Monument')).toBe(true);
});
