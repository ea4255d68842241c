import type { Hidden, Pile, Seat, Standing, Thing } from '@holofoe/kernel';
import type { Phase, Side, Zone } from './terms/traits.ts';

export const STATE_FORMAT = 1;
/** LCG-37: the dial at which the Dark Side has won; LCG-38 sets another one. */
export const DIAL_END = 12;
/** LCG-36 */
export const OBJECTIVES_TO_WIN = 3;
export const CURRENT_OBJECTIVES = 3;
export const MOST_COMMITTED = 3;

/** The choices that the rulings leave open. */
export interface Options {
  /** LCG-38: where the AI plays the Light Side, the dial at which the player has won. */
  readonly dial: number;
  /** LCG-42: as many defenders as attackers where more may come, or all of them every time. */
  readonly defence: 'measured' | 'all';
  /** LCG-52: how many engagements the player has a turn. */
  readonly engagements: 'any' | 'one';
  /** LCG-52: the capacity that LCG-22 looks at. */
  readonly capacity: 'remaining' | 'printed';
  /** LCG-39: who decides between what is wholly equal. */
  readonly ties: 'longest in play' | 'player';
}

/** A card in play. */
export interface InPlay {
  readonly card: Thing;
  /** Who controls it. Whose it is, its side says. */
  seat: Seat;
  /** What it is now: a pilot is an enhancement. */
  type: 'affiliation' | 'objective' | 'mission' | 'unit' | 'enhancement';
  damage: number;
  focus: number;
  shields: number;
  /** What it enhances; null: nothing, or the play area. */
  host: Thing | null;
  role: 'attacker' | 'defender' | null;
  /** It has a Force card. */
  committed: boolean;
  /** Face down under it. */
  readonly captives: Pile;
  /** Cards of its own side that it keeps face down: they are neither in play nor captured. */
  readonly kept: Pile;
  /** LCG-20: the pool of an AI's unit. */
  pool: 'attackers' | 'defenders' | null;
  /** Given by a campaign: it belongs to no deck (LCG-03). */
  readonly bonus: boolean;
  /** The period at whose end its owner has it back; null: it is not lent. */
  lent: string | null;
}

/** A card as it comes into play. */
export function newInPlay(card: Thing, seat: Seat, type: InPlay['type']): InPlay {
  return {
    card,
    seat,
    type,
    damage: 0,
    focus: 0,
    shields: 0,
    host: null,
    role: null,
    committed: false,
    captives: [],
    kept: [],
    pool: null,
    bonus: false,
    lent: null,
  };
}

/** What a player has besides the cards in play. */
export interface Player {
  readonly seat: Seat;
  readonly side: Side;
  readonly name: string;
  /** The AI plays it. */
  readonly isAi: boolean;
  readonly affiliation: Thing;
  objectives: Pile;
  deck: Pile;
  /** Of the AI: a pile with a top card (LCG-15). */
  hand: Pile;
  /** LCG-09: of the AI. */
  fates: Pile;
  /** The newest first. */
  readonly discard: Thing[];
  /** Objectives of the other side, and completed missions of this one. */
  readonly victory: Thing[];
  readonly outOfGame: Thing[];
  /** A Limited card was played this turn. */
  limited: boolean;
  /** In windows this player is not asked until then. */
  passing: PassUntil | null;
  /** The AI's deployment, while it lasts. */
  deploying: Deploying | null;
  /** The player's turns so far. */
  turns: number;
}

/** LCG-15: what the AI must remember of its deployment. */
export interface Deploying {
  /** Cards that were ready, and may be drawn on again. */
  readonly ready: Thing[];
  /** Cards of its hand that it has taken: none is taken twice. */
  readonly seen: Thing[];
  /** It has met one that it could not pay. */
  done: boolean;
}

export type PassUntil = 'enemy card' | 'my units' | 'engagement' | 'phase';

/** All of an engagement that a checkpoint must keep: nothing of it is ever in a local over a yield. */
export interface Engagement {
  readonly attacker: Seat;
  /** Used up this turn. */
  readonly declared: Thing;
  /** Engaged with: read late; null: not yet, or gone. */
  engaged: Thing | null;
  step: 'engage' | 'defenders' | 'edge' | 'strikes' | 'unopposed' | 'end';
  /** Shown in stacks, over all battles, by seat; not what was laid, which would tell what lies face down. */
  readonly shown: readonly [Thing[], Thing[]];
  battle: EdgeBattle | null;
  /** Who has it; null until a battle is over. */
  edge: Seat | null;
  turn: Seat;
  passes: number;
  /** Strikes so far: budgets are refilled at checkpoints, this is not. */
  strikes: number;
  over: boolean;
}

export interface EdgeBattle {
  step: 'place' | 'reveal' | 'fates' | 'finish';
  /** LCG-58: a unit defended when it began. */
  readonly opposed: boolean;
  turn: Seat;
  passes: number;
  /** By seat. A stack belongs to a side, its cards to their owners. */
  stacks: [Pile, Pile];
  open: boolean;
  /** Left to resolve, in their order. */
  readonly fates: Thing[];
  /** Force icons of effects, by seat. */
  readonly extra: [number, number];
  /** A Twist of Fate: it starts anew. */
  again: boolean;
}

/** The action windows of a turn. */
export type WindowName =
  | 'refresh'
  | 'draw'
  | 'deployment'
  | 'conflict'
  | 'attackers'
  | 'defenders'
  | 'edge'
  | 'strike'
  | 'conflict ends'
  | 'force';

export interface ActionWindow {
  readonly at: WindowName;
  turn: Seat;
  passes: number;
  /** LCG-48: abilities that the AI was asked about in it. */
  readonly asked: string[];
}

/** What the top loop does next, where no engagement and no window is open. */
export type Step =
  | 'draw hands'
  | 'mulligan'
  | 'reveal objectives'
  | 'turn begins'
  | 'balance'
  | 'refresh'
  | 'draw'
  | 'deployment'
  | 'pools'
  | 'conflict'
  | 'engage'
  | 'commitment'
  | 'struggle'
  | 'turn ends';

export interface Looking {
  readonly seat: Seat;
  readonly of: Seat;
  readonly at: 'hand' | 'deck' | 'objective deck';
  readonly cards: readonly Thing[];
}

export interface State {
  readonly format: number;
  readonly hidden: Hidden;
  readonly standing: Standing;
  readonly options: Options;
  /** Light, dark. */
  readonly players: readonly [Player, Player];
  /** In the order in which they came into play. */
  readonly play: InPlay[];
  dial: number;
  /** Under Trench Run the dial takes damage. */
  dialDamage: number;
  balance: Side;
  /** There is no Force phase this turn. */
  skipsForce: boolean;
  round: number;
  active: Seat;
  phase: Phase | null;
  step: Step;
  engagement: Engagement | null;
  window: ActionWindow | null;
  /** How often an engagement was declared against each this turn. */
  readonly declared: { [objective: Thing]: number };
  /** What was played this turn, in order: the first of its kind costs less. */
  readonly played: { readonly card: Thing; readonly seat: Seat; readonly phase: Phase }[];
  /** Numerals in the texts of cards that are 1 more or less until the end of the phase. */
  readonly numerals: { readonly card: Thing; readonly at: string; readonly by: 1 | -1 }[];
  /** Cards of a deck or a hand that somebody looks at now; they lie where they lay. */
  looking: Looking | null;
  winner: Seat | null;
  /** How it was won. */
  ending: Ending | null;
}

/** How a game is won, or lost by the other one. */
export type Ending = 'dial' | 'objectives' | 'command deck' | 'objective deck' | 'a card';

export const LIGHT: Seat = 0;
export const DARK: Seat = 1;

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`There is no seat ${seat}.`);
  return player;
}

export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

export function inPlay(state: State, card: Thing): InPlay | undefined {
  return state.play.find((each) => each.card === card);
}

export type Where = Zone | 'play' | 'objective deck' | 'fate deck' | 'out of the game';
