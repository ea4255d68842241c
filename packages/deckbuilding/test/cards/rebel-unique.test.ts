import { expect, test } from 'vitest';
import { rebelTurn } from '../turn.ts';

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
