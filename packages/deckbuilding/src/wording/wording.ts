import {
  type Ask,
  type CardNo,
  type Chance,
  capital,
  counted,
  type Key,
  knows,
  type Pile,
  readKey,
  type Seat,
  type Source,
  type Wish,
  type Wording,
} from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { Deckbuilding, Effect } from '../cards/words.ts';
import { attackOf, readyToAttack, totalAttack } from '../rules/attack-value.ts';
import { SECRET_BASES } from '../rules/bases.ts';
import { baseHitPoints, hitPointsLeft } from '../rules/damage.ts';
import type { Action, Topics } from '../rules/topics.ts';
import { actionOf } from '../rules/use-ability.ts';
import { EMPIRE, enemyOf, type InPlay, REBEL, type State, sideOf } from '../state.ts';
import { asToldToFoe } from '../vocabulary/enemy.ts';
import { abilityText, effectText, iconList } from './describe.ts';
import { nameOfCard, nameOfId, sideName, sidesOwn } from './phrases.ts';

/** All that a person is asked: by the rules, and by what cards say. */
export interface Asked extends Topics {
  may: Wish<Deckbuilding>;
  'one of': Effect;
  'foe chooses': Effect;
}

interface Question<T = unknown> {
  readonly state: State;
  readonly seat: Seat;
  readonly ask: Ask<T>;
}

interface Words<T> {
  prompt(question: Question<T>): string;
  label(option: T, question: Question): string;
}

/** A question of the rules in words. */
export function wording(state: State, ask: Ask, seat: Seat): Wording {
  const words = wordsOf(ask.topic);
  const question = { state, seat, ask };
  const by = ask.source === undefined ? '' : `${asker(state, seat, ask.source)}: `;
  return {
    prompt: capital(by + words.prompt(question)),
    labels: ask.options.map((option) => words.label(option, question)),
  };
}

/** Whose card asks: one's own, the opponent's on the opponent's turn, or the one whose reward is taken. */
function asker({ active, attack }: State, seat: Seat, source: Source): string {
  const name = typeof source === 'number' ? nameOfCard(source) : source;
  if (active !== seat) return `${name} of ${sideName(active)}`;
  const isDefeated = attack !== null && attack.target !== 'base' && attack.target === source;
  return isDefeated ? `reward of ${name}` : name;
}

/** The only place that trusts the rules to ask a topic with the options that `Asked` names. */
function wordsOf(topic: string): Words<unknown> {
  if (!Object.hasOwn(TOPICS, topic))
    throw new Error(`The question "${topic}" has no words: it is missing in Topics.`);
  return TOPICS[topic as keyof Asked] as Words<unknown>;
}

/** Where only one of them can be resolved there is nothing to choose. */
function oneOfThem({ ask: { options } }: Question<Effect>): string {
  return options.length === 1 ? 'only this can be done now.' : 'choose one.';
}

const ofCards = (prompt: string): Words<CardNo> => ({ prompt: () => prompt, label: nameOfCard });

const TOPICS: { readonly [Topic in keyof Asked]: Words<Asked[Topic]> } = {
  action: {
    prompt: ({ state, seat }) =>
      `what do you do? You have ${counted(sideOf(state, seat).resources, 'resource')}.`,
    label: actionLabel,
  },
  'attack with': {
    prompt: ({ state, seat }) => `which units and capital ships attack ${defended(state, enemyOf(seat))}?`,
    label: (thing, question) => attackerLabel(thing, question, 'base'),
  },
  'hunt with': {
    prompt: ({ state }) => `which units attack ${targetOf(state)}?`,
    label: (thing, question) => attackerLabel(thing, question, 'row'),
  },
  'split damage': {
    prompt: ({ ask: { form } }) => {
      const total = form.pick === 'split' ? `${form.total} damage` : 'the damage';
      return `how is ${total} split over the capital ships?`;
    },
    label: shipLabel,
  },
  may: {
    prompt: ({ ask }) => `you may ${ask.options.flatMap(wished).map(effectText).join()}. Do you?`,
    label: (wish) => ('wish' in wish ? 'Yes' : 'No'),
  },
  'one of': { prompt: oneOfThem, label: (effect) => capital(effectText(effect)) },
  'foe chooses': {
    prompt: oneOfThem,
    label: (effect, { seat }) => capital(asToldToFoe(effectText(effect), sideName(enemyOf(seat)))),
  },
  discard: ofCards('which card do you discard from your hand?'),
  exile: {
    prompt: ({ ask: { form } }) =>
      `which cards do you exile?${form.pick === 'some' ? ` Up to ${form.max}.` : ''}`,
    label: ownCardLabel,
  },
  'exile one': { prompt: () => 'which card do you exile?', label: ownCardLabel },
  fetch: ofCards('which card do you take from your discard pile into your hand?'),
  borrow: ofCards('which card of the galaxy row do you borrow until the turn ends?'),
  'free purchase': {
    prompt: () => 'which card do you purchase at no cost?',
    label: (card) => `${nameOfCard(card)} (cost ${kindOf(card).cost})`,
  },
  'buy from galaxy discard': {
    prompt: ({ state, seat }) =>
      `which card do you purchase from the galaxy discard pile? You have ${counted(sideOf(state, seat).resources, 'resource')}.`,
    label: (card) => `${nameOfCard(card)} for ${kindOf(card).cost}`,
  },
  trade: {
    prompt: ({ state, seat }) =>
      `which card of the galaxy row do you swap with ${topOf(state.galaxyDeck, seat)} on the galaxy deck?`,
    label: (card) => (card === 'keep' ? 'None of them' : nameOfCard(card)),
  },
  hit: {
    prompt: () => 'what takes the damage?',
    label: (target, question) => (target === 'base' ? baseLabel(question) : shipLabel(target)),
  },
  'destroy ship': {
    prompt: () => 'which capital ship is destroyed?',
    label: (card, { state }) =>
      state.row.includes(card) ? `${nameOfCard(card)} (galaxy row)` : nameOfCard(card),
  },
  'put on deck': {
    prompt: ({ seat }) =>
      `which card of ${sidesOwn(enemyOf(seat))} hand goes on top of ${sidesOwn(enemyOf(seat))} deck?`,
    label: nameOfCard,
  },
  'top or bottom': {
    prompt: ({ state, seat }) =>
      `where in ${sidesOwn(enemyOf(seat))} deck does ${topOf(sideOf(state, enemyOf(seat)).deck, seat)} go?`,
    label: (where) => (where === 'top' ? 'It stays on top' : 'To the bottom'),
  },
  'discard from row': ofCards('which card of the galaxy row is discarded?'),
  'discard from galaxy deck': ofCards(
    'which card is discarded? The other one stays on top of the galaxy deck.',
  ),
  salvage: ofCards('which card of the galaxy discard pile goes into the galaxy row?'),
  'first base': { prompt: () => 'which base goes into your base deck? (1 of 2)', label: basePrinted },
  'second base': { prompt: () => 'which base goes into your base deck? (2 of 2)', label: basePrinted },
  'secret base': {
    prompt: ({ state, seat }) =>
      `which base do you take in secret? (${sideOf(state, seat).bases.length + 1} of ${SECRET_BASES})`,
    label: basePrinted,
  },
  'next base': { prompt: () => 'which base do you reveal?', label: basePrinted },
};

function actionLabel(action: Action, { state, seat }: Question): string {
  switch (action.do) {
    case 'play':
      return `Play ${nameOfCard(action.card)}${printed(action.card)}`;
    case 'use':
      return `Use ${nameOfCard(action.card)}: ${effectText(actionOf(action.card)?.do ?? [])}`;
    case 'buy':
      return `Buy ${nameOfCard(action.card)} for ${kindOf(action.card).cost}`;
    case 'hunt':
      return `${seat === EMPIRE ? 'Hunt' : 'Sabotage'} ${nameOfCard(action.card)} (${kindOf(action.card).cost})`;
    case 'attack': {
      const most = totalAttack(state, seat, readyToAttack(state, seat, 'base'), 'base');
      return `Attack ${defended(state, enemyOf(seat))} (up to ${most})`;
    }
    case 'pay off':
      return `Pay off ${nameOfCard(action.card)} for ${kindOf(action.card).cost}`;
    case 'end':
      return 'End the turn';
  }
}

/** "X-Wing (3)": the card of the galaxy row that an attack is put together against. */
function targetOf({ attack }: State): string {
  if (attack === null || attack.target === 'base') return 'the card of the galaxy row';
  return `${nameOfCard(attack.target)} (${kindOf(attack.target).cost})`;
}

/** What an attack on a side goes against: its capital ships come before its base. */
function defended(state: State, seat: Seat): string {
  const { base, ships } = sideOf(state, seat);
  const guard = counted(ships.length, 'capital ship');
  if (ships.length === 0) return 'the base';
  return base === null ? guard : `the base behind ${guard}`;
}

/** " (2 attack, 1 Force)" */
function printed(card: CardNo): string {
  const icons = iconList(kindOf(card));
  return icons.length === 0 ? '' : ` (${icons.join(', ')})`;
}

function attackerLabel(thing: InPlay, { state, seat }: Question, against: 'base' | 'row'): string {
  return `${nameOfCard(thing.card)} (${attackOf(state, seat, thing, against)} attack)`;
}

function shipLabel(ship: InPlay): string {
  return `${nameOfCard(ship.card)} (${counted(hitPointsLeft(ship), 'hit point')} left)`;
}

function baseLabel({ state, seat }: Question): string {
  const foe = enemyOf(seat);
  const { base } = sideOf(state, foe);
  if (base === null) return 'The base';
  const left = baseHitPoints(state, foe, base.card) - base.damage;
  return `${nameOfCard(base.card)} (${counted(left, 'hit point')} left)`;
}

function basePrinted(card: CardNo): string {
  const kind = kindOf(card);
  return [`${kind.name} (${counted(kind.hitPoints, 'hit point')})`, ...abilityText(kind)].join(' ');
}

/** Hand and discard pile can hold copies of the same card. */
function ownCardLabel(card: CardNo, { state, seat }: Question): string {
  return `${nameOfCard(card)} (${sideOf(state, seat).discard.includes(card) ? 'discard pile' : 'hand'})`;
}

function wished(option: Wish<Deckbuilding>): Effect[] {
  return 'wish' in option ? [option.wish] : [];
}

/** The card that the one who is asked has just looked at. */
function topOf([top]: Pile, seat: Seat): string {
  return top && 'card' in top && knows(top, seat) ? nameOfCard(top.card) : 'the top card';
}

/** What came up: any copy of a card, or one among those that a lot falls on. */
function nameOfOutcome(key: Key): string {
  const named = readKey(key);
  if (named.is === 'kind') return nameOfId(named.kind);
  return named.is === 'card' ? nameOfCard(named.card) : key;
}

/** What chance decides, for a person who answers with real cards. */
const CHANCES: Readonly<Record<string, (state: State) => string>> = {
  'galaxy row': ({ row }) =>
    `Which card came up in the galaxy row? (Slot ${row.indexOf(null) + 1}, counted from the galaxy deck.)`,
  'galaxy deck': () => 'Which card did a look at the galaxy deck show?',
  'Empire draw': () => `Which card did ${sideName(EMPIRE)} draw?`,
  'Rebel draw': () => `Which card did ${sideName(REBEL)} draw?`,
  'Empire deck': () => `Which card lies on top of ${sidesOwn(EMPIRE)} deck?`,
  'Rebel deck': () => `Which card lies on top of ${sidesOwn(REBEL)} deck?`,
  'bot reveal': ({ active }) => `Which card came up for ${sideName(active)}?`,
  'bot draw': ({ active }) => `Which card is the next of those that ${sideName(active)} drew?`,
  'base deck': ({ active }) => `Which base came up for ${sideName(active)}?`,
  hand: ({ active }) => `Which card is the next in ${sidesOwn(enemyOf(active))} hand?`,
  'discard at random': ({ active }) => `Which card did ${sideName(enemyOf(active))} discard at random?`,
  'Jyn Erso': ({ active }) => `Which card of ${sidesOwn(enemyOf(active))} hand does the lot fall on?`,
};

export function chanceWording(state: State, chance: Chance): Wording {
  const prompt = CHANCES[chance.what]?.(state) ?? `What came up? (${capital(chance.what)}.)`;
  return { prompt, labels: Array.from({ length: chance.size }, (_, i) => nameOfOutcome(chance.keyOf(i))) };
}
