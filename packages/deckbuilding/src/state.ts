import type { CardNo, Hidden, Listeners, Pile, Seat } from '@holofoe/kernel';

/** The seats are the factions: the Empire sits on 0, the Rebels on 1. */
export const EMPIRE: Seat = 0;
export const REBEL: Seat = 1;
export const FACTIONS = ['empire', 'rebel'] as const;

export const ROW_SIZE = 6;
export const HAND_SIZE = 5;
/** The track runs from -3, the Empire's end, to 3, the Rebels' end. */
export const FORCE_END = 3;

/** The choices that the rulebook leaves open, each named in the ruling of its rule. */
export interface Options {
  /** DBG-02: the bot's Hoth with 16 hit points, or as printed. */
  readonly botBases: 'sixteen' | 'printed';
  /** DBG-10 */
  readonly first: 'player' | 'empire';
  /** DBG-20 */
  readonly exile: 'always' | 'sensible';
  /** DBG-27 */
  readonly attack: 'pool' | 'strict';
  /** DBG-33 */
  readonly leftover: 'ship' | 'base';
  /** The optional rule of the base game: pay a neutral row card's cost to discard it. */
  readonly payingOff: boolean;
  /** Between two persons: how many enemy bases win the game. */
  readonly basesToWin: keyof typeof BASES_TO_WIN;
  /** Between two persons: the bases beneath the first, for beginners, all others, or four that the owner takes in secret. */
  readonly baseSet: 'beginner' | 'all' | 'secret';
}

const BASES_TO_WIN = { two: 2, three: 3, four: 4, five: 5 } as const;

/** What the top loop does next. */
export type Step =
  | 'choose bases'
  | 'deal'
  | 'begin turn'
  | 'action'
  | 'end turn'
  | 'bot set-up'
  | 'bot deployment'
  | 'bot purchase'
  | 'bot sabotage'
  | 'bot attack'
  | 'bot force'
  | 'bot clean up';

/** A unit or capital ship in play. */
export interface InPlay {
  readonly card: CardNo;
  damage: number;
  /** Attack that it gained for this turn. */
  bonus: number;
  /** It has attacked this turn. */
  committed: boolean;
  /** Its ability has been used this turn. */
  used: boolean;
}

export interface BaseInPlay {
  readonly card: CardNo;
  damage: number;
  used: boolean;
}

export interface Side {
  readonly control: 'person' | 'bot';
  deck: Pile;
  readonly hand: Pile;
  /** The newest card last. */
  readonly discard: CardNo[];
  readonly units: InPlay[];
  /** The oldest first. */
  readonly ships: InPlay[];
  base: BaseInPlay | null;
  /** Bases to come: the top one next, or, between two persons, to choose from. */
  bases: Pile;
  /** Enemy bases that this side destroyed. */
  readonly victory: CardNo[];
  resources: number;
  // What this turn has seen.
  purchases: number;
  neutralPurchases: number;
  neutralsPlayed: number;
  /** The next purchase goes on top of the deck. */
  onDeck: boolean;
  huntedNeutral: boolean;
  /** Damage to the base that was prevented this turn, its own or the enemy's. */
  prevented: number;
  // The bot's turn.
  /** Cards that the bot has drawn and not yet turned up. */
  readonly drawn: Pile;
  /** Attack of units that gave it and left play (DBG-17). */
  banked: number;
  /** Attack of units that sabotage used up. */
  spent: number;
  /** Jawa Scavengers that were exiled for a purchase (DBG-46). */
  scavengers: number;
}

/** An attack that is being resolved. */
export interface Attack {
  readonly seat: Seat;
  readonly target: 'base' | CardNo;
  readonly attackers: readonly CardNo[];
  readonly total: number;
}

export type ListenedMoment = 'attack bonus' | 'turn begins' | 'first neutral played' | 'foe discards';
export type Listening = `${number} ${ListenedMoment}`;

export interface State {
  readonly format: number;
  readonly hidden: Hidden;
  readonly options: Options;
  step: Step;
  /** Counts every turn of either side, from 1. */
  turn: number;
  active: Seat;
  force: number;
  /** Slot 0 is the one closest to the galaxy deck. */
  readonly row: (CardNo | null)[];
  galaxyDeck: Pile;
  readonly galaxyDiscard: CardNo[];
  readonly pilots: CardNo[];
  readonly exile: CardNo[];
  /** Bases that are not in this game. */
  readonly box: CardNo[];
  readonly sides: readonly [Side, Side];
  readonly listeners: Listeners<Listening>;
  /** Cards that were lent for this turn: exiled at its end, wherever they are. */
  readonly lent: CardNo[];
  attack: Attack | null;
  winner: Seat | null;
}

export interface Outcome {
  readonly winner: Seat;
  readonly turns: number;
}

export function sideOf(state: State, seat: Seat): Side {
  const side = state.sides[seat];
  if (!side) throw new Error(`There is no seat ${seat}: the Empire sits on 0, the Rebels on 1.`);
  return side;
}

export function enemyOf(seat: Seat): Seat {
  return 1 - seat;
}

export function factionOf(seat: Seat): 'empire' | 'rebel' {
  return seat === EMPIRE ? 'empire' : 'rebel';
}

export function isBot(state: State, seat: Seat): boolean {
  return sideOf(state, seat).control === 'bot';
}

export function isSolo(state: State): boolean {
  return isBot(state, EMPIRE) || isBot(state, REBEL);
}

/** DBG-08: how many bases a side has lost; for the bot this is X. */
export function basesLost(state: State, seat: Seat): number {
  return sideOf(state, enemyOf(seat)).victory.length;
}

/** How many enemy bases win: three (DBG-49), unless two persons have agreed on another number. */
export function basesToWin({ options }: State): number {
  return BASES_TO_WIN[options.basesToWin];
}

/** The current base is the side's last: in the solo game its third (DBG-22). */
export function onFinalBase(state: State, seat: Seat): boolean {
  return basesLost(state, seat) === basesToWin(state) - 1 && sideOf(state, seat).base !== null;
}
