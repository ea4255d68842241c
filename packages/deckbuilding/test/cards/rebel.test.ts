import { expect, test } from 'vitest';
import { rebelTurn } from '../turn.ts';

const REBEL_STARTERS = [
  ...Array.from({ length: 7 }, () => 'alliance-shuttle'),
  'rebel-trooper',
  'rebel-trooper',
  'temple-guardian',
];

test('Y-Wing: its damage goes to the base or to any one ship of the opponent', () => {
  const table = rebelTurn({
    rebel: { units: ['y-wing'] },
    empire: { ships: ['gozanti-cruiser', 'blockade-runner'] },
  });
  table.choose('use y-wing');
  expect(table.choices).toEqual(['base', 'gozanti-cruiser', 'blockade-runner']);
});

test('Y-Wing: is exiled and deals 2 damage to the base, past the ships', () => {
  const table = rebelTurn({ rebel: { units: ['y-wing'] }, empire: { ships: ['gozanti-cruiser'] } });
  table.choose('use y-wing').choose('base');
  expect(table.side('empire').base).toMatchObject({ id: 'lothal', damage: 2 });
  expect(table.side('empire').ships).toMatchObject([{ damage: 0 }]);
  expect(table.places('y-wing')).toEqual(['exile']);
});

test('Y-Wing: deals 2 damage to a ship, which stays on it', () => {
  const table = rebelTurn({ rebel: { units: ['y-wing'] }, empire: { ships: ['gozanti-cruiser'] } });
  table.choose('use y-wing').choose('gozanti-cruiser');
  expect(table.side('empire').ships).toMatchObject([{ id: 'gozanti-cruiser', damage: 2 }]);
  expect(table.side('empire').base?.damage).toBe(0);
});

test('Y-Wing: destroys a ship with 2 hit points left', () => {
  const table = rebelTurn({
    rebel: { units: ['y-wing'] },
    empire: { ships: [{ card: 'gozanti-cruiser', damage: 1 }] },
  });
  table.choose('use y-wing').choose('gozanti-cruiser');
  expect(table.places('gozanti-cruiser')).toEqual(['empire discard']);
});

test('Y-Wing: attacks first and is exiled afterwards', () => {
  const table = rebelTurn({ rebel: { units: ['y-wing'] } });
  table.attack('y-wing');
  expect(table.choices).toEqual(['use y-wing', 'end']);
  table.choose('use y-wing').choose('base');
  expect(table.side('empire').base?.damage).toBe(4);
});

test('Y-Wing: exiled before it attacks, it has no attack left', () => {
  const table = rebelTurn({ rebel: { units: ['y-wing'] } });
  table.choose('use y-wing').choose('base');
  expect(table.choices).toEqual(['end']);
});

test('Y-Wing: not exiled, it goes to the discard pile as any unit', () => {
  const table = rebelTurn({ rebel: { units: ['y-wing'] } });
  table.choose('end');
  expect(table.places('y-wing')).toEqual(['rebel discard']);
});

test('Y-Wing: with the base gone only ships can be hit', () => {
  const table = rebelTurn({
    rebel: { units: ['y-wing'] },
    empire: { base: null, lost: ['lothal'], ships: ['gozanti-cruiser'] },
  });
  table.choose('use y-wing');
  expect(table.choices).toEqual(['gozanti-cruiser']);
});

test('Y-Wing: may be exiled with the base gone and no ship in play, and hits nothing', () => {
  const table = rebelTurn({ rebel: { units: ['y-wing'] }, empire: { base: null, lost: ['lothal'] } });
  expect(table.choices).toEqual(['use y-wing', 'end']);
  table.choose('use y-wing');
  expect([table.places('y-wing'), table.events('damage')]).toEqual([['exile'], []]);
});

test('Snowspeeder: the opponent picks the card to discard', () => {
  const table = rebelTurn({
    rebel: { units: ['snowspeeder'] },
    empire: { hand: ['stormtrooper', 'imperial-shuttle', 'darth-vader'] },
  });
  table.choose('use snowspeeder');
  expect(table.asked).toBe('empire');
  expect(table.choices).toEqual(['stormtrooper', 'imperial-shuttle', 'darth-vader']);
});

test('Snowspeeder: the picked card goes from the hand to the discard pile', () => {
  const table = rebelTurn({
    rebel: { units: ['snowspeeder'] },
    empire: { hand: ['stormtrooper', 'darth-vader'] },
  });
  table.choose('use snowspeeder').choose('stormtrooper');
  expect(table.ids('empire', 'hand')).toEqual(['darth-vader']);
  expect(table.ids('empire', 'discard')).toEqual(['stormtrooper']);
});

test('Snowspeeder: once a turn', () => {
  const table = rebelTurn({
    rebel: { units: ['snowspeeder'] },
    empire: { hand: ['stormtrooper', 'darth-vader'] },
  });
  table.choose('use snowspeeder').choose('stormtrooper');
  expect(table.choices).toEqual(['attack', 'end']);
});

test('Snowspeeder: two of them make the opponent discard twice', () => {
  const table = rebelTurn({
    rebel: { units: ['snowspeeder', 'snowspeeder'] },
    empire: { hand: ['stormtrooper', 'darth-vader'] },
  });
  table.choose('use snowspeeder').choose('stormtrooper');
  table.choose('use snowspeeder').choose('darth-vader');
  expect(table.ids('empire', 'discard')).toEqual(['stormtrooper', 'darth-vader']);
});

test('Snowspeeder: cannot be used against an empty hand', () => {
  const table = rebelTurn({ rebel: { units: ['snowspeeder'] }, empire: { hand: [] } });
  expect(table.choices).toEqual(['attack', 'end']);
});

test('Duros Spy: gives 2 resources when played', () => {
  const table = rebelTurn({ rebel: { hand: ['duros-spy'] } });
  table.play('duros-spy');
  expect(table.side('rebel').resources).toBe(2);
});

test('Duros Spy: the opponent chooses between a discard and the Force', () => {
  const table = rebelTurn({
    force: 'neutral',
    rebel: { units: ['duros-spy'] },
    empire: { hand: ['stormtrooper', 'darth-vader'] },
  });
  table.choose('use duros-spy');
  expect(table.asked).toBe('empire');
  expect(table.choices).toEqual(['foe discards', 'force']);
});

test('Duros Spy: the opponent lets the Rebels gain 1 Force and keeps the hand', () => {
  const table = rebelTurn({
    force: 'empire 1',
    rebel: { units: ['duros-spy'] },
    empire: { hand: ['stormtrooper'] },
  });
  table.choose('use duros-spy').choose('force');
  expect(table.force).toBe(0);
  expect(table.ids('empire', 'hand')).toEqual(['stormtrooper']);
});

test('Duros Spy: the opponent discards a card of own choice and keeps the Force', () => {
  const table = rebelTurn({
    force: 'empire 1',
    rebel: { units: ['duros-spy'] },
    empire: { hand: ['stormtrooper', 'darth-vader'] },
  });
  table.choose('use duros-spy').choose('foe discards');
  expect(table.choices).toEqual(['stormtrooper', 'darth-vader']);
  table.choose('stormtrooper');
  expect(table.force).toBe(-1);
  expect(table.ids('empire', 'discard')).toEqual(['stormtrooper']);
});

test('Duros Spy: with the Force all the way with the Rebels the opponent must discard', () => {
  const table = rebelTurn({
    force: 'rebel 3',
    rebel: { units: ['duros-spy'] },
    empire: { hand: ['stormtrooper'] },
  });
  table.choose('use duros-spy');
  expect(table.choices).toEqual(['foe discards']);
});

test('Duros Spy: an opponent without a hand can only give the Force', () => {
  const table = rebelTurn({ force: 'neutral', rebel: { units: ['duros-spy'] }, empire: { hand: [] } });
  table.choose('use duros-spy');
  expect(table.choices).toEqual(['force']);
});

test('Duros Spy: cannot be used where the opponent can do neither', () => {
  const table = rebelTurn({ force: 'rebel 3', rebel: { units: ['duros-spy'] }, empire: { hand: [] } });
  expect(table.choices).toEqual(['end']);
});

test('Duros Spy: once a turn', () => {
  const table = rebelTurn({ force: 'neutral', rebel: { units: ['duros-spy'] }, empire: { hand: [] } });
  table.choose('use duros-spy').choose('force');
  expect(table.choices).toEqual(['end']);
});

test('Rebel Commando: without the Force the opponent picks the card to discard', () => {
  const table = rebelTurn({
    force: 'neutral',
    rebel: { units: ['rebel-commando'] },
    empire: { hand: ['stormtrooper', 'darth-vader'] },
  });
  table.choose('use rebel-commando');
  expect(table.asked).toBe('empire');
  expect(table.choices).toEqual(['stormtrooper', 'darth-vader']);
});

test('Rebel Commando: with the Force the card is picked at random', () => {
  const table = rebelTurn({
    force: 'rebel 1',
    rebel: { units: ['rebel-commando'] },
    empire: { hand: ['stormtrooper', 'darth-vader'] },
    chance: { 'discard at random': ['darth-vader'] },
  });
  table.choose('use rebel-commando');
  expect(table.asked).toBe('rebel');
  expect(table.ids('empire', 'discard')).toEqual(['darth-vader']);
});

test('Rebel Commando: once a turn', () => {
  const table = rebelTurn({
    force: 'neutral',
    rebel: { units: ['rebel-commando'] },
    empire: { hand: ['stormtrooper', 'darth-vader'] },
  });
  table.choose('use rebel-commando').choose('stormtrooper');
  expect(table.choices).toEqual(['attack', 'end']);
});

test('Rebel Commando: cannot be used against an empty hand', () => {
  const table = rebelTurn({ rebel: { units: ['rebel-commando'] } });
  expect(table.choices).toEqual(['attack', 'end']);
});

test('X-Wing: draws a card while the Force is with the Rebels, once a turn', () => {
  const table = rebelTurn({
    force: 'rebel 1',
    rebel: { hand: ['x-wing'], top: ['rebel-trooper', 'alliance-shuttle'] },
  });
  table.play('x-wing').choose('use x-wing');
  expect(table.ids('rebel', 'hand')).toEqual(['rebel-trooper']);
  expect(table.choices).toEqual(['play rebel-trooper', 'attack', 'end']);
});

test.each(['neutral', 'empire 1'])('X-Wing: draws nothing with the token at %s', (force) => {
  const table = rebelTurn({ force, rebel: { units: ['x-wing'] } });
  expect(table.choices).toEqual(['attack', 'end']);
});

test('X-Wing: attacks for 3', () => {
  const table = rebelTurn({ rebel: { units: ['x-wing'] } });
  table.attack('x-wing');
  expect(table.side('empire').base?.damage).toBe(3);
});

test('U-Wing: gives 3 resources when played', () => {
  const table = rebelTurn({ rebel: { hand: ['u-wing'] } });
  table.play('u-wing');
  expect(table.side('rebel').resources).toBe(3);
});

test('U-Wing: repairs up to 3 damage while the Force is with the Rebels, once a turn', () => {
  const table = rebelTurn({ force: 'rebel 1', rebel: { units: ['u-wing'], damage: 5 } });
  table.choose('use u-wing');
  expect(table.side('rebel').base?.damage).toBe(2);
  expect(table.choices).toEqual(['end']);
});

test('U-Wing: repairs nothing without the Force', () => {
  const table = rebelTurn({ force: 'neutral', rebel: { units: ['u-wing'], damage: 5 } });
  expect(table.choices).toEqual(['end']);
});

test('U-Wing: cannot be used on an undamaged base', () => {
  const table = rebelTurn({ force: 'rebel 1', rebel: { units: ['u-wing'] } });
  expect(table.choices).toEqual(['end']);
});

test('B-Wing: the opponent chooses between a discard and 2 more attack', () => {
  const table = rebelTurn({ rebel: { units: ['b-wing'] }, empire: { hand: ['stormtrooper'] } });
  table.choose('use b-wing');
  expect(table.asked).toBe('empire');
  expect(table.choices).toEqual(['foe discards', 'attack']);
});

test('B-Wing: gains 2 attack if the opponent lets it', () => {
  const table = rebelTurn({ rebel: { units: ['b-wing'] }, empire: { hand: ['stormtrooper'] } });
  table.choose('use b-wing').choose('attack');
  expect(table.side('rebel').units).toMatchObject([{ id: 'b-wing', attack: 7 }]);
  expect(table.ids('empire', 'hand')).toEqual(['stormtrooper']);
});

test('B-Wing: the opponent discards a card of own choice, and it keeps 5 attack', () => {
  const table = rebelTurn({
    rebel: { units: ['b-wing'] },
    empire: { hand: ['stormtrooper', 'darth-vader'] },
  });
  table.choose('use b-wing').choose('foe discards');
  expect(table.choices).toEqual(['stormtrooper', 'darth-vader']);
  table.choose('stormtrooper');
  expect(table.ids('empire', 'discard')).toEqual(['stormtrooper']);
  expect(table.side('rebel').units).toMatchObject([{ id: 'b-wing', attack: 5 }]);
});

test('B-Wing: an opponent without a hand can only let the attack grow', () => {
  const table = rebelTurn({ rebel: { units: ['b-wing'] } });
  table.choose('use b-wing');
  expect(table.choices).toEqual(['attack']);
});

test('B-Wing: once a turn', () => {
  const table = rebelTurn({ rebel: { units: ['b-wing'] } });
  table.choose('use b-wing').choose('attack');
  expect(table.choices).toEqual(['attack', 'end']);
});

test('B-Wing: has 5 attack again when it is played on a later turn', () => {
  const table = rebelTurn({ rebel: { units: ['b-wing'] }, exile: REBEL_STARTERS });
  table.choose('use b-wing').choose('attack').choose('end').choose('end').play('b-wing');
  expect(table.side('rebel').units).toMatchObject([{ id: 'b-wing', attack: 5 }]);
});
