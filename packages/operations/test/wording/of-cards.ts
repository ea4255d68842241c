import { dieNo } from '../../src/rules/dice.ts';
import { thingOfDie, thingOfFace, thingOfSide } from '../../src/rules/things.ts';
import { card } from '../first-turn.ts';
import {
  ai,
  anna,
  BEN,
  ben,
  type Examples,
  headhunter,
  laidOut,
  luke,
  lukesDie,
  rey,
  rolled,
  saber,
  trooper,
  troopersDie,
  upTo,
} from './example.ts';

/** What cards ask. */
export const OF_CARDS = {
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
} satisfies Partial<Examples>;
