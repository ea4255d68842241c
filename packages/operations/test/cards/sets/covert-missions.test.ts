import { expect, test } from 'vitest';
import { kindById } from '../../../src/cards/catalogue.ts';
import { abilityText } from '../../../src/wording/describe.ts';
import { aiPlays, quietTurn } from '../quiet-ai.ts';

function textOf(id: string): readonly string[] {
  const kind = kindById(id);
  return kind ? abilityText(kind) : [];
}

const MONOPOLY = { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: -'], hand: ['Monopolize'] };
const SHOOTING = { characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'] };

test.each([
  ['nothing', 0, 1],
  ['something', 1, 2],
] as const)('12133 Monopolize against an AI that has %s', (_, resources, cost) => {
  const at = (own: number) => quietTurn({ ...MONOPOLY, resources: own }, { ...SHOOTING, resources });
  expect(at(cost - 1).choicesTo('play')).toEqual([]);
  const table = at(cost).choose('play Monopolize');
  expect([table.player().resources, table.choices]).toEqual([0, ['Luke Skywalker -', 'Death Trooper 2RD']]);
  table.choose('Death Trooper 2RD');
  expect([table.topic, table.pool(), table.player().resources]).toEqual(['action', [], 0]);
});

test('12133 Monopolize costs no less for a teammate without resources, who is no opponent of all (OPS-88)', () => {
  const mate = { characters: ['Mace Windu'], resources: 0 };
  const table = quietTurn([{ ...MONOPOLY, resources: 1 }, mate], { ...SHOOTING, resources: 1 });
  expect(table.choicesTo('play')).toEqual([]);
});

test.each([
  [4, 4],
  [3, 2],
] as const)('12133 Monopolize of a player with %i resources leaves %i', (resources, left) => {
  const table = quietTurn({ ...MONOPOLY, resources }, { ...SHOOTING, resources: 0 });
  table.choose('play Monopolize').choose('Luke Skywalker -');
  expect([table.player().resources, table.pool()]).toEqual([left, ['Death Trooper 2RD']]);
});

test('12133 Monopolize gains nothing where there is no die to remove', () => {
  const table = quietTurn({ ...MONOPOLY, pool: [], resources: 6 }, { resources: 0 });
  expect(table.choose('play Monopolize').player().resources).toBe(5);
});

test.each([
  [0, 1, []],
  [1, 1, ['Luke Skywalker 2MD']],
] as const)('12133 Monopolize of the AI with 1 resource against a player with %i', (resources, own, pool) => {
  const player = { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 2MD'], resources };
  const table = aiPlays('Monopolize', { characters: ['Death Trooper'], resources: own }, player);
  expect(table.pool(0)).toEqual(pool);
});

test.each([
  [0, 'Play Monopolize (1)'],
  [1, 'Play Monopolize (2)'],
] as const)(
  '12133 Monopolize is offered for what it costs now, against an AI with %i',
  (resources, label) => {
    const table = quietTurn({ ...MONOPOLY, resources: 2 }, { ...SHOOTING, resources });
    expect(table.question.options.map((option) => option.label)).toContain(label);
  },
);

test('12133 Monopolize says what it does', () => {
  expect(textOf('12133')).toEqual([
    'This card costs 1 less for each opponent without resources.',
    'Remove a die; then if you have 3 or more resources, gain 1 resource.',
  ]);
});
