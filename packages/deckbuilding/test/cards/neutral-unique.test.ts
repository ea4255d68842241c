import { expect, test } from 'vitest';
import { deckbuildingTable } from '../kit.ts';
import { empireTurn, rebelTurn } from '../turn.ts';

test('Lobot gives attack, resources or Force when he is played', () => {
  const table = empireTurn({ empire: { hand: ['lobot'] } });
  expect(table.play('lobot').choices).toEqual(['attack', 'resources', 'force']);
});

test('Lobot cannot give Force that there is no room for', () => {
  const table = empireTurn({ force: 'empire 3', empire: { hand: ['lobot'] } });
  expect(table.play('lobot').choices).toEqual(['attack', 'resources']);
});

test('Lobot attacks with 2', () => {
  const table = empireTurn({ empire: { hand: ['lobot'] } });
  table.play('lobot').choose('attack').attack('lobot');
  expect(table.side('rebel').base?.damage).toBe(2);
});

test('Lobot gives 2 resources', () => {
  const table = empireTurn({ empire: { hand: ['lobot'] } });
  expect(table.play('lobot').choose('resources').side('empire').resources).toBe(2);
});

test('Lobot gains 2 Force', () => {
  const table = rebelTurn({ rebel: { hand: ['lobot'] } });
  expect(table.play('lobot').choose('force').force).toBe(2);
});

test('Lobot cannot attack where he gave something else', () => {
  const table = empireTurn({ empire: { hand: ['lobot'] } });
  expect(table.play('lobot').choose('force').choices).toEqual(['end']);
});

test('Lobot has lost his attack when he is played again', () => {
  const table = empireTurn({
    exile: [...Array<string>(7).fill('imperial-shuttle'), 'stormtrooper', 'stormtrooper', 'inquisitor'],
    empire: { hand: ['lobot'] },
  });
  table.play('lobot').choose('attack').choose('end').choose('end');
  expect(table.play('lobot').choose('resources').side('empire').units).toMatchObject([{ attack: 0 }]);
});

test('Bossk gains 1 Force when he defeats a row card', () => {
  const table = empireTurn({ row: ['x-wing'], empire: { units: ['bossk'] } });
  expect(table.hunt('x-wing', 'bossk').force).toBe(-1);
});

test('Bossk gains the Force for the Rebels in a sabotage', () => {
  const table = rebelTurn({ row: ['tie-fighter'], rebel: { units: ['bossk'] } });
  expect(table.hunt('tie-fighter', 'bossk').force).toBe(1);
});

test('Bossk gains nothing when others defeat a row card', () => {
  const table = empireTurn({ row: ['x-wing'], empire: { units: ['bossk', 'at-st'] } });
  expect(table.hunt('x-wing', 'at-st').force).toBe(0);
});

test('Bossk gains nothing when he attacks the base', () => {
  const table = empireTurn({ empire: { units: ['bossk'] } });
  expect(table.attack('bossk').force).toBe(0);
});

test('Bossk attacks with 3', () => {
  const table = empireTurn({ empire: { units: ['bossk'] } });
  expect(table.attack('bossk').side('rebel').base?.damage).toBe(3);
});

test('Dengar gives 2 resources when he defeats a row card', () => {
  const table = empireTurn({ row: ['jyn-erso'], empire: { units: ['dengar'] } });
  expect(table.hunt('jyn-erso', 'dengar').side('empire').resources).toBe(2);
});

test('Dengar adds his resources to the reward', () => {
  const table = empireTurn({ row: ['x-wing'], empire: { units: ['dengar'] } });
  expect(table.hunt('x-wing', 'dengar').side('empire').resources).toBe(5);
});

test('Dengar gives nothing when others defeat a row card', () => {
  const table = empireTurn({ row: ['jyn-erso'], empire: { units: ['dengar', 'at-st'] } });
  expect(table.hunt('jyn-erso', 'at-st').side('empire').resources).toBe(0);
});

test('Dengar gives nothing when he attacks the base', () => {
  const table = empireTurn({ empire: { units: ['dengar'] } });
  expect(table.attack('dengar').side('empire').resources).toBe(0);
});

test('Dengar attacks with 4', () => {
  const table = empireTurn({ empire: { units: ['dengar'] } });
  expect(table.attack('dengar').side('rebel').base?.damage).toBe(4);
});

test('IG-88 may exile a card of the hand or the discard pile when it defeats a row card', () => {
  const table = empireTurn({
    row: ['x-wing'],
    empire: { units: ['ig-88'], hand: ['inquisitor'], discard: ['imperial-shuttle'] },
  });
  expect(table.hunt('x-wing', 'ig-88').choices).toEqual(['inquisitor', 'imperial-shuttle']);
});

test('IG-88 exiles at most one card', () => {
  const table = empireTurn({
    row: ['x-wing'],
    empire: { units: ['ig-88'], discard: ['imperial-shuttle', 'imperial-shuttle'] },
  });
  expect(table.hunt('x-wing', 'ig-88').question.form).toEqual({ pick: 'some', min: 0, max: 1 });
});

test('IG-88 exiles the card', () => {
  const table = empireTurn({ row: ['x-wing'], empire: { units: ['ig-88'], hand: ['inquisitor'] } });
  expect(table.hunt('x-wing', 'ig-88').choose('inquisitor').places('inquisitor')).toEqual(['exile']);
});

test('IG-88 need not exile anything', () => {
  const table = empireTurn({ row: ['x-wing'], empire: { units: ['ig-88'], hand: ['inquisitor'] } });
  expect(table.hunt('x-wing', 'ig-88').choose().places('inquisitor')).toEqual(['empire hand']);
});

test('IG-88 exiles nothing when others defeat a row card', () => {
  const table = empireTurn({
    row: ['x-wing'],
    empire: { units: ['ig-88', 'at-st'], hand: ['inquisitor'] },
  });
  expect(table.hunt('x-wing', 'at-st').topic).toBe('action');
});

test('IG-88 asks nothing with hand and discard pile empty', () => {
  const table = empireTurn({ row: ['x-wing'], empire: { units: ['ig-88'] } });
  expect(table.hunt('x-wing', 'ig-88').topic).toBe('action');
});

test('IG-88 exiles after the reward', () => {
  const table = empireTurn({ row: ['x-wing'], empire: { units: ['ig-88'], hand: ['inquisitor'] } });
  table.hunt('x-wing', 'ig-88');
  expect([table.topic, table.side('empire').resources]).toEqual(['exile', 3]);
});

test('IG-88 attacks with 5', () => {
  const table = empireTurn({ empire: { units: ['ig-88'] } });
  expect(table.attack('ig-88').side('rebel').base?.damage).toBe(5);
});

test('Lando Calrissian gives 3 resources when he is played', () => {
  const table = empireTurn({ empire: { hand: ['lando-calrissian'] } });
  expect(table.play('lando-calrissian').side('empire').resources).toBe(3);
});

test('Lando Calrissian attacks with 3', () => {
  const table = empireTurn({ empire: { units: ['lando-calrissian'] } });
  expect(table.attack('lando-calrissian').side('rebel').base?.damage).toBe(3);
});

test('Lando Calrissian draws a card', () => {
  const table = empireTurn({ empire: { units: ['lando-calrissian'], top: ['inquisitor'] } });
  expect(table.choose('use lando-calrissian').ids('empire', 'hand')).toEqual(['inquisitor']);
});

test('Lando Calrissian makes the opponent choose a discard while the Force is with his owner', () => {
  const table = empireTurn({
    force: 'empire 1',
    empire: { units: ['lando-calrissian'] },
    rebel: { hand: ['x-wing', 'temple-guardian'] },
  });
  table.choose('use lando-calrissian');
  expect([table.asked, table.choices]).toEqual(['rebel', ['x-wing', 'temple-guardian']]);
});

test('Lando Calrissian has the chosen card discarded', () => {
  const table = empireTurn({
    force: 'empire 1',
    empire: { units: ['lando-calrissian'] },
    rebel: { hand: ['x-wing', 'temple-guardian'] },
  });
  table.choose('use lando-calrissian').choose('temple-guardian');
  expect(table.places('temple-guardian')).toEqual(['rebel discard']);
});

test('Lando Calrissian draws a card with the Force too', () => {
  const table = empireTurn({
    force: 'empire 1',
    empire: { units: ['lando-calrissian'], top: ['inquisitor'] },
  });
  expect(table.choose('use lando-calrissian').ids('empire', 'hand')).toEqual(['inquisitor']);
});

test('Lando Calrissian leaves the hand of the opponent alone while the Force is with nobody', () => {
  const table = empireTurn({ empire: { units: ['lando-calrissian'] }, rebel: { hand: ['x-wing'] } });
  expect(table.choose('use lando-calrissian').topic).toBe('action');
});

test('Lando Calrissian only draws against an empty hand', () => {
  const table = empireTurn({ force: 'empire 1', empire: { units: ['lando-calrissian'] } });
  expect([table.choose('use lando-calrissian').asked, table.topic]).toEqual(['empire', 'action']);
});

test('Lando Calrissian makes the bot discard the top card of its deck', () => {
  const table = deckbuildingTable({
    bot: 'empire',
    step: 'action',
    force: 'rebel 1',
    empire: { top: ['boba-fett'] },
    rebel: { units: ['lando-calrissian'], hand: [] },
  });
  expect(table.choose('use lando-calrissian').places('boba-fett')).toEqual(['empire discard']);
});

test("Jabba's Sail Barge gives 3 resources when it is played", () => {
  const table = empireTurn({ empire: { hand: ['jabbas-sail-barge'] } });
  expect(table.play('jabbas-sail-barge').side('empire').resources).toBe(3);
});

test("Jabba's Sail Barge attacks with 4", () => {
  const table = empireTurn({ empire: { units: ['jabbas-sail-barge'] } });
  expect(table.attack('jabbas-sail-barge').side('rebel').base?.damage).toBe(4);
});

test("Jabba's Sail Barge takes any Bounty Hunter from the discard pile", () => {
  const discard = ['boba-fett', 'jabba-the-hutt', 'ig-88', 'stormtrooper', 'rodian-gunslinger'];
  const table = empireTurn({ empire: { units: ['jabbas-sail-barge'], discard } });
  table.choose('use jabbas-sail-barge');
  expect(table.choices).toEqual(['boba-fett', 'ig-88', 'rodian-gunslinger']);
});

test("Jabba's Sail Barge puts the Bounty Hunter into the hand", () => {
  const table = empireTurn({ empire: { units: ['jabbas-sail-barge'], discard: ['bossk'] } });
  expect(table.choose('use jabbas-sail-barge').choose('bossk').places('bossk')).toEqual(['empire hand']);
});

test("Jabba's Sail Barge has nothing to use without a Bounty Hunter in the discard pile", () => {
  const table = empireTurn({
    empire: { units: ['jabbas-sail-barge', 'dengar'], hand: ['bossk'], discard: ['at-st'] },
  });
  expect(table.choices).toEqual(['play bossk', 'attack', 'end']);
});

test('Jabba the Hutt gives 2 resources when he is played', () => {
  const table = empireTurn({ empire: { hand: ['jabba-the-hutt'] } });
  expect(table.play('jabba-the-hutt').side('empire').resources).toBe(2);
});

test('Jabba the Hutt gains 2 Force when he is played', () => {
  const table = empireTurn({ empire: { hand: ['jabba-the-hutt'] } });
  expect(table.play('jabba-the-hutt').force).toBe(-2);
});

test('Jabba the Hutt attacks with 2', () => {
  const table = empireTurn({ empire: { units: ['jabba-the-hutt'] } });
  expect(table.attack('jabba-the-hutt').side('rebel').base?.damage).toBe(2);
});

test('Jabba the Hutt exiles any card of the hand, none of the discard pile', () => {
  const table = empireTurn({
    empire: { units: ['jabba-the-hutt'], hand: ['inquisitor', 'at-st'], discard: ['imperial-shuttle'] },
  });
  expect(table.choose('use jabba-the-hutt').choices).toEqual(['inquisitor', 'at-st']);
});

test('Jabba the Hutt exiles the card', () => {
  const table = empireTurn({ empire: { units: ['jabba-the-hutt'], hand: ['inquisitor'] } });
  expect(table.choose('use jabba-the-hutt').choose('inquisitor').places('inquisitor')).toEqual(['exile']);
});

test('Jabba the Hutt draws one card while the Force is with nobody', () => {
  const table = empireTurn({
    empire: { units: ['jabba-the-hutt'], hand: ['inquisitor'], top: ['stormtrooper', 'at-st'] },
  });
  table.choose('use jabba-the-hutt').choose('inquisitor');
  expect(table.ids('empire', 'hand')).toEqual(['stormtrooper']);
});

test('Jabba the Hutt draws two cards while the Force is with his owner', () => {
  const table = empireTurn({
    force: 'empire 1',
    empire: { units: ['jabba-the-hutt'], hand: ['inquisitor'], top: ['stormtrooper', 'at-st'] },
  });
  table.choose('use jabba-the-hutt').choose('inquisitor');
  expect(table.ids('empire', 'hand')).toEqual(['stormtrooper', 'at-st']);
});

test('Jabba the Hutt has nothing to use with an empty hand', () => {
  const table = empireTurn({ empire: { units: ['jabba-the-hutt'], discard: ['imperial-shuttle'] } });
  expect(table.choices).toEqual(['attack', 'end']);
});
