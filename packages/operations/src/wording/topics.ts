import type { Ask, CardNo, Form, Ready, Seat, Thing, Wish } from '@holofoe/kernel';
import { capital, counted, effectOf } from '@holofoe/kernel';
import type { Effect, Operations } from '../cards/terms.ts';
import { shownValue } from '../rules/dice.ts';
import type { Holder } from '../rules/in-play.ts';
import { stagesOf } from '../rules/stages.ts';
import type { Topics } from '../rules/topics.ts';
import {
  type Attached,
  aiOf,
  type Die,
  type InPool,
  MOST_UPGRADES,
  playerOf,
  type Side,
  type State,
} from '../state.ts';
import { battleToLookAt } from '../vocabulary/language.ts';
import { actionLabel, cardWithCost, discountBy } from './action-label.ts';
import { effectText } from './describe.ts';
import {
  cardOfLabel,
  dieLabel,
  holderLabel,
  inPlayName,
  ownDieLabel,
  sideLabel,
  thingLabel,
  turnLabel,
} from './labels.ts';
import { aiName, areaName, nameOfCard, nth, signText, titleOf } from './phrases.ts';

/** All that a person is asked: by the rules, and by what cards say. */
export interface Asked extends Topics {
  may: Wish<Operations>;
  /** Of what interrupts the same thing. */
  order: Ready<Operations>;
  'one of': Effect;
  'how many': number;
}

export interface Question<T = unknown> {
  readonly state: State;
  readonly seat: Seat;
  readonly ask: Ask<T>;
}

export interface Words<T> {
  prompt(question: Question<T>): string;
  label(option: T, question: Question): string;
}

/** Words whose prompt does not depend on the options. */
interface Plain<T> extends Words<T> {
  prompt(question: Question): string;
}

const ofCards = (prompt: string): Plain<CardNo> => ({
  prompt: ({ ask }) => prompt + limits(ask.form),
  label: titleOf,
});

const ofAttached = (prompt: string): Plain<Attached> => ({
  prompt: () => prompt,
  label: ({ card }) => nameOfCard(card),
});

const ofHolders = (prompt: string): Plain<Holder> => ({
  prompt: ({ ask }) => prompt + limits(ask.form),
  label: (holder, { state, seat }) => holderLabel(state, holder, seat),
});

const ofDice = (prompt: string): Plain<InPool> => ({
  prompt: ({ ask }) => prompt + limits(ask.form),
  label: (die, { state, seat }) => dieLabel(state, die, seat),
});

const ofOwnDice = (prompt: string): Plain<Die> => ({
  prompt: ({ ask }) => prompt + limits(ask.form),
  label: (die, { state, seat }) => ownDieLabel(state, die, seat),
});

const ofSides = (prompt: string): Plain<Side> => ({
  prompt: () => prompt,
  label: (side, { state, seat }) => sideLabel(state, side, seat),
});

/** What cards choose among: characters, supports, what is attached to them, dice or players. */
const ofThings = (prompt: string): Plain<Thing> => ({
  prompt: ({ ask }) => prompt + limits(ask.form),
  label: (thing, { state, seat }) => thingLabel(state, thing, seat),
});

/** With one more option that is a word. */
function orElse<T, W extends string>(words: Plain<T>, word: W, label: string): Plain<T | W> {
  const isWord = (option: T | W): option is W => option === word;
  return {
    prompt: words.prompt,
    label: (option, question) => (isWord(option) ? label : words.label(option, question)),
  };
}

const ofWords = <W extends string>(prompt: string, labels: Readonly<Record<W, string>>): Words<W> => ({
  prompt: () => prompt,
  label: (word) => labels[word],
});

/** The words of each topic: a new one does not compile without them. */
export const TOPICS: { readonly [Topic in keyof Asked]: Words<Asked[Topic]> } = {
  mulligan: ofCards('which cards of your first hand do you exchange?'),
  area: {
    prompt: () => 'which area do you go to?',
    label: (area, { state }) => areaLabel(state, area),
  },
  income: ofWords('what do you lose?', {
    'gain less': 'Gain 1 resource less',
    'discard two': 'Discard the top 2 cards of your deck',
  }),
  'upkeep discard': ofCards('which cards do you discard before you draw?'),
  'spread heal': ofHolders('how is the healing split over your characters?'),
  'shuffle back': ofCards('which cards do you shuffle from your discard pile into your deck?'),
  action: {
    prompt: ({ state, seat }) => {
      const additional = state.additional > 0 ? ' with your additional action' : '';
      return `what do you do${additional}? You have ${counted(playerOf(state, seat).resources, 'resource')}.`;
    },
    label: (action, { state, seat }) => actionLabel(state, action, seat),
  },
  'discard to reroll': ofCards('which card do you discard to reroll dice?'),
  'dice to reroll': ofOwnDice('which dice do you reroll?'),
  'next die': orElse(ofOwnDice('which die do you resolve next?'), 'done', 'No more'),
  modifiers: ofOwnDice('which modifiers join the die?'),
  'one modifier': orElse(ofOwnDice('which modifier joins the die?'), 'done', 'No more'),
  'attach to': {
    prompt: () => 'what is it played on?',
    label: (holder, { state, seat }) => {
      const { length } = holder.upgrades;
      return holderLabel(state, holder, seat, ...(length === 0 ? [] : [counted(length, 'upgrade')]));
    },
  },
  replace: {
    prompt: () => 'does it replace an upgrade?',
    label: ({ instead, cost }) =>
      `${instead === undefined ? 'No' : `In place of ${nameOfCard(instead.card)}`}, for ${cost}`,
  },
  'which action': {
    prompt: () => 'which of its actions?',
    label: ({ ability }) => capital(effectText(effectOf(ability))),
  },
  'too many upgrades': ofAttached(`which one is discarded? Only ${MOST_UPGRADES} can stay.`),
  'order of abilities': {
    prompt: () => 'in which order are the abilities resolved?',
    label: abilityLabel,
  },
  order: { prompt: () => 'which ability is resolved first?', label: abilityLabel },
  guardian: orElse(
    ofDice('the damage of which die does the guardian take? The die is removed.'),
    'no',
    'None of them',
  ),
  redeploy: orElse(ofHolders('whom is it moved to?'), 'discard', 'Nobody: discard it'),
  target: ofHolders('who takes the damage?'),
  shield: ofThings('who gains the shields?'),
  'spread damage': ofHolders('how is the damage split over your characters?'),
  'spread shields': ofHolders('how are the shields split over your characters?'),
  focus: {
    prompt: () => 'which die do you turn, and to which side?',
    label: (turn, { state, seat }) => (turn === 'done' ? 'No more' : turnLabel(state, turn, seat)),
  },
  sabotage: ofWords('what do you do with 1 of the resources?', {
    counter: 'Place a counter on the stage',
    resource: 'Gain it',
  }),
  may: {
    prompt: ({ ask }) => `you may ${ask.options.flatMap(wished).map(effectText).join()}. Do you?`,
    label: (wish) => ('wish' in wish ? 'Yes' : 'No'),
  },
  'how many': { prompt: () => 'how many?', label: String },
  'one of': { prompt: () => 'choose one.', label: (effect) => capital(effectText(effect)) },
  choose: ofThings('which one?'),
  player: ofThings('which player?'),
  foe: ofThings('which opponent?'),
  battlefield: ofSides('who takes control of the battlefield?'),
  hit: ofThings('who takes the damage?'),
  heal: ofThings('who is healed?'),
  'strip shields': ofThings('who loses shields?'),
  defeat: ofThings('who is defeated?'),
  activate: ofThings('who is activated?'),
  'activate some': ofThings('who is activated?'),
  'remove die': ofThings('which die is removed?'),
  'remove own die': ofThings('which of your dice is removed?'),
  'remove this die': ofThings('which of its dice is removed?'),
  block: ofThings('which die is removed to block damage?'),
  reroll: ofThings('what is rerolled?'),
  'discard to reroll again': orElse(
    ofCards('do you discard a card to reroll the die once more?'),
    'no',
    'No',
  ),
  strike: ofWords('do you remove the die to deal its value as damage to 2 characters?', {
    yes: 'Yes',
    no: 'No',
  }),
  'turn die': ofThings('which die is turned, and to which side?'),
  'resolve die': ofThings('which die is resolved?'),
  'resolve as another symbol': ofThings('which die is resolved as if it showed another symbol?'),
  symbol: {
    prompt: () => 'as what is it resolved?',
    label: ({ die, as }, { state }) => capital(signText(as, shownValue(battleToLookAt(state), die))),
  },
  'resolve dice': orElse(ofDice('which die do you resolve next?'), 'done', 'No more'),
  discard: ofCards('what do you discard from your hand?'),
  'play a card': {
    prompt: () => 'which card do you play?',
    label: (card, { state, seat, ask }) =>
      cardWithCost(state, card, seat, discountBy(state, ask.source, seat)),
  },
  detect: {
    prompt: ({ state, seat }) =>
      `which card of ${aiName(aiOf(state, seat).no, state.areas.length > 1)}'s hand is turned face up?`,
    label: (place) => `The ${nth(place + 1)} card of its deck`,
  },
  'ready a vehicle': ofThings('which vehicle is readied?'),
  'exhaust a support': ofThings('which support is exhausted?'),
  'discard a support': ofThings('which support is discarded?'),
  'discard a card': ofThings('which card in play is discarded?'),
  'move a card': {
    prompt: () => 'which card is moved?',
    label: (card, { state, seat }) => cardOfLabel(state, card, seat),
  },
  'wreck a vehicle': ofHolders('which vehicle takes the damage?'),
  'take an upgrade': ofAttached('which upgrade is taken?'),
};

function abilityLabel({ cx, ability }: Ready<Operations>, { state, seat }: Question): string {
  return `${inPlayName(state, cx.card, seat)}: ${effectText(effectOf(ability))}`;
}

/** " Up to 3.", " 2 in all." */
function limits(form: Form): string {
  switch (form.pick) {
    case 'some':
      if (form.min === form.max) return form.max === 1 ? '' : ` ${form.max} of them.`;
      return form.min === 0 ? ` Up to ${form.max}.` : ` ${form.min} to ${form.max}.`;
    case 'split':
      return ` ${form.total} in all.`;
    default:
      return '';
  }
}

function areaLabel(state: State, area: number): string {
  const { stage } = stagesOf(state, state.stage)[area] ?? {};
  return `${capital(areaName(area))}${stage ? `: ${stage.name}` : ''}`;
}

function wished(option: Wish<Operations>): Effect[] {
  return 'wish' in option ? [option.wish] : [];
}
