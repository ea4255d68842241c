import { expect, test } from 'vitest';
import { villainsTurn } from './villains-turn.ts';

const TWO_REBELS = [
  { card: 'Rebel Trooper', health: 10 },
  { card: 'Leia Organa', health: 10 },
];

const SHADOW = [{ card: 'Maul', upgrades: ['Hidden In Shadow'] }];

test('01090 Hidden In Shadow gives its character a shield and is exhausted', () => {
  const table = villainsTurn({ players: [{ characters: SHADOW }] }).choose('use Hidden In Shadow');
  expect(table.character('Maul').shields).toBe(1);
  expect(table.character('Maul').upgrades).toMatchObject([{ ready: false }]);
  expect(table.choicesTo('use')).toEqual([]);
});

test('01090 Hidden In Shadow cannot be used on a character with shields', () => {
  const table = villainsTurn({
    players: [{ characters: [{ card: 'Maul', shields: 1, upgrades: ['Hidden In Shadow'] }] }],
  });
  expect(table.choicesTo('use')).toEqual([]);
});

test('01090 Hidden In Shadow is ready again after upkeep', () => {
  const table = villainsTurn({
    step: 'upkeep',
    players: [{ characters: [{ card: 'Maul', upgrades: [{ card: 'Hidden In Shadow', ready: false }] }] }],
  });
  expect(table.topic).toBe('action');
  expect(table.choicesTo('use')).toEqual(['Hidden In Shadow']);
});

test('02007 DT-29 Heavy Blaster Pistol removes a die that shows a resource cost', () => {
  const table = villainsTurn({
    players: [
      {
        characters: [{ card: 'Captain Phasma', upgrades: ['DT-29 Heavy Blaster Pistol'] }],
        pool: ['DT-29 Heavy Blaster Pistol: Sp'],
      },
    ],
    ai: {
      characters: [...TWO_REBELS, { card: 'Chewbacca' }, { card: '01046' }],
      pool: ['Rebel Trooper: 2RD', 'Leia Organa: 2RD$1', 'Chewbacca: 2RD$1', '01046: 2RD'],
    },
  }).choose('resolve special');
  expect([table.topic, table.choices]).toEqual(['remove die', ['Leia Organa 2RD$1', 'Chewbacca 2RD$1']]);
});

const PIKE = {
  characters: [{ card: 'Death Trooper', upgrades: ['Lightsaber Pike'] }, 'Maul'],
  pool: ['Lightsaber Pike: 1R'],
};

test('02015 Lightsaber Pike removes its die to give another character a shield', () => {
  const table = villainsTurn({ players: [PIKE, { characters: ['Count Dooku'] }] }).choose(
    'use Lightsaber Pike',
  );
  expect([table.topic, table.choices]).toEqual(['shield', ['Maul', 'Count Dooku']]);
  table.choose('Maul');
  expect(table.character('Maul').shields).toBe(1);
  expect(table.pool(0)).toEqual([]);
});

test('02015 Lightsaber Pike cannot be used without its die in the pool, or without another character', () => {
  const dry = villainsTurn({ players: [{ ...PIKE, pool: [] }] });
  const alone = villainsTurn({ players: [{ ...PIKE, characters: PIKE.characters.slice(0, 1) }] });
  expect([dry.choicesTo('use'), alone.choicesTo('use')]).toEqual([[], []]);
});

test('03022 LL-30 Blaster Pistol gives an additional action when it is played', () => {
  const table = villainsTurn({
    players: [{ characters: ['Aurra Sing'], hand: ['LL-30 Blaster Pistol'], resources: 2 }],
  }).choose('play LL-30 Blaster Pistol');
  expect(table.choices).toEqual(['activate Aurra Sing', 'claim', 'done']);
});

test('03022 LL-30 Blaster Pistol turns another own die to ranged damage', () => {
  const table = villainsTurn({
    players: [
      {
        characters: [{ card: 'Aurra Sing', upgrades: ['LL-30 Blaster Pistol'] }, 'Maul'],
        pool: ['Aurra Sing: 1R', 'LL-30 Blaster Pistol: Sp', 'Maul: 1R'],
      },
    ],
  }).choose('resolve special');
  expect(table.choices).toEqual(['Aurra Sing 1R to 1RD', 'Aurra Sing 1R to 2RD', 'Aurra Sing 1R to 2RD']);
  table.choose('Aurra Sing 1R to 2RD');
  expect(table.pool(0)).toEqual(['Aurra Sing 2RD', 'Maul 1R']);
});

const LL_30 = {
  players: [
    {
      characters: [
        { card: 'Aurra Sing', damage: 9, upgrades: ['LL-30 Blaster Pistol', 'Hunting Rifle'] },
        '01021',
        'Maul',
      ],
    },
  ],
  ai: { pool: ['Rebel Trooper: 2RD'] },
};

test('03022 LL-30 Blaster Pistol moves on when its character is defeated', () => {
  const table = villainsTurn(LL_30).aiTurn();
  expect([table.topic, table.choices]).toEqual(['redeploy', ['Jango Fett', 'Maul', 'discard']]);
  table.choose('Maul');
  expect(table.places('LL-30 Blaster Pistol')).toEqual(['upgrades on Maul']);
  expect(table.places('Hunting Rifle')).toEqual(['discard of 0']);
});

test('03022 LL-30 Blaster Pistol may be discarded instead', () => {
  const table = villainsTurn(LL_30).aiTurn().choose('discard');
  expect(table.places('LL-30 Blaster Pistol')).toEqual(['discard of 0']);
});

test('04005 Praetorian Guard makes its character a guardian, also a unique one', () => {
  const table = villainsTurn({
    players: [{ characters: [{ card: 'Maul', upgrades: ['Praetorian Guard'] }, 'Death Trooper'] }],
    ai: { pool: ['Rebel Trooper: 2RD'] },
  });
  expect(table.player().characters.map(({ guardian }) => guardian)).toEqual([true, false]);
  table.choose('activate Maul').choose('Rebel Trooper 2RD');
  expect(table.character('Maul').damage).toBe(2);
});

test('04006 Dark Counsel draws a card and is rerolled instead of removed', () => {
  const table = villainsTurn({
    players: [
      {
        characters: [{ card: 'Maul', upgrades: ['Dark Counsel'] }],
        pool: ['Dark Counsel: Sp'],
        top: ['Enrage'],
      },
    ],
    next: { rolls: ['Dark Counsel: 1R'] },
  }).choose('resolve special');
  expect(table.hand()).toEqual(['Enrage']);
  expect(table.pool(0)).toEqual(['Dark Counsel 1R']);
});

test('04006 Dark Counsel that shows its special again is not resolved twice in one action', () => {
  const table = villainsTurn({
    players: [
      {
        characters: [{ card: 'Maul', upgrades: ['Dark Counsel'] }],
        pool: ['Dark Counsel: Sp'],
        top: ['Enrage'],
      },
    ],
    next: { rolls: ['Dark Counsel: Sp'] },
  }).choose('resolve special');
  expect(table.topic).toBe('action');
  expect(table.hand()).toEqual(['Enrage']);
});

const CARBINE = { pool: ['Rebel Trooper: 2RD'] };

test('09033 E-5 Blaster Carbine moves on from a droid', () => {
  const table = villainsTurn({
    players: [
      {
        characters: [{ card: 'Battle Droid', damage: 5, upgrades: ['E-5 Blaster Carbine'] }, 'Maul'],
      },
    ],
    ai: CARBINE,
  }).aiTurn();
  expect([table.topic, table.choices]).toEqual(['redeploy', ['Maul', 'discard']]);
  table.choose('Maul');
  expect(table.places('E-5 Blaster Carbine')).toEqual(['upgrades on Maul']);
});

test('09033 E-5 Blaster Carbine is discarded from anybody else', () => {
  const table = villainsTurn({
    players: [
      { characters: [{ card: 'Maul', damage: 12, upgrades: ['E-5 Blaster Carbine'] }, 'Battle Droid'] },
    ],
    ai: CARBINE,
  }).aiTurn();
  expect(table.topic).toBe('action');
  expect(table.places('E-5 Blaster Carbine')).toEqual(['discard of 0']);
});

test('12005 Recurring Nightmare goes on a character of the AI, and its die into your pool when that one is activated', () => {
  const table = villainsTurn({
    players: [{ characters: ['Maul'], hand: ['Recurring Nightmare'], resources: 2 }],
    ai: { characters: TWO_REBELS, top: ['Advance'] },
    next: { rolls: ['Rebel Trooper: -', 'Leia Organa: -', 'Recurring Nightmare: 2MD'] },
  }).choose('play Recurring Nightmare');
  expect([table.topic, table.choices]).toEqual(['attach to', ['Rebel Trooper', 'Leia Organa']]);
  table.choose('Leia Organa');
  expect(table.reasons('activation')).toMatchObject([{ picked: 'Leia Organa' }]);
  expect(table.pool(0)).toEqual(['Recurring Nightmare 2MD']);
});

test('12005 Recurring Nightmare hits nobody but the character it is attached to', () => {
  const table = villainsTurn({
    players: [{ characters: ['Maul'], pool: ['Recurring Nightmare: 2MD'] }],
    ai: {
      characters: [
        { card: 'Rebel Trooper', health: 10 },
        { card: 'Leia Organa', health: 10, downgrades: ['Recurring Nightmare'] },
      ],
    },
  }).choose('resolve melee');
  expect(table.topic).toBe('action');
  expect(table.ai.characters.map(({ damage }) => damage)).toEqual([0, 2]);
});
