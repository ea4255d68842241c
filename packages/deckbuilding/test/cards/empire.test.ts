import { expect, test } from 'vitest';
import { empireTurn } from '../turn.ts';

const ROW = ['x-wing', 'lobot', 'star-destroyer', 'y-wing', 'rebel-transport', 'at-at'];

test('TIE Fighter draws a card when a capital ship is in play', () => {
  const table = empireTurn({
    empire: { units: ['tie-fighter'], ships: ['star-destroyer'], top: ['stormtrooper'] },
  });
  expect(table.choose('use tie-fighter').ids('empire', 'hand')).toEqual(['stormtrooper']);
});

test('TIE Fighter counts a neutral capital ship', () => {
  const table = empireTurn({ empire: { units: ['tie-fighter'], ships: ['blockade-runner'] } });
  expect(table.choices).toEqual(['use tie-fighter', 'attack', 'end']);
});

test('TIE Fighter does not draw without a capital ship', () => {
  const table = empireTurn({ empire: { units: ['tie-fighter'] } });
  expect(table.choices).toEqual(['attack', 'end']);
});

test('TIE Fighter does not count a capital ship of the enemy', () => {
  const table = empireTurn({ empire: { units: ['tie-fighter'] }, rebel: { ships: ['blockade-runner'] } });
  expect(table.choices).toEqual(['attack', 'end']);
});

test('TIE Fighter draws on the turn on which the capital ship is played', () => {
  const table = empireTurn({ empire: { units: ['tie-fighter'], hand: ['star-destroyer'] } });
  expect(table.play('star-destroyer').choicesTo('use')).toEqual(['tie-fighter']);
});

test('TIE Fighter draws from the shuffled discard pile when the deck is empty', () => {
  const table = empireTurn({
    exile: [...Array<string>(7).fill('imperial-shuttle'), 'inquisitor', 'stormtrooper', 'stormtrooper'],
    empire: { units: ['tie-fighter'], ships: ['star-destroyer'], discard: ['boba-fett'] },
  });
  expect(table.choose('use tie-fighter').places('boba-fett')).toEqual(['empire hand']);
});

test('TIE Fighter attacks with 2', () => {
  const table = empireTurn({ empire: { units: ['tie-fighter'] } });
  expect(table.attack('tie-fighter').side('rebel').base?.damage).toBe(2);
});

test('TIE Bomber discards any card of the row', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['tie-bomber'] } });
  expect(table.choose('use tie-bomber').choices).toEqual(ROW);
});

test('TIE Bomber sends the row card to the galaxy discard pile', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['tie-bomber'] } });
  expect(table.choose('use tie-bomber').choose('x-wing').places('x-wing')).toEqual(['galaxy discard']);
});

test('TIE Bomber has the slot of the row card filled again', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['tie-bomber'] }, next: { refills: ['bossk'] } });
  table.choose('use tie-bomber').choose('star-destroyer');
  expect(table.row).toEqual(['x-wing', 'lobot', 'bossk', 'y-wing', 'rebel-transport', 'at-at']);
});

test('TIE Bomber earns no reward with a card that it discards', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['tie-bomber'] } });
  expect(table.choose('use tie-bomber').choose('x-wing').side('empire').resources).toBe(0);
});

test('TIE Bomber can attack on the turn on which its ability is used', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['tie-bomber'] }, next: { refills: ['bossk'] } });
  table.choose('use tie-bomber').choose('x-wing');
  expect(table.choices).toEqual(['hunt y-wing', 'attack', 'end']);
});

test('TIE Bomber attacks with 2', () => {
  const table = empireTurn({ empire: { units: ['tie-bomber'] } });
  expect(table.attack('tie-bomber').side('rebel').base?.damage).toBe(2);
});

test('Scout Trooper gives 2 resources when it is played', () => {
  const table = empireTurn({ empire: { hand: ['scout-trooper'] } });
  expect(table.play('scout-trooper').side('empire').resources).toBe(2);
});

test('Scout Trooper gains 1 Force for an Empire card', () => {
  const table = empireTurn({ galaxyTop: ['at-st'], empire: { units: ['scout-trooper'] } });
  expect(table.choose('use scout-trooper').force).toBe(-1);
});

test('Scout Trooper puts an Empire card back on top', () => {
  const table = empireTurn({ galaxyTop: ['at-st'], empire: { units: ['scout-trooper'] } });
  expect(table.choose('use scout-trooper').view.galaxyDeck[0]?.id).toBe('at-st');
});

test('Scout Trooper shows the card to both sides', () => {
  const table = empireTurn({ chance: { 'galaxy deck': ['at-st'] }, empire: { units: ['scout-trooper'] } });
  table.choose('use scout-trooper');
  expect(table.live.view(1).galaxyDeck[0]?.id).toBe('at-st');
});

test('Scout Trooper discards a Rebel card', () => {
  const table = empireTurn({ galaxyTop: ['x-wing'], empire: { units: ['scout-trooper'] } });
  expect(table.choose('use scout-trooper').places('x-wing')).toEqual(['galaxy discard']);
});

test('Scout Trooper gains no Force for a Rebel card', () => {
  const table = empireTurn({ galaxyTop: ['x-wing'], empire: { units: ['scout-trooper'] } });
  expect(table.choose('use scout-trooper').force).toBe(0);
});

test('Scout Trooper puts a neutral card back on top', () => {
  const table = empireTurn({ galaxyTop: ['lobot'], empire: { units: ['scout-trooper'] } });
  expect(table.choose('use scout-trooper').view.galaxyDeck[0]?.id).toBe('lobot');
});

test('Scout Trooper gains no Force for a neutral card', () => {
  const table = empireTurn({ galaxyTop: ['lobot'], empire: { units: ['scout-trooper'] } });
  expect(table.choose('use scout-trooper').force).toBe(0);
});

test('Death Trooper attacks with 3 while the Force is with nobody', () => {
  const table = empireTurn({ empire: { units: ['death-trooper'] } });
  expect(table.attack('death-trooper').side('rebel').base?.damage).toBe(3);
});

test('Death Trooper attacks with 3 while the Force is with the Rebels', () => {
  const table = empireTurn({ force: 'rebel 1', empire: { units: ['death-trooper'] } });
  expect(table.attack('death-trooper').side('rebel').base?.damage).toBe(3);
});

test('Death Trooper attacks with 5 while the Force is with the Empire', () => {
  const table = empireTurn({ force: 'empire 1', empire: { units: ['death-trooper'] } });
  expect(table.attack('death-trooper').side('rebel').base?.damage).toBe(5);
});

test('Death Trooper hunts with 5 while the Force is with the Empire', () => {
  const table = empireTurn({
    force: 'empire 1',
    row: ['b-wing', 'princess-leia'],
    empire: { units: ['death-trooper'] },
  });
  expect(table.choicesTo('hunt')).toEqual(['b-wing']);
});

test('Death Trooper gains its bonus when the Force swings during the turn', () => {
  const table = empireTurn({ empire: { units: ['death-trooper'], hand: ['kel-dor-mystic'] } });
  table.play('kel-dor-mystic').attack('death-trooper');
  expect(table.side('rebel').base?.damage).toBe(5);
});

test('Death Trooper loses its bonus when the Force has swung back by the next turn', () => {
  const table = empireTurn({
    force: 'empire 1',
    empire: { top: ['death-trooper'] },
    rebel: { hand: ['kel-dor-mystic'] },
  });
  table.choose('end').play('kel-dor-mystic').choose('end').play('death-trooper');
  expect(table.side('empire').units).toMatchObject([{ id: 'death-trooper', attack: 3 }]);
});

test('TIE Interceptor draws a card for an Empire card', () => {
  const table = empireTurn({
    galaxyTop: ['at-st'],
    empire: { units: ['tie-interceptor'], top: ['stormtrooper'] },
  });
  expect(table.choose('use tie-interceptor').ids('empire', 'hand')).toEqual(['stormtrooper']);
});

test('TIE Interceptor puts an Empire card back on top', () => {
  const table = empireTurn({ galaxyTop: ['at-st'], empire: { units: ['tie-interceptor'] } });
  expect(table.choose('use tie-interceptor').view.galaxyDeck[0]?.id).toBe('at-st');
});

test('TIE Interceptor discards a Rebel card', () => {
  const table = empireTurn({ galaxyTop: ['x-wing'], empire: { units: ['tie-interceptor'] } });
  expect(table.choose('use tie-interceptor').places('x-wing')).toEqual(['galaxy discard']);
});

test('TIE Interceptor draws nothing for a Rebel card', () => {
  const table = empireTurn({ galaxyTop: ['x-wing'], empire: { units: ['tie-interceptor'] } });
  expect(table.choose('use tie-interceptor').side('empire').hand).toEqual([]);
});

test('TIE Interceptor puts a neutral card back on top', () => {
  const table = empireTurn({ galaxyTop: ['lobot'], empire: { units: ['tie-interceptor'] } });
  expect(table.choose('use tie-interceptor').view.galaxyDeck[0]?.id).toBe('lobot');
});

test('TIE Interceptor draws nothing for a neutral card', () => {
  const table = empireTurn({ galaxyTop: ['lobot'], empire: { units: ['tie-interceptor'] } });
  expect(table.choose('use tie-interceptor').side('empire').hand).toEqual([]);
});

test('TIE Interceptor attacks with 3', () => {
  const table = empireTurn({ empire: { units: ['tie-interceptor'] } });
  expect(table.attack('tie-interceptor').side('rebel').base?.damage).toBe(3);
});

test('AT-ST discards any card of the row', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['at-st'] } });
  expect(table.choose('use at-st').choices).toEqual(ROW);
});

test('AT-ST sends the row card to the galaxy discard pile', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['at-st'] } });
  expect(table.choose('use at-st').choose('lobot').places('lobot')).toEqual(['galaxy discard']);
});

test('AT-ST has the slot of the row card filled again', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['at-st'] }, next: { refills: ['bossk'] } });
  table.choose('use at-st').choose('at-at');
  expect(table.row).toEqual(['x-wing', 'lobot', 'star-destroyer', 'y-wing', 'rebel-transport', 'bossk']);
});

test('AT-ST earns no reward with a card that it discards', () => {
  const table = empireTurn({ row: ROW, empire: { units: ['at-st'] } });
  expect(table.choose('use at-st').choose('y-wing').side('empire').resources).toBe(0);
});

test('AT-ST attacks with 4', () => {
  const table = empireTurn({ empire: { units: ['at-st'] } });
  expect(table.attack('at-st').side('rebel').base?.damage).toBe(4);
});

test('Landing Craft gives resources or repairs a damaged base', () => {
  const table = empireTurn({ empire: { units: ['landing-craft'], damage: 1 } });
  expect(table.choose('use landing-craft').choices).toEqual(['resources', 'repair']);
});

test('Landing Craft cannot repair a base without damage', () => {
  const table = empireTurn({ empire: { units: ['landing-craft'] } });
  expect(table.choose('use landing-craft').choices).toEqual(['resources']);
});

test('Landing Craft gives 4 resources', () => {
  const table = empireTurn({ empire: { units: ['landing-craft'] } });
  expect(table.choose('use landing-craft').choose('resources').side('empire').resources).toBe(4);
});

test('Landing Craft gives nothing by being played', () => {
  const table = empireTurn({ empire: { hand: ['landing-craft'] } });
  expect(table.play('landing-craft').side('empire').resources).toBe(0);
});

test('Landing Craft repairs 4 damage', () => {
  const table = empireTurn({ empire: { units: ['landing-craft'], damage: 6 } });
  expect(table.choose('use landing-craft').choose('repair').side('empire').base?.damage).toBe(2);
});

test('Landing Craft repairs no more than there is', () => {
  const table = empireTurn({ empire: { units: ['landing-craft'], damage: 3 } });
  expect(table.choose('use landing-craft').choose('repair').side('empire').base?.damage).toBe(0);
});

test('Landing Craft gives no resources when it repairs', () => {
  const table = empireTurn({ empire: { units: ['landing-craft'], damage: 3 } });
  expect(table.choose('use landing-craft').choose('repair').side('empire').resources).toBe(0);
});

test('AT-AT takes any Trooper from the discard pile, a neutral one too', () => {
  const discard = ['stormtrooper', 'imperial-shuttle', 'quarren-mercenary', 'at-st', 'scout-trooper'];
  const table = empireTurn({ empire: { units: ['at-at'], discard } });
  expect(table.choose('use at-at').choices).toEqual(['stormtrooper', 'quarren-mercenary', 'scout-trooper']);
});

test('AT-AT puts the Trooper into the hand', () => {
  const table = empireTurn({ empire: { units: ['at-at'], discard: ['death-trooper'] } });
  expect(table.choose('use at-at').choose('death-trooper').places('death-trooper')).toEqual(['empire hand']);
});

test('AT-AT finds a Trooper that can be played at once', () => {
  const table = empireTurn({ empire: { units: ['at-at'], discard: ['death-trooper'] } });
  table.choose('use at-at').choose('death-trooper');
  expect(table.choices).toEqual(['play death-trooper', 'attack', 'end']);
});

test('AT-AT has nothing to use without a Trooper in the discard pile', () => {
  const table = empireTurn({
    empire: { units: ['at-at', 'scout-trooper'], hand: ['stormtrooper'], discard: ['at-st'] },
  });
  expect(table.choicesTo('use')).toEqual(['scout-trooper']);
});

test('AT-AT attacks with 6', () => {
  const table = empireTurn({ empire: { units: ['at-at'] } });
  expect(table.attack('at-at').side('rebel').base?.damage).toBe(6);
});
