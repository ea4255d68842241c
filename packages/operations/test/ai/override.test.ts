import { passedOverText } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { nameOf } from '../../src/wording/say.ts';
import { aiDraws, type Characters } from './ai-turn.ts';

/** The AI draws an upgrade with so many resources. */
const draws = (upgrade: string, resources: number, characters: Characters, replaced = false) =>
  aiDraws(upgrade, { characters, resources, replaced });

const upgrades = (table: ReturnType<typeof draws>, place = 0) =>
  table.ai.characters[place]?.upgrades.map(({ name }) => name);

test('OPS-28 with room and full payment nothing is replaced', () => {
  const table = draws('Heirloom Lightsaber', 3, [{ card: 'Maul', upgrades: ['Punch Dagger'] }]);
  expect(upgrades(table)).toEqual(['Punch Dagger', 'Heirloom Lightsaber']);
  expect([table.rulesOf('AI plays'), table.ai.resources]).toEqual([['OPS-06'], 0]);
});

test('OPS-28 without full payment a cheaper one in play is replaced for the difference', () => {
  const table = draws('Heirloom Lightsaber', 2, [{ card: 'Maul', upgrades: ['Punch Dagger'] }]);
  expect(upgrades(table)).toEqual(['Heirloom Lightsaber']);
  expect([table.rulesOf('AI plays'), table.ai.resources]).toEqual([['OPS-28'], 0]);
  expect(table.places('Punch Dagger')).toEqual(['discard of AI']);
});

test('OPS-28 without room a cheaper one is replaced although all could be paid', () => {
  const table = draws('Heirloom Lightsaber', 3, [
    { card: 'Maul', upgrades: ['Vibrosword', 'Punch Dagger', 'Lightsaber'] },
  ]);
  expect(upgrades(table)).toEqual(['Vibrosword', 'Lightsaber', 'Heirloom Lightsaber']);
  expect(table.ai.resources).toBe(1);
});

test('OPS-28 the old one gives way to the better, not the better to the old', () => {
  const table = draws('Punch Dagger', 0, [{ card: 'Maul', upgrades: ['Heirloom Lightsaber'] }]);
  expect(upgrades(table)).toEqual(['Heirloom Lightsaber']);
  expect(table.rulesOf('AI cannot pay')).toEqual(['OPS-04']);
});

test('OPS-28 of the same cost, one whose die has fewer damage sides is replaced', () => {
  const table = draws('Ancient Lightsaber', 0, [{ card: 'Maul', upgrades: ['Survival Gear'] }]);
  expect(upgrades(table)).toEqual(['Ancient Lightsaber']);
});

test('OPS-28 of the same cost, one whose die has as many damage sides with lower values is replaced', () => {
  const table = draws('Crafted Lightsaber', 0, [
    { card: 'Maul', ready: false, upgrades: ['Ancient Lightsaber'] },
  ]);
  expect(upgrades(table)).toEqual(['Crafted Lightsaber']);
});

test('OPS-28 of the same cost, one whose die has fewer damage sides is replaced, however high they are', () => {
  const table = draws('Praetorian Guard', 0, [{ card: 'Maul', upgrades: ['Jetpack'] }]);
  expect(upgrades(table)).toEqual(['Praetorian Guard']);
});

test('OPS-28 a dearer one with a weaker die is replaced, and nothing is given back', () => {
  const table = draws('Hunting Rifle', 0, [{ card: 'Maul', upgrades: ['Survival Gear'] }]);
  expect([upgrades(table), table.ai.resources]).toEqual([['Hunting Rifle'], 0]);
});

test('OPS-28 a cheaper one with a stronger die is replaced: one of both suffices', () => {
  const table = draws('Survival Gear', 1, [{ card: 'Maul', upgrades: ['Punch Dagger'] }]);
  expect([upgrades(table), table.ai.resources]).toEqual([['Survival Gear'], 0]);
});

test('OPS-28 neither cheaper nor weaker: it stays, and the new one is discarded', () => {
  const table = draws('Ancient Lightsaber', 0, [{ card: 'Maul', upgrades: ['Ancient Lightsaber'] }]);
  expect(table.ai.discard.map(({ name }) => name)).toEqual(['Ancient Lightsaber']);
  expect([table.reasons('override'), upgrades(table)]).toEqual([[], ['Ancient Lightsaber']]);
});

test('OPS-28 once a round', () => {
  const table = draws('Heirloom Lightsaber', 2, [{ card: 'Maul', upgrades: ['Punch Dagger'] }], true);
  expect(upgrades(table)).toEqual(['Punch Dagger']);
  expect(table.rulesOf('AI cannot pay')).toEqual(['OPS-04']);
});

test('OPS-28 a replacement is the one of this round', () => {
  const table = aiDraws('Heirloom Lightsaber', {
    characters: [{ card: 'Maul', upgrades: ['Punch Dagger'] }],
    resources: 2,
    top: ['Heirloom Lightsaber', 'DL-44 Heavy Blaster Pistol'],
  });
  table.aiTurn();
  expect(upgrades(table)).toEqual(['Heirloom Lightsaber']);
  expect(table.rulesOf('AI cannot pay')).toEqual(['OPS-04']);
});

test('OPS-28 in the next round it may replace another', () => {
  const table = aiDraws(
    'Heirloom Lightsaber',
    { characters: [{ card: 'Maul', upgrades: ['Punch Dagger'] }], resources: 1, replaced: true },
    { step: 'AI upkeep', players: [{ hand: [] }] },
  );
  table.aiTurn();
  expect([upgrades(table), table.ai.resources]).toEqual([['Heirloom Lightsaber'], 0]);
});

test('OPS-28 nothing that cannot be paid for the difference', () => {
  const table = draws('Heirloom Lightsaber', 1, [{ card: 'Maul', upgrades: ['Punch Dagger'] }]);
  expect([upgrades(table), table.ai.resources]).toEqual([['Punch Dagger'], 1]);
});

test('OPS-28 of several the cheapest is replaced', () => {
  const table = draws('Bowcaster', 3, [
    { card: 'Maul', upgrades: ['Ancient Lightsaber', 'Punch Dagger', 'Vibrosword'] },
  ]);
  expect(table.reasons('override')).toMatchObject([
    {
      considered: ['Ancient Lightsaber', 'Punch Dagger', 'Vibrosword'],
      picked: 'Punch Dagger',
      decided: 'cost',
      rule: 'OPS-28',
    },
  ]);
});

test('OPS-28 of the cheapest the one with the fewest damage sides', () => {
  const table = draws('Bowcaster', 3, [
    { card: 'Maul', upgrades: ['Punch Dagger', 'DH-17 Blaster Pistol', 'Hidden In Shadow'] },
  ]);
  expect(table.reasons('override')).toMatchObject([
    { picked: 'Hidden In Shadow', decided: 'damage sides', rule: 'OPS-28' },
  ]);
});

test('OPS-28 then the one with the lowest sum', () => {
  const table = draws('Bowcaster', 3, [{ card: 'Maul', upgrades: ['Punch Dagger', 'Promotion'] }]);
  expect(table.reasons('override')).toMatchObject([
    { picked: 'Promotion', decided: 'sum of damage sides', rule: 'OPS-28' },
  ]);
});

test('OPS-26 then the one with the lowest set number', () => {
  const table = draws('Bowcaster', 3, [{ card: 'Maul', upgrades: ['Punch Dagger', 'Hunting Rifle'] }]);
  expect(table.reasons('override')).toMatchObject([
    { picked: 'Hunting Rifle', decided: 'card number', rule: 'OPS-26' },
  ]);
});

test('OPS-28 candidates one at a time: on the first a replacement comes before room on the next', () => {
  const table = draws('Heirloom Lightsaber', 3, [
    { card: 'Death Trooper', health: 5 },
    { card: 'Maul', upgrades: ['Punch Dagger', 'Vibrosword', 'Lightsaber'] },
  ]);
  expect(table.reasons('upgrade')).toMatchObject([{ picked: 'Maul', rule: 'OPS-22' }]);
  expect(upgrades(table, 1)).toEqual(['Vibrosword', 'Lightsaber', 'Heirloom Lightsaber']);
});

test('OPS-28 where nothing can be replaced on the first, the next candidate', () => {
  const table = draws('Heirloom Lightsaber', 3, [
    { card: 'Death Trooper', health: 5 },
    { card: 'Maul', upgrades: ['DL-44 Heavy Blaster Pistol', 'Heirloom Lightsaber', 'Heirloom Lightsaber'] },
  ]);
  expect(table.reasons('upgrade')).toMatchObject([
    { considered: ['Death Trooper'], picked: 'Death Trooper' },
  ]);
  expect(upgrades(table)).toEqual(['Heirloom Lightsaber']);
});

test('OPS-28 where none can take it, it is discarded and the AI resolves dice', () => {
  const table = aiDraws('Ancient Lightsaber', {
    characters: [{ card: 'Death Trooper', upgrades: ['Ancient Lightsaber'] }],
    pool: ['Death Trooper: 2RD'],
    resources: 1,
  });
  expect([table.rulesOf('AI cannot pay'), table.pool(), table.ai.resources]).toEqual([['OPS-04'], [], 1]);
});

test('OPS-28 without room for it anywhere it is said to be unplayable, not too dear', () => {
  const full = ['Heirloom Lightsaber', 'Heirloom Lightsaber', 'Bowcaster'];
  const table = draws('Heirloom Lightsaber', 3, [{ card: 'Maul', upgrades: full }]);
  expect([table.events('AI cannot pay'), table.rulesOf('AI cannot play')]).toEqual([[], ['OPS-04']]);
  expect([upgrades(table), table.ai.resources]).toEqual([full, 3]);
});

const passedOver = (table: ReturnType<typeof draws>) =>
  table
    .reasons('upgrade')
    .map(({ picked, reason }) => [
      picked,
      ...(reason.passedOver ?? []).map((each) => passedOverText(each, (key) => nameOf(key))),
    ]);

test('OPS-28 the reason says why a candidate that came first failed: no room, and nothing weaker', () => {
  const table = draws('DH-17 Blaster Pistol', 3, [
    { card: 'Death Trooper', upgrades: ['E-11 Blaster', 'E-11 Blaster', 'Bowcaster'] },
    { card: 'Death Trooper', ready: false },
  ]);
  expect(passedOver(table)).toEqual([
    ['Death Trooper', 'Death Trooper A, three upgrades, none cheaper or weaker (OPS-28)'],
  ]);
  expect(table.reasons('upgrade')).toMatchObject([{ decided: 'only candidate left', rule: 'OPS-21' }]);
});

test('OPS-28 where every candidate failed, the discarded card says why of each', () => {
  const table = draws(
    'Bowcaster',
    3,
    [{ card: 'Death Trooper', upgrades: ['DH-17 Blaster Pistol', 'E-11 Blaster', 'E-11 Blaster'] }],
    true,
  );
  expect(table.events('AI cannot play')).toHaveLength(1);
  expect(passedOver(table)).toEqual([
    ['nobody', 'Death Trooper A, three upgrades, and it has replaced one this round (OPS-28)'],
  ]);
});

test('OPS-28 the reason says what could not be paid, and what not for the difference', () => {
  const table = draws('Heirloom Lightsaber', 0, [{ card: 'Maul', upgrades: ['Punch Dagger'] }, 'Palpatine']);
  expect(table.events('AI cannot pay')).toHaveLength(1);
  expect(passedOver(table)[0]?.slice(1).sort()).toEqual([
    'Maul, the AI cannot pay 3, nor the difference to a weaker one (OPS-28)',
    'Palpatine, the AI cannot pay 3 (OPS-28)',
  ]);
});

test('OPS-28 what it cannot pay is what it would have paid there', () => {
  const halls = { scenario: 'OBJ-KNF', stage: 2 };
  const table = aiDraws('Heirloom Lightsaber', { characters: ['Maul'], resources: 1 }, halls);
  expect(table.events('AI cannot pay')).toMatchObject([{ cost: 2 }]);
});
