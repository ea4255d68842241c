import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const TURN = { active: 'dark' } as const;
const SITH = { affiliation: 'Sith', fates: [] };

test('110-1 The Plan of the Prophetess: a committed enemy unit has a Force icon less', () => {
  const force = (committed: boolean) =>
    quietTable({
      light: { units: [{ card: '001-2', committed }] },
      dark: { ...SITH, objectives: ['110-1'], units: [{ card: '019-2', committed: true }] },
    });
  const icons = (table: ReturnType<typeof force>) => [
    table.reads('force', 'Luke Skywalker'),
    table.reads('force', 'Darth Vader'),
  ];
  expect([icons(force(true)), icons(force(false))]).toEqual([
    [2, 4],
    [3, 4],
  ]);
});

test('110-1 The Plan of the Prophetess: the AI wins the struggle by it', () => {
  const balance = (objective: string) =>
    quietTable({
      ...TURN,
      ai: 'dark',
      step: 'struggle',
      stop: 'turn ends',
      light: { units: [{ card: '012-2', committed: true }] },
      dark: { ...SITH, objectives: [objective], units: [{ card: '028-2', committed: true }] },
    }).changes('balance');
  expect([balance('110-1'), balance('029-1')]).toEqual([['balance light to dark'], []]);
});

const SARISS = {
  ...TURN,
  step: 'commitment',
  stop: 'struggle',
  light: { units: ['001-2', 'X-Wing', { card: '001-3', committed: true }] },
  dark: { ...SITH, units: ['110-2'] },
} satisfies Setup;

test('110-2 Sariss: committed, it may commit an enemy unit', () => {
  const open = () => quietTable(SARISS).until('commit').choose('Sariss');
  expect(open().asking).toBe('dark window: use Sariss, pass');
  const table = open().choose('use Sariss');
  expect(table.asking).toBe('dark target: Luke Skywalker, X-Wing');
  expect(table.choose('X-Wing').changes('X-Wing', 'Luke')).toEqual(['X-Wing committed no to yes']);
  expect(open().choose('pass').changes('X-Wing', 'Luke')).toEqual([]);
});

test('110-2 Sariss: the AI does not use it, as each Force icon in the struggle is a point for the enemy', () => {
  const table = quietTable({ ...SARISS, ai: 'dark' });
  expect(table.changes('Sariss', 'X-Wing', 'Luke')).toEqual(['Sariss committed no to yes']);
});

const SERVANT = {
  ...TURN,
  light: { units: ['001-2', 'X-Wing', '009-3'] },
  dark: { ...SITH, units: ['110-3', '027-3'] },
} satisfies Setup;

test('110-3 Servant of the Dark Side: while it attacks, enemies with fewer Force icons do not defend', () => {
  const asking = (attacker: string) =>
    quietTable({ ...SERVANT, engagement: { objective: '001-1', attackers: [attacker], step: 'defenders' } })
      .asking;
  expect(asking('110-3')).toBe('light defenders: Luke Skywalker, Battlefield Engineers');
  expect(asking('027-3')).toBe('light defenders: Luke Skywalker, X-Wing, Battlefield Engineers');
});

test('110-3 Servant of the Dark Side: the AI attacks with it, and the enemy is asked about the others only', () => {
  const units = [{ card: '110-3', pool: 'attackers' as const }];
  const table = quietTable({ ...SERVANT, ai: 'dark', step: 'engage', dark: { ...SITH, units } });
  expect(table.asking).toBe('light defenders: Luke Skywalker, Battlefield Engineers');
});

const TEMPLE = {
  ...TURN,
  step: 'struggle',
  stop: 'turn ends',
  dark: { ...SITH, units: [{ card: '019-2', committed: true }], area: [{ card: '110-4', focus: 1 }] },
} satisfies Setup;

test('110-4 Dark Temple: after a Force struggle won a focus token may go from it', () => {
  expect(quietTable(TEMPLE).until('use Dark Temple').asking).toBe('dark window: use Dark Temple, pass');
  expect(
    quietTable(TEMPLE).until('use Dark Temple').choose('use Dark Temple').changes('Dark Temple'),
  ).toEqual(['Dark Temple focus 1 to 0']);
  expect(quietTable(TEMPLE).until('use Dark Temple').choose('pass').changes('Dark Temple')).toEqual([]);
});

test('110-4 Dark Temple: the AI takes the token off', () => {
  expect(quietTable({ ...TEMPLE, ai: 'dark' }).changes('Dark Temple')).toEqual(['Dark Temple focus 1 to 0']);
});

const SIGHT = {
  ...TURN,
  step: 'conflict',
  light: { units: ['001-2', 'X-Wing', '009-3'] },
  dark: { ...SITH, objectives: ['110-1', '029-1', '029-1'], units: ['027-3'], hand: ['110-5'] },
} satisfies Setup;
const sight = () => quietTable(SIGHT).until('use Deadly Sight').pay('use Deadly Sight');

test('110-5 Deadly Sight: a unit loses 2 Force icons; without one it is destroyed', () => {
  expect(sight().asking).toBe('dark target: Luke Skywalker, X-Wing, Battlefield Engineers, TIE Fighter');
  expect(sight().choose('Battlefield Engineers').changes('Battlefield')).toEqual([
    'Battlefield Engineers play to discard',
  ]);
  const luke = sight().choose('Luke Skywalker');
  expect([luke.isInPlay('Luke Skywalker'), luke.reads('force', 'Luke Skywalker')]).toEqual([true, 1]);
  expect(luke.until('commit').reads('force', 'Luke Skywalker')).toBe(3);
});

test('110-5 Deadly Sight: it falls later in the phase too, when its last Force icon goes', () => {
  // Luke's 3 less 2: The Plan of the Prophetess takes one more once he is committed, in the Force phase.
  const table = quietTable({ ...SIGHT, active: 'light', step: 'commitment' });
  table.until('use Deadly Sight').pay('use Deadly Sight').choose('Luke Skywalker');
  expect([table.topic, table.isInPlay('Luke Skywalker')]).toEqual(['commit', true]);
  expect(table.choose('Luke Skywalker').changes('Luke')).toEqual(['Luke Skywalker play to discard']);
});

test('110-5 Deadly Sight: the AI never plays a reaction; it goes to its fate deck', () => {
  const table = quietTable({ ...TURN, ai: 'dark', stop: 'conflict', dark: { ...SITH, hand: ['110-5'] } });
  expect(table.changes('dark fate')).toEqual(['dark fate deck 0 to 1']);
});

/** Seeds of Decay in the stack of the attacking Dark Side. */
const seeds = (ai: 'none' | 'dark') =>
  quietTable({
    ...TURN,
    ai,
    stop: 'commitment',
    light: { units: [{ card: 'X-Wing', focus: 1 }, { card: '001-2', committed: true }, '001-3'] },
    dark: { ...SITH, units: ['027-3'], ...(ai === 'dark' ? { fates: ['110-6'] } : { hand: ['110-6'] }) },
    engagement: { objective: '012-1', attackers: ['027-3'], defenders: ['X-Wing'] },
  });

test('110-6 Seeds of Decay: the Dark Side has it too', () => {
  const table = seeds('none').until('Seeds of Decay').choose('Seeds of Decay');
  expect(table.asking).toBe('dark may: yes, no');
  expect(table.choose('yes').changes('Luke')).toEqual(['Luke Skywalker focus 0 to 1']);
});

test('110-6 Seeds of Decay: the AI uses it', () => {
  expect(seeds('dark').changes('Luke')).toEqual(['Luke Skywalker focus 0 to 1']);
});
