import { expect, test } from 'vitest';
import { playersTurn } from '../kit.ts';

const IDLE = { deck: [], pool: [] };

test('a card that costs more than the player has cannot be played', () => {
  const table = playersTurn({
    players: [{ hand: ['Take Cover', 'Parry', 'Heightened Awareness', 'Lightsaber'], resources: 2 }],
  });
  expect(table.choicesTo('play')).toEqual(['Take Cover', 'Parry', 'Heightened Awareness']);
});

test('OPS-47 the resources of a teammate pay for nothing', () => {
  const table = playersTurn({
    players: [{ hand: ['Parry', 'Take Cover'], resources: 0 }, { resources: 9 }],
  });
  expect(table.choicesTo('play')).toEqual(['Take Cover']);
});

test('an event is paid for, resolved and discarded', () => {
  const table = playersTurn({
    players: [{ characters: ['Padawan'], hand: ['Defensive Stance'], resources: 3 }],
    ai: IDLE,
  });
  table.choose('play Defensive Stance');
  expect([table.player().resources, table.character('Padawan').shields]).toEqual([2, 2]);
  expect(table.places('Defensive Stance')).toEqual(['discard of 0']);
});

test('an event can be played for no effect', () => {
  const table = playersTurn({ players: [{ hand: ['Parry'], resources: 1 }], ai: IDLE });
  table.choose('play Parry');
  expect([table.player().resources, table.places('Parry')]).toEqual([0, ['discard of 0']]);
});

test('an event that finds nobody to spot can be played, and does nothing', () => {
  const table = playersTurn({
    players: [{ characters: [{ card: 'Hired Gun', damage: 3 }], hand: ['Rejuvenate'] }],
    ai: IDLE,
  });
  table.choose('play Rejuvenate');
  expect(table.character('Hired Gun').damage).toBe(3);
  expect(table.places('Rejuvenate')).toEqual(['discard of 0']);
});

test('a support enters play ready, and is activated by a later action', () => {
  const table = playersTurn({
    players: [{ hand: ['T-47 Airspeeder'], resources: 2 }],
    ai: IDLE,
    next: { rolls: ['T-47 Airspeeder: 2RD'] },
  });
  table.choose('play T-47 Airspeeder');
  expect([table.support('T-47 Airspeeder').ready, table.pool(0)]).toEqual([true, []]);
  expect(table.choose('activate T-47 Airspeeder').pool(0)).toEqual(['T-47 Airspeeder 2RD']);
  expect(table.support('T-47 Airspeeder').ready).toBe(false);
});

test('there is no limit to the supports of a player', () => {
  const table = playersTurn({
    players: [
      {
        supports: ['Z-95 Headhunter', 'Z-95 Headhunter', 'T-47 Airspeeder', 'T-47 Airspeeder'],
        hand: ['Medical Droid'],
      },
    ],
  });
  expect(table.choicesTo('play')).toEqual(['Medical Droid']);
});

test('an upgrade for a colour only is played on no other character', () => {
  const table = playersTurn({
    players: [
      {
        characters: ['Luke Skywalker', 'Hired Gun', 'Padawan'],
        hand: ["Luke Skywalker's Lightsaber"],
        resources: 3,
      },
    ],
  });
  table.choose("play Luke Skywalker's Lightsaber");
  expect([table.topic, table.choices]).toEqual(['attach to', ['Luke Skywalker', 'Padawan']]);
});

test('an upgrade that nobody may carry cannot be played', () => {
  const table = playersTurn({
    players: [
      { characters: ['Hired Gun'], hand: ['Promotion', 'Dorsal Turret', 'Punch Dagger'], resources: 3 },
    ],
  });
  expect(table.choicesTo('play')).toEqual(['Punch Dagger']);
});

test('colours of cards and characters need not match otherwise', () => {
  const table = playersTurn({
    players: [{ characters: ['Hired Gun'], hand: ['Lightsaber'], resources: 3 }],
    ai: IDLE,
  });
  expect(table.choose('play Lightsaber').places('Lightsaber')).toEqual(['upgrades on Hired Gun']);
});

test('an upgrade for vehicles is played on supports', () => {
  const table = playersTurn({
    players: [
      {
        characters: ['Leia Organa'],
        supports: ['Medical Droid', 'T-47 Airspeeder', 'Fang Fighter'],
        hand: ['Dorsal Turret'],
      },
    ],
  });
  expect(table.choose('play Dorsal Turret').choices).toEqual(['T-47 Airspeeder', 'Fang Fighter']);
});

test('what must be so to play an upgrade is looked at only when it is played', () => {
  const table = playersTurn({
    players: [
      {
        characters: [{ card: 'Padawan', ready: false, upgrades: ['Punch Dagger'] }],
        hand: ['Crafted Lightsaber'],
        deck: ['Parry'],
      },
    ],
    ai: IDLE,
  });
  table.choose('play Crafted Lightsaber').choose('none').choose('pass');
  expect(table.character('Padawan').ready).toBe(true);
  expect(table.places('Crafted Lightsaber')).toEqual(['upgrades on Padawan']);
});

test('an upgrade is not played on the other side', () => {
  const table = playersTurn({
    players: [{ characters: ['Padawan', 'Hired Gun'], hand: ['Punch Dagger'] }],
    ai: { characters: ['Death Trooper'], ...IDLE },
  });
  expect(table.choose('play Punch Dagger').choices).toEqual(['Padawan', 'Hired Gun']);
});

test('a card played for no effect is an action all the same, and no pass', () => {
  const table = playersTurn({
    players: [{ hand: ['Parry'], resources: 1 }, {}],
    passes: 2,
    ai: IDLE,
  });
  expect(table.choose('play Parry').view.passes).toBe(0);
});
