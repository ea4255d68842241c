import { describe, expect, test } from 'vitest';
import type { TestTable } from '../kit.ts';
import { quietTable } from '../quiet.ts';

/** The Believer is a Character, which Force Choke may always damage: the Dark Side is asked in every window. */
const CHOKE = { hand: ['Force Choke'], units: ['Kuati Security Team'] };

/** Everything is passed that can be; where the Dark Side was asked for an action, in order. */
function windowsOf(table: TestTable, answers: Readonly<Record<string, string>> = {}): readonly string[] {
  const windows: string[] = [];
  const { active } = table.state;
  for (let asked = 0; table.state.active === active; asked++) {
    if (asked > 60) throw new Error('The turn does not end.');
    const { topic } = table;
    if (topic === 'action' && table.asked === 'dark') windows.push(table.state.window?.at ?? '');
    const { form } = table.question;
    if (topic === 'defenders') table.choose(...table.choices);
    else if (answers[topic] !== undefined && table.choices.includes(answers[topic]))
      table.choose(answers[topic]);
    else if (form.pick === 'some') table.choose(...table.choices.slice(0, form.min));
    else table.choose(table.choices.includes('pass') ? 'pass' : (table.choices[0] ?? ''));
  }
  return windows;
}

describe('action windows in the turn', () => {
  const light = { units: ['Believer in the Old Ways'] };

  test('none in the balance phase; one at the end of refresh, draw and force, in deployment, before and after engagements', () => {
    const table = quietTable({ step: 'turn begins', light, dark: CHOKE });
    expect(windowsOf(table)).toEqual(['refresh', 'draw', 'deployment', 'conflict', 'conflict ends', 'force']);
  });

  test('in an engagement after attackers, after defenders, after the edge battle and after each strike', () => {
    const table = quietTable({ step: 'conflict', light, dark: CHOKE });
    expect(windowsOf(table, { engage: 'Imperial Command' })).toEqual([
      'conflict',
      'attackers',
      'defenders',
      'edge',
      'strike',
      'strike',
      'conflict',
      'conflict ends',
      'force',
    ]);
  });
});

describe('the beginning of a turn', () => {
  test('what reacts to it comes before the dial moves', () => {
    // Mission Briefing: after the opponent's turn begins, a card.
    const table = quietTable({
      active: 'dark',
      step: 'turn begins',
      light: { objectives: ['009-1', 'Draw Their Fire', 'Draw Their Fire'] },
    });
    expect([table.asking, table.state.dial]).toEqual(['light window: use Mission Briefing, pass', 0]);
    table.choose('use Mission Briefing');
    expect(table.state.dial).toBe(1);
  });
});

describe('the refresh phase', () => {
  test('focus goes from what the active player controls, also on enemy cards, and not from enemy cards on his', () => {
    const units = [
      { card: 'Believer in the Old Ways', enemies: [{ card: '025-5', focus: 1 }] },
      { card: 'Jedi in Hiding', enhancements: [{ card: '001-5', focus: 2 }] },
    ];
    const refreshed = (active: 'light' | 'dark') => {
      const table = quietTable({ active, step: 'refresh', light: { units } });
      return [table.card('025-5').focus, table.card('001-5').focus];
    };
    expect(refreshed('light')).toEqual([1, 1]);
    expect(refreshed('dark')).toEqual([0, 2]);
  });

  test('an objective is refreshed as well, by one token', () => {
    const objectives = [{ card: 'Draw Their Fire', focus: 2 }, 'Draw Their Fire', "A Hero's Journey"];
    const table = quietTable({ step: 'refresh', light: { objectives } });
    expect(table.card('Draw Their Fire').focus).toBe(1);
  });

  test('objectives come one at a time: what the first does on entering play is done before the next', () => {
    const table = quietTable({
      active: 'dark',
      step: 'refresh',
      chance: { 'dark objective': ['Cruel Interrogations'] },
      light: { hand: ['X-Wing'] },
      dark: { sets: [24, 29, 30], objectives: ['Imperial Command'] },
    });
    expect(table.asking).toBe('dark window: use Cruel Interrogations, pass');
    const objectives = () =>
      table.state.play.filter(({ type, seat }) => type === 'objective' && seat === 1).length;
    expect(objectives()).toBe(2);
    table.choose('use Cruel Interrogations');
    expect([objectives(), table.card('Cruel Interrogations').captives.length]).toEqual([3, 1]);
  });

  test('what reacts to the refresh comes after the objectives, and before the window', () => {
    // Fleet Command Center: after you refresh, a shield.
    const table = quietTable({
      step: 'refresh',
      light: { objectives: ['Draw Their Fire'], area: ['012-5'], units: ['X-Wing'] },
    });
    expect(table.asking).toBe('light window: use Fleet Command Center, pass');
    const objectives = table.state.play.filter(({ type, seat }) => type === 'objective' && seat === 0);
    expect([objectives.length, table.state.window]).toEqual([3, null]);
  });

  test('a mission in the area does not count to the three', () => {
    const light = { affiliation: 'Rebel Alliance', hand: ['Ground Support'] };
    const table = quietTable({ light, dark: { objectives: ['Imperial Command', 'Death and Despayre'] } });
    table.choose('play Ground Support').choose('Rebel Alliance');
    while (table.state.phase !== 'deployment' || table.state.active === 0)
      table.choose(table.choices.includes('pass') ? 'pass' : (table.choices[0] ?? ''));
    const dark = table.state.play.filter(({ seat }) => seat === 1).map(({ type }) => type);
    expect(dark.filter((type) => type === 'objective')).toHaveLength(3);
    expect(dark.filter((type) => type === 'mission')).toHaveLength(1);
  });
});

describe('the deployment phase', () => {
  test('a unit gives resources in the turn in which it came', () => {
    const light = { hand: ['R2-D2', 'Y-Wing'], objectives: [] };
    const table = quietTable({ light });
    expect(table.choices).not.toContain('play Y-Wing');
    table.choose('play R2-D2').choose('play Y-Wing');
    expect([table.card('R2-D2').focus, table.card('Jedi').focus]).toEqual([1, 1]);
  });

  test('any number of enhancements may lie on a card', () => {
    const units = [{ card: 'Jedi in Hiding', enhancements: ['001-4', '006-5'] }];
    const table = quietTable({ light: { units, hand: ['001-5'] } }).pay('play Trust Your Feelings');
    expect(table.card('Trust Your Feelings').host).toBe(table.card('Jedi in Hiding').card);
  });

  test('Limited: one a turn for each player, and again in the next turn', () => {
    const table = quietTable({
      light: { hand: ['Hidden Outpost', 'Dagobah Training Grounds', 'Rebel Trooper'] },
      dark: { hand: ['Sith Library'] },
    });
    table.pay('play Hidden Outpost').choose('pass').until('play Sith Library');
    expect(table.state.active).toBe(1);
    table.pay('play Sith Library').until('play Dagobah Training Grounds');
    expect(table.state.active).toBe(0);
  });
});

describe('the Force phase', () => {
  test('a unit is committed without a focus token, also in the turn in which it came', () => {
    const table = quietTable({ light: { hand: ['Rebel Trooper'] } }).choose('play Rebel Trooper');
    table.until('commit').choose('Rebel Trooper');
    expect(table.card('Rebel Trooper')).toMatchObject({ committed: true, focus: 0 });
  });

  test('Force icons of enhancements do not count in the struggle, those of the unit do', () => {
    // Jedi in Hiding 1, Jedi Lightsaber 2; the Apprentice 1: a tie.
    const enhancements = ['001-4'];
    const table = quietTable({
      step: 'struggle',
      balance: 'dark',
      light: { units: [{ card: 'Jedi in Hiding', committed: true, enhancements }] },
      dark: { units: [{ card: 'Dark Side Apprentice', committed: true }] },
    });
    expect(table.events.find(({ kind }) => kind === 'struggle')?.data).toMatchObject({ n: 0, by: 1 });
  });
});
