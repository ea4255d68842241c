import {
  capital,
  counted,
  type Key,
  listed,
  type Named,
  readKey,
  type Seat,
  type TableEvent,
} from '@holofoe/kernel';
import type { Faction } from '../cards/kind.ts';
import type { Destination, Happening } from '../rules/happening.ts';
import { EMPIRE, enemyOf, FORCE_END, REBEL, type Step } from '../state.ts';
import { iconsText } from '../vocabulary/gains.ts';
import { FACTION_NAMES } from './describe.ts';
import { phaseInSentence } from './phases.ts';
import { cardsListed, its, nameOfCard, nameOfId, sideDoes, sideName, sidesOwn, verbOf } from './phrases.ts';

/** The log's line for an event that was cut for a seat; undefined where the log is silent. */
export function say(event: TableEvent): string | undefined {
  const happening = happeningOf(event);
  return happening && lineOf(happening, event.rule);
}

/** The only place that trusts the rules to tell events whose data are those of their kind. */
export function happeningOf({ kind, data }: TableEvent): Happening | undefined {
  return Object.hasOwn(LINES, kind) ? ({ kind, ...(data as object) } as Happening) : undefined;
}

type OfKind<K extends Happening['kind']> = Extract<Happening, { kind: K }>;

/** A line for each kind: a new one does not compile without it. */
type Lines = {
  readonly [K in Happening['kind']]: (happening: OfKind<K>, rule: string | undefined) => string | undefined;
};

function lineOf<K extends Happening['kind']>(
  happening: OfKind<K>,
  rule: string | undefined,
): string | undefined {
  const line: Lines[K] = LINES[happening.kind];
  return line(happening, rule);
}

const LINES: Lines = {
  turn: ({ seat, turn }) => `Turn ${turn}: ${sideName(seat)}.`,
  phase: ({ seat, step }) => phaseLine(seat, step),
  base: ({ seat, card }) => `${sideDoes(seat, 'reveal')} ${nameOfCard(card)} as ${its(seat)} base.`,
  play: ({ seat, card, gives }) => {
    const icons = iconsText(gives);
    return `${sideDoes(seat, 'play')} ${nameOfCard(card)}${icons === '' ? '' : ` (${icons})`}.`;
  },
  use: ({ seat, card }) => `${sideDoes(seat, 'use')} the ability of ${nameOfCard(card)}.`,
  'not used': ({ seat, card, why }) => {
    const ability = `the ability of ${nameOfCard(card)}`;
    if (why === 'no use') return `${sideDoes(seat, 'have')} no use for ${ability} now.`;
    if (why === 'cannot') return `${capital(sideName(seat))} cannot use ${ability} now.`;
    return `${sideDoes(seat, 'give')} up no card for ${ability}.`;
  },
  keep: ({ seat, card }) => `${sideDoes(seat, 'keep')} ${nameOfCard(card)} rather than exile it.`,
  look: ({ seat, cards }) =>
    `${sideDoes(seat, 'look')} at the cards that ${seat === EMPIRE ? 'it has' : 'they have'} drawn: ${cardsListed(cards)}.`,
  gain: ({ seat, card, gives }, rule) => {
    if (card !== null) return `${nameOfCard(card)} gives ${sideName(seat)} ${iconsText(gives)}.`;
    return `${sideDoes(seat, 'gain')} ${iconsText(gives)} ${rule === 'DBG-16' ? `for ${its(seat)} lost bases` : 'from the Force'}.`;
  },
  force: ({ seat, by, to }) => `The Force moves ${by} toward ${sideName(seat)} and is ${forceText(to)}.`,
  spend: ({ seat, resources }) => `${sideDoes(seat, 'spend')} ${counted(resources, 'resource')}.`,
  buy: ({ seat, card, cost, to }) =>
    `${sideDoes(seat, 'buy')} ${nameOfCard(card)} ${cost === 0 ? 'at no cost' : `for ${cost}`}${destinationText(seat, to)}.`,
  'scavenger buys nothing': ({ seat, card, hero }) =>
    card === null
      ? `The scavenger of ${sideName(seat)} finds nothing to buy.`
      : `The scavenger of ${sideName(seat)} buys nothing: ${nameOfCard(card)} would prevent buying ${nameOfId(hero)}.`,
  'buys nothing': ({ seat, lost }) => {
    const loss = lost === 0 ? '' : ` and ${verbOf(seat, 'lose')} ${counted(lost, 'resource')}`;
    return `${sideDoes(seat, 'buy')} nothing${loss}.`;
  },
  lend: ({ seat, card }) =>
    `${sideDoes(seat, 'borrow')} ${nameOfCard(card)} from the galaxy row until the turn ends.`,
  fetch: ({ seat, card }) => `${sideDoes(seat, 'pick')} up ${nameOfCard(card)}.`,
  refill: ({ slot, card }) => `${nameOfCard(card)} comes into the galaxy row, slot ${slot + 1}.`,
  'row discard': ({ card }) => `${nameOfCard(card)} is discarded from the galaxy row.`,
  'galaxy discard': ({ card }) => `${nameOfCard(card)} is discarded from the galaxy deck.`,
  'row anew': ({ faction }) =>
    `The galaxy row has no ${FACTION_NAMES[faction as Faction]} card and is dealt anew.`,
  'turn up': ({ card, kept }) =>
    `${nameOfCard(card)} is turned up on the galaxy deck and ${kept ? 'stays there' : 'discarded'}.`,
  peek: ({ seat, cards }) =>
    typeof cards === 'number'
      ? `${sideDoes(seat, 'look')} at ${topCards(cards)} of the galaxy deck.`
      : `${sideDoes(seat, 'look')} at ${topCards(cards.length)} of the galaxy deck: ${cardsListed(cards)}.`,
  trade: ({ seat, card, for: other }) =>
    `${sideDoes(seat, 'put')} ${nameOfCard(card)} into the galaxy row in the place of ${nameOfCard(other)}.`,
  'look at hand': ({ seat, cards }, rule) => {
    const foe = sidesOwn(enemyOf(seat));
    const what = rule === 'DBG-07' ? `the top card of ${foe} deck` : `${foe} hand`;
    const seen = typeof cards === 'number' ? '' : `: ${cardsListed(cards)}`;
    return `${sideDoes(seat, 'look')} at ${what}${seen}.`;
  },
  'show top': ({ seat, card }) => `The top card of ${sidesOwn(seat)} deck is ${nameOfCard(card)}.`,
  'put back': ({ seat, card, to }) =>
    `${card === null ? 'A card' : nameOfCard(card)} goes ${to === 'top' ? 'on top' : 'to the bottom'} of ${sidesOwn(seat)} deck.`,
  hunt: ({ seat, card, attack }) =>
    `${sideDoes(seat, hunts(seat))} ${nameOfCard(card)} with ${attack} attack and ${verbOf(seat, 'defeat')} it.`,
  'hunts nothing': ({ seat, attack }) =>
    `${sideDoes(seat, hunts(seat))} nothing${attack === 0 ? '' : `: ${attack} attack defeats no card of the galaxy row`}.`,
  attack: ({ seat, attack }) =>
    attack === 0
      ? `${sideDoes(seat, 'do')} not attack.`
      : `${sideDoes(seat, 'attack')} ${sideName(enemyOf(seat))} with ${attack}.`,
  damage: ({ card, damage, left }) =>
    `${nameOfCard(card)} takes ${damage} damage${left === 0 ? '' : `: ${counted(left, 'hit point')} left`}.`,
  prevented: ({ card, damage }) => `${nameOfCard(card)} prevents ${damage} damage.`,
  'ship destroyed': ({ seat, card }) => `${nameOfCard(card)} of ${sideName(seat)} is destroyed.`,
  'base destroyed': ({ seat, card, bases, of }) =>
    `${nameOfCard(card)} is destroyed: ${sideName(seat)} ${verbOf(seat, 'have')} lost ${bases} of ${of} bases.`,
  repair: ({ card, damage }) => `${nameOfCard(card)} is repaired by ${damage}.`,
  draw: ({ seat, cards }) =>
    `${sideDoes(seat, 'draw')} ${typeof cards === 'number' ? counted(cards, 'card') : cardsListed(cards)}.`,
  discard: ({ seat, card, from }) =>
    `${sideDoes(seat, 'discard')} ${nameOfCard(card)} from ${its(seat)} ${from}.`,
  exile: ({ seat, card }) => `${sideDoes(seat, 'exile')} ${nameOfCard(card)}.`,
  shuffle: ({ seat }) =>
    seat === null
      ? 'The galaxy discard pile is shuffled and becomes the galaxy deck.'
      : `${sideDoes(seat, 'shuffle')} ${its(seat)} discard pile into a new deck.`,
  'pay off': ({ seat, card, cost }) => `${sideDoes(seat, 'pay')} off ${nameOfCard(card)} for ${cost}.`,
  'end of turn': ({ seat }, rule) =>
    rule === 'DBG-35'
      ? `${sideDoes(seat, 'discard')} ${its(seat)} units and ${verbOf(seat, 'end')} ${its(seat)} turn.`
      : `${sideDoes(seat, 'end')} ${its(seat)} turn.`,
  won: ({ seat }) => `${sideDoes(seat, 'win')} the game.`,
};

/** Only the bot's turn has phases that the log names. */
function phaseLine(seat: Seat, step: Step): string | undefined {
  const phase = phaseInSentence(seat, step);
  return phase && `${capital(sidesOwn(seat))} ${phase}.`;
}

function hunts(seat: Seat): string {
  return seat === EMPIRE ? 'hunt' : 'sabotage';
}

/** "with the Empire (2 of 3)" */
function forceText(force: number): string {
  if (force === 0) return 'with nobody';
  const side = sideName(force < 0 ? EMPIRE : REBEL);
  const strength = Math.abs(force);
  return strength === FORCE_END ? `fully with ${side}` : `with ${side} (${strength} of ${FORCE_END})`;
}

function destinationText(seat: Seat, to: Destination): string {
  if (to === 'discard') return '';
  return to === 'hand' ? `, into ${its(seat)} hand` : `, onto ${its(seat)} deck`;
}

function topCards(count: number): string {
  return count === 1 ? 'the top card' : `the top ${count} cards`;
}

/** What a candidate of a reason is called: a card, several cards, an effect or the base. */
export function nameOf(key: Key): string {
  return nameOfNamed(readKey(key));
}

function nameOfNamed(named: Named): string {
  switch (named.is) {
    case 'card':
      return nameOfCard(named.card);
    case 'cards':
      return listed(named.cards.map(nameOfCard));
    case 'effect':
      return listed(named.effect.split('+').map((word) => EFFECTS[word] ?? word));
    case 'word':
      return WORDS[named.word] ?? named.word;
    case 'act':
      return `${nameOfNamed(named.on)} and ${WORDS[named.act] ?? named.act}`;
    default:
      throw new Error(`Nothing here is called by a ${named.is}.`);
  }
}

const WORDS: Readonly<Record<string, string>> = {
  banked: 'attack of units that left play',
  base: 'the base',
};

const EFFECTS: Readonly<Record<string, string>> = {
  force: 'Force',
  'foe discards': 'discard a card',
};

const TOPICS: Readonly<Record<string, string>> = {
  answer: 'answer to the enemy card',
  borrow: 'card to borrow',
  commit: 'units that hunt',
  Coruscant: 'Coruscant discards',
  'damage ship': 'capital ship that takes what is left',
  'Death Star': 'Death Star destroys',
  'destroy ship': 'capital ship to destroy',
  'destroy ships': 'capital ships to destroy',
  discard: 'card to discard',
  'discard from row': 'card to discard from the galaxy row',
  exile: 'card to exile',
  fetch: 'card to take back',
  hit: 'target of the damage',
  'Jyn Erso': 'Jyn Erso discards',
  'one of': 'choice',
  sabotage: 'card to defeat',
  scavenger: 'purchase of the scavenger',
  trade: 'card to swap out',
};

/** What the bot chose, in words. */
export function topicName(topic: string): string {
  return TOPICS[topic] ?? topic;
}
