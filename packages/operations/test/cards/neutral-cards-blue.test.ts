import { expect, test } from 'vitest';
import { kindById } from '../../src/cards/catalogue.ts';
import { breachesOf, cardsOf, character, ready } from '../decks/make.ts';
import { aiDice, aiPlays, priceOf, quietTurn } from './quiet-ai.ts';

const SABER = { characters: [{ card: 'Luke Skywalker', upgrades: ['Lightsaber'] }, 'Hired Gun'] };

test('01059 Lightsaber deals 2 damage that shields do not stop', () => {
  const table = quietTurn(
    { ...SABER, pool: ['Lightsaber: Sp'] },
    { characters: ['Battle Droid', { card: 'Death Trooper', shields: 2 }] },
  );
  table.choose('resolve special');
  expect([table.topic, table.choices]).toEqual(['hit', ['Battle Droid', 'Death Trooper']]);
  table.choose('Death Trooper');
  expect(table.character('Death Trooper')).toMatchObject({ damage: 2, shields: 2 });
});

test('01059 Lightsaber adds 2 to melee damage', () => {
  const table = quietTurn({ ...SABER, pool: ['Luke Skywalker: 2MD', 'Lightsaber: +2MD'] });
  table.choose('resolve melee').choose('Lightsaber +2MD');
  expect(table.character('Death Trooper').damage).toBe(4);
});

const MAUL = { characters: ['Maul'], pool: ['Maul: 3MD'] };

test('01059 Lightsaber may be redeployed to a character that could not be given it', () => {
  const luke = { card: 'Luke Skywalker', damage: 11, upgrades: ['Lightsaber'] };
  const table = aiDice(MAUL, { characters: [luke, 'Hired Gun'] });
  expect([table.topic, table.choices]).toEqual(['redeploy', ['Hired Gun', 'discard']]);
  table.choose('Hired Gun');
  expect(table.places('Lightsaber')).toEqual(['upgrades on Hired Gun']);
});

test('01059 Lightsaber of the AI hits the character of its target priority, past shields', () => {
  const table = aiDice(
    {
      characters: [{ card: '01010', upgrades: ['Lightsaber'] }],
      pool: ['Lightsaber: Sp'],
    },
    { characters: ['Luke Skywalker', { card: 'Rey, Force Prodigy', shields: 2 }] },
  );
  expect(table.character('Rey')).toMatchObject({ damage: 2, shields: 2 });
  expect(table.reasons('hit')).toMatchObject([{ picked: 'Rey', rule: 'OPS-10' }]);
});

test('01059 Lightsaber of the AI is redeployed by its upgrade priority', () => {
  const table = quietTurn(
    { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] },
    {
      characters: [
        { card: 'Kit Fisto', health: 11, damage: 8, upgrades: ['Lightsaber'] },
        { card: 'Padawan', health: 7 },
        { card: 'Mace Windu', health: 12 },
      ],
    },
  );
  table.choose('resolve melee').choose('Kit Fisto');
  expect(table.places('Lightsaber')).toEqual(['upgrades on Mace Windu']);
  expect(table.reasons('redeploy')).toMatchObject([{ picked: 'Mace Windu', rule: 'OPS-22' }]);
});

test('01059 Lightsaber pays a resource for 3 melee damage', () => {
  const table = quietTurn({ ...SABER, pool: ['Lightsaber: 3MD$1'], resources: 1 }).choose('resolve melee');
  expect(table.character('Death Trooper').damage).toBe(3);
  expect(table.player().resources).toBe(0);
});

test('01059 Lightsaber costs 3', () => {
  expect(priceOf('Lightsaber', { characters: ['Luke Skywalker'] })).toBe(3);
});

test('03049 Ancient Lightsaber heals 2 damage from its character and goes under the deck', () => {
  const table = quietTurn({
    characters: [{ card: 'Luke Skywalker', damage: 5, upgrades: ['Ancient Lightsaber'] }, 'Padawan'],
    pool: ['Ancient Lightsaber: 1MD'],
    deck: ['Parry'],
  });
  expect(table.choicesTo('use')).toEqual(['Ancient Lightsaber']);
  table.choose('use Ancient Lightsaber');
  expect(table.character('Luke Skywalker').damage).toBe(3);
  expect(table.places('Ancient Lightsaber')).toEqual(['deck of 0']);
  expect(table.player().deck.map((card) => card?.name)).toEqual([undefined, 'Ancient Lightsaber']);
  expect(table.pool(0)).toEqual([]);
});

test('03049 Ancient Lightsaber on a teammate is used by the teammate, and goes under the deck of its owner', () => {
  const table = quietTurn(
    [
      { characters: ['Luke Skywalker'] },
      {
        characters: [{ card: 'Fenn Rau', damage: 3, upgrades: [{ card: 'Ancient Lightsaber', owner: 0 }] }],
      },
    ],
    {},
    { turn: 1 },
  );
  expect(table.choicesTo('use')).toEqual(['Ancient Lightsaber']);
  table.choose('use Ancient Lightsaber');
  expect(table.character('Fenn Rau').damage).toBe(1);
  expect(table.places('Ancient Lightsaber')).toEqual(['deck of 0']);
});

test('03049 Ancient Lightsaber adds 3 to melee damage', () => {
  const table = quietTurn({
    characters: [{ card: 'Luke Skywalker', upgrades: ['Ancient Lightsaber'] }],
    pool: ['Luke Skywalker: 2MD', 'Ancient Lightsaber: +3MD'],
  });
  table.choose('resolve melee').choose('Ancient Lightsaber +3MD');
  expect(table.character('Death Trooper').damage).toBe(5);
});

const VADER = { characters: ['Darth Vader, Sith Lord'] };

/** An AI that has just dealt 3 damage to the weakest character. */
test('03049 Ancient Lightsaber of the AI is not used', () => {
  const windu = { card: 'Mace Windu', health: 12, damage: 8, upgrades: ['Ancient Lightsaber'] };
  const table = aiPlays('No Passage', { characters: [windu] }, VADER);
  expect(table.character('Mace Windu').damage).toBe(8);
  expect(table.places('Ancient Lightsaber')).toEqual(['upgrades on Mace Windu']);
});

test('03049 Ancient Lightsaber costs 2', () => {
  expect(priceOf('Ancient Lightsaber', { characters: ['Luke Skywalker'] })).toBe(2);
});

const HEIRLOOM = ['Heirloom Lightsaber'];

test('05058 Heirloom Lightsaber may be redeployed from a blue character', () => {
  const padawan = { card: 'Padawan', damage: 5, upgrades: HEIRLOOM };
  const table = aiDice(MAUL, { characters: [padawan, 'Hired Gun'] });
  expect([table.topic, table.choices]).toEqual(['redeploy', ['Hired Gun', 'discard']]);
  table.choose('Hired Gun');
  expect(table.places('Heirloom Lightsaber')).toEqual(['upgrades on Hired Gun']);
});

test('05058 Heirloom Lightsaber is discarded with a character of another colour', () => {
  const gun = { card: 'Hired Gun', damage: 8, upgrades: HEIRLOOM };
  const table = aiDice(MAUL, { characters: [gun, 'Luke Skywalker'] });
  expect(table.places('Heirloom Lightsaber')).toEqual(['discard of 0']);
});

test('05058 Heirloom Lightsaber deals 3 melee damage', () => {
  const table = quietTurn({
    characters: [{ card: 'Padawan', upgrades: HEIRLOOM }],
    pool: ['Heirloom Lightsaber: 3MD'],
  });
  table.choose('resolve melee');
  expect(table.character('Death Trooper').damage).toBe(3);
});

test('05058 Heirloom Lightsaber of the AI is redeployed from a blue character only', () => {
  const luke = { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] };
  const mates = [{ card: 'Mace Windu', health: 12 }];
  const blue = { card: 'Jedi Temple Guard', health: 8, damage: 6, upgrades: HEIRLOOM };
  const table = quietTurn(luke, { characters: [blue, ...mates], top: ['Advance'] });
  table.choose('resolve melee').choose('Jedi Temple Guard');
  expect(table.places('Heirloom Lightsaber')).toEqual(['upgrades on Mace Windu']);
  const red = { card: 'Leia Organa', health: 8, damage: 6, upgrades: HEIRLOOM };
  const other = quietTurn(luke, { characters: [red, ...mates] });
  other.choose('resolve melee').choose('Leia Organa');
  expect(other.places('Heirloom Lightsaber')).toEqual(['discard of AI']);
});

test('05058 Heirloom Lightsaber costs 3', () => {
  expect(priceOf('Heirloom Lightsaber', { characters: ['Luke Skywalker'] })).toBe(3);
});

test('06006 Crafted Lightsaber goes on an exhausted character only', () => {
  const table = quietTurn([
    {
      characters: ['Luke Skywalker', { card: 'Padawan', ready: false }],
      hand: ['Crafted Lightsaber'],
      resources: 2,
    },
    { characters: [{ card: 'Fenn Rau', ready: false }] },
  ]);
  table.choose('play Crafted Lightsaber');
  expect([table.topic, table.choices]).toEqual(['attach to', ['Padawan', 'Fenn Rau']]);
});

test('06006 Crafted Lightsaber cannot be played while everybody is ready', () => {
  const table = quietTurn({
    characters: ['Luke Skywalker'],
    hand: ['Crafted Lightsaber'],
    resources: 2,
  });
  expect(table.choicesTo('play')).toEqual([]);
});

test('06006 Crafted Lightsaber rolls with its character and deals 2 melee damage', () => {
  const table = quietTurn(
    { characters: [{ card: 'Padawan', upgrades: ['Crafted Lightsaber'] }], hand: ['Parry'] },
    {},
    { next: { rolls: ['Padawan: -', 'Crafted Lightsaber: 2MD'] } },
  );
  table.choose('activate Padawan').choose('resolve melee');
  expect(table.character('Death Trooper').damage).toBe(2);
});

test('06006 Crafted Lightsaber pays a resource for 2 melee damage', () => {
  const table = quietTurn({
    characters: [{ card: 'Padawan', upgrades: ['Crafted Lightsaber'] }],
    pool: ['Crafted Lightsaber: 2MD$1'],
    resources: 1,
  }).choose('resolve melee');
  expect(table.character('Death Trooper').damage).toBe(2);
  expect(table.player().resources).toBe(0);
});

test('11119 Temporary Truce lets Kylo Ren and Rey stand side by side, for 0 points', () => {
  expect(kindById('11119')).toMatchObject({ points: { single: 0 }, type: 'plot', colour: 'blue' });
  expect(breachesOf(ready('T1'))).toEqual([]);
});

test('11119 Temporary Truce: without it the two are no team', () => {
  const { plot: _, ...deck } = ready('T1');
  expect(breachesOf(deck)).toContain('affiliation at characters');
});

test('11119 Temporary Truce is for the two together and for nobody else', () => {
  const alone = ready('T1', { characters: [character('04024', true)] });
  expect(breachesOf(alone)).toContain('affiliation at plot');
  const [kylo, rey] = ready('T1').characters;
  const three = [...(kylo ? [kylo] : []), ...(rey ? [rey] : []), character('01036')];
  expect(breachesOf(ready('T1', { characters: three }))).toContain('affiliation at plot');
});

test('11119 Temporary Truce allows no gray cards', () => {
  const cards = cardsOf('T1', { '01157': 1, '01041': 0 });
  expect(breachesOf(ready('T1', { cards }))).toEqual(['colour at cards.01157']);
});

test('11119 Temporary Truce is in play from the start', () => {
  const table = quietTurn({ deck: 'T1' });
  expect(table.places('Temporary Truce')).toEqual(['plots of 0']);
  expect(table.characters(0)).toEqual(['Kylo Ren', 'Rey']);
});
