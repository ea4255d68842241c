import {
  type Ask,
  ask,
  type Chance,
  dieKey,
  type Form,
  kindKey,
  numberKey,
  type Source,
  type Wording,
} from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { kindById } from '../src/cards/catalogue.ts';
import { cxOf } from '../src/rules/battle.ts';
import { dieNo } from '../src/rules/dice.ts';
import { newSupport } from '../src/rules/in-play.ts';
import { stand } from '../src/rules/stand.ts';
import { thingOfDie, thingOfFace, thingOfSide } from '../src/rules/things.ts';
import { areaOf, type Die, playerOf, type State } from '../src/state.ts';
import { battleToLookAt } from '../src/vocabulary/language.ts';
import type { Asked } from '../src/wording/topics.ts';
import { chanceWording, wording } from '../src/wording/wording.ts';
import { card, characterAt, firstTurn } from './first-turn.ts';
import { randomGames } from './random-game.ts';

const [ANNA, BEN, AI] = [0, 1, 4] as const;
const ONE: Form = { pick: 'one' };

const anna = (state: State) => playerOf(state, ANNA);
const ben = (state: State) => playerOf(state, BEN);
const ai = (state: State) => areaOf(state, AI);
const luke = (state: State) => characterAt(state, ANNA);
const rey = (state: State) => characterAt(state, ANNA, 1);
const trooper = (state: State) => characterAt(state, AI);

/** 2 melee, 3 melee, 1 focus, 1 shield, 1 resource, blank */
const lukesDie = (side: number): Die => ({ no: dieNo(card('01035', ANNA), 0), side });
/** 3 melee for 1, +2 melee, 1 shield, 1 resource, special, blank */
const sabersDie = (side: number): Die => ({ no: dieNo(card('01059', ANNA), 0), side });
const saber = { card: card('01059', ANNA), ready: true };
const headhunter = newSupport(card('03056', BEN), BEN);

function troopersDie(state: State) {
  return { side: ai(state), die: { no: dieNo(trooper(state).card, 0), side: 0 } };
}

/** Anna's die lies in her pool. */
const rolled = (die: Die) => (state: State) => {
  anna(state).pool.push(die);
};

/** Ben's support is in play. */
const laidOut = (state: State) => {
  ben(state).supports.push(headhunter);
};

interface Example<T> {
  readonly options: (state: State) => readonly T[];
  readonly source?: Source;
  readonly form?: Form;
  readonly table?: (state: State) => void;
  readonly prompt: string;
  readonly labels: readonly string[];
}

const upTo = (max: number): Form => ({ pick: 'some', min: 0, max });

/** The words of each topic, as Anna is asked: a new topic does not compile without an example. */
const EXAMPLES: { readonly [T in keyof Asked]: Example<Asked[T]> } = {
  mulligan: {
    options: () => [saber.card, card('01157', ANNA)],
    form: upTo(2),
    prompt: 'Which cards of your first hand do you exchange? Up to 2.',
    labels: ['Lightsaber', 'Take Cover'],
  },
  area: {
    options: () => [0, 1],
    table(state) {
      Object.assign(state, { scenario: 'OBJ-DS2', stage: 2 });
    },
    prompt: 'Which area do you go to?',
    labels: ['M-1: The Throne Room Stairs', 'M-2: The Reactor Run'],
  },
  income: {
    options: () => ['gain less', 'discard two'],
    source: '05011',
    prompt: 'Nute Gunray: what do you lose?',
    labels: ['Gain 1 resource less', 'Discard the top 2 cards of your deck'],
  },
  'upkeep discard': {
    options: () => [saber.card],
    form: upTo(1),
    prompt: 'Which cards do you discard before you draw? Up to 1.',
    labels: ['Lightsaber'],
  },
  'spread heal': {
    options: (state) => [luke(state), rey(state)],
    source: 'stage',
    form: { pick: 'split', total: 3, most: [2, 1] },
    table(state) {
      luke(state).damage = 2;
      rey(state).damage = 1;
    },
    prompt: 'Landing on the Beach: how is the healing split over your characters? 3 in all.',
    labels: ['Luke Skywalker (10 of 12 health, 1 shield)', 'Rey (9 of 10 health)'],
  },
  'shuffle back': {
    options: () => [saber.card],
    source: 'stage',
    form: upTo(1),
    prompt:
      'Landing on the Beach: which cards do you shuffle from your discard pile into your deck? Up to 1.',
    labels: ['Lightsaber'],
  },
  action: {
    options: (state) => [
      { do: 'play', card: saber.card },
      { do: 'activate', card: luke(state).card },
      { do: 'resolve', sign: 'melee' },
      { do: 'resolve', sign: 'special' },
      { do: 'reroll' },
      { do: 'use', card: card('01028', ANNA) },
      { do: 'use', card: card('03001', ANNA) },
      { do: 'force', card: card('05047', BEN) },
      { do: 'claim' },
      { do: 'pass' },
    ],
    table(state) {
      anna(state).pool.push(lukesDie(0), lukesDie(1), sabersDie(0), sabersDie(1), sabersDie(4));
    },
    prompt: 'What do you do? You have 2 resources.',
    labels: [
      'Play Lightsaber (3)',
      'Activate Luke Skywalker',
      'Resolve melee dice (2, 3, 3 for 1, +2)',
      'Resolve special dice (Lightsaber A)',
      'Discard a card to reroll dice',
      'Use Leia Organa: remove this die to reroll up to 2 of your dice',
      'Use Ciena Ree: spend 2 resources to ready a vehicle',
      'Use Jar Jar Binks: activate this character',
      'Claim the battlefield',
      'Pass',
    ],
  },
  'discard to reroll': {
    options: () => [saber.card],
    prompt: 'Which card do you discard to reroll dice?',
    labels: ['Lightsaber'],
  },
  'dice to reroll': {
    options: () => [lukesDie(5), sabersDie(1)],
    form: { pick: 'some', min: 1, max: 2 },
    prompt: 'Which dice do you reroll? 1 to 2.',
    labels: ['Luke Skywalker: blank', 'Lightsaber A: +2 melee'],
  },
  'next die': {
    options: () => [lukesDie(0), sabersDie(0), 'done'],
    prompt: 'Which die do you resolve next?',
    labels: ['Luke Skywalker: 2 melee', 'Lightsaber A: 3 melee (costs 1)', 'No more'],
  },
  modifiers: {
    options: () => [sabersDie(1)],
    source: '01035',
    form: upTo(1),
    prompt: 'Luke Skywalker: which modifiers join the die? Up to 1.',
    labels: ['Lightsaber A: +2 melee'],
  },
  'one modifier': {
    options: () => [sabersDie(1), 'done'],
    source: '01035',
    prompt: 'Luke Skywalker: which modifier joins the die?',
    labels: ['Lightsaber A: +2 melee', 'No more'],
  },
  'attach to': {
    options: (state) => [luke(state), characterAt(state, BEN, 2), headhunter],
    source: '05058',
    table(state) {
      luke(state).upgrades.push(saber);
      ben(state).supports.push(headhunter);
    },
    prompt: 'Heirloom Lightsaber A: what is it played on?',
    labels: [
      'Luke Skywalker (12 of 12 health, 1 shield, 1 upgrade)',
      'Hired Gun B of Ben (9 of 9 health)',
      'Z-95 Headhunter A of Ben',
    ],
  },
  replace: {
    options: (state) => [
      { on: luke(state), cost: 3 },
      { on: luke(state), instead: saber, cost: 0 },
    ],
    source: '05058',
    prompt: 'Heirloom Lightsaber A: does it replace an upgrade?',
    labels: ['No, for 3', 'In place of Lightsaber A, for 0'],
  },
  'too many upgrades': {
    options: () => [saber],
    prompt: 'Which one is discarded? Only 3 can stay.',
    labels: ['Lightsaber A'],
  },
  'order of abilities': {
    options: (state) => {
      const cx = cxOf(battleToLookAt(state), ANNA, luke(state).card);
      const ability = { reaction: { do: 'draw', n: 1 }, at: { at: 'played' } } as const;
      const listener = { card: cx.card, ability: 0, node: 0, seat: ANNA };
      return [{ cx, ability, id: '', listener, lives: [], hasLeft: false }];
    },
    form: { pick: 'order' },
    prompt: 'In which order are the abilities resolved?',
    labels: ['Luke Skywalker: draw a card'],
  },
  order: {
    options: (state) => {
      const cx = cxOf(battleToLookAt(state), ANNA, luke(state).card);
      const ability = { interrupt: { do: 'draw', n: 1 }, at: { at: 'playing' } } as const;
      const listener = { card: cx.card, ability: 0, node: 0, seat: ANNA };
      return [{ cx, ability, id: '', listener, lives: [], hasLeft: false }];
    },
    prompt: 'Which ability is resolved first?',
    labels: ['Luke Skywalker: draw a card'],
  },
  'which action': {
    options: (state) => {
      const cx = cxOf(battleToLookAt(state), ANNA, luke(state).card);
      return [{ cx, ability: { action: { do: 'draw', n: 2 } }, id: '' }];
    },
    source: '01035',
    prompt: 'Luke Skywalker: which of its actions?',
    labels: ['Draw 2 cards'],
  },
  guardian: {
    options: (state) => [troopersDie(state), 'no'],
    source: '01030',
    prompt: 'Rebel Trooper A: the damage of which die does the guardian take? The die is removed.',
    labels: ['Veteran Stormtrooper A of the AI: 1 ranged', 'None of them'],
  },
  redeploy: {
    options: (state) => [rey(state), characterAt(state, BEN), 'discard'],
    source: saber.card,
    prompt: 'Lightsaber A: whom is it moved to?',
    labels: ['Rey (10 of 10 health)', 'Han Solo of Ben (10 of 10 health, 1 shield)', 'Nobody: discard it'],
  },
  target: {
    options: (state) => [trooper(state), characterAt(state, AI, 1)],
    source: '01035',
    table(state) {
      trooper(state).damage = 4;
      trooper(state).shields = 1;
      characterAt(state, AI, 1).ready = false;
    },
    prompt: 'Luke Skywalker: who takes the damage?',
    labels: [
      'Veteran Stormtrooper A (7 of 11 health, 1 shield)',
      'Veteran Stormtrooper B (11 of 11 health, exhausted)',
    ],
  },
  shield: {
    options: (state) => [luke(state).card],
    source: 'stage',
    prompt: 'Battlefield: who gains the shields?',
    labels: ['Luke Skywalker (12 of 12 health, 1 shield)'],
  },
  'spread damage': {
    options: (state) => [luke(state), rey(state)],
    source: 'BB-03',
    form: { pick: 'split', total: 2, most: [2, 2] },
    prompt: 'Suppressing Fire: how is the damage split over your characters? 2 in all.',
    labels: ['Luke Skywalker (12 of 12 health, 1 shield)', 'Rey (10 of 10 health)'],
  },
  'spread shields': {
    options: (state) => [rey(state)],
    form: { pick: 'split', total: 1, most: [3] },
    prompt: 'How are the shields split over your characters? 1 in all.',
    labels: ['Rey (10 of 10 health)'],
  },
  focus: {
    options: (state) => [{ side: anna(state), die: lukesDie(5), to: 1 }, 'done'],
    source: 'symbol',
    prompt: 'Which die do you turn, and to which side?',
    labels: ['Luke Skywalker: blank to 3 melee', 'No more'],
  },
  sabotage: {
    options: () => ['counter', 'resource'],
    source: 'stage',
    prompt: 'Landing on the Beach: what do you do with 1 of the resources?',
    labels: ['Place a counter on the stage', 'Gain it'],
  },
  may: {
    options: () => [{ wish: { do: 'draw', n: 1 } }, { decline: true }],
    source: '01056',
    prompt: 'Promotion A: you may draw a card. Do you?',
    labels: ['Yes', 'No'],
  },
  'one of': {
    options: () => [
      { do: 'draw', n: 2 },
      { do: 'gain', n: 1 },
    ],
    source: '03045',
    prompt: 'T-47 Airspeeder A: choose one.',
    labels: ['Draw 2 cards', 'Gain 1 resource'],
  },
  'how many': {
    options: () => [0, 1, 2],
    prompt: 'How many?',
    labels: ['0', '1', '2'],
  },
  choose: {
    options: (state) => [luke(state).card],
    prompt: 'Which one?',
    labels: ['Luke Skywalker (12 of 12 health, 1 shield)'],
  },
  player: {
    options: ({ players }) => players.map(({ no }) => thingOfSide(no)),
    source: 'stage',
    prompt: 'Battlefield: which player?',
    labels: ['Anna (you, 2 resources)', 'Ben (2 resources)'],
  },
  foe: {
    options: (state) => [thingOfSide(ai(state).no), thingOfSide(ben(state).no)],
    source: '01010',
    prompt: 'Darth Vader: which opponent?',
    labels: ['The AI (2 resources)', 'Ben (2 resources)'],
  },
  battlefield: {
    options: (state) => [ben(state)],
    prompt: 'Who takes control of the battlefield?',
    labels: ['Ben (2 resources)'],
  },
  hit: {
    options: (state) => [luke(state).card],
    source: '01081',
    prompt: 'Enrage: who takes the damage?',
    labels: ['Luke Skywalker (12 of 12 health, 1 shield)'],
  },
  heal: {
    options: (state) => [rey(state).card],
    prompt: 'Who is healed?',
    labels: ['Rey (10 of 10 health)'],
  },
  'strip shields': {
    options: (state) => [trooper(state).card],
    prompt: 'Who loses shields?',
    labels: ['Veteran Stormtrooper A (11 of 11 health)'],
  },
  defeat: {
    options: (state) => [trooper(state).card],
    prompt: 'Who is defeated?',
    labels: ['Veteran Stormtrooper A (11 of 11 health)'],
  },
  activate: {
    options: (state) => [rey(state).card],
    prompt: 'Who is activated?',
    labels: ['Rey (10 of 10 health)'],
  },
  'activate some': {
    options: (state) => [rey(state).card],
    form: upTo(1),
    prompt: 'Who is activated? Up to 1.',
    labels: ['Rey (10 of 10 health)'],
  },
  'remove die': {
    options: (state) => [
      thingOfDie(lukesDie(0).no),
      thingOfDie(dieNo(card('01047', BEN), 0)),
      thingOfDie(troopersDie(state).die.no),
    ],
    table(state) {
      rolled(lukesDie(0))(state);
      ben(state).pool.push({ no: dieNo(card('01047', BEN), 0), side: 2 });
      ai(state).pool.push(troopersDie(state).die);
    },
    prompt: 'Which die is removed?',
    labels: [
      'Luke Skywalker: 2 melee',
      'Hired Gun A of Ben: 1 disrupt',
      'Veteran Stormtrooper A of the AI: 1 ranged',
    ],
  },
  'remove own die': {
    options: () => [thingOfDie(lukesDie(0).no)],
    table: rolled(lukesDie(0)),
    prompt: 'Which of your dice is removed?',
    labels: ['Luke Skywalker: 2 melee'],
  },
  'remove this die': {
    options: () => [thingOfDie(lukesDie(2).no)],
    table: rolled(lukesDie(2)),
    prompt: 'Which of its dice is removed?',
    labels: ['Luke Skywalker: 1 focus'],
  },
  block: {
    options: () => [thingOfDie(lukesDie(0).no)],
    table: rolled(lukesDie(0)),
    prompt: 'Which die is removed to block damage?',
    labels: ['Luke Skywalker: 2 melee'],
  },
  reroll: {
    options: () => [thingOfDie(lukesDie(5).no)],
    table: rolled(lukesDie(5)),
    form: { pick: 'some', min: 2, max: 2 },
    prompt: 'What is rerolled? 2 of them.',
    labels: ['Luke Skywalker: blank'],
  },
  'discard to reroll again': {
    options: () => [saber.card, 'no'],
    source: '11003',
    prompt: 'Maul: do you discard a card to reroll the die once more?',
    labels: ['Lightsaber', 'No'],
  },
  strike: {
    options: () => ['yes', 'no'],
    source: '11003',
    prompt: 'Maul: do you remove the die to deal its value as damage to 2 characters?',
    labels: ['Yes', 'No'],
  },
  'turn die': {
    options: (state) => [thingOfFace(troopersDie(state).die.no, 5)],
    table(state) {
      ai(state).pool.push(troopersDie(state).die);
    },
    prompt: 'Which die is turned, and to which side?',
    labels: ['Veteran Stormtrooper A of the AI: 1 ranged to blank'],
  },
  'resolve die': {
    options: () => [thingOfDie(lukesDie(0).no)],
    table: rolled(lukesDie(0)),
    prompt: 'Which die is resolved?',
    labels: ['Luke Skywalker: 2 melee'],
  },
  'resolve as another symbol': {
    options: () => [thingOfDie(lukesDie(0).no)],
    table: rolled(lukesDie(0)),
    prompt: 'Which die is resolved as if it showed another symbol?',
    labels: ['Luke Skywalker: 2 melee'],
  },
  symbol: {
    options: (state) => [
      { side: anna(state), die: lukesDie(0), as: 'ranged' },
      { side: anna(state), die: lukesDie(0), as: 'shield' },
      { side: anna(state), die: lukesDie(0), as: 'special' },
    ],
    prompt: 'As what is it resolved?',
    labels: ['2 ranged damage', '2 shields', 'A special'],
  },
  'resolve dice': {
    options: (state) => [{ side: anna(state), die: lukesDie(0) }, 'done'],
    prompt: 'Which die do you resolve next?',
    labels: ['Luke Skywalker: 2 melee', 'No more'],
  },
  discard: {
    options: () => [saber.card],
    source: '01010',
    form: { pick: 'some', min: 1, max: 1 },
    prompt: 'Darth Vader: what do you discard from your hand?',
    labels: ['Lightsaber'],
  },
  'play a card': {
    options: () => [saber.card],
    source: '10006',
    prompt: 'Fenn Rau: which card do you play?',
    labels: ['Lightsaber (3)'],
  },
  detect: {
    options: () => [0, 1, 2, 3],
    prompt: "Which card of the AI's hand is turned face up?",
    labels: [
      'The 1st card of its deck',
      'The 2nd card of its deck',
      'The 3rd card of its deck',
      'The 4th card of its deck',
    ],
  },
  'ready a vehicle': {
    options: () => [headhunter.card],
    table: laidOut,
    prompt: 'Which vehicle is readied?',
    labels: ['Z-95 Headhunter A of Ben'],
  },
  'exhaust a support': {
    options: () => [headhunter.card],
    table: laidOut,
    prompt: 'Which support is exhausted?',
    labels: ['Z-95 Headhunter A of Ben'],
  },
  'discard a support': {
    options: () => [headhunter.card],
    table: laidOut,
    prompt: 'Which support is discarded?',
    labels: ['Z-95 Headhunter A of Ben'],
  },
  'discard a card': {
    options: () => [headhunter.card, saber.card],
    table(state) {
      laidOut(state);
      luke(state).upgrades.push(saber);
    },
    prompt: 'Which card in play is discarded?',
    labels: ['Z-95 Headhunter A of Ben', 'Lightsaber on Luke Skywalker'],
  },
  'move a card': {
    options: () => [saber.card, card('01059', BEN), card('01059')],
    source: '12003',
    prompt: 'Pong Krell: which card is moved?',
    labels: ['Lightsaber', 'Lightsaber of Ben', 'Lightsaber of the AI'],
  },
  'wreck a vehicle': {
    options: () => [headhunter],
    prompt: 'Which vehicle takes the damage?',
    labels: ['Z-95 Headhunter A of Ben'],
  },
  'take an upgrade': {
    options: () => [saber],
    source: '01003',
    prompt: 'General Grievous: which upgrade is taken?',
    labels: ['Lightsaber A'],
  },
};

/** A card by its id. */
function sourceOf(source: Source | undefined): Source | undefined {
  if (typeof source !== 'string' || source === 'stage' || source === 'symbol') return source;
  return card(source, ANNA);
}

function worded(topic: string, { options, source, form, table }: Example<unknown>): Wording {
  const state = firstTurn('H1', 'H3');
  table?.(state);
  const all = options(state);
  const question = ask(
    ANNA,
    topic,
    all,
    form ?? ONE,
    (option) => numberKey(all.indexOf(option)),
    sourceOf(source),
  );
  return wording(state, question, ANNA);
}

describe('a question', () => {
  test.each(Object.entries<Example<unknown>>(EXAMPLES))('%s', (topic, example) => {
    const { prompt, labels } = example;
    expect(worded(topic, example)).toEqual({ prompt, labels });
  });

  test('says that an action is an additional one', () => {
    const example: Example<Asked['action']> = {
      options: () => [{ do: 'done' }],
      table: (state) => {
        state.additional = 1;
        anna(state).resources = 1;
      },
      prompt: '',
      labels: [],
    };
    expect(worded('action', example)).toEqual({
      prompt: 'What do you do with your additional action? You have 1 resource.',
      labels: ['Take no further action'],
    });
  });

  test('shows the value of a die with what its card adds', () => {
    const state = firstTurn('V1');
    const die = { no: dieNo(card('02005', ANNA), 0), side: 0 };
    anna(state).supports.push(newSupport(card('02005', ANNA), ANNA));
    anna(state).pool.push(die);
    stand(battleToLookAt(state));
    const label = () =>
      wording(
        state,
        ask(ANNA, 'next die', [die], ONE, ({ no }) => dieKey(no)),
        ANNA,
      ).labels[0];
    const [first] = kindById('02005')?.die ?? [];
    const more = (first?.value ?? 0) + 1;
    expect(label()).toBe(`E-Web Emplacement A: ${more} ${first?.symbol}${first?.cost ? ' (costs 1)' : ''}`);
  });

  test('without words is an error that names it', () => {
    const state = firstTurn('H1');
    const unknown: Ask = ask(ANNA, 'a new topic', [], ONE, numberKey);
    expect(() => wording(state, unknown, ANNA)).toThrow(
      'The question "a new topic" has no words: it is missing in Topics.',
    );
  });
});

describe('chance', () => {
  const chance = (what: string, came: readonly (string | number)[]): Chance => ({
    kind: 'chance',
    what,
    size: came.length,
    keyOf: (index) => {
      const one = came[index] ?? '';
      return typeof one === 'number' ? numberKey(one) : kindKey(one);
    },
  });

  test.each<readonly [string, readonly (string | number)[], Wording]>([
    [
      '01059',
      [1, 2, 3, 4, 5, 6],
      {
        prompt: 'What does the die of Lightsaber show?',
        labels: ['3 melee (costs 1)', '+2 melee', '1 shield', '1 resource', 'Special', 'Blank'],
      },
    ],
    [
      'AI deck',
      ['BB-01', '02001'],
      { prompt: 'Which card did the AI draw?', labels: ['Advance', 'Death Trooper'] },
    ],
    ['AI hand', ['BB-01'], { prompt: "Which card of the AI's hand came up?", labels: ['Advance'] }],
    ['d6', [1, 2], { prompt: 'What does the six-sided die show?', labels: ['1', '2'] }],
    ['hand', ['01059'], { prompt: 'Which card is in the hand?', labels: ['Lightsaber'] }],
    ['draw', ['01059'], { prompt: 'Which card was drawn?', labels: ['Lightsaber'] }],
    [
      'hand at random',
      ['01059'],
      { prompt: 'Which card of the hand does the lot fall on?', labels: ['Lightsaber'] },
    ],
    [
      'place in the hand',
      [0, 1],
      {
        prompt: 'Which card of the hand does the lot fall on?',
        labels: ['The 1st card', 'The 2nd card'],
      },
    ],
    [
      'top of the deck',
      ['01059'],
      { prompt: 'Which card came off the top of the deck?', labels: ['Lightsaber'] },
    ],
    ['something new', ['01059'], { prompt: 'What came up? (Something new.)', labels: ['Lightsaber'] }],
  ])('%s', (what, came, words) => {
    expect(chanceWording(firstTurn('H1'), chance(what, came))).toEqual(words);
  });
});

test('in 60 random games every question and every chance has its words', () => {
  const topics = new Set<string>();
  const faults = new Set<string>();
  const check = (what: string, { prompt, labels }: Wording) => {
    const isFaulty = (text: string) => text === '' || /undefined|NaN|\[object|null| {2}/.test(text);
    if (!/^["A-Z0-9].*[.?]\)?$/.test(prompt) || [prompt, ...labels].some(isFaulty))
      faults.add(`${what}: ${prompt} ${labels.join(' / ')}`);
    if (prompt.startsWith('What came up?')) faults.add(`${what} has no words`);
  };
  randomGames(60, {
    at(state, request) {
      if (request.kind === 'chance') check(request.what, chanceWording(state, request));
      if (request.kind !== 'decide') return;
      for (const each of request.asks) {
        topics.add(each.topic);
        check(each.topic, wording(state, each, each.seat));
      }
    },
  });
  expect([...faults]).toEqual([]);
  expect(Object.keys(EXAMPLES)).toEqual(expect.arrayContaining([...topics]));
  expect(topics.size).toBeGreaterThan(25);
});
