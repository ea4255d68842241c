import { capital, counted, type Key, listed, readKey, type TableEvent } from '@holofoe/kernel';
import type { Sign } from '../cards/face.ts';
import { facesOf } from '../rules/dice.ts';
import { type Happening, isOneOfSeveral } from '../rules/happening.ts';
import { scenarioByCode } from '../scenarios/catalogue.ts';
import { type DieNo, isAi, type SideNo } from '../state.ts';
import {
  areaName,
  cardsListed,
  cornerText,
  its,
  nameOfCard,
  nameOfDie,
  shown,
  sideDoes,
  sideName,
  signText,
  titleOf,
} from './phrases.ts';

/** The log's line for an event that was cut for a seat. */
export function say(event: TableEvent): string | undefined {
  const happening = happeningOf(event);
  return happening && lineOf(happening, isOneOfSeveral(event) ? OF_SEVERAL : OF_ONE);
}

/** What players are called in a log of their own. */
export interface Called {
  /** By seat. */
  readonly names: readonly string[];
  /** The seat that is told of as "you". */
  readonly you?: SideNo;
}

/** The same line with the names of those who play, and "you" for one of them. */
export function sayTo(event: TableEvent, called: Called): string | undefined {
  const happening = happeningOf(event);
  return happening && lineOf(happening, sidesOf(isOneOfSeveral(event), called));
}

/** The only place that trusts the rules to tell events whose data are those of their kind. */
export function happeningOf({ kind, data }: TableEvent): Happening | undefined {
  return Object.hasOwn(LINES, kind) ? ({ kind, ...(data as object) } as Happening) : undefined;
}

type OfKind<K extends Happening['kind']> = Extract<Happening, { kind: K }>;

/** How sides are called where there is one play area, and where there are several. */
interface Sides {
  readonly several: boolean;
  /** "Player 1", "the AI", "the AI of M-2" */
  name(side: SideNo): string;
  /** "The AI draws" */
  does(side: SideNo, verb: string): string;
  /** "Player 1's", "the AI's" */
  own(side: SideNo): string;
  /** "their", "its" */
  its(side: SideNo): string;
  /** "Player 1 is", in front */
  is(side: SideNo): string;
  /** "Player 1 has" */
  has(side: SideNo): string;
}

const OF_ONE = sidesOf(false);
const OF_SEVERAL = sidesOf(true);

function sidesOf(several: boolean, { names, you }: Called = { names: [] }): Sides {
  const name = (side: SideNo) => (side === you ? 'you' : (names[side] ?? sideName(side, several)));
  return {
    several,
    name,
    does: (side, verb) => (side === you ? `You ${verb}` : sideDoes(name(side), verb)),
    own: (side) => (side === you ? 'your' : `${name(side)}'s`),
    its: (side) => (side === you ? 'your' : its(side)),
    is: (side) => `${capital(name(side))} ${side === you ? 'are' : 'is'}`,
    has: (side) => `${name(side)} ${side === you ? 'have' : 'has'}`,
  };
}

/** A line for each kind: a new one does not compile without it. */
type Lines = { readonly [K in Happening['kind']]: (happening: OfKind<K>, sides: Sides) => string };

function lineOf<K extends Happening['kind']>(happening: OfKind<K>, sides: Sides): string {
  const line: Lines[K] = LINES[happening.kind];
  return line(happening, sides);
}

const LINES: Lines = {
  stage: ({ scenario, stage, perPlayer }) => stageLine(scenario, stage, perPlayer),
  enters: ({ side, card }, { name }) => `${nameOfCard(card)} comes into play for ${name(side)}.`,
  stays: ({ card }) => `${nameOfCard(card)} stays in play.`,
  round: ({ round, first }, { has }) => `Round ${round}: ${has(first)} the first turn.`,
  turn: ({ side, again }, { own }) => `${capital(own(side))} ${again ? 'additional ' : ''}turn.`,
  'end of phase': () => 'The action phase ends.',
  upkeep: () => 'Upkeep.',
  pass: ({ side }, { does }) => `${does(side, 'pass')}.`,
  'ends additional': ({ side }, { does }) => `${does(side, 'take')} no further action.`,
  claim: ({ seat }, { does }) => `${does(seat, 'claim')} the battlefield.`,
  battlefield: ({ to }, { name }) => `The battlefield goes to ${name(to)}.`,
  flip: ({ to }) => `The battlefield is flipped to side ${to}.`,
  joins: ({ seat, area }, { does }) => `${does(seat, 'go')} to ${areaName(area)}.`,
  cleared: ({ area }) => `${capital(areaName(area))} is cleared.`,
  mulligan: ({ seat, cards }, { does }) =>
    `${does(seat, 'exchange')} ${counted(cards, 'card')} of the first hand.`,
  'AI draws': ({ side, card }, { does }) => `${does(side, 'draw')} ${titleOf(card)}.`,
  'AI plays': ({ side, card, paid }, { does }) => `${does(side, 'play')} ${nameOfCard(card)}${price(paid)}.`,
  'AI cannot pay': ({ side, card, cost }, { name }) =>
    `${capital(name(side))} cannot pay ${cost} for ${titleOf(card)} and discards it.`,
  'AI cannot play': ({ side, card }, { name }) =>
    `${capital(name(side))} cannot play ${titleOf(card)} and discards it.`,
  'AI finds nothing': ({ card }) => `${titleOf(card)} finds nothing to do.`,
  chooses: ({ side, what }, { does }) => `${does(side, 'choose')} to ${what}.`,
  'turns against': ({ side, seat }, { does, name }) => `${does(side, 'turn')} against ${name(seat)}.`,
  'top left': ({ card, sign, value, changes }) =>
    changes
      ? `Corner of ${titleOf(card)}: ${cornerText(sign, value)}.`
      : `The corner of ${titleOf(card)} finds nothing to do.`,
  play: ({ side, card, cost, on }, { does }) =>
    `${does(side, 'play')} ${nameOfCard(card)}${on === null ? '' : ` on ${nameOfCard(on)}`}${price(cost)}.`,
  use: ({ side, card }, { does }) => `${does(side, 'use')} the action of ${nameOfCard(card)}.`,
  ability: ({ card }) => `The ability of ${nameOfCard(card)} sets in.`,
  activate: ({ side, card }, { does }) => `${does(side, 'activate')} ${nameOfCard(card)}.`,
  roll: ({ die, to }) => `${nameOfDie(die)} rolls ${shown(die, to)}.`,
  reroll: ({ die, to }) => `${nameOfDie(die)} is rerolled to ${shown(die, to)}.`,
  'turn die': ({ die, to }) => `The die of ${nameOfDie(die)} is turned to ${shown(die, to)}.`,
  'remove die': ({ side, die, shown: face }, { own }) =>
    `The die of ${nameOfDie(die)} (${shown(die, face)}) is removed from ${own(side)} pool.`,
  resolve: ({ side, dice, value, as }, { does }) =>
    `${does(side, 'resolve')} ${resolvedText(dice, value, as)}.`,
  d6: ({ value }) => `A die is rolled: ${value}.`,
  guardian: ({ card, die, value }) =>
    `${nameOfCard(card)}, a guardian, takes ${value} damage from the die of ${nameOfDie(die)}.`,
  damage: ({ card, damage, blocked, left }) => {
    if (damage === 0) return `Shields of ${nameOfCard(card)} block ${blocked} damage.`;
    const shields = blocked === 0 ? '' : ` (${blocked} more blocked)`;
    return `${nameOfCard(card)} takes ${damage} damage${shields}${left === 0 ? '' : `: ${left} health left`}.`;
  },
  prevented: ({ card, damage }) => `${damage} damage to ${nameOfCard(card)} is prevented.`,
  defeated: ({ card }) => `${nameOfCard(card)} is defeated.`,
  eliminated: ({ seat, by }, { is }) =>
    `${is(seat)} eliminated: no ${by === 'damage' ? 'characters' : 'cards'} left.`,
  shields: ({ card, shields, now }) =>
    `${nameOfCard(card)} gains ${counted(shields, 'shield')} (${now} now).`,
  'loses shields': ({ card, shields, now }) =>
    `${nameOfCard(card)} loses ${counted(shields, 'shield')} (${now} now).`,
  heal: ({ card, damage }) => `${nameOfCard(card)} heals ${damage} damage.`,
  'moves damage': ({ card, to, damage }) =>
    `${damage} damage moves from ${nameOfCard(card)} to ${nameOfCard(to)}.`,
  gain: ({ side, resources, now }, { does }) =>
    `${does(side, 'gain')} ${counted(resources, 'resource')} (${now} now).`,
  spend: ({ side, resources, now }, { does }) =>
    `${does(side, 'spend')} ${counted(resources, 'resource')} (${now} now).`,
  lose: ({ side, resources, now }, { does }) =>
    `${does(side, 'lose')} ${counted(resources, 'resource')} (${now} now).`,
  draw: ({ seat, cards }, { does }) =>
    `${does(seat, 'draw')} ${typeof cards === 'number' ? counted(cards, 'card') : cardsListed(cards)}.`,
  discard: ({ side, cards }, { does }) => `${does(side, 'discard')} ${cardsListed(cards)}.`,
  'from deck': ({ side, cards }, { does, its: whose }) =>
    `${does(side, 'discard')} ${cardsListed(cards)} from the top of ${whose(side)} deck.`,
  'leaves play': ({ card }) => `${nameOfCard(card)} leaves play.`,
  moves: ({ card, to }) => `${nameOfCard(card)} goes on ${nameOfCard(to)}.`,
  'to deck': ({ side, card, where }, { own }) =>
    `${card === null ? 'A card' : nameOfCard(card)} goes to the ${where} of ${own(side)} deck.`,
  'to hand': ({ side, card }, { does, its: whose }) =>
    `${does(side, 'take')} ${nameOfCard(card)} into ${whose(side)} hand.`,
  shuffle: ({ side, cards }, { does, its: whose }) =>
    `${does(side, 'shuffle')} ${cards === 0 ? '' : `${counted(cards, 'card')} into `}${whose(side)} deck.`,
  detect: ({ side, card }, { own }) => `${titleOf(card)} is turned face up in ${own(side)} deck.`,
  'looks at': ({ side, card }, { does }) =>
    `${does(side, 'look')} at ${card === null ? 'a card' : titleOf(card)}.`,
  ready: ({ card }) => `${nameOfCard(card)} is readied.`,
  exhaust: ({ card }) => `${nameOfCard(card)} is exhausted.`,
  additional: ({ side, actions }, { does, name }) =>
    `${isAi(side) ? does(side, 'take') : `${capital(name(side))} may take`} ${counted(actions, 'additional action')}.`,
  counter: ({ area, now }, { several }) =>
    `A counter is placed on the stage${several ? ` ${areaName(area)}` : ''} (${now} now).`,
  'lends die': ({ side, die, to }, { does }) =>
    `${does(side, 'roll')} a lent die of ${nameOfDie(die)}: ${shown(die, to)}.`,
  won: () => 'The players win the game.',
  lost: () => 'The AI wins the game.',
};

function price(paid: number): string {
  return paid === 0 ? '' : ` for ${paid}`;
}

/** "2 melee of Luke Skywalker and +2 melee of Lightsaber for 4 melee damage" */
function resolvedText(dice: readonly (readonly [DieNo, number])[], value: number, as?: Sign): string {
  const text = listed(dice.map(([die, side]) => `${shown(die, side)} of ${nameOfDie(die)}`));
  if (as !== undefined) return `${text} as ${signText(as, value)}`;
  const [base] = dice;
  const face = base && facesOf(base[0])[base[1]];
  if (!face || face.symbol === 'special' || (dice.length === 1 && face.value === value)) return text;
  return `${text} for ${signText(face.symbol, value)}`;
}

/** What a candidate of a reason is called: a card, a die, a die and the side it is turned to, a symbol, a choice. */
export function nameOf(key: Key): string {
  const named = readKey(key);
  switch (named.is) {
    case 'card':
      return nameOfCard(named.card);
    case 'die': {
      const { die, to } = named;
      return to === undefined ? nameOfDie(die) : `${nameOfDie(die)} to ${shown(die, to)}`;
    }
    case 'effect':
      return named.effect;
    case 'word':
      return named.word;
    default:
      throw new Error(`Nothing here is called by a ${named.is}.`);
  }
}

const TOPICS: Readonly<Record<string, string>> = {
  activate: 'character to activate',
  activation: 'card to activate',
  block: 'die to block with',
  defeat: 'character to defeat',
  discard: 'who discards, by the best target',
  'discard a card': 'card to discard',
  'discard a support': 'support to discard',
  disrupt: 'who loses resources, by the best target',
  downgrade: 'who gets the downgrade',
  'exhaust a support': 'support to exhaust',
  focus: 'die to turn',
  guardian: 'die that the guardian stops',
  heal: 'who is healed',
  hit: 'who is hit',
  'indirect damage': 'who takes indirect damage',
  'move damage': 'who loses damage',
  'one of': 'choice',
  override: 'upgrade to replace',
  'own die': 'die to give up',
  'own card': 'card to give up',
  'own character': 'character to take the damage',
  player: 'player, by the best target',
  ready: 'card to ready',
  redeploy: 'who gets the upgrade',
  'remove die': 'die to remove',
  'remove this die': 'die to remove',
  reroll: 'die to reroll',
  'resolve die': 'die to resolve',
  shield: 'who gains shields',
  shields: 'who gains shields',
  'strip shields': 'who loses shields',
  'take an upgrade': 'upgrade to take',
  'turn die': 'die to turn',
  upgrade: 'who gets the upgrade',
};

/** What the AI chose, in words. */
export function topicName(topic: string): string {
  return TOPICS[topic] ?? topic;
}

/** The story of the scenario comes with its first stage. */
function stageLine(code: string, index: number, perPlayer: number): string {
  const scenario = scenarioByCode(code);
  const stage = scenario?.stages[index];
  if (!scenario || !stage) throw new Error(`The scenario "${code}" has no stage with the index ${index}.`);
  const number =
    stage.multi === undefined ? `Stage ${stage.number}` : `Stage ${stage.number}, M-${stage.multi}`;
  const begins = `${number}, ${stage.name}, begins for ${counted(perPlayer, 'player')}. ${stage.story}`;
  return index === 0 ? `${scenario.story} ${begins}` : begins;
}
