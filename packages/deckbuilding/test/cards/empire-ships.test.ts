import { expect, test } from 'vitest';
import { empireTurn, rebelTurn } from '../turn.ts';

test('Gozanti Cruiser gives 2 resources when it is played', () => {
  const table = empireTurn({ empire: { hand: ['gozanti-cruiser'] } });
  expect(table.play('gozanti-cruiser').side('empire').resources).toBe(2);
});

test('Gozanti Cruiser gives 2 resources when a later turn begins', () => {
  const table = rebelTurn({ empire: { ships: ['gozanti-cruiser'] } });
  expect(table.choose('end').side('empire').resources).toBe(2);
});

test('Gozanti Cruiser discards any card of the hand', () => {
  const table = empireTurn({ empire: { ships: ['gozanti-cruiser'], hand: ['at-at', 'inquisitor'] } });
  expect(table.choose('use gozanti-cruiser').choices).toEqual(['at-at', 'inquisitor']);
});

test('Gozanti Cruiser discards the card', () => {
  const table = empireTurn({ empire: { ships: ['gozanti-cruiser'], hand: ['at-at', 'inquisitor'] } });
  table.choose('use gozanti-cruiser').choose('at-at');
  expect(table.ids('empire', 'discard')).toEqual(['at-at']);
});

test('Gozanti Cruiser draws a card for the one that it discards', () => {
  const table = empireTurn({
    empire: { ships: ['gozanti-cruiser'], hand: ['at-at', 'inquisitor'], top: ['stormtrooper'] },
  });
  table.choose('use gozanti-cruiser').choose('at-at');
  expect(table.ids('empire', 'hand')).toEqual(['inquisitor', 'stormtrooper']);
});

test('Gozanti Cruiser has nothing to use with an empty hand', () => {
  const table = empireTurn({ empire: { ships: ['gozanti-cruiser'] } });
  expect(table.choices).toEqual(['end']);
});

test('Gozanti Cruiser works again on the next turn', () => {
  const table = empireTurn({ empire: { ships: [{ card: 'gozanti-cruiser', used: true }] } });
  expect(table.choose('end').choose('end').choicesTo('use')).toEqual(['gozanti-cruiser']);
});

test('Gozanti Cruiser is destroyed by 3 damage', () => {
  const table = rebelTurn({ empire: { ships: ['gozanti-cruiser'] }, rebel: { units: ['x-wing'] } });
  expect(table.attack('x-wing').ids('empire', 'discard')).toEqual(['gozanti-cruiser']);
});

test('Imperial Carrier gives 3 resources when it is played', () => {
  const table = empireTurn({ empire: { hand: ['imperial-carrier'] } });
  expect(table.play('imperial-carrier').side('empire').resources).toBe(3);
});

test('Imperial Carrier gives 3 resources when a later turn begins', () => {
  const table = rebelTurn({ empire: { ships: ['imperial-carrier'] } });
  expect(table.choose('end').side('empire').resources).toBe(3);
});

test('Imperial Carrier gives each Fighter 1 attack, neutral ones too', () => {
  const table = empireTurn({
    empire: { units: ['tie-fighter', 'z-95-headhunter'], ships: ['imperial-carrier'] },
  });
  expect(table.attack('tie-fighter', 'z-95-headhunter').side('rebel').base?.damage).toBe(6);
});

test('Imperial Carrier adds up with another one', () => {
  const table = empireTurn({
    empire: { units: ['tie-fighter'], ships: ['imperial-carrier', 'imperial-carrier'] },
  });
  expect(table.attack('tie-fighter').side('rebel').base?.damage).toBe(4);
});

test('Imperial Carrier helps a Fighter in a bounty hunt', () => {
  const table = empireTurn({
    row: ['x-wing', 'chewbacca'],
    empire: { units: ['tie-fighter'], ships: ['imperial-carrier'] },
  });
  expect(table.choicesTo('hunt')).toEqual(['x-wing']);
});

test('Imperial Carrier gives other units nothing', () => {
  const table = empireTurn({ empire: { units: ['at-st'], ships: ['imperial-carrier'] } });
  expect(table.attack('at-st').side('rebel').base?.damage).toBe(4);
});

test('Imperial Carrier gives enemy Fighters nothing', () => {
  const table = rebelTurn({ empire: { ships: ['imperial-carrier'] }, rebel: { units: ['x-wing'] } });
  expect(table.side('rebel').units).toMatchObject([{ attack: 3 }]);
});

test('Imperial Carrier gives nothing more once it is destroyed', () => {
  const table = rebelTurn({
    empire: { ships: ['imperial-carrier'], hand: ['tie-fighter'] },
    rebel: { units: ['b-wing'] },
  });
  table.attack('b-wing').choose('end').play('tie-fighter');
  expect(table.side('empire').units).toMatchObject([{ attack: 2 }]);
});

test('Imperial Carrier withstands 4 damage', () => {
  const table = rebelTurn({ empire: { ships: ['imperial-carrier'] }, rebel: { units: ['jyn-erso'] } });
  expect(table.attack('jyn-erso').side('empire').ships).toMatchObject([{ damage: 4, hitPoints: 5 }]);
});

test('Star Destroyer attacks with 4', () => {
  const table = empireTurn({ empire: { ships: ['star-destroyer'] } });
  expect(table.attack('star-destroyer').side('rebel').base?.damage).toBe(4);
});

test('Star Destroyer attacks on the turn on which it is played', () => {
  const table = empireTurn({ empire: { hand: ['star-destroyer'] } });
  expect(table.play('star-destroyer').choices).toEqual(['attack', 'end']);
});

test('Star Destroyer attacks once a turn', () => {
  const table = empireTurn({ empire: { ships: ['star-destroyer'] } });
  expect(table.attack('star-destroyer').choices).toEqual(['end']);
});

test('Star Destroyer stays and attacks again on the next turn', () => {
  const table = empireTurn({ empire: { ships: ['star-destroyer'] } });
  table.attack('star-destroyer').choose('end').choose('end');
  expect(table.choose('attack').choices).toEqual(['star-destroyer']);
});

test('Star Destroyer cannot hunt', () => {
  const table = empireTurn({ row: ['y-wing'], empire: { ships: ['star-destroyer'] } });
  expect(table.choices).toEqual(['attack', 'end']);
});

test('Star Destroyer gives no resources', () => {
  const table = rebelTurn({ empire: { ships: ['star-destroyer'] } });
  expect(table.choose('end').side('empire').resources).toBe(0);
});

test('Star Destroyer is destroyed by 7 damage', () => {
  const table = rebelTurn({
    empire: { ships: [{ card: 'star-destroyer', damage: 2 }] },
    rebel: { units: ['b-wing'] },
  });
  expect(table.attack('b-wing').ids('empire', 'discard')).toEqual(['star-destroyer']);
});
