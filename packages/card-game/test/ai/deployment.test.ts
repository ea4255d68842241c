import { describe, expect, test } from 'vitest';
import { kindOf } from '../../src/cards/catalogue.ts';
import type { Setup } from '../kit.ts';
import { quietTable } from '../quiet.ts';
import { asideOf, reasonsOf } from '../reasons.ts';

/** The Dark Side's AI deploys: its affiliation card and its objectives give 7 resources. */
function deploying(dark: Setup['dark'], rest: Partial<Setup> = {}) {
  return quietTable({
    ai: 'dark',
    active: 'dark',
    step: 'deployment',
    dark: { fates: [], ...dark },
    ...rest,
  });
}

/** What gave resources, in this order. */
function sourcesOf({ events }: ReturnType<typeof deploying>): readonly string[] {
  return events.flatMap(({ kind, data }) =>
    kind === 'generates' ? [kindOf((data as { readonly card: number }).card).title] : [],
  );
}

describe('LCG-15', () => {
  test('LCG-15 takes the cards of its hand one at a time from the top, and pays for each', () => {
    const table = deploying({ hand: ['TIE Fighter', 'Death Star Trooper'] });
    expect(table.isInPlay('TIE Fighter')).toBe(true);
    expect(table.isInPlay('Death Star Trooper')).toBe(true);
    expect(
      table.state.play
        .filter(({ seat, type }) => seat === 1 && type !== 'unit')
        .reduce((sum, { focus }) => sum + focus, 0),
    ).toBe(2);
  });

  test('LCG-15 the phase ends with the first card that cannot be paid, and that goes back on top', () => {
    const table = deploying({ hand: ['Devastator', 'Stormtrooper Elite', 'TIE Fighter'] });
    expect(table.isInPlay('Devastator')).toBe(true);
    expect(table.isInPlay('Stormtrooper Elite')).toBe(false);
    expect(table.hand('dark')[0]).toBe('Stormtrooper Elite');
    expect(table.isInPlay('TIE Fighter')).toBe(false);
  });

  test('LCG-15 a card that no payment of its cards could reach goes under the pile, and the phase goes on', () => {
    const table = deploying({ objectives: ['Imperial Command'], hand: ['Devastator', 'TIE Fighter'] });
    expect(table.isInPlay('TIE Fighter')).toBe(true);
    expect(table.hand('dark')[0]).toBe('Devastator');
    expect(asideOf(table)[0]).toBe('LCG-15 under the pile');
  });

  test('LCG-15 non-units pay first, a token on each before a second on any', () => {
    const table = deploying({ units: ['Duty Officer'], hand: ['Stormtrooper Elite'] });
    expect(sourcesOf(table)).toEqual(['Sith', 'Shadows of Dathomir', 'Imperial Command']);
  });

  test('LCG-15 a token on each before a second on any, over all payments of the phase', () => {
    const table = deploying({
      objectives: ['Shadows of Dathomir', 'Fall of the Jedi', 'Counsel of the Sith'],
      hand: ['ISB Interrogators', 'Duty Officer', 'Death Star Trooper', 'TIE Fighter', 'TIE Fighter'],
    });
    expect(sourcesOf(table)).toEqual([
      'Sith',
      'Shadows of Dathomir',
      'Fall of the Jedi',
      'Counsel of the Sith',
      'Shadows of Dathomir',
    ]);
  });

  test('LCG-15 an ability is paid from ready cards only, also in this phase', () => {
    // Two objectives fall: Devastator asks for 1 each time. Kuat Reinforcements and Imperial Command paid for Tarkin.
    const table = deploying(
      {
        affiliation: 'imperial-navy',
        objectives: ['Imperial Command', 'Kuat Reinforcements', 'The Endor Gambit'],
        units: [{ card: 'Devastator', focus: 1 }],
        hand: ['Grand Moff Tarkin'],
      },
      {
        light: {
          objectives: [
            { card: 'Draw Their Fire', damage: 4 },
            { card: 'Draw Their Fire', damage: 4 },
            "A Hero's Journey",
          ],
        },
      },
    );
    expect(sourcesOf(table).slice(0, 3)).toEqual([
      'Imperial Navy',
      'Imperial Command',
      'Kuat Reinforcements',
    ]);
    expect(sourcesOf(table).slice(3).toSorted()).toEqual(['Grand Moff Tarkin', 'The Endor Gambit']);
  });

  test('LCG-15 a card that was ready when the phase began is drawn on for several payments', () => {
    const table = deploying({
      hand: ['TIE Fighter', 'TIE Fighter', 'Death Star Trooper', 'Death Star Trooper', 'Espo Trooper'],
    });
    expect(table.state.play.filter(({ type, seat }) => type === 'unit' && seat === 1)).toHaveLength(5);
  });

  test('LCG-15 an event of use that cannot be paid goes back on top, and the phase ends', () => {
    const table = deploying(
      {
        objectives: [{ card: 'Shadows of Dathomir', focus: 1 }, 'Fall of the Jedi'],
        hand: ['Force Lightning', 'ISB Interrogators'],
      },
      { light: { units: [{ card: 'Luke Skywalker', focus: 1 }] } },
    );
    expect(asideOf(table)).toEqual(['LCG-15 top of the pile']);
    expect(table.hand('dark')).toEqual(['Force Lightning', 'ISB Interrogators']);
    expect(table.player('dark').fates).toEqual([]);
  });

  test('LCG-15 an event of use that no payment could reach goes under the pile', () => {
    const table = deploying({
      objectives: ['Fall of the Jedi', 'Counsel of the Sith'],
      hand: ['Superlaser Blast', 'ISB Interrogators'],
    });
    expect(asideOf(table)).toEqual(['LCG-15 under the pile']);
    expect(table.hand('dark')[0]).toBe('Superlaser Blast');
    expect(table.isInPlay('ISB Interrogators')).toBe(true);
  });

  test('LCG-15 an event of no use never ends the phase, whatever it costs', () => {
    const table = deploying({
      objectives: ['Fall of the Jedi'],
      hand: ['Force Lightning', 'ISB Interrogators'],
    });
    expect(asideOf(table)).toEqual(['LCG-40 fate deck it cannot be played now']);
    expect(table.isInPlay('ISB Interrogators')).toBe(true);
  });

  test('LCG-15 a card that was exhausted when the phase began pays nothing', () => {
    const objectives = [
      { card: 'Shadows of Dathomir', focus: 1 },
      { card: 'Imperial Command', focus: 1 },
      { card: 'Death and Despayre', focus: 1 },
    ];
    const table = deploying({ objectives, hand: ['Heavy Stormtrooper Squad'] });
    expect(table.isInPlay('Heavy Stormtrooper Squad')).toBe(false);
  });
});

test('LCG-16 a fate card goes to the fate deck, shuffled in and unpaid', () => {
  const table = deploying({ hand: ['Heat of Battle'] });
  expect(table.player('dark').fates).toHaveLength(1);
  expect(asideOf(table)).toEqual(['LCG-16 fate deck']);
});

test('LCG-17 a helpful enhancement goes on its own dearest card that it may go on', () => {
  const table = deploying({ units: ['Dark Side Apprentice', 'Darth Vader'], hand: ["Vader's Lightsaber"] });
  expect(table.card("Vader's Lightsaber").host).toBe(table.card('Darth Vader').card);
  expect(reasonsOf(table, 'play on')).toEqual([
    {
      considered: ['Dark Side Apprentice', 'Darth Vader'],
      picked: 'Darth Vader',
      rule: 'LCG-28',
      by: 'printed cost',
    },
  ]);
});

test("LCG-17 a harmful enhancement goes on the player's dearest card", () => {
  const table = deploying(
    { sets: [24, 24, 19, 20, 21, 23, 25, 26, 27, 36], affiliation: 'sith', hand: ['Intimidated'] },
    { light: { units: ["Twi'lek Loyalist", 'Luke Skywalker', 'Yoda'] } },
  );
  expect(table.card('Intimidated').host).toBe(table.card('Luke Skywalker').card);
});

test('LCG-17 an enhancement of the play area needs no choice', () => {
  const table = deploying({ hand: ['Orbital Bombardment'] });
  expect(table.card('Orbital Bombardment').host).toBeNull();
});

test('LCG-18 an event with a beneficial impact is played at once, and the reason shows the sum', () => {
  const table = deploying({ hand: ['Force Choke'] }, { light: { units: ['Luke Skywalker'] } });
  expect(table.card('Luke Skywalker').damage).toBe(1);
  expect(table.discard('dark')).toEqual(['Force Choke']);
  expect(reasonsOf(table, 'benefit')[0]).toMatchObject({ picked: 'Force Choke', rule: 'LCG-18' });
});

test('LCG-19 any resource pays for any card', () => {
  const table = deploying({
    affiliation: 'imperial-navy',
    objectives: ['Imperial Command'],
    hand: ['Dark Side Apprentice'],
  });
  expect(table.isInPlay('Dark Side Apprentice')).toBe(true);
});

describe('LCG-40', () => {
  test('LCG-40 a unique title in play goes to the fate deck where it has a Force icon', () => {
    const table = deploying({
      sets: [19, 19, 20, 20, 21, 23, 24, 24, 25, 36],
      affiliation: 'sith',
      units: ['Darth Vader'],
      hand: ['Darth Vader'],
    });
    expect(asideOf(table)).toEqual(['LCG-40 fate deck its title is in play']);
  });

  test('LCG-40 a second Limited card without a Force icon is shuffled into the command deck', () => {
    const table = deploying({ hand: ['Control Room', 'Sith Library'] });
    expect(table.isInPlay('Control Room')).toBe(true);
    expect(asideOf(table)).toEqual(['LCG-40 command deck a second Limited card']);
  });

  test('LCG-40 a reaction event cannot be played now', () => {
    const table = deploying({ hand: ['Detained'] });
    expect(asideOf(table)).toEqual(['LCG-40 fate deck it cannot be played now']);
  });

  test('LCG-40 an event without a target is not paid for', () => {
    const table = deploying({ hand: ['Force Choke'] });
    expect(table.discard('dark')).toEqual([]);
    expect(asideOf(table)).toHaveLength(1);
  });
});
