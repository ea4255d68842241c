import { expect, test } from 'vitest';
import { deckbuildingTable } from '../kit.ts';
import { empireBot, rebelBot, story, told } from './bot-turn.ts';

test('DBG-35 the units of the bot are discarded', () => {
  const table = empireBot({ reveals: ['stormtrooper', 'bossk'] });
  expect(table.ids('empire', 'units')).toEqual([]);
  expect(table.ids('empire', 'discard')).toEqual([
    'stormtrooper',
    'bossk',
    'imperial-shuttle',
    'imperial-shuttle',
    'imperial-shuttle',
  ]);
});

test('DBG-35 the capital ships of the bot stay', () => {
  const table = rebelBot({ reveals: ['blockade-runner'], rebel: { ships: ['rebel-transport'] } });
  expect(table.ids('rebel', 'ships')).toEqual(['rebel-transport', 'blockade-runner']);
});

test('DBG-35 resources that were not spent are gone', () => {
  expect(empireBot().side('empire').resources).toBe(0);
});

test('DBG-35 the rule is named', () => {
  expect(empireBot().rulesOf('end of turn')).toEqual(['DBG-35']);
});

const snowspeeder = (empire: { top?: string[]; discard?: string[] }) =>
  deckbuildingTable({
    bot: 'empire',
    step: 'action',
    rebel: { units: ['snowspeeder'], hand: [] },
    empire,
  }).choose('use snowspeeder');

test('DBG-36 a bot that is made to discard discards the top card of its deck', () => {
  const table = snowspeeder({ top: ['boba-fett'] });
  expect([table.ids('empire', 'discard'), table.rulesOf('discard')]).toEqual([['boba-fett'], ['DBG-36']]);
});

test('DBG-36 a random discard is the top card, too', () => {
  const table = deckbuildingTable({
    bot: 'empire',
    step: 'action',
    force: 'rebel 1',
    rebel: { units: ['rebel-commando'], hand: [] },
    empire: { top: ['boba-fett'] },
  }).choose('use rebel-commando');
  expect(table.ids('empire', 'discard')).toEqual(['boba-fett']);
});

test('DBG-36 an empty deck is made anew first', () => {
  const discard = [
    ...Array.from({ length: 7 }, () => 'imperial-shuttle'),
    'stormtrooper',
    'stormtrooper',
    'inquisitor',
  ];
  const table = snowspeeder({ discard });
  expect([story(table).includes('shuffle'), table.side('empire').discard.length]).toEqual([true, 1]);
});

test("DBG-36 it counts as a discard from the hand for the player's Yavin 4", () => {
  const table = deckbuildingTable({
    bot: 'empire',
    step: 'action',
    rebel: { base: 'yavin-4', units: ['snowspeeder'], hand: [] },
  }).choose('use snowspeeder');
  expect(told(table, 'damage')).toEqual([{ seat: 'empire', card: 'coruscant', damage: 2, left: 14 }]);
});

test("DBG-36 the player's Jyn Erso sees the top card of the deck, since there is no hand", () => {
  const table = deckbuildingTable({
    bot: 'empire',
    step: 'action',
    force: 'rebel 1',
    rebel: { units: ['jyn-erso'], hand: [] },
    empire: { top: ['boba-fett'] },
  }).choose('use jyn-erso');
  expect([table.choices, table.events('look at hand', 'rebel').length]).toEqual([['top', 'bottom'], 1]);
});
