import { read, thingOfSeat } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { DARK } from '../../../src/state.ts';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const SCUM = { affiliation: 'scum-and-villainy', fates: [] };
const TURN = { active: 'dark' } as const;
const AI = { ...TURN, ai: 'dark', stop: 'conflict' } as const;
const REFRESH = { ...TURN, step: 'refresh', stop: 'draw' } as const;

/** An attack on an objective, with the edge. */
const attackOn = (objective: string, ai: 'none' | 'light') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { units: ['003-3'], fates: [] },
    dark: { objectives: ['080-1', '029-1'], units: [{ card: '019-2', focus: 1 }] },
    engagement: { objective, attackers: ['003-3'], defenders: ['019-2'], step: 'strikes', edge: 'light' },
  });

test('080-1 Hive of Scum and Villainy: a unit that attacks it has a unit icon less', () => {
  const icons = (objective: string) => attackOn(objective, 'none').reads('unit', 'Jedi in Hiding');
  expect([icons('080-1'), icons('029-1')]).toEqual([1, 2]);
});

test('080-1 Hive of Scum and Villainy: the AI strikes with an icon less', () => {
  expect(attackOn('080-1', 'light').changes('Darth')).toEqual([
    'Darth Vader damage 0 to 1',
    'Darth Vader role defender to outside',
  ]);
});

/** The Light Side defends and has a card for its stack, the Dark Side none. */
const lostEdge = (dark: Setup['dark'], attackers: string[], ai: 'none' | 'dark' = 'none', card = '003-5') => {
  const table = quietTable({
    ...TURN,
    ai,
    stop: 'commitment',
    light: { units: [{ card: '001-2', focus: 1 }], hand: [card] },
    dark: { ...SCUM, ...dark },
    engagement: { objective: 'Draw Their Fire', attackers, defenders: ['001-2'] },
  });
  return table.until('lay').choose(table.choices[0] ?? '');
};

test('080-2 Greedo: an edge battle lost costs him a damage where he participates', () => {
  const greedo = (attacker: string) =>
    lostEdge({ units: ['080-2', '026-4'] }, [attacker]).changes('Greedo damage');
  expect([greedo('080-2'), greedo('026-4')]).toEqual([['Greedo damage 0 to 1'], []]);
});

test('080-2 Greedo: the AI has no choice either', () => {
  expect(lostEdge({ units: ['080-2'] }, ['080-2'], 'dark').changes('Greedo damage')).toEqual([
    'Greedo damage 0 to 1',
  ]);
});

const BOUNTY = {
  light: { units: [{ card: '001-2', enemies: ['080-5'] }] },
  dark: { ...SCUM, objectives: ['080-1', { card: '029-1', damage: 1 }, '019-1'] },
} satisfies Setup;

test('080-5 Bounty: after the refresh the enhanced unit may be captured', () => {
  const table = quietTable({ ...REFRESH, ...BOUNTY });
  expect(table.asking).toBe('dark window: use Bounty, pass');
  expect(table.choose('use Bounty').asking).toBe(
    'dark capture at: Hive of Scum and Villainy, Death and Despayre, Fall of the Jedi',
  );
  expect(table.choose('Death and Despayre').changes('Luke', 'Bounty', 'Death')).toEqual([
    'Luke Skywalker play to captured',
    'Death and Despayre captives 0 to 1',
    'Bounty play to discard',
  ]);
  expect(
    quietTable({ ...REFRESH, ...BOUNTY })
      .choose('pass')
      .changes(),
  ).toEqual([]);
});

test('080-5 Bounty: lost by 3 or more Force icons, it is discarded; by less it stays', () => {
  const bounty = (card: string) => {
    const table = quietTable({
      ...TURN,
      stop: 'commitment',
      light: { units: [{ card: '001-2', enemies: ['080-5'], focus: 1 }], hand: [card] },
      dark: { ...SCUM, units: ['027-3'] },
      engagement: { objective: 'Draw Their Fire', attackers: ['027-3'], defenders: ['001-2'] },
    });
    return table
      .until('lay')
      .choose(table.choices[0] ?? '')
      .changes('Bounty');
  };
  expect([bounty('007-4'), bounty('001-4')]).toEqual([['Bounty play to discard'], []]);
});

test('080-5 Bounty: it enhances an enemy unit only', () => {
  const table = quietTable({
    ...TURN,
    light: { units: ['001-2', 'X-Wing'] },
    dark: { ...SCUM, objectives: ['080-1'], units: ['027-3'], hand: ['080-5'] },
  });
  expect(table.choose('play Bounty').asking).toBe('dark play on: Luke Skywalker, X-Wing');
});

test('080-5 Bounty: the AI lays it on the dearest and captures under the objective with the most capacity left', () => {
  const played = quietTable({
    ...AI,
    light: { units: ['X-Wing', '001-2'] },
    dark: { ...SCUM, objectives: ['080-1'], hand: ['080-5'] },
  });
  expect(played.changes('Bounty on')).toEqual(['Bounty on nothing to Luke Skywalker']);
  expect(quietTable({ ...REFRESH, ...BOUNTY, ai: 'dark' }).changes('Hive', 'Death')).toEqual([
    'Hive of Scum and Villainy captives 0 to 1',
  ]);
});

test("080-6 Captured: in one's own turn an enemy unit is captured", () => {
  const table = quietTable({
    ...TURN,
    light: { units: ['001-2', 'X-Wing'] },
    dark: { ...SCUM, objectives: ['080-1', '029-1'], units: ['027-3'], hand: ['080-6'] },
  });
  expect(table.pay('use Captured').asking).toBe('dark target: Luke Skywalker, X-Wing');
  expect(table.choose('Luke Skywalker').choose('Death and Despayre').changes('Luke', 'Death')).toEqual([
    'Luke Skywalker play to captured',
    'Death and Despayre focus 0 to 1',
    'Death and Despayre captives 0 to 1',
  ]);
});

test("080-6 Captured: not in the enemy's turn", () => {
  const table = quietTable({
    light: { units: ['001-2'], hand: ['X-Wing'] },
    dark: { ...SCUM, objectives: ['080-1', '029-1'], hand: ['080-6'] },
  });
  expect(table.asking).toBe('light action: play X-Wing, pass');
  expect(table.choose('pass').asked).toBe('light');
});

test('080-6 Captured: the AI captures the dearest', () => {
  const table = quietTable({
    ...AI,
    light: { units: ['X-Wing', '001-2'] },
    dark: { ...SCUM, objectives: ['080-1', '029-1'], hand: ['080-6'] },
  });
  expect(table.changes('Luke', 'X-Wing')).toEqual(['Luke Skywalker play to captured']);
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: 'Luke Skywalker', rule: 'LCG-49' }]);
});

test("081-1 Jabba's Reach: the reserve is higher by the cards captured there, for a person and elsewhere not", () => {
  const reserve = (captives: string[], elsewhere: string[]) => {
    const table = quietTable({
      dark: {
        ...SCUM,
        objectives: [
          { card: '081-1', captives },
          { card: '029-1', captives: elsewhere },
        ],
      },
    });
    return read(table.game(), 'reserve', thingOfSeat(DARK));
  };
  expect([reserve([], []), reserve(['X-Wing', '001-2'], []), reserve([], ['X-Wing'])]).toEqual([6, 8, 6]);
});

test("081-1 Jabba's Reach: the AI draws up to its higher reserve", () => {
  const objectives = [{ card: '081-1', captives: ['X-Wing'] }];
  const table = quietTable({
    ...TURN,
    ai: 'dark',
    step: 'draw',
    stop: 'deployment',
    dark: { ...SCUM, objectives },
  });
  expect(table.changes('dark hand')).toEqual(['dark hand 0 to 7']);
});

const JABBA = {
  dark: { ...SCUM, objectives: ['080-1'], units: ['081-2'], hand: ['080-3', '019-2', '033-4', '019-5'] },
} satisfies Setup;

test('081-2 Jabba the Hutt: focused, he puts a unit or an enhancement with a printed cost of 2 or less into play', () => {
  const table = quietTable({ ...TURN, ...JABBA }).choose('use Jabba the Hutt');
  expect(table.choices).toEqual(['Paid Informant', 'Mandalorian Armor']);
  expect(table.choose('Paid Informant').changes()).toEqual([
    'Jabba the Hutt focus 0 to 1',
    'Paid Informant hand to play',
  ]);
});

test('081-2 Jabba the Hutt: enemy events do not target him', () => {
  const table = quietTable({
    light: { hand: ['003-4'], units: ['X-Wing'] },
    dark: { ...SCUM, units: ['081-2', '026-4'] },
  });
  expect(table.pay('use Jedi Mind Trick').changes('Jabba', 'Heavy')).toEqual([
    'Heavy Stormtrooper Squad focus 0 to 2',
  ]);
});

test('081-2 Jabba the Hutt: the AI puts nothing in, as its hand lies face down; not even when he could strike no more', () => {
  const dark = { ...SCUM, objectives: [{ card: '080-1', focus: 1 }], units: ['081-2'], hand: ['080-3'] };
  expect(quietTable({ ...AI, dark }).changes('Jabba the Hutt', 'Paid')).toEqual([]);
  const enemys = quietTable({ ...AI, active: 'light', dark });
  expect(enemys.changes('Jabba the Hutt', 'Paid')).toEqual([]);
});

const BARGE = {
  ...TURN,
  step: 'conflict',
  stop: 'commitment',
  dark: { ...SCUM, units: ['081-3', { card: '080-3', focus: 1 }, { card: '027-3', focus: 1 }] },
} satisfies Setup;

test("081-3 Jabba's Pleasure Barge: as the conflict phase begins it may take a focus token from a Character", () => {
  const open = () => quietTable(BARGE).until("use Jabba's Pleasure Barge");
  expect(open().asking).toBe("dark window: use Jabba's Pleasure Barge, pass");
  expect(open().choose("use Jabba's Pleasure Barge").changes()).toEqual([
    "Jabba's Pleasure Barge focus 0 to 1",
    'Paid Informant focus 1 to 0',
  ]);
  expect(open().choose('pass').changes()).toEqual([]);
});

test("081-3 Jabba's Pleasure Barge: the AI moves the token of its dearest Character to it, a point for a point", () => {
  const units = [
    { card: '081-3', focus: 1 },
    { card: '080-3', focus: 1 },
    { card: '081-2', focus: 1 },
  ];
  const table = quietTable({ ...BARGE, ai: 'dark', dark: { ...BARGE.dark, units } });
  expect(table.changes('Jabba', 'Paid')).toEqual([
    "Jabba's Pleasure Barge focus 1 to 2",
    'Jabba the Hutt focus 1 to 0',
  ]);
});

/** Both sides have laid a card: the defender 3 Force icons, the attacker 1. */
const reversal = () =>
  quietTable({
    ...TURN,
    light: { units: ['X-Wing'], hand: ['007-4'] },
    dark: { ...SCUM, objectives: ['080-1', '029-1'], units: ['080-3'], hand: ['081-6', '027-3'] },
    engagement: { objective: "A Hero's Journey", attackers: ['080-3'], defenders: ['X-Wing'] },
  })
    .until('TIE Fighter')
    .choose('TIE Fighter')
    .choose('Ancient Monument')
    .choose('pass');
const isWonByAttacker = ({ events }: ReturnType<typeof reversal>) =>
  events.flatMap(({ kind, data }) => (kind === 'edge' ? [(data as { attacking: boolean }).attacking] : []));

test('081-6 Reversal of Fate: before the stacks are revealed they may be switched', () => {
  expect(reversal().asking).toBe('dark window: use Reversal of Fate, pass');
  expect(isWonByAttacker(reversal().pay('use Reversal of Fate'))).toEqual([true]);
  expect(isWonByAttacker(reversal().choose('pass'))).toEqual([false]);
});

test('081-6 Reversal of Fate: the AI never plays an interrupt; it goes to its fate deck', () => {
  expect(quietTable({ ...AI, dark: { ...SCUM, hand: ['081-6'] } }).changes('dark fate')).toEqual([
    'dark fate deck 0 to 1',
  ]);
});

const CRASH = {
  light: { top: ['X-Wing'] },
  dark: { ...SCUM, objectives: ['082-1', '029-1', '029-1'] },
} satisfies Setup;

test("082-1 The Tatooine Crash: after the refresh the top card of the enemy's deck may be captured there", () => {
  const table = quietTable({ ...REFRESH, ...CRASH });
  expect(table.asking).toBe('dark window: use The Tatooine Crash, pass');
  expect(table.choose('use The Tatooine Crash').changes('The Tatooine')).toEqual([
    'The Tatooine Crash captives 0 to 1',
  ]);
  expect(
    quietTable({ ...REFRESH, ...CRASH })
      .choose('pass')
      .changes(),
  ).toEqual([]);
});

test('082-1 The Tatooine Crash: the AI captures', () => {
  expect(quietTable({ ...REFRESH, ...CRASH, ai: 'dark' }).changes('The Tatooine')).toEqual([
    'The Tatooine Crash captives 0 to 1',
  ]);
});

test('082-1 The Tatooine Crash: the AI captures a card that nobody has seen, as it is worth at least 1', () => {
  const unseen = { ...REFRESH, dark: CRASH.dark, light: {}, ai: 'dark' } as const;
  expect(quietTable(unseen).changes('The Tatooine')).toEqual(['The Tatooine Crash captives 0 to 1']);
});

test('082-2, 082-3 Jawa Scavenger: after an edge battle lost it returns to the hand, participating or not', () => {
  const jawa = (attacker: string) =>
    lostEdge({ units: ['082-2', '026-4'] }, [attacker]).changes('Jawa Scavenger play');
  expect([jawa('082-2'), jawa('026-4')]).toEqual([
    ['Jawa Scavenger play to hand'],
    ['Jawa Scavenger play to hand'],
  ]);
});

test("082-2, 082-3 Jawa Scavenger: the AI's returns too", () => {
  expect(lostEdge({ units: ['082-2'] }, ['082-2'], 'dark').changes('Jawa Scavenger play')).toEqual([
    'Jawa Scavenger play to hand',
  ]);
});

/** Luke Skywalker strikes the Sandcrawler down. */
const crawler = (ai: 'none' | 'dark') => {
  const table = quietTable({
    ai,
    stop: 'commitment',
    light: { units: ['001-2', 'X-Wing', '004-3'], fates: [] },
    dark: { ...SCUM, units: [{ card: '082-4', focus: 1, damage: 2 }, '026-4'] },
    engagement: {
      objective: '029-1',
      attackers: ['001-2'],
      defenders: ['082-4'],
      step: 'strikes',
      edge: 'light',
    },
  });
  return table.choose('unit').choose('Sandcrawler');
};

test('082-4 Sandcrawler: as it leaves play every Character and every Droid gets a focus token', () => {
  expect(crawler('none').changes('Heavy', 'X-Wing', 'R2-D2', 'Luke Skywalker focus')).toEqual([
    'Luke Skywalker focus 0 to 2',
    'R2-D2 focus 0 to 1',
    'Heavy Stormtrooper Squad focus 0 to 1',
  ]);
});

test('082-4 Sandcrawler: the AI has no choice', () => {
  expect(crawler('dark').changes('Heavy', 'R2-D2')).toEqual([
    'R2-D2 focus 0 to 1',
    'Heavy Stormtrooper Squad focus 0 to 1',
  ]);
});
