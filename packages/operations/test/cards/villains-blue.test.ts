import { expect, test } from 'vitest';
import { villainsTurn } from './villains-turn.ts';

const TWO_REBELS = [
  { card: 'Rebel Trooper', health: 10 },
  { card: 'Leia Organa', health: 10 },
];

const SITH_LORD = {
  players: [{ characters: ['01010'] }],
  ai: { top: ['Advance', 'Brace', 'Open Fire'] },
  next: { rolls: ['01010: -'] },
};

test('01010 Darth Vader, Sith Lord, may make the AI discard a card when he is activated', () => {
  const table = villainsTurn({
    ...SITH_LORD,
    ai: { top: [null, null, { card: 'Brace', by: [0] }], deck: ['Advance', 'Regroup'] },
  }).choose('activate Darth Vader');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  // OPS-29: of cards that nobody else has seen the lowest of the five.
  expect(table.places('Brace')).toEqual(['discard of AI']);
});

test('01010 Darth Vader, Sith Lord, need not make anybody discard', () => {
  const table = villainsTurn(SITH_LORD).choose('activate Darth Vader').choose('no');
  expect(table.ai.deck).toHaveLength(2);
});

test('01010 Darth Vader, Sith Lord, may turn on a teammate, who chooses the card (OPS-88)', () => {
  const table = villainsTurn({
    ai: { top: ['Advance'] },
    players: [{ characters: ['01010'] }, { hand: ['Evade', 'Parry'], characters: ['Count Dooku'] }],
  })
    .choose('activate Darth Vader')
    .choose('yes');
  expect([table.topic, table.choices]).toEqual(['foe', ['4', '1']]);
  table.choose('1');
  expect([table.asked, table.topic, table.choices]).toEqual([1, 'discard', ['Evade', 'Parry']]);
  table.choose('Parry');
  expect(table.hand(1)).toEqual(['Evade']);
});

test('01011 Kylo Ren looks at a random card and deals its cost to the character chosen before', () => {
  const table = villainsTurn({
    players: [{ characters: ['Kylo Ren'], pool: ['Kylo Ren: Sp'] }],
    ai: { characters: TWO_REBELS, top: ['Overwhelm', 'Full Deployment', 'Brace'] },
    chance: { 'place in the hand': [1] },
  }).choose('resolve special');
  expect(table.choices).toEqual(['Rebel Trooper', 'Leia Organa']);
  table.choose('Leia Organa');
  expect(table.character('Leia Organa').damage).toBe(2);
});

test('01011 Kylo Ren deals nothing for a card without a cost', () => {
  const table = villainsTurn({
    players: [{ characters: ['Kylo Ren'], pool: ['Kylo Ren: Sp'] }],
    ai: { top: ['Cut Them Off', 'Overwhelm'] },
    chance: { 'place in the hand': [0] },
  }).choose('resolve special');
  expect(table.character('Rebel Trooper').damage).toBe(0);
});

test('01011 Kylo Ren finds nothing in an empty hand', () => {
  const table = villainsTurn({
    players: [{ characters: ['Kylo Ren'], pool: ['Kylo Ren: Sp'] }],
  }).choose('resolve special');
  expect(table.character('Rebel Trooper').damage).toBe(0);
  expect(table.events('looks at')).toEqual([]);
});

test('02010 Darth Vader, Dark Apprentice, deals 3 damage to a character and 1 to himself', () => {
  const table = villainsTurn({
    players: [{ characters: ['02010'], pool: ['02010: Sp'] }],
    ai: { characters: TWO_REBELS },
  }).choose('resolve special');
  expect(table.choices).toEqual(['Rebel Trooper', 'Leia Organa']);
  table.choose('Leia Organa');
  expect(table.character('Leia Organa').damage).toBe(3);
  expect(table.character('Darth Vader').damage).toBe(1);
});

test('02010 Darth Vader, Dark Apprentice, takes nothing where nobody was hit', () => {
  const table = villainsTurn({
    players: [{ characters: ['02010'], pool: ['02010: Sp'] }],
    ai: { characters: [] },
  }).choose('resolve special');
  expect(table.character('Darth Vader').damage).toBe(0);
});

test('02011 Palpatine makes the AI take 2 damage after each of his dice, whatever it shows', () => {
  const table = villainsTurn({
    players: [
      { characters: ['elite Palpatine'], pool: ['Palpatine #1: 1R', 'Palpatine #2: 1R'], resources: 0 },
    ],
    ai: { characters: TWO_REBELS },
  })
    .choose('resolve resource')
    .choose('Palpatine 1R')
    .choose('Palpatine 1R');
  expect(table.player().resources).toBe(2);
  expect([table.character('Rebel Trooper').damage, table.character('Leia Organa').damage]).toEqual([2, 2]);
});

test('02011 Palpatine does nothing more where another die is resolved', () => {
  const table = villainsTurn({
    players: [{ characters: ['Palpatine', 'Death Trooper'], pool: ['Palpatine: 1R', 'Death Trooper: 1Dr'] }],
  }).choose('resolve disrupt');
  expect(table.character('Rebel Trooper').damage).toBe(0);
});

test('02012 Royal Guard carries no blue ability, but other blue upgrades', () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['Royal Guard', 'Count Dooku'],
        hand: ['Hidden In Shadow', 'Dark Counsel'],
        resources: 2,
      },
    ],
  }).choose('play Hidden In Shadow');
  expect(table.places('Hidden In Shadow')).toEqual(['upgrades on Count Dooku']);
  table.choose('play Dark Counsel');
  expect([table.topic, table.choices]).toEqual(['attach to', ['Royal Guard', 'Count Dooku']]);
});

test('02012 Royal Guard makes no guardian of anybody else', () => {
  const table = villainsTurn({ players: [{ characters: ['Royal Guard', 'Death Trooper'] }] });
  expect(table.player().characters.map(({ guardian }) => guardian)).toEqual([true, false]);
});

test('02012 Royal Guard has Guardian: it takes the damage of a die, which is removed', () => {
  const table = villainsTurn({
    players: [{ characters: [{ card: 'Royal Guard', shields: 1 }] }],
    ai: { pool: ['Rebel Trooper: 2RD'] },
  }).choose('activate Royal Guard');
  expect([table.topic, table.choices]).toEqual(['guardian', ['Rebel Trooper 2RD', 'no']]);
  table.choose('Rebel Trooper 2RD');
  expect(table.character('Royal Guard')).toMatchObject({ damage: 1, shields: 0, ready: false });
});

const DOOKU = {
  players: [
    {
      characters: ['Count Dooku', 'Death Trooper'],
      hand: ['Intimidate', 'Dark Counsel', 'Target Practice', 'Double Strike'],
      resources: 1,
    },
  ],
  ai: { top: ['Jam Signals', 'Evacuation Code'] },
};

test('10001 Count Dooku plays a blue card that can be paid, then the AI discards a card', () => {
  const table = villainsTurn(DOOKU).choose('use Count Dooku');
  expect([table.topic, table.choices]).toEqual(['play a card', ['Intimidate', 'Dark Counsel']]);
  table.choose('Dark Counsel').choose('Count Dooku');
  expect(table.player().resources).toBe(0);
  expect(table.places('Dark Counsel')).toEqual(['upgrades on Count Dooku']);
  expect(table.events('discard')).toHaveLength(1);
  expect(table.choicesTo('use')).toEqual([]);
});

test('10001 Count Dooku plays the card even where the AI has none to discard', () => {
  const table = villainsTurn({ ...DOOKU, ai: {} });
  expect(table.choicesTo('use')).toEqual(['Count Dooku']);
});

test('10001 Count Dooku has no power action without a blue card to play', () => {
  const table = villainsTurn({
    ...DOOKU,
    players: [{ characters: ['Count Dooku'], hand: ['Double Strike'], resources: 1 }],
  });
  expect(table.choicesTo('use')).toEqual([]);
});

const MAUL = {
  players: [
    {
      characters: [{ card: 'Maul', upgrades: ['Vibrosword'] }, 'Death Trooper'],
      pool: ['Maul: 1R', 'Vibrosword: 1MD', 'Death Trooper: 1RD'],
      hand: ['Evade', 'Parry'],
    },
  ],
  ai: { characters: TWO_REBELS },
};

test('11003 Maul rerolls one of his dice, once more for a card, and strikes two characters', () => {
  const table = villainsTurn({ ...MAUL, next: { rolls: ['Maul: -', 'Maul: 3MD'] } }).choose('use Maul');
  expect([table.topic, table.choices]).toEqual(['reroll', ['Maul 1R', 'Vibrosword 1MD']]);
  table.choose('Maul 1R');
  expect([table.topic, table.choices]).toEqual(['discard to reroll again', ['Evade', 'Parry', 'no']]);
  table.choose('Parry');
  expect([table.topic, table.choices]).toEqual(['strike', ['yes', 'no']]);
  table.choose('yes').choose('Leia Organa');
  expect([table.character('Rebel Trooper').damage, table.character('Leia Organa').damage]).toEqual([3, 3]);
  expect(table.pool(0)).toEqual(['Vibrosword 1MD', 'Death Trooper 1RD']);
});

test('11003 Maul may keep the card and the die', () => {
  const table = villainsTurn({ ...MAUL, next: { rolls: ['Maul: 3MD'] } })
    .choose('use Maul')
    .choose('Maul 1R')
    .choose('no')
    .choose('no');
  expect(table.hand()).toEqual(['Evade', 'Parry']);
  expect(table.pool(0)).toContain('Maul 3MD');
  expect(table.character('Leia Organa').damage).toBe(0);
  expect(table.choicesTo('use')).toEqual([]);
});

test('11003 Maul strikes nobody with a die that shows no melee damage', () => {
  const table = villainsTurn({ ...MAUL, next: { rolls: ['Maul: -'] } })
    .choose('use Maul')
    .choose('Maul 1R')
    .choose('no');
  expect(table.topic).toBe('action');
});
