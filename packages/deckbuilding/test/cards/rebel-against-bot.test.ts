import { expect, test } from 'vitest';
import { rebelTurn } from '../turn.ts';

const EMPIRE_STARTERS = [
  ...Array.from({ length: 7 }, () => 'imperial-shuttle'),
  'stormtrooper',
  'stormtrooper',
  'inquisitor',
];

test("Y-Wing: hits the bot's base past its ships", () => {
  const table = rebelTurn({
    bot: 'empire',
    rebel: { units: ['y-wing'] },
    empire: { ships: ['gozanti-cruiser'] },
  });
  table.choose('use y-wing');
  expect(table.choices).toEqual(['base', 'gozanti-cruiser']);
  table.choose('base');
  expect(table.side('empire').base).toMatchObject({ id: 'coruscant', damage: 2 });
});

test('DBG-36 Snowspeeder: the bot discards the top card of its deck', () => {
  const table = rebelTurn({
    bot: 'empire',
    rebel: { units: ['snowspeeder'] },
    empire: { top: ['inquisitor', 'stormtrooper'] },
  });
  table.choose('use snowspeeder');
  expect(table.topic).toBe('action');
  expect(table.ids('empire', 'discard')).toEqual(['inquisitor']);
});

test.each(['rebel 2', 'rebel 3', 'empire 3'])(
  'DBG-48 Duros Spy: with the token at %s the bot discards its top card',
  (force) => {
    const table = rebelTurn({
      bot: 'empire',
      force,
      rebel: { units: ['duros-spy'] },
      empire: { top: ['inquisitor'] },
    });
    const before = table.force;
    table.choose('use duros-spy');
    expect(table.ids('empire', 'discard')).toEqual(['inquisitor']);
    expect(table.force).toBe(before);
  },
);

test.each(['rebel 1', 'neutral', 'empire 1', 'empire 2'])(
  'DBG-48 Duros Spy: with the token at %s the bot gives the Force',
  (force) => {
    const table = rebelTurn({
      bot: 'empire',
      force,
      rebel: { units: ['duros-spy'] },
      empire: { top: ['inquisitor'] },
    });
    const before = table.force;
    table.choose('use duros-spy');
    expect(table.force).toBe(before + 1);
    expect(table.ids('empire', 'discard')).toEqual([]);
  },
);

test.each(['neutral', 'rebel 1'])(
  'DBG-36 Rebel Commando: with the token at %s the bot discards the top card of its deck',
  (force) => {
    const table = rebelTurn({
      bot: 'empire',
      force,
      rebel: { units: ['rebel-commando'] },
      empire: { top: ['inquisitor', 'stormtrooper'] },
    });
    table.choose('use rebel-commando');
    expect(table.ids('empire', 'discard')).toEqual(['inquisitor']);
  },
);

test('DBG-42 B-Wing: a bot with a shuttle on top of its deck discards it', () => {
  const table = rebelTurn({
    bot: 'empire',
    rebel: { units: ['b-wing'] },
    empire: { top: ['imperial-shuttle'] },
  });
  table.choose('use b-wing');
  expect(table.ids('empire', 'discard')).toEqual(['imperial-shuttle']);
  expect(table.side('rebel').units).toMatchObject([{ attack: 5 }]);
});

test('DBG-42 B-Wing: a bot without a shuttle lets the attack grow if its base would survive', () => {
  const table = rebelTurn({
    bot: 'empire',
    rebel: { units: ['b-wing'] },
    empire: { damage: 8, top: ['stormtrooper'] },
  });
  table.choose('use b-wing');
  expect(table.side('rebel').units).toMatchObject([{ attack: 7 }]);
  expect(table.ids('empire', 'discard')).toEqual([]);
});

test('DBG-42 B-Wing: a bot whose base would not survive discards its top card', () => {
  const table = rebelTurn({
    bot: 'empire',
    rebel: { units: ['b-wing'] },
    empire: { damage: 9, top: ['stormtrooper'] },
  });
  table.choose('use b-wing');
  expect(table.ids('empire', 'discard')).toEqual(['stormtrooper']);
  expect(table.side('rebel').units).toMatchObject([{ attack: 5 }]);
});

test('DBG-42 B-Wing: all attack that the player has not used yet is reckoned', () => {
  const table = rebelTurn({
    bot: 'empire',
    rebel: { units: ['b-wing', 'rebel-trooper', { card: 'x-wing', committed: true }] },
    empire: { damage: 7, top: ['stormtrooper'] },
  });
  table.choose('use b-wing');
  expect(table.ids('empire', 'discard')).toEqual(['stormtrooper']);
});

test("DBG-42 B-Wing: the hit points of the bot's ships are taken off what its base would suffer", () => {
  const table = rebelTurn({
    bot: 'empire',
    rebel: { units: ['b-wing'] },
    empire: { damage: 9, top: ['stormtrooper'], ships: [{ card: 'gozanti-cruiser', damage: 2 }] },
  });
  table.choose('use b-wing');
  expect(table.side('rebel').units).toMatchObject([{ attack: 7 }]);
});

test('DBG-07 Jyn Erso: against the bot the top card of its deck is seen, by the Rebels alone', () => {
  const table = rebelTurn({
    bot: 'empire',
    force: 'neutral',
    rebel: { units: ['jyn-erso'] },
    chance: { 'Empire deck': ['inquisitor'] },
  });
  table.choose('use jyn-erso');
  expect(table.topic).toBe('action');
  expect(table.live.view(1).sides[0]?.deck[0]?.id).toBe('inquisitor');
  expect(table.live.view(0).sides[0]?.deck[0]).toBeNull();
});

test("DBG-07 Jyn Erso: with the Force the bot's top card may go to the bottom", () => {
  const table = rebelTurn({
    bot: 'empire',
    force: 'rebel 1',
    rebel: { units: ['jyn-erso'] },
    empire: { top: ['inquisitor', 'stormtrooper'] },
  });
  table.choose('use jyn-erso');
  expect(table.choices).toEqual(['top', 'bottom']);
  table.choose('bottom');
  expect(table.side('empire').deck[0]?.id).toBe('stormtrooper');
  expect(table.side('empire').deck.at(-1)?.id).toBe('inquisitor');
});

test("DBG-07 Jyn Erso: with the Force the bot's top card may stay", () => {
  const table = rebelTurn({
    bot: 'empire',
    force: 'rebel 1',
    rebel: { units: ['jyn-erso'] },
    empire: { top: ['inquisitor', 'stormtrooper'] },
  });
  table.choose('use jyn-erso').choose('top');
  expect(table.side('empire').deck[0]?.id).toBe('inquisitor');
  expect(table.ids('empire', 'discard')).toEqual([]);
});

test("Jyn Erso: with the bot's deck empty there is nothing to see, and a look shuffles nothing", () => {
  const starters = ['stormtrooper', 'stormtrooper', 'inquisitor'];
  const table = rebelTurn({
    bot: 'empire',
    rebel: { units: ['jyn-erso'] },
    empire: { discard: [...starters, ...Array.from({ length: 7 }, () => 'imperial-shuttle')] },
  });
  expect(table.choicesTo('use')).toEqual([]);
});

test('DBG-36 Cassian Andor: the bot discards the top card of its deck', () => {
  const table = rebelTurn({
    bot: 'empire',
    row: ['tie-fighter', 'at-at'],
    rebel: { units: ['cassian-andor'] },
    empire: { top: ['inquisitor'] },
  });
  table.hunt('tie-fighter', 'cassian-andor').choose('yes');
  expect(table.ids('empire', 'discard')).toEqual(['inquisitor']);
});

test('Luke Skywalker: destroys a ship of the bot', () => {
  const table = rebelTurn({
    bot: 'empire',
    force: 'rebel 1',
    rebel: { units: ['luke-skywalker'] },
    empire: { ships: ['star-destroyer', 'gozanti-cruiser'] },
  });
  table.choose('use luke-skywalker');
  expect(table.choices).toEqual(['star-destroyer', 'gozanti-cruiser']);
  table.choose('gozanti-cruiser');
  expect(table.places('gozanti-cruiser')).toEqual(['empire discard']);
});

test('Hammerhead Corvette: destroys a ship of the bot', () => {
  const table = rebelTurn({
    bot: 'empire',
    rebel: { ships: ['hammerhead-corvette'] },
    empire: { ships: ['blockade-runner'] },
  });
  table.choose('use hammerhead-corvette').choose('blockade-runner');
  expect(table.places('blockade-runner')).toEqual(['empire discard']);
});

test('DBG-36 Snowspeeder: a bot with an empty deck shuffles its discard pile first', () => {
  const table = rebelTurn({
    bot: 'empire',
    rebel: { units: ['snowspeeder'] },
    empire: { discard: ['at-at'] },
    exile: EMPIRE_STARTERS,
  });
  table.choose('use snowspeeder');
  expect(table.ids('empire', 'discard')).toEqual(['at-at']);
  expect(table.events('shuffle')).toEqual([{ seat: 0 }]);
});

test('DBG-36 Snowspeeder: cannot be used against a bot without any card to discard', () => {
  const table = rebelTurn({ bot: 'empire', rebel: { units: ['snowspeeder'] }, exile: EMPIRE_STARTERS });
  expect(table.choices).toEqual(['attack', 'end']);
});

test('DBG-48 Duros Spy: a bot without any card can only give the Force', () => {
  const table = rebelTurn({
    bot: 'empire',
    force: 'rebel 2',
    rebel: { units: ['duros-spy'] },
    exile: EMPIRE_STARTERS,
  });
  table.choose('use duros-spy');
  expect(table.force).toBe(3);
});

test('DBG-42 B-Wing: a bot without any card can only let the attack grow', () => {
  const table = rebelTurn({
    bot: 'empire',
    rebel: { units: ['b-wing'] },
    empire: { damage: 15 },
    exile: EMPIRE_STARTERS,
  });
  table.choose('use b-wing');
  expect(table.side('rebel').units).toMatchObject([{ attack: 7 }]);
});
