import type { Ask, Form, Ready, Seat, Thing, Wish } from '@holofoe/kernel';
import { capital, counted } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { Way } from '../rules/deeds.ts';
import type { NumeralChange } from '../rules/numerals.ts';
import type { Topics as RuleTopics } from '../rules/topics.ts';
import { opponentOf, type State } from '../state.ts';
import type { CardGame, Effect } from '../terms/words.ts';
import { LANGUAGE } from '../vocabulary/language.ts';
import { cardLabel, deedLabel, usableLabel } from './labels.ts';
import { occasionOf } from './occasion.ts';
import { damageText, ICON_NAMES, nameOfThing, sideName } from './phrases.ts';

/** What the rules ask, and what cards ask. */
export interface Topics extends RuleTopics {
  'rescue at': Thing;
  'put on': Thing | 'unit';
  'way to play': Way;
  'spread damage': Thing;
  numeral: NumeralChange;
  /** LCG-39: of the player, for the AI. */
  'equal choices': Thing;
  // The kernel's
  window: Ready<CardGame> | 'pass';
  order: Ready<CardGame>;
  may: Wish<CardGame>;
  'one of': Effect;
  'how many': number;
  name: string;
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

/** " Up to 3." " At least 1." */
function limits(form: Form): string {
  if (form.pick !== 'some') return '';
  if (form.min === form.max) return ` Choose ${form.min}.`;
  return form.min > 0 ? ` Between ${form.min} and ${form.max}.` : ` Up to ${form.max}.`;
}

/** Words for cards to choose from; `none`: what it means to choose none of them. */
function ofCards(prompt: string, none = 'None'): Words<Thing | string> {
  return {
    prompt: ({ ask }) => prompt + limits(ask.form),
    label: (option, { state, seat }) => (typeof option === 'string' ? none : cardLabel(state, option, seat)),
  };
}

function ofShares(prompt: (total: number) => string): Words<Thing> {
  return {
    prompt: ({ ask: { form } }) => prompt(form.pick === 'split' ? form.total : 0),
    label: (card, { state, seat }) => cardLabel(state, card, seat),
  };
}

const YES_OR_NO = { label: (answer: 'yes' | 'no') => capital(answer) };

function engagedName({ engagement }: State): string {
  const card = engagement?.engaged ?? engagement?.declared;
  return card === undefined ? 'the objective' : nameOfThing(card);
}

export const TOPICS: { readonly [T in keyof Topics]: Words<Topics[T]> } = {
  mulligan: {
    prompt: () => 'do you keep your hand?',
    label: (answer) => (answer === 'keep' ? 'Keep it' : 'Shuffle it back and draw a new one'),
  },
  'balance damage': ofCards('the Balance is with you: which objective takes 1 damage?'),
  'discard one': ofCards('which card do you discard before you draw?'),
  'discard down': ofCards('your hand is larger than your reserve: what do you discard?'),
  action: {
    prompt: ({ state }) => (state.window?.at === 'deployment' ? 'what do you do?' : 'do you take an action?'),
    label: deedLabel,
  },
  match: ofCards('which card gives the resource match?'),
  pay: ofShares((total) => `which cards pay ${counted(total, 'resource')}?`),
  'discard to pay': ofCards('which cards do you discard, each for 1 resource less?'),
  'play on': ofCards('on which card do you play it?'),
  engage: ofCards('which objective do you engage?', 'No more engagements'),
  attackers: ofCards('which units attack?'),
  defenders: {
    prompt: ({ state, ask }) => `which units defend ${engagedName(state)}?${limits(ask.form)}`,
    label: (card, { state, seat }) => cardLabel(state, card, seat),
  },
  shielding: ofCards('which card gets a shield?'),
  lay: {
    prompt: ({ state, seat }) => {
      const laid = state.engagement?.battle?.stacks[seat === 0 ? 0 : 1].length ?? 0;
      return `which card do you place in your edge stack? It has ${counted(laid, 'card')}.`;
    },
    label: (card) => (card === 'pass' ? 'Pass' : laidLabel(card)),
  },
  'next fate': ofCards('which fate card resolves first?'),
  strike: ofCards('which unit strikes?', 'No unit'),
  icons: { prompt: () => 'which icons does it resolve first?', label: (icon) => capital(ICON_NAMES[icon]) },
  'unit damage': ofCards('which unit takes the unit damage?'),
  'divide unit damage': ofShares((total) => `how is ${total} unit damage divided?`),
  tactics: ofShares((total) => `which units get ${counted(total, 'focus token')}?`),
  commit: {
    prompt: ({ ask }) => `which units do you commit to the Force?${limits(ask.form)}`,
    label: (card, { state, seat }) => `${cardLabel(state, card, seat)}: ${kindOf(card).force} Force`,
  },
  'use shields': {
    prompt: () => 'how many shields prevent damage?',
    label: ({ shields, takes }) =>
      `${shields === 0 ? 'None' : shields}: it takes ${takes === 0 ? 'no damage' : damageText(takes)}`,
  },
  'use shield': { prompt: () => 'does a shield prevent the focus token?', ...YES_OR_NO },
  protect: ofShares((total) => `which cards take the ${total} damage?`),
  'capture at': ofCards('under which card is it captured?'),
  'rescue at': ofCards('where is a card rescued?'),
  'go to hand': { prompt: () => 'does it go to your hand?', ...YES_OR_NO },
  'discard pilot': ofCards('a unit has one pilot: which one do you discard?'),
  'put on': ofCards('on which card does it come into play?', 'As a unit'),
  'way to play': {
    prompt: () => 'how do you play it?',
    label: ({ as, cost }) => `As a ${as} for ${cost}`,
  },
  'spread damage': ofShares((total) => `which cards take the ${total} damage?`),
  'equal choices': ofCards('all else is equal for the AI: which one is it?'),
  numeral: {
    prompt: () => 'which numeral of its text is 1 more or less?',
    label: ({ numeral: { n }, by }) => `${Math.abs(n)} becomes ${Math.max(0, Math.abs(n) + by)}`,
  },
  window: {
    prompt: ({ ask, seat }) => `${occasionOf(ask.options, seat)}Do you use one of these now?`,
    label: (ready) => (ready === 'pass' ? 'Pass' : usableLabel(ready)),
  },
  order: {
    prompt: ({ ask, seat }) => `${occasionOf(ask.options, seat)}Which one resolves first?`,
    label: usableLabel,
  },
  may: {
    prompt: ({ ask, seat }) => {
      const [wish] = ask.options.flatMap((option) => ('wish' in option ? [option] : []));
      const other = sideName(opponentOf(seat));
      const otherwise = wish?.or ? ` Otherwise ${other} does this: ${LANGUAGE.text(wish.or)}.` : '';
      return `you may ${wish ? LANGUAGE.text(wish.wish) : ''}.${otherwise} Do you?`;
    },
    label: (wish) => ('wish' in wish ? 'Yes' : 'No'),
  },
  'one of': { prompt: () => 'choose one.', label: (effect) => capital(LANGUAGE.text(effect)) },
  'how many': { prompt: () => 'how many?', label: String },
  name: { prompt: () => 'which one do you name?', label: String },
};

/** What a card is good for in an edge stack. */
function laidLabel(card: Thing): string {
  const { title, type, force } = kindOf(card);
  return `${title} (${type === 'fate' && force === 0 ? 'fate' : `${force} Force`})`;
}
