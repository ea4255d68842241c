import { describe, expect, test } from 'vitest';
import type { Setup } from '../kit.ts';
import { quietTable } from '../quiet.ts';
import { reasonsOf } from '../reasons.ts';

/** The Dark Side's AI attacks with its units; the edge battle comes, or strikes where somebody has the edge. */
function engaged(dark: Setup['dark'], light: Setup['light'], engagement: Setup['engagement']) {
  return quietTable({ ai: 'dark', active: 'dark', dark, light, engagement });
}

const FATES = ['Heat of Battle', 'Target of Opportunity', 'Twist of Fate', 'TIE Fighter'];

describe('the edge battle', () => {
  test('LCG-24 lays one card of its fate deck for each participating unit', () => {
    const table = engaged(
      {
        units: ['TIE Bomber', 'TIE Fighter'],
        fates: ['Death Star Trooper', 'Imperial Officer', 'Heat of Battle'],
      },
      {},
      { objective: 'Draw Their Fire', attackers: ['TIE Bomber', 'TIE Fighter'] },
    );
    expect(table.events.filter(({ kind }) => kind === 'lays')).toHaveLength(2);
    expect(reasonsOf(table, 'lay').map(({ picked }) => picked)).toEqual(['lay', 'lay']);
  });

  test('LCG-24 lays nothing from an empty fate deck', () => {
    const table = engaged(
      { units: ['TIE Bomber'], fates: [] },
      {},
      { objective: 'Draw Their Fire', attackers: ['TIE Bomber'] },
    );
    expect(table.told).not.toContain('lays');
  });

  test('LCG-25 passes when its stack holds two cards more than the player has laid', () => {
    const table = engaged(
      { units: ['TIE Bomber', 'TIE Fighter', 'Death Star Trooper'], fates: FATES.slice(0, 3) },
      { units: ['X-Wing'], hand: ['Fleet Officer', 'Y-Wing'] },
      {
        objective: 'Draw Their Fire',
        attackers: ['TIE Bomber', 'TIE Fighter', 'Death Star Trooper'],
        defenders: ['X-Wing'],
      },
    );
    table.choose('pass').choose('pass');
    expect(table.events.filter(({ kind }) => kind === 'lays')).toHaveLength(2);
  });
});

describe('strikes', () => {
  test('LCG-43 strikes with the unit of the most usable icons first', () => {
    const table = engaged(
      { units: ['TIE Fighter', 'Stormtrooper Elite'], fates: [] },
      { units: [{ card: 'X-Wing', focus: 1 }] },
      {
        objective: 'Draw Their Fire',
        attackers: ['TIE Fighter', 'Stormtrooper Elite'],
        defenders: ['X-Wing'],
        step: 'strikes',
        edge: 'light',
      },
    );
    expect(reasonsOf(table, 'strike')[0]).toEqual({
      considered: ['TIE Fighter', 'Stormtrooper Elite'],
      picked: 'Stormtrooper Elite',
      rule: 'LCG-43',
      by: 'usable icons',
    });
  });

  test('LCG-43 its icons resolve tactics, unit damage, blast', () => {
    const table = engaged(
      { units: ['Emperor Palpatine'], fates: [] },
      { units: [{ card: 'X-Wing', focus: 1 }] },
      {
        objective: 'Draw Their Fire',
        attackers: ['Emperor Palpatine'],
        defenders: ['X-Wing'],
        step: 'strikes',
        edge: 'light',
      },
    );
    const icons = table.events
      .filter(({ kind }) => kind === 'icons')
      .map(({ data }) => (data as { icon: string }).icon);
    expect(icons).toEqual(['tactics', 'blast']);
  });

  test("LCG-44 unit damage goes on the player's dearest participating unit, and the rest on to the next", () => {
    const table = engaged(
      { units: ['Stormtrooper Elite'], fates: [] },
      {
        units: [
          { card: 'Rookie Pilot', focus: 1 },
          { card: 'Y-Wing', focus: 1 },
        ],
      },
      {
        objective: 'Draw Their Fire',
        attackers: ['Stormtrooper Elite'],
        defenders: ['Rookie Pilot', 'Y-Wing'],
        step: 'strikes',
        edge: 'dark',
      },
    );
    expect(reasonsOf(table, 'unit damage')[0]).toMatchObject({
      picked: 'Y-Wing',
      rule: 'LCG-44',
      by: 'printed cost',
    });
    expect([...table.discard('light')].sort()).toEqual(['Rookie Pilot', 'Y-Wing']);
  });

  test("LCG-45 tactics go one at a time on the player's ready units, participating ones first", () => {
    const table = engaged(
      { units: ['Emperor Palpatine'], fates: [] },
      { units: ['Luke Skywalker', 'Rookie Pilot', { card: 'Yoda', focus: 1 }] },
      {
        objective: 'Draw Their Fire',
        attackers: ['Emperor Palpatine'],
        defenders: ['Rookie Pilot'],
        step: 'strikes',
        edge: 'dark',
      },
    );
    expect(table.card('Rookie Pilot').focus).toBeGreaterThan(0);
    expect(table.card('Luke Skywalker').focus).toBeGreaterThan(0);
    expect(reasonsOf(table, 'tactics')).toMatchObject([
      { picked: 'Rookie Pilot', rule: 'LCG-45', by: 'participating' },
    ]);
  });

  test('LCG-46 targeted strike goes for a unit outside that costs more than all inside', () => {
    const table = quietTable({
      ai: 'light',
      active: 'light',
      light: { units: ['Han Solo'], fates: [] },
      dark: { units: ['Devastator', { card: 'TIE Fighter', focus: 1 }] },
      engagement: {
        objective: 'Imperial Command',
        attackers: ['Han Solo'],
        defenders: ['TIE Fighter'],
        step: 'strikes',
        edge: 'dark',
      },
    });
    expect(table.card('Devastator').damage).toBe(2);
    expect(table.card('TIE Fighter').damage).toBe(0);
  });
});

test('LCG-47 shields are used at the first chance that prevents something', () => {
  const table = quietTable({
    ai: 'dark',
    active: 'light',
    light: { units: ['Jedi in Hiding'] },
    dark: { units: [{ card: 'Stormtrooper Elite', focus: 1, shields: 1 }], fates: [] },
    engagement: {
      objective: 'Imperial Command',
      attackers: ['Jedi in Hiding'],
      defenders: ['Stormtrooper Elite'],
      step: 'strikes',
      edge: 'light',
    },
  });
  table.choose('unit');
  expect(table.told).toContain('unshield');
  expect(table.isInPlay('Stormtrooper Elite')).toBe(true);
});

describe('the Force', () => {
  const force: Setup = { ai: 'dark', active: 'dark', step: 'commitment' };

  test('LCG-26 commits the unit with the most Force icons', () => {
    const table = quietTable({
      ...force,
      dark: { units: ['TIE Fighter', 'Nightsister', 'Admiral Motti'], fates: [] },
    });
    expect(reasonsOf(table, 'commit')[0]).toMatchObject({
      picked: 'Admiral Motti',
      rule: 'LCG-26',
      by: 'Force icons',
    });
    expect(table.state.play.filter(({ committed }) => committed)).toHaveLength(1);
  });

  test('LCG-26 of equal ones the one with fewer combat icons, then the dearer', () => {
    const table = quietTable({
      ...force,
      dark: { units: ['Kuati Security Team', 'Duty Officer'], fates: [] },
    });
    expect(reasonsOf(table, 'commit')[0]).toMatchObject({ picked: 'Duty Officer', by: 'combat icons' });
  });

  test('LCG-27 takes the worst of three back for a better one', () => {
    const committed = ['TIE Fighter', 'TIE Bomber', 'Imperial Officer'].map((card) => ({
      card,
      committed: true,
    }));
    const table = quietTable({ ...force, dark: { units: [...committed, 'Admiral Motti'], fates: [] } });
    expect(table.told).toContain('uncommits');
    expect(table.card('Admiral Motti').committed).toBe(true);
    expect(table.state.play.filter(({ committed: has }) => has)).toHaveLength(3);
  });

  test('LCG-27 not for one with equally many Force icons', () => {
    const committed = ['TIE Fighter', 'TIE Bomber', 'Imperial Officer'].map((card) => ({
      card,
      committed: true,
    }));
    const table = quietTable({ ...force, dark: { units: [...committed, 'Kuati Security Team'], fates: [] } });
    expect(table.told).not.toContain('uncommits');
  });
});

test('LCG-50 an AI Light Side with the Balance damages an objective that this destroys', () => {
  const table = quietTable({
    ai: 'light',
    active: 'light',
    step: 'balance',
    light: { fates: [] },
    dark: {
      objectives: ['Shadows of Dathomir', { card: 'Imperial Command', damage: 4 }, 'Death and Despayre'],
    },
  });
  expect(table.victory('light')).toEqual(['Imperial Command']);
});

test('LCG-50 otherwise the one with the least capacity left', () => {
  const table = quietTable({
    ai: 'light',
    active: 'light',
    step: 'balance',
    light: { fates: [] },
    dark: {
      objectives: ['Shadows of Dathomir', { card: 'Imperial Command', damage: 2 }, 'Death and Despayre'],
    },
  });
  expect(reasonsOf(table, 'balance damage')[0]).toMatchObject({
    picked: 'Imperial Command',
    rule: 'LCG-50',
    by: 'capacity left',
  });
});

describe('LCG-50 equal ones', () => {
  const dealt = (
    ...objectives: readonly { readonly card: string; readonly damage: number; readonly shields?: number }[]
  ) =>
    quietTable({
      ai: 'light',
      active: 'light',
      step: 'balance',
      light: { fates: [] },
      dark: { objectives: [...objectives, 'Shadows of Dathomir'] },
    });

  test('LCG-50, LCG-39 go to the one with more resources, and the damage tells why', () => {
    // Kuat Reinforcements and Imperial Command have 5 each; resources 1 and 2.
    const table = dealt({ card: '027-1', damage: 2 }, { card: '026-1', damage: 2 });
    const { data, rule, reasons } = table.events.find(({ kind }) => kind === 'damage') ?? {};
    expect(data).toMatchObject({ n: 1, cause: 'balance' });
    expect(rule).toBe('LCG-50');
    expect(reasons).toMatchObject([
      { topic: 'balance damage', decided: { rule: 'LCG-39', name: 'combat icons or resources' } },
    ]);
    expect(reasonsOf(table, 'balance damage')).toMatchObject([{ picked: 'Imperial Command' }]);
  });

  test('LCG-50 one behind a shield is not destroyed by it', () => {
    const table = dealt({ card: '027-1', damage: 4 }, { card: '026-1', damage: 4, shields: 1 });
    expect(table.victory('light')).toEqual(['Kuat Reinforcements']);
  });
});

describe('the fate deck', () => {
  test('LCG-14 is filled to the reserve at the start of each AI turn', () => {
    const table = quietTable({
      ai: 'dark',
      active: 'dark',
      step: 'turn begins',
      dark: { fates: ['Heat of Battle'] },
    });
    expect(table.events.find(({ kind }) => kind === 'fills fate deck')).toMatchObject({
      rule: 'LCG-14',
      data: { cards: 5 },
    });
  });

  test('LCG-51 draws to its reserve and never discards a card of its own will', () => {
    const table = quietTable({
      ai: 'dark',
      active: 'dark',
      step: 'draw',
      dark: { fates: [], hand: ['TIE Fighter'] },
    });
    expect(table.told).not.toContain('discards');
    expect(table.events.find(({ kind }) => kind === 'draw')).toMatchObject({ data: { n: 5 } });
  });
});
