import { describe, expect, test } from 'vitest';
import type { Setup } from '../kit.ts';
import { quietTable } from '../quiet.ts';
import { reasonsOf } from '../reasons.ts';

/** The AI attacks with the units that stand in its pool of attackers, until the game is held. */
function attacking(
  { units, ...dark }: NonNullable<Setup['dark']>,
  light: Setup['light'],
  rest: Partial<Setup> = {},
) {
  return quietTable({
    ai: 'dark',
    active: 'dark',
    step: 'engage',
    stop: 'commitment',
    dark: { fates: [], units, ...dark },
    light,
    ...rest,
  });
}

const attacker = (card: string, more: object = {}) => ({ card, pool: 'attackers' as const, ...more });

const engaged = (table: ReturnType<typeof attacking>) =>
  reasonsOf(table, 'engage').map(({ considered, picked, rule, by }) => [considered.length, picked, rule, by]);

/** Devastator blasts 2, 4 with the edge: one strike destroys what has that little left. */
describe('LCG-23 the next objective', () => {
  const fallen = { card: "A Hero's Journey", damage: 3 };

  test('LCG-23 it is the earliest revealed, though another has less capacity left', () => {
    // The Bomber's blast is not needed any more: it goes on.
    const table = attacking(
      { units: [attacker('Devastator'), attacker('TIE Bomber')] },
      { objectives: ['Draw Their Fire', fallen, { card: '006-1', damage: 3 }] },
    );
    expect(engaged(table)).toEqual([
      [3, "A Hero's Journey", 'LCG-22', 'capacity left'],
      [2, 'Draw Their Fire', 'LCG-23', 'revealed first'],
    ]);
  });

  test('LCG-23 one that was engaged this turn is passed over', () => {
    const table = attacking(
      { units: [attacker('Devastator'), attacker('TIE Bomber')] },
      { objectives: ['Draw Their Fire', fallen, '006-1'] },
      { engaged: ['Draw Their Fire'] },
    );
    expect(engaged(table).map(([, picked]) => picked)).toEqual(["A Hero's Journey", 'Last Minute Rescue']);
  });

  test('LCG-23 who has not struck leaves ready, who has stays; each engagement has its own edge battle', () => {
    const table = attacking(
      { units: [attacker('Devastator'), attacker('TIE Bomber')] },
      { objectives: [fallen, 'Draw Their Fire'] },
    );
    expect(table.told.filter((kind) => kind === 'leaves engagement')).toHaveLength(1);
    expect(table.told.filter((kind) => kind === 'edge')).toHaveLength(2);
    // The Bomber's 1 and 1 by the edge, and unopposed 1.
    expect(table.changes('Draw Their Fire', 'TIE Bomber', 'Devastator')).toEqual([
      'Draw Their Fire damage 0 to 3',
      'Devastator focus 0 to 1',
      'TIE Bomber focus 0 to 1',
    ]);
  });

  test('LCG-23 the player’s ready defenders finish against the attackers that are left in it', () => {
    const table = attacking(
      { units: [attacker('Devastator'), attacker('TIE Bomber')], fates: ['TIE Fighter', 'TIE Fighter'] },
      { objectives: [fallen, 'Draw Their Fire'], units: ['Home One'] },
    );
    table.choose('Home One');
    expect(table.victory('dark')).toEqual(["A Hero's Journey"]);
    // Home One has nobody else to damage.
    expect(table.card('Devastator').damage).toBe(2);
    expect(table.card('TIE Bomber').damage).toBe(0);
  });

  test('LCG-23 also where the engagement had turned to the one that fell', () => {
    // The Secret of Yavin 4 draws the attack on itself.
    const table = attacking(
      { units: [attacker('Devastator'), attacker('TIE Bomber')] },
      {
        objectives: [
          'Draw Their Fire',
          { card: '005-1', damage: 4 },
          { card: "A Hero's Journey", damage: 3 },
        ],
      },
    );
    table.until('use The Secret of Yavin 4').choose('use The Secret of Yavin 4');
    expect(table.victory('dark')).toContain('The Secret of Yavin 4');
    expect(engaged(table).map(([, picked, rule]) => [picked, rule])).toEqual([
      ["A Hero's Journey", 'LCG-22'],
      ['Draw Their Fire', 'LCG-23'],
    ]);
  });

  test('LCG-23 a fallen objective takes no unopposed damage', () => {
    const table = attacking({ units: [attacker('TIE Bomber')] }, { objectives: [fallen, 'Draw Their Fire'] });
    const causes = table.events.flatMap(({ kind, data }) =>
      kind === 'damage' ? [(data as { readonly cause: string }).cause] : [],
    );
    expect(causes).toEqual(['icon']);
  });
});

describe('LCG-41 attacks', () => {
  const objectives = ['Draw Their Fire', "A Hero's Journey"];

  test('LCG-41, LCG-23 all ready attackers are declared at once, exhausted ones and defenders not', () => {
    const table = attacking(
      {
        units: [
          attacker('TIE Bomber'),
          attacker('TIE Fighter', { focus: 1 }),
          attacker('031-3'),
          'Stormtrooper Elite',
        ],
      },
      { objectives },
    );
    const declared = table.events.filter(({ kind }) => kind === 'declared');
    expect(declared).toHaveLength(2);
    expect(declared.map(({ rule }) => rule)).toEqual(['LCG-41', 'LCG-41']);
    expect(reasonsOf(table, 'attackers').map(({ picked, rule, by }) => [picked, rule, by])).toEqual([
      ['TIE Bomber', 'LCG-41', 'all are declared'],
      ['AT-ST', 'LCG-41', 'all are declared'],
    ]);
  });
});

/** The Ultimate Power lets at most two attack it: the Light Side's AI keeps the strongest. */
describe('LCG-41 a limit on attackers', () => {
  const limited = (...units: readonly string[]) =>
    against([{ card: '028-1', damage: 1 }, 'Imperial Command', '030-1'], units);
  const against = (objectives: NonNullable<Setup['dark']>['objectives'], units: readonly string[]) =>
    quietTable({
      ai: 'light',
      step: 'engage',
      stop: 'commitment',
      light: { fates: [], units: units.map((card) => attacker(card)) },
      dark: { affiliation: 'Imperial Navy', objectives },
    });
  const first = (table: ReturnType<typeof limited>) => reasonsOf(table, 'attackers').slice(0, 2);

  test('LCG-41 keeps those with the most blast of all kinds', () => {
    // Blast 1, 3, 2.
    const table = limited('X-Wing', 'Red Five', 'Y-Wing');
    expect(first(table)).toMatchObject([
      { picked: 'Red Five', rule: 'LCG-21', by: 'blast' },
      { picked: 'Y-Wing', considered: ['X-Wing', 'Y-Wing'], rule: 'LCG-21', by: 'blast' },
    ]);
  });

  test('LCG-41, LCG-21 with equal blast the one with more unit damage, then the dearer one', () => {
    // Blast 1 each; unit damage 1, 2, 2; cost 1, 2, 3.
    const table = limited('X-Wing', 'Jedi in Hiding', 'Red Two');
    expect(first(table)).toMatchObject([
      { picked: 'Jedi in Hiding', considered: ['X-Wing', 'Jedi in Hiding'], by: 'unit damage' },
      { picked: 'Red Two', considered: ['X-Wing', 'Jedi in Hiding', 'Red Two'], by: 'printed cost' },
    ]);
  });

  test('LCG-41, LCG-39 then the one with more Force icons', () => {
    // Blast 1, unit damage 1, cost 2 each; Force icons 1 and 2.
    const table = limited('Red Five', 'Believer in the Old Ways', 'Fleet Officer');
    expect(first(table)[1]).toMatchObject({
      picked: 'Fleet Officer',
      considered: ['Believer in the Old Ways', 'Fleet Officer'],
      rule: 'LCG-39',
      by: 'Force icons',
    });
  });

  test('LCG-41 who is left over makes another engagement, by LCG-22 as the first objective stands', () => {
    const table = limited('X-Wing', 'Jedi in Hiding', 'Red Two');
    expect(reasonsOf(table, 'engage').map(({ picked, rule }) => [picked, rule])).toEqual([
      ['The Ultimate Power', 'LCG-22'],
      ['Imperial Command', 'LCG-22'],
    ]);
  });

  test('LCG-41 the last one stands, though one before it fell: the next by LCG-22', () => {
    const objectives = [
      '028-1',
      { card: 'Imperial Command', damage: 4 },
      'Death and Despayre',
      { card: '030-1', damage: 2 },
    ];
    const table = against(objectives, ['Red Five', 'X-Wing', 'Y-Wing', 'Rookie Pilot']);
    expect(reasonsOf(table, 'engage').map(({ picked, rule }) => [picked, rule])).toEqual([
      ['Imperial Command', 'LCG-22'],
      ['The Ultimate Power', 'LCG-23'],
      ['Defense Protocol', 'LCG-22'],
    ]);
  });
});
