import { read, thingOfSeat } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';

const DARK = { active: 'dark' } as const;
const AI = { ...DARK, ai: 'dark', stop: 'conflict' } as const;

/** Boba Fett strikes while Luke Skywalker defends. */
const HUNT = {
  ...DARK,
  step: 'engage',
  light: { units: ['001-2'] },
  engagement: {
    objective: 'Draw Their Fire',
    attackers: ['033-2'],
    defenders: ['001-2'],
    step: 'strikes',
    edge: 'dark',
  },
} satisfies Setup;
const FETT = { affiliation: 'scum-and-villainy', units: ['033-2'] };

test('033-2 Boba Fett: a Character that he damages may be captured', () => {
  const table = quietTable({ ...HUNT, dark: FETT }).until('use Boba Fett');
  expect(table.asking).toBe('dark window: use Boba Fett, pass');
  table.choose('use Boba Fett');
  expect(table.choices).toEqual(['Shadows of Dathomir', 'Imperial Command', 'Death and Despayre']);
  expect(table.choose('Imperial Command').changes('Imperial')).toEqual(['Imperial Command captives 0 to 1']);
  expect(table.isInPlay('Luke Skywalker')).toBe(false);
});

test('033-2 Boba Fett: declined, the Character only bears the damage', () => {
  const table = quietTable({ ...HUNT, dark: FETT })
    .until('use Boba Fett')
    .choose('pass');
  expect(table.isInPlay('Luke Skywalker')).toBe(true);
});

test('033-2 Boba Fett: the AI captures under the objective with the most capacity left', () => {
  const objectives = [{ card: 'Imperial Command', damage: 1 }, 'Death and Despayre'];
  const table = quietTable({
    ...HUNT,
    ai: 'dark',
    stop: 'commitment',
    dark: { ...FETT, objectives, fates: [] },
  });
  expect(table.changes('Imperial', 'Death')).toEqual(['Death and Despayre captives 0 to 1']);
});

const EXCHANGE = {
  ...FETT,
  objectives: [
    { card: '033-1', focus: 1 },
    { card: 'Imperial Command', focus: 1 },
  ],
};

test('033-1 The Bespin Exchange: after an enemy unit is captured from play a token may go from an objective', () => {
  const open = () => {
    const table = quietTable({ ...HUNT, dark: EXCHANGE })
      .until('use Boba Fett')
      .choose('use Boba Fett');
    return table.choose('Imperial Command').until('use The Bespin Exchange');
  };
  const table = open().choose('use The Bespin Exchange');
  expect(table.asking).toBe('dark target: The Bespin Exchange, Imperial Command');
  expect(table.choose('Imperial Command').changes('Imperial Command focus')).toEqual([
    'Imperial Command focus 1 to 0',
  ]);
  expect(open().choose('pass').changes('Imperial Command focus', 'The Bespin')).toEqual([]);
});

test('033-1 The Bespin Exchange: the AI frees an objective of its own', () => {
  const dark = { ...FETT, objectives: [{ card: '033-1', focus: 1 }], fates: [] };
  const table = quietTable({ ...HUNT, ai: 'dark', stop: 'commitment', dark });
  expect(table.changes('The Bespin Exchange focus')).toEqual(['The Bespin Exchange focus 1 to 0']);
});

test('033-6 Bounty Collection: after a capture tokens may go from up to three own cards that are no units', () => {
  const dark = {
    ...EXCHANGE,
    objectives: ['Shadows of Dathomir', ...EXCHANGE.objectives.slice(1)],
    hand: ['033-6'],
  };
  const table = quietTable({ ...HUNT, dark })
    .until('use Boba Fett')
    .choose('use Boba Fett');
  table.choose('Imperial Command').until('use Bounty Collection').pay('use Bounty Collection');
  expect(table.choices).not.toContain('Boba Fett');
  expect(table.choose('Imperial Command').changes('Imperial Command focus', 'Boba Fett focus')).toEqual([
    'Imperial Command focus 1 to 0',
    'Boba Fett focus 0 to 1',
  ]);
});

test("033-6, 034-6 Bounty Collection and It's Worse: the AI never plays them; they go to its fate deck", () => {
  const table = quietTable({ ...AI, dark: { hand: ['033-6', '034-6'], fates: [] } });
  expect(table.changes('dark fate')).toEqual(['dark fate deck 0 to 2']);
});

test('033-3 Outer Rim Hunter: declared as an attacker, the defender damages an objective of their choice', () => {
  const open = () =>
    quietTable({ ...DARK, step: 'engage', dark: { units: ['033-3'] } })
      .choose("A Hero's Journey")
      .until('use Outer Rim Hunter');
  const table = open().choose('use Outer Rim Hunter');
  expect(table.asked).toBe('light');
  expect(table.choices).toEqual(["A Hero's Journey", 'Draw Their Fire', 'Draw Their Fire']);
  expect(table.choose('Draw Their Fire').changes('Draw')).toEqual(['Draw Their Fire damage 0 to 1']);
  expect(open().choose('pass').changes('Draw')).toEqual([]);
});

test('033-3 Outer Rim Hunter: the AI uses it, the person chooses', () => {
  const units = [{ card: '033-3', pool: 'attackers' as const }];
  const table = quietTable({ ...DARK, ai: 'dark', step: 'engage', dark: { units, fates: [] } });
  expect([table.asked, table.choices.length]).toEqual(['light', 3]);
});

test('033-4 Mandalorian Armor: 3 capacity for a Character, targeted strike for Boba Fett only', () => {
  const armed = (card: string) => quietTable({ dark: { units: [{ card, enhancements: ['033-4'] }] } });
  const [fett, squad] = [armed('033-2'), armed('026-4')];
  expect([fett.reads('capacity', '033-2'), fett.reads('targeted strike', '033-2')]).toEqual([5, 1]);
  expect([squad.reads('capacity', '026-4'), squad.reads('targeted strike', '026-4')]).toEqual([5, 0]);
});

test('033-5 Blaster Pistol: a unit icon for a Character, no Vehicle', () => {
  const dark = { units: ['026-4', '032-2', '027-3'], hand: ['033-5'] };
  const table = quietTable({ ...DARK, dark }).pay('play Blaster Pistol');
  expect(table.asking).toBe('dark play on: Heavy Stormtrooper Squad, Death Star Trooper');
  expect(table.choose('Death Star Trooper').reads('unit', 'Death Star Trooper')).toBe(2);
});

test('033-4, 033-5 Mandalorian Armor and Blaster Pistol: the AI arms its dearest Character', () => {
  const dark = { units: ['026-4', '033-2', '031-3'], hand: ['033-4', '033-5'], fates: [] };
  expect(quietTable({ ...AI, dark }).changes('Mandalorian Armor on', 'Blaster Pistol on')).toEqual([
    'Mandalorian Armor on nothing to Boba Fett',
    'Blaster Pistol on nothing to Boba Fett',
  ]);
});

const UNMATCHED = { hand: ['033-3', '034-4'], objectives: ['Imperial Command', 'Death and Despayre'] };

test('034-4, 034-5 Dark Alliance: until the end of the phase cards of the hand need no resource match', () => {
  const table = quietTable({ ...DARK, dark: UNMATCHED });
  expect(table.choices).not.toContain('play Outer Rim Hunter');
  expect(table.choose('use Dark Alliance').choices).toContain('play Outer Rim Hunter');
});

test('034-4, 034-5 Dark Alliance: it ends with the phase', () => {
  const table = quietTable({ ...DARK, stop: 'engage', dark: UNMATCHED }).choose('use Dark Alliance');
  const free = () => read(table.game(), 'hand needs no match', thingOfSeat(table.player('dark').seat));
  expect(free()).toBe(1);
  table.passing('action');
  expect(free()).toBe(0);
});

test('034-4, 034-5 Dark Alliance: the AI needs no match, so it goes to the fate deck', () => {
  const table = quietTable({ ...AI, dark: { hand: ['034-4'], fates: [] } });
  expect(table.changes('dark fate')).toEqual(['dark fate deck 0 to 1']);
  expect(table.rulesOf('sets aside')).toEqual(['LCG-18']);
});

test('034-1 Looking for Droids: cards of the hand need no resource match', () => {
  const table = quietTable({ ...DARK, dark: { hand: ['033-3'], objectives: ['034-1', 'Imperial Command'] } });
  expect(table.pay('play Outer Rim Hunter').isInPlay('Outer Rim Hunter')).toBe(true);
});

test('034-1 Looking for Droids: the AI needs no match with it or without it', () => {
  for (const objective of ['034-1', 'Death and Despayre']) {
    const dark = { objectives: [objective, 'Imperial Command'], hand: ['033-3'], fates: [] };
    expect(quietTable({ ...AI, dark }).changes('Outer Rim Hunter')).toEqual([
      'Outer Rim Hunter hand to play',
    ]);
  }
});

test('034-2, 034-3 Viper Probe Droid: it may be played from the discard pile for its cost, in deployment only', () => {
  const dark = { discard: ['034-2'] };
  const table = quietTable({ ...DARK, dark }).pay('use Viper Probe Droid');
  expect(table.isInPlay('Viper Probe Droid')).toBe(true);
  expect(table.state.play.reduce((sum, { seat, focus }) => sum + seat * focus, 0)).toBe(2);
  expect(quietTable({ ...DARK, step: 'conflict', dark }).choices).not.toContain('use Viper Probe Droid');
});

test('034-2, 034-3 Viper Probe Droid: the AI plays it from its discard pile', () => {
  const table = quietTable({ ...AI, dark: { discard: ['034-2'], hand: [], fates: [] } });
  expect(table.isInPlay('Viper Probe Droid')).toBe(true);
});

const EXPLOITS = { objectives: ['035-1', 'Imperial Command'], hand: ['027-3', '026-4', '035-2'] };

test('035-1 Corporate Exploitation: focused, it puts a unit of cost 1 or less from the hand into play', () => {
  const table = quietTable({ ...DARK, dark: EXPLOITS }).choose('use Corporate Exploitation');
  expect(table.choices).toEqual(['TIE Fighter', 'Espo Trooper']);
  expect(table.choose('TIE Fighter').changes()).toEqual([
    'Corporate Exploitation focus 0 to 1',
    'TIE Fighter hand to play',
  ]);
});

test('035-1 Corporate Exploitation: the AI never uses it, as nobody has seen its hand', () => {
  const table = quietTable({ ...AI, step: 'conflict', stop: 'commitment', dark: { ...EXPLOITS, fates: [] } });
  expect(table.changes()).toEqual([]);
});

test('036-1 Reconnaissance Mission: the reserve is 1 more', () => {
  const objectives = ['036-1', 'Imperial Command'];
  const person = quietTable({ ...DARK, step: 'draw', dark: { objectives, hand: ['026-4'] } });
  expect(person.until('action').hand('dark')).toHaveLength(7);
});

const REPLICA = {
  ...DARK,
  step: 'engage',
  engagement: { objective: 'Draw Their Fire', attackers: ['027-3'], defenders: ['X-Wing'] },
  light: { units: ['X-Wing'] },
  dark: { units: ['027-3'], hand: ['036-2', '019-2'] },
} satisfies Setup;

test('036-2, 036-3 Human Replica Droid: after a won edge battle it may come from the hand and take part', () => {
  const open = () => quietTable(REPLICA).until('lay').choose('Darth Vader').until('use Human Replica Droid');
  expect(open().asking).toBe('dark window: use Human Replica Droid, pass');
  expect(open().choose('use Human Replica Droid').changes('Human')).toEqual(
    expect.arrayContaining([
      'Human Replica Droid hand to play',
      'Human Replica Droid role outside to attacker',
    ]),
  );
  expect(open().choose('pass').hand('dark')).toContain('Human Replica Droid');
});

test('036-2, 036-3 Human Replica Droid: the AI deploys it; from its hand it uses nothing', () => {
  const dark = { hand: ['036-2'], fates: [] };
  expect(quietTable({ ...AI, dark }).changes('Human')).toEqual(['Human Replica Droid hand to play']);
});
