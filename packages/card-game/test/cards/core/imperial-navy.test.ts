import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { reasonsOf } from '../../reasons.ts';

const DARK = { active: 'dark' } as const;
const AI = { ...DARK, ai: 'dark', stop: 'conflict' } as const;
const REFRESHES = { ...DARK, step: 'refresh' } as const;
const AI_REFRESHES = { ...AI, step: 'refresh', stop: 'draw' } as const;

/** Dark attackers at their strikes, with the edge, nobody defends. */
function attack(attackers: string[], more: Setup = {}): Setup {
  return {
    ...DARK,
    step: 'engage',
    ...more,
    dark: { units: attackers, ...more.dark },
    engagement: { objective: 'Draw Their Fire', attackers, step: 'strikes', edge: 'dark' },
  };
}

const TIRED = {
  light: { units: [{ card: 'X-Wing', focus: 3 }] },
  dark: {
    units: [
      { card: '026-2', focus: 1 },
      { card: '019-3', focus: 3 },
      { card: '027-3', focus: 2 },
    ],
  },
};

test('026-2 Admiral Motti: after the refresh a token may be removed from a unit of his player', () => {
  const table = quietTable({ ...REFRESHES, ...TIRED });
  expect(table.asking).toBe('dark window: use Admiral Motti, pass');
  expect(table.choose('use Admiral Motti').asking).toBe('dark target: Dark Side Apprentice, TIE Fighter');
  expect(table.choose('TIE Fighter').changes('Dark', 'TIE')).toEqual([
    'Dark Side Apprentice focus 3 to 2',
    'TIE Fighter focus 2 to 0',
  ]);
  const declined = quietTable({ ...REFRESHES, ...TIRED }).choose('pass');
  expect(declined.changes('TIE')).toEqual(['TIE Fighter focus 2 to 1']);
});

test('026-2 Admiral Motti: the AI frees its dearest unit', () => {
  const table = quietTable({ ...AI_REFRESHES, ...TIRED, dark: { ...TIRED.dark, fates: [] } });
  expect(table.changes('Dark', 'TIE')).toEqual([
    'Dark Side Apprentice focus 3 to 1',
    'TIE Fighter focus 2 to 1',
  ]);
  expect(reasonsOf(table, 'target')).toMatchObject([{ picked: 'Dark Side Apprentice', rule: 'LCG-28' }]);
});

test('026-6 Orbital Bombardment: each unit of its player has a blast icon more, no enemy', () => {
  const table = quietTable({
    light: { units: ['001-2'] },
    dark: { units: ['027-3', '026-4'], area: ['026-6'] },
  });
  expect(['TIE Fighter', 'Heavy Stormtrooper Squad'].map((title) => table.reads('blast', title))).toEqual([
    1, 1,
  ]);
  expect(table.reads('blast', 'Luke Skywalker')).toBe(1);
});

test('026-6 Orbital Bombardment: the AI plays it', () => {
  const table = quietTable({ ...AI, dark: { units: ['026-4'], hand: ['026-6'], fates: [] } });
  expect(table.reads('blast', 'Heavy Stormtrooper Squad')).toBe(1);
});

test('027-1 Kuat Reinforcements: cards of the hand pay for a Vehicle, to a cost of 1 at least', () => {
  const table = quietTable({
    ...DARK,
    dark: { objectives: ['027-1', 'Imperial Command'], hand: ['027-4', '020-5', '019-5'] },
  });
  table.choose('play TIE Bomber').until('discard to pay');
  expect(table.choices).toEqual(['Dark Precognition', 'Force Choke']);
  table.choose('Force Choke').until('action');
  expect(table.discard('dark')).toEqual(['Force Choke']);
  expect(table.state.play.reduce((sum, { seat, focus }) => sum + seat * focus, 0)).toBe(1);
});

const AMBUSH = attack(['027-3'], { dark: { units: ['027-3'], hand: ['027-2'] } });

test('027-2 "Backstabber": played in an engagement it takes part and may damage the objective', () => {
  const table = quietTable({ ...AMBUSH, engagement: { objective: 'Draw Their Fire', attackers: ['027-3'] } });
  table.until('use "Backstabber"').pay('use "Backstabber"');
  expect(table.asking).toBe('dark window: use "Backstabber", pass');
  expect(table.choose('use "Backstabber"').changes('Draw', '"Back')).toEqual(
    expect.arrayContaining(['Draw Their Fire damage 0 to 1', '"Backstabber" role outside to attacker']),
  );
});

test('027-2 "Backstabber": played in deployment it damages nothing; the AI deploys it so', () => {
  const table = quietTable({ ...DARK, dark: { hand: ['027-2'] } }).pay('play "Backstabber"');
  expect(table.topic).toBe('engage');
  const ai = quietTable({ ...AI, dark: { hand: ['027-2'], fates: [] } });
  expect(ai.changes('Draw', 'A Hero', '"Back')).toEqual(['"Backstabber" hand to play']);
});

test('027-5, 030-4 Tallon Roll: a token off a Fighter of either side', () => {
  const table = quietTable({
    ...DARK,
    light: { units: [{ card: 'X-Wing', focus: 1 }] },
    dark: {
      units: [
        { card: '027-3', focus: 1 },
        { card: '026-4', focus: 1 },
      ],
      hand: ['027-5'],
    },
  });
  expect(table.choose('use Tallon Roll').asking).toBe('dark target: X-Wing, TIE Fighter');
  expect(table.choose('TIE Fighter').changes('TIE', 'X-Wing')).toEqual(['TIE Fighter focus 1 to 0']);
});

test('027-5, 030-4 Tallon Roll: the AI frees its own Fighter', () => {
  const table = quietTable({
    ...AI,
    light: { units: [{ card: 'X-Wing', focus: 1 }] },
    dark: { units: [{ card: '027-3', focus: 1 }], hand: ['027-5'], fates: [] },
  });
  expect(table.changes('TIE', 'X-Wing')).toEqual(['TIE Fighter focus 1 to 0']);
});

test('027-6, 030-5 Death from Above: up to two attacking Vehicles have a blast icon more in the engagement', () => {
  const attackers = ['027-3', '026-4', '027-4'];
  const table = quietTable({
    ...attack(attackers, { dark: { units: [...attackers, '021-3'], hand: ['027-6'] } }),
    engagement: { objective: 'Draw Their Fire', attackers },
  });
  table.until('use Death from Above').pay('use Death from Above');
  expect(table.choices).toEqual(['TIE Fighter', 'TIE Bomber']);
  table.choose('TIE Fighter', 'TIE Bomber');
  const blast = () => [table.reads('blast', 'TIE Fighter'), table.reads('blast', 'TIE Bomber')];
  expect(blast()).toEqual([1, 2]);
  table.until('commit');
  expect(blast()).toEqual([0, 1]);
});

test('027-6, 030-5 Death from Above: the AI plays events in its deployment only, so it goes to the fate deck', () => {
  const table = quietTable({ ...AI, dark: { units: ['027-3'], hand: ['027-6'], fates: [] } });
  expect(table.changes('dark fate')).toEqual(['dark fate deck 0 to 1']);
});

test('028-1 The Ultimate Power: no more than two units attack it', () => {
  const table = quietTable({
    step: 'engage',
    light: { units: ['X-Wing', '001-2', '002-3'] },
    dark: { objectives: ['028-1', 'Imperial Command'] },
  });
  table.choose('The Ultimate Power');
  expect(table.question.form).toMatchObject({ max: 2 });
});

test('028-1 The Ultimate Power: the AI attacks it with the two of the most blast', () => {
  const table = quietTable({
    ai: 'light',
    step: 'engage',
    light: {
      units: ['X-Wing', '001-2', '001-3'].map((card) => ({ card, pool: 'attackers' as const })),
      fates: [],
    },
    dark: { objectives: [{ card: '028-1', damage: 2 }], units: ['027-3'] },
  });
  expect(table.topic).toBe('defenders');
  expect(table.state.play.filter(({ role }) => role === 'attacker')).toHaveLength(2);
});

test('028-2 Grand Moff Tarkin: enemy objectives are destroyed by 1 damage less, for a person and for the AI', () => {
  const person = quietTable({ ...DARK, step: 'engage', dark: { units: ['028-2'] } });
  const ai = quietTable({ ...AI, dark: { units: ['028-2'], fates: [] } });
  for (const table of [person, ai]) {
    expect(table.reads('capacity', "A Hero's Journey")).toBe(3);
    expect(table.reads('capacity', 'Imperial Command')).toBe(5);
  }
});

const ENGINEER = { hand: ['028-3'], top: ['028-6', '026-6', '027-6', '026-4', '023-5', '027-3'] };

test('028-3 Superlaser Engineer: of five revealed cards the dear events and enhancements of the Navy come to hand', () => {
  const table = quietTable({ ...DARK, dark: ENGINEER }).pay('play Superlaser Engineer');
  expect(table.asking).toBe('dark window: use Superlaser Engineer, pass');
  table.choose('use Superlaser Engineer').until('engage');
  expect(table.hand('dark')).toEqual(['Superlaser Blast', 'Orbital Bombardment']);
});

test('028-3 Superlaser Engineer: declined, nothing comes to hand', () => {
  const table = quietTable({ ...DARK, dark: ENGINEER })
    .pay('play Superlaser Engineer')
    .choose('pass');
  expect(table.hand('dark')).toEqual([]);
});

test('028-6 Superlaser Blast: in the own turn any objective is destroyed', () => {
  const table = quietTable({ ...DARK, dark: { hand: ['028-6'] } }).pay('use Superlaser Blast');
  expect(table.choices).toHaveLength(6);
  expect(table.choose("A Hero's Journey").victory('dark')).toEqual(["A Hero's Journey"]);
  const opposed = quietTable({ dark: { units: [{ card: '027-3', focus: 1 }], hand: ['028-6', '027-5'] } });
  expect(opposed.until('use Tallon Roll').asking).toBe('dark action: use Tallon Roll, pass');
});

test('028-3 Superlaser Engineer: the AI looks for them too', () => {
  const table = quietTable({ ...AI, dark: { ...ENGINEER, top: ['026-4', '026-6', '027-6'], fates: [] } });
  expect(table.changes('Orbital')).toEqual(['Orbital Bombardment deck to play']);
});

test('028-6 Superlaser Blast: the AI destroys an enemy objective', () => {
  const table = quietTable({ ...AI, dark: { hand: ['028-6'], fates: [] } });
  expect(table.victory('dark')).toHaveLength(1);
});

const FALLS = {
  ...DARK,
  step: 'engage',
  engagement: { objective: "A Hero's Journey", attackers: ['027-4'], step: 'strikes', edge: 'dark' },
  light: { objectives: [{ card: "A Hero's Journey", damage: 3 }, 'Draw Their Fire', 'Draw Their Fire'] },
} satisfies Setup;

test.each([
  ['Devastator', '029-2', 1],
  ['Imperial Officer', '029-3', 2],
])(
  '029-2, 029-3 %s: after an enemy objective is destroyed the dial may advance for its resources',
  (title, card, price) => {
    const table = quietTable({ ...FALLS, dark: { units: [card, '027-4'] } }).until(`use ${title}`);
    table.changes();
    table.pay(`use ${title}`).until('commit');
    expect(table.changes('dial')).toEqual(['dial 1 to 2']);
    expect(
      table.state.play.reduce((sum, { seat, type, focus }) => sum + (type === 'unit' ? 0 : seat * focus), 0),
    ).toBe(price);
    const declined = quietTable({ ...FALLS, dark: { units: [card, '027-4'] } }).until('commit');
    expect(declined.changes('dial')).toEqual(['dial 0 to 1']);
  },
);

test('029-2, 029-3 Devastator and Imperial Officer: the AI pays for both', () => {
  const dark = { units: ['029-2', '029-3', '027-4'], fates: [] };
  const table = quietTable({ ...FALLS, ai: 'dark', stop: 'commitment', dark });
  expect(table.changes('dial')).toEqual(['dial 0 to 3']);
});
