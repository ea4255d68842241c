import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const DARK = { active: 'dark' } as const;
const AI = { ...DARK, ai: 'dark', stop: 'conflict' } as const;
const SCUM = { affiliation: 'Scum and Villainy', fates: [] };

const focusOf = (table: ReturnType<typeof quietTable>) =>
  table.state.play.reduce((sum, { seat, focus }) => sum + (seat === 1 ? focus : 0), 0);

test('066-2 Executor: while it is undamaged enemy effects do not target it', () => {
  for (const damage of [0, 1]) {
    const table = quietTable({ light: { units: ['044-4'] }, dark: { units: [{ card: '066-2', damage }] } });
    const isTarget = table.choose('use Munitions Expert').choices.includes('Executor');
    expect(isTarget).toBe(damage > 0);
  }
});

const EXECUTOR = {
  light: { objectives: ['001-1'], units: ['001-2', 'X-Wing'] },
  dark: { units: ['066-2', '066-3'], fates: [] },
} satisfies Setup;

test('066-2 Executor: after a card is sacrificed an enemy unit or objective may be dealt a damage', () => {
  const table = quietTable({ ...DARK, ...EXECUTOR })
    .choose('use ISB Liaison')
    .until('use Executor');
  expect(table.choose('use Executor').asking).toBe("dark target: A Hero's Journey, Luke Skywalker, X-Wing");
  expect(table.choose('Luke Skywalker').changes('Luke')).toEqual(['Luke Skywalker damage 0 to 1']);
});

test('066-2 Executor: the AI hits an objective that falls before the dearest unit', () => {
  const light = { objectives: [{ card: '001-1', damage: 3 }, 'Draw Their Fire'], units: ['001-2'] };
  const liaison = quietTable({ ...AI, ...EXECUTOR, light });
  expect(liaison.victory('dark')).toEqual(["A Hero's Journey"]);
  expect(reasonsOf(liaison, 'target')[0]).toMatchObject({ picked: "A Hero's Journey", rule: 'LCG-30' });
});

test('066-3, 066-4 ISB Liaison: the AI gives it for a card', () => {
  const table = quietTable({ ...AI, dark: { units: ['066-3'], fates: [] } });
  expect([table.isInPlay('ISB Liaison'), table.changes('dark hand')]).toEqual([false, ['dark hand 0 to 1']]);
});

const HOLOCRON = { area: ['066-5'], objectives: ['026-1', '029-1'], fates: [] };

test('066-5 Sith Holocron: sacrificed, it makes the next Sith card of the phase cost 3 less, no other', () => {
  const table = quietTable({ ...DARK, dark: { ...HOLOCRON, hand: ['019-2', '027-4'] } }).choose(
    'use Sith Holocron',
  );
  expect(table.isInPlay('Sith Holocron')).toBe(false);
  table.pay('play Darth Vader');
  expect(focusOf(table)).toBe(2);
  const other = quietTable({ ...DARK, dark: { ...HOLOCRON, hand: ['027-4', '019-2'] } }).choose(
    'use Sith Holocron',
  );
  expect(focusOf(other.pay('play TIE Bomber'))).toBe(2);
});

test('066-5 Sith Holocron: Limited', () => {
  const limited = quietTable({ ...DARK, dark: { hand: ['066-5', '020-4'] } }).choose('play Sith Holocron');
  expect(limited.choices).not.toContain('play Sith Library');
});

test('066-5 Sith Holocron: the AI gives it for a Sith card that it pays for then, and for no other', () => {
  const played = (card: string) => quietTable({ ...AI, dark: { ...HOLOCRON, hand: [card] } });
  const vader = played('019-2');
  expect([vader.isInPlay('Sith Holocron'), vader.isInPlay('Darth Vader'), focusOf(vader)]).toEqual([
    false,
    true,
    2,
  ]);
  expect(played('027-4').isInPlay('Sith Holocron')).toBe(true);
});

const AGGRESSION = {
  light: { units: ['001-2', 'X-Wing'] },
  dark: { hand: ['066-6'], units: ['035-2', '026-4'], fates: [] },
} satisfies Setup;

test('066-6 Aggression: in the own turn each player sacrifices a unit of his choice, its player chooses first', () => {
  const table = quietTable({ ...DARK, ...AGGRESSION }).pay('use Aggression');
  expect(table.asking).toBe('dark sacrifice whom: Espo Trooper, Heavy Stormtrooper Squad');
  expect(table.choose('Espo Trooper').asking).toBe('light sacrifice whom: Luke Skywalker, X-Wing');
  expect(table.choose('X-Wing').changes('Espo', 'X-Wing')).toEqual(
    expect.arrayContaining(['Espo Trooper play to discard', 'X-Wing play to discard']),
  );
});

test('067-1 Hunt Them Down: a resource more for each card captured there, for a person and for the AI', () => {
  for (const ai of ['none', 'dark'] as const) {
    const resources = (captives: string[]) =>
      quietTable({ ...AI, ai, dark: { ...SCUM, objectives: [{ card: '067-1', captives }] } }).reads(
        'resources',
        'Hunt Them Down',
      );
    expect([resources([]), resources(['X-Wing', '001-3'])]).toEqual([1, 3]);
  }
});

/** Dengar strikes with two cards captured on him. */
const dengar = (ai: 'none' | 'dark', captives: string[] = ['X-Wing', '001-3']) =>
  quietTable({
    ...DARK,
    ai,
    step: 'engage',
    stop: 'commitment',
    dark: { ...SCUM, units: [{ card: '067-2', captives }] },
    engagement: { objective: 'Draw Their Fire', attackers: ['067-2'], step: 'strikes', edge: 'dark' },
  });

test('067-2 Dengar: the AI uses him, without captives there is nothing to use', () => {
  expect(dengar('dark').told).toContain('lasts');
  expect(dengar('none', []).changes('Draw')).toEqual(['Draw Their Fire damage 0 to 1']);
});

/** A Kihraxz strikes with or without the edge. */
const kihraxz = (edge: 'light' | 'dark', ai: 'none' | 'dark' = 'none', units: string[] = ['067-3']) =>
  quietTable({
    ...DARK,
    ai,
    step: 'engage',
    stop: 'commitment',
    light: { units: ['X-Wing', '001-3', '001-2'].map((card) => ({ card, focus: 1 })) },
    dark: { ...SCUM, objectives: ['067-1'], units },
    engagement: { objective: 'Draw Their Fire', attackers: ['067-3'], step: 'strikes', edge, turn: 'dark' },
  });

test('067-3, 067-4 Kihraxz-class Assault Fighter: focused to strike with the edge it may capture an enemy of printed cost 1 or less', () => {
  const table = kihraxz('dark');
  expect(table.asking).toBe('dark window: use Kihraxz-class Assault Fighter, pass');
  expect(table.choose('use Kihraxz-class Assault Fighter').asking).toBe(
    "dark target: X-Wing, Twi'lek Loyalist",
  );
  expect(table.choose('X-Wing').changes('X-Wing', 'Hunt')).toEqual(
    expect.arrayContaining(['Hunt Them Down captives 0 to 1']),
  );
  expect(kihraxz('light').changes('Hunt')).toEqual([]);
  expect(kihraxz('dark').choose('pass').changes('Hunt')).toEqual([]);
});

test('067-3, 067-4 Kihraxz-class Assault Fighter: the AI captures', () => {
  expect(kihraxz('dark', 'dark').changes('Hunt')).toEqual(['Hunt Them Down captives 0 to 1']);
});

test('067-2 Dengar: a unit captured from play may lie on him', () => {
  const table = kihraxz('dark', 'none', ['067-3', '067-2'])
    .choose('use Kihraxz-class Assault Fighter')
    .choose('X-Wing');
  expect(table.asking).toBe('dark capture at: Hunt Them Down, Dengar');
  expect(table.choose('Dengar').changes('Dengar')).toEqual(['Dengar captives 0 to 1']);
});

test('067-5 Remote Hideout: the first unit that its player plays each turn enters with a focus token, no second, with two copies too', () => {
  for (const area of [['067-5'], ['067-5', '067-5']]) {
    const table = quietTable({ ...DARK, dark: { ...SCUM, area, hand: ['027-3', '035-2', '036-5'] } });
    table.pay('play TIE Fighter');
    expect(table.card('TIE Fighter').focus).toBe(1);
    expect(table.pay('play Espo Trooper').card('Espo Trooper').focus).toBe(0);
  }
});

test('067-5 Remote Hideout: the AI’s first unit too', () => {
  const dark = { ...SCUM, area: ['067-5'], hand: ['035-2', '027-3'] };
  const table = quietTable({ ...AI, dark });
  expect([table.card('Espo Trooper').focus, table.card('TIE Fighter').focus]).toEqual([1, 0]);
});

test('068-1 Endless Reserves: while it is undamaged each event in its player’s stack has a Force icon more, for a person and for the AI', () => {
  for (const ai of ['none', 'dark'] as const) {
    const winner = (damage: number, card: string) =>
      quietTable({
        ...DARK,
        ai,
        step: 'engage',
        stop: 'commitment',
        light: { units: ['X-Wing'] },
        dark: { objectives: [{ card: '068-1', damage }], units: ['026-4'], fates: [] },
        engagement: {
          objective: 'Draw Their Fire',
          attackers: ['026-4'],
          defenders: ['X-Wing'],
          stacks: { light: ['001-3'], dark: [card] },
        },
      }).events.flatMap(({ kind, data }) => (kind === 'edge' ? [(data as { by?: number }).by] : []));
    expect([winner(0, '068-2'), winner(1, '068-2'), winner(0, '027-3')]).toEqual([[1], [0], [0]]);
  }
});

test('068-2, 068-3, 068-4, 068-5, 068-6 Vast Resources: the next card of the phase costs 1 less, the one after its price', () => {
  const table = quietTable({
    ...DARK,
    dark: { objectives: ['026-1', '029-1'], hand: ['068-2', '027-4', '026-4'] },
  });
  table.choose('use Vast Resources').pay('play TIE Bomber');
  expect(focusOf(table)).toBe(1);
  expect(focusOf(table.pay('play Heavy Stormtrooper Squad'))).toBe(3);
});

test('068-2, 068-3, 068-4, 068-5, 068-6 Vast Resources: the AI plays it for the next card of its hand, not as its last', () => {
  const table = quietTable({ ...AI, dark: { objectives: ['026-1'], hand: ['068-2', '027-4'], fates: [] } });
  expect([table.isInPlay('TIE Bomber'), focusOf(table)]).toEqual([true, 1]);
  expect(quietTable({ ...AI, dark: { hand: ['068-2'], fates: [] } }).changes('dark fate')).toEqual([
    'dark fate deck 0 to 1',
  ]);
});

test('066-3, 066-4 ISB Liaison: sacrificed, it looks at the top of one of four decks, then a card is drawn', () => {
  const table = quietTable({ ...DARK, dark: { units: ['066-3'], top: ['019-2', '027-3'] } }).choose(
    'use ISB Liaison',
  );
  expect(table.topic).toBe('one of');
  expect(table.choices).toHaveLength(4);
  table.choose(table.choices[1] ?? '');
  expect(table.discard('dark')).toEqual(['ISB Liaison']);
  expect(table.hand('dark')).toContain('Darth Vader');
});

test('066-6 Aggression: who has no unit gives none', () => {
  const table = quietTable({ ...DARK, ...AGGRESSION, dark: { hand: ['066-6'] } }).pay('use Aggression');
  expect(table.asking).toBe('light sacrifice whom: Luke Skywalker, X-Wing');
});

test('066-6 Aggression: the AI plays it where it loses no more than the player, by its cheapest unit', () => {
  const table = quietTable({ ...AI, ...AGGRESSION, light: { units: ['001-2', '002-3'] } });
  expect(table.asking).toBe('light sacrifice whom: Luke Skywalker, Believer in the Old Ways');
  expect(table.isInPlay('Espo Trooper')).toBe(false);
  const even = quietTable({ ...AI, ...AGGRESSION });
  expect(even.asking).toBe('light sacrifice whom: Luke Skywalker, X-Wing');
  const dark = { ...AGGRESSION.dark, units: ['026-4'] };
  expect(quietTable({ ...AI, ...AGGRESSION, dark }).changes('dark fate')).toEqual(['dark fate deck 0 to 1']);
});

test('067-2 Dengar: focused to strike he may gain an icon of choice for each card captured on him, for the strike', () => {
  const table = dengar('none');
  expect(table.asking).toBe('dark window: use Dengar, pass');
  table.choose('use Dengar');
  for (let i = 0; i < 2; i++) table.choose(table.choices[1] ?? '');
  expect(table.changes('Draw')).toEqual(['Draw Their Fire damage 0 to 3']);
  expect(table.reads('blast', 'Dengar')).toBe(0);
  expect(dengar('none').choose('pass').changes('Draw')).toEqual(['Draw Their Fire damage 0 to 1']);
});
