import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf, reasonsOf } from '../../reasons.ts';

const DARK = { active: 'dark' } as const;
const AI = { ...DARK, ai: 'dark', stop: 'conflict' } as const;
const SCUM = { affiliation: 'Scum and Villainy', fates: [] };

const PROPHET = {
  ...DARK,
  balance: 'dark',
  dark: { hand: ['050-2'], top: ['019-2'], fates: [] },
} satisfies Setup;

test('050-2, 050-3 Prophet of the Dark Side: it looks at the top card, which may be drawn while the Balance is with the Dark Side', () => {
  const table = quietTable(PROPHET).pay('play Prophet of the Dark Side');
  expect(table.asking).toBe('dark window: use Prophet of the Dark Side, pass');
  table.choose('use Prophet of the Dark Side').until('may');
  expect(table.choose('yes').hand('dark')).toEqual(['Darth Vader']);
});

test('050-2, 050-3 Prophet of the Dark Side: declined, or while the Balance is with the Light Side, nothing is drawn', () => {
  const table = quietTable(PROPHET)
    .pay('play Prophet of the Dark Side')
    .choose('use Prophet of the Dark Side');
  expect(table.until('may').choose('no').hand('dark')).toEqual([]);
  const light = quietTable({ ...PROPHET, balance: 'light' }).pay('play Prophet of the Dark Side');
  expect(light.choose('use Prophet of the Dark Side').until('commit').hand('dark')).toEqual([]);
});

/** A struggle in the turn of the Light Side, whose unit is angry. */
const angry = (ai: 'none' | 'dark', winner: string) =>
  quietTable({
    ai,
    step: 'struggle',
    stop: 'turn begins',
    light: { units: [{ card: '001-3', committed: true, enemies: ['050-5'] }] },
    dark: { units: [{ card: winner, committed: true }], fates: [] },
  });

test('050-5 Anger: after its unit’s player loses a struggle in his own turn the unit is sacrificed, for a person and for the AI', () => {
  for (const ai of ['none', 'dark'] as const) {
    expect(angry(ai, '019-2').isInPlay("Twi'lek Loyalist")).toBe(false);
    expect(angry(ai, '027-3').isInPlay("Twi'lek Loyalist")).toBe(true);
  }
});

test('050-5 Anger: it enhances an enemy Character; the AI lays it on the dearest', () => {
  const setup = {
    light: { units: ['001-3', '001-2', 'X-Wing'] },
    dark: { hand: ['050-5'], units: ['019-2'], fates: [] },
  };
  expect(quietTable({ ...DARK, ...setup }).pay('play Anger').asking).toBe(
    "dark play on: Twi'lek Loyalist, Luke Skywalker",
  );
  expect(quietTable({ ...AI, ...setup }).changes('Anger on')).toEqual(['Anger on nothing to Luke Skywalker']);
});

const PUSH = {
  light: { units: ['001-2', 'X-Wing', '001-3'] },
  dark: { hand: ['050-6', '050-6'], units: ['019-2', '026-4'], fates: [] },
} satisfies Setup;

test('050-6 Force Push: two focus tokens on a unit that is not unique, in the own turn', () => {
  const table = quietTable({ ...DARK, ...PUSH }).pay('use Force Push');
  expect(table.asking).toBe("dark target: X-Wing, Twi'lek Loyalist, Heavy Stormtrooper Squad");
  expect(table.choose('X-Wing').changes('X-Wing')).toEqual(['X-Wing focus 0 to 2']);
});

test('050-6 Force Push: in the enemy’s turn only with the Balance', () => {
  expect(quietTable({ ...PUSH, balance: 'dark' }).until('use Force Push').asked).toBe('dark');
  expect(() => quietTable({ ...PUSH, stop: 'turn begins' }).until('use Force Push')).toThrow();
});

const TIME = {
  ...DARK,
  step: 'refresh',
  light: { objectives: ['001-1'], units: ['001-2', 'X-Wing'], area: ['008-5'] },
  dark: { objectives: ['051-1', '026-1', '029-1'], fates: [] },
} satisfies Setup;

test('051-1 A Dark Time for the Rebellion: after its refresh the enemy deals a damage to a unit or objective of his', () => {
  const table = quietTable(TIME);
  expect(table.asking).toBe('dark window: use A Dark Time for the Rebellion, pass');
  expect(table.choose('use A Dark Time for the Rebellion').asking).toBe(
    "light damage whom: A Hero's Journey, Luke Skywalker, X-Wing",
  );
  expect(table.choose('X-Wing').changes('X-Wing')).toEqual(['X-Wing damage 0 to 1']);
  expect(quietTable(TIME).choose('pass').changes('X-Wing', 'Luke', 'A Hero')).toEqual([]);
});

test('051-1 A Dark Time for the Rebellion: the AI asks it of the player; of the AI its cheapest unit takes it', () => {
  expect(quietTable({ ...TIME, ai: 'dark' }).asking).toBe(
    "light damage whom: A Hero's Journey, Luke Skywalker, X-Wing",
  );
  const table = quietTable({ ...TIME, ai: 'light' }).choose('use A Dark Time for the Rebellion');
  expect(table.changes('X-Wing', 'Luke', 'A Hero')).toEqual(['X-Wing damage 0 to 1']);
});

test.each([
  ['Colonel Starck', '051-2', [0, 0], [2, 2]],
  ['MTV-7', '051-3', [1, 0], [1, 1]],
])(
  '051-2, 051-3, 051-4 %s: more icons while it attacks a damaged objective, for a person and for the AI',
  (title, card, plain, more) => {
    for (const ai of ['none', 'dark'] as const)
      for (const damage of [0, 1]) {
        const table = quietTable({
          ...DARK,
          ai,
          step: 'engage',
          light: {
            objectives: [{ card: "A Hero's Journey", damage }, 'Draw Their Fire'],
            units: ['001-2'],
            hand: ['001-3'],
          },
          dark: { units: [card], fates: [] },
          engagement: { objective: "A Hero's Journey", attackers: [card], defenders: ['001-2'] },
        });
        expect([table.reads('unit', title), table.reads('blast', title)]).toEqual(
          damage === 0 ? plain : more,
        );
      }
    const outside = quietTable({
      ...DARK,
      light: { objectives: [{ card: "A Hero's Journey", damage: 1 }] },
      dark: { units: [card] },
    });
    expect([outside.reads('unit', title), outside.reads('blast', title)]).toEqual(plain);
  },
);

test('051-5 The Moorsh Moraine: 2 damage for being unopposed, for a person and for the AI', () => {
  for (const ai of ['none', 'dark'] as const) {
    const table = quietTable({
      ...DARK,
      ai,
      step: 'engage',
      stop: 'commitment',
      dark: { units: ['026-4'], area: ['051-5'], fates: [] },
      engagement: { objective: 'Draw Their Fire', attackers: ['026-4'], step: 'strikes', edge: 'dark' },
    });
    expect(table.changes('Draw')).toEqual(['Draw Their Fire damage 0 to 2']);
  }
});

const FIRE = {
  light: { units: ['001-2'] },
  dark: { affiliation: 'Imperial Navy', hand: ['051-6', '051-6'], units: ['027-3', '026-4'], fates: [] },
} satisfies Setup;

test('051-6 Heavy Fire: an own unit has a unit or a blast icon more until the end of the phase', () => {
  for (const [i, icons] of [
    [2, 0],
    [1, 1],
  ].entries()) {
    const table = quietTable({ ...DARK, ...FIRE }).choose('use Heavy Fire');
    expect(table.asking).toBe('dark target: TIE Fighter, Heavy Stormtrooper Squad');
    table.choose('Heavy Stormtrooper Squad').until('one of');
    table.choose(table.choices[i] ?? '');
    const now = () =>
      ['unit' as const, 'blast' as const].map((icon) => table.reads(icon, 'Heavy Stormtrooper Squad'));
    expect(now()).toEqual(icons);
    table.until('engage');
    expect(now()).toEqual([1, 0]);
  }
});

test('051-6 Heavy Fire: in its deployment it would end before any strike, so the AI lays it into its fate deck', () => {
  const table = quietTable({ ...AI, ...FIRE, dark: { ...FIRE.dark, hand: ['051-6'] } });
  expect(asideOf(table)).toEqual(['LCG-18 fate deck it does no good']);
});

/** A unit of the Dark Side reveals a random card of the enemy's hand when it is focused to strike. */
const headhunter = (ai: 'none' | 'dark', more: Setup = {}) =>
  quietTable({
    ...DARK,
    ai,
    step: 'engage',
    stop: 'commitment',
    ...more,
    light: { hand: ['015-2'], ...more.light },
    dark: { ...SCUM, units: ['052-3'], ...more.dark },
    engagement: { objective: 'Draw Their Fire', attackers: ['052-3'], step: 'strikes', edge: 'dark' },
  });

test('052-3, 052-4 Z-95 Headhunter: another card is only shown; declined, nothing is', () => {
  const table = headhunter('none', { light: { hand: ['001-4'] } }).choose('use Z-95 Headhunter');
  expect(table.hand('light')).toEqual(['Jedi Lightsaber']);
  expect(headhunter('none').choose('pass').hand('light')).toEqual(['Han Solo']);
});

test('052-3, 052-4 Z-95 Headhunter: the AI captures', () => {
  expect(headhunter('dark').changes('Han')).toEqual(['Han Solo hand to captured']);
});

const HUNT = {
  dark: { ...SCUM, objectives: [{ card: '052-1', focus: 1 }], units: ['052-3'] },
} satisfies Setup;

test('052-1 The Hunt for Han Solo: the AI reveals', () => {
  expect(headhunter('dark', HUNT).changes('dial')).toEqual(['dial 0 to 1']);
});

const UGNAUGHT = {
  dark: {
    ...SCUM,
    units: [{ card: '052-3', damage: 1 }, '052-2', { card: '026-4', damage: 1 }],
    objectives: ['033-1'],
  },
} satisfies Setup;

test('052-2 Ugnaught: after a capture a damage may come off an own Vehicle or Droid', () => {
  const table = headhunter('none', UGNAUGHT).choose('use Z-95 Headhunter');
  expect(table.asking).toBe('dark window: use Ugnaught, pass');
  expect(table.choose('use Ugnaught').changes('Z-95 Headhunter damage', 'Heavy')).toEqual([
    'Z-95 Headhunter damage 1 to 0',
  ]);
  expect(
    headhunter('none', UGNAUGHT)
      .choose('use Z-95 Headhunter')
      .choose('pass')
      .changes('Z-95 Headhunter damage'),
  ).toEqual([]);
});

test('052-2 Ugnaught: the AI heals', () => {
  expect(headhunter('dark', UGNAUGHT).changes('Z-95 Headhunter damage')).toEqual([
    'Z-95 Headhunter damage 1 to 0',
  ]);
});

const INCINERATOR = {
  balance: 'dark',
  dark: { ...SCUM, units: ['052-3'], objectives: ['033-1'], area: ['052-5'] },
} satisfies Setup;

test('052-5 Cloud City Incinerator: after a capture the card may be discarded while the Balance is with the Dark Side', () => {
  const table = headhunter('none', INCINERATOR).choose('use Z-95 Headhunter');
  expect(table.asking).toBe('dark window: use Cloud City Incinerator, pass');
  expect(table.choose('use Cloud City Incinerator').changes('Han')).toEqual(['Han Solo hand to discard']);
  expect(headhunter('none', INCINERATOR).choose('use Z-95 Headhunter').choose('pass').changes('Han')).toEqual(
    ['Han Solo hand to captured'],
  );
  const light = headhunter('none', { ...INCINERATOR, balance: 'light' }).choose('use Z-95 Headhunter');
  expect(light.changes('Han')).toEqual(['Han Solo hand to captured']);
});

const CARBONITE = {
  light: { units: ['001-2', '001-3', '002-3', '003-3', 'X-Wing'] },
  dark: { ...SCUM, objectives: ['033-1'], hand: ['052-6'] },
} satisfies Setup;

test('052-6 Carbonite Chamber Activation: a token each on up to two units that are no Vehicles and cost 3 together at most', () => {
  const table = quietTable({ ...DARK, ...CARBONITE }).pay('use Carbonite Chamber Activation');
  expect(table.asking).toBe("dark target: Twi'lek Loyalist, Believer in the Old Ways, Jedi in Hiding");
  expect(table.question.form).toMatchObject({ max: 2, within: { total: 3, values: [1, 2, 2] } });
  expect(table.choose("Twi'lek Loyalist", 'Jedi in Hiding').changes("Twi'lek", 'Jedi in')).toEqual([
    "Twi'lek Loyalist focus 0 to 1",
    'Jedi in Hiding focus 0 to 1',
  ]);
});

test('052-6 Carbonite Chamber Activation: the AI takes the dearest that fit', () => {
  const table = quietTable({ ...AI, ...CARBONITE });
  expect(table.changes("Twi'lek", 'Believer', 'Jedi in')).toEqual([
    "Twi'lek Loyalist focus 0 to 1",
    'Jedi in Hiding focus 0 to 1',
  ]);
});

test('050-6 Force Push: the AI pushes the dearest that is not unique', () => {
  const dark = { hand: ['050-6'], fates: [] };
  const table = quietTable({ ...AI, light: { units: ['X-Wing', '002-3', '001-2'] }, dark });
  expect(table.changes('Believer')).toEqual(['Believer in the Old Ways focus 0 to 2']);
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: 'Believer in the Old Ways', rule: 'LCG-30' }]);
});

test('052-3, 052-4 Z-95 Headhunter: when it is focused to strike a random card of the enemy’s hand is revealed, a unit is captured', () => {
  const table = headhunter('none');
  expect(table.asking).toBe('dark window: use Z-95 Headhunter, pass');
  expect(table.choose('use Z-95 Headhunter').asking).toBe(
    'dark capture at: Shadows of Dathomir, Imperial Command, Death and Despayre',
  );
  expect(table.choose('Imperial Command').changes('Han', 'Imperial Command captives')).toEqual([
    'Imperial Command captives 0 to 1',
    'Han Solo hand to captured',
  ]);
});

test('052-1 The Hunt for Han Solo: a unit captured there may be revealed to take a token off a Scum card; Han Solo advances the dial', () => {
  const table = headhunter('none', HUNT).choose('use Z-95 Headhunter');
  expect(table.asking).toBe('dark window: use The Hunt for Han Solo, pass');
  table.choose('use The Hunt for Han Solo').choose('The Hunt for Han Solo');
  expect(table.changes('dial', 'The Hunt for Han Solo focus')).toEqual([
    'The Hunt for Han Solo focus 1 to 0',
    'dial 0 to 1',
  ]);
  const other = headhunter('none', { ...HUNT, light: { hand: ['X-Wing'] } }).choose('use Z-95 Headhunter');
  expect(other.choose('use The Hunt for Han Solo').changes('dial', 'The Hunt for Han Solo focus')).toEqual([
    'The Hunt for Han Solo focus 1 to 0',
  ]);
  expect(headhunter('none', HUNT).choose('use Z-95 Headhunter').choose('pass').changes('dial')).toEqual([]);
});

test('052-1 The Hunt for Han Solo: without a focus token to remove, Han Solo still advances the dial', () => {
  const dark = { ...SCUM, objectives: ['052-1'], units: ['027-4', '052-3'] };
  const han = headhunter('none', { dark }).choose('use Z-95 Headhunter');
  expect(han.asking).toBe('dark window: use The Hunt for Han Solo, pass');
  expect(han.choose('use The Hunt for Han Solo').choose('The Hunt for Han Solo').changes('dial')).toEqual([
    'dial 0 to 1',
  ]);
  const other = headhunter('none', { dark, light: { hand: ['X-Wing'] } }).choose('use Z-95 Headhunter');
  expect(other.choices).not.toContain('use The Hunt for Han Solo');
});

test('052-5 Cloud City Incinerator: the AI discards the captured card with the Balance, and keeps it without', () => {
  expect(headhunter('dark', INCINERATOR).changes('Han')).toEqual(['Han Solo hand to discard']);
  expect(headhunter('dark', { ...INCINERATOR, balance: 'light' }).changes('Han')).toEqual([
    'Han Solo hand to captured',
  ]);
});

test('050-2, 050-3 Prophet of the Dark Side: the AI draws with the Balance, and plays what it drew; not without it', () => {
  expect(quietTable({ ...AI, ...PROPHET }).isInPlay('Darth Vader')).toBe(true);
  expect(quietTable({ ...AI, ...PROPHET, balance: 'light' }).isInPlay('Darth Vader')).toBe(false);
});
