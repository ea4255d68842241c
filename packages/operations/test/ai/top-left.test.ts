import { expect, test } from 'vitest';
import { applyToEachPlayer } from '../../src/ai/apply-sign.ts';
import { areaOf, FIRST_AREA } from '../../src/state.ts';
import { battleToLookAt } from '../../src/vocabulary/language.ts';
import { firstTurn } from '../first-turn.ts';
import type { Setup } from '../kit.ts';
import { aiDraws, told } from './ai-turn.ts';

const luke = { characters: [{ card: 'Luke Skywalker', health: 12 }], hand: 2, resources: 2 };
const guns = { characters: ['Hired Gun', { card: 'Hired Gun', damage: 1 }], hand: 2, resources: 2 };

/** The AI draws a card against two players, of whom the second is the first player; its only character is exhausted. */
const against = (card: string, ai: NonNullable<Setup['ai']> = {}) =>
  aiDraws(
    card,
    { characters: [{ card: 'Maul', ready: false }], resources: 0, ...ai },
    { players: [luke, guns], first: 1 },
  );

const damage = (table: ReturnType<typeof against>, seat: number) =>
  table.player(seat).characters.map((each) => each.damage);

test('OPS-04 a resource in the corner is the cost of the card', () => {
  const table = aiDraws('Full Deployment', { characters: ['Maul'], resources: 3 });
  expect(table.events('AI plays')).toMatchObject([{ paid: 2 }]);
  expect([table.rulesOf('AI plays'), table.ai.resources]).toEqual([['OPS-04'], 1]);
});

test('OPS-04 it gains nothing by it', () => {
  const table = aiDraws('Full Deployment', { characters: ['Maul'], resources: 2 });
  expect([table.events('gain'), table.events('top left'), table.ai.resources]).toEqual([[], [], 0]);
});

test('OPS-04 a card of the base game costs what is printed', () => {
  const table = aiDraws('E-Web Emplacement', { characters: ['Maul'], resources: 3 });
  expect([table.ai.supports.map(({ name }) => name), table.ai.resources]).toEqual([['E-Web Emplacement'], 0]);
});

test('OPS-04 a card that would change nothing is neither played nor paid for, and it resolves dice instead', () => {
  const table = against('Volley', { pool: ['Maul: 3MD'], resources: 1 });
  expect([table.rulesOf('AI finds nothing'), table.events('AI plays')]).toEqual([['OPS-04'], []]);
  expect([table.ai.resources, table.pool()]).toEqual([1, []]);
  expect(table.places('Volley')).toEqual(['discard of AI']);
});

test('OPS-04 the same where it costs nothing', () => {
  const table = against('No Passage', { pool: ['Maul: 3MD'] });
  expect([table.rulesOf('AI finds nothing'), table.pool()]).toEqual([['OPS-04'], []]);
});

test('OPS-04 a card that would change nothing is no pass, even with no die to resolve', () => {
  const table = aiDraws(
    'Volley',
    { characters: ['Maul'], resources: 1 },
    { passes: 1, players: [luke, guns] },
  );
  expect([table.events('pass'), table.view.passes]).toEqual([[], 0]);
});

test('OPS-04 a card whose corner has an effect is played, whatever else it finds to do', () => {
  const table = against('Strafing Run', { characters: ['Maul'], pool: ['Maul: 3MD'] });
  table.choose('Hired Gun');
  expect([table.events('AI plays').length, table.rulesOf('AI finds nothing')]).toEqual([1, [undefined]]);
  expect(table.pool()).toEqual(['Maul 3MD']);
});

test('OPS-04 pay always: the AI pays whenever it can, also for a card that finds nothing to do', () => {
  const table = aiDraws(
    'Volley',
    { characters: ['Maul'], pool: ['Maul: 3MD'], resources: 1 },
    { options: { pay: 'always' } },
  );
  expect([table.events('AI plays').length, table.events('AI finds nothing').length]).toEqual([1, 1]);
  expect([table.ai.resources, table.pool()]).toEqual([0, ['Maul 3MD']]);
});

test('OPS-04 a six-sided die that decides about nothing changes nothing', () => {
  const never = aiDraws('Never Mind the Odds', { characters: ['Maul'], resources: 1 });
  expect([never.events('d6'), never.rulesOf('AI finds nothing')]).toEqual([[], ['OPS-04']]);
});

test('OPS-04 a six-sided die that decides about something is thrown', () => {
  const table = aiDraws(
    'Never Mind the Odds',
    { characters: ['Maul'], pool: ['Maul: -'], resources: 1 },
    { next: { rolls: ['d6: 3', 'Maul: 1R'] } },
  );
  expect([table.events('d6').length, table.events('reroll').length]).toEqual([1, 1]);
});

test('OPS-04 a card that would only harm the AI is neither played nor paid for, and it resolves dice instead', () => {
  const table = against('Dismantle', {
    characters: ['Jango Fett, Lethal Mercenary'],
    supports: ['E-Web Emplacement'],
    pool: ['E-Web Emplacement: 2RD'],
    resources: 4,
  });
  expect([table.rulesOf('AI finds nothing'), table.events('AI plays')]).toEqual([['OPS-04'], []]);
  expect([table.places('E-Web Emplacement'), table.ai.resources]).toEqual([['supports of AI'], 4]);
  expect([table.pool(), table.places('Dismantle')]).toEqual([[], ['discard of AI']]);
});

/** Under Fire deals 1 damage to a red character of the AI, then removes a die. */
const underFire = (pool: string[], ...ofLuke: string[]) =>
  aiDraws(
    'Under Fire',
    { characters: [{ card: 'Death Trooper', health: 5 }], pool, resources: 1 },
    { players: [{ ...luke, pool: ofLuke }] },
  );

test.each([
  ['without a die to remove', []],
  ['where the only die to remove is its own', ['Death Trooper: 2RD']],
])('OPS-04 a card that harms the AI first is not played %s', (_, pool) => {
  const table = underFire(pool);
  expect([table.rulesOf('AI finds nothing'), table.ai.resources]).toEqual([['OPS-04'], 1]);
  expect(table.character('Death Trooper').damage).toBe(0);
});

test('OPS-04 a card that harms the AI and does something else as well is played', () => {
  const table = underFire(['Death Trooper: 2RD'], 'Luke Skywalker: 3MD');
  expect([table.events('AI plays').length, table.ai.resources]).toEqual([1, 0]);
  expect([table.pool(0), table.pool()]).toEqual([[], ['Death Trooper 2RD']]);
  expect(table.character('Death Trooper').damage).toBe(1);
});

test('OPS-04 pay always: the AI pays for a card that would only harm it, too', () => {
  const table = aiDraws(
    'Dismantle',
    { characters: ['Jango Fett, Lethal Mercenary'], supports: ['Streetwise'], resources: 2 },
    { options: { pay: 'always' } },
  );
  expect([table.places('Streetwise'), table.ai.resources]).toEqual([['discard of AI'], 1]);
});

test('OPS-04 a card that it cannot pay is discarded unplayed, and it resolves dice instead', () => {
  const table = against('Full Deployment', {
    characters: ['Death Trooper'],
    pool: ['Death Trooper: 2RD'],
    resources: 1,
  });
  expect(table.events('AI cannot pay')).toMatchObject([{ cost: 2 }]);
  expect(table.rulesOf('AI cannot pay')).toEqual(['OPS-04']);
  expect([table.events('activate'), table.pool(), table.ai.resources]).toEqual([[], [], 1]);
  expect(table.places('Full Deployment')).toEqual(['discard of AI']);
});

test('OPS-04 a support that it cannot pay does not enter play, and it resolves dice instead', () => {
  const table = against('E-Web Emplacement', {
    characters: ['Death Trooper'],
    pool: ['Death Trooper: 2RD'],
    resources: 2,
  });
  expect(table.events('AI cannot pay')).toMatchObject([{ cost: 3 }]);
  expect([table.pool(), table.ai.resources]).toEqual([[], 2]);
  expect(table.places('E-Web Emplacement')).toEqual(['discard of AI']);
});

test('OPS-04 the dice it resolves instead follow OPS-08', () => {
  const table = against('Full Deployment', {
    characters: ['Death Trooper', 'Maul'],
    pool: ['Death Trooper: 2RD', 'Maul: 3MD'],
  });
  expect(table.reasons('dice to resolve')).toMatchObject([{ picked: 'melee', rule: 'OPS-08' }]);
});

test('OPS-04 a card that it cannot pay is no pass, even with no die to resolve', () => {
  const table = aiDraws(
    'Full Deployment',
    { characters: ['Maul'], resources: 1 },
    { passes: 1, players: [luke, guns] },
  );
  expect([table.events('pass'), table.view.passes]).toEqual([[], 0]);
});

test('OPS-05 another symbol than a resource costs nothing', () => {
  const table = against('Suppressing Fire', { characters: ['Maul'] });
  expect(table.topic).toBe('spread damage');
  table.choose('Hired Gun');
  expect([table.events('AI plays').length, table.events('activate').length]).toEqual([1, 1]);
});

test('OPS-05 ranged hits the priority character of each player, first player first', () => {
  const table = against('Storm of Lightning');
  expect(table.reasons('target')).toMatchObject([
    { considered: ['Hired Gun', 'Hired Gun'], decided: 'health remaining', rule: 'OPS-10' },
    { considered: ['Luke Skywalker'], rule: 'OPS-10' },
  ]);
  expect([damage(table, 0), damage(table, 1)]).toEqual([[1], [0, 2]]);
});

test('OPS-05 melee does the same', () => {
  const table = against('Spinning Assault');
  expect([damage(table, 0), damage(table, 1)]).toEqual([[1], [0, 2]]);
  expect(table.rulesOf('damage')).toEqual(['OPS-05', 'OPS-05']);
});

test('OPS-05 each player spreads indirect damage', () => {
  const table = against('Suppressing Fire');
  expect([table.asked, table.choices]).toEqual([1, ['Hired Gun', 'Hired Gun #2']]);
  table.choose('Hired Gun');
  expect([damage(table, 0), damage(table, 1)]).toEqual([[1], [1, 1]]);
});

test('OPS-05 disrupt takes resources from each player, first player first', () => {
  const table = against('Blockade');
  expect(told(table, 'lose')).toMatchObject([
    { side: 1, resources: 1 },
    { side: 0, resources: 1 },
  ]);
});

test('OPS-05 discard takes a card from each player, first player first', () => {
  const table = against('Cut Them Off');
  expect(told(table, 'discard').map(({ side }) => side)).toEqual([1, 0]);
  expect([table.player(0).hand.length, table.player(1).hand.length]).toEqual([1, 1]);
});

test('OPS-05 a player on whom it does nothing is passed over', () => {
  const table = aiDraws(
    'Blockade',
    { characters: [{ card: 'Maul', ready: false }] },
    { players: [{ ...luke, resources: 0 }, guns] },
  );
  expect(told(table, 'lose')).toMatchObject([{ side: 1 }]);
});

test('OPS-05 a helpful symbol is applied once, not for each player', () => {
  const table = against('Hold the Beach', { characters: ['Maul'], perPlayer: 2 });
  expect(table.character('Maul').shields).toBe(1);
});

test('OPS-05 focus in the corner turns that many dice', () => {
  const table = against('As Foreseen', {
    characters: ['Padawan', 'Padawan'],
    pool: ['Padawan: -', 'Padawan #2: -'],
  });
  expect(told(table, 'turn die')).toHaveLength(2);
});

test('OPS-05 the symbol comes before the text of the card', () => {
  const table = aiDraws(
    'Spinning Assault',
    { characters: ['Maul'], pool: ['Maul: 3MD'] },
    { players: [{ characters: [{ card: 'Hired Gun', damage: 8 }, 'Luke Skywalker'] }] },
  );
  expect(table.characters(0)).toEqual(['Luke Skywalker']);
  expect(table.character('Luke Skywalker').damage).toBe(3);
});

test('OPS-07 a value with the player icon is multiplied by the per-player number', () => {
  const table = against('Brace', { perPlayer: 3 });
  expect(told(table, 'top left')).toMatchObject([{ sign: 'shield', value: 3 }]);
  expect(table.character('Maul').shields).toBe(3);
});

test('OPS-07 a value without it is not', () => {
  const table = against('Spinning Assault', { perPlayer: 3 });
  expect(damage(table, 0)).toEqual([1]);
});

test('OPS-07 an effect with the player icon is multiplied', () => {
  const table = against('Hope', {
    characters: [{ card: 'Maul', damage: 5, ready: false }],
    resources: 1,
    perPlayer: 3,
  });
  expect(table.character('Maul').damage).toBe(2);
});

test('OPS-07 it is the per-player number of the stage, not the players who are left', () => {
  const table = aiDraws('Brace', { characters: ['Maul'], perPlayer: 2 }, { players: [luke] });
  expect(table.character('Maul').shields).toBe(2);
});

test('OPS-72 shields in the corner help the AI and no player', () => {
  const table = against('Hold the Beach', { characters: ['Maul'] });
  expect(table.view.players.flatMap(({ characters }) => characters.map(({ shields }) => shields))).toEqual([
    0, 0, 0,
  ]);
  expect(table.character('Maul').shields).toBe(1);
});

test('OPS-72 harmful symbols do not touch the AI', () => {
  const table = against('Cut Them Off', { deck: { Advance: 3 } });
  expect(table.ai.discard.map(({ name }) => name)).toEqual(['Cut Them Off']);
});

test('OPS-05 a corner that finds nothing to do does not say that it did something', () => {
  const table = against('Brace', { characters: [{ card: 'Maul', ready: false, shields: 3 }] });
  expect(told(table, 'top left')).toMatchObject([{ sign: 'shield', changes: false }]);
});

test('OPS-05 a corner that does something says so', () => {
  expect(told(against('Brace'), 'top left')).toMatchObject([{ sign: 'shield', changes: true }]);
});

test('OPS-05 disrupt of more than 1 takes as many resources from each player', () => {
  const state = firstTurn('H1', 'H3');
  const [anna, ben] = state.players;
  if (!anna || !ben) throw new Error('Two players are at the table.');
  [anna.resources, ben.resources] = [3, 1];
  const asked = [
    ...applyToEachPlayer(battleToLookAt(state), areaOf(state, FIRST_AREA), 'disrupt', 2, 'symbol'),
  ];
  expect([asked, anna.resources, ben.resources]).toEqual([[], 1, 0]);
});
