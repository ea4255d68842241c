import {
  type Chance,
  cardKey,
  cutEvent,
  dieKey,
  effectKey,
  type Json,
  kindKey,
  NOBODY,
  type TableEvent,
  turnKey,
  wordKey,
} from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { dieNo, lentDie } from '../src/rules/dice.ts';
import type { Happening } from '../src/rules/happening.ts';
import { scenarioByCode } from '../src/scenarios/catalogue.ts';
import { readTable } from '../src/table-file/read.ts';
import { nameOf, say, sayTo, topicName } from '../src/wording/say.ts';
import { chanceWording } from '../src/wording/wording.ts';
import { card } from './first-turn.ts';
import { operationsTable } from './kit.ts';
import { randomGames } from './random-game.ts';

const AI = 4;
const [luke, saber, trooper, krennic] = [
  card('01035', 0),
  card('01059', 0),
  card('02001'),
  card('02003'),
] as const;
/** 2 melee, 3 melee, 1 focus, 1 shield, 1 resource, blank */
const lukesDie = dieNo(luke, 0);
/** 3 melee for 1, +2 melee, 1 shield, 1 resource, special, blank */
const sabersDie = dieNo(saber, 0);
/** 1 ranged, 1 ranged, 2 ranged, +2 ranged, 1 disrupt, blank */
const troopersDie = dieNo(trooper, 0);

function told({ kind, ...data }: Happening, rule?: string): TableEvent {
  return { kind, data: data as Json, ...(rule === undefined ? {} : { rule }) };
}

type Example<K extends Happening['kind']> = readonly [Omit<Extract<Happening, { kind: K }>, 'kind'>, string];

/** The lines of each kind: a new kind does not compile without an example. */
const LINES: { readonly [K in Happening['kind']]: readonly Example<K>[] } = {
  stage: [
    [
      { scenario: 'OBJ-SCA', stage: 0, area: 0, perPlayer: 2 },
      `${story('OBJ-SCA')} Stage 1, Landing on the Beach, begins for 2 players. ${story('OBJ-SCA', 0)}`,
    ],
    [
      { scenario: 'OBJ-DS2', stage: 2, area: 1, perPlayer: 1 },
      `Stage 2, M-2, The Reactor Run, begins for 1 player. ${story('OBJ-DS2', 2)}`,
    ],
  ],
  enters: [[{ side: AI, card: trooper }, 'Death Trooper A comes into play for the AI.']],
  stays: [[{ side: AI, card: card('01010') }, 'Darth Vader stays in play.']],
  round: [[{ round: 3, first: 1 }, 'Round 3: Player 2 has the first turn.']],
  turn: [
    [{ side: 0, again: false }, "Player 1's turn."],
    [{ side: AI, again: false }, "The AI's turn."],
    [{ side: AI, again: true }, "The AI's additional turn."],
  ],
  'end of phase': [[{}, 'The action phase ends.']],
  upkeep: [[{}, 'Upkeep.']],
  pass: [
    [{ side: 0 }, 'Player 1 passes.'],
    [{ side: AI }, 'The AI passes.'],
  ],
  'ends additional': [[{ side: 0 }, 'Player 1 takes no further action.']],
  claim: [[{ seat: 1 }, 'Player 2 claims the battlefield.']],
  battlefield: [[{ to: 2 }, 'The battlefield goes to Player 3.']],
  flip: [[{ to: 'B' }, 'The battlefield is flipped to side B.']],
  joins: [[{ seat: 0, area: 1 }, 'Player 1 goes to M-2.']],
  cleared: [[{ area: 0 }, 'M-1 is cleared.']],
  mulligan: [[{ seat: 0, cards: 1 }, 'Player 1 exchanges 1 card of the first hand.']],
  'AI draws': [[{ side: AI, card: card('BB-01') }, 'The AI draws Advance.']],
  'AI plays': [
    [{ side: AI, card: card('BB-01'), paid: 0 }, 'The AI plays Advance.'],
    [{ side: AI, card: card('05063'), paid: 2 }, 'The AI plays E-11 Blaster A for 2.'],
  ],
  'AI cannot pay': [
    [{ side: AI, card: card('BB-12'), cost: 3 }, 'The AI cannot pay 3 for Overwhelm and discards it.'],
  ],
  'AI cannot play': [
    [{ side: AI, card: card('08131') }, 'The AI cannot play Dorsal Turret and discards it.'],
  ],
  'AI finds nothing': [[{ side: AI, card: card('BB-08') }, 'Take Aim finds nothing to do.']],
  chooses: [[{ side: AI, what: 'remove 2 of their dice' }, 'The AI chooses to remove 2 of their dice.']],
  'turns against': [[{ side: AI, seat: 1 }, 'The AI turns against Player 2.']],
  'top left': [
    [
      { side: AI, card: card('BB-03'), sign: 'indirect', value: 1, changes: true },
      'Corner of Suppressing Fire: 1 indirect damage to each player.',
    ],
    [
      { side: AI, card: card('BB-05'), sign: 'shield', value: 2, changes: true },
      'Corner of Brace: an AI character gains 2 shields.',
    ],
    [
      { side: AI, card: card('BB-06'), sign: 'disrupt', value: 1, changes: true },
      'Corner of Jam Signals: each player loses 1 resource.',
    ],
    [
      { side: AI, card: card('BB-07'), sign: 'discard', value: 1, changes: true },
      'Corner of Cut Them Off: each player discards 1 card at random.',
    ],
    [
      { side: AI, card: card('EMP-2'), sign: 'focus', value: 2, changes: true },
      'Corner of As Foreseen: the AI turns up to 2 of its dice.',
    ],
    [
      { side: AI, card: card('BB-05'), sign: 'shield', value: 2, changes: false },
      'The corner of Brace finds nothing to do.',
    ],
  ],
  play: [
    [{ side: 0, card: saber, cost: 3, on: luke }, 'Player 1 plays Lightsaber A on Luke Skywalker for 3.'],
    [{ side: 1, card: card('01157', 1), cost: 0, on: null }, 'Player 2 plays Take Cover.'],
  ],
  use: [[{ side: 0, card: card('01028', 0) }, 'Player 1 uses the action of Leia Organa.']],
  ability: [[{ side: 0, card: luke }, 'The ability of Luke Skywalker sets in.']],
  activate: [[{ side: AI, card: trooper }, 'The AI activates Death Trooper A.']],
  roll: [
    [{ side: 0, die: lukesDie, to: 1 }, 'Luke Skywalker rolls 3 melee.'],
    [{ side: 0, die: lukesDie, to: 5 }, 'Luke Skywalker rolls a blank.'],
    [{ side: 0, die: sabersDie, to: 0 }, 'Lightsaber A rolls 3 melee (costs 1).'],
    [{ side: 0, die: sabersDie, to: 1 }, 'Lightsaber A rolls +2 melee.'],
    [{ side: 0, die: sabersDie, to: 4 }, 'Lightsaber A rolls a special.'],
  ],
  reroll: [[{ side: 0, die: lukesDie, to: 3 }, 'Luke Skywalker is rerolled to 1 shield.']],
  'turn die': [[{ side: 0, die: lukesDie, to: 1 }, 'The die of Luke Skywalker is turned to 3 melee.']],
  'remove die': [
    [
      { side: 0, die: lukesDie, shown: 0 },
      "The die of Luke Skywalker (2 melee) is removed from Player 1's pool.",
    ],
  ],
  resolve: [
    [{ side: 0, dice: [[lukesDie, 0]], value: 2 }, 'Player 1 resolves 2 melee of Luke Skywalker.'],
    [
      { side: 0, dice: [[lukesDie, 0]], value: 2, as: 'shield' },
      'Player 1 resolves 2 melee of Luke Skywalker as 2 shields.',
    ],
    [
      {
        side: 0,
        dice: [
          [lukesDie, 1],
          [sabersDie, 1],
        ],
        value: 5,
      },
      'Player 1 resolves 3 melee of Luke Skywalker and +2 melee of Lightsaber A for 5 melee damage.',
    ],
    [
      { side: AI, dice: [[troopersDie, 2]], value: 3 },
      'The AI resolves 2 ranged of Death Trooper A for 3 ranged damage.',
    ],
    [{ side: 0, dice: [[sabersDie, 4]], value: 0 }, 'Player 1 resolves a special of Lightsaber A.'],
  ],
  d6: [[{ value: 4 }, 'A die is rolled: 4.']],
  guardian: [
    [
      { card: card('02012'), die: lukesDie, value: 3 },
      'Royal Guard A, a guardian, takes 3 damage from the die of Luke Skywalker.',
    ],
  ],
  damage: [
    [{ card: trooper, damage: 3, blocked: 0, left: 8 }, 'Death Trooper A takes 3 damage: 8 health left.'],
    [
      { card: trooper, damage: 2, blocked: 1, left: 9 },
      'Death Trooper A takes 2 damage (1 more blocked): 9 health left.',
    ],
    [{ card: trooper, damage: 0, blocked: 2, left: 11 }, 'Shields of Death Trooper A block 2 damage.'],
    [{ card: trooper, damage: 4, blocked: 0, left: 0 }, 'Death Trooper A takes 4 damage.'],
  ],
  prevented: [[{ card: card('11003'), damage: 1 }, '1 damage to Maul is prevented.']],
  defeated: [[{ card: trooper }, 'Death Trooper A is defeated.']],
  eliminated: [
    [{ seat: 0, by: 'damage' }, 'Player 1 is eliminated: no characters left.'],
    [{ seat: 1, by: 'cards' }, 'Player 2 is eliminated: no cards left.'],
  ],
  shields: [[{ card: luke, shields: 2, now: 3 }, 'Luke Skywalker gains 2 shields (3 now).']],
  'loses shields': [[{ card: luke, shields: 1, now: 0 }, 'Luke Skywalker loses 1 shield (0 now).']],
  heal: [[{ card: luke, damage: 2 }, 'Luke Skywalker heals 2 damage.']],
  'moves damage': [
    [{ card: luke, to: saber, damage: 2 }, '2 damage moves from Luke Skywalker to Lightsaber A.'],
  ],
  gain: [[{ side: 0, resources: 2, now: 3 }, 'Player 1 gains 2 resources (3 now).']],
  spend: [[{ side: AI, resources: 1, now: 0 }, 'The AI spends 1 resource (0 now).']],
  lose: [[{ side: 0, resources: 1, now: 1 }, 'Player 1 loses 1 resource (1 now).']],
  draw: [
    [{ seat: 0, cards: 5 }, 'Player 1 draws 5 cards.'],
    [{ seat: 0, cards: [saber, luke] }, 'Player 1 draws Lightsaber and Luke Skywalker.'],
  ],
  discard: [
    [{ side: 0, cards: [saber] }, 'Player 1 discards Lightsaber.'],
    [{ side: AI, cards: [card('BB-01')] }, 'The AI discards Advance.'],
  ],
  'from deck': [
    [{ side: 0, cards: [saber] }, 'Player 1 discards Lightsaber from the top of their deck.'],
    [{ side: AI, cards: [card('BB-01')] }, 'The AI discards Advance from the top of its deck.'],
  ],
  'leaves play': [[{ card: saber }, 'Lightsaber A leaves play.']],
  moves: [[{ card: saber, to: luke }, 'Lightsaber A goes on Luke Skywalker.']],
  'to deck': [
    [{ side: 0, card: saber, where: 'bottom' }, "Lightsaber A goes to the bottom of Player 1's deck."],
    [{ side: 0, card: null, where: 'bottom' }, "A card goes to the bottom of Player 1's deck."],
    [{ side: AI, card: saber, where: 'top' }, "Lightsaber A goes to the top of the AI's deck."],
  ],
  'to hand': [[{ side: 0, card: saber }, 'Player 1 takes Lightsaber A into their hand.']],
  shuffle: [
    [{ side: 0, cards: 3 }, 'Player 1 shuffles 3 cards into their deck.'],
    [{ side: AI, cards: 0 }, 'The AI shuffles its deck.'],
  ],
  detect: [[{ side: AI, card: card('BB-01') }, "Advance is turned face up in the AI's deck."]],
  'looks at': [
    [{ side: 0, card: null }, 'Player 1 looks at a card.'],
    [{ side: 0, card: card('BB-01') }, 'Player 1 looks at Advance.'],
  ],
  ready: [[{ card: trooper }, 'Death Trooper A is readied.']],
  exhaust: [[{ card: trooper }, 'Death Trooper A is exhausted.']],
  additional: [
    [{ side: 0, actions: 2 }, 'Player 1 may take 2 additional actions.'],
    [{ side: AI, actions: 1 }, 'The AI takes 1 additional action.'],
  ],
  counter: [[{ area: 0, now: 3 }, 'A counter is placed on the stage (3 now).']],
  'lends die': [
    [{ side: AI, die: lentDie(krennic), to: 2 }, 'The AI rolls a lent die of Death Trooper: 2 ranged.'],
  ],
  won: [[{}, 'The players win the game.']],
  lost: [[{}, 'The AI wins the game.']],
};

describe('the log', () => {
  const examples = Object.entries<readonly (readonly [object, string])[]>(LINES).flatMap(([kind, lines]) =>
    lines.map(([data, line]) => [line, told({ kind, ...data } as Happening)] as const),
  );
  test.each(examples)('%s', (line, event) => {
    expect(say(event)).toBe(line);
  });

  test('is silent about events that are not of this game', () => {
    expect(say({ kind: 'correction', data: {} })).toBeUndefined();
  });

  test('names the cards only to the seat that may know them', () => {
    const event: TableEvent = {
      ...told({ kind: 'draw', seat: 1, cards: 2 }),
      secret: { to: [1], data: { seat: 1, cards: [saber, luke] } },
    };
    expect([0, 1].map((seat) => say(cutEvent(event, seat)))).toEqual([
      'Player 2 draws 2 cards.',
      'Player 2 draws Lightsaber and Luke Skywalker.',
    ]);
  });
});

describe('where there are several play areas', () => {
  const areas = (turn: 'M-1' | 'M-2') => ({
    scenario: 'OBJ-DS2',
    stage: 2,
    turn,
    players: [
      { area: 1, hand: [] },
      { area: 2, hand: [] },
    ],
    areas: [
      { deck: [], top: ['Brace', 'Volley'] },
      { deck: [], top: ['Brace', 'Volley'] },
    ],
  });

  test.each(['M-1', 'M-2'] as const)('OPS-50 what an AI does is told of the AI of its stage: %s', (turn) => {
    const lines = operationsTable(areas(turn)).live.log(0);
    expect(lines.slice(0, 2)).toEqual([`The AI of ${turn}'s turn.`, `The AI of ${turn} draws Brace.`]);
    expect(lines.filter((line) => /the AI(?! of M-)/i.test(line))).toEqual([]);
  });

  test('OPS-50 a counter lies on a stage that is named', () => {
    const event = { kind: 'counter', data: { area: 0, now: 2, several: true } };
    expect(say(event)).toBe('A counter is placed on the stage M-1 (2 now).');
  });

  test('OPS-50 with one area the AI is just the AI', () => {
    const lines = operationsTable({ ai: { deck: [], top: ['Brace', 'Volley'] } }).live.log(0);
    expect(lines.slice(0, 2)).toEqual(["The AI's turn.", 'The AI draws Brace.']);
  });

  test.each([
    ['M-1', 'AI deck', 'Which card did the AI of M-1 draw?'],
    ['M-2', 'AI hand', "Which card of the AI of M-2's hand came up?"],
  ] as const)('OPS-50 on the turn of %s, what comes up (%s) is that of its AI', (turn, what, prompt) => {
    const read = readTable(areas(turn));
    if ('faults' in read) throw new Error('The table cannot be read.');
    const chance: Chance = { kind: 'chance', what, size: 1, keyOf: () => kindKey('BB-01') };
    expect(chanceWording(read.state, chance).prompt).toBe(prompt);
  });
});

describe('the name of a candidate', () => {
  test.each([
    [cardKey(trooper), 'Death Trooper A'],
    [dieKey(sabersDie), 'Lightsaber A'],
    [dieKey(lentDie(krennic)), 'Death Trooper'],
    [turnKey(lukesDie, 1), 'Luke Skywalker to 3 melee'],
    [turnKey(lukesDie, 5), 'Luke Skywalker to a blank'],
    [effectKey('shield'), 'shield'],
    [wordKey('melee'), 'melee'],
    [NOBODY, 'nobody'],
  ])('%s is called %s', (key, name) => {
    expect(nameOf(key)).toBe(name);
  });
});

test.each([
  ['target', 'target'],
  ['shields', 'who gains shields'],
  ['activation', 'card to activate'],
])('the choice "%s" of the AI is called "%s"', (topic, name) => {
  expect(topicName(topic)).toBe(name);
});

test('in 60 random games every event has its line, and every reason its names', () => {
  const kinds = new Set<string>();
  const topics = new Set<string>();
  const faults = new Set<string>();
  const isFaulty = (line: string) => /undefined|NaN|\[object|null/.test(line);
  randomGames(60, {
    tell(event, { players }) {
      kinds.add(event.kind);
      for (const { no } of players) {
        const line = say(cutEvent(event, no));
        if (line === undefined || !/^["A-Z0-9].*\.$/.test(line) || / {2}/.test(line) || isFaulty(line))
          faults.add(`${event.kind}: ${line}`);
      }
      for (const reason of event.reasons ?? []) {
        topics.add(reason.topic);
        const names = [topicName(reason.topic), ...reason.candidates.map((key) => nameOf(key))];
        for (const name of names) if (name === '' || isFaulty(name)) faults.add(name);
      }
    },
  });
  expect([...faults]).toEqual([]);
  expect(Object.keys(LINES)).toEqual(expect.arrayContaining([...kinds]));
  expect(kinds.size).toBeGreaterThan(40);
  expect(topics.size).toBeGreaterThan(12);
});

function story(code: string, stage?: number): string | undefined {
  const scenario = scenarioByCode(code);
  return stage === undefined ? scenario?.story : scenario?.stages[stage]?.story;
}

describe('a log of their own calls players by their names, and one of them "you"', () => {
  const several = { names: ['Ana', 'Ben'] };
  const alone = { names: ['Ana'], you: 0 };

  test.each<[Happening, string, string]>([
    [{ kind: 'pass', side: 0 }, 'Ana passes.', 'You pass.'],
    [{ kind: 'claim', seat: 0 }, 'Ana claims the battlefield.', 'You claim the battlefield.'],
    [
      { kind: 'round', round: 2, first: 0 },
      'Round 2: Ana has the first turn.',
      'Round 2: you have the first turn.',
    ],
    [{ kind: 'turn', side: 0, again: false }, "Ana's turn.", 'Your turn.'],
    [
      { kind: 'eliminated', seat: 0, by: 'cards' },
      'Ana is eliminated: no cards left.',
      'You are eliminated: no cards left.',
    ],
    [
      { kind: 'to hand', side: 0, card: luke },
      'Ana takes Luke Skywalker into their hand.',
      'You take Luke Skywalker into your hand.',
    ],
    [{ kind: 'shuffle', side: 0, cards: 0 }, 'Ana shuffles their deck.', 'You shuffle your deck.'],
    [
      { kind: 'AI draws', side: AI, card: trooper },
      'The AI draws Death Trooper.',
      'The AI draws Death Trooper.',
    ],
  ])('%o', (happening, named, you) => {
    expect(sayTo(told(happening), several)).toBe(named);
    expect(sayTo(told(happening), alone)).toBe(you);
  });
});
