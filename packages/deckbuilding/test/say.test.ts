import {
  actKey,
  cardKey,
  cardsKey,
  cutEvent,
  effectKey,
  type Json,
  type TableEvent,
  wordKey,
} from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { copiesOf } from '../src/cards/catalogue.ts';
import type { Happening } from '../src/rules/happening.ts';
import { EMPIRE, REBEL } from '../src/state.ts';
import { nameOf, say, topicName } from '../src/wording/say.ts';
import { randomGames } from './random-game.ts';

function card(id: string, copy = 0): number {
  const found = copiesOf(id)[copy];
  if (found === undefined) throw new Error(`There is no copy ${copy} of "${id}".`);
  return found;
}

const [vader, atSt, xWing, lobot] = [card('darth-vader'), card('at-st'), card('x-wing'), card('lobot')];

function told({ kind, ...data }: Happening, rule?: string): TableEvent {
  return { kind, data: data as Json, ...(rule === undefined ? {} : { rule }) };
}

/** What is told, its line, and the rule where the line depends on it. */
type Example<K extends Happening['kind']> = readonly [
  Omit<Extract<Happening, { kind: K }>, 'kind'>,
  string,
  string?,
];

/** The lines of each kind: a new kind does not compile without an example. */
const LINES: { readonly [K in Happening['kind']]: readonly Example<K>[] } = {
  turn: [[{ seat: EMPIRE, turn: 3 }, 'Turn 3: the Empire.']],
  phase: [
    [{ seat: EMPIRE, step: 'bot set-up' }, "The Empire's set-up phase."],
    [{ seat: REBEL, step: 'bot deployment' }, "The Rebels' deployment phase."],
    [{ seat: REBEL, step: 'bot purchase' }, "The Rebels' purchase phase."],
    [{ seat: EMPIRE, step: 'bot sabotage' }, "The Empire's bounty hunt phase."],
    [{ seat: REBEL, step: 'bot sabotage' }, "The Rebels' sabotage phase."],
    [{ seat: EMPIRE, step: 'bot attack' }, "The Empire's attack phase."],
    [{ seat: EMPIRE, step: 'bot force' }, "The Empire's Force phase."],
    [{ seat: EMPIRE, step: 'bot clean up' }, "The Empire's clean-up phase."],
  ],
  base: [
    [{ seat: EMPIRE, card: card('endor') }, 'The Empire reveals Endor as its base.'],
    [{ seat: REBEL, card: card('hoth') }, 'The Rebels reveal Hoth as their base.'],
  ],
  play: [
    [
      { seat: EMPIRE, card: vader, gives: { attack: 6, force: 2 } },
      'The Empire plays Darth Vader (6 attack and 2 Force).',
    ],
    [{ seat: REBEL, card: lobot, gives: {} }, 'The Rebels play Lobot.'],
  ],
  use: [[{ seat: EMPIRE, card: atSt }, 'The Empire uses the ability of AT-ST.']],
  'not used': [
    [{ seat: REBEL, card: xWing, why: 'no use' }, 'The Rebels have no use for the ability of X-Wing now.'],
    [{ seat: EMPIRE, card: atSt, why: 'cannot' }, 'The Empire cannot use the ability of AT-ST now.'],
    [
      { seat: EMPIRE, card: atSt, why: 'gives up nothing' },
      'The Empire gives up no card for the ability of AT-ST.',
    ],
  ],
  keep: [[{ seat: EMPIRE, card: atSt }, 'The Empire keeps AT-ST rather than exile it.']],
  look: [
    [
      { seat: EMPIRE, cards: [atSt, vader] },
      'The Empire looks at the cards that it has drawn: AT-ST and Darth Vader.',
    ],
    [{ seat: REBEL, cards: [xWing] }, 'The Rebels look at the cards that they have drawn: X-Wing.'],
  ],
  gain: [
    [{ seat: EMPIRE, card: lobot, gives: { attack: 2 } }, 'Lobot gives the Empire 2 attack.'],
    [
      { seat: REBEL, card: null, gives: { resources: 1 } },
      'The Rebels gain 1 resource from the Force.',
      'DBG-15',
    ],
    [
      { seat: EMPIRE, card: null, gives: { resources: 2 } },
      'The Empire gains 2 resources for its lost bases.',
      'DBG-16',
    ],
  ],
  force: [
    [{ seat: EMPIRE, by: 2, to: -2 }, 'The Force moves 2 toward the Empire and is with the Empire (2 of 3).'],
    [{ seat: EMPIRE, by: 1, to: 0 }, 'The Force moves 1 toward the Empire and is with nobody.'],
    [{ seat: REBEL, by: 1, to: 3 }, 'The Force moves 1 toward the Rebels and is fully with the Rebels.'],
  ],
  spend: [[{ seat: EMPIRE, resources: 4 }, 'The Empire spends 4 resources.']],
  buy: [
    [{ seat: EMPIRE, card: atSt, cost: 4, to: 'discard' }, 'The Empire buys AT-ST for 4.'],
    [{ seat: REBEL, card: lobot, cost: 3, to: 'hand' }, 'The Rebels buy Lobot for 3, into their hand.'],
    [{ seat: REBEL, card: xWing, cost: 0, to: 'deck' }, 'The Rebels buy X-Wing at no cost, onto their deck.'],
  ],
  'scavenger buys nothing': [
    [
      { seat: REBEL, card: null, hero: 'luke-skywalker' },
      'The scavenger of the Rebels finds nothing to buy.',
    ],
    [
      { seat: EMPIRE, card: atSt, hero: 'darth-vader' },
      'The scavenger of the Empire buys nothing: AT-ST would prevent buying Darth Vader.',
    ],
  ],
  'buys nothing': [
    [{ seat: EMPIRE, lost: 0 }, 'The Empire buys nothing.'],
    [{ seat: REBEL, lost: 1 }, 'The Rebels buy nothing and lose 1 resource.'],
    [{ seat: EMPIRE, lost: 2 }, 'The Empire buys nothing and loses 2 resources.'],
  ],
  lend: [
    [
      { seat: EMPIRE, card: vader },
      'The Empire borrows Darth Vader from the galaxy row until the turn ends.',
    ],
  ],
  fetch: [[{ seat: EMPIRE, card: atSt }, 'The Empire picks up AT-ST.']],
  refill: [[{ slot: 2, card: lobot }, 'Lobot comes into the galaxy row, slot 3.']],
  'row discard': [[{ card: lobot }, 'Lobot is discarded from the galaxy row.']],
  'galaxy discard': [[{ card: lobot }, 'Lobot is discarded from the galaxy deck.']],
  'row anew': [
    [{ faction: 'empire' }, 'The galaxy row has no Empire card and is dealt anew.'],
    [{ faction: 'rebel' }, 'The galaxy row has no Rebel card and is dealt anew.'],
  ],
  'turn up': [
    [{ card: atSt, kept: true }, 'AT-ST is turned up on the galaxy deck and stays there.'],
    [{ card: xWing, kept: false }, 'X-Wing is turned up on the galaxy deck and discarded.'],
  ],
  peek: [
    [{ seat: EMPIRE, cards: 1 }, 'The Empire looks at the top card of the galaxy deck.'],
    [{ seat: EMPIRE, cards: 2 }, 'The Empire looks at the top 2 cards of the galaxy deck.'],
    [
      { seat: REBEL, cards: [atSt, xWing] },
      'The Rebels look at the top 2 cards of the galaxy deck: AT-ST and X-Wing.',
    ],
  ],
  trade: [
    [
      { seat: EMPIRE, card: atSt, for: xWing },
      'The Empire puts AT-ST into the galaxy row in the place of X-Wing.',
    ],
  ],
  'look at hand': [
    [{ seat: REBEL, cards: 5 }, "The Rebels look at the Empire's hand."],
    [
      { seat: REBEL, cards: [atSt, vader, lobot] },
      "The Rebels look at the Empire's hand: AT-ST, Darth Vader and Lobot.",
    ],
    [
      { seat: REBEL, cards: [atSt] },
      "The Rebels look at the top card of the Empire's deck: AT-ST.",
      'DBG-07',
    ],
  ],
  'show top': [[{ seat: EMPIRE, card: atSt }, "The top card of the Empire's deck is AT-ST."]],
  'put back': [
    [{ seat: EMPIRE, card: null, to: 'top' }, "A card goes on top of the Empire's deck."],
    [{ seat: EMPIRE, card: atSt, to: 'bottom' }, "AT-ST goes to the bottom of the Empire's deck."],
  ],
  hunt: [
    [{ seat: EMPIRE, card: xWing, attack: 5 }, 'The Empire hunts X-Wing with 5 attack and defeats it.'],
    [{ seat: REBEL, card: atSt, attack: 4 }, 'The Rebels sabotage AT-ST with 4 attack and defeat it.'],
  ],
  'hunts nothing': [
    [{ seat: EMPIRE, attack: 0 }, 'The Empire hunts nothing.'],
    [{ seat: REBEL, attack: 2 }, 'The Rebels sabotage nothing: 2 attack defeats no card of the galaxy row.'],
  ],
  attack: [
    [{ seat: EMPIRE, attack: 7 }, 'The Empire attacks the Rebels with 7.'],
    [{ seat: EMPIRE, attack: 0 }, 'The Empire does not attack.'],
    [{ seat: REBEL, attack: 0 }, 'The Rebels do not attack.'],
  ],
  damage: [
    [{ seat: EMPIRE, card: card('lothal'), damage: 7, left: 1 }, 'Lothal takes 7 damage: 1 hit point left.'],
    [{ seat: EMPIRE, card: card('lothal'), damage: 8, left: 0 }, 'Lothal takes 8 damage.'],
  ],
  prevented: [[{ seat: REBEL, card: card('hoth'), damage: 2 }, 'Hoth prevents 2 damage.']],
  'ship destroyed': [
    [{ seat: REBEL, card: card('blockade-runner') }, 'Blockade Runner of the Rebels is destroyed.'],
  ],
  'base destroyed': [
    [
      { seat: EMPIRE, card: card('lothal'), bases: 1, of: 3 },
      'Lothal is destroyed: the Empire has lost 1 of 3 bases.',
    ],
    [
      { seat: REBEL, card: card('hoth'), bases: 2, of: 4 },
      'Hoth is destroyed: the Rebels have lost 2 of 4 bases.',
    ],
  ],
  repair: [[{ seat: EMPIRE, card: card('endor'), damage: 4 }, 'Endor is repaired by 4.']],
  draw: [
    [{ seat: REBEL, cards: 5 }, 'The Rebels draw 5 cards.'],
    [{ seat: EMPIRE, cards: 1 }, 'The Empire draws 1 card.'],
    [{ seat: REBEL, cards: [xWing, lobot] }, 'The Rebels draw X-Wing and Lobot.'],
  ],
  discard: [
    [{ seat: EMPIRE, card: atSt, from: 'hand' }, 'The Empire discards AT-ST from its hand.'],
    [{ seat: REBEL, card: xWing, from: 'deck' }, 'The Rebels discard X-Wing from their deck.'],
    [{ seat: REBEL, card: xWing, from: 'drawn cards' }, 'The Rebels discard X-Wing from their drawn cards.'],
  ],
  exile: [[{ seat: EMPIRE, card: card('outer-rim-pilot') }, 'The Empire exiles Outer Rim Pilot.']],
  shuffle: [
    [{ seat: null }, 'The galaxy discard pile is shuffled and becomes the galaxy deck.'],
    [{ seat: EMPIRE }, 'The Empire shuffles its discard pile into a new deck.'],
  ],
  'pay off': [[{ seat: REBEL, card: lobot, cost: 3 }, 'The Rebels pay off Lobot for 3.']],
  'end of turn': [[{ seat: REBEL }, 'The Rebels end their turn.']],
  won: [[{ seat: EMPIRE }, 'The Empire wins the game.']],
};

describe('the log', () => {
  const examples = Object.entries<readonly (readonly [object, string, string?])[]>(LINES).flatMap(
    ([kind, lines]) =>
      lines.map(([data, line, rule]) => [line, told({ kind, ...data } as Happening, rule)] as const),
  );
  test.each(examples)('%s', (line, event) => {
    expect(say(event)).toBe(line);
  });

  test('is silent about steps that are no phases of the bot', () => {
    expect(say(told({ kind: 'phase', seat: EMPIRE, step: 'action' }))).toBeUndefined();
  });

  test('is silent about events that are not of this game', () => {
    expect(say({ kind: 'correction', data: {} })).toBeUndefined();
  });

  test('names the cards only to the seat that may know them', () => {
    const event: TableEvent = {
      ...told({ kind: 'draw', seat: REBEL, cards: 2 }),
      secret: { to: [REBEL], data: { seat: REBEL, cards: [xWing, lobot] } },
    };
    expect([EMPIRE, REBEL].map((seat) => say(cutEvent(event, seat)))).toEqual([
      'The Rebels draw 2 cards.',
      'The Rebels draw X-Wing and Lobot.',
    ]);
  });
});

describe('the name of a candidate', () => {
  test.each([
    [cardKey(vader), 'Darth Vader'],
    [cardsKey([vader]), 'Darth Vader'],
    [cardsKey([vader, atSt]), 'Darth Vader and AT-ST'],
    [cardsKey([vader, atSt, lobot]), 'Darth Vader, AT-ST and Lobot'],
    [wordKey('banked'), 'attack of units that left play'],
    [actKey('banked', cardsKey([vader])), 'Darth Vader and attack of units that left play'],
    [wordKey('base'), 'the base'],
    [effectKey('attack'), 'attack'],
    [effectKey('resources+force'), 'resources and Force'],
    [effectKey('repair'), 'repair'],
    [effectKey('foe discards'), 'discard a card'],
  ])('%s is called %s', (key, name) => {
    expect(nameOf(key)).toBe(name);
  });
});

test.each([
  ['sabotage', 'card to defeat'],
  ['purchase', 'purchase'],
  ['destroy ships', 'capital ships to destroy'],
  ['one of', 'choice'],
])('the choice "%s" of the bot is called "%s"', (topic, name) => {
  expect(topicName(topic)).toBe(name);
});

test('in 100 random games every event has its line, and every reason its names', () => {
  const kinds = new Set<string>();
  const topics = new Set<string>();
  const faults = new Set<string>();
  const isFaulty = (line: string) => /undefined|NaN|\[object|null/.test(line);
  randomGames(100, {
    tell(event) {
      kinds.add(event.kind);
      for (const seat of [EMPIRE, REBEL]) {
        const line = say(cutEvent(event, seat));
        if (line === undefined || !/^[A-Z].*\.$/.test(line) || / {2}/.test(line) || isFaulty(line))
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
  expect(kinds.size).toBeGreaterThan(34);
  expect(topics.size).toBeGreaterThan(12);
});
