import { expect, test } from 'vitest';
import { operationsTable, playersTurn, type Setup, type TestTable } from '../kit.ts';

function upkeep(setup: Setup = {}): TestTable {
  return operationsTable({ step: 'upkeep', ...setup });
}

function aiUpkeep(setup: Setup = {}): TestTable {
  return operationsTable({ step: 'AI upkeep', ...setup });
}

test('OPS-37 players ready their cards, return their dice and gain 2 resources', () => {
  const table = upkeep({
    players: [
      {
        characters: [
          { card: 'Luke Skywalker', ready: false, upgrades: [{ card: 'Lightsaber', ready: false }] },
        ],
        supports: [{ card: 'T-47 Airspeeder', ready: false }],
        pool: ['Luke Skywalker: 2MD', 'Lightsaber: Sp'],
        resources: 1,
        hand: [],
      },
    ],
  });
  const luke = table.character('Luke Skywalker');
  expect([luke.ready, luke.upgrades[0]?.ready, table.support('T-47 Airspeeder').ready]).toEqual([
    true,
    true,
    true,
  ]);
  expect(table.pool(0)).toEqual([]);
  expect(table.player().resources).toBe(3);
});

test('OPS-37 the players do their upkeep before the AI does', () => {
  const table = upkeep({
    players: [{ hand: ['Parry'] }],
    ai: { resources: 0, pool: ['Veteran Stormtrooper: 2RD'] },
  });
  expect(table.topic).toBe('upkeep discard');
  expect([table.player().resources, table.ai.resources]).toEqual([4, 0]);
  expect(table.pool()).toEqual(['Veteran Stormtrooper 2RD']);
  table.choose();
  expect([table.ai.resources, table.pool()]).toEqual([1, []]);
});

test('OPS-37 all players decide at once what they discard', () => {
  const table = upkeep({
    players: [{ hand: ['Parry'] }, { hand: ['Natural Talent', 'Natural Talent'] }, { hand: [] }],
  });
  expect([0, 1, 2].map((seat) => table.live.pending(seat).kind)).toEqual(['ask', 'ask', 'wait']);
  table.choose('Parry');
  expect(table.live.pending(0)).toMatchObject({ kind: 'wait', for: [1] });
  expect(table.live.view(1).players[0]?.discard).toEqual([]);
  table.choose('Natural Talent', 'Natural Talent');
  expect(table.places('Parry')).toEqual(['discard of 0']);
  expect(table.places('Natural Talent')).toEqual(['discard of 1', 'discard of 1']);
});

test('OPS-37 players discard any number of cards, then draw up to five', () => {
  const table = upkeep({
    players: [{ hand: ['Parry', 'Evade', 'Take Cover'], deck: { Lightsaber: 9 } }],
  });
  table.choose('Parry', 'Evade');
  expect(table.hand()).toEqual(['Take Cover', 'Lightsaber', 'Lightsaber', 'Lightsaber', 'Lightsaber']);
});

test('OPS-37 nothing need be discarded, and a hand of five or more draws none', () => {
  const hand = ['Parry', 'Parry', 'Evade', 'Evade', 'Take Cover', 'Take Cover'];
  const table = upkeep({ players: [{ hand }] }).choose();
  expect(table.hand()).toEqual(hand);
});

test('OPS-37 with fewer cards in the deck a player draws what there is', () => {
  const table = upkeep({ players: [{ hand: [], deck: ['Parry', 'Parry'] }] });
  expect(table.hand()).toEqual(['Parry', 'Parry']);
  expect(table.player().eliminated).toBe('no');
});

test('OPS-38 the AI gains 1 resource per player', () => {
  const table = aiUpkeep({ players: [{}, {}, {}], ai: { resources: 1 } });
  expect(table.ai.resources).toBe(4);
  expect(table.rulesOf('gain')).toEqual(['OPS-38']);
});

test('OPS-38 the AI does not gain the 2 resources of a player', () => {
  expect(aiUpkeep({ ai: { resources: 0 } }).ai.resources).toBe(1);
});

test('OPS-39 the AI returns its dice and readies its characters and supports', () => {
  const table = aiUpkeep({
    scenario: 'OBJ-SCA',
    stage: 2,
    ai: {
      characters: [{ card: 'Death Trooper', ready: false }],
      supports: [{ card: 'E-Web Emplacement', ready: false }],
      pool: ['Death Trooper: 2RD', 'E-Web Emplacement: 1RD'],
    },
  });
  expect(table.pool()).toEqual([]);
  expect([table.character('Death Trooper').ready, table.support('E-Web Emplacement').ready]).toEqual([
    true,
    true,
  ]);
});

test("OPS-40 the AI's discard pile is shuffled into its deck", () => {
  const table = aiUpkeep({ ai: { deck: ['Advance', 'Regroup'], discard: ['Open Fire', 'Brace'] } });
  expect(table.ai.discard).toEqual([]);
  expect(table.ai.deck).toEqual([null, null, null, null]);
  expect(table.rulesOf('shuffle')).toEqual(['OPS-40']);
});

test('OPS-40 face-up cards of the AI deck are turned down again', () => {
  const table = aiUpkeep({ ai: { top: ['Advance', 'Open Fire'], deck: ['Regroup'], discard: [] } });
  expect(table.ai.deck).toEqual([null, null, null]);
});

test('OPS-40 what the AI has in play is not shuffled in', () => {
  const table = aiUpkeep({
    ai: {
      characters: [{ card: 'Death Trooper', upgrades: ['E-11 Blaster'] }],
      deck: [],
      discard: ['Advance'],
    },
  });
  expect(table.places('E-11 Blaster')).toEqual(['upgrades on Death Trooper']);
  expect(table.ai.deck).toHaveLength(1);
});

test('OPS-41 the next action phase begins with the one who claimed', () => {
  const table = playersTurn({ players: [{}, {}, {}], ai: { deck: [], pool: [] } });
  table.choose('pass').choose('claim').choose('no').choose('pass').choose('pass');
  expect(table.events('round')).toEqual([{ round: 2, first: 1 }]);
  expect([table.asked, table.topic]).toEqual([1, 'action']);
});

test('OPS-41 without a claim the first player stays the first player', () => {
  const table = aiUpkeep({ players: [{}, {}], first: 1, opener: 1 });
  expect([table.asked, table.topic]).toEqual([1, 'action']);
  expect(table.events('round')).toEqual([{ round: 2, first: 1 }]);
});

test('OPS-41 one claim a round for the whole team, and a new one in the next', () => {
  const table = playersTurn({ players: [{}, {}], ai: { deck: ['Regroup'], pool: [] } });
  table.choose('claim').choose('no');
  expect(table.asked).toBe(1);
  expect(table.choices).not.toContain('claim');
  const next = aiUpkeep({ players: [{}, {}], claimed: 0 });
  expect(next.choices).toContain('claim');
});

test('OPS-41 a first player who is eliminated passes the battlefield clockwise', () => {
  const table = operationsTable({
    players: [{ characters: [{ card: 'Padawan', health: 1 }], hand: [] }, { hand: [] }, { hand: [] }],
    turn: 'AI',
    ai: { deck: [], characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 2RD'] },
  });
  expect(table.events('battlefield')).toEqual([{ to: 1 }]);
  expect(table.rulesOf('battlefield')).toEqual(['OPS-41']);
  expect(table.asked).toBe(1);
});

test('OPS-41 clockwise: from the second of three players to the third, not back to the first', () => {
  const table = operationsTable({
    players: [{ hand: [] }, { characters: [{ card: 'Padawan', health: 1 }], hand: [] }, { hand: [] }],
    first: 1,
    turn: 'AI',
    ai: { deck: [], characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 2RD'] },
  });
  expect(table.events('battlefield')).toEqual([{ to: 2 }]);
});

test('a power action can be used again in the next round', () => {
  const table = aiUpkeep({
    players: [{ characters: [{ card: 'Fenn Rau', used: true }], hand: ['Take Cover', 'Field Medic'] }],
  });
  expect(table.choicesTo('use')).toEqual(['Fenn Rau']);
});

test('an upgrade can be replaced for the difference again in the next round', () => {
  const table = aiUpkeep({
    players: [
      {
        characters: [{ card: 'Padawan', upgrades: ['Vibrosword'] }],
        hand: ['Lightsaber'],
        resources: 0,
        replaced: true,
      },
    ],
  });
  expect(table.choicesTo('play')).toEqual(['Lightsaber']);
});

test('OPS-41 in the new round turns go clockwise from the new first player', () => {
  const table = aiUpkeep({ players: [{}, {}, {}], first: 1, opener: 0 });
  const asked = [table.asked];
  for (const _ of [1, 2]) asked.push(table.choose('pass').asked);
  expect(asked).toEqual([1, 2, 0]);
});
