import { expect, test } from 'vitest';
import { aiResolves, told } from './ai-turn.ts';

const LUKE = { characters: [{ card: 'Luke Skywalker', health: 12 }], hand: 2, resources: 2 };
const GUNS = { characters: ['Mace Windu', { card: 'Hired Gun', health: 4 }], hand: 2, resources: 2 };

/** The AI resolves a die against two players; the best target is the Hired Gun of the second. */
const resolves = (die: string, players = [LUKE, GUNS]) => {
  const [card = ''] = die.split(':');
  return aiResolves([card], [die], players);
};

test('OPS-74 a ranged die hits one character of one player', () => {
  const table = resolves('Death Trooper: 2RD');
  expect(told(table, 'damage')).toHaveLength(1);
  expect(table.rulesOf('damage')).toEqual(['OPS-35']);
  expect(table.character('Hired Gun').damage).toBe(2);
});

test('OPS-74 a melee die hits one character of one player', () => {
  const table = resolves('Maul: 3MD');
  expect(told(table, 'damage')).toHaveLength(1);
  expect(table.character('Hired Gun').damage).toBe(3);
});

test('OPS-74 an indirect die goes to one player, who spreads it', () => {
  const table = resolves('Veteran Stormtrooper: 3ID');
  expect([table.asked, table.choices]).toEqual([1, ['Mace Windu', 'Hired Gun']]);
  table.choose('Mace Windu', 'Mace Windu', 'Hired Gun');
  expect([table.character('Mace Windu').damage, table.character('Luke Skywalker').damage]).toEqual([2, 0]);
});

test('OPS-74 a disrupt die takes resources from one player', () => {
  const table = resolves('Director Krennic: 2Dr');
  expect([table.player(0).resources, table.player(1).resources]).toEqual([2, 0]);
});

test('OPS-74 a discard die takes cards from one player', () => {
  const table = resolves('Director Krennic: 2Dc');
  expect([table.player(0).hand.length, table.player(1).hand.length]).toEqual([2, 0]);
});

test('OPS-74 each die of a set finds its own target', () => {
  const table = aiResolves(
    ['Death Trooper', 'Death Trooper'],
    ['Death Trooper: 2RD', 'Death Trooper #2: 2RD'],
    [LUKE, { ...GUNS, characters: [{ card: 'Hired Gun', health: 2 }] }],
  );
  expect(table.player(1).eliminated).toBe('damage');
  expect(table.character('Luke Skywalker').damage).toBe(2);
});

test('OPS-35 players are compared by their best targets, for indirect damage', () => {
  const table = resolves('Battle Droid: 1ID').choose('Mace Windu');
  expect(table.reasons('indirect damage')).toMatchObject([
    {
      considered: ['Luke Skywalker', 'Hired Gun'],
      picked: 'Hired Gun',
      decided: 'health remaining',
      rule: 'OPS-10',
    },
  ]);
});

test('OPS-35 players are compared by their best targets, for disrupt', () => {
  expect(resolves('Death Trooper: 1Dr').reasons('disrupt')).toMatchObject([
    { considered: ['Luke Skywalker', 'Hired Gun'], picked: 'Hired Gun', rule: 'OPS-10' },
  ]);
});

test('OPS-35 players are compared by their best targets, for discard', () => {
  expect(resolves('Captain Phasma: 1Dc').reasons('discard')).toMatchObject([
    { considered: ['Luke Skywalker', 'Hired Gun'], picked: 'Hired Gun', rule: 'OPS-10' },
  ]);
});

test('OPS-35 the whole list of target priority holds between players', () => {
  const mace = { ...LUKE, characters: [{ card: 'Mace Windu', health: 12 }] };
  expect(resolves('Death Trooper: 1Dr', [LUKE, mace]).reasons('disrupt')).toMatchObject([
    { picked: 'Mace Windu', decided: 'damage sides', rule: 'OPS-12' },
  ]);
});

test('OPS-35 a player without resources is passed over by disrupt', () => {
  const table = resolves('Death Trooper: 1Dr', [LUKE, { ...GUNS, resources: 0 }]);
  expect(told(table, 'lose')).toMatchObject([{ side: 0, resources: 1 }]);
});

test('OPS-35 a player without cards in hand is passed over by discard', () => {
  const table = resolves('Captain Phasma: 1Dc', [LUKE, { ...GUNS, hand: 0 }]);
  expect(told(table, 'discard')).toMatchObject([{ side: 0 }]);
});

test('OPS-35 players whose best targets are equal: the one nearest to the first player', () => {
  const gun = { ...GUNS, characters: ['Hired Gun'] };
  const table = aiResolves(['Death Trooper'], ['Death Trooper: 1Dr'], [gun, LUKE, gun], { first: 1 });
  expect(table.reasons('disrupt')).toMatchObject([
    { decided: 'turns after the first player', rule: 'OPS-15' },
  ]);
  expect(told(table, 'lose')).toMatchObject([{ side: 2 }]);
});

test('OPS-35 an eliminated player is no target', () => {
  const out = { characters: [], defeated: ['Hired Gun'], eliminated: 'damage' as const };
  const table = aiResolves(['Death Trooper'], ['Death Trooper: 2RD'], [LUKE, out]);
  expect(table.reasons('target')).toMatchObject([{ considered: ['Luke Skywalker'] }]);
});

test('OPS-72 a resource die pays the AI', () => {
  const table = resolves('Maul: 1R');
  expect([table.ai.resources, table.rulesOf('gain')]).toEqual([1, ['OPS-72']]);
});

test('OPS-72 a shield die shields the AI', () => {
  const table = resolves('Royal Guard: 1Sh');
  expect([table.character('Royal Guard').shields, table.rulesOf('shields')]).toEqual([1, ['OPS-16']]);
});

test('OPS-72 a focus die turns a die of the AI', () => {
  const table = aiResolves(['Leia Organa', 'Maul'], ['Leia Organa: 1F', 'Maul: -'], [LUKE]);
  expect(table.pool()).toEqual(['Maul 3MD']);
});

test('OPS-72 disrupt and discard of the AI leave the AI alone', () => {
  const table = aiResolves(['Death Trooper'], ['Death Trooper: 1Dr'], [{ ...LUKE, resources: 0 }], {
    ai: { resources: 3 },
  });
  expect([table.ai.resources, table.pool()]).toEqual([3, ['Death Trooper 1Dr']]);
});

test('OPS-35 disrupt takes no more than there is', () => {
  const table = resolves('Director Krennic: 2Dr', [{ ...LUKE, resources: 1 }]);
  expect(told(table, 'lose')).toMatchObject([{ side: 0, resources: 1, now: 0 }]);
});
