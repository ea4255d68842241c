import { describe, expect, test } from 'vitest';
import { DARK } from '../../src/state.ts';
import type { Setup } from '../kit.ts';
import { quietTable } from '../quiet.ts';
import { cardsTold, reasonsOf } from '../reasons.ts';
import { Bench } from '../vocabulary/bench.ts';

/** Each criterion of the AI's conflict and Force phases, with everything before it equal. */

function pools(...units: readonly string[]) {
  const table = quietTable({
    ai: 'dark',
    active: 'dark',
    stop: 'conflict',
    dark: { units: [...units], fates: [] },
  });
  return cardsTold(table, 'pools', 'attackers')[0];
}

describe('who attacks', () => {
  test('LCG-21, LCG-39 with equal blast, unit damage and cost the one with more Force icons', () => {
    // Both cost 3, with a blast and a unit icon.
    expect(pools('036-2', '025-2')).toEqual(['Nightsister']);
  });

  test('LCG-20 a unit that comes into play outside of the deployment is among the defenders', () => {
    const bench = new Bench({ ai: DARK });
    const [fighter] = bench.discard('027-3');
    bench.do(bench.lay('019-2'), { do: 'put into play', what: { one: { whose: 'own', in: 'discard' } } });
    expect(bench.card(fighter ?? 0).pool).toBe('defenders');
  });
});

function strikes(
  dark: Setup['dark'],
  light: Setup['light'],
  engagement: Partial<NonNullable<Setup['engagement']>>,
) {
  return quietTable({
    ai: 'dark',
    active: 'dark',
    stop: 'commitment',
    dark: { fates: [], ...dark },
    light,
    engagement: {
      objective: "A Hero's Journey",
      attackers: [],
      defenders: [],
      step: 'strikes',
      edge: 'light',
      ...engagement,
    },
  });
}

describe('strikes', () => {
  const fallen = { units: [{ card: 'X-Wing', focus: 1 }] };

  test('LCG-43 edge-enabled icons are usable with the edge only', () => {
    const units = ['TIE Fighter', 'Death Star Trooper'];
    const attack = { attackers: units, defenders: ['X-Wing'] };
    expect(reasonsOf(strikes({ units }, fallen, attack), 'strike')[0]?.picked).toBe('Death Star Trooper');
    expect(reasonsOf(strikes({ units }, fallen, { ...attack, edge: 'dark' }), 'strike')[0]?.picked).toBe(
      'TIE Fighter',
    );
  });

  test('LCG-43 with equally many the dearer one', () => {
    const units = ['Death Star Trooper', 'Heavy Stormtrooper Squad'];
    expect(
      reasonsOf(strikes({ units }, fallen, { attackers: units, defenders: ['X-Wing'] }), 'strike')[0],
    ).toMatchObject({
      picked: 'Heavy Stormtrooper Squad',
      rule: 'LCG-43',
      by: 'printed cost',
    });
  });

  test('LCG-44, LCG-39 of two participating units of equal cost the one with more Force icons is hit', () => {
    const light = {
      units: [
        { card: 'Y-Wing', focus: 1 },
        { card: 'Fleet Officer', focus: 1 },
      ],
    };
    const table = strikes({ units: ['Death Star Trooper'] }, light, {
      attackers: ['Death Star Trooper'],
      defenders: ['Y-Wing', 'Fleet Officer'],
    });
    expect(reasonsOf(table, 'unit damage')[0]).toMatchObject({
      picked: 'Fleet Officer',
      rule: 'LCG-39',
      by: 'Force icons',
    });
  });

  test('LCG-45 where none is ready, tactics go on the dearest unit, participating ones first', () => {
    const light = {
      units: [
        { card: 'Rookie Pilot', focus: 1 },
        { card: 'Luke Skywalker', focus: 1 },
      ],
    };
    const table = strikes({ units: ['Interrogation Droid'] }, light, {
      attackers: ['Interrogation Droid'],
      defenders: ['Rookie Pilot'],
    });
    expect(table.changes('Rookie Pilot focus', 'Luke Skywalker focus')).toEqual([
      'Rookie Pilot focus 1 to 2',
    ]);
  });

  test('LCG-46 targeted strike stays inside where nothing outside costs more', () => {
    const table = quietTable({
      ai: 'light',
      stop: 'commitment',
      light: { units: ['Han Solo'], fates: [] },
      dark: { units: ['TIE Fighter', { card: 'Devastator', focus: 1 }] },
      engagement: {
        objective: 'Imperial Command',
        attackers: ['Han Solo'],
        defenders: ['Devastator'],
        step: 'strikes',
        edge: 'dark',
      },
    });
    expect(table.changes('Devastator damage', 'TIE Fighter')).toEqual([
      'TIE Fighter focus 0 to 1',
      'Devastator damage 0 to 2',
    ]);
  });
});

describe('defenders', () => {
  test('LCG-42 of equal unit damage and tactics the dearer one defends', () => {
    const table = quietTable({
      ai: 'dark',
      step: 'engage',
      light: { units: ['X-Wing', 'Y-Wing'] },
      dark: { fates: [], units: ['Death Star Trooper', 'Imperial Officer'] },
    });
    const officer = table.card('Imperial Officer').card;
    table.choose('Imperial Command').choose('X-Wing');
    const declared = table.events.flatMap(({ kind, data }) => (kind === 'declared' ? [data] : []));
    expect(declared).toMatchObject([{ as: 'attacker' }, { card: officer, as: 'defender' }]);
  });

  test('LCG-42 one of the attacker pool does not defend', () => {
    const table = quietTable({
      ai: 'dark',
      step: 'engage',
      light: { units: ['X-Wing'] },
      dark: { fates: [], units: [{ card: 'Stormtrooper Elite', pool: 'attackers' }, 'Death Star Trooper'] },
    });
    table.choose('Imperial Command');
    expect(table.told.filter((kind) => kind === 'declared')).toHaveLength(2);
    expect(table.card('Stormtrooper Elite').role).toBeNull();
  });
});

describe('the Force', () => {
  const commits = (...units: readonly string[]) =>
    reasonsOf(
      quietTable({
        ai: 'dark',
        active: 'dark',
        step: 'commitment',
        stop: 'struggle',
        dark: { units: [...units], fates: [] },
      }),
      'commit',
    )[0];

  test('LCG-26 with equal Force and combat icons the dearer one', () => {
    // One Force icon and one combat icon each.
    expect(commits('Death Star Trooper', 'AT-ST Commander')).toMatchObject({
      picked: 'AT-ST Commander',
      rule: 'LCG-26',
      by: 'printed cost',
    });
  });

  test('LCG-27 of three equally weak ones the one with the most combat icons is taken back', () => {
    const three = ['Duty Officer', 'Death Star Trooper', 'TIE Fighter'].map((card) => ({
      card,
      committed: true,
    }));
    const table = quietTable({
      ai: 'dark',
      active: 'dark',
      step: 'commitment',
      stop: 'struggle',
      dark: { units: [...three, 'Admiral Motti'], fates: [] },
    });
    expect(table.changes()).toEqual(['TIE Fighter committed yes to no', 'Admiral Motti committed no to yes']);
  });
});
