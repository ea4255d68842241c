import { expect, test } from 'vitest';
import { playersTurn } from '../kit.ts';

const IDLE = { deck: [], pool: [] };

test("OPS-44 an upgrade can be played on a teammate's character", () => {
  const table = playersTurn({
    players: [
      { characters: ['Padawan'], hand: ['Vibrosword'], resources: 3 },
      { characters: ['Hired Gun', 'Leia Organa'] },
    ],
    ai: IDLE,
  });
  table.choose('play Vibrosword');
  expect(table.choices).toEqual(['Padawan', 'Hired Gun', 'Leia Organa']);
  table.choose('Leia Organa');
  expect(table.places('Vibrosword')).toEqual(['upgrades on Leia Organa']);
  expect(table.rulesOf('play')).toEqual(['OPS-44']);
});

test('OPS-44 it is paid for by the one who plays it', () => {
  const table = playersTurn({
    players: [
      { characters: ['Padawan'], hand: ['Vibrosword'], resources: 3 },
      { characters: ['Leia Organa'], resources: 3 },
    ],
    ai: IDLE,
  });
  table.choose('play Vibrosword').choose('Leia Organa');
  expect([table.player(0).resources, table.player(1).resources]).toEqual([0, 3]);
});

test("OPS-44 the character's player controls it and rolls its die", () => {
  const table = playersTurn({
    players: [{}, { characters: [{ card: 'Leia Organa', upgrades: [{ card: 'Vibrosword', owner: 0 }] }] }],
    first: 1,
    ai: IDLE,
    next: { rolls: ['Leia Organa: 2RD', 'Vibrosword: 1MD'] },
  });
  table.choose('activate Leia Organa');
  expect([table.pool(0), table.pool(1)]).toEqual([[], ['Leia Organa 2RD', 'Vibrosword 1MD']]);
});

test("OPS-44 its ability is that of the character's player, not of the one who played it", () => {
  const table = playersTurn({
    players: [
      { characters: ['Padawan'], hand: ['Fearless'], resources: 2 },
      { characters: ['Leia Organa'], deck: ['Parry'] },
    ],
    ai: IDLE,
    next: { rolls: ['Leia Organa: 2RD'] },
  });
  table.choose('play Fearless').choose('Leia Organa').choose('activate Leia Organa');
  expect([table.asked, table.topic]).toEqual([1, 'may']);
  table.choose('yes');
  expect([table.hand(0), table.hand(1), table.character('Leia Organa').shields]).toEqual([[], ['Parry'], 1]);
});

test('OPS-44 it is discarded to its owner', () => {
  const table = playersTurn({
    players: [
      {},
      {
        characters: [{ card: 'Leia Organa', upgrades: [{ card: 'Punch Dagger', owner: 0 }] }],
        hand: ['Vibrosword'],
        resources: 2,
      },
    ],
    first: 1,
    turn: 1,
    ai: IDLE,
  });
  table.choose('play Vibrosword');
  expect(table.places('Punch Dagger')).toEqual(['discard of 0']);
});

test("OPS-44 a teammate's support carries no upgrade of another player", () => {
  const table = playersTurn({
    players: [{ hand: ['Dorsal Turret'] }, { supports: ['T-47 Airspeeder'] }],
  });
  expect(table.choicesTo('play')).toEqual([]);
});

test("OPS-44 with a support of one's own that may carry it, it still finds no teammate's", () => {
  const table = playersTurn({
    players: [
      { supports: ['T-47 Airspeeder'], hand: ['Dorsal Turret'], resources: 1 },
      { supports: ['T-47 Airspeeder'] },
    ],
    ai: IDLE,
  });
  table.choose('play Dorsal Turret');
  const carried = ([0, 1] as const).map((seat) => table.player(seat).supports[0]?.upgrades.length);
  expect([table.topic, carried]).toEqual(['may', [1, 0]]);
});

test("OPS-49 a support is played into one's own area only", () => {
  const table = playersTurn({
    players: [{ hand: ['Z-95 Headhunter'], resources: 2 }, {}],
    ai: IDLE,
  });
  table.choose('play Z-95 Headhunter');
  expect(table.places('Z-95 Headhunter')).toEqual(['supports of 0']);
});

test('replacing an upgrade: the new one costs as much less, and the old one is discarded', () => {
  const table = playersTurn({
    players: [
      { characters: [{ card: 'Padawan', upgrades: ['Punch Dagger'] }], hand: ['Vibrosword'], resources: 3 },
    ],
    ai: IDLE,
  });
  table.choose('play Vibrosword');
  expect([table.topic, table.choices]).toEqual(['replace', ['none', 'Punch Dagger']]);
  table.choose('Punch Dagger');
  expect([table.player().resources, table.places('Punch Dagger')]).toEqual([1, ['discard of 0']]);
  expect(table.places('Vibrosword')).toEqual(['upgrades on Padawan']);
});

test('replacing an upgrade can be declined, for the full cost', () => {
  const table = playersTurn({
    players: [
      { characters: [{ card: 'Padawan', upgrades: ['Punch Dagger'] }], hand: ['Vibrosword'], resources: 3 },
    ],
    ai: IDLE,
  });
  table.choose('play Vibrosword').choose('none');
  expect([table.player().resources, table.places('Punch Dagger')]).toEqual([0, ['upgrades on Padawan']]);
});

test('replacing an upgrade is the only way where the full cost cannot be paid', () => {
  const table = playersTurn({
    players: [
      {
        characters: [{ card: 'Padawan', upgrades: ['Punch Dagger', 'Ancient Lightsaber'] }],
        hand: ['Vibrosword'],
        resources: 1,
      },
    ],
    ai: IDLE,
  });
  table.choose('play Vibrosword');
  expect([table.player().resources, table.places('Ancient Lightsaber')]).toEqual([0, ['discard of 0']]);
});

test('replacing a dearer upgrade costs nothing and pays nothing back', () => {
  const table = playersTurn({
    players: [
      { characters: [{ card: 'Padawan', upgrades: ['Lightsaber'] }], hand: ['Punch Dagger'], resources: 0 },
    ],
    ai: IDLE,
  });
  table.choose('play Punch Dagger');
  expect([table.player().resources, table.places('Lightsaber')]).toEqual([0, ['discard of 0']]);
  expect(table.events('play')).toMatchObject([{ cost: 0 }]);
});

test('replacing an upgrade is possible once a round', () => {
  const table = playersTurn({
    players: [
      {
        characters: [{ card: 'Padawan', upgrades: ['Punch Dagger', 'Ancient Lightsaber'] }],
        hand: ['Vibrosword', 'Lightsaber'],
        resources: 3,
      },
    ],
    ai: IDLE,
  });
  table.choose('play Vibrosword').choose('Punch Dagger');
  expect(table.player().resources).toBe(1);
  expect(table.choicesTo('play')).toEqual([]);
});

test('replacing an upgrade once a round is counted for each player alone', () => {
  const table = playersTurn({
    players: [
      { characters: [{ card: 'Padawan', upgrades: ['Punch Dagger'] }], replaced: true },
      { characters: ['Leia Organa'], hand: ['Vibrosword'], resources: 2 },
    ],
    first: 1,
    turn: 1,
    ai: IDLE,
  });
  table.choose('play Vibrosword');
  expect(table.places('Vibrosword')).toEqual(['upgrades on Padawan']);
});

test('replacing an upgrade takes its die out of the pool', () => {
  const table = playersTurn({
    players: [
      {
        characters: [{ card: 'Padawan', upgrades: ['Punch Dagger'] }],
        pool: ['Padawan: 2MD', 'Punch Dagger: 1MD'],
        hand: ['Vibrosword'],
        resources: 2,
      },
    ],
    ai: IDLE,
  });
  expect(table.choose('play Vibrosword').pool(0)).toEqual(['Padawan 2MD']);
});

test('over three upgrades the player of the character discards one, the new one not excepted', () => {
  const table = playersTurn({
    players: [
      {
        characters: [{ card: 'Padawan', upgrades: ['Punch Dagger', 'Ancient Lightsaber', 'Fearless'] }],
        hand: ['Vibrosword'],
        resources: 3,
      },
    ],
    ai: IDLE,
  });
  table.choose('play Vibrosword').choose('none');
  expect(table.topic).toBe('too many upgrades');
  expect(table.choices).toEqual(['Punch Dagger', 'Ancient Lightsaber', 'Fearless', 'Vibrosword']);
  table.choose('Fearless');
  expect(table.character('Padawan').upgrades.map(({ name }) => name)).toEqual([
    'Punch Dagger',
    'Ancient Lightsaber',
    'Vibrosword',
  ]);
});

test("over three upgrades on a teammate's character the teammate discards one", () => {
  const table = playersTurn({
    players: [
      { characters: ['Padawan'], hand: ['Vibrosword'], resources: 3 },
      { characters: [{ card: 'Leia Organa', upgrades: ['Punch Dagger', 'Survival Gear', 'Promotion'] }] },
    ],
    ai: IDLE,
  });
  table.choose('play Vibrosword').choose('Leia Organa').choose('none');
  expect([table.asked, table.topic]).toEqual([1, 'too many upgrades']);
});

test('replacing one of three upgrades leaves three', () => {
  const table = playersTurn({
    players: [
      {
        characters: [{ card: 'Padawan', upgrades: ['Punch Dagger', 'Ancient Lightsaber', 'Fearless'] }],
        hand: ['Vibrosword'],
        resources: 2,
      },
    ],
    ai: IDLE,
  });
  table.choose('play Vibrosword').choose('Punch Dagger');
  expect(table.topic).toBe('action');
  expect(table.character('Padawan').upgrades).toHaveLength(3);
});

test('a new upgrade on a character that has acted rolls its die only with a new activation', () => {
  const table = playersTurn({
    players: [
      {
        characters: [{ card: 'Padawan', ready: false }],
        hand: ['Vibrosword'],
        resources: 3,
        pool: ['Padawan: -'],
      },
    ],
    ai: IDLE,
  });
  expect(table.choose('play Vibrosword').pool(0)).toEqual(['Padawan -']);
});
