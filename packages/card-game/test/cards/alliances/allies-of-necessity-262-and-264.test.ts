import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const SPIES = { affiliation: 'Smugglers and Spies', fates: [] };
const NAVY = { affiliation: 'Imperial Navy', fates: [] };

const spirit = (damage: number, hand: string[], ai: 'none' | 'light' = 'none') =>
  quietTable({
    ai,
    stop: 'conflict',
    light: { ...SPIES, objectives: [{ card: '262-1', damage }, '012-1', '012-1'], hand },
    dark: { hand: ['027-3', '019-4', '026-4'] },
  });

test('262-1 Spirit of Rebellion: a unit of another kind played, the enemy may be made to discard a card of his choice, once a turn', () => {
  const open = () => spirit(2, ['013-3', '012-4']).pay('play Rookie Pilot');
  expect(open().asking).toBe('light window: use Spirit of Rebellion, pass');
  const used = open().choose('use Spirit of Rebellion');
  expect(used.asking).toBe("dark discard whom: TIE Fighter, Vader's Lightsaber, Heavy Stormtrooper Squad");
  used.choose('TIE Fighter').pay('play X-Wing');
  expect(used.discard('dark')).toEqual(['TIE Fighter']);
  const declined = open().choose('pass');
  expect([declined.discard('dark'), declined.pay('play X-Wing').choices]).toEqual([
    [],
    ['use Spirit of Rebellion', 'pass'],
  ]);
});

test('262-1 Spirit of Rebellion: not with more than 2 damage, nor after a unit of the Smugglers and Spies', () => {
  expect(spirit(3, ['013-3', '012-4']).pay('play Rookie Pilot').topic).toBe('action');
  expect(spirit(2, ['015-3', '012-4']).pay("play Twi'lek Smuggler").topic).toBe('action');
});

test('262-1 Spirit of Rebellion: the AI makes the enemy discard', () => {
  const table = spirit(0, ['013-3'], 'light');
  expect(table.asking).toBe("dark discard whom: TIE Fighter, Vader's Lightsaber, Heavy Stormtrooper Squad");
  expect(reasonsOf(table, 'benefit')).toMatchObject([{ picked: 'Spirit of Rebellion', rule: 'LCG-48' }]);
});

/** Two Jedi and two of the Rebel Alliance strike beside Jyn; nobody defends. */
const JYN = {
  stop: 'commitment',
  light: {
    ...SPIES,
    units: ['262-2', '003-3', '190-3', '225-3', '225-2'],
    top: ['012-4', '013-3', '017-2', '017-3'],
  },
  engagement: {
    objective: '029-1',
    attackers: ['262-2', '003-3', '190-3', '225-3', '225-2'],
    step: 'strikes',
    edge: 'dark',
  },
} satisfies Setup;
const afterStrikeOf = (title: string) => quietTable(JYN).choose(title).until('use Jyn Erso');

test('262-2 Jyn Erso: she attacks, and the first other Jedi has struck: 2 cards may be drawn', () => {
  const table = afterStrikeOf('Jedi in Hiding');
  expect(table.asking).toBe('light window: use Jyn Erso, pass');
  expect(table.choose('use Jyn Erso').hand('light')).toEqual(['X-Wing', 'Rookie Pilot']);
  expect(table.choose('Believer in the Old Ways').topic).toBe('strike');
  expect(table.hand('light')).toEqual(['X-Wing', 'Rookie Pilot']);
});

test('262-2 Jyn Erso: declined at the first Jedi, she does not hear the second', () => {
  const table = afterStrikeOf('Jedi in Hiding').choose('pass').choose('Believer in the Old Ways');
  expect([table.topic, table.hand('light')]).toEqual(['strike', []]);
});

test('262-2 Jyn Erso: the first other unit of the Rebel Alliance has struck: it may lose all its focus tokens', () => {
  const table = afterStrikeOf('Rebel Tactician').choose('use Jyn Erso');
  expect(table.changes('Rebel Tactician')).toEqual([]);
  expect(table.choices).toContain('Rebel Tactician');
  const declined = afterStrikeOf('Rebel Tactician').choose('pass');
  expect(declined.changes('Rebel Tactician')).toEqual(['Rebel Tactician focus 0 to 1']);
  expect(declined.choose('General Jan Dodonna').until('strike').hand('light')).toEqual([]);
  expect(declined.card('General Jan Dodonna').focus).toBe(1);
});

test('262-2 Jyn Erso: not while she is outside', () => {
  const table = quietTable({ ...JYN, engagement: { ...JYN.engagement, attackers: ['003-3', '190-3'] } });
  expect(table.choose('Jedi in Hiding').topic).not.toBe('window');
});

test('262-2 Jyn Erso: the AI draws 2 cards, and its unit of the Rebel Alliance strikes again', () => {
  const table = quietTable({ ...JYN, ai: 'light' });
  expect(table.changes('light hand')).toEqual(['light hand 0 to 2']);
  expect(table.told.filter((kind) => kind === 'strikes')).toHaveLength(6);
});

const crafty = (ai: 'none' | 'light') =>
  quietTable({
    ai,
    step: 'commitment',
    stop: 'struggle',
    light: { ...SPIES, units: [{ card: '262-3', focus: 2 }] },
  });

test('262-3 Crafty Smuggler: as the Force phase begins it may lose a focus token', () => {
  expect(crafty('none').asking).toBe('light window: use Crafty Smuggler, pass');
  expect(crafty('none').choose('use Crafty Smuggler').changes()).toEqual(['Crafty Smuggler focus 2 to 1']);
  expect(crafty('none').choose('pass').changes()).toEqual([]);
});

test('262-3 Crafty Smuggler: the AI takes the token off', () => {
  expect(crafty('light').changes('Crafty Smuggler focus')).toEqual(['Crafty Smuggler focus 2 to 1']);
});

/** Two Characters and a ship stay outside; only the Espo Trooper defends. */
const AMBUSH = {
  light: { ...SPIES, units: ['044-3'], hand: ['262-5'] },
  dark: { units: [{ card: '035-2', focus: 1 }, '019-2', '026-4', '029-2'] },
  engagement: { objective: '029-1', attackers: ['044-3'], defenders: ['035-2'] },
} satisfies Setup;

test('262-5 Well-Laid Ambush: in an engagement a Character outside can be struck by unit icons, for that engagement', () => {
  const open = () => quietTable(AMBUSH).until('use Well-Laid Ambush');
  const used = open().pay('use Well-Laid Ambush');
  expect(used.asking).toBe('light target: Darth Vader, Heavy Stormtrooper Squad');
  used.choose('Heavy Stormtrooper Squad').until('unit damage');
  expect(used.choices).toEqual(['Espo Trooper', 'Heavy Stormtrooper Squad']);
  used.choose('Heavy Stormtrooper Squad').until('engage');
  expect(used.changes('Heavy', 'Espo Trooper play')).toEqual(['Heavy Stormtrooper Squad play to discard']);
});

test('262-5 Well-Laid Ambush: the engagement over, it is over', () => {
  const table = quietTable(AMBUSH).until('use Well-Laid Ambush').pay('use Well-Laid Ambush');
  table.choose('Darth Vader');
  expect(table.reads('may be struck', 'Darth Vader')).toBe(1);
  expect(table.until('engage').reads('may be struck', 'Darth Vader')).toBe(0);
});

/** A Jedi in Hiding kills the only defender. */
const power = (defender: string, ai: 'none' | 'dark' = 'none') =>
  quietTable({
    ai,
    stop: 'commitment',
    light: { units: ['003-3'] },
    dark: {
      ...NAVY,
      objectives: ['264-1', '029-1', '019-1'],
      units: [{ card: defender, focus: 1 }],
      hand: ['026-5', '264-3'],
    },
    engagement: {
      objective: '029-1',
      attackers: ['003-3'],
      defenders: [defender],
      step: 'strikes',
      edge: 'dark',
    },
  });

test('264-1 Immeasurable Power: a Trooper of its side destroyed, a Death Trooper may come from the hand', () => {
  const open = () => power('026-4').until('use Immeasurable Power');
  expect(open().choose('use Immeasurable Power').changes('Death Trooper', 'Heavy')).toEqual([
    'Heavy Stormtrooper Squad play to discard',
    'Death Trooper hand to play',
  ]);
  expect(open().choose('pass').hand('dark')).toContain('Death Trooper');
  const other = power('021-3');
  expect([other.isInPlay('TIE Advanced'), other.isInPlay('Death Trooper')]).toEqual([false, false]);
});

test('264-1 Immeasurable Power: the AI never uses it, as nobody has seen its hand', () => {
  const table = power('026-4', 'dark');
  expect([table.isInPlay('Heavy Stormtrooper Squad'), table.player('dark').hand.length]).toEqual([false, 2]);
});

const KRENNIC = {
  active: 'dark',
  step: 'conflict',
  light: { units: ['001-2'] },
  dark: { ...NAVY, units: ['264-2', '264-3', '264-4', '026-4'] },
} satisfies Setup;
const KEYWORDS = ['elite', 'shielding', 'edge'] as const;
const TROOPERS = ['264-3', '264-4', '026-4', '264-2'];

test('264-2 Director Krennic: as a phase begins, for a resource, each Death Trooper may have one of three keywords for the phase', () => {
  const open = () => quietTable({ ...KRENNIC, stop: 'commitment' });
  expect(open().asking).toBe('dark window: use Director Krennic, pass');
  const given = [0, 1, 2].map((i) => {
    const table = open().pay('use Director Krennic');
    table.choose(table.choices[i] ?? '');
    return TROOPERS.map((card) => KEYWORDS.map((keyword) => table.reads(keyword, card)));
  });
  const [none, krennic] = [
    [0, 0, 0],
    [1, 0, 0],
  ];
  expect(given).toEqual([
    [[1, 0, 0], [1, 0, 0], none, krennic],
    [[0, 1, 0], [0, 1, 0], none, krennic],
    [[0, 0, 1], [0, 0, 1], none, krennic],
  ]);
});

test('264-2 Director Krennic: once a turn; the phase over, the keyword is gone', () => {
  const table = quietTable(KRENNIC).pay('use Director Krennic');
  table.choose(table.choices[2] ?? '');
  expect(table.until('commit').reads('edge', '264-3')).toBe(0);
  expect(table.changes('Imperial Navy focus')).toEqual(['Imperial Navy focus 0 to 1']);
  const declined = quietTable(KRENNIC).choose('pass');
  expect(declined.until('use Director Krennic').choices).toEqual(['use Director Krennic', 'pass']);
});

test('264-2 Director Krennic: the AI gives a keyword of engagements where one can be fought, elite where focus tokens come off', () => {
  const used = (step: 'refresh' | 'deployment' | 'conflict', focus: number) => {
    const table = quietTable({
      ...KRENNIC,
      ai: 'dark',
      step,
      dark: {
        ...NAVY,
        units: [
          { card: '264-2', focus: 1 },
          { card: '264-3', focus },
          { card: '264-4', focus },
        ],
      },
      stop: step === 'refresh' ? 'draw' : step === 'deployment' ? 'conflict' : 'commitment',
    });
    return [table.told.includes('lasts'), table.card('264-3').focus];
  };
  expect([used('refresh', 2), used('refresh', 1)]).toEqual([
    [true, 0],
    [false, 0],
  ]);
  expect([used('deployment', 0), used('conflict', 1)]).toEqual([
    [false, 0],
    [true, 1],
  ]);
});

test('264-6 Assembly Area: the first Trooper unit of a turn costs 1 less', () => {
  const table = quietTable({ active: 'dark', dark: { ...NAVY, area: ['264-6'], hand: ['026-4', '026-5'] } });
  const paid = () => table.told.filter((kind) => kind === 'focus').length;
  table.pay('play Heavy Stormtrooper Squad');
  expect(paid()).toBe(1);
  table.pay('play Heavy Stormtrooper Squad');
  expect(paid()).toBe(3);
});

test('264-6 Assembly Area: the AI pays less too', () => {
  const played = (area: string, card: string) =>
    quietTable({
      ai: 'dark',
      active: 'dark',
      stop: 'conflict',
      dark: {
        ...NAVY,
        objectives: [{ card: '029-1', focus: 1 }],
        area: [{ card: area, focus: 1 }],
        hand: [card],
      },
    }).changes('Heavy', 'TIE');
  // Only the affiliation card gives a resource.
  expect([played('264-6', '026-4'), played('029-4', '026-4'), played('264-6', '021-3')]).toEqual([
    ['Heavy Stormtrooper Squad hand to play'],
    [],
    [],
  ]);
});
