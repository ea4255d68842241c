import {
  type Ask,
  ask,
  type CardNo,
  type Chance,
  cardKey,
  type Form,
  kindKey,
  type Seat,
  type Wording,
  wordKey,
} from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { copiesOf } from '../src/cards/catalogue.ts';
import { foeDiscards, freePurchase, gain, repair } from '../src/cards/words.ts';
import { setup } from '../src/rules/setup.ts';
import type { Action } from '../src/rules/topics.ts';
import { EMPIRE, type InPlay, type Options, REBEL, type State, sideOf } from '../src/state.ts';
import { type Asked, chanceWording, wording } from '../src/wording/wording.ts';
import { randomGames } from './random-game.ts';

const OPTIONS: Options = {
  botBases: 'sixteen',
  first: 'player',
  exile: 'always',
  attack: 'pool',
  leftover: 'ship',
  payingOff: true,
  basesToWin: 'three',
  baseSet: 'beginner',
};

function card(id: string, copy = 0): CardNo {
  const found = copiesOf(id)[copy];
  if (found === undefined) throw new Error(`There is no copy ${copy} of "${id}".`);
  return found;
}

function thing(id: string, damage = 0): InPlay {
  return { card: card(id), damage, bonus: 0, committed: false, used: false };
}

/** Between two persons, nothing dealt yet; it is the Empire's turn. */
function newState(): State {
  return setup({ empire: 'person', rebel: 'person', options: OPTIONS });
}

/** The words do not look at keys. */
const anyKey = () => wordKey('any');
const ONE: Form = { pick: 'one' };

interface Example<T> {
  readonly options: readonly T[];
  readonly source?: string;
  readonly form?: Form;
  readonly seat?: Seat;
  readonly table?: (state: State) => void;
  readonly prompt: string;
  readonly labels: readonly string[];
}

/** The words of each topic: a new topic does not compile without an example. */
const EXAMPLES: { readonly [T in keyof Asked]: Example<Asked[T]> } = {
  action: {
    options: [
      { do: 'play', card: card('tie-fighter') },
      { do: 'play', card: card('inquisitor') },
      { do: 'play', card: card('grand-moff-tarkin') },
      { do: 'use', card: card('landing-craft') },
      { do: 'use', card: card('outer-rim-pilot') },
      { do: 'buy', card: card('at-st') },
      { do: 'hunt', card: card('x-wing') },
      { do: 'attack' },
      { do: 'pay off', card: card('lobot') },
      { do: 'end' },
    ],
    table(state) {
      sideOf(state, EMPIRE).resources = 5;
      sideOf(state, EMPIRE).units.push(thing('at-st'), thing('tie-interceptor'));
    },
    prompt: 'What do you do? You have 5 resources.',
    labels: [
      'Play TIE Fighter (2 attack)',
      'Play Inquisitor',
      'Play Grand Moff Tarkin (2 attack, 2 resources, 2 Force)',
      'Use Landing Craft: choose one: gain 4 resources; or repair up to 4 damage of your base',
      'Use Outer Rim Pilot: exile this card to gain 1 Force',
      'Buy AT-ST for 4',
      'Hunt X-Wing (3)',
      'Attack the base (up to 7)',
      'Pay off Lobot for 3',
      'End the turn',
    ],
  },
  'attack with': {
    options: [thing('stormtrooper'), thing('star-destroyer')],
    prompt: 'Which units and capital ships attack the base?',
    labels: ['Stormtrooper (2 attack)', 'Star Destroyer (4 attack)'],
  },
  'hunt with': {
    options: [thing('stormtrooper'), thing('rodian-gunslinger')],
    table: (state) => {
      state.attack = { seat: EMPIRE, target: card('x-wing'), attackers: [], total: 0 };
    },
    prompt: 'Which units attack X-Wing (3)?',
    labels: ['Stormtrooper (2 attack)', 'Rodian Gunslinger (4 attack)'],
  },
  'split damage': {
    options: [thing('gozanti-cruiser'), thing('star-destroyer', 6)],
    form: { pick: 'split', total: 3, most: [3, 1] },
    prompt: 'How is 3 damage split over the capital ships?',
    labels: ['Gozanti Cruiser (3 hit points left)', 'Star Destroyer (1 hit point left)'],
  },
  may: {
    options: [{ wish: freePurchase('own', 'discard') }, { decline: true }],
    source: 'millennium-falcon',
    table: (state) => {
      state.attack = { seat: EMPIRE, target: card('millennium-falcon'), attackers: [], total: 8 };
    },
    prompt:
      'Reward of Millennium Falcon: you may purchase a card of your faction from the galaxy row at no cost. Do you?',
    labels: ['Yes', 'No'],
  },
  'one of': {
    options: [gain({ resources: 4 }), repair(4)],
    source: 'landing-craft',
    prompt: 'Landing Craft: choose one.',
    labels: ['Gain 4 resources', 'Repair up to 4 damage of your base'],
  },
  'foe chooses': {
    options: [foeDiscards(), gain({ attack: 2 })],
    source: 'b-wing',
    table: (state) => {
      state.active = REBEL;
    },
    prompt: 'B-Wing of the Rebels: choose one.',
    labels: ['Discard a card from hand', 'Let the Rebels gain 2 attack'],
  },
  discard: {
    options: [card('stormtrooper')],
    source: 'snowspeeder',
    table: (state) => {
      state.active = REBEL;
    },
    prompt: 'Snowspeeder of the Rebels: which card do you discard from your hand?',
    labels: ['Stormtrooper'],
  },
  exile: {
    options: [card('stormtrooper'), card('stormtrooper', 1)],
    source: 'ig-88',
    form: { pick: 'some', min: 0, max: 1 },
    table: (state) => {
      sideOf(state, EMPIRE).discard.push(card('stormtrooper', 1));
    },
    prompt: 'IG-88: which cards do you exile? Up to 1.',
    labels: ['Stormtrooper (hand)', 'Stormtrooper (discard pile)'],
  },
  'exile one': {
    options: [card('inquisitor')],
    source: 'jabba-the-hutt',
    prompt: 'Jabba the Hutt: which card do you exile?',
    labels: ['Inquisitor (hand)'],
  },
  fetch: {
    options: [card('stormtrooper')],
    source: 'at-at',
    prompt: 'AT-AT: which card do you take from your discard pile into your hand?',
    labels: ['Stormtrooper'],
  },
  borrow: {
    options: [card('darth-vader')],
    source: 'grand-moff-tarkin',
    prompt: 'Grand Moff Tarkin: which card of the galaxy row do you borrow until the turn ends?',
    labels: ['Darth Vader'],
  },
  'free purchase': {
    options: [card('at-at')],
    source: 'corellia',
    prompt: 'Corellia: which card do you purchase at no cost?',
    labels: ['AT-AT (cost 6)'],
  },
  'buy from galaxy discard': {
    options: [card('bossk')],
    source: 'jawa-scavenger',
    prompt: 'Jawa Scavenger: which card do you purchase from the galaxy discard pile? You have 1 resource.',
    table: (state) => {
      sideOf(state, EMPIRE).resources = 1;
    },
    labels: ['Bossk for 3'],
  },
  trade: {
    options: [card('luke-skywalker'), 'keep'],
    source: 'moff-jerjerrod',
    table: (state) => {
      state.galaxyDeck.unshift({ card: card('at-st'), by: 1 << EMPIRE });
    },
    prompt: 'Moff Jerjerrod: which card of the galaxy row do you swap with AT-ST on the galaxy deck?',
    labels: ['Luke Skywalker', 'None of them'],
  },
  hit: {
    options: ['base', thing('gozanti-cruiser', 1)],
    source: 'y-wing',
    seat: REBEL,
    table: (state) => {
      state.active = REBEL;
      const { base } = sideOf(state, EMPIRE);
      if (base) base.damage = 3;
    },
    prompt: 'Y-Wing: what takes the damage?',
    labels: ['Lothal (5 hit points left)', 'Gozanti Cruiser (2 hit points left)'],
  },
  'destroy ship': {
    options: [card('rebel-transport'), card('rebel-transport', 1)],
    source: 'death-star',
    table: (state) => {
      state.row[2] = card('rebel-transport', 1);
    },
    prompt: 'Death Star: which capital ship is destroyed?',
    labels: ['Rebel Transport', 'Rebel Transport (galaxy row)'],
  },
  'put on deck': {
    options: [card('darth-vader')],
    source: 'jyn-erso',
    seat: REBEL,
    table: (state) => {
      state.active = REBEL;
    },
    prompt: "Jyn Erso: which card of the Empire's hand goes on top of the Empire's deck?",
    labels: ['Darth Vader'],
  },
  'top or bottom': {
    options: ['top', 'bottom'],
    source: 'jyn-erso',
    seat: REBEL,
    table: (state) => {
      state.active = REBEL;
      sideOf(state, EMPIRE).deck.unshift({ card: card('at-st'), by: 1 << REBEL });
    },
    prompt: "Jyn Erso: where in the Empire's deck does AT-ST go?",
    labels: ['It stays on top', 'To the bottom'],
  },
  'discard from row': {
    options: [card('x-wing')],
    source: 'tie-bomber',
    prompt: 'TIE Bomber: which card of the galaxy row is discarded?',
    labels: ['X-Wing'],
  },
  'discard from galaxy deck': {
    options: [card('x-wing'), card('at-st')],
    source: 'coruscant',
    prompt: 'Coruscant: which card is discarded? The other one stays on top of the galaxy deck.',
    labels: ['X-Wing', 'AT-ST'],
  },
  salvage: {
    options: [card('x-wing')],
    source: 'tatooine',
    prompt: 'Tatooine: which card of the galaxy discard pile goes into the galaxy row?',
    labels: ['X-Wing'],
  },
  'first base': {
    options: [card('lothal'), card('mustafar')],
    prompt: 'Which base goes into your base deck? (1 of 2)',
    labels: ['Lothal (8 hit points)', 'Mustafar (14 hit points) When revealed, gain 4 Force.'],
  },
  'second base': {
    options: [card('endor')],
    prompt: 'Which base goes into your base deck? (2 of 2)',
    labels: ['Endor (16 hit points) Each Trooper or Vehicle of yours has +1 attack.'],
  },
  'secret base': {
    options: [card('endor')],
    table: ({ sides: [empire] }) => empire.bases.splice(0, 4, { card: card('kessel'), by: 1 }),
    prompt: 'Which base do you take in secret? (2 of 4)',
    labels: ['Endor (16 hit points) Each Trooper or Vehicle of yours has +1 attack.'],
  },
  'next base': {
    options: [card('kessel')],
    prompt: 'Which base do you reveal?',
    labels: ['Kessel (12 hit points) When revealed, exile up to 3 cards from your hand and discard pile.'],
  },
};

describe('questions in words', () => {
  test.each(Object.entries<Example<unknown>>(EXAMPLES))('%s', (topic, example) => {
    const state = newState();
    example.table?.(state);
    const seat = example.seat ?? EMPIRE;
    const question = ask(
      seat,
      topic,
      example.options,
      example.form ?? ONE,
      anyKey,
      example.source && card(example.source),
    );
    expect(wording(state, question, seat)).toEqual({ prompt: example.prompt, labels: example.labels });
  });

  const label = (action: Action, seat: Seat, table: (state: State) => void) => {
    const state = newState();
    table(state);
    return wording(state, ask(seat, 'action', [action], ONE, anyKey), seat).labels[0];
  };

  test('the Rebels sabotage', () => {
    expect(label({ do: 'hunt', card: card('tie-fighter') }, REBEL, () => undefined)).toBe(
      'Sabotage TIE Fighter (1)',
    );
  });

  test('capital ships stand before the base', () => {
    const text = label({ do: 'attack' }, EMPIRE, (state) => {
      sideOf(state, EMPIRE).units.push(thing('at-st'));
      sideOf(state, REBEL).ships.push(thing('rebel-transport'), thing('blockade-runner'));
    });
    expect(text).toBe('Attack the base behind 2 capital ships (up to 4)');
  });

  test('a base that is gone leaves its capital ships to attack', () => {
    const text = label({ do: 'attack' }, EMPIRE, (state) => {
      sideOf(state, EMPIRE).units.push(thing('at-st'));
      sideOf(state, REBEL).ships.push(thing('rebel-transport'));
      sideOf(state, REBEL).base = null;
    });
    expect(text).toBe('Attack 1 capital ship (up to 4)');
  });

  test('a topic without words is a fault', () => {
    expect(() => wording(newState(), ask(EMPIRE, 'parley', [1], ONE, anyKey), EMPIRE)).toThrow(
      'The question "parley" has no words: it is missing in Topics.',
    );
  });
});

describe('chance in words', () => {
  const LOT: Omit<Chance, 'what'> = {
    kind: 'chance',
    size: 2,
    keyOf: (i) => kindKey(i === 0 ? 'at-st' : 'x-wing'),
  };
  test.each([
    ['galaxy row', 'Which card came up in the galaxy row? (Slot 3, counted from the galaxy deck.)'],
    ['galaxy deck', 'Which card did a look at the galaxy deck show?'],
    ['Empire draw', 'Which card did the Empire draw?'],
    ['Rebel draw', 'Which card did the Rebels draw?'],
    ['Empire deck', "Which card lies on top of the Empire's deck?"],
    ['Rebel deck', "Which card lies on top of the Rebels' deck?"],
    ['bot reveal', 'Which card came up for the Empire?'],
    ['bot draw', 'Which card is the next of those that the Empire drew?'],
    ['base deck', 'Which base came up for the Empire?'],
    ['hand', "Which card is the next in the Rebels' hand?"],
    ['discard at random', 'Which card did the Rebels discard at random?'],
    ['Jyn Erso', "Which card of the Rebels' hand does the lot fall on?"],
    ['weather', 'What came up? (Weather.)'],
  ])('%s', (what, prompt) => {
    const state = newState();
    state.row[0] = card('x-wing');
    state.row[1] = card('at-st');
    expect(chanceWording(state, { ...LOT, what })).toEqual({ prompt, labels: ['AT-ST', 'X-Wing'] });
  });

  test('outcomes that are cards have their names', () => {
    const lot: Chance = { kind: 'chance', what: 'Jyn Erso', size: 1, keyOf: () => cardKey(card('lobot')) };
    expect(chanceWording(newState(), lot).labels).toEqual(['Lobot']);
  });
});

test('in 100 random games every question and every chance has its words', () => {
  const topics = new Set<string>();
  const chances = new Set<string>();
  const faults = new Set<string>();
  const check = (what: string, count: number, { prompt, labels }: Wording) => {
    if (labels.length !== count) faults.add(`${what}: ${labels.length} labels for ${count} options`);
    for (const text of [prompt, ...labels]) {
      if (!/^[A-Z]/.test(text) || /undefined|NaN|\[object| {2}|\s$/.test(text))
        faults.add(`${what}: ${text}`);
    }
  };
  const asked = (state: State, question: Ask) => {
    topics.add(question.topic);
    check(question.topic, question.options.length, wording(state, question, question.seat));
  };
  const drawn = (state: State, request: Chance) => {
    if (request.unseen) return;
    chances.add(request.what);
    const words = chanceWording(state, request);
    check(request.what, request.size, words);
    if (words.prompt.startsWith('What came up')) faults.add(`${request.what}: no prompt of its own`);
  };
  randomGames(100, {
    at: (state, request) => {
      if (request.kind === 'decide') for (const each of request.asks) asked(state, each);
      if (request.kind === 'chance') drawn(state, request);
    },
  });
  expect([...faults]).toEqual([]);
  expect(topics.size).toBeGreaterThan(18);
  expect(chances.size).toBeGreaterThan(8);
});

test('where only one of several things can be done, nobody is asked to choose', () => {
  const [landingCraft] = copiesOf('landing-craft');
  const question = ask(EMPIRE, 'one of', [gain({ resources: 4 })], ONE, anyKey, landingCraft);
  expect(wording(newState(), question, EMPIRE)).toEqual({
    prompt: 'Landing Craft: only this can be done now.',
    labels: ['Gain 4 resources'],
  });
});
