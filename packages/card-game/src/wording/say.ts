import { capital, counted, type Flight, type Key, type Seat, type TableEvent } from '@holofoe/kernel';
import { isCard, ownerOf } from '../cards/catalogue.ts';
import type { Told } from '../rules/telling.ts';
import { DARK, type Ending, LIGHT } from '../state.ts';
import type { Destination, How } from '../terms/happening.ts';
import type { Happening } from '../terms/words.ts';
import {
  cardsListed,
  damageText,
  ICON_NAMES,
  nameOfKey,
  nameOfThing,
  SIDE_NAMES,
  sideDoes,
  sideName,
} from './phrases.ts';

export type Line = (Happening | Told) & Pick<Flight, 'by' | 'card'>;
type OfKind<K extends Line['kind']> = Extract<Line, { readonly kind: K }>;

/** A line for each kind: a new one does not compile without it. */
type Lines = { readonly [K in Line['kind']]: (line: OfKind<K>, seat: Seat) => string | undefined };

/** The log's line for an event that was cut for a seat; undefined where the log is silent. */
export function say(event: TableEvent, seat: Seat): string | undefined {
  const cancelled = /^(.*) (cancelled|replaced)$/.exec(event.kind);
  const line = lineOf(cancelled?.[1] ?? event.kind, event.data);
  if (!line) return undefined;
  return cancelled ? cancelledText(line) : textOf(LINES, line, seat);
}

/** The same as it reads to the person who plays the seat: "You draw 2 cards." */
export function sayTo(event: TableEvent, seat: Seat): string | undefined {
  const line = lineOf(event.kind, event.data);
  return line ? lineTo(line, seat) : say(event, seat);
}

export function lineTo(line: Line, seat: Seat): string | undefined {
  return textOf(YOUR_LINES[seat] ?? LINES, line, seat);
}

/** The only place that trusts the rules to tell events whose data are those of their kind. */
export function lineOf(kind: string, data: TableEvent['data'] | object): Line | undefined {
  return Object.hasOwn(LINES, kind) ? ({ ...(data as object), kind } as Line) : undefined;
}

function textOf<K extends Line['kind']>(lines: Lines, line: OfKind<K>, seat: Seat): string | undefined {
  const text: Lines[K] = lines[line.kind];
  return text(line, seat);
}

/** Only of what somebody would wait for. */
function cancelledText(line: Line): string | undefined {
  if (line.kind === 'ability') return `The effect of ${nameOfThing(line.card ?? -1)} is cancelled.`;
  if (line.kind === 'fate') return `${nameOfThing(line.card)} is cancelled.`;
  return line.kind === 'strikes' ? `The strike of ${nameOfThing(line.card)} comes to nothing.` : undefined;
}

/** The lines as they read to everybody, or to the person who plays a seat. */
function linesFor(you: Seat | undefined): Lines {
  const does = (seat: Seat | undefined, verb: string) => sideDoes(seat, verb, you);
  const pileOf = (at: string, of: Seat) => (of === you ? `your ${at}` : `the ${at} of ${sideName(of)}`);
  return {
    'turn begins': ({ by }) => (by === you ? 'Your turn.' : `Turn of ${sideName(by)}.`),
    'turn ends': () => undefined,
    'phase begins': ({ phase }) => `${capital(phase === 'force' ? 'Force' : phase)} phase.`,
    'phase ends': () => undefined,
    refreshed: () => undefined,
    'would be dealt': () => undefined,
    damage: ({ card, n, source, cause }) => {
      const from = source >= 0 ? ` from ${nameOfThing(source)}` : (SOURCES[cause] ?? '');
      return `${nameOfThing(card)} takes ${damageText(n)}${from}.`;
    },
    heal: ({ card, n }) => `${damageText(n)} is removed from ${nameOfThing(card)}.`,
    'moves damage': ({ card, from, n }) =>
      `${damageText(n)} moves from ${nameOfThing(from)} to ${nameOfThing(card)}.`,
    focus: ({ card, cause, source }) => {
      if (cause === 'strike' || cause === 'committed' || cause === 'resources') return undefined;
      const by = source >= 0 && source !== card ? ` from ${nameOfThing(source)}` : '';
      return `${nameOfThing(card)} gets a focus token${by}.`;
    },
    unfocus: ({ card, source }) =>
      source < 0 ? undefined : `A focus token is removed from ${nameOfThing(card)}.`,
    shield: ({ card }) => `${nameOfThing(card)} gets a shield.`,
    unshield: ({ card, by, against }) => {
      if (against === 'refresh') return undefined;
      if (against === undefined) return `A shield is removed from ${nameOfThing(card)}.`;
      return `${does(by, 'uses')} a shield of ${nameOfThing(card)} against ${STOPPED[against]}.`;
    },
    protects: ({ card, whom, n }) =>
      `${nameOfThing(card)} protects ${nameOfThing(whom)}: it takes ${damageText(n)} on itself.`,
    draw: ({ by, n }) => `${does(by, 'draws')} ${counted(n, 'card')}.`,
    drawn: ({ card, seat: drawer }, seat) =>
      card === undefined || drawer !== seat ? undefined : `You draw ${nameOfThing(card)}.`,
    discards: ({ card, from, by }) => {
      const isOfOther = (from === 'hand' || from === 'deck') && isCard(card) && ownerOf(card) !== by;
      const pile = isOfOther ? pileOf(from, ownerOf(card)) : FROM[from];
      return `${does(by, 'discards')} ${nameOfThing(card)} from ${pile}.`;
    },
    reveals: ({ card }) => `${nameOfThing(card)} is revealed.`,
    moves: ({ card, to }) => `${card === undefined ? 'A card' : nameOfThing(card)} goes${TO[to]}.`,
    looks: ({ by, at, of, n }) => `${does(by, 'looks')} at ${counted(n, 'card')} of ${pileOf(at, of)}.`,
    'moves captive': ({ card, to }) => `${capital(nameOfThing(card))} lies captured at ${nameOfThing(to)}.`,
    keeps: ({ card, at }) =>
      `${card === undefined ? 'A card' : nameOfThing(card)} lies face down on ${nameOfThing(at)}.`,
    played: ({ card, by }) => `${does(by, 'plays')} ${nameOfThing(card)}.`,
    enters: ({ card, how, by }) => {
      if (how === 'played') return undefined;
      return how === 'revealed'
        ? `${does(by, 'reveals')} ${nameOfThing(card)}.`
        : `${nameOfThing(card)} is put into play.`;
    },
    'would leave': () => undefined,
    leaves: ({ card, how, to, at }) => {
      if (to !== 'captured' || at === undefined) return `${nameOfThing(card)} ${LEAVES[how]}${TO[to]}.`;
      const goes =
        how === 'removed'
          ? 'lies captured'
          : how === 'captured'
            ? LEAVES[how]
            : `${LEAVES[how]} and captured`;
      return `${nameOfThing(card)} ${goes} at ${nameOfThing(at)}.`;
    },
    captured: ({ card, at, from }) =>
      from === 'play' ? undefined : `${capital(nameOfThing(card))} is captured at ${nameOfThing(at)}.`,
    rescued: ({ card }) => `${nameOfThing(card)} is rescued.`,
    attached: ({ card, to }) => `${nameOfThing(card)} is attached to ${nameOfThing(to)}.`,
    control: ({ card, to }) => `${does(to, 'takes')} control of ${nameOfThing(card)}.`,
    becomes: ({ card, type }) =>
      `${nameOfThing(card)} becomes ${type === 'unit' ? 'a unit' : 'an enhancement'}.`,
    generates: ({ card, n }) => `${nameOfThing(card)} gives ${counted(n, 'resource')}.`,
    completed: ({ card }) => `The mission ${nameOfThing(card)} is completed.`,
    declared: ({ card, as }) => `${nameOfThing(card)} ${as === 'attacker' ? 'attacks' : 'defends'}.`,
    engaged: ({ card, by, how }) =>
      how === 'turned'
        ? `${nameOfThing(card)} is engaged instead.`
        : `${does(by, 'engages')} ${nameOfThing(card)}.`,
    joins: ({ card }) => `${nameOfThing(card)} joins the engagement.`,
    'leaves engagement': ({ card }) => `${nameOfThing(card)} leaves the engagement.`,
    lays: ({ card, open, by }, seat) => {
      const isSeen = card !== undefined && (open || by === seat);
      return `${does(by, 'places')} ${isSeen ? nameOfThing(card) : 'a card'} in the edge stack${open ? ', face up' : ''}.`;
    },
    'reveals stacks': () => 'The edge stacks are revealed.',
    shows: ({ seat, cards }) => `${does(seat, 'shows')} ${cardsListed(cards)}.`,
    sees: ({ seat, cards = [] }) =>
      cards.length === 0 ? undefined : `${does(seat, 'sees')} ${cardsListed(cards)}.`,
    fate: ({ card }) => `${nameOfThing(card)} resolves.`,
    edge: ({ by, n, contested }) => `${does(by, 'has')} the edge${contested && n > 0 ? `, by ${n}` : ''}.`,
    strikes: ({ card }) => `${nameOfThing(card)} strikes.`,
    icons: ({ card, icon, n }) => `${nameOfThing(card)} resolves ${n} ${ICON_NAMES[icon]}.`,
    survived: () => undefined,
    'engagement ends': () => 'The engagement ends.',
    commits: ({ card }) => `${nameOfThing(card)} is committed to the Force.`,
    uncommits: ({ card }) => `${nameOfThing(card)} is no longer committed to the Force.`,
    'struggle begins': () => undefined,
    struggle: ({ by, n }) => `${does(by, 'wins')} the Force struggle by ${n}.`,
    balance: ({ to }) => `The Balance of the Force is with ${SIDE_NAMES[to]}.`,
    dial: ({ n }) => `The Death Star dial ${n < 0 ? 'goes back' : 'advances'} by ${Math.abs(n)}.`,
    lasts: ({ says }) => (says === undefined ? undefined : `${says}${says.endsWith('."') ? '' : '.'}`),
    ability: ({ card }) => (card === undefined ? undefined : `${nameOfThing(card)} is used.`),
    reshuffles: ({ seat, cards }) => `${does(seat, 'shuffles')} ${counted(cards, 'card')} into a new deck.`,
    'fills fate deck': ({ seat, cards }) =>
      `${does(seat, 'takes')} ${counted(cards, 'card')} into the fate deck.`,
    'turns against': ({ seat, card }) => `${does(seat, 'turns')} against ${nameOfThing(card)}.`,
    takes: ({ seat, card }) => `${does(seat, 'turns')} up ${nameOfThing(card)}.`,
    'sets aside': ({ card, to, because }) =>
      `${nameOfThing(card)} goes ${ASIDE[to]}${because === undefined ? '' : `: ${because}`}.`,
    pools: ({ seat, attackers, defenders }) =>
      `${does(seat, 'sends')} ${attackers.length === 0 ? 'nobody' : cardsListed(attackers)} to attack and ${defenders.length === 0 ? 'nobody' : cardsListed(defenders)} to defend.`,
    mulligan: ({ seat, taken }) =>
      taken ? `${does(seat, 'takes')} a new hand.` : `${does(seat, 'keeps')} the hand.`,
    wins: ({ seat, how }) => `${does(seat, 'wins')}: ${ENDINGS[how]}.`,
  };
}

const ASIDE = {
  'fate deck': 'into the fate deck',
  'command deck': 'into the command deck',
  'top of the pile': 'back on top of the hand: it cannot be paid now',
  'under the pile': 'under the hand: all its cards together could not pay it',
} as const;

const STOPPED = { damage: '1 damage', focus: 'a focus token' } as const;

const SOURCES: Readonly<Record<string, string>> = {
  unopposed: ' as nobody defends',
  balance: ' from the Balance of the Force',
};

const FROM: Readonly<Record<OfKind<'discards'>['from'], string>> = {
  hand: 'the hand',
  deck: 'the deck',
  captured: 'the captured cards',
  'edge stack': 'the edge stack',
};

const LEAVES: Readonly<Record<How, string>> = {
  destroyed: 'is destroyed',
  sacrificed: 'is sacrificed',
  captured: 'is captured',
  discarded: 'is discarded',
  returned: 'returns',
  tucked: 'goes',
  removed: 'is removed',
};

const TO: Readonly<Record<Destination, string>> = {
  discard: '',
  captured: '',
  'victory pile': '',
  hand: ' to the hand',
  'top of deck': ' to the top of the deck',
  'bottom of deck': ' to the bottom of the deck',
  'shuffled into deck': ' into the deck',
  'out of the game': ' from the game',
};

const ENDINGS: Readonly<Record<Ending, string>> = {
  dial: 'the Death Star dial is full',
  objectives: 'three objectives are destroyed',
  'command deck': 'the opponent cannot draw a card',
  'objective deck': 'the opponent cannot reveal an objective',
  'a card': 'a card says so',
};

const LINES: Lines = linesFor(undefined);
const YOUR_LINES: readonly Lines[] = [linesFor(LIGHT), linesFor(DARK)];

/** What a candidate of a reason is called. */
export function nameOf(key: Key): string {
  return ACTS[String(key)] ?? nameOfKey(key);
}

/** What the AI does or leaves, where no card is chosen. */
const ACTS: Readonly<Record<string, string>> = { lay: 'place a card', pass: 'pass' };

/** What the AI chose, in words. */
export function topicName(topic: string): string {
  return topic;
}
