import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const SITH = { affiliation: 'Sith', fates: [] };
const TURN = { active: 'dark' } as const;
const AI = { ...TURN, ai: 'dark', stop: 'conflict' } as const;

const TREMAYNE = {
  ...TURN,
  step: 'engage',
  stop: 'commitment',
  light: { hand: ['X-Wing', 'Y-Wing'], top: ['001-3', '001-2'] },
  dark: { ...SITH, units: ['153-2'] },
} satisfies Setup;

test('153-2 Antinnis Tremayne: declared, he may discard 1 or 2 cards of the enemy at random, who draws as many', () => {
  const open = () => quietTable(TREMAYNE).choose("A Hero's Journey");
  expect(open().asking).toBe('dark window: use Antinnis Tremayne, pass');
  const table = open().choose('use Antinnis Tremayne');
  expect(table.choices).toHaveLength(2);
  table.choose(table.choices[0] ?? '');
  expect([table.discard('light').length, table.hand('light').length]).toEqual([1, 2]);
  expect(open().choose('pass').discard('light')).toEqual([]);
});

test('153-2 Antinnis Tremayne: the AI has the enemy discard one card and draw one, a point for a point', () => {
  const units = [{ card: '153-2', pool: 'attackers' as const }];
  const table = quietTable({ ...TREMAYNE, ai: 'dark', dark: { ...SITH, units } });
  expect([table.discard('light').length, table.hand('light').length]).toEqual([1, 2]);
  expect(reasonsOf(table, 'benefit')).toMatchObject([{ picked: 'Antinnis Tremayne', rule: 'LCG-48' }]);
});

const CITADEL = {
  ...TURN,
  step: 'commitment',
  stop: 'turn ends',
  light: { hand: ['X-Wing'] },
  dark: { ...SITH, area: ['153-5'] },
} satisfies Setup;

test('153-5 Citadel Inquisitorious: in the Force phase it may be focused to discard a card of the enemy', () => {
  const table = quietTable(CITADEL).until('use Citadel Inquisitorious');
  expect(table.choose('use Citadel Inquisitorious').changes()).toEqual([
    'Citadel Inquisitorious focus 0 to 1',
    'X-Wing hand to discard',
  ]);
  const deploying = quietTable({
    ...CITADEL,
    step: 'deployment',
    stop: 'conflict',
    dark: { ...CITADEL.dark, hand: ['026-3'] },
  });
  expect(deploying.choices).not.toContain('use Citadel Inquisitorious');
});

test('153-5 Citadel Inquisitorious: the AI uses it', () => {
  expect(quietTable({ ...CITADEL, ai: 'dark' }).discard('light')).toEqual(['X-Wing']);
});

/** Jedi Mind Trick on the only Character. */
const question = (unit: { card: string; enhancements?: string[] }) =>
  quietTable({
    stop: 'conflict',
    light: { hand: ['003-4'], units: ['X-Wing'] },
    dark: { ...SITH, objectives: ['153-1', '029-1'], units: [unit], hand: ['153-6'] },
  }).pay('use Jedi Mind Trick');
const ARMED = { card: '019-2', enhancements: ['019-4'] };

test('153-6 Put to the Question: what targets an enhanced unit of its side may be cancelled', () => {
  expect(question(ARMED).asking).toBe('dark window: use Put to the Question, pass');
  expect(question(ARMED).choose('use Put to the Question').changes('Darth', 'Put')).toEqual([
    'Put to the Question hand to discard',
  ]);
  expect(question(ARMED).choose('pass').changes('Darth')).toEqual(['Darth Vader focus 0 to 2']);
  expect(question({ card: '019-2' }).changes('Darth')).toEqual(['Darth Vader focus 0 to 2']);
});

test('153-6 and 154-6 Put to the Question and Koiogran Turn: the AI never plays interrupts; they go to its fate deck', () => {
  const dark = { ...SITH, hand: ['153-6', '154-6'] };
  expect(quietTable({ ...AI, dark }).changes('dark fate')).toEqual(['dark fate deck 0 to 2']);
});

const PROCEDURES = {
  dark: {
    affiliation: 'Imperial Navy',
    fates: [],
    objectives: ['154-1', '029-1'],
    units: [{ card: '027-3', enhancements: ['154-2'] }, '105-2', '026-4'],
  },
} satisfies Setup;

test('154-1 Training Procedures: for a resource a pilot moves to another Vehicle of its side', () => {
  const table = quietTable({ ...TURN, ...PROCEDURES }).pay('use Training Procedures');
  expect(table.changes('Academy')).toEqual(['Academy Pilot on TIE Fighter to Victory-class Star Destroyer']);
});

test('154-1 Training Procedures: the AI moves the pilot to its dearest Vehicle', () => {
  expect(quietTable({ ...AI, ...PROCEDURES }).changes('Academy')).toEqual([
    'Academy Pilot on TIE Fighter to Victory-class Star Destroyer',
  ]);
});

test('154-4, 154-5 TIE Fighter Patrol: piloted, it has the icons of its pilot too', () => {
  const icons = (...enhancements: string[]) => {
    const table = quietTable({ dark: { units: [{ card: '154-4', enhancements }] } });
    return (['unit', 'unit edge', 'blast edge', 'tactics'] as const).map((stat) =>
      table.reads(stat, 'TIE Fighter Patrol'),
    );
  };
  expect([icons(), icons('144-2')]).toEqual([
    [1, 0, 1, 0],
    [2, 1, 1, 1],
  ]);
});

test('154-4, 154-5 TIE Fighter Patrol: the AI strikes with them', () => {
  const table = quietTable({
    ...TURN,
    ai: 'dark',
    stop: 'commitment',
    dark: { ...SITH, units: [{ card: '154-4', enhancements: ['154-2'] }] },
    engagement: { objective: '001-1', attackers: ['154-4'], step: 'strikes', edge: 'dark' },
  });
  // Two edge-enabled blast icons and the unopposed bonus.
  expect(table.changes("A Hero's")).toEqual(["A Hero's Journey damage 0 to 3"]);
});

/** Swindled is played on the TIE Fighter. */
const koiogran = (units: string[]) =>
  quietTable({
    stop: 'conflict',
    light: {
      affiliation: 'Smugglers and Spies',
      objectives: ['015-1', '073-1'],
      hand: ['015-5'],
      units: ['X-Wing'],
    },
    dark: { affiliation: 'Imperial Navy', objectives: ['154-1', '029-1'], units, hand: ['154-6'] },
  })
    .pay('use Swindled')
    .choose('TIE Fighter');

test('154-6 Koiogran Turn: the enemy chooses anew', () => {
  expect(koiogran(['027-3', '026-4']).asking).toBe('dark window: use Koiogran Turn, pass');
  const table = koiogran(['027-3', '026-4']).choose('use Koiogran Turn');
  expect(table.asking).toBe('light target: X-Wing, Heavy Stormtrooper Squad');
  expect(table.choose('X-Wing').changes('TIE', 'X-Wing')).toEqual(['X-Wing play to hand']);
  expect(koiogran(['027-3', '026-4']).choose('pass').changes('TIE')).toEqual(['TIE Fighter play to hand']);
});

test('154-6 Koiogran Turn: without another target it stays', () => {
  const table = quietTable({
    stop: 'conflict',
    light: { affiliation: 'Smugglers and Spies', objectives: ['015-1', '073-1'], hand: ['015-5'] },
    dark: { affiliation: 'Imperial Navy', objectives: ['154-1', '029-1'], units: ['027-3'], hand: ['154-6'] },
  });
  table.pay('use Swindled').choose('use Koiogran Turn');
  expect(table.changes('TIE')).toEqual(['TIE Fighter play to hand']);
});
