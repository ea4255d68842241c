import type { CardNo } from './hidden.ts';
import type { Seat } from './request.ts';

/** What an event is about: a game says it once, for page, terminal and tests. */
export interface About {
  /** Whose doing it is; absent: nobody's, or it befalls somebody. */
  readonly actor?: Seat | undefined;
  /** Whom it befalls: whose card is hit or lost. */
  readonly befalls?: Seat | undefined;
  /** The cards that it names, in the order of its sentence. */
  readonly cards: readonly CardNo[];
  /** The turn that it begins; `nobody` has what is no turn, such as upkeep. */
  readonly turn?: TurnOf | undefined;
  /** The phase of a turn that it begins: "bounty hunt". */
  readonly phase?: string | undefined;
  /** A step of a side toward its defeat. */
  readonly loss?: { readonly seat: Seat; readonly card: CardNo } | undefined;
  /** It follows a rule, but nobody has to do anything. */
  readonly isAside?: boolean | undefined;
  /** It begins something of its own, though it cites no rule: what a player does in the midst of the opponent's turn. */
  readonly begins?: boolean | undefined;
  /** The rule that it follows where it cites none. */
  readonly rule?: string | undefined;
}

export interface TurnOf {
  readonly of: Seat | 'nobody';
  /** Which turn it is, where turns are counted. */
  readonly number?: number;
}
