import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../src/scenarios/catalogue.ts';
import type { Scenario, Stage } from '../../src/scenarios/stage.ts';
import { playersTurn, type TestTable } from '../kit.ts';

/** A table at which the last character of a stage, or of all areas of its number, has one health left. */
function almostDone(
  { code, players }: Scenario,
  { number, characters }: Stage,
  areas: number,
  { damage = 0, discard = [] }: { damage?: number; discard?: string[] } = {},
): TestTable {
  const fighter = players === 'hero' ? '04024' : '11003';
  const [last] = characters;
  const ai = { deck: [], supports: [], resources: 0 };
  const held = { ...ai, characters: [{ card: last?.id ?? '', health: 9, damage: 8, hunter: false }] };
  return playersTurn({
    scenario: code,
    stage: number,
    players: [
      { area: 1, characters: [{ card: fighter, health: 50, damage }], pool: [`${fighter}: 2MD`], discard },
    ],
    areas: [held, ...Array.from({ length: areas - 1 }, () => ({ ...ai, characters: [] }))],
  });
}

/** One more than may be shuffled back. */
const DISCARDED = [
  'Evade',
  'Parry',
  'Take Cover',
  'Electroshock',
  'Holdout Blaster',
  'Hunting Rifle',
  'Z-95 Headhunter',
  'Scramble',
  'Unpredictable',
  'Impulsive',
  'All In',
];

describe.each(SCENARIOS)('$name', (scenario) => {
  const { name, stages, story } = scenario;
  const ofNumber = (number: number) => stages.filter((stage) => stage.number === number);

  for (const stage of stages.filter(({ multi = 1 }) => multi === 1)) {
    const next = ofNumber(stage.number + 1);
    test(`${stage.name}: with its last character defeated ${next.length > 0 ? `${next[0]?.name} begins` : 'the game is won'}`, () => {
      const table = almostDone(scenario, stage, ofNumber(stage.number).length).choose('resolve melee');
      expect(table.outcome).toBeUndefined();
      table.choose('pass');
      if (table.outcome === undefined && table.topic === 'area') table.choose('0');
      if (next.length === 0) {
        expect(table.outcome).toEqual({ winner: 'players', rounds: 1, stage: stage.number });
        expect(table.events('upkeep')).toEqual([]);
      } else {
        expect(table.view.areas.map((area) => area.stage.name)).toEqual(next.map((each) => each.name));
        expect(table.events('upkeep')).toHaveLength(1);
      }
    });

    if (next.length > 0)
      test(`${stage.name}: on advance a player heals 3 damage and may shuffle 10 cards back`, () => {
        const table = almostDone(scenario, stage, ofNumber(stage.number).length, {
          damage: 5,
          discard: DISCARDED,
        });
        table.choose('resolve melee').choose('pass');
        expect(table.player().characters.map(({ damage }) => damage)).toEqual([2]);
        expect(table.topic).toBe('shuffle back');
        expect(() => table.choose(...table.choices)).toThrow();
        table.choose(...DISCARDED.slice(1));
        expect(table.player().discard.map((card) => card.name)).toEqual(DISCARDED.slice(0, 1));
      });

    test(`${stage.name}: with a character left the stage goes on`, () => {
      const table = almostDone(scenario, stage, ofNumber(stage.number).length).choose('pass');
      expect(table.outcome).toBeUndefined();
      expect(table.view.stage).toBe(stage.number);
    });
  }

  test(`${name} has a story, and so has each of its stages, for all to see`, () => {
    const texts = new Set([story]);
    for (const stage of stages) {
      const table = almostDone(scenario, stage, ofNumber(stage.number).length);
      expect(table.view.scenario.story).toBe(story);
      const shown = table.view.areas.map((area) => area.stage.story);
      expect(shown).toContain(stage.story);
      texts.add(stage.story);
    }
    expect(texts.size).toBe(stages.length + 1);
    for (const text of texts) expect(text.length).toBeGreaterThan(80);
  });
});

test('the stages of each scenario are numbered from 1 on, without a gap', () => {
  for (const { stages } of SCENARIOS) {
    const numbers = [...new Set(stages.map(({ number }) => number))];
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  }
});

test('players are eliminated and lose a scenario when their last character falls', () => {
  const table = playersTurn({
    players: [{ characters: [{ card: 'Luke Skywalker', damage: 11 }] }],
    ai: { deck: [], characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 2RD'] },
  }).choose('pass');
  expect(table.outcome).toEqual({ winner: 'AI', rounds: 1, stage: 1 });
});
