import { openTable } from '@holofoe/table';
import { expect, test } from 'vitest';
import { deckbuilding } from '../../src/definition.ts';
import { TestTable } from '../kit.ts';
import { empireBot, rebelBot, told } from './bot-turn.ts';

const newGame = (bot: 'empire' | 'rebel', first: 'player' | 'empire') =>
  new TestTable(
    openTable(deckbuilding, {
      config: {
        empire: bot === 'empire' ? 'bot' : 'person',
        rebel: bot === 'rebel' ? 'bot' : 'person',
        bases: bot === 'empire' ? ['mon-cala', 'sullust'] : ['corellia', 'endor'],
        options: {
          botBases: 'sixteen',
          first,
          exile: 'always',
          attack: 'pool',
          leftover: 'ship',
          payingOff: false,
        },
      },
      seed: 1,
    }),
  );

test.each([
  ['rebel', 'empire'],
  ['empire', 'rebel'],
] as const)('DBG-10 the player of the %s goes first', (player, bot) => {
  const table = newGame(bot, 'player');
  expect([table.asked, table.view.turn]).toEqual([player, 1]);
});

test('DBG-10 with the option `first empire` the Empire bot goes first', () => {
  const table = newGame('empire', 'empire');
  expect(told(table, 'turn').map(({ seat }) => seat)).toEqual(['empire', 'rebel']);
});

test('DBG-10 turns alternate', () => {
  const table = newGame('rebel', 'player').choose('end').choose('end');
  expect(told(table, 'turn').map(({ seat }) => seat)).toEqual([
    'empire',
    'rebel',
    'empire',
    'rebel',
    'empire',
  ]);
});

test('DBG-11 after the bot the player has a turn of the standard rules, with five cards in hand', () => {
  const table = empireBot();
  expect([table.asked, table.topic, table.side('rebel').hand.length]).toEqual(['rebel', 'action', 5]);
});

test.each([empireBot, rebelBot])('DBG-12 the turn of the bot is seven phases in order', (bot) => {
  expect(told(bot(), 'phase').map(({ step }) => step)).toEqual([
    'bot set-up',
    'bot deployment',
    'bot purchase',
    'bot sabotage',
    'bot attack',
    'bot force',
    'bot clean up',
  ]);
});

test('DBG-12 resources that come after the purchase phase buy nothing', () => {
  const table = empireBot({
    reveals: ['boba-fett', 'stormtrooper', 'stormtrooper', 'inquisitor', 'tie-fighter'],
    draws: ['hwk-290'],
    row: ['x-wing', 'gozanti-cruiser', 'gozanti-cruiser', 'star-destroyer', 'rebel-transport', 'y-wing'],
  });
  expect([table.places('hwk-290'), table.events('buy')]).toEqual([['empire discard'], []]);
});
