import { describe, expect, test } from 'vitest';
import { kindOf } from '../../src/cards/catalogue.ts';
import type { Setup, TestTable } from '../kit.ts';
import { quietTable } from '../quiet.ts';
import { cardsTold, reasonsOf } from '../reasons.ts';

/** The Dark Side's AI is about to deploy: pools are split at the end, then it attacks. */
function attacking(dark: Setup['dark'], light: Setup['light'] = {}, rest: Partial<Setup> = {}): TestTable {
  return quietTable({
    ai: 'dark',
    active: 'dark',
    step: 'deployment',
    dark: { fates: [], ...dark },
    light,
    ...rest,
  });
}

describe('pools', () => {
  test('LCG-20 half of its units, rounded up, attack', () => {
    const table = attacking({ units: ['TIE Fighter', 'Death Star Trooper', 'Imperial Officer'] });
    expect(cardsTold(table, 'pools', 'attackers')[0]).toHaveLength(2);
    expect(cardsTold(table, 'pools', 'defenders')[0]).toHaveLength(1);
  });

  test('LCG-20 exhausted units are counted, and units that cannot attack defend', () => {
    const table = attacking({ units: ['Coruscant Defense Fleet', { card: 'TIE Bomber', focus: 2 }] });
    expect(cardsTold(table, 'pools', 'attackers')[0]).toEqual(['TIE Bomber']);
    expect(cardsTold(table, 'pools', 'defenders')[0]).toEqual(['Coruscant Defense Fleet']);
  });

  test('LCG-21 the units with the most blast of all kinds attack', () => {
    const table = attacking({ units: ['Stormtrooper Elite', 'TIE Bomber'] });
    expect(cardsTold(table, 'pools', 'attackers')[0]).toEqual(['TIE Bomber']);
  });

  test('LCG-21 with equal blast the one with more unit damage', () => {
    const table = attacking({ units: ['Kuati Security Team', 'Nightsister'].reverse() });
    expect(cardsTold(table, 'pools', 'attackers')[0]).toEqual(['Nightsister']);
    const other = attacking({ units: ['TIE Fighter', '"Backstabber"'] });
    expect(cardsTold(other, 'pools', 'attackers')[0]).toEqual(['"Backstabber"']);
  });

  test('LCG-21 then the dearer one', () => {
    const table = attacking({ units: ['TIE Fighter', 'Human Replica Droid'] });
    expect(cardsTold(table, 'pools', 'attackers')[0]).toEqual(['Human Replica Droid']);
  });
});

describe('which objective', () => {
  const light = {
    objectives: ['Draw Their Fire', { card: "A Hero's Journey" }, { card: 'Draw Their Fire', damage: 3 }],
  };

  test('LCG-22 attacks the objective with the least capacity left', () => {
    const table = attacking({ units: ['TIE Bomber'] }, light);
    expect(reasonsOf(table, 'engage')[0]).toMatchObject({
      picked: 'Draw Their Fire',
      rule: 'LCG-22',
      by: 'capacity left',
    });
    expect(table.victory('dark')).toEqual(['Draw Their Fire']);
  });

  test('LCG-22 of equal ones the one that was revealed first', () => {
    const table = attacking(
      { units: ['TIE Bomber'] },
      { objectives: ['Draw Their Fire', 'Draw Their Fire'] },
    );
    expect(reasonsOf(table, 'engage')[0]).toMatchObject({ rule: 'LCG-22', by: 'revealed first' });
  });

  test('LCG-52 with the option the printed capacity counts', () => {
    const table = attacking({ units: ['TIE Bomber'] }, light, { options: { capacity: 'printed' } });
    expect(reasonsOf(table, 'engage')[0]).toMatchObject({ picked: "A Hero's Journey" });
  });

  test('LCG-23 where the objective falls, who has not struck attacks the next in the order drawn', () => {
    const table = attacking(
      {
        units: ['TIE Bomber', 'TIE Bomber', 'TIE Fighter', 'TIE Fighter'],
        sets: [26, 26, 27, 27, 28, 29, 30, 31, 32, 36],
        affiliation: 'imperial-navy',
      },
      { objectives: ['Draw Their Fire', { card: 'Draw Their Fire', damage: 4 }, "A Hero's Journey"] },
    );
    expect(reasonsOf(table, 'engage').map(({ rule, picked }) => [rule, picked])).toEqual([
      ['LCG-22', 'Draw Their Fire'],
      ['LCG-23', 'Draw Their Fire'],
    ]);
  });

  test('LCG-41 makes no engagement without a ready attacker', () => {
    const table = attacking({ units: [{ card: 'TIE Bomber', focus: 2 }, 'Death Star Trooper'] });
    expect(table.told).not.toContain('engaged');
  });
});

/** Of the first engagement. */
function defendersIn({ events }: TestTable): readonly string[] {
  const until = events.findIndex(({ kind }) => kind === 'engagement ends');
  return events.slice(0, until < 0 ? undefined : until).flatMap(({ kind, data }) => {
    const { as, card } = data as { readonly as?: string; readonly card?: number };
    return kind === 'declared' && as === 'defender' && card !== undefined ? [kindOf(card).title] : [];
  });
}

describe('defending', () => {
  const attack: Setup = { ai: 'dark', active: 'light', step: 'engage' };

  test('LCG-42 declares as many defenders as there are attackers while the player could engage again', () => {
    const table = quietTable({
      ...attack,
      light: { units: ['X-Wing', 'Y-Wing'] },
      dark: { fates: [], units: ['TIE Fighter', 'Stormtrooper Elite', 'Death Star Trooper'] },
    });
    table.choose('Imperial Command').choose('X-Wing');
    expect(defendersIn(table)).toEqual(['Stormtrooper Elite']);
  });

  test('LCG-42 declares all of them where the player could not', () => {
    const table = quietTable({
      ...attack,
      light: { units: ['X-Wing'] },
      dark: { fates: [], units: ['TIE Fighter', 'Stormtrooper Elite'] },
    });
    table.choose('Imperial Command');
    expect(defendersIn(table)).toEqual(['TIE Fighter', 'Stormtrooper Elite']);
  });

  test('LCG-42 with the option all of them defend every time', () => {
    const table = quietTable({
      ...attack,
      options: { defence: 'all' },
      light: { units: ['X-Wing', 'Y-Wing'] },
      dark: { fates: [], units: ['TIE Fighter', 'Stormtrooper Elite'] },
    });
    table.choose('Imperial Command').choose('X-Wing');
    expect(defendersIn(table)).toEqual(['TIE Fighter', 'Stormtrooper Elite']);
  });
});
