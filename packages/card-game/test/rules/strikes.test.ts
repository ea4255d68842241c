import { describe, expect, test } from 'vitest';
import { NEVER, quietTable } from '../quiet.ts';

const edgeOf = (table: ReturnType<typeof quietTable>) =>
  table.events.find(({ kind }) => kind === 'edge')?.data;

describe('who takes part', () => {
  test('an attacker that is exhausted before the strikes stays in the engagement and does not strike', () => {
    // I'm On the Leader: a focus token on an enemy Fighter.
    const table = quietTable({
      step: 'engage',
      light: { units: ['Y-Wing'] },
      dark: { hand: ['021-5'] },
    });
    table.choose('Imperial Command').pay("use I'm On the Leader");
    // No blast, but unopposed.
    expect(table.changes('Y-Wing', 'Imperial Command')).toEqual([
      'Y-Wing focus 0 to 1',
      'Imperial Command damage 0 to 1',
    ]);
  });

  test('Shielding passes over an engaged objective that has a shield', () => {
    const table = quietTable({
      active: 'dark',
      step: 'engage',
      light: {
        units: ['Guardian of Peace', 'X-Wing'],
        objectives: [{ card: 'Draw Their Fire', shields: 1 }],
      },
      dark: { units: ['TIE Fighter'] },
    });
    table.choose('Draw Their Fire').choose('Guardian of Peace', 'X-Wing');
    expect(table.asking).toBe('light shielding: Guardian of Peace, X-Wing, pass');
  });
});

describe('the edge battle', () => {
  test('of fates with the same priority the attacker says which is next, each is done before the next', () => {
    const table = quietTable({
      light: { units: ['X-Wing', 'Rookie Pilot'] },
      dark: { units: [{ card: 'Kuati Security Team', focus: 1 }], hand: ['019-6', '029-6'] },
      engagement: {
        objective: 'Imperial Command',
        attackers: ['X-Wing', 'Rookie Pilot'],
        defenders: ['Kuati Security Team'],
      },
    });
    table.choose('Heat of Battle').choose('Heat of Battle');
    expect(table.asking).toBe('light next fate: Heat of Battle, Heat of Battle');
    table.choose('Heat of Battle');
    expect(table.asking).toBe('dark target: X-Wing, Rookie Pilot');
    table.choose('Rookie Pilot');
    // One is left, and one target for it.
    expect(table.isInPlay('Rookie Pilot')).toBe(false);
    expect(table.card('X-Wing').damage).toBe(1);
  });

  test('LCG-58 the only defender falls in the fate step: the totals count all the same', () => {
    const table = quietTable({
      light: { units: ['X-Wing'], hand: ['003-6'] },
      dark: { units: ['TIE Fighter'], hand: ['Emperor Palpatine'] },
      engagement: { objective: 'Imperial Command', attackers: ['X-Wing'], defenders: ['TIE Fighter'] },
    });
    table.choose('Heat of Battle').choose('Emperor Palpatine');
    expect(table.isInPlay('TIE Fighter')).toBe(false);
    expect(edgeOf(table)).toMatchObject({ by: 1, n: 3, contested: true });
    // No edge: the edge-enabled blast does not count; unopposed it is.
    expect(table.card('Imperial Command').damage).toBe(1);
  });

  test('what is not a fate has its Force icons alone, missions too', () => {
    const table = quietTable({
      light: { affiliation: 'Rebel Alliance', units: ['X-Wing'], hand: ['Ground Support'] },
      dark: { units: ['TIE Fighter'] },
      engagement: { objective: 'Imperial Command', attackers: ['X-Wing'], defenders: ['TIE Fighter'] },
    }).choose('Ground Support');
    expect(edgeOf(table)).toMatchObject({ by: 0, attacking: true });
    expect(table.discard('light')).toEqual(['Ground Support']);
  });

  test('each side may look at its own stack, and counts the other', () => {
    const table = quietTable({
      light: { units: ['X-Wing'], hand: ['Fleet Officer', 'Rebel Trooper'] },
      dark: { units: ['TIE Fighter'], hand: ['Espo Trooper'] },
      engagement: { objective: 'Imperial Command', attackers: ['X-Wing'], defenders: ['TIE Fighter'] },
    }).choose('Fleet Officer');
    const stack = (seat: 0 | 1) =>
      table.view(seat).engagement?.battle?.stacks[0].map((card) => card?.title ?? null);
    expect([stack(0), stack(1)]).toEqual([['Fleet Officer'], [null]]);
  });
});

describe('strikes', () => {
  test('when one side has no ready unit left the other goes on', () => {
    const table = quietTable({
      light: { units: ['X-Wing', 'Rookie Pilot', 'Y-Wing'] },
      dark: { units: [{ card: 'Stormtrooper Elite', focus: 1 }] },
      engagement: {
        objective: 'Imperial Command',
        attackers: ['X-Wing', 'Rookie Pilot', 'Y-Wing'],
        defenders: ['Stormtrooper Elite'],
        step: 'strikes',
        edge: 'dark',
      },
    });
    expect(table.asking).toBe('light strike: X-Wing, Rookie Pilot, Y-Wing');
    table.choose('Y-Wing');
    expect(table.asking).toBe('light strike: X-Wing, Rookie Pilot');
    table.choose('X-Wing');
    expect(['X-Wing', 'Rookie Pilot', 'Y-Wing'].map((unit) => table.card(unit).focus)).toEqual([1, 1, 1]);
  });

  test('units must strike though the objective is gone', () => {
    const table = quietTable({
      light: { units: ['X-Wing', 'Y-Wing'] },
      dark: { objectives: [{ card: 'Imperial Command', damage: 4 }, 'Death and Despayre'] },
      engagement: {
        objective: 'Imperial Command',
        attackers: ['X-Wing', 'Y-Wing'],
        step: 'strikes',
        edge: 'light',
      },
    }).choose('Y-Wing');
    expect(table.isInPlay('Imperial Command')).toBe(false);
    expect([table.card('X-Wing').focus, table.card('Y-Wing').focus]).toEqual([1, 1]);
  });

  test('a shield never stops the token of the own strike', () => {
    const table = quietTable({
      light: { units: [{ card: 'Y-Wing', shields: 1 }] },
      engagement: { objective: 'Imperial Command', attackers: ['Y-Wing'], step: 'strikes', edge: 'light' },
    });
    expect(table.card('Y-Wing')).toMatchObject({ focus: 1, shields: 1 });
  });

  test('a shield may stop a token of enemy tactics', () => {
    const fight = () =>
      quietTable({
        light: { units: ["Twi'lek Smuggler"] },
        dark: { units: [{ card: 'Advisor to the Emperor', shields: 1 }] },
        engagement: {
          objective: 'Imperial Command',
          attackers: ["Twi'lek Smuggler"],
          step: 'strikes',
          edge: 'light',
        },
      });
    expect(fight().asking).toBe('dark use shield: yes, no');
    expect(fight().choose('yes').card('Advisor to the Emperor')).toMatchObject({ focus: 0, shields: 0 });
    expect(fight().choose('no').card('Advisor to the Emperor')).toMatchObject({ focus: 1, shields: 1 });
  });

  test('tactics are split over any enemy units, in any way', () => {
    const fight = () =>
      quietTable({
        active: 'dark',
        light: { units: ['X-Wing', { card: 'Y-Wing', focus: 1 }] },
        dark: { units: ['Emperor Palpatine'] },
        engagement: {
          objective: 'Draw Their Fire',
          attackers: ['Emperor Palpatine'],
          step: 'strikes',
          edge: 'dark',
        },
      }).choose('tactics');
    const table = fight();
    expect(table.question.form).toEqual({ pick: 'split', total: 3, most: [3, 3] });
    table.choose('X-Wing', 'X-Wing', 'Y-Wing');
    expect([table.card('X-Wing').focus, table.card('Y-Wing').focus]).toEqual([2, 2]);
    expect(fight().choose('X-Wing', 'X-Wing', 'X-Wing').card('X-Wing').focus).toBe(3);
  });

  test('unit damage goes on one participating enemy; what is more than it can take is lost', () => {
    const table = quietTable({
      light: { units: ['Jedi in Hiding'] },
      dark: {
        units: [{ card: 'TIE Fighter', focus: 1 }, { card: 'TIE Bomber', focus: 1 }, 'Kuati Security Team'],
      },
      engagement: {
        objective: 'Imperial Command',
        attackers: ['Jedi in Hiding'],
        defenders: ['TIE Fighter', 'TIE Bomber'],
        step: 'strikes',
        edge: 'dark',
      },
    });
    expect(table.asking).toBe('light unit damage: TIE Fighter, TIE Bomber');
    table.choose('TIE Bomber');
    expect([table.isInPlay('TIE Bomber'), table.card('TIE Fighter').damage]).toEqual([false, 0]);
  });
});

describe('the end of an engagement', () => {
  test('unopposed too where the defenders have fallen', () => {
    const table = quietTable({
      light: { units: ['Rookie Pilot'] },
      dark: { units: [{ card: 'TIE Fighter', focus: 1 }] },
      engagement: {
        objective: 'Imperial Command',
        attackers: ['Rookie Pilot'],
        defenders: ['TIE Fighter'],
        step: 'strikes',
        edge: 'light',
      },
    });
    expect(table.card('Imperial Command').damage).toBe(1);
  });

  test('a shield may stop the unopposed damage', () => {
    const table = quietTable({
      light: { units: ['Rookie Pilot'] },
      dark: { objectives: [{ card: 'Imperial Command', shields: 1 }] },
      engagement: {
        objective: 'Imperial Command',
        attackers: ['Rookie Pilot'],
        step: 'strikes',
        edge: 'light',
      },
    });
    expect(table.asking).toBe('dark use shields: number 0, number 1');
    table.choose('number 1');
    expect(table.card('Imperial Command')).toMatchObject({ damage: 0, shields: 0 });
  });

  test('a fallen objective is replaced at its owner’s next refresh, not before', () => {
    const table = quietTable({
      light: { units: ['Y-Wing'] },
      dark: {
        objectives: [{ card: 'Imperial Command', damage: 4 }, 'Death and Despayre', 'Shadows of Dathomir'],
      },
      engagement: { objective: 'Imperial Command', attackers: ['Y-Wing'], step: 'strikes', edge: 'light' },
    });
    const objectives = () =>
      table.state.play.filter(({ type, seat }) => type === 'objective' && seat === 1).length;
    expect(objectives()).toBe(2);
    table.until('discard one');
    expect([table.state.active, objectives()]).toEqual([1, 3]);
  });
});

describe('focused to strike', () => {
  /** Spice Visions makes a damage of a token; Crossfire hears that a Character is focused to strike. */
  const committed = (hand: string[], light: string[] = []) =>
    quietTable({
      active: 'dark',
      stop: 'commitment',
      light: { units: [{ card: 'X-Wing', focus: 1 }], hand: light },
      dark: { units: [{ card: '019-2', committed: true }], hand },
      engagement: {
        objective: "A Hero's Journey",
        attackers: ['019-2'],
        defenders: ['X-Wing'],
        step: 'strikes',
        edge: 'dark',
      },
    });

  test('a committed unit gets two tokens, and it is one focusing: heard once', () => {
    // Crossfire is played once for one strike: a second copy is asked about no more than the first was.
    const table = committed([], ['015-6']).until('use Crossfire');
    expect(table.changes('Darth Vader focus')).toEqual(['Darth Vader focus 0 to 2']);
    expect(() => table.choose('pass').until('use Crossfire')).toThrow(NEVER);
  });

  test('a token of the two that becomes a damage leaves the other one, and the unit is focused to strike', () => {
    const first = committed(['086-5'], ['015-6']).until('use Spice Visions').choose('use Spice Visions');
    expect(first.until('use Crossfire').changes('Darth Vader')).toEqual([
      'Darth Vader damage 0 to 1',
      'Darth Vader focus 0 to 1',
    ]);
    expect(() => first.choose('pass').until('use Crossfire')).toThrow(NEVER);
    const second = committed(['086-5'], ['015-6']).until('use Spice Visions').choose('pass');
    expect(second.asking).toContain('use Spice Visions');
    expect(second.choose('use Spice Visions').until('use Crossfire').changes('Darth Vader')).toEqual([
      'Darth Vader damage 0 to 1',
      'Darth Vader focus 0 to 1',
    ]);
  });
});
