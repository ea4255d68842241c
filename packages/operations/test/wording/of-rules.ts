import { cxOf } from '../../src/rules/battle.ts';
import { battleToLookAt } from '../../src/vocabulary/language.ts';
import { card, characterAt } from '../first-turn.ts';
import {
  AI,
  ANNA,
  anna,
  BEN,
  ben,
  type Examples,
  headhunter,
  luke,
  lukesDie,
  rey,
  saber,
  sabersDie,
  trooper,
  troopersDie,
  upTo,
} from './example.ts';

/** What the rules ask. */
export const OF_RULES = {
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
} satisfies Partial<Examples>;
