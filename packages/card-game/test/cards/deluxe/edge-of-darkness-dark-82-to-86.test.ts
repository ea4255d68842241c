import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const SCUM = { affiliation: 'scum-and-villainy', fates: [] };
const TURN = { active: 'dark' } as const;
const AI = { ...TURN, ai: 'dark', stop: 'conflict' } as const;
const REFRESH = { ...TURN, step: 'refresh', stop: 'draw' } as const;

const UTINNI = {
  light: { units: [{ card: '001-2', enhancements: ['001-4'] }], area: ['012-5'] },
  dark: { ...SCUM, objectives: ['080-1', '029-1'], hand: ['082-5'], area: ['081-5'] },
} satisfies Setup;

test('082-5 Utinni!: an enemy enhancement is captured', () => {
  const table = quietTable({ ...TURN, ...UTINNI }).pay('use Utinni!');
  expect(table.asking).toBe('dark target: Fleet Command Center, Jedi Lightsaber');
  expect(table.choose('Jedi Lightsaber').choose('Death and Despayre').changes('Jedi L', 'Luke')).toEqual([
    'Jedi Lightsaber play to captured',
  ]);
});

test('082-5 Utinni!: the AI captures the dearest', () => {
  expect(quietTable({ ...AI, ...UTINNI }).changes('Fleet', 'Jedi L')).toEqual([
    'Fleet Command Center play to captured',
  ]);
});

const TRANSPORT = {
  dark: {
    ...SCUM,
    objectives: ['084-1', { card: '029-1', captives: ['001-2'] }, { card: '080-1', captives: ['X-Wing'] }],
  },
} satisfies Setup;

test('084-1 Carbonite Transport: after the refresh a captured card may move to another objective of its side', () => {
  const table = quietTable({ ...REFRESH, ...TRANSPORT });
  expect(table.asking).toBe('dark window: use Carbonite Transport, pass');
  expect(table.choose('use Carbonite Transport').choices).toEqual(['Luke Skywalker', 'X-Wing']);
  expect(table.choose('X-Wing').choices).toEqual(['Carbonite Transport', 'Death and Despayre']);
  expect(table.choose('Death and Despayre').changes()).toEqual([
    'Death and Despayre captives 1 to 2',
    'Hive of Scum and Villainy captives 1 to 0',
  ]);
  expect(
    quietTable({ ...REFRESH, ...TRANSPORT })
      .choose('pass')
      .changes(),
  ).toEqual([]);
});

test('084-1 Carbonite Transport: the AI moves one too, to the objective with the most capacity left (LCG-49)', () => {
  const objectives = [
    '084-1',
    { card: '029-1', damage: 3, captives: ['001-2'] },
    { card: '080-1', damage: 1 },
  ];
  const table = quietTable({ ...REFRESH, ai: 'dark', dark: { ...SCUM, objectives } });
  expect(table.changes('Death', 'Carbonite', 'Hive')).toEqual([
    'Carbonite Transport captives 0 to 1',
    'Death and Despayre captives 1 to 0',
  ]);
});

const jailed = (...counts: number[]) => ({
  ...SCUM,
  objectives: ['029-1', '080-1', '019-1'].map((card, i) => ({
    card,
    captives: ['X-Wing', '001-2', '001-3'].slice(0, counts[i] ?? 0),
  })),
});

test('084-2 Slave I: a blast icon more for each objective with captured cards, however many', () => {
  const blast = (...counts: number[]) =>
    quietTable({ dark: { ...jailed(...counts), units: ['084-2'] } }).reads('blast', 'Slave I');
  expect([blast(), blast(3), blast(1, 1)]).toEqual([2, 3, 4]);
});

test('084-3 Traitorous Wing Guard: one blast icon more while an objective has captured cards', () => {
  const blast = (...counts: number[]) =>
    quietTable({ dark: { ...jailed(...counts), units: ['084-3'] } }).reads('blast', 'Traitorous Wing Guard');
  expect([blast(), blast(1), blast(1, 1)]).toEqual([0, 1, 1]);
});

test('084-2 and 084-3 Slave I and Traitorous Wing Guard: the AI strikes with what they gain', () => {
  const struck = (card: string, dark: Setup['dark']) =>
    quietTable({
      ...TURN,
      ai: 'dark',
      stop: 'commitment',
      dark: { ...dark, units: [card] },
      engagement: { objective: '012-1', attackers: [card], step: 'strikes', edge: 'dark' },
    }).changes('Draw');
  // One is the unopposed bonus.
  expect(struck('084-2', jailed(1))).toEqual(['Draw Their Fire damage 0 to 4']);
  expect(struck('084-3', jailed(1))).toEqual(['Draw Their Fire damage 0 to 2']);
});

const BEAM = {
  light: { units: ['X-Wing', '008-2', '001-3'] },
  dark: {
    ...SCUM,
    objectives: ['029-1'],
    units: [
      { card: '021-2', focus: 1 },
      { card: '080-3', focus: 1 },
    ],
    hand: ['084-5'],
  },
} satisfies Setup;

test('084-5 Tractor Beam: a token of an own Vehicle goes to a Vehicle with a lower printed cost', () => {
  const table = quietTable({
    ...TURN,
    ...BEAM,
    dark: { ...BEAM.dark, units: [...BEAM.dark.units, '027-3'] },
  });
  expect(table.pay('use Tractor Beam').asking).toBe('dark target: X-Wing, TIE Fighter');
  expect(table.choose('X-Wing').changes("Vader's", 'X-Wing')).toEqual([
    'X-Wing focus 0 to 1',
    "Vader's TIE Advanced focus 1 to 0",
  ]);
});

test('084-5 Tractor Beam: the giver is chosen, not targeted, among those that cost more than the target', () => {
  // Vader's TIE Advanced costs 3, as Red Two; Devastator 6.
  const table = quietTable({
    ...TURN,
    ...BEAM,
    dark: { ...BEAM.dark, units: [...BEAM.dark.units, { card: '029-2', focus: 1 }] },
  });
  table.pay('use Tractor Beam');
  expect(table.topic).toBe('target');
  table.choose('Red Two');
  expect(table.changes('Red Two', 'Devastator')).toEqual(['Red Two focus 0 to 1', 'Devastator focus 1 to 0']);
});

test('084-5 Tractor Beam: the AI gives it to an enemy', () => {
  expect(quietTable({ ...AI, ...BEAM }).changes("Vader's", 'X-Wing')).toEqual([
    'X-Wing focus 0 to 1',
    "Vader's TIE Advanced focus 1 to 0",
  ]);
});

const PIT = {
  dark: {
    ...SCUM,
    objectives: [
      { card: '086-1', damage: 2, captives: ['X-Wing'] },
      { card: '029-1', captives: ['001-2'] },
    ],
    top: ['027-3'],
  },
} satisfies Setup;

test('086-1 Feeding the Pit: a card captured there is discarded to remove a damage, then a card is drawn', () => {
  const table = quietTable({ ...TURN, ...PIT }).choose('use Feeding the Pit');
  expect(table.changes()).toEqual([
    'Feeding the Pit damage 2 to 1',
    'Feeding the Pit captives 1 to 0',
    'TIE Fighter deck to hand',
    'X-Wing captured to discard',
  ]);
});

test('086-1 Feeding the Pit: the AI uses it', () => {
  expect(quietTable({ ...AI, ...PIT }).changes('Feeding the Pit damage')).toEqual([
    'Feeding the Pit damage 2 to 1',
  ]);
});

test('086-2 Bib Fortuna: with the fourth focus token it is sacrificed', () => {
  const fortuna = (focus: number) =>
    quietTable({
      light: { hand: ['003-4'], units: ['X-Wing'] },
      dark: { ...SCUM, units: [{ card: '086-2', focus }] },
    })
      .pay('use Jedi Mind Trick')
      .changes('Bib');
  expect([fortuna(1), fortuna(2)]).toEqual([['Bib Fortuna focus 1 to 3'], ['Bib Fortuna play to discard']]);
});

test("086-2 Bib Fortuna: the AI's is sacrificed too", () => {
  const table = quietTable({
    ai: 'dark',
    light: { hand: ['003-4'], units: ['X-Wing'] },
    dark: { ...SCUM, units: [{ card: '086-2', focus: 2 }] },
  });
  expect(table.pay('use Jedi Mind Trick').changes('Bib')).toEqual(['Bib Fortuna play to discard']);
});

/** Jedi Mind Trick, for two tokens, on the only Character. */
const visions = () =>
  quietTable({
    light: { hand: ['003-4'], units: ['X-Wing'] },
    dark: { ...SCUM, objectives: ['080-1'], units: ['019-2', '027-3'], hand: ['086-5'] },
  }).pay('use Jedi Mind Trick');

test('086-5 Spice Visions: a token for an own Character or Creature may become a damage', () => {
  const table = visions();
  expect(table.asking).toBe('dark window: use Spice Visions, pass');
  expect(table.choose('use Spice Visions').changes('Darth')).toEqual([
    'Darth Vader damage 0 to 1',
    'Darth Vader focus 0 to 1',
  ]);
  expect(visions().passing('window').changes('Darth')).toEqual(['Darth Vader focus 0 to 2']);
});

test('086-5 Spice Visions: the AI never plays an interrupt; it goes to its fate deck', () => {
  expect(quietTable({ ...AI, dark: { ...SCUM, hand: ['086-5'] } }).changes('dark fate')).toEqual([
    'dark fate deck 0 to 1',
  ]);
});

test('086-6 The Almighty Sarlacc: a damage on its objective takes a focus token off it', () => {
  const table = quietTable({
    ...TURN,
    dark: { ...SCUM, objectives: [{ card: '080-1', focus: 1, enhancements: ['086-6'] }, '029-1'] },
  });
  expect(table.asking).toBe('dark action: use The Almighty Sarlacc, pass');
  expect(table.choose('use The Almighty Sarlacc').changes()).toEqual([
    'Hive of Scum and Villainy damage 0 to 1',
    'Hive of Scum and Villainy focus 1 to 0',
  ]);
  expect(table.topic).not.toBe('action');
});

test('086-6 The Almighty Sarlacc: it enhances a Tatooine objective of its own side; the AI lays it there', () => {
  const dark = { ...SCUM, objectives: ['029-1', '080-1'], hand: ['086-6'] };
  expect(quietTable({ ...AI, dark }).changes('The Almighty Sarlacc on')).toEqual([
    'The Almighty Sarlacc on nothing to Hive of Scum and Villainy',
  ]);
});
