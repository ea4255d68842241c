import { describe, expect, test } from 'vitest';
import { quietTable } from '../quiet.ts';

describe('declaring', () => {
  test('each enemy objective may be engaged once a turn, by ready units', () => {
    const table = quietTable({
      step: 'engage',
      light: { units: ['X-Wing', 'Y-Wing', { card: 'Rookie Pilot', focus: 1 }] },
    });
    expect([table.topic, ...table.choices]).toEqual([
      'engage',
      'Shadows of Dathomir',
      'Imperial Command',
      'Death and Despayre',
      'pass',
    ]);
    table.choose('Imperial Command');
    expect([table.topic, ...table.choices]).toEqual(['attackers', 'X-Wing', 'Y-Wing']);
    expect(table.question.form).toMatchObject({ min: 1, max: 2 });
    table.choose('X-Wing');
    expect(table.choices).toEqual(['Shadows of Dathomir', 'Death and Despayre', 'pass']);
  });

  test('LCG-52 with the option the player has one engagement a turn', () => {
    const light = { units: ['X-Wing', 'Y-Wing'] };
    const table = quietTable({ step: 'engage', options: { engagements: 'one' }, light });
    table.choose('Imperial Command').choose('X-Wing');
    expect(table.topic).not.toBe('engage');
  });

  test('nobody is asked who has no ready unit', () => {
    const table = quietTable({ step: 'engage', light: { units: [{ card: 'X-Wing', focus: 1 }] } });
    expect(table.topic).not.toBe('engage');
  });

  test('any ready units defend, or none', () => {
    const table = quietTable({
      step: 'engage',
      light: { units: ['X-Wing'] },
      dark: { units: ['TIE Fighter', 'TIE Bomber', { card: 'Espo Trooper', focus: 1 }] },
    });
    table.choose('Imperial Command');
    expect([table.topic, table.asked, ...table.choices]).toEqual([
      'defenders',
      'dark',
      'TIE Fighter',
      'TIE Bomber',
    ]);
    expect(table.question.form).toMatchObject({ min: 0, max: 2 });
  });

  test('Shielding gives a shield to a friendly participant or to the engaged objective', () => {
    const table = quietTable({
      step: 'engage',
      light: { units: ['Guardian of Peace', 'X-Wing', { card: 'Y-Wing', shields: 1 }, 'Rookie Pilot'] },
    });
    table.choose('Imperial Command').choose('Guardian of Peace', 'X-Wing', 'Y-Wing');
    expect([table.topic, ...table.choices]).toEqual([
      'shielding',
      'Guardian of Peace',
      'X-Wing',
      'Imperial Command',
      'pass',
    ]);
    table.choose('X-Wing');
    expect(table.card('X-Wing').shields).toBe(1);
  });
});

describe('the edge battle', () => {
  const fight = {
    light: { units: ['X-Wing'], hand: ['Fleet Officer', 'Rebel Trooper'] },
    dark: { units: ['Heavy Stormtrooper Squad'], hand: ['Advisor to the Emperor', 'TIE Fighter'] },
    engagement: {
      objective: 'Imperial Command',
      attackers: ['X-Wing'],
      defenders: ['Heavy Stormtrooper Squad'],
    },
  };

  test('cards are laid in turns, the attacker first, until both pass in a row', () => {
    const table = quietTable(fight);
    expect([table.topic, table.asked, ...table.choices]).toEqual([
      'lay',
      'light',
      'Fleet Officer',
      'Rebel Trooper',
      'pass',
    ]);
    table.choose('pass');
    expect([table.topic, table.asked]).toEqual(['lay', 'dark']);
    table.choose('TIE Fighter');
    expect([table.topic, table.asked]).toEqual(['lay', 'light']);
    table.choose('Fleet Officer').choose('pass').choose('pass');
    expect(table.state.engagement?.battle).toBeNull();
  });

  test('the higher total of Force icons has the edge, and both stacks are discarded', () => {
    const table = quietTable(fight)
      .choose('Fleet Officer')
      .choose('TIE Fighter')
      .choose('pass')
      .choose('pass');
    expect(table.events.find(({ kind }) => kind === 'edge')?.data).toEqual({
      n: 1,
      contested: true,
      attacking: true,
      by: 0,
    });
    expect(table.discard('light')).toEqual(['Fleet Officer']);
    expect(table.discard('dark')).toEqual(['TIE Fighter']);
  });

  test('a tie is the defender’s', () => {
    const table = quietTable(fight).choose('Rebel Trooper').choose('pass').choose('pass');
    expect(table.events.find(({ kind }) => kind === 'edge')?.data).toMatchObject({
      n: 0,
      by: 1,
      contested: false,
    });
  });

  test('LCG-58 without a defender at its start the attacker wins it, but may lay cards', () => {
    const { light, dark } = fight;
    const table = quietTable({
      light,
      dark,
      engagement: { objective: 'Imperial Command', attackers: ['X-Wing'] },
    });
    expect([table.topic, table.asked]).toEqual(['lay', 'light']);
    table.choose('pass');
    expect(table.events.find(({ kind }) => kind === 'edge')).toMatchObject({
      rule: 'LCG-58',
      data: { by: 0 },
    });
  });
});

describe('strikes', () => {
  test('who has the edge strikes first, then in turns; nobody may pass', () => {
    const table = quietTable({
      light: { units: ['X-Wing', 'Rookie Pilot'] },
      dark: { units: ['Heavy Stormtrooper Squad'] },
      engagement: {
        objective: 'Imperial Command',
        attackers: ['X-Wing', 'Rookie Pilot'],
        defenders: ['Heavy Stormtrooper Squad'],
        step: 'strikes',
        edge: 'dark',
      },
    });
    // The Squad's two unit damage, one of them by the edge: it alone could strike, so nobody was asked for that.
    expect([table.topic, table.asked, ...table.choices]).toEqual([
      'unit damage',
      'dark',
      'X-Wing',
      'Rookie Pilot',
    ]);
    table.choose('Rookie Pilot');
    expect(table.isInPlay('Rookie Pilot')).toBe(false);
    expect(table.card('Heavy Stormtrooper Squad')).toMatchObject({ damage: 1, focus: 1 });
  });

  test('edge-enabled icons count with the edge alone; blast is for the attacker', () => {
    const strike = (edge: 'light' | 'dark') =>
      quietTable({
        light: { units: ['Y-Wing'] },
        dark: { units: [{ card: 'TIE Bomber', focus: 1 }] },
        engagement: {
          objective: 'Imperial Command',
          attackers: ['Y-Wing'],
          defenders: ['TIE Bomber'],
          step: 'strikes',
          edge,
        },
      }).card('Imperial Command').damage;
    expect(strike('light')).toBe(2);
    expect(strike('dark')).toBe(1);
  });

  test('a committed unit takes two tokens', () => {
    const table = quietTable({
      light: { units: [{ card: 'Y-Wing', committed: true }] },
      engagement: { objective: 'Imperial Command', attackers: ['Y-Wing'], step: 'strikes', edge: 'light' },
    });
    expect(table.card('Y-Wing').focus).toBe(2);
  });

  test('types of icons resolve in the order that the striker likes; tactics are spread over enemy units', () => {
    const table = quietTable({
      light: { units: ["Twi'lek Loyalist"] },
      dark: { units: ['TIE Fighter', 'TIE Bomber'] },
      engagement: {
        objective: 'Imperial Command',
        attackers: ["Twi'lek Loyalist"],
        defenders: ['TIE Fighter'],
        step: 'strikes',
        edge: 'light',
      },
    });
    expect([table.topic, ...table.choices]).toEqual(['icons', 'unit', 'tactics']);
    table.choose('tactics');
    expect([table.topic, ...table.choices]).toEqual(['tactics', 'TIE Fighter', 'TIE Bomber']);
    table.choose('TIE Bomber');
    expect(table.card('TIE Bomber').focus).toBe(1);
    expect(table.isInPlay('TIE Fighter')).toBe(false);
  });

  test('a targeted strike may damage a unit outside, as an attacker', () => {
    const table = quietTable({
      light: { units: ['001-2'] },
      dark: { units: [{ card: 'TIE Fighter', focus: 1 }, 'Kuati Security Team'] },
      engagement: {
        objective: 'Imperial Command',
        attackers: ['Luke Skywalker'],
        defenders: ['TIE Fighter'],
        step: 'strikes',
        edge: 'dark',
      },
    }).choose('unit');
    expect([table.topic, ...table.choices]).toEqual(['unit damage', 'TIE Fighter', 'Kuati Security Team']);
    table.choose('Kuati Security Team');
    expect(table.isInPlay('Kuati Security Team')).toBe(false);
    expect(table.isInPlay('TIE Fighter')).toBe(true);
  });

  test('a defender’s targeted strike stays in the engagement', () => {
    const table = quietTable({
      active: 'dark',
      light: { units: ['001-2'] },
      dark: { units: [{ card: 'TIE Fighter', focus: 1 }, 'Kuati Security Team'] },
      engagement: {
        objective: "A Hero's Journey",
        attackers: ['TIE Fighter'],
        defenders: ['Luke Skywalker'],
        step: 'strikes',
        edge: 'dark',
      },
    });
    expect(table.isInPlay('TIE Fighter')).toBe(false);
    expect(table.isInPlay('Kuati Security Team')).toBe(true);
  });

  test('a shield may prevent one point', () => {
    const table = quietTable({
      light: { units: ['Jedi in Hiding'] },
      dark: { units: [{ card: 'Heavy Stormtrooper Squad', shields: 1, focus: 1 }] },
      engagement: {
        objective: 'Imperial Command',
        attackers: ['Jedi in Hiding'],
        defenders: ['Heavy Stormtrooper Squad'],
        step: 'strikes',
        edge: 'dark',
      },
    });
    expect(table.asked).toBe('dark');
    table.choose('number 1');
    expect(table.card('Heavy Stormtrooper Squad')).toMatchObject({ damage: 1, shields: 0 });
  });
});

describe('the end of an engagement', () => {
  test('unopposed: one more damage for the objective', () => {
    const table = quietTable({
      light: { units: ['X-Wing'] },
      engagement: { objective: 'Imperial Command', attackers: ['X-Wing'], step: 'strikes', edge: 'dark' },
    });
    expect(table.card('Imperial Command').damage).toBe(1);
    expect(table.card('X-Wing').role).toBeNull();
    expect(table.state.engagement).toBeNull();
  });

  test('not where a defender is left, nor where no attacker is', () => {
    const against = (defender: string) =>
      quietTable({
        light: { units: [{ card: 'X-Wing', focus: 1, damage: 1 }] },
        dark: { units: [defender] },
        engagement: {
          objective: 'Imperial Command',
          attackers: ['X-Wing'],
          defenders: [defender],
          step: 'strikes',
          edge: 'dark',
        },
      });
    expect(against('TIE Bomber').card('Imperial Command').damage).toBe(0);
    expect(against('Kuati Security Team').card('Imperial Command').damage).toBe(0);
  });

  test('LCG-36 the third dark objective wins for the Light Side', () => {
    const after = (...victory: string[]) =>
      quietTable({
        light: { units: ['Rebel Trooper'], victory },
        dark: { objectives: [{ card: 'Imperial Command', damage: 4 }, 'Shadows of Dathomir'] },
        engagement: {
          objective: 'Imperial Command',
          attackers: ['Rebel Trooper'],
          step: 'strikes',
          edge: 'light',
        },
      });
    const second = after('Death and Despayre');
    expect(second.victory('light')).toEqual(['Death and Despayre', 'Imperial Command']);
    expect(second.outcome).toBeUndefined();
    const third = after('Death and Despayre', 'Shadows of Dathomir');
    expect(third.outcome).toEqual({ winner: 0, how: 'objectives', rounds: 2 });
    expect(third.rulesOf('wins')).toEqual(['LCG-36']);
  });

  test('a light objective that falls advances the dial by as many as have fallen', () => {
    const objectives = [{ card: "A Hero's Journey", damage: 3 }, 'Draw Their Fire'];
    const table = quietTable({
      active: 'dark',
      dial: 2,
      light: { objectives },
      dark: { units: ['Espo Trooper'], victory: ['In You Must Go'] },
      engagement: {
        objective: "A Hero's Journey",
        attackers: ['Espo Trooper'],
        step: 'strikes',
        edge: 'dark',
      },
    });
    expect(table.victory('dark')).toEqual(['In You Must Go', "A Hero's Journey"]);
    expect(table.state.dial).toBe(4);
  });

  test('LCG-37 the Dark Side wins at once when the dial reaches 12', () => {
    const table = quietTable({ active: 'dark', step: 'balance', dial: 11 });
    expect(table.outcome).toEqual({ winner: 1, how: 'dial', rounds: 2 });
    expect(table.rulesOf('wins')).toEqual(['LCG-37']);
  });

  test('LCG-38 another end of the dial can be chosen', () => {
    const table = quietTable({ active: 'dark', step: 'balance', dial: 11, options: { dial: 16 } });
    expect(table.outcome).toBeUndefined();
  });
});
