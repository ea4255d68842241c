import { expect, test } from 'vitest';
import { kindOf } from '../../../src/cards/catalogue.ts';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { asideOf, reasonsOf } from '../../reasons.ts';

const JEDI = { affiliation: 'Jedi', fates: [] };
const SITH = { affiliation: 'Sith', fates: [] };
const NAVY = { affiliation: 'Imperial Navy', fates: [] };

/** Force Choke kills the Twi'lek Loyalist, a Jedi Character for 1. */
const trust = (ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    active: 'dark',
    stop: 'conflict',
    light: { ...JEDI, objectives: ['265-1', '012-1'], units: ['001-3'], hand: ['014-3', '276-4', '001-3'] },
    dark: { ...SITH, hand: ['019-5'] },
  }).pay('use Force Choke');

test('265-1 Trust in the Force: when a Jedi Character leaves, a unit that is not Jedi and not dearer may come from the hand', () => {
  const open = () => trust().until('use Trust in the Force');
  expect(open().choose('use Trust in the Force').changes('Rebel', 'Red', "Twi'lek")).toEqual([
    "Twi'lek Loyalist play to discard",
    'Rebel Trooper hand to play',
  ]);
  expect(open().choose('pass').isInPlay('Rebel Trooper')).toBe(false);
});

test('265-1 Trust in the Force: it does not follow the death of a unit that is not a Jedi Character', () => {
  const table = quietTable({
    active: 'dark',
    stop: 'conflict',
    light: { ...JEDI, objectives: ['265-1', '012-1'], units: ['017-2'], hand: ['014-3'] },
    dark: { ...SITH, hand: ['019-5'] },
  }).pay('use Force Choke');
  expect([table.isInPlay('Ewok Scout'), table.hand('light')]).toEqual([false, ['Rebel Trooper']]);
  expect(table.isInPlay('Rebel Trooper')).toBe(false);
});

test('265-1 Trust in the Force: the AI never uses it, as nobody has seen its hand', () => {
  expect(trust('light').changes("Twi'lek", 'light hand')).toEqual(["Twi'lek Loyalist play to discard"]);
});

/** Telekinetic Strike with the dark Balance: two focus tokens. */
const CHIRRUT = {
  active: 'dark',
  balance: 'dark',
  stop: 'conflict',
  light: { ...JEDI, units: ['265-2'] },
  dark: { ...SITH, units: ['019-2'], hand: ['217-5'] },
} satisfies Setup;

test('265-2 Chirrut Îmwe: once a turn one of the focus tokens of an enemy effect may be prevented', () => {
  const open = () => quietTable(CHIRRUT).pay('use Telekinetic Strike').until('use Chirrut Îmwe');
  expect(open().choose('use Chirrut Îmwe').changes('Chirrut')).toEqual(['Chirrut Îmwe focus 0 to 1']);
  // Asked again at the second token.
  expect(open().choose('pass').choose('pass').changes('Chirrut')).toEqual(['Chirrut Îmwe focus 0 to 2']);
});

test('265-2 Chirrut Îmwe: the AI prevents one', () => {
  const table = quietTable({ ...CHIRRUT, ai: 'light' }).pay('use Telekinetic Strike');
  expect(table.changes('Chirrut')).toEqual(['Chirrut Îmwe focus 0 to 1']);
});

const bow = (host: string, ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { ...JEDI, units: [{ card: host, enhancements: ['265-4'] }] },
    dark: { units: [{ card: '019-2', focus: 1 }, { card: '025-4', focus: 1 }, '026-4'] },
    engagement: {
      objective: '029-1',
      attackers: [host],
      defenders: ['019-2', '025-4'],
      step: 'strikes',
      edge: 'light',
    },
  });

test('265-4 Handcrafted Light Bow: a unit icon and a capacity more; Chirrut may damage each participating enemy', () => {
  expect([bow('001-2').reads('unit', '001-2'), bow('001-2').reads('capacity', '001-2')]).toEqual([3, 4]);
  expect(bow('001-2').choices).not.toContain('use Luke Skywalker');
  const open = () => bow('265-2').until('use Chirrut Îmwe');
  expect(open().choose('use Chirrut Îmwe').changes('Darth Vader d', 'Rancor d', 'Heavy')).toEqual([
    'Darth Vader damage 0 to 1',
    'Rancor damage 0 to 1',
  ]);
  expect(open().choose('pass').changes('Darth Vader d', 'Rancor d')).toEqual([]);
});

test('265-4 Handcrafted Light Bow: it enhances a Character only', () => {
  const light = { ...JEDI, hand: ['265-4'], units: ['001-3', 'X-Wing', '003-3', '004-3'] };
  expect(quietTable({ light }).pay('play Handcrafted Light Bow').asking).toBe(
    "light play on: Twi'lek Loyalist, Jedi in Hiding",
  );
});

test('265-4 Handcrafted Light Bow: the AI damages each of them', () => {
  const table = bow('265-2', 'light');
  expect(table.changes('Rancor damage', 'Heavy')).toEqual(['Rancor damage 0 to 1']);
  expect(table.isInPlay('Darth Vader')).toBe(false);
});

const BLOW = {
  stop: 'commitment',
  light: { ...JEDI, units: ['014-3'], hand: ['265-5'] },
  dark: { units: ['019-2', '026-4'] },
  engagement: {
    objective: '029-1',
    attackers: ['014-3'],
    defenders: ['019-2'],
    step: 'strikes',
    edge: 'light',
  },
} satisfies Setup;

test('265-5 Stunning Blow: a unit that was dealt damage may get a focus token', () => {
  const open = () => quietTable(BLOW).until('use Stunning Blow');
  expect(open().choose('use Stunning Blow').changes('Darth Vader focus', 'Heavy')).toEqual([
    'Darth Vader focus 0 to 1',
  ]);
  expect(open().choose('pass').hand('light')).toEqual(['Stunning Blow']);
});

test('265-5 Stunning Blow: the AI plays no reaction from its hand; it goes to its fate deck', () => {
  expect(quietTable({ ...BLOW, ai: 'light' }).changes('light hand', 'Stunning')).toEqual([]);
  const table = quietTable({ ai: 'light', stop: 'conflict', light: BLOW.light, dark: BLOW.dark });
  expect(asideOf(table)).toEqual(['LCG-40 fate deck it cannot be played now']);
});

test('268-1 Cell Block Detention: a capacity more for each card captured there', () => {
  const capacity = (captives: string[]) =>
    quietTable({ dark: { ...NAVY, objectives: [{ card: '268-1', captives }, '029-1'] } }).reads(
      'capacity',
      'Cell Block Detention',
    );
  expect([capacity([]), capacity(['X-Wing', '001-2'])]).toEqual([5, 7]);
});

test('268-1 Cell Block Detention: the AI captures there, where the most capacity is left', () => {
  const table = quietTable({
    ai: 'dark',
    active: 'dark',
    stop: 'commitment',
    light: { units: [{ card: '003-3', focus: 1 }] },
    dark: {
      ...NAVY,
      // 5 and 2 captives, less a damage; the other has 5.
      objectives: ['029-1', { card: '268-1', captives: ['X-Wing', 'Y-Wing'], damage: 1 }],
      units: ['268-2'],
    },
    engagement: {
      objective: '001-1',
      attackers: ['268-2'],
      defenders: ['003-3'],
      step: 'strikes',
      edge: 'dark',
    },
  });
  expect(table.changes('Cell', 'Death and')).toEqual(['Cell Block Detention captives 2 to 3']);
});

const childsen = (defenders: string[], ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ai,
    active: 'dark',
    stop: 'commitment',
    light: { units: [...defenders.map((card) => ({ card, focus: 1 })), 'Y-Wing'] },
    dark: { ...NAVY, units: ['268-2'], top: ['027-3'] },
    engagement: { objective: '001-1', attackers: ['268-2'], defenders, step: 'strikes', edge: 'dark' },
  });

test('268-2 Lieutenant Childsen: focused to strike, he may capture a participating enemy with a cost of 3 or less; an Ewok gives a card', () => {
  const open = () => childsen(['017-2', '001-3', '001-2']).until('use Lieutenant Childsen');
  const used = () => open().choose('use Lieutenant Childsen');
  expect(used().asking).toBe("dark target: Ewok Scout, Twi'lek Loyalist");
  expect(used().choose('Ewok Scout').choose('Imperial Command').hand('dark')).toEqual(['TIE Fighter']);
  const loyalist = used().choose("Twi'lek Loyalist").choose('Imperial Command');
  expect([loyalist.isInPlay("Twi'lek Loyalist"), loyalist.hand('dark')]).toEqual([false, []]);
  expect(open().choose('pass').isInPlay('Ewok Scout')).toBe(true);
});

test('268-2 Lieutenant Childsen: the AI captures', () => {
  const table = childsen(['003-3'], 'dark');
  expect(table.changes('Jedi in')).toEqual(['Jedi in Hiding play to captured']);
});

test('268-3, 268-4 Security Trooper: defending, a unit icon for each card captured at the engaged objective', () => {
  const icons = (defenders: string[]) =>
    quietTable({
      light: { units: ['001-2'] },
      dark: {
        ...NAVY,
        units: ['268-3', '026-4'],
        objectives: [
          { card: '029-1', captives: ['X-Wing', 'Y-Wing'] },
          { card: '019-1', captives: ['001-3'] },
        ],
      },
      engagement: { objective: '029-1', attackers: ['001-2'], defenders, step: 'strikes', edge: 'light' },
    }).reads('unit', 'Security Trooper');
  expect([icons(['268-3']), icons(['026-4'])]).toEqual([2, 0]);
});

const ALARM = {
  step: 'engage',
  stop: 'commitment',
  light: { units: ['001-2'] },
  dark: {
    ...NAVY,
    objectives: [{ card: '029-1', enhancements: ['268-5'] }, '019-1', 'Imperial Command'],
    units: [
      { card: '026-4', focus: 2 },
      { card: '027-3', focus: 2 },
    ],
  },
} satisfies Setup;

test('268-5 Security Alarm: its objective engaged, a unit may lose a focus token, a Trooper all', () => {
  const open = () => quietTable(ALARM).choose('Death and Despayre');
  const used = () => open().until('use Security Alarm').choose('use Security Alarm');
  expect(used().asking).toBe('dark target: Heavy Stormtrooper Squad, TIE Fighter');
  expect(used().choose('TIE Fighter').changes('TIE')).toEqual(['TIE Fighter focus 2 to 1']);
  expect(used().choose('Heavy Stormtrooper Squad').changes('Heavy Stormtrooper Squad f')).toEqual([
    'Heavy Stormtrooper Squad focus 2 to 0',
  ]);
  const other = quietTable(ALARM).choose('Fall of the Jedi');
  expect(other.choices).not.toContain('use Security Alarm');
});

test('268-6 Security Protocols: of the top 3 enemy cards one is captured, one goes under the deck, one stays on top', () => {
  const table = quietTable({
    active: 'dark',
    stop: 'commitment',
    light: { units: [{ card: '001-2', focus: 1 }], top: ['X-Wing', 'Y-Wing', '001-3'] },
    dark: { ...NAVY, units: ['026-4'], hand: ['268-6'] },
    engagement: { objective: '001-1', attackers: ['026-4'], defenders: ['001-2'] },
  })
    .until('Security Protocols')
    .choose('Security Protocols')
    .until('X-Wing');
  expect(table.choices).toEqual(['X-Wing', 'Y-Wing', "Twi'lek Loyalist"]);
  expect(table.choose('Y-Wing').choose('Imperial Command').choices).toEqual(['X-Wing', "Twi'lek Loyalist"]);
});

test('268-5 Security Alarm: the AI readies its Trooper', () => {
  const table = quietTable({ ...ALARM, ai: 'dark' }).choose('Death and Despayre');
  expect(table.changes('TIE Fighter focus')).toEqual([]);
  expect(table.rulesOf('unfocus')).toHaveLength(2);
});

test('268-3, 268-4 Security Trooper: the AI strikes with the icons of the captives', () => {
  const table = quietTable({
    ai: 'dark',
    light: { units: [{ card: '001-2', focus: 1 }] },
    stop: 'commitment',
    dark: { ...NAVY, units: ['268-3'], objectives: [{ card: '029-1', captives: ['X-Wing', 'Y-Wing'] }] },
    engagement: {
      objective: '029-1',
      attackers: ['001-2'],
      defenders: ['268-3'],
      step: 'strikes',
      edge: 'light',
    },
  });
  expect(table.changes('Luke Skywalker damage')).toEqual(['Luke Skywalker damage 0 to 2']);
});

test('268-6 Security Protocols: the AI captures the dearest, puts the next under the deck and leaves the cheapest on top', () => {
  const table = quietTable({
    ai: 'dark',
    active: 'dark',
    stop: 'commitment',
    light: { units: [{ card: '001-2', focus: 1 }], top: ['001-3', '011-2', '014-2'] },
    dark: { ...NAVY, units: ['026-4'], fates: ['268-6'] },
    engagement: { objective: '001-1', attackers: ['026-4'], defenders: ['001-2'] },
  });
  expect(reasonsOf(table, 'capture whom')).toMatchObject([{ picked: 'Home One', by: 'printed cost' }]);
  const { deck } = table.player('light');
  const seen = deck.map((place) => ('card' in place ? kindOf(place.card).title : '?'));
  expect([seen[0], seen.at(-1)]).toEqual(["Twi'lek Loyalist", 'Wookiee Navigator']);
});
