import { describe, expect, test } from 'vitest';
import { damage } from '../../src/rules/damage.ts';
import { DIAL } from '../../src/rules/keys.ts';
import { LIGHT } from '../../src/state.ts';
import { quietTable } from '../quiet.ts';
import { Bench } from './bench.ts';

/** Interactions on which the publisher has ruled. */

test("069-2, 037-2 Chewbacca saved by Old Ben's Spirit: he deals twice what was placed, not what was assigned", () => {
  const bench = new Bench();
  const chewbacca = bench.lay('069-2', { damage: 2 });
  const spirit = bench.lay('037-2', { host: chewbacca });
  const [vader, objective] = [bench.lay('019-2'), bench.lay('029-1')];
  bench.engage(objective, [chewbacca], [vader]);
  // One point is all that he could take of three.
  bench.on('window', spirit, chewbacca).hit(chewbacca, 3, vader);
  expect(bench.where(chewbacca, spirit)).toEqual(['play', 'discard']);
  expect([bench.card(chewbacca).damage, bench.card(vader).damage]).toEqual([0, 2]);
});

describe('013-4 Trench Run', () => {
  const dealt = (cause: 'icon' | 'unopposed' | 'effect' | 'balance') => {
    const bench = new Bench();
    const run = bench.lay('013-4');
    bench.run((game) =>
      damage(game, { card: DIAL, n: 2, cause, source: cause === 'icon' ? run : -1, by: LIGHT }),
    );
    return bench.state.dialDamage;
  };

  test('013-4 Trench Run: the dial takes blast and unopposed damage', () => {
    expect([dealt('icon'), dealt('unopposed')]).toEqual([2, 2]);
  });

  test('013-4 Trench Run: and no other, as it is no objective', () => {
    expect([dealt('effect'), dealt('balance')]).toEqual([0, 0]);
    const table = quietTable({ step: 'balance', light: { affiliation: 'Rebel Alliance', area: ['013-4'] } });
    expect(table.asking).toBe(
      'light balance damage: Shadows of Dathomir, Imperial Command, Death and Despayre, pass',
    );
  });
});

/** Grand Moff Tarkin takes the text of a card as a phase begins. */
describe('178-2 a text that is blank', () => {
  const blanked = (unit: string, enhancement: string) => {
    const table = quietTable({
      step: 'conflict',
      light: { units: [{ card: unit, enhancements: [enhancement] }] },
      dark: { affiliation: 'Imperial Navy', units: ['178-2'] },
    });
    table.until('use Grand Moff Tarkin').pay('use Grand Moff Tarkin');
    const title = enhancement === '064-2' ? 'Luke Skywalker' : 'Jedi Lightsaber';
    return table.choose(title).changes(title, unit);
  };

  test('178-2 an enhancement has lost its "Enhance" and is discarded', () => {
    expect(blanked('Jedi in Hiding', '001-4')).toEqual(['Jedi Lightsaber play to discard']);
  });

  test('178-2 a pilot too', () => {
    expect(blanked('X-Wing', '064-2')).toEqual(['Luke Skywalker play to discard']);
  });
});

test('042-4, 130-6 a token that is moved is removed: Succumb to the Cold! puts it back', () => {
  const table = quietTable({
    light: { hand: ['130-6'], units: [{ card: '001-2', focus: 1 }, '003-3'] },
    dark: { objectives: ['042-1', '029-1'], hand: ['042-4'] },
  }).choose('use Size Matters Not');
  expect(table.asking).toBe('dark window: use Succumb to the Cold!, pass');
  table.choose('use Succumb to the Cold!');
  expect([table.card('001-2').focus, table.card('003-3').focus]).toEqual([1, 1]);
});

describe('Twist of Fate', () => {
  const fight = {
    light: { units: ['X-Wing'], hand: ['005-6', '010-3'] },
    dark: { units: ['030-2'], hand: ['020-6', '026-4'] },
    engagement: { objective: 'Imperial Command', attackers: ['X-Wing'], defenders: ['030-2'] },
  };
  const twists = () =>
    quietTable(fight).choose('Twist of Fate').choose('Twist of Fate').choose('pass').choose('pass');

  test('005-6, 020-6 the one of the Light Side comes first and cancels that of the Dark Side', () => {
    const table = twists();
    const fates = table.events.filter(({ kind }) => kind === 'fate').map(({ data }) => data);
    expect(fates).toMatchObject([{ by: LIGHT }]);
    expect(table.asking).toBe('light lay: Fleet Officer, pass');
  });

  test('005-6, 030-2 what was placed in the battle before still counts for TIE Attack Squadron', () => {
    const table = twists();
    expect(table.discard('dark')).toEqual(['Twist of Fate']);
    expect(table.reads('unit', 'TIE Attack Squadron')).toBe(2);
    expect(quietTable(fight).reads('unit', 'TIE Attack Squadron')).toBe(1);
  });
});
