import { kindKey } from '@holofoe/kernel';
import { openTable } from '@holofoe/table';
import { expect, test } from 'vitest';
import { KINDS } from '../../src/cards/catalogue.ts';
import { deckbuilding } from '../../src/definition.ts';
import { deckbuildingTable, TestTable } from '../kit.ts';
import { cards, empireBot, NO_PILOTS, story, told } from './bot-turn.ts';

const NO_EMPIRE_CARD = [
  'jabba-the-hutt',
  'jabbas-sail-barge',
  'lando-calrissian',
  'mon-calamari-cruiser',
  'mon-calamari-cruiser',
];
const NEW_ROW = [
  'rebel-transport',
  'rebel-transport',
  'star-destroyer',
  'nebulon-b-frigate',
  'nebulon-b-frigate',
  'blockade-runner',
];
const EMPIRE_CARDS = KINDS.filter((kind) => kind.from === 'galaxy' && kind.faction === 'empire').flatMap(
  (kind) => Array.from({ length: kind.copies }, () => kind.id),
);

/** The bot has 5 resources, one of them for its lost base, just enough for the only Empire card of the row. */
const buysTheLastOne = (galaxyTop: readonly string[]) =>
  empireBot({
    reveals: ['stormtrooper'],
    row: ['boba-fett', ...NO_EMPIRE_CARD],
    galaxyTop: [...galaxyTop],
    empire: { base: 'endor' },
  });

test('DBG-09 a row without a card of the bot is dealt anew', () => {
  const table = buysTheLastOne(['hammerhead-corvette', ...NEW_ROW]);
  expect(table.row).toEqual(NEW_ROW);
});

test('DBG-09 the whole row goes to the galaxy discard pile', () => {
  const table = buysTheLastOne(['hammerhead-corvette', ...NEW_ROW]);
  expect(table.view.galaxyDiscard.map(({ id }) => id)).toEqual(['hammerhead-corvette', ...NO_EMPIRE_CARD]);
});

test('DBG-09 the rule is named', () => {
  expect(buysTheLastOne(['hammerhead-corvette', ...NEW_ROW]).rulesOf('row anew')).toEqual(['DBG-09']);
});

test('DBG-09 a row that the refill gave a card of the bot stays', () => {
  const table = buysTheLastOne(['gozanti-cruiser']);
  expect(table.row).toEqual(['gozanti-cruiser', ...NO_EMPIRE_CARD]);
});

test('DBG-09 a new row without a card of the bot is dealt anew in its turn', () => {
  const second = ['y-wing', 'y-wing', 'x-wing', 'x-wing', 'x-wing', 'baze-malbus'];
  const table = buysTheLastOne(['hammerhead-corvette', ...second, ...NEW_ROW]);
  expect([table.events('row anew').length, table.row]).toEqual([2, NEW_ROW]);
});

test('DBG-09 the first deal is looked at too', () => {
  const dealt = [...NO_EMPIRE_CARD, 'hammerhead-corvette', ...NEW_ROW].map(kindKey);
  const options = {
    botBases: 'sixteen',
    first: 'player',
    exile: 'always',
    attack: 'pool',
    leftover: 'ship',
    payingOff: false,
  } as const;
  const table = new TestTable(
    openTable(deckbuilding, {
      config: { empire: 'bot', rebel: 'person', bases: ['mon-cala', 'sullust'], options },
      seed: 1,
      chance: (request) => (request.what === 'galaxy row' ? dealt.shift() : undefined),
    }),
  );
  expect([table.row, cards(table, 'turn').length]).toEqual([NEW_ROW, 1]);
});

test('DBG-09 the row is looked at after a hunt of the player as well', () => {
  const table = deckbuildingTable({
    bot: 'empire',
    step: 'action',
    row: ['tie-bomber', ...NO_EMPIRE_CARD],
    galaxyTop: ['hammerhead-corvette', ...NEW_ROW],
    rebel: { units: ['rebel-trooper'], hand: [] },
  });
  table.hunt('tie-bomber', 'rebel-trooper');
  expect(table.row).toEqual(NEW_ROW);
});

test('DBG-09 a row without a card of the person stays as it is', () => {
  const row = NO_EMPIRE_CARD.map((id) => (id === 'mon-calamari-cruiser' ? 'star-destroyer' : id));
  const table = deckbuildingTable({
    bot: 'empire',
    step: 'action',
    row: [...row, 'bossk'],
    rebel: { units: [], hand: ['alliance-shuttle'] },
  });
  table.play('alliance-shuttle');
  expect([table.row, told(table, 'row anew')]).toEqual([[...row, 'bossk'], []]);
});

test('DBG-09 nothing happens where the galaxy holds no card of the bot any more', () => {
  const inPlay = EMPIRE_CARDS.filter((id) => id !== 'boba-fett');
  const table = empireBot({
    reveals: ['stormtrooper'],
    row: ['boba-fett', ...NO_EMPIRE_CARD],
    galaxyTop: ['hammerhead-corvette'],
    exile: [...NO_PILOTS, ...inPlay],
    empire: { base: 'endor' },
  });
  expect([cards(table, 'buy'), story(table).includes('row anew')]).toEqual([['boba-fett'], false]);
});

test('DBG-09 a card of the bot in the galaxy discard pile is enough', () => {
  const inPlay = EMPIRE_CARDS.filter((id) => !['boba-fett', 'star-destroyer'].includes(id));
  const table = empireBot({
    reveals: ['stormtrooper'],
    row: ['boba-fett', ...NO_EMPIRE_CARD],
    galaxyTop: ['hammerhead-corvette'],
    galaxyDiscard: ['star-destroyer', 'star-destroyer'],
    exile: [...NO_PILOTS, ...inPlay],
    empire: { base: 'endor' },
  });
  expect(told(table, 'row anew')[0]).toEqual({ faction: 'empire' });
  expect(table.row).toContain('star-destroyer');
});
