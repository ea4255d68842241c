import type { Seat } from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { DARK, LIGHT } from '../../src/state.ts';
import { when } from '../../src/terms/build.ts';
import type { Effect } from '../../src/terms/words.ts';
import { quietTable } from '../quiet.ts';
import { reasonsOf } from '../reasons.ts';
import { Bench } from '../vocabulary/bench.ts';

type Laid = readonly [id: string, tokens?: Parameters<Bench['lay']>[1]];

/** The AI has an effect with these cards on the table: what it turned to, and what decided. */
function chooses(topic: string, effect: Effect, ai: Seat, ...laid: readonly Laid[]) {
  const bench = new Bench({ ai });
  const cards = laid.map(([id, tokens]) => bench.lay(id, tokens));
  bench.do(bench.state.players[ai]?.affiliation ?? 0, effect);
  const [reason] = reasonsOf(bench, topic);
  return { bench, cards, picked: reason?.picked, why: `${reason?.rule} ${reason?.by}` };
}

const HERO = '001-1'; // capacity 4
const FIRE = '012-1'; // capacity 5

describe('a good effect on its own cards', () => {
  const heal: Effect = { do: 'heal', n: 1, at: { one: { whose: 'own', type: ['unit', 'objective'] } } };
  const ease: Effect = {
    do: 'unfocus',
    n: 2,
    on: { one: { whose: 'own', type: ['unit', 'objective', 'enhancement'] } },
  };
  const healed = (...laid: readonly Laid[]) => chooses('heal whom', heal, LIGHT, ...laid);
  const eased = (...laid: readonly Laid[]) => chooses('unfocus whom', ease, LIGHT, ...laid);

  test('LCG-28 the one of the highest printed cost', () => {
    expect(healed(['012-4', { damage: 1 }], ['001-2', { damage: 1 }])).toMatchObject({
      picked: 'Luke Skywalker',
      why: 'LCG-28 printed cost',
    });
  });

  test('LCG-28 only among those on which it does something', () => {
    expect(healed(['001-2'], ['012-4', { damage: 1 }]).bench.told('heal')).toMatchObject([{ n: 1 }]);
  });

  test('LCG-28 of equal cost the one on which it does most, before LCG-39', () => {
    // Fleet Officer has more Force icons than a Y-Wing.
    expect(eased(['010-3', { focus: 1 }], ['008-3', { focus: 2 }])).toMatchObject({
      picked: 'Y-Wing',
      why: 'LCG-28 points',
    });
  });

  test('LCG-28 damage is removed from the objective with the least capacity left', () => {
    expect(healed([HERO, { damage: 1 }], [FIRE, { damage: 3 }])).toMatchObject({
      picked: 'Draw Their Fire',
      why: 'LCG-28 capacity left',
    });
  });

  test('LCG-28 a shield goes to the objective with the least capacity left', () => {
    const shield: Effect = { do: 'shield', on: { one: { whose: 'own', type: 'objective' } } };
    expect(chooses('shield whom', shield, LIGHT, [HERO], [FIRE, { damage: 3 }])).toMatchObject({
      picked: 'Draw Their Fire',
      why: 'LCG-28 capacity left',
    });
  });

  test('LCG-28 focus is removed from the objective with the most tokens that it frees, whatever its capacity', () => {
    expect(eased([FIRE, { focus: 2 }], [HERO, { focus: 1 }])).toMatchObject({
      picked: 'Draw Their Fire',
      why: 'LCG-28 points',
    });
  });

  test('LCG-28 an objective comes before an enhancement that gives resources', () => {
    expect(eased(['001-6', { focus: 1 }], [HERO, { focus: 1 }])).toMatchObject({
      picked: "A Hero's Journey",
      why: 'LCG-28 an enhancement',
    });
  });

  test('LCG-39 then the one with the most Force icons', () => {
    expect(eased(['008-3', { focus: 1 }], ['010-3', { focus: 1 }])).toMatchObject({
      picked: 'Fleet Officer',
      why: 'LCG-39 Force icons',
    });
  });

  test('LCG-39 then the one with the most combat icons of all kinds', () => {
    expect(eased(['009-4', { focus: 1 }], ['008-3', { focus: 1 }])).toMatchObject({
      picked: 'Y-Wing',
      why: 'LCG-39 combat icons or resources',
    });
  });

  test('LCG-39 then the one that is in play longest', () => {
    const { bench, cards, why } = eased(['008-3', { focus: 1 }], ['008-3', { focus: 1 }]);
    expect([cards.map((card) => bench.card(card).focus), why]).toEqual([[0, 1], 'LCG-39 longest in play']);
  });
});

describe('a bad effect on its own cards', () => {
  const lose: Effect = { do: 'sacrifice', what: { one: { whose: 'own' } } };
  const suffer: Effect = { do: 'damage', n: 1, at: { one: { whose: 'own', type: ['unit', 'objective'] } } };
  const lost = (...laid: readonly Laid[]) => chooses('sacrifice whom', lose, LIGHT, ...laid);
  const suffered = (...laid: readonly Laid[]) => chooses('damage whom', suffer, LIGHT, ...laid);

  test('LCG-29 the one of the lowest printed cost', () => {
    expect(lost(['001-2'], ['012-4'])).toMatchObject({ picked: 'X-Wing', why: 'LCG-29 printed cost' });
  });

  test('LCG-29 of equal cost the one with the fewest Force icons', () => {
    expect(lost(['010-3'], ['008-3'])).toMatchObject({ picked: 'Y-Wing', why: 'LCG-29 Force icons' });
  });

  test('LCG-29 then the one with the fewest combat icons', () => {
    expect(lost(['008-3'], ['009-4'])).toMatchObject({
      picked: 'A-Wing',
      why: 'LCG-29 combat icons or resources',
    });
  });

  test('LCG-29 where a unit or an objective may take it, the unit does, whatever it costs', () => {
    expect(suffered([HERO], ['001-2'])).toMatchObject({ picked: 'Luke Skywalker', why: 'LCG-29 a unit' });
  });

  test('LCG-29 among objectives the one with the most capacity left', () => {
    expect(suffered([FIRE, { damage: 2 }], [HERO])).toMatchObject({
      picked: "A Hero's Journey",
      why: 'LCG-29 capacity left',
    });
  });
});

describe("an effect on the player's cards", () => {
  const hit: Effect = { do: 'damage', n: 1, at: { one: { whose: 'enemy', type: ['unit', 'objective'] } } };
  const tire: Effect = { do: 'focus', n: 1, on: { one: { whose: 'enemy', type: 'objective' } } };
  const struck = (...laid: readonly Laid[]) => chooses('damage whom', hit, DARK, ...laid);
  const tired = (...laid: readonly Laid[]) => chooses('focus whom', tire, DARK, ...laid);

  test('LCG-30 the one of the highest printed cost', () => {
    expect(struck(['012-4'], ['001-2'])).toMatchObject({
      picked: 'Luke Skywalker',
      why: 'LCG-30 printed cost',
    });
  });

  test('LCG-30 an objective that this destroys comes first', () => {
    expect(struck(['001-2'], [HERO, { damage: 3 }])).toMatchObject({
      picked: "A Hero's Journey",
      why: 'LCG-30 an objective that this destroys',
    });
  });

  test('LCG-30 otherwise units come before objectives', () => {
    expect(struck([HERO, { damage: 2 }], ['014-3'])).toMatchObject({
      picked: 'Rebel Trooper',
      why: 'LCG-30 an objective',
    });
  });

  test('LCG-30, LCG-50 damage to objectives goes on the one with the least capacity left', () => {
    expect(struck([HERO], [FIRE, { damage: 2 }])).toMatchObject({
      picked: 'Draw Their Fire',
      why: 'LCG-50 capacity left',
    });
  });

  test('LCG-30 focus goes on the ready one with the most resources', () => {
    // In You Must Go gives one resource, the others two.
    expect(tired(['002-1'], [HERO, { focus: 1 }], [FIRE])).toMatchObject({
      picked: 'Draw Their Fire',
      why: 'LCG-30 resources of a ready card',
    });
  });

  test('LCG-39 units of equal cost on which it does as much by their Force icons', () => {
    expect(struck(['002-3'], ['010-3'])).toMatchObject({
      picked: 'Fleet Officer',
      why: 'LCG-39 Force icons',
    });
  });
});

test('LCG-31 where it may help itself or harm the player it does what has the greater impact', () => {
  const effect: Effect = { do: 'unfocus', n: 3, on: { one: {} } };
  const { bench, cards } = chooses(
    'unfocus whom',
    effect,
    LIGHT,
    ['019-2', { focus: 3 }],
    ['012-4', { focus: 1 }],
  );
  expect(cards.map((card) => bench.card(card).focus)).toEqual([3, 0]);
});

describe('LCG-31 an effect that may go on either side', () => {
  /** It removes damage from its own, and deals it to the other's. */
  const turn: Effect = {
    each: { one: { type: ['unit', 'objective'] } },
    do: when(
      { is: 'such', card: 'it', as: { whose: 'own', type: 'any' } },
      { do: 'heal', n: 3, at: 'it' },
      { do: 'damage', n: 1, at: 'it' },
    ),
  };
  const turned = (...laid: readonly Laid[]) => {
    const { bench } = chooses('target', turn, LIGHT, ...laid);
    return reasonsOf(bench, 'target');
  };

  test('goes to the side with the card on which it does most, then by what is said of that side', () => {
    // 3 damage from an objective of its own; 1 damage on a unit of the player, and its cost of 1 as it falls.
    const own = [
      [HERO, { damage: 3 }],
      ['001-2', { damage: 1 }],
    ] as const;
    expect(turned(...own, ['027-3'])).toMatchObject([
      {
        considered: ["A Hero's Journey", 'Luke Skywalker', 'TIE Fighter'],
        picked: 'Luke Skywalker',
        rule: 'LCG-28',
        by: 'printed cost',
      },
    ]);
  });

  test('where that is the same it harms the player', () => {
    expect(turned(['001-2', { damage: 1 }], ['019-2'])).toMatchObject([
      { picked: 'Darth Vader', rule: 'LCG-31', by: 'a card of the player' },
    ]);
  });
});

describe('what is wholly equal', () => {
  test('LCG-39 goes to the one that is in play longest', () => {
    const table = quietTable({
      ai: 'light',
      stop: 'conflict',
      light: { hand: ['003-4'], fates: [] },
      dark: { units: ['020-3', '033-3'] },
    });
    expect(reasonsOf(table, 'target')).toMatchObject([
      { picked: 'Kuati Security Team', rule: 'LCG-39', by: 'longest in play' },
    ]);
  });

  test('LCG-39 with the option the player decides, and among those alone', () => {
    const table = quietTable({
      ai: 'light',
      stop: 'conflict',
      options: { ties: 'player' },
      light: { hand: ['003-4'], fates: [] },
      dark: { units: ['020-3', '033-3', '032-2'] },
    });
    expect(table.asking).toBe('dark equal choices: Kuati Security Team, Outer Rim Hunter');
    table.choose('Outer Rim Hunter');
    expect(table.changes('Outer', 'Kuati')).toEqual(['Outer Rim Hunter focus 0 to 2']);
    expect(reasonsOf(table, 'target')).toMatchObject([
      { picked: 'Outer Rim Hunter', rule: 'LCG-39', by: 'the player decides' },
    ]);
  });

  test('LCG-39 the player decides which of two equal units is to attack', () => {
    const table = quietTable({
      ai: 'dark',
      active: 'dark',
      step: 'deployment',
      options: { ties: 'player' },
      dark: { units: ['020-3', '033-3'], fates: [] },
      light: {
        units: [
          { card: '008-3', focus: 1 },
          { card: '008-3', focus: 1 },
        ],
      },
    });
    expect(table.asking).toBe(
      'dark equal choices: Kuati Security Team, Outer Rim Hunter'.replace('dark', 'light'),
    );
    table.choose('Outer Rim Hunter');
    expect(table.card('Outer Rim Hunter').pool).toBe('attackers');
  });

  test('LCG-39 where the AI plays both sides nobody is asked', () => {
    const table = quietTable({
      ai: 'both',
      options: { ties: 'player' },
      dark: { fates: [] },
      light: { fates: [] },
    });
    expect(table.outcome).toBeDefined();
  });
});
