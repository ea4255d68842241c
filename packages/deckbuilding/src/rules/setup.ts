import { type CardNo, type Hidden, knownBy, type Pile, type Play, type Seat, shuffle } from '@holofoe/kernel';
import { cardsFrom, copiesOf, kindOf } from '../cards/catalogue.ts';
import {
  EMPIRE,
  FACTIONS,
  FORCE_END,
  factionOf,
  HAND_SIZE,
  isBot,
  isSolo,
  type Options,
  REBEL,
  ROW_SIZE,
  type Side,
  type State,
  type Step,
  sideOf,
} from '../state.ts';
import {
  BEGINNER_BASES,
  BOT_BASES,
  ownInBox,
  SECRET_BASES,
  STARTING_BASES,
  strongEnoughForLast,
} from './bases.ts';
import type { Duel } from './duel.ts';
import { refillRow, renewRow } from './galaxy.ts';
import { nobodyListens, startListening } from './in-play.ts';
import { drawCards } from './own-cards.ts';
import { choose } from './topics.ts';

export const STATE_FORMAT = 1;

export interface Config {
  readonly empire: 'person' | 'bot';
  readonly rebel: 'person' | 'bot';
  /** The two bases of the player of the solo game (DBG-04); absent: the player is asked. */
  readonly bases?: readonly [string, string] | undefined;
  readonly options: Options;
}

const GALAXY_CARDS = cardsFrom('galaxy');
const PILOTS = cardsFrom('pilot');
const BASES = cardsFrom('base');
const STARTERS = FACTIONS.map((faction) => cardsFrom('starter', faction));

/** Everything laid out and nothing turned up: dealing and choosing bases are steps of play. */
export function setup(config: Config): State {
  const hidden: Hidden = { stocks: {}, next: 1 };
  const solo = config.empire === 'bot' || config.rebel === 'bot';
  const sides = [newSide(hidden, EMPIRE, config.empire), newSide(hidden, REBEL, config.rebel)] as const;
  const state: State = {
    format: STATE_FORMAT,
    hidden,
    options: config.options,
    step: 'choose bases',
    turn: 1,
    active: firstSeat(config),
    // DBG-05: the solo game starts in the neutral middle, the base game at the Rebel end.
    force: solo ? 0 : FORCE_END,
    row: Array.from({ length: ROW_SIZE }, () => null),
    galaxyDeck: shuffle(hidden, GALAXY_CARDS.map(sealed)),
    galaxyDiscard: [],
    pilots: [...PILOTS],
    exile: [],
    box: [...BASES],
    sides,
    listeners: nobodyListens(),
    lent: [],
    attack: null,
    winner: null,
  };
  for (const seat of [EMPIRE, REBEL]) layOutBases(state, seat, solo);
  const player = playerSeat(state);
  if (player !== undefined && config.bases) stackBases(state, player, config.bases.map(baseCard));
  return state;
}

/** The person of the solo game; undefined between two persons and between two bots. */
function playerSeat(state: State): Seat | undefined {
  if (!isSolo(state)) return undefined;
  return [EMPIRE, REBEL].find((seat) => !isBot(state, seat));
}

export function* chooseBases(duel: Duel): Play<Step> {
  const { state } = duel;
  const player = playerSeat(state);
  if (player !== undefined) yield* chooseTwoBases(duel, player);
  if (state.options.baseSet === 'secret')
    for (const seat of [EMPIRE, REBEL]) yield* chooseSecretBases(duel, seat);
  return 'deal';
}

/** DBG-04: the player picks two bases, of which at least one has 14 or 16 hit points. */
function* chooseTwoBases(duel: Duel, seat: Seat): Play {
  const { state } = duel;
  if (sideOf(state, seat).bases.length > 0) return;
  const own = ownInBox(state, seat);
  const first = yield* choose(duel, seat, 'first base', own);
  const rest = own.filter(
    (card) => card !== first && (strongEnoughForLast(kindOf(first)) || strongEnoughForLast(kindOf(card))),
  );
  const second = yield* choose(duel, seat, 'second base', rest);
  stackBases(state, seat, [first, second]);
}

/** Between two persons: the enemy sees none of them until it is revealed. */
function* chooseSecretBases(duel: Duel, seat: Seat): Play {
  const { state } = duel;
  const { bases } = sideOf(state, seat);
  while (bases.length < SECRET_BASES) {
    const card = yield* choose(duel, seat, 'secret base', ownInBox(state, seat));
    bases.push(fromBox(state, card, knownBy([seat])));
  }
}

/** DBG-06: six cards in the row; a person draws five. */
export function* deal(duel: Duel): Play<Step> {
  const { state } = duel;
  yield* refillRow(duel);
  yield* renewRow(duel);
  for (const seat of [EMPIRE, REBEL]) {
    if (!isBot(state, seat)) yield* drawCards(duel, seat, HAND_SIZE);
  }
  return isBot(state, state.active) ? 'bot set-up' : 'begin turn';
}

/** DBG-10: the player of the solo game begins; otherwise, and with the option `first empire`, the Empire does. */
function firstSeat({ empire, rebel, options }: Config): Seat {
  return empire === 'bot' && rebel === 'person' && options.first === 'player' ? REBEL : EMPIRE;
}

/** A side with nothing on the table yet. */
export function emptySide(control: Side['control']): Side {
  return {
    control,
    deck: [],
    hand: [],
    discard: [],
    units: [],
    ships: [],
    base: null,
    bases: [],
    victory: [],
    resources: 0,
    purchases: 0,
    neutralPurchases: 0,
    neutralsPlayed: 0,
    onDeck: false,
    huntedNeutral: false,
    prevented: 0,
    drawn: [],
    banked: 0,
    spent: 0,
    scavengers: 0,
  };
}

/** DBG-07: both begin with the standard ten cards; only a person will have a hand. */
function newSide(hidden: Hidden, seat: Seat, control: Side['control']): Side {
  return { ...emptySide(control), deck: shuffle(hidden, (STARTERS[seat] ?? []).map(sealed)) };
}

/** DBG-01 to DBG-04: which bases a side has depends on who plays it. */
function layOutBases(state: State, seat: Seat, solo: boolean): void {
  const side = sideOf(state, seat);
  const faction = factionOf(seat);
  const [start, ...later] = isBot(state, seat) ? BOT_BASES[faction] : [STARTING_BASES[faction]];
  layBase(state, seat, baseCard(start));
  if (isBot(state, seat))
    side.bases = shuffle(
      state.hidden,
      later.map(baseCard).map((card) => fromBox(state, card)),
    );
  else if (!solo) side.bases = basesBeneath(state, seat).map((card) => fromBox(state, card, knownBy([seat])));
}

/** Between two persons: what lies beneath the first base before anybody chooses. */
function basesBeneath(state: State, seat: Seat): readonly CardNo[] {
  switch (state.options.baseSet) {
    case 'beginner':
      return BEGINNER_BASES[factionOf(seat)].map(baseCard);
    case 'all':
      return ownInBox(state, seat);
    case 'secret':
      return [];
  }
}

function layBase(state: State, seat: Seat, card: CardNo): void {
  fromBox(state, card);
  sideOf(state, seat).base = { card, damage: 0, used: false };
  startListening(state, seat, card);
}

/** DBG-04: shuffled, but the last one has 14 or 16 hit points; with one that is weaker the order is no secret. */
function stackBases(state: State, seat: Seat, cards: readonly CardNo[]): void {
  const weak = cards.find((card) => !strongEnoughForLast(kindOf(card)));
  const places = cards.map((card) => fromBox(state, card, knownBy([seat])));
  sideOf(state, seat).bases = weak === undefined ? shuffle(state.hidden, places) : weakFirst(places, weak);
}

function weakFirst(places: Pile, weak: CardNo): Pile {
  return [...places].sort(
    (a, b) => Number('card' in b && b.card === weak) - Number('card' in a && a.card === weak),
  );
}

function fromBox(state: State, card: CardNo, by = 0): Pile[number] {
  const index = state.box.indexOf(card);
  if (index < 0) throw new Error(`${kindOf(card).name} is not in the box.`);
  state.box.splice(index, 1);
  return { card, by };
}

function baseCard(id: string): CardNo {
  return copiesOf(id)[0] as CardNo;
}

function sealed(card: CardNo): Pile[number] {
  return { card, by: 0 };
}
