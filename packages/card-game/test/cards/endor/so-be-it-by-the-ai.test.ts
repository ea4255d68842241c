import { expect, test } from 'vitest';
import { kindOf } from '../../../src/cards/catalogue.ts';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf, reasonsOf } from '../../reasons.ts';
import { Bench } from '../../vocabulary/bench.ts';

const REBELS = { affiliation: 'Rebel Alliance', fates: [] };
const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const NAVY = { affiliation: 'Imperial Navy', fates: [] };
const LIGHT = { ai: 'light', stop: 'conflict' } as const;
const DARK = { ai: 'dark', active: 'dark', stop: 'conflict' } as const;

const ORDERS = {
  ...LIGHT,
  light: {
    ...REBELS,
    objectives: [{ card: '201-1', focus: 2 }, '012-1', '012-1'],
    hand: ['201-5'],
    top: ['202-6', '201-6', 'X-Wing'],
  },
} satisfies Setup;

test("201-5 Ackbar's Orders: the AI plays it and puts in the dearest mission of its deck", () => {
  const table = quietTable(ORDERS);
  expect(table.changes("Ackbar's", 'The Final', 'To Save')).toEqual([
    "Ackbar's Orders hand to discard",
    'The Final Battle deck to play',
  ]);
  expect(reasonsOf(table, 'benefit')[0]).toMatchObject({ picked: "Ackbar's Orders", rule: 'LCG-18' });
});

test('201-1 Turning the Tide: the AI takes a token off it, once a turn', () => {
  expect(quietTable(ORDERS).changes('Turning')).toEqual(['Turning the Tide focus 2 to 1']);
  const twice = quietTable({ ...ORDERS, light: { ...ORDERS.light, hand: ['201-5', '201-5'] } });
  expect(twice.changes('Turning')).toEqual(['Turning the Tide focus 2 to 1']);
});

test('201-1 Turning the Tide: an event of another affiliation does nothing for the AI', () => {
  const hand = ['003-5'];
  const table = quietTable({ ...ORDERS, light: { ...ORDERS.light, hand, units: ['001-2'] } });
  expect(table.changes('Turning', 'Luke', 'Our')).toEqual([
    'Luke Skywalker shields 0 to 1',
    'Our Most Desperate Hour hand to discard',
  ]);
});

test('202-1 Feigning Captivity: the AI places its bottom card at an enemy objective', () => {
  const table = quietTable({
    ai: 'light',
    step: 'turn begins',
    stop: 'balance',
    light: { ...SPIES, objectives: ['202-1', '012-1', '012-1'] },
    dark: { objectives: ['026-1'] },
  });
  expect(table.changes('Imperial Command')).toEqual(['Imperial Command captives 0 to 1']);
  expect(reasonsOf(table, 'benefit')).toMatchObject([{ picked: 'Feigning Captivity', rule: 'LCG-48' }]);
});

test('202-2 Tamtel Skreej: the AI strikes with the blast that a captured card gives him', () => {
  const struck = (captives: string[]) =>
    quietTable({
      ai: 'light',
      stop: 'commitment',
      light: { ...SPIES, units: ['202-2'] },
      dark: { objectives: [{ card: '029-1', captives }] },
      engagement: { objective: '029-1', attackers: ['202-2'], step: 'strikes', edge: 'light' },
    }).card('Death and Despayre').damage;
  // The unopposed damage, and with a captive a blast icon and another by the edge.
  expect([struck([]), struck(['X-Wing'])]).toEqual([1, 3]);
});

test('202-3, 202-4 Infiltration Specialist: the AI lets it take the place of a captured card, which goes to its hand', () => {
  const table = quietTable({
    ai: 'light',
    active: 'dark',
    stop: 'conflict',
    light: { ...SPIES, units: ['202-3'] },
    dark: { ...SITH, objectives: [{ card: '029-1', captives: ['X-Wing'] }, '019-1'], hand: ['019-5'] },
  }).pay('use Force Choke');
  expect(table.changes('Infiltration', 'X-Wing', 'light hand')).toEqual([
    'Infiltration Specialist play to captured',
    'X-Wing captured to hand',
    'light hand 0 to 1',
  ]);
});

test('202-6 To Save a Friend: the AI places the two dearest units of its deck there', () => {
  const table = quietTable({
    ...LIGHT,
    light: { ...SPIES, sets: [202], hand: ['202-6'], top: ['012-4', '001-2', '001-4', '003-2'] },
  });
  const { captives } = table.card('To Save a Friend');
  expect(captives.map((place) => ('card' in place ? kindOf(place.card).title : '?'))).toEqual([
    'Obi-Wan Kenobi',
    'Luke Skywalker',
  ]);
});

/** The objective comes into play while this lies in the deck. */
const fearsome = (ai?: 1) => {
  const bench = new Bench(ai === undefined ? {} : { ai });
  const [objective = 0] = bench.objectives('204-1');
  const deck = bench.deck('027-3', '221-4', '025-4', '019-2');
  const enter = () =>
    bench.do(bench.lay('019-3'), {
      do: 'look',
      at: 'objective deck',
      of: 'you',
      top: 1,
      and: { do: 'put into play', what: { each: { type: 'any', in: 'looked at' } } },
    });
  return { bench, objective, deck, enter };
};

test('204-1 Fearsome and Foul: entering play it may fetch a Creature of the deck', () => {
  const { bench, objective, deck, enter } = fearsome();
  const [, tukata = 0, rancor = 0] = deck;
  bench.on('window', objective).on('reveal whom', tukata);
  enter();
  expect(bench.about('reveal whom')).toEqual([`1 reveal whom: card:${tukata}, card:${rancor}`]);
  expect(bench.cards(bench.player(1).hand)).toEqual([tukata]);
});

test('204-1 Fearsome and Foul: declined, nothing is fetched', () => {
  const { bench, deck, enter } = fearsome();
  enter();
  expect(bench.where(...deck)).toEqual(['deck', 'deck', 'deck', 'deck']);
});

test('204-1 Fearsome and Foul: the AI fetches the dearest Creature', () => {
  const { bench, deck, enter } = fearsome(1);
  enter();
  expect(bench.cards(bench.player(1).hand)).toEqual([deck[2]]);
});

test('204-2, 204-3, 204-4 Sith Wyrm: the AI focuses a Sith objective for it, a point for a card', () => {
  const dark = { ...SITH, objectives: ['019-1', '029-1'], discard: ['204-2'] };
  const table = quietTable({ ...DARK, dark });
  expect(table.changes('Fall', 'Death', 'Sith Wyrm')).toEqual([
    'Fall of the Jedi focus 0 to 1',
    'Sith Wyrm discard to hand',
  ]);
  const focused = { ...dark, objectives: [{ card: '019-1', focus: 1 }, '029-1'] };
  expect(quietTable({ ...DARK, dark: focused }).changes('Fall', 'Sith Wyrm')).toEqual([]);
});

test('204-5 Dark Lair: the AI draws for a Creature that it plays, and plays what it drew', () => {
  const played = (card: string) =>
    quietTable({ ...DARK, dark: { ...SITH, area: ['204-5'], hand: [card], top: ['035-2'] } }).changes('Espo');
  expect([played('221-4'), played('019-3')]).toEqual([['Espo Trooper deck to play'], []]);
});

test('204-6 Feeding Frenzy: the AI plays no reactions; it goes to its fate deck', () => {
  const table = quietTable({ ...DARK, dark: { ...SITH, units: ['221-4'], hand: ['204-6'] } });
  expect(asideOf(table)).toEqual(['LCG-40 fate deck it cannot be played now']);
});

/** Red Two strikes a Vehicle of the Dark Side for 2 damage. */
const entrapped = (unit: string, ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { ...REBELS, units: ['008-2'] },
    dark: {
      ...NAVY,
      objectives: ['205-1', '029-1'],
      units: [{ card: unit, focus: 1 }],
      hand: ['205-2', '029-3', '027-3'],
    },
    engagement: {
      objective: '029-1',
      attackers: ['008-2'],
      defenders: [unit],
      step: 'strikes',
      edge: 'light',
    },
  });
const GLADIATOR = 'Gladiator-class Star Destroyer';

test('205-1 Endor Entrapment: a card of the Imperial Navy may be discarded to prevent as much damage to a Navy Vehicle as it has Force icons', () => {
  const open = () => entrapped('205-3').until('use Endor Entrapment');
  expect(open().asking).toBe('dark window: use Endor Entrapment, pass');
  const table = open().choose('use Endor Entrapment');
  expect(table.asking).toBe('dark discard whom: Interdictor-class Heavy Cruiser, Imperial Officer');
  expect(
    table.choose('Interdictor-class Heavy Cruiser').changes(`${GLADIATOR} damage`, 'Interdictor'),
  ).toEqual(['Interdictor-class Heavy Cruiser hand to discard']);
  const less = open().choose('use Endor Entrapment').choose('Imperial Officer');
  expect(less.changes(`${GLADIATOR} damage`)).toEqual([`${GLADIATOR} damage 0 to 1`]);
  expect(open().choose('pass').isInPlay(GLADIATOR)).toBe(false);
});

test('205-1 Endor Entrapment: nothing for a neutral Vehicle', () => {
  const table = entrapped('021-3').until('unit').choose('unit');
  expect(table.isInPlay('TIE Advanced')).toBe(false);
});

test('205-1 Endor Entrapment: the AI never uses it, as nobody has seen its hand', () => {
  const table = entrapped('205-3', 'dark').until('unit').choose('unit');
  expect([table.isInPlay(GLADIATOR), table.player('dark').hand.length]).toEqual([false, 3]);
});

test('205-2 Interdictor-class Heavy Cruiser: the AI forces nobody to defend, as that brings the enemy its icons', () => {
  const table = quietTable({
    ...DARK,
    step: 'engage',
    stop: 'commitment',
    light: { units: ['001-2', 'X-Wing'] },
    dark: { ...NAVY, units: [{ card: '205-2', pool: 'attackers' }] },
  });
  expect(table.asking).toBe('light defenders: Luke Skywalker, X-Wing');
});

test('205-3, 205-4 Gladiator-class Star Destroyer: the stacks revealed, the AI adds the top of its fate deck', () => {
  const table = quietTable({
    ...DARK,
    stop: 'commitment',
    light: { units: [{ card: '001-2', focus: 1 }] },
    dark: { ...NAVY, units: ['205-3'], hand: ['019-2'], fates: ['027-3', '027-4'] },
    engagement: { objective: '001-1', attackers: ['205-3'], defenders: ['001-2'] },
  });
  expect([table.discard('dark'), table.player('dark').hand.length]).toEqual([
    ['TIE Bomber', 'TIE Fighter'],
    1,
  ]);
});
