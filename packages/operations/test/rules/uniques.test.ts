import { expect, test } from 'vitest';
import { operationsTable, playersTurn } from '../kit.ts';

const IDLE = { deck: [], pool: [] };

test('OPS-81 a unique card of which the player has a copy in play cannot be played', () => {
  const table = playersTurn({
    players: [{ characters: ['Hired Gun'], supports: ['Chopper'], hand: ['Chopper', 'Z-95 Headhunter'] }],
  });
  expect(table.choicesTo('play')).toEqual(['Z-95 Headhunter']);
});

test('OPS-81 nor one of which a teammate has a copy in play', () => {
  const table = playersTurn({
    players: [
      { characters: ['Hired Gun'], hand: ['Chopper'] },
      { characters: ['Jar Jar Binks'], supports: ['Chopper'] },
    ],
  });
  expect(table.choicesTo('play')).toEqual([]);
});

test("OPS-81 an upgrade on a teammate's character counts too", () => {
  const saber = "Luke Skywalker's Lightsaber";
  const table = playersTurn({
    players: [
      { characters: ['Luke Skywalker'], hand: [saber, 'Parry'], resources: 5 },
      { characters: [{ card: 'Padawan', upgrades: [saber] }] },
    ],
  });
  expect(table.choicesTo('play')).toEqual(['Parry']);
});

test('OPS-81 two decks may hold it: once it has left play the other copy can be played', () => {
  const table = playersTurn({
    players: [
      { characters: ['Hired Gun'], hand: ['Chopper'] },
      { characters: ['Jar Jar Binks'], discard: ['Chopper'] },
    ],
  });
  expect(table.choicesTo('play')).toEqual(['Chopper']);
});

test('OPS-81 copies of a card that is not unique are in play as often as wished', () => {
  const table = playersTurn({
    players: [
      { supports: ['Z-95 Headhunter'], hand: ['Z-95 Headhunter'] },
      { supports: ['Z-95 Headhunter'] },
    ],
  });
  expect(table.choicesTo('play')).toEqual(['Z-95 Headhunter']);
});

test('OPS-81 unique cards of the AI are counted apart from those of the players', () => {
  const table = playersTurn({
    players: [{ characters: ['Hired Gun'], hand: ['Millennium Falcon'], resources: 4 }],
    ai: { ...IDLE, supports: ['Millennium Falcon'] },
  });
  expect(table.choicesTo('play')).toEqual(['Millennium Falcon']);
});

test('OPS-81 the titles of eliminated players still count for the team', () => {
  const table = playersTurn({
    players: [{ characters: ['Hired Gun'], hand: ['Chopper'] }, { eliminated: 'damage' }],
    lostTitles: ['Chopper'],
  });
  expect(table.choicesTo('play')).toEqual([]);
});

test('OPS-81 a support that left the game with its player cannot be played by another', () => {
  const table = operationsTable({
    players: [
      { characters: [{ card: 'Padawan', health: 2 }], supports: ['Chopper'], hand: [] },
      { characters: ['Hired Gun'], hand: ['Chopper', 'Z-95 Headhunter'] },
    ],
    ai: { deck: [], characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 2RD'] },
  });
  expect(table.player(0).eliminated).toBe('damage');
  expect([table.asked, table.choicesTo('play')]).toEqual([1, ['Z-95 Headhunter']]);
});
