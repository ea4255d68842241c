import type { Standing } from '../../src/engine/standing.ts';
import type { Thing } from '../../src/language/thing.ts';
import type { Seat } from '../../src/request.ts';

export type CardType = 'unit' | 'objective' | 'enhancement' | 'event' | 'fate' | 'mission';
export type Destination = 'discard' | 'hand' | 'captured' | 'victory' | 'out of the game';
export type Zone = 'deck' | 'play' | 'edge' | 'fate deck' | Destination;

export interface CardState {
  readonly kind: string;
  readonly owner: Seat;
  /** Who controls it; in the victory pile: who scored it; a captive: who holds it. */
  seat: Seat;
  zone: Zone;
  /** What it is now; out of play what it was printed as. */
  type: CardType;
  damage: number;
  focus: number;
  shields: number;
  /** What it is attached to, or held captive at; -1: nothing. */
  host: Thing;
  role: '' | 'attacker' | 'defender';
  committed: boolean;
  /** Points prevented this phase. */
  soaked: number;
  /** The so-and-so-many-th numeral of its data counts one more or less. */
  bump?: Bump;
}

export interface Bump {
  readonly at: number;
  readonly by: number;
}

/** All of an engagement that a checkpoint must keep: nothing of it is ever in a local over a yield. */
export interface Engagement {
  readonly attacker: Seat;
  /** Used up this turn. */
  readonly declared: Thing;
  /** Engaged with: read late. -1: not yet, or gone. */
  engaged: Thing;
  step: 'engage' | 'defenders' | 'edge' | 'strikes' | 'unopposed' | 'end';
  /** Declared, not joined. */
  readonly came: Thing[];
  /** Revealed in stacks, over all battles; not what was laid, which would tell what lies face down. */
  readonly shown: Thing[];
  battle: EdgeBattle | null;
  /** Who has it; -1 until a battle is over. */
  edge: Seat;
  turn: Seat;
  passes: number;
  /** Strikes so far: budgets are refilled at checkpoints, this is not. */
  steps: number;
  over: boolean;
}

export interface EdgeBattle {
  step: 'place' | 'reveal' | 'fates' | 'finish';
  /** A unit defended when it began. */
  readonly opposed: boolean;
  turn: Seat;
  passes: number;
  /** By seat. A stack belongs to a side, its cards to their owners. */
  stacks: Thing[][];
  isOpen: boolean;
  /** Left to resolve. */
  fates: Thing[];
  readonly extra: number[];
  again: boolean;
}

export interface ActionWindow {
  readonly at: string;
  turn: Seat;
  passes: number;
}

export interface ToyState {
  readonly standing: Standing;
  readonly cards: CardState[];
  /** In play, in the order in which they came. */
  readonly play: Thing[];
  readonly resources: number[];
  dial: number;
  turn: number;
  active: Seat;
  step: 'begin' | 'deploy' | 'deployed' | 'conflict' | 'end';
  phase: string;
  engagement: Engagement | null;
  window: ActionWindow | null;
  /** Not asked in windows until then. */
  readonly passing: ('' | 'engagement' | 'phase')[];
  /** How often each was declared against this turn. */
  readonly declared: { [objective: string]: number };
  winner: Seat;
  readonly bots: readonly Seat[];
}

export function cardAt({ cards }: ToyState, thing: Thing): CardState {
  const card = cards[thing];
  if (!card) throw new Error(`There is no card ${thing}.`);
  return card;
}

/** A card of a kind as it is out of play. */
export function freshCard(kind: string, type: CardType, owner: Seat): CardState {
  const tokens = { damage: 0, focus: 0, shields: 0, soaked: 0 };
  return { kind, owner, seat: owner, zone: 'deck', type, ...tokens, host: -1, role: '', committed: false };
}

export function otherSeat(seat: Seat): Seat {
  return 1 - seat;
}

export function unitsOf(state: ToyState, seat: Seat): readonly Thing[] {
  return state.play.filter((thing) => {
    const card = cardAt(state, thing);
    return card.seat === seat && card.type === 'unit';
  });
}

export function participantsOf(state: ToyState, seat: Seat): readonly Thing[] {
  return unitsOf(state, seat).filter((thing) => cardAt(state, thing).role !== '');
}

export function isFighting({ engagement }: ToyState): boolean {
  return engagement !== null && !engagement.over;
}
