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

test('Y-Wing: has nothing to hit with the base gone and no ship in play', () => {
  const table = rebelTurn({ rebel: { units: ['y-wing'] }, empire: { base: null, lost: ['lothal'] } });
  expect(table.choices).toEqual(['end']);
});

test("Y-Wing: hits the bot's base past its ships", () => {
  const table = rebelTurn({
    bot: 'empire',
    row: ['tie-fighter'],
    rebel: { units: ['y-wing'] },
    empire: { ships: ['gozanti-cruiser'] },
  });
  table.choose('use y-wing');
  expect(table.choices).toEqual(['base', 'gozanti-cruiser']);
  table.choose('base');
  expect(table.side('empire').base).toMatchObject({ id: 'coruscant', damage: 2 });
});

test('Baze Malbus: has 2 attack while no base is lost', () => {
  const table = rebelTurn({ rebel: { hand: ['baze-malbus'] } });
  table.play('baze-malbus');
  expect(table.side('rebel').units).toMatchObject([{ id: 'baze-malbus', attack: 2 }]);
});

test('Baze Malbus: has 1 more attack for each Rebel base lost', () => {
  const table = rebelTurn({
    rebel: { base: 'hoth', lost: ['dantooine', 'sullust'], hand: ['baze-malbus'] },
  });
  table.play('baze-malbus').attack('baze-malbus');
  expect(table.side('empire').base?.damage).toBe(4);
});

test('Baze Malbus: does not count bases that the Empire has lost', () => {
  const table = rebelTurn({
    rebel: { units: ['baze-malbus'] },
    empire: { base: 'endor', lost: ['lothal', 'corellia'] },
  });
  expect(table.side('rebel').units).toMatchObject([{ attack: 2 }]);
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

test('DBG-36 Snowspeeder: the bot discards the top card of its deck', () => {
  const table = rebelTurn({
    bot: 'empire',
    row: ['tie-fighter'],
    rebel: { units: ['snowspeeder'] },
    empire: { top: ['inquisitor', 'stormtrooper'] },
  });
  table.choose('use snowspeeder');
  expect(table.topic).toBe('action');
  expect(table.ids('empire', 'discard')).toEqual(['inquisitor']);
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

test.each(['rebel 2', 'rebel 3', 'empire 3'])(
  'DBG-48 Duros Spy: with the token at %s the bot discards its top card',
  (force) => {
    const table = rebelTurn({
      bot: 'empire',
      force,
      row: ['tie-fighter'],
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
      row: ['tie-fighter'],
      rebel: { units: ['duros-spy'] },
      empire: { top: ['inquisitor'] },
    });
    const before = table.force;
    table.choose('use duros-spy');
    expect(table.force).toBe(before + 1);
    expect(table.ids('empire', 'discard')).toEqual([]);
  },
);

test('Rebel Transport: with an undamaged base only the resource can be chosen', () => {
  const table = rebelTurn({ rebel: { hand: ['rebel-transport'] } });
  table.play('rebel-transport').choose('use rebel-transport');
  expect(table.choices).toEqual(['resources']);
  table.choose('resources');
  expect(table.side('rebel').resources).toBe(1);
});

test('Rebel Transport: repairs up to 2 damage of the base', () => {
  const table = rebelTurn({ rebel: { ships: ['rebel-transport'], damage: 3 } });
  table.choose('use rebel-transport');
  expect(table.choices).toEqual(['resources', 'repair']);
  table.choose('repair');
  expect(table.side('rebel').base?.damage).toBe(1);
});

test('Rebel Transport: repairs no more damage than there is', () => {
  const table = rebelTurn({ rebel: { ships: ['rebel-transport'], damage: 1 } });
  table.choose('use rebel-transport').choose('repair');
  expect(table.side('rebel').base?.damage).toBe(0);
});

test('Rebel Transport: once a turn, and again on the next turn', () => {
  const table = rebelTurn({ rebel: { ships: ['rebel-transport'] } });
  table.choose('use rebel-transport').choose('resources');
  expect(table.choices).toEqual(['end']);
  table.choose('end').choose('end');
  expect(table.choicesTo('use')).toEqual(['rebel-transport']);
});

test('Rebel Transport: gives nothing by itself when a turn begins', () => {
  const table = rebelTurn({ step: 'begin turn', force: 'neutral', rebel: { ships: ['rebel-transport'] } });
  expect(table.side('rebel').resources).toBe(0);
});

test('Rebel Transport: has 2 hit points', () => {
  const table = rebelTurn({ rebel: { hand: ['rebel-transport'] } });
  table.play('rebel-transport');
  expect(table.side('rebel').ships).toMatchObject([{ hitPoints: 2, attack: 0 }]);
});

test('Chirrut Îmwe: gives 2 Force when played', () => {
  const table = rebelTurn({ force: 'empire 1', rebel: { hand: ['chirrut-imwe'] } });
  table.play('chirrut-imwe');
  expect(table.force).toBe(1);
});

test('Chirrut Îmwe: has 2 attack while the Force is with the Rebels', () => {
  const table = rebelTurn({ force: 'rebel 1', rebel: { units: ['chirrut-imwe'] } });
  table.attack('chirrut-imwe');
  expect(table.side('empire').base?.damage).toBe(2);
});

test.each(['neutral', 'empire 1'])('Chirrut Îmwe: has no attack with the token at %s', (force) => {
  const table = rebelTurn({ force, rebel: { units: ['chirrut-imwe'] } });
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

test.each(['neutral', 'rebel 1'])(
  'DBG-36 Rebel Commando: with the token at %s the bot discards the top card of its deck',
  (force) => {
    const table = rebelTurn({
      bot: 'empire',
      force,
      row: ['tie-fighter'],
      rebel: { units: ['rebel-commando'] },
      empire: { top: ['inquisitor', 'stormtrooper'] },
    });
    table.choose('use rebel-commando');
    expect(table.ids('empire', 'discard')).toEqual(['inquisitor']);
  },
);

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

test('Chewbacca: draws a card, once a turn, while another unique unit is in play', () => {
  const table = rebelTurn({
    rebel: { units: ['chewbacca', 'lobot'], top: ['rebel-trooper', 'alliance-shuttle'] },
  });
  table.choose('use chewbacca');
  expect(table.ids('rebel', 'hand')).toEqual(['rebel-trooper']);
  expect(table.choicesTo('use')).toEqual([]);
});

test('Chewbacca: is not another unique unit himself', () => {
  const table = rebelTurn({ rebel: { units: ['chewbacca', 'x-wing'] }, force: 'neutral' });
  expect(table.choices).toEqual(['attack', 'end']);
});

test('Chewbacca: attacks for 5', () => {
  const table = rebelTurn({ rebel: { units: ['chewbacca'] } });
  table.attack('chewbacca');
  expect(table.side('empire').base?.damage).toBe(5);
});

test('Jyn Erso: without the Force the hand is only looked at', () => {
  const table = rebelTurn({
    force: 'neutral',
    rebel: { units: ['jyn-erso'] },
    empire: { hand: ['stormtrooper', 'darth-vader'] },
  });
  table.choose('use jyn-erso');
  expect(table.topic).toBe('action');
  expect(table.ids('empire', 'hand')).toEqual(['stormtrooper', 'darth-vader']);
  const seen = table.live.view(1).sides[0]?.hand.map((card) => card?.id);
  expect(seen).toEqual(['stormtrooper', 'darth-vader']);
});

test('Jyn Erso: before she looks, the hand is a secret', () => {
  const table = rebelTurn({ rebel: { units: ['jyn-erso'] }, empire: { hand: ['stormtrooper'] } });
  expect(table.live.view(1).sides[0]?.hand).toEqual([null]);
});

test('Jyn Erso: with the Force the Rebels put a card of that hand on top of its deck', () => {
  const table = rebelTurn({
    force: 'rebel 1',
    rebel: { units: ['jyn-erso'] },
    empire: { hand: ['stormtrooper', 'darth-vader'] },
  });
  table.choose('use jyn-erso');
  expect(table.asked).toBe('rebel');
  expect(table.choices).toEqual(['stormtrooper', 'darth-vader']);
  table.choose('darth-vader');
  expect(table.ids('empire', 'hand')).toEqual(['stormtrooper']);
  expect(table.side('empire').deck[0]?.id).toBe('darth-vader');
});

test('Jyn Erso: putting a card on the deck is no discard for Yavin 4', () => {
  const table = rebelTurn({
    force: 'rebel 1',
    rebel: { base: 'yavin-4', units: ['jyn-erso'] },
    empire: { hand: ['darth-vader'] },
  });
  table.choose('use jyn-erso').choose('darth-vader');
  expect(table.side('empire').base?.damage).toBe(0);
});

test('Jyn Erso: once a turn', () => {
  const table = rebelTurn({
    force: 'neutral',
    rebel: { units: ['jyn-erso'] },
    empire: { hand: ['stormtrooper'] },
  });
  table.choose('use jyn-erso');
  expect(table.choices).toEqual(['attack', 'end']);
});

test('Jyn Erso: there is nothing to look at in an empty hand', () => {
  const table = rebelTurn({ rebel: { units: ['jyn-erso'] } });
  expect(table.choices).toEqual(['attack', 'end']);
});

test('DBG-07 Jyn Erso: against the bot the top card of its deck is seen, by the Rebels alone', () => {
  const table = rebelTurn({
    bot: 'empire',
    force: 'neutral',
    row: ['tie-fighter'],
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
    row: ['tie-fighter'],
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
    row: ['tie-fighter'],
    rebel: { units: ['jyn-erso'] },
    empire: { top: ['inquisitor', 'stormtrooper'] },
  });
  table.choose('use jyn-erso').choose('top');
  expect(table.side('empire').deck[0]?.id).toBe('inquisitor');
  expect(table.ids('empire', 'discard')).toEqual([]);
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

test('Hammerhead Corvette: destroys any ship of the opponent or an Empire ship of the row', () => {
  const table = rebelTurn({
    row: ['star-destroyer', 'blockade-runner', 'mon-calamari-cruiser', 'darth-vader', 'lobot', 'x-wing'],
    rebel: { ships: ['hammerhead-corvette'] },
    empire: { ships: ['gozanti-cruiser', 'blockade-runner'] },
  });
  table.choose('use hammerhead-corvette');
  expect(table.choices).toEqual(['gozanti-cruiser', 'blockade-runner', 'star-destroyer']);
});

test("Hammerhead Corvette: is exiled; the opponent's ship goes to its owner's discard pile", () => {
  const table = rebelTurn({
    rebel: { ships: ['hammerhead-corvette'] },
    empire: { ships: ['star-destroyer'] },
  });
  table.choose('use hammerhead-corvette').choose('star-destroyer');
  expect(table.places('star-destroyer')).toEqual(['empire discard']);
  expect(table.places('hammerhead-corvette')).toEqual(['exile']);
});

test('Hammerhead Corvette: a ship of the row goes to the galaxy discard pile and its slot is refilled', () => {
  const table = rebelTurn({
    row: ['star-destroyer', 'lobot', 'bossk', 'x-wing', 'y-wing', 'tie-fighter'],
    rebel: { ships: ['hammerhead-corvette'] },
    next: { refills: ['darth-vader'] },
  });
  table.choose('use hammerhead-corvette').choose('star-destroyer');
  expect(table.places('star-destroyer')).toEqual(['galaxy discard']);
  expect(table.row[0]).toBe('darth-vader');
});

test('Hammerhead Corvette: has no target in neutral and Rebel ships of the row', () => {
  const table = rebelTurn({
    row: ['blockade-runner', 'mon-calamari-cruiser', 'c-roc-cruiser', 'darth-vader', 'lobot', 'x-wing'],
    rebel: { ships: ['hammerhead-corvette'] },
  });
  expect(table.choices).toEqual(['end']);
});

test('Hammerhead Corvette: gives 2 resources when played and has 4 hit points', () => {
  const table = rebelTurn({ rebel: { hand: ['hammerhead-corvette'] } });
  table.play('hammerhead-corvette');
  expect(table.side('rebel').resources).toBe(2);
  expect(table.side('rebel').ships).toMatchObject([{ hitPoints: 4, attack: 0 }]);
});

test('Hammerhead Corvette: destroys a ship of the bot', () => {
  const table = rebelTurn({
    bot: 'empire',
    row: ['tie-fighter'],
    rebel: { ships: ['hammerhead-corvette'] },
    empire: { ships: ['blockade-runner'] },
  });
  table.choose('use hammerhead-corvette').choose('blockade-runner');
  expect(table.places('blockade-runner')).toEqual(['empire discard']);
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

test('DBG-42 B-Wing: a bot with a shuttle on top of its deck discards it', () => {
  const table = rebelTurn({
    bot: 'empire',
    row: ['tie-fighter'],
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
    row: ['tie-fighter'],
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
    row: ['tie-fighter'],
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
    row: ['tie-fighter'],
    rebel: { units: ['b-wing', 'rebel-trooper', { card: 'x-wing', committed: true }] },
    empire: { damage: 7, top: ['stormtrooper'] },
  });
  table.choose('use b-wing');
  expect(table.ids('empire', 'discard')).toEqual(['stormtrooper']);
});

test("DBG-42 B-Wing: the hit points of the bot's ships are taken off what its base would suffer", () => {
  const table = rebelTurn({
    bot: 'empire',
    row: ['tie-fighter'],
    rebel: { units: ['b-wing'] },
    empire: { damage: 9, top: ['stormtrooper'], ships: [{ card: 'gozanti-cruiser', damage: 2 }] },
  });
  table.choose('use b-wing');
  expect(table.side('rebel').units).toMatchObject([{ attack: 7 }]);
});

test('Han Solo: draws a card, once a turn', () => {
  const table = rebelTurn({ rebel: { units: ['han-solo'], top: ['rebel-trooper', 'alliance-shuttle'] } });
  table.choose('use han-solo');
  expect(table.ids('rebel', 'hand')).toEqual(['rebel-trooper']);
  expect(table.choicesTo('use')).toEqual([]);
});

test('Han Solo: draws two cards with the Millennium Falcon in play', () => {
  const table = rebelTurn({
    rebel: { units: ['han-solo', 'millennium-falcon'], top: ['rebel-trooper', 'alliance-shuttle'] },
  });
  table.choose('use han-solo');
  expect(table.ids('rebel', 'hand')).toEqual(['rebel-trooper', 'alliance-shuttle']);
});

test('Han Solo: the Millennium Falcon in the discard pile is not in play', () => {
  const table = rebelTurn({
    rebel: {
      units: ['han-solo'],
      discard: ['millennium-falcon'],
      top: ['rebel-trooper', 'alliance-shuttle'],
    },
  });
  table.choose('use han-solo');
  expect(table.ids('rebel', 'hand')).toEqual(['rebel-trooper']);
});

test('Han Solo: gives 2 resources and has 3 attack', () => {
  const table = rebelTurn({ rebel: { hand: ['han-solo'] } });
  table.play('han-solo').attack('han-solo');
  expect(table.side('rebel').resources).toBe(2);
  expect(table.side('empire').base?.damage).toBe(3);
});

test('Cassian Andor: after a sabotage that he takes part in the opponent may be made to discard', () => {
  const table = rebelTurn({
    row: ['tie-fighter'],
    rebel: { units: ['cassian-andor'] },
    empire: { hand: ['stormtrooper', 'darth-vader'] },
  });
  table.hunt('tie-fighter', 'cassian-andor');
  expect(table.choices).toEqual(['yes', 'no']);
  table.choose('yes');
  expect(table.asked).toBe('empire');
  expect(table.choices).toEqual(['stormtrooper', 'darth-vader']);
  table.choose('stormtrooper');
  expect(table.ids('empire', 'discard')).toEqual(['stormtrooper']);
});

test('Cassian Andor: his ability can be declined', () => {
  const table = rebelTurn({
    row: ['tie-fighter'],
    rebel: { units: ['cassian-andor'] },
    empire: { hand: ['stormtrooper'] },
  });
  table.hunt('tie-fighter', 'cassian-andor').choose('no');
  expect(table.ids('empire', 'hand')).toEqual(['stormtrooper']);
});

test('Cassian Andor: a sabotage without him does nothing more', () => {
  const table = rebelTurn({
    row: ['tie-fighter'],
    rebel: { units: ['cassian-andor', 'rebel-trooper'] },
    empire: { hand: ['stormtrooper'] },
  });
  table.hunt('tie-fighter', 'rebel-trooper');
  expect(table.topic).toBe('action');
});

test('Cassian Andor: an attack that does not defeat its target does nothing more', () => {
  const table = rebelTurn({
    row: ['at-at'],
    rebel: { units: ['cassian-andor', 'rebel-trooper'] },
    empire: { hand: ['stormtrooper'] },
  });
  table.hunt('at-at', 'cassian-andor');
  expect(table.topic).toBe('action');
  expect(table.places('at-at')).toEqual(['row']);
});

test('Cassian Andor: an attack on the base does nothing more', () => {
  const table = rebelTurn({ rebel: { units: ['cassian-andor'] }, empire: { hand: ['stormtrooper'] } });
  table.attack('cassian-andor');
  expect(table.topic).toBe('action');
  expect(table.side('empire').base?.damage).toBe(5);
});

test('Cassian Andor: nothing is asked where the opponent has no hand', () => {
  const table = rebelTurn({ row: ['tie-fighter'], rebel: { units: ['cassian-andor'] } });
  table.hunt('tie-fighter', 'cassian-andor');
  expect(table.topic).toBe('action');
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

test('Princess Leia: a free purchase is any Rebel card of the row, ships too', () => {
  const table = rebelTurn({
    row: ['luke-skywalker', 'lobot', 'mon-calamari-cruiser', 'darth-vader', 'blockade-runner', 'y-wing'],
    rebel: { units: ['princess-leia'] },
  });
  table.choose('use princess-leia');
  expect(table.choices).toEqual(['luke-skywalker', 'mon-calamari-cruiser', 'y-wing']);
});

test('Princess Leia: without the Force the card goes to the discard pile at no cost', () => {
  const table = rebelTurn({
    force: 'neutral',
    row: ['luke-skywalker', 'lobot', 'x-wing', 'darth-vader', 'blockade-runner', 'y-wing'],
    rebel: { units: ['princess-leia'], resources: 1 },
    next: { refills: ['at-at'] },
  });
  table.choose('use princess-leia').choose('luke-skywalker');
  expect(table.places('luke-skywalker')).toEqual(['rebel discard']);
  expect(table.side('rebel').resources).toBe(1);
  expect(table.row[0]).toBe('at-at');
});

test('Princess Leia: with the Force the card goes on top of the deck', () => {
  const table = rebelTurn({ force: 'rebel 1', row: ['luke-skywalker'], rebel: { units: ['princess-leia'] } });
  table.choose('use princess-leia').choose('luke-skywalker');
  expect(table.side('rebel').deck[0]?.id).toBe('luke-skywalker');
});

test('Princess Leia: once a turn', () => {
  const table = rebelTurn({
    row: ['luke-skywalker', 'x-wing', 'y-wing', 'at-at', 'at-st', 'lobot'],
    rebel: { units: ['princess-leia'] },
  });
  table.choose('use princess-leia').choose('luke-skywalker');
  expect(table.choicesTo('use')).toEqual([]);
});

test('Princess Leia: cannot be used without a Rebel card in the row', () => {
  const table = rebelTurn({ row: ['lobot', 'darth-vader'], rebel: { units: ['princess-leia'] } });
  expect(table.choices).toEqual(['attack', 'end']);
});

test('Princess Leia: gives 2 resources and 2 Force, and has 2 attack', () => {
  const table = rebelTurn({ force: 'empire 1', rebel: { hand: ['princess-leia'] } });
  table.play('princess-leia');
  expect(table.side('rebel').resources).toBe(2);
  expect(table.force).toBe(1);
  expect(table.side('rebel').units).toMatchObject([{ attack: 2 }]);
});

test('Mon Calamari Cruiser: has 3 attack and 6 hit points and gives nothing', () => {
  const table = rebelTurn({ rebel: { hand: ['mon-calamari-cruiser'] } });
  table.play('mon-calamari-cruiser');
  expect(table.side('rebel').ships).toMatchObject([{ attack: 3, hitPoints: 6 }]);
  expect(table.side('rebel').resources).toBe(0);
  expect(table.choices).toEqual(['attack', 'end']);
});

test('Mon Calamari Cruiser: stays in play and attacks on each turn', () => {
  const table = rebelTurn({ rebel: { ships: ['mon-calamari-cruiser'] } });
  table.attack('mon-calamari-cruiser').choose('end').choose('end');
  table.attack('mon-calamari-cruiser');
  expect(table.side('empire').base?.damage).toBe(6);
});

test('Millennium Falcon: takes a unique unit, a neutral one too, from the discard pile', () => {
  const table = rebelTurn({
    rebel: {
      units: ['millennium-falcon'],
      discard: ['han-solo', 'x-wing', 'lobot', 'mon-calamari-cruiser', 'rebel-trooper'],
    },
  });
  table.choose('use millennium-falcon');
  expect(table.choices).toEqual(['han-solo', 'lobot']);
  table.choose('han-solo');
  expect(table.places('han-solo')).toEqual(['rebel hand']);
});

test('Millennium Falcon: once a turn', () => {
  const table = rebelTurn({
    rebel: { units: ['millennium-falcon'], discard: ['han-solo', 'lobot'] },
  });
  table.choose('use millennium-falcon').choose('lobot');
  expect(table.choicesTo('use')).toEqual([]);
});

test('Millennium Falcon: cannot be used without a unique unit in the discard pile', () => {
  const table = rebelTurn({
    rebel: { units: ['millennium-falcon', 'han-solo'], discard: ['x-wing'], top: [] },
  });
  expect(table.choicesTo('use')).toEqual(['han-solo']);
});

test('Millennium Falcon: gives 2 resources and has 5 attack', () => {
  const table = rebelTurn({ rebel: { hand: ['millennium-falcon'] } });
  table.play('millennium-falcon').attack('millennium-falcon');
  expect(table.side('rebel').resources).toBe(2);
  expect(table.side('empire').base?.damage).toBe(5);
});

test('Luke Skywalker: with the Force destroys one ship that the opponent has in play', () => {
  const table = rebelTurn({
    force: 'rebel 1',
    row: ['imperial-carrier'],
    rebel: { units: ['luke-skywalker'] },
    empire: { ships: ['star-destroyer', 'blockade-runner'] },
  });
  table.choose('use luke-skywalker');
  expect(table.choices).toEqual(['star-destroyer', 'blockade-runner']);
  table.choose('star-destroyer');
  expect(table.places('star-destroyer')).toEqual(['empire discard']);
  expect(table.ids('empire', 'ships')).toEqual(['blockade-runner']);
});

test('Luke Skywalker: once a turn', () => {
  const table = rebelTurn({
    force: 'rebel 1',
    rebel: { units: ['luke-skywalker'] },
    empire: { ships: ['star-destroyer', 'blockade-runner'] },
  });
  table.choose('use luke-skywalker').choose('star-destroyer');
  expect(table.choices).toEqual(['attack', 'end']);
});

test('Luke Skywalker: cannot be used without the Force', () => {
  const table = rebelTurn({
    force: 'neutral',
    rebel: { units: ['luke-skywalker'] },
    empire: { ships: ['star-destroyer'] },
  });
  expect(table.choices).toEqual(['attack', 'end']);
});

test('Luke Skywalker: cannot be used against an opponent without ships', () => {
  const table = rebelTurn({
    force: 'rebel 1',
    row: ['star-destroyer'],
    rebel: { units: ['luke-skywalker'] },
  });
  expect(table.choices).toEqual(['attack', 'end']);
});

test('Luke Skywalker: gives 2 Force and has 6 attack', () => {
  const table = rebelTurn({ force: 'empire 1', rebel: { hand: ['luke-skywalker'] } });
  table.play('luke-skywalker').attack('luke-skywalker');
  expect(table.force).toBe(1);
  expect(table.side('empire').base?.damage).toBe(6);
});

test('Luke Skywalker: destroys a ship of the bot', () => {
  const table = rebelTurn({
    bot: 'empire',
    force: 'rebel 1',
    row: ['tie-fighter'],
    rebel: { units: ['luke-skywalker'] },
    empire: { ships: ['star-destroyer', 'gozanti-cruiser'] },
  });
  table.choose('use luke-skywalker');
  expect(table.choices).toEqual(['star-destroyer', 'gozanti-cruiser']);
  table.choose('gozanti-cruiser');
  expect(table.places('gozanti-cruiser')).toEqual(['empire discard']);
});
