import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

/** A unit without blast attacks two of the other side, which survive; a third stays outside. */
const ATTACKS = {
  light: {
    light: { units: ['013-3'] },
    dark: { units: ['026-4', '019-2', '029-2'].map((card) => ({ card, focus: 1 })) },
    engagement: { objective: 'Imperial Command', attackers: ['013-3'], defenders: ['026-4', '019-2'] },
  },
  dark: {
    light: { units: ['012-4', '001-2', '003-2'].map((card) => ({ card, focus: 1 })) },
    dark: { units: ['026-4'] },
    engagement: { objective: 'Draw Their Fire', attackers: ['026-4'], defenders: ['012-4', '001-2'] },
  },
} satisfies Record<'light' | 'dark', Setup>;

/** The attacker holds the fate, the AI on top of its fate deck. */
const attacking = (side: 'light' | 'dark', fate: string, ai: 'none' | 'light' | 'dark' = 'none') =>
  quietTable({
    ...ATTACKS[side],
    ai,
    active: side,
    stop: 'commitment',
    [side]: { ...ATTACKS[side][side], ...(ai === 'none' ? { hand: [fate] } : { fates: [fate] }) },
  });

const HEAT = [
  ['light', '003-6', 'Heavy Stormtrooper Squad', 'Darth Vader'],
  ['dark', '019-6', 'X-Wing', 'Luke Skywalker'],
] as const;

test.each(HEAT)(
  '003-6, 019-6 Heat of Battle: on the %s side (%s) a damage to a participating enemy unit of choice, which must be chosen',
  (side, fate, cheap, dear) => {
    const table = attacking(side, fate).choose('Heat of Battle');
    expect(table.asking).toBe(`${side} target: ${cheap}, ${dear}`);
    expect(table.choose(cheap).changes(`${cheap} damage`, `${dear} damage`)).toContain(
      `${cheap} damage 0 to 1`,
    );
  },
);

test.each(HEAT)(
  '003-6, 019-6 Heat of Battle: on the %s side (%s) the AI damages the dearest that takes part',
  (side, fate, cheap, dear) => {
    expect(reasonsOf(attacking(side, fate, side), 'target')).toEqual([
      { considered: [cheap, dear], picked: dear, rule: 'LCG-30', by: 'printed cost' },
    ]);
  },
);

const OPPORTUNITY = [
  ['light', '004-6', 'Imperial Command'],
  ['dark', '021-6', 'Draw Their Fire'],
] as const;

test.each(OPPORTUNITY)(
  '004-6, 021-6 Target of Opportunity: on the %s side (%s) it deals the engaged objective a damage',
  (side, fate, objective) => {
    const table = attacking(side, fate).choose('Target of Opportunity');
    expect(table.changes('Imperial Command', 'Draw Their Fire')).toEqual([`${objective} damage 0 to 1`]);
  },
);

test.each([
  ['light', 'dark', '004-6'],
  ['dark', 'light', '021-6'],
] as const)(
  '004-6, 021-6 Target of Opportunity: on the %s side nothing while the %s side attacks',
  (side, active, fate) => {
    const open = ATTACKS[active];
    const table = quietTable({
      ...open,
      active,
      stop: 'commitment',
      [side]: { ...open[side], hand: [fate] },
    });
    table.choose('Target of Opportunity');
    expect(table.changes('Imperial Command', 'Draw Their Fire')).toEqual([]);
  },
);

test.each(OPPORTUNITY)(
  '004-6, 021-6 Target of Opportunity: on the %s side (%s) the AI deals the objective that it attacks a damage',
  (side, fate, objective) => {
    expect(attacking(side, fate, side).changes('Imperial Command', 'Draw Their Fire')).toEqual([
      `${objective} damage 0 to 1`,
    ]);
  },
);

/** Both fates lie in the stacks: the enemy's Heat of Battle has the higher number. */
const TWIST = [
  ['light', '005-6', '019-6', 'Rookie Pilot'],
  ['dark', '020-6', '003-6', 'Heavy Stormtrooper Squad'],
] as const;

test.each(TWIST)(
  '005-6, 020-6 Twist of Fate: on the %s side (%s) both stacks are discarded, no other fate does anything, and a new battle begins',
  (side, twist, heat, attacker) => {
    const open = ATTACKS[side];
    const enemy = side === 'light' ? 'dark' : 'light';
    const table = quietTable({
      ...open,
      active: side,
      [side]: { ...open[side], hand: [twist] },
      [enemy]: { ...open[enemy], hand: [heat, enemy === 'dark' ? '027-3' : '012-4'] },
    });
    table.choose('Twist of Fate').choose('Heat of Battle').choose('pass');
    expect([table.discard(side), table.discard(enemy), table.card(attacker).damage, table.topic]).toEqual([
      ['Twist of Fate'],
      ['Heat of Battle'],
      0,
      'lay',
    ]);
  },
);

test.each(TWIST)(
  "005-6, 020-6 Twist of Fate: on the %s side (%s) the AI cancels the person's fate, and lays anew from what its fate deck holds",
  (side, twist, heat, attacker) => {
    const open = ATTACKS[side];
    const enemy = side === 'light' ? 'dark' : 'light';
    const table = quietTable({
      ...open,
      ai: side,
      active: side,
      [side]: { ...open[side], fates: [twist, twist] },
      [enemy]: { ...open[enemy], hand: [heat, enemy === 'dark' ? '027-3' : '012-4'] },
    });
    table.choose('Heat of Battle').choose('pass');
    expect([table.discard(side), table.card(attacker).damage, table.player(side).fates.length]).toEqual([
      ['Twist of Fate'],
      0,
      0,
    ]);
  },
);

/** Who attacks has an exhausted, damaged unit with an enhancement, an objective with one, and a damaged unit without. */
const EQUIPPED = {
  light: {
    fate: '232-6',
    unit: ['001-2', '001-4', 'Luke Skywalker'],
    objective: ['001-1', '237-5', "A Hero's Journey"],
    bare: ['003-2', 'Obi-Wan Kenobi'],
  },
  dark: {
    fate: '239-6',
    unit: ['019-2', '019-4', 'Darth Vader'],
    objective: ['019-1', '218-6', 'Fall of the Jedi'],
    bare: ['029-2', 'Devastator'],
  },
} as const;

const equipped = (side: 'light' | 'dark', ai: 'none' | 'light' | 'dark' = 'none', focus = 1) => {
  const { fate, unit, objective, bare } = EQUIPPED[side];
  const enemy = side === 'light' ? 'dark' : 'light';
  return quietTable({
    ...ATTACKS[side],
    ai,
    active: side,
    stop: 'commitment',
    [side]: {
      objectives: [{ card: objective[0], damage: 1, enhancements: [objective[1]] }],
      units: [
        ...ATTACKS[side][side].units,
        { card: unit[0], damage: 1, focus, enhancements: [unit[1]] },
        { card: bare[0], damage: 1 },
      ],
      ...(ai === 'none' ? { hand: [fate] } : { fates: [fate] }),
    },
    [enemy]: { units: [{ card: side === 'light' ? '029-2' : '011-2', focus: 1 }] },
    engagement: {
      ...ATTACKS[side].engagement,
      defenders: [side === 'light' ? '029-2' : '011-2'],
    },
  });
};

test.each([['light'], ['dark']] as const)(
  '232-6, 237-6, 246-6, 239-6 Well Equipped: on the %s side a token of any type comes off an own card with an enhancement',
  (side) => {
    const { unit, objective } = EQUIPPED[side];
    const open = () => equipped(side).choose('Well Equipped');
    expect([...open().choices].sort()).toEqual([unit[2], objective[2]].sort());
    const chosen = open().choose(unit[2]);
    expect(chosen.choices).toEqual(['damage', 'focus']);
    expect(chosen.choose('focus').changes(unit[2], objective[2])).toEqual([`${unit[2]} focus 1 to 0`]);
  },
);

test.each([['light'], ['dark']] as const)(
  '232-6, 237-6, 246-6, 239-6 Well Equipped: on the %s side the AI heals its dearest unit with an enhancement',
  (side) => {
    const { unit, objective, bare } = EQUIPPED[side];
    const table = equipped(side, side, 0);
    expect(table.changes(`${unit[2]} damage`, objective[2], `${bare[1]} damage`)).toEqual([
      `${unit[2]} damage 1 to 0`,
    ]);
  },
);
