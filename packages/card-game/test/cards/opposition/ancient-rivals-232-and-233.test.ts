import { expect, test } from 'vitest';
import { NEVER, quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const TURN = { active: 'dark' } as const;
const AI = { ai: 'light', stop: 'conflict' } as const;

/** A new objective is revealed in the refresh phase. */
const artist = (top: string[], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    step: 'refresh',
    stop: 'draw',
    light: { ...REBELS, sets: [232, 12, 12], objectives: ['012-1', '012-1'], top },
  });

test('232-1 Explosives Artist: entering play it may search 10 cards for a Specter unit', () => {
  const top = ['001-3', '001-4', '229-2', '001-3', '251-2'];
  const open = () => artist(top).until('use Explosives Artist');
  const used = open().choose('use Explosives Artist');
  expect(used.choices.filter((choice) => choice !== 'Sabine Wren')).toEqual(['Kanan Jarrus', 'Ezra Bridger']);
  expect(used.choose('Ezra Bridger').hand('light')).toEqual(['Ezra Bridger']);
  expect(open().choose('use Explosives Artist').choose().hand('light')).toEqual([]);
  expect(open().choose('pass').hand('light')).toEqual([]);
});

test('232-1 Explosives Artist: the AI searches, and takes the dearest', () => {
  const table = artist(['251-2', '229-2', '001-2'], 'light');
  expect(table.changes('Kanan', 'Ezra', 'light hand')).toEqual([
    'Kanan Jarrus deck to hand',
    'light hand 0 to 1',
  ]);
});

test('232-2 Sabine Wren: for a resource a friendly unit has by its affiliation and as a Specter more until the end of the phase', () => {
  const stats = (card: string, title: string) => {
    const light = { ...REBELS, units: ['232-2', '251-2', '015-2', '201-3'], hand: ['014-3'] };
    const table = quietTable({ light }).pay('use Sabine Wren').choose(title);
    return (['unit', 'tactics', 'blast', 'edge'] as const).map((stat) => table.reads(stat, card));
  };
  expect([
    stats('251-2', 'Ezra Bridger'),
    stats('015-2', 'Han Solo'),
    stats('201-3', 'Alliance B-Wing'),
  ]).toEqual([
    [2, 0, 1, 1],
    [2, 1, 1, 0],
    [0, 1, 1, 0],
  ]);
});

// A ready resource card may pay for any ability of its player: nothing leaves out the card that has it.
test('232-2 Sabine Wren: the price is a resource and no focusing of her, so her own may pay it, and exhausted she is used all the same', () => {
  const used = (focus: number) => {
    const light = { ...REBELS, units: [{ card: '232-2', focus }, '251-2'], hand: ['014-3'] };
    return quietTable({ light }).choose('use Sabine Wren');
  };
  const ready = used(0);
  expect(ready.choices).toContain('Sabine Wren');
  ready.choose('Sabine Wren').choose('Ezra Bridger');
  expect([ready.changes('Sabine', 'Rebel'), ready.reads('edge', 'Ezra Bridger')]).toEqual([
    ['Sabine Wren focus 0 to 1'],
    1,
  ]);
  const exhausted = used(1);
  expect(exhausted.choices).not.toContain('Sabine Wren');
  exhausted.choose('Rebel Alliance').choose('Ezra Bridger');
  expect(exhausted.reads('edge', 'Ezra Bridger')).toBe(1);
});

test('232-2 Sabine Wren: the AI uses it in its conflict phase, on the dearest unit', () => {
  const light = { ...REBELS, units: ['251-2', '232-2', '201-3'] };
  const stats = (at: 'conflict' | 'engage') => {
    const table = quietTable({
      ai: 'light',
      step: at === 'conflict' ? 'deployment' : 'conflict',
      stop: at,
      light,
    });
    return (['tactics', 'edge'] as const).map((stat) => table.reads(stat, 'Sabine Wren'));
  };
  expect([stats('conflict'), stats('engage')]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

/** Force Choke, while one of them has armor. */
const armor = (host: string, ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ...TURN,
    ai,
    stop: 'conflict',
    light: { ...REBELS, units: [{ card: host, enhancements: ['232-3'] }, '014-3'] },
    dark: { ...SITH, hand: ['019-5'] },
  });

test("232-3 Sabine's Armor: a capacity of 2 more; no enemy effect targets Sabine with it", () => {
  expect([armor('001-3').reads('capacity', '001-3'), armor('232-2').reads('capacity', '232-2')]).toEqual([
    3, 5,
  ]);
  expect(armor('001-3').pay('use Force Choke').choices).toEqual(["Twi'lek Loyalist", 'Rebel Trooper']);
  expect(armor('232-2').pay('use Force Choke').isInPlay('Rebel Trooper')).toBe(false);
});

test("232-3 Sabine's Armor: the AI cannot target her", () => {
  expect(armor('232-2', 'dark').changes('Sabine', 'Rebel')).toEqual(['Rebel Trooper play to discard']);
});

test('232-4 Custom Paint Job: its card is of three affiliations; with an empty enemy hand a card may be drawn once a turn', () => {
  const table = (hand: string[]) =>
    quietTable({
      stop: 'conflict',
      light: { ...REBELS, units: [{ card: '014-3', enhancements: ['232-4'] }], top: ['X-Wing'] },
      dark: { hand },
    });
  const affiliations = ['jedi', 'rebel-alliance', 'smugglers-and-spies', 'sith'] as const;
  expect(affiliations.map((each) => table([]).reads(`affiliation ${each}`, '014-3'))).toEqual([1, 1, 1, 0]);
  expect(table([]).choose('use Custom Paint Job').hand('light')).toEqual(['X-Wing']);
  expect(() => table([]).choose('use Custom Paint Job').until('use Custom Paint Job')).toThrow(NEVER);
  expect(table(['027-3']).hand('light')).toEqual([]);
});

test('232-4 Custom Paint Job: the AI draws while the player has no cards', () => {
  const drawn = (hand: string[]) =>
    quietTable({
      ...AI,
      step: 'conflict',
      stop: 'engage',
      light: { ...REBELS, units: [{ card: '014-3', enhancements: ['232-4'] }] },
      dark: { hand },
    }).changes('light hand');
  expect([drawn([]), drawn(['027-3'])]).toEqual([['light hand 0 to 1'], []]);
});

/** Darth Vader and a fighter defend the objective on which the explosive lies, or another. */
const explosive = (objective: string, ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { ...REBELS, units: ['X-Wing'] },
    dark: {
      objectives: [{ card: '029-1', enemies: ['232-5'] }, '019-1'],
      units: ['019-2', '027-3', '026-4'],
    },
    engagement: { objective, attackers: ['X-Wing'], step: 'defenders' },
  }).choose('Darth Vader', 'TIE Fighter');

test('232-5 Improvised Explosive: sacrificed in an engagement against its objective, it damages up to 2 participating enemies', () => {
  const open = () => explosive('029-1').until('use Improvised Explosive');
  const used = open().choose('use Improvised Explosive');
  expect(used.choices).toEqual(['Darth Vader', 'TIE Fighter']);
  expect(
    used.choose('Darth Vader', 'TIE Fighter').changes('Darth Vader damage', 'TIE', 'Improvised'),
  ).toEqual([
    'Darth Vader damage 0 to 1',
    'TIE Fighter play to discard',
    'Improvised Explosive play to discard',
  ]);
  expect(open().choose('pass').changes('Darth Vader damage', 'TIE Fighter damage', 'Improvised')).toEqual([]);
  expect(() => explosive('019-1').until('use Improvised Explosive')).toThrow(NEVER);
});

test('232-5 Improvised Explosive: the AI damages two with it', () => {
  expect(explosive('029-1', 'light').changes('Darth Vader damage', 'TIE', 'Improvised')).toEqual([
    'Darth Vader damage 0 to 1',
    'TIE Fighter play to discard',
    'Improvised Explosive play to discard',
  ]);
});

/** Chewbacca and a trooper attack fighters, which fall. */
const blaster = (fighters: number, ai: 'none' | 'light' = 'none') => {
  const ties = Array.from({ length: fighters }, () => '027-3');
  return quietTable({
    ai,
    stop: 'commitment',
    light: { ...SPIES, objectives: ['233-1', '012-1'], units: ['233-3', '014-3'] },
    dark: { ...SITH, units: ties.map((card) => ({ card, focus: 1 })) },
    engagement: {
      objective: '029-1',
      attackers: ['233-3', '014-3'],
      defenders: ties,
      step: 'strikes',
      edge: 'light',
    },
  });
};
const USE_BLASTER = 'use No Match for a Good Blaster';

test('233-1 No Match for a Good Blaster: an enemy that falls in a strike may give the engaged objective a damage', () => {
  const open = () => blaster(1).until(USE_BLASTER);
  expect(open().asking).toBe(`light window: ${USE_BLASTER}, pass`);
  // The other one is unopposed.
  expect(open().choose(USE_BLASTER).changes('Death')).toEqual(['Death and Despayre damage 0 to 2']);
  expect(open().choose('pass').changes('Death')).toEqual(['Death and Despayre damage 0 to 1']);
});

test('233-1 No Match for a Good Blaster: the AI uses it three times a phase', () => {
  // Four fighters fall, and one damage is unopposed.
  expect(blaster(4, 'light').changes('Death')).toEqual(['Death and Despayre damage 0 to 4']);
});

test('233-1 No Match for a Good Blaster: the AI does not damage its own objective', () => {
  const table = quietTable({
    ...TURN,
    ai: 'light',
    stop: 'commitment',
    light: { ...SPIES, objectives: ['233-1', '012-1'], units: ['233-3'] },
    dark: { ...SITH, units: [{ card: '027-3', focus: 1 }] },
    engagement: {
      objective: '012-1',
      attackers: ['027-3'],
      defenders: ['233-3'],
      step: 'strikes',
      edge: 'light',
    },
  });
  expect(table.changes('Draw', 'TIE')).toEqual(['TIE Fighter play to discard']);
});

test.each([
  ['a person', 'none'],
  ['the AI', 'light'],
] as const)('233-2 Han Solo: other Smugglers and Spies units of %s have a unit icon more', (_, ai) => {
  const units = ['233-2', '202-2', '014-3'];
  const table = quietTable({ ai, stop: 'conflict', light: { ...SPIES, units } });
  expect(units.map((card) => table.reads('unit', card))).toEqual([2, 2, 1]);
});

test('233-2 Han Solo: the AI strikes harder with other units', () => {
  const dealt = (friend: string) =>
    quietTable({
      ai: 'light',
      stop: 'commitment',
      light: { ...SPIES, units: ['202-2', { card: friend, focus: 1 }] },
      dark: { ...SITH, units: [{ card: '019-2', focus: 1 }] },
      engagement: {
        objective: '029-1',
        attackers: ['202-2'],
        defenders: ['019-2'],
        step: 'strikes',
        edge: 'dark',
        turn: 'light',
      },
    }).changes('Darth Vader damage');
  expect([dealt('233-2'), dealt('001-2')]).toEqual([
    ['Darth Vader damage 0 to 2'],
    ['Darth Vader damage 0 to 1'],
  ]);
});

const struggle = (card: string, ai: 'none' | 'light' = 'none', focus = 0) =>
  quietTable({
    ai,
    balance: 'dark',
    step: 'struggle',
    stop: 'turn ends',
    light: { ...SPIES, units: [{ card, focus, committed: true }] },
    dark: { units: [{ card: '019-2', committed: true }] },
  }).changes('balance');

test('233-3 Chewbacca: committed, unit icons of ready committed units count in the struggle', () => {
  expect([struggle('233-2'), struggle('233-3')]).toEqual([[], ['balance dark to light']]);
});

test('233-3 Chewbacca: the AI wins the struggle by his unit icons, not while he is exhausted', () => {
  expect([struggle('233-3', 'light'), struggle('233-3', 'light', 1)]).toEqual([
    ['balance dark to light'],
    [],
  ]);
});

/** Force Choke aims at the one with the pistol. */
const pistol = (host: string, title: string, ai: 'none' | 'light' = 'none') =>
  quietTable({
    ...TURN,
    ai,
    stop: 'conflict',
    light: { ...SPIES, units: [{ card: host, enhancements: ['233-4'] }, '001-3'] },
    dark: { ...SITH, hand: ['019-5'] },
  })
    .pay('use Force Choke')
    .choose(title);

test('233-4 DL-44 Blaster Pistol: a unit icon; shuffled into the deck it cancels an enemy effect that targets its Smugglers and Spies unit', () => {
  const open = () => pistol('202-2', 'Tamtel Skreej');
  expect(open().reads('unit', 'Tamtel Skreej')).toBe(2);
  expect(open().asking).toBe('light window: use DL-44 Blaster Pistol, pass');
  expect(open().choose('use DL-44 Blaster Pistol').changes('Tamtel', 'DL-44', 'Force Choke')).toEqual([
    'DL-44 Blaster Pistol play to deck',
    'Force Choke hand to discard',
  ]);
  expect(open().choose('pass').changes('Tamtel', 'DL-44')).toEqual(['Tamtel Skreej damage 0 to 1']);
  expect(pistol('001-2', 'Luke Skywalker').changes('Luke', 'DL-44')).toEqual([
    'Luke Skywalker damage 0 to 1',
  ]);
});

test('233-4 DL-44 Blaster Pistol: the AI cancels with it, and gives it to its dearest Character', () => {
  expect(pistol('202-2', 'Tamtel Skreej', 'light').changes('Tamtel', 'DL-44')).toEqual([
    'DL-44 Blaster Pistol play to deck',
  ]);
  const light = { ...SPIES, units: ['001-3', '202-2', '011-2'], hand: ['233-4'] };
  const table = quietTable({ ai: 'light', stop: 'conflict', light, dark: { units: ['019-2'] } });
  expect(reasonsOf(table, 'play on')).toMatchObject([
    { considered: ["Twi'lek Loyalist", 'Tamtel Skreej'], picked: 'Tamtel Skreej', rule: 'LCG-28' },
  ]);
});
