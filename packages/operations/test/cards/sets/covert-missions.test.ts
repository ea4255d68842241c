import { expect, test } from 'vitest';
import { kindById } from '../../../src/cards/catalogue.ts';
import { checkDeck } from '../../../src/decks/check.ts';
import { abilityText } from '../../../src/wording/describe.ts';
import { breachesOf, cardsOf, character, ready } from '../../decks/make.ts';
import { greedyReplies } from '../../greedy-turn.ts';
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

const KRELL = { characters: ['Pong Krell'], discard: ['Lightsaber', 'Enrage', 'Heightened Awareness'] };
const KRELL_ROLLS = { next: { rolls: ['Pong Krell: 1R'] } };
const TWO_TROOPERS = { characters: ['Death Trooper', 'Battle Droid'] };

test('12003 Pong Krell may put a hero card of any discard pile under its deck, and then deals 1 damage', () => {
  const mate = { characters: ['Hired Gun'], discard: ['Trust The Force'] };
  const table = quietTurn([KRELL, mate], TWO_TROOPERS, KRELL_ROLLS).choose('activate Pong Krell');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect([table.topic, table.choices]).toEqual(['move a card', ['Heightened Awareness', 'Trust The Force']]);
  table.choose('Trust The Force');
  expect([table.topic, table.choices]).toEqual(['hit', ['Death Trooper', 'Battle Droid']]);
  table.choose('Battle Droid');
  expect(table.character('Battle Droid').damage).toBe(1);
  expect(table.places('Trust The Force')).toEqual(['deck of 1']);
  expect(table.view.players[1]?.deck.at(-1)?.name).toBe('Trust The Force');
  expect(table.events('to deck')).toMatchObject([{ side: 1, where: 'bottom' }]);
});

test('12003 Pong Krell need not, and then deals no damage', () => {
  const table = quietTurn(KRELL, TWO_TROOPERS, KRELL_ROLLS).choose('activate Pong Krell').choose('no');
  expect(table.places('Heightened Awareness')).toEqual(['discard of 0']);
  expect([table.character('Death Trooper').damage, table.character('Battle Droid').damage]).toEqual([0, 0]);
});

test('12003 Pong Krell asks nothing while no hero card is discarded', () => {
  const player = { ...KRELL, discard: ['Lightsaber', 'Enrage'] };
  const table = quietTurn(player, TWO_TROOPERS, KRELL_ROLLS).choose('activate Pong Krell');
  expect(table.topic).toBe('action');
});

test("12003 Pong Krell of the AI puts a card back for the damage, its own before a player's", () => {
  const player = { characters: [{ card: 'Luke Skywalker', health: 9 }], discard: ['Heightened Awareness'] };
  const ai = { characters: ['Pong Krell'], discard: ['Trust The Force'] };
  const table = aiPlays('Advance', ai, player);
  expect(table.reasons('move a card')).toMatchObject([
    { considered: ['Trust The Force', 'Heightened Awareness'], picked: 'Trust The Force', rule: 'OPS-30' },
  ]);
  expect(table.character('Luke Skywalker').damage).toBe(1);
  expect(table.places('Heightened Awareness')).toEqual(['discard of 0']);
  expect(table.places('Trust The Force')).toEqual(['deck of AI']);
});

const SINJIR = {
  characters: ['Sinjir Rath Velus', 'Luke Skywalker'],
  pool: ['Sinjir Rath Velus: 1R', 'Luke Skywalker: 1R'],
  hand: ['Lightsaber', 'Trust The Force'],
  deck: ['Heightened Awareness'],
  resources: 0,
};
const RICH = {
  characters: ['Veteran Stormtrooper', 'Battle Droid'],
  pool: ['Veteran Stormtrooper: 1R', 'Battle Droid: 1RD'],
};
const RESOLVED = () =>
  quietTurn(SINJIR, RICH).choose('resolve resource').choose('Sinjir Rath Velus 1R').choose('done');

test('12090 Sinjir Rath Velus may put a card of the hand under the deck to remove a die of the same symbol', () => {
  const table = RESOLVED();
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect([table.topic, table.choices]).toEqual(['move a card', ['Lightsaber', 'Trust The Force']]);
  table.choose('Trust The Force');
  expect([table.topic, table.choices]).toEqual([
    'remove die',
    ['Luke Skywalker 1R', 'Veteran Stormtrooper 1R'],
  ]);
  table.choose('Veteran Stormtrooper 1R');
  expect([table.hand(), table.pool(), table.pool(0)]).toEqual([
    ['Lightsaber'],
    ['Battle Droid 1RD'],
    ['Luke Skywalker 1R'],
  ]);
  expect(table.player().deck.at(-1)?.name).toBe('Trust The Force');
});

test('12090 Sinjir Rath Velus need not', () => {
  const table = RESOLVED().choose('no');
  expect([table.hand(), table.pool()]).toEqual([
    ['Lightsaber', 'Trust The Force'],
    ['Veteran Stormtrooper 1R', 'Battle Droid 1RD'],
  ]);
});

test('12090 Sinjir Rath Velus asks nothing without a card in hand, such a die, or for the die of another', () => {
  const resolve = (player: object, ai: object, die = 'Sinjir Rath Velus 1R') => {
    const table = quietTurn({ ...SINJIR, ...player }, ai).choose('resolve resource');
    return table.choices.includes(die) ? table.choose(die).choose('done') : table;
  };
  expect(resolve({ hand: [] }, RICH).topic).toBe('action');
  expect(resolve({ pool: ['Sinjir Rath Velus: 1R'] }, { pool: [] }).topic).toBe('action');
  expect(resolve({}, RICH, 'Luke Skywalker 1R').topic).toBe('action');
});

test('12090 Sinjir Rath Velus shows the card under the deck to nobody else', () => {
  const mate = { characters: ['Mace Windu'] };
  const table = quietTurn([SINJIR, mate], RICH).choose('resolve resource').choose('Sinjir Rath Velus 1R');
  table.choose('done').choose('yes').choose('Trust The Force').choose('Veteran Stormtrooper 1R');
  const seen = (seat: number) => table.live.view(seat).players[0]?.deck.at(-1)?.name;
  expect([seen(0), seen(1)]).toEqual(['Trust The Force', undefined]);
  expect(table.events('to deck', 1)).toMatchObject([{ side: 0, card: null, where: 'bottom' }]);
});

const HEROIC = { '01115': 2, '03103': 2, '03106': 2, '05102': 2 };
const KRELLS = (cards: Readonly<Record<string, number>>, id = '12003') =>
  ready('V1', {
    characters: [character(id)],
    cards: cardsOf('V1', { '02015': 0, '01090': 0, '01085': 0, '01084': 0, ...cards }),
  });

test('12003 Pong Krell lets 4 different blue hero cards into the deck', () => {
  expect(breachesOf(KRELLS(HEROIC))).toEqual([]);
  expect(breachesOf(KRELLS(HEROIC, '02010'))).toHaveLength(4);
});

test('12003 Pong Krell lets no fifth one in, and none of another colour', () => {
  expect(checkDeck(KRELLS({ ...HEROIC, '05102': 1, '11067': 1 }))).toEqual([
    {
      rule: 'affiliation',
      path: 'cards.05102',
      says: expect.stringMatching(/is one more than the 4 different blue hero cards that Pong Krell lets/),
    },
  ]);
  expect(breachesOf(KRELLS({ ...HEROIC, '05102': 1, '01105': 1 }))).toContain('affiliation at cards.01105');
});

test('12003 Pong Krell is used by a greedy player, who takes a card of their own back', () => {
  const player = { characters: ['Pong Krell'], discard: ['Heightened Awareness'] };
  const ai = { characters: ['Death Trooper'], discard: ['Trust The Force'], pool: [] };
  expect(greedyReplies(player, ai, 3)).toEqual([
    'action: Activate Pong Krell',
    'may: Yes',
    'move a card: Heightened Awareness',
  ]);
});

test('12090 Sinjir Rath Velus is used by a greedy player against a die that is worth a card', () => {
  const characters = [{ card: 'Sinjir Rath Velus', ready: false }];
  const player = { ...SINJIR, characters, pool: ['Sinjir Rath Velus: 2MD'] };
  const ai = { characters: ['Royal Guard'], pool: ['Royal Guard: 2MD'] };
  expect(greedyReplies(player, ai, 3)).toEqual([
    'action: Resolve melee dice (2)',
    'may: Yes',
    'move a card: Trust The Force',
  ]);
});

test('12133 Monopolize is played by a greedy player as soon as it is cheap enough', () => {
  const first = (resources: number) =>
    greedyReplies({ ...MONOPOLY, resources: 1 }, { ...SHOOTING, resources }, 1)[0];
  expect([first(0), first(1)]).toEqual(['action: Play Monopolize (1)', 'action: Activate Luke Skywalker']);
});
