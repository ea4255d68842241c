import type {
  AbilityInFlight,
  Ability as AnyAbility,
  Amount as AnyAmount,
  CardRule as AnyCardRule,
  Effect as AnyEffect,
  Moment as AnyMoment,
  Cx,
  Engine,
  Flight,
  Thing,
} from '@holofoe/kernel';
import type { Opponent } from '../opponent.ts';
import type { Die, SideNo, State } from '../state.ts';
import type { Sign } from './face.ts';
import type { Filter, Showing } from './filter.ts';
import type { Stat } from './stat.ts';
import type { WordOf } from './words.ts';

export type Permission = 'be targeted' | 'trigger' | 'be removed' | 'be played';

export type Condition =
  /** "Spot …": at least one, or so many; `below`: fewer than that. */
  | { readonly there: Filter; readonly atLeast?: Amount; readonly below?: Amount }
  | { readonly ref: 'this' | 'host' | 'that' | 'it' | 'this die'; readonly is: Filter }
  | { readonly amount: Amount; readonly atLeast?: Amount; readonly atMost?: Amount }
  /** The AI never controls it (OPS-91); `orAi`: a card that takes it as if it did. */
  | { readonly is: 'battlefield'; readonly orAi?: true }
  /** Its own die has just rolled it, whatever has become of the die since. */
  | { readonly is: 'just rolled'; readonly showing: Showing }
  | { readonly is: 'even round' }
  | { readonly not: Condition };

/** What cards hear, and what an interrupt may change about it. */
export type Happening =
  | { readonly kind: 'stage begins' | 'phase begins' | 'AI upkeep' | 'phase ends' }
  /** Exhausted, its dice rolled. `rolled`: the side that its own die has rolled just now. */
  | { readonly kind: 'activate'; readonly card: Thing; readonly side: SideNo; rolled: number | undefined }
  /** Inside it: before its dice are rolled; `first` of the AI's characters in this round. */
  | { readonly kind: 'rolls'; readonly card: Thing; readonly first: boolean }
  | {
      readonly kind: 'played';
      readonly card: Thing;
      /** What an upgrade or downgrade was put on. */
      readonly on: Thing | undefined;
      readonly ambush: boolean;
    }
  /** Before a card is paid for. `n`: what it costs. */
  | { readonly kind: 'playing'; readonly card: Thing; n: number }
  /** The effect of an event. */
  | { readonly kind: 'event'; readonly card: Thing }
  /** A die and its modifiers. `n`: what is added to the value; `stays`: it is not removed. */
  | {
      readonly kind: 'resolve';
      readonly card: Thing;
      readonly side: SideNo;
      readonly dice: readonly Die[];
      n: number;
      stays: boolean;
    }
  /** A packet of damage before shields. */
  | {
      readonly kind: 'damage';
      readonly card: Thing;
      n: number;
      readonly unblockable: boolean;
      /** Of the die that deals it. */
      readonly sign: Sign | undefined;
      /** Of the character, before it. */
      readonly shields: number;
      /** When it is done: what shields stopped, and the health that is left. */
      blocked: number;
      left: number;
    }
  | { readonly kind: 'defeated'; readonly card: Thing }
  | AbilityInFlight<Operations>;

export type Kinds = Happening['kind'];
export type HappeningOf<K extends Kinds> = Extract<Happening, { readonly kind: K }> & Flight;

/** The language of the game. */
export interface Operations {
  readonly word: Word;
  readonly filter: Filter;
  readonly condition: Condition;
  /** The per-player number (OPS-07); as many as one likes; what one has done in one's own turn so far. */
  readonly count: {
    readonly count:
      | 'players'
      | 'players, at least one'
      | 'any number'
      | 'actions this turn'
      | 'dice resolved this turn';
  };
  /** The die that is being resolved or was just rolled in; the card of the die that `it` is; one's own side; its own stage. */
  readonly ref: 'this die' | 'its card' | 'you' | 'stage';
  readonly stat: Stat;
  readonly permission: Permission;
  readonly until: 'turn' | 'round' | 'game';
  readonly kind: Kinds;
  readonly moment: {
    /** By the other side of the table. */
    readonly foe?: true;
    /** Of its own die. */
    readonly die?: 'this';
    /** Played on this card. */
    readonly on?: 'this';
    readonly ambush?: true;
    /** The first of the round. */
    readonly first?: true;
    /** Damage of a die with this symbol. */
    readonly sign?: Sign;
    /** Damage that shields do not stop all of. */
    readonly hurts?: true;
  };
  readonly happening: Happening;
  readonly state: State;
  readonly about: undefined;
  /**
   * What a cost is being reckoned for: who would play the card, and on what; the AI of the rules; and whether an effect
   * would be of use to the one who does it (OPS-04).
   */
  readonly besides: {
    by: SideNo;
    on: Thing;
    /** The card itself, while its cost is being reckoned: it lies nowhere. */
    played: Thing;
    readonly ai: Opponent<Engine<Operations>>;
    readonly isOfUse: (cx: Cx<Operations>, effect: Effect) => boolean;
  };
}

export type Effect = AnyEffect<Operations>;
export type Word = WordOf<Operations>;
export type Ability = AnyAbility<Operations>;
export type Amount = AnyAmount<Operations>;
export type CardRule = AnyCardRule<Operations>;
export type Moment = AnyMoment<Operations>;
