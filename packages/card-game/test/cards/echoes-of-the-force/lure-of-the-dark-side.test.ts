import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const AI = { ai: 'light', stop: 'conflict' } as const;

/** The Dark Side attacks with a TIE Fighter and lays a fate that damages the engaged objective; an X-Wing defends. */
const fateOfTheEnemy = (light: Setup['light'], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    active: 'dark',
    stop: 'commitment',
    light: { ...REBELS, units: [{ card: 'X-Wing', focus: 1 }], ...light },
    dark: { units: ['027-3'], hand: ['021-6'] },
    engagement: { objective: '001-1', attackers: ['027-3'], defenders: ['X-Wing'] },
  })
    .until('Target of Opportunity')
    .choose('Target of Opportunity');

test('102-1 Commando Operations: while it is undamaged the fates of the enemy do nothing', () => {
  const struck = (damage: number) => {
    const objectives = [{ card: '102-1', damage }, '001-1', '012-1'];
    const table = fateOfTheEnemy({ objectives });
    return table.changes("A Hero's");
  };
  expect([struck(0), struck(1)]).toEqual([[], ["A Hero's Journey damage 0 to 1"]]);
});

test('102-1 Commando Operations: the AI is spared too', () => {
  const table = fateOfTheEnemy({ objectives: ['102-1', '001-1', '012-1'] }, 'light');
  expect(table.changes("A Hero's")).toEqual([]);
});

test('102-2 General Crix Madine: after a fate is revealed a focus token may go', () => {
  const open = () =>
    fateOfTheEnemy({
      units: [
        { card: 'X-Wing', focus: 1 },
        { card: '102-2', focus: 2 },
      ],
    });
  expect(open().asking).toBe('light window: use General Crix Madine, pass');
  expect(open().choose('use General Crix Madine').changes('General')).toEqual([
    'General Crix Madine focus 2 to 1',
  ]);
  expect(open().choose('pass').changes('General')).toEqual([]);
});

test('102-2 General Crix Madine: the AI takes the token off', () => {
  const units = [
    { card: 'X-Wing', focus: 1 },
    { card: '102-2', focus: 2 },
  ];
  expect(fateOfTheEnemy({ units }, 'light').changes('General')).toEqual(['General Crix Madine focus 2 to 1']);
});

test('102-3, 102-4 Rebel Commando: after a fate of the enemy it may join from the hand as a defender', () => {
  const open = () => fateOfTheEnemy({ hand: ['102-3'] }).until('use Rebel Commando');
  expect(open().asking).toBe('light window: use Rebel Commando, pass');
  expect(open().choose('use Rebel Commando').changes('Rebel Commando')).toContain(
    'Rebel Commando hand to play',
  );
  expect(open().choose('pass').changes('Rebel Commando')).toEqual([]);
});

test('102-3, 102-4 Rebel Commando: the AI never uses an ability of its hand (LCG-48)', () => {
  expect(fateOfTheEnemy({ hand: ['102-3'] }, 'light').isInPlay('Rebel Commando')).toBe(false);
});

test('102-5 Adaptive Strategy: a fate that was resolved may resolve again as if it were its own', () => {
  const open = () =>
    quietTable({
      stop: 'commitment',
      light: { ...REBELS, objectives: ['102-1'], units: ['X-Wing'], hand: ['102-5', '004-6'] },
      dark: { units: [{ card: '027-3', focus: 1 }] },
      engagement: { objective: '029-1', attackers: ['X-Wing'], defenders: ['027-3'] },
    })
      .until('Target of Opportunity')
      .choose('Target of Opportunity')
      .until('use Adaptive Strategy');
  expect(
    open()
      .choose('use Adaptive Strategy')
      .told.filter((kind) => kind === 'fate'),
  ).toHaveLength(1);
  const damage = (word: string) => {
    const table = open();
    table.changes();
    return table.choose(word).changes('Death and Despayre damage');
  };
  expect([damage('use Adaptive Strategy'), damage('pass')]).toEqual([
    ['Death and Despayre damage 1 to 2'],
    [],
  ]);
});

test('102-5 Adaptive Strategy: the AI never plays a reaction; it goes to its fate deck', () => {
  expect(quietTable({ ...AI, light: { ...REBELS, hand: ['102-5'] } }).changes('light fate')).toEqual([
    'light fate deck 0 to 1',
  ]);
});

/** A fate in the stack of the attacking Light Side. */
const ownFate = (card: string, dark: Setup['dark'], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { ...REBELS, units: ['X-Wing'], ...(ai === 'light' ? { fates: [card] } : { hand: [card] }) },
    dark: { units: [{ card: '027-3', focus: 1 }], ...dark },
    engagement: { objective: '029-1', attackers: ['X-Wing'], defenders: ['027-3'] },
  });
const COMMITTED = {
  units: [
    { card: '027-3', focus: 1, committed: true },
    { card: '019-2', committed: true },
    '026-4',
    { card: '020-3', committed: true },
  ],
};

test('102-6 Seeds of Decay: a ready committed unit may get a focus token', () => {
  const open = () => ownFate('102-6', COMMITTED).until('Seeds of Decay').choose('Seeds of Decay');
  expect(open().asking).toBe('light target: Darth Vader, Kuati Security Team');
  expect(open().choose('Darth Vader').choose('yes').changes('Darth')).toEqual(['Darth Vader focus 0 to 1']);
  expect(open().choose('Darth Vader').choose('no').changes('Darth', 'Kuati')).toEqual([]);
});

test('102-6 Seeds of Decay: the AI puts it on the dearest', () => {
  expect(ownFate('102-6', COMMITTED, 'light').changes('Darth', 'Kuati')).toEqual([
    'Darth Vader focus 0 to 1',
  ]);
});

test('103-1 Against All Odds: an attacker has a blast icon more while its side holds fewer cards', () => {
  const blast = (light: string[], dark: string[]) =>
    quietTable({
      light: { ...REBELS, objectives: ['103-1'], units: ['015-3', 'X-Wing'], hand: light },
      dark: { units: ['019-2'], hand: dark },
      engagement: { objective: '029-1', attackers: ['015-3'], step: 'defenders' },
    });
  const icons = (table: ReturnType<typeof blast>) => [
    table.reads('blast', "Twi'lek Smuggler"),
    table.reads('blast', 'X-Wing'),
  ];
  expect(icons(blast([], ['027-3']))).toEqual([1, 0]);
  expect(icons(blast(['Y-Wing'], ['027-3']))).toEqual([0, 0]);
});

/** The AI's unit strikes an objective unopposed, with the edge; one damage is the bonus. */
const struckBy = (units: string[], attackers: string[], objective = '001-1', hand = ['027-3', '026-4']) =>
  quietTable({
    ai: 'light',
    stop: 'commitment',
    light: { ...REBELS, objectives: [objective], units },
    dark: { hand },
    engagement: { objective: '029-1', attackers, step: 'strikes', edge: 'light' },
  }).changes('Death');

test('103-1 Against All Odds: the AI strikes with it', () => {
  expect(struckBy(['015-3'], ['015-3'], '103-1')).toEqual(['Death and Despayre damage 0 to 2']);
});

test('103-2 Dash Rendar: attacking alone, a blast icon more for each card of the enemy hand', () => {
  const blast = (attackers: string[]) =>
    quietTable({
      light: { ...REBELS, units: ['103-2', 'X-Wing'] },
      dark: { units: ['019-2'], hand: ['027-3', '026-4'] },
      engagement: { objective: '029-1', attackers, step: 'defenders' },
    }).reads('blast', 'Dash Rendar');
  expect([blast(['103-2']), blast(['103-2', 'X-Wing']), blast(['X-Wing'])]).toEqual([2, 0, 0]);
});

test('103-2 Dash Rendar: the AI strikes with them', () => {
  expect(struckBy(['103-2'], ['103-2'])).toEqual(['Death and Despayre damage 0 to 3']);
});

test('103-3 Shifty Lookout: while it is ready the enemy counts a card more', () => {
  const blast = (focus: number) =>
    quietTable({
      light: { ...REBELS, units: ['103-2', { card: '103-3', focus }] },
      dark: { units: ['019-2'], hand: ['027-3'] },
      engagement: { objective: '029-1', attackers: ['103-2'], step: 'defenders' },
    }).reads('blast', 'Dash Rendar');
  expect([blast(0), blast(1)]).toEqual([2, 1]);
});

test('103-3 Shifty Lookout: the AI counts it too', () => {
  expect(struckBy(['103-2', '103-3'], ['103-2'])).toEqual(['Death and Despayre damage 0 to 4']);
});

test('103-4, 103-5 Holding All the Cards: each player draws two', () => {
  const table = quietTable({
    light: { ...REBELS, objectives: ['103-1'], hand: ['103-4'], top: ['X-Wing', 'Y-Wing'] },
    dark: { top: ['027-3', '019-2', '026-4'] },
  });
  expect(table.choose('use Holding All the Cards').changes()).toEqual([
    'Holding All the Cards hand to discard',
    'X-Wing deck to hand',
    'Y-Wing deck to hand',
    'TIE Fighter deck to hand',
    'Darth Vader deck to hand',
  ]);
});

test('103-4, 103-5 Holding All the Cards: the AI does not play it, as both gain the same', () => {
  const table = quietTable({ ...AI, light: { ...REBELS, hand: ['103-4'] } });
  expect(table.changes('light fate')).toEqual(['light fate deck 0 to 1']);
});

const FORCE_PHASE = {
  active: 'dark',
  step: 'commitment',
  light: { units: [] },
} satisfies Setup;
const victory = (damage: number) => ({
  fates: [],
  objectives: [{ card: '105-1', damage }, '029-1'],
  units: ['019-2', '105-2', '027-3'],
});

test('105-1 Victory or Death: while it is undamaged only Vehicles are committed in the Force phase', () => {
  const asked = (damage: number) =>
    quietTable({ ...FORCE_PHASE, dark: victory(damage) }).until('commit').asking;
  expect(asked(0)).toBe('dark commit: Victory-class Star Destroyer, TIE Fighter');
  expect(asked(1)).toBe('dark commit: Darth Vader, Victory-class Star Destroyer, TIE Fighter');
});

test('105-1 Victory or Death: the AI commits a Vehicle', () => {
  const table = quietTable({ ...FORCE_PHASE, ai: 'dark', stop: 'struggle', dark: victory(0) });
  expect(table.changes('Darth', 'Victory-class', 'TIE')).toEqual([
    'Victory-class Star Destroyer committed no to yes',
  ]);
});

test('105-2, 105-3 Victory-class Star Destroyer: two blast icons more while the Dark Side has the Balance', () => {
  const blast = (balance: 'light' | 'dark') =>
    quietTable({ balance, dark: { units: ['105-2'] } }).reads('blast', 'Victory-class Star Destroyer');
  expect([blast('light'), blast('dark')]).toEqual([0, 2]);
});

test('105-2, 105-3 Victory-class Star Destroyer: the AI strikes with them', () => {
  const table = quietTable({
    ai: 'dark',
    active: 'dark',
    balance: 'dark',
    stop: 'commitment',
    dark: { units: ['105-2'], fates: [] },
    engagement: { objective: '001-1', attackers: ['105-2'], step: 'strikes', edge: 'dark' },
  });
  expect(table.changes("A Hero's")).toEqual(["A Hero's Journey damage 0 to 3"]);
});

const OBSERVER = {
  active: 'dark',
  stop: 'conflict',
  light: { units: ['001-2'] },
  dark: { fates: [], units: ['027-3', { card: '019-2', committed: true }], hand: ['105-4'] },
} satisfies Setup;

test('105-4 Political Reliability Observer: a unit of its own is committed, or no longer', () => {
  const open = () => quietTable(OBSERVER).pay('play Political Reliability Observer');
  expect(open().asking).toBe('dark window: use Political Reliability Observer, pass');
  const table = open().choose('use Political Reliability Observer');
  expect(table.asking).toBe('dark target: TIE Fighter, Darth Vader, Political Reliability Observer');
  expect(table.choose('Darth Vader').choose('effect:uncommit').changes('Darth')).toEqual([
    'Darth Vader committed yes to no',
  ]);
  const other = open()
    .choose('use Political Reliability Observer')
    .choose('TIE Fighter')
    .choose('effect:commit');
  expect(other.changes('TIE')).toEqual(['TIE Fighter committed no to yes']);
  expect(open().choose('pass').changes('TIE', 'Darth')).toEqual([]);
});

test('105-4 Political Reliability Observer: the AI commits one of its own', () => {
  const table = quietTable({ ...OBSERVER, ai: 'dark', dark: { ...OBSERVER.dark, units: ['019-2'] } });
  expect(table.changes('Darth')).toEqual(['Darth Vader committed no to yes']);
});

test('105-6, 285-6 Echoes of the Force: any unit may be committed, or no longer', () => {
  const open = () => ownFate('285-6', COMMITTED).until('Echoes of the Force').choose('Echoes of the Force');
  // Three of the enemy are committed: the fourth can neither be committed nor taken back.
  expect(open().asking).toBe('light target: X-Wing, TIE Fighter, Darth Vader, Kuati Security Team');
  expect(open().choose('Darth Vader').choose('yes').choose('effect:uncommit').changes('Darth')).toEqual([
    'Darth Vader committed yes to no',
  ]);
  expect(open().choose('Darth Vader').choose('no').changes('Darth', 'X-Wing committed')).toEqual([]);
});

test('105-6, 285-6 Echoes of the Force: the AI takes the Force card of the dearest enemy', () => {
  const table = ownFate('285-6', COMMITTED, 'light');
  expect(table.changes('Darth', 'X-Wing committed')).toEqual(['Darth Vader committed yes to no']);
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: 'Darth Vader' }]);
});
