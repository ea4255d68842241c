import type {
  AbilityInFlight,
  Ability as AnyAbility,
  Amount as AnyAmount,
  Cards as AnyCards,
  Effect as AnyEffect,
  Moment as AnyMoment,
  CardRule as AnyRule,
  Cx,
  Engine,
  Flight,
} from '@holofoe/kernel';
import type { State } from '../state.ts';
import type { CaptiveWord } from './captive-words.ts';
import type { ConditionOf } from './condition.ts';
import type { Count } from './count.ts';
import type { EngagementWord } from './engagement-words.ts';
import type { BoundOf, FilterOf } from './filter.ts';
import type { ForceWord } from './force-words.ts';
import type { Occurrence } from './happening.ts';
import type { LookWord } from './look-words.ts';
import type { MomentOf } from './moment.ts';
import type { NowWord } from './now-words.ts';
import type { PileWord } from './pile-words.ts';
import type { PlayWord } from './play-words.ts';
import type { Permission, Stat } from './stat.ts';
import type { TokenWord } from './token-words.ts';

/** What an action of the game has besides its state. */
export interface Besides {
  /** An `Ai` of the rules, which cards know nothing of; absent: only persons play. */
  readonly ai: object | undefined;
}

/** Cards that no vocabulary should know: a procedure each, in `vocabulary/special.ts`. */
export type Special =
  /** 196-2: a numeral in the text of a card is 1 more or less until the end of the phase. */
  | 'change a numeral'
  /** 283-2: a Walker that used its own reaction in a strike resolves its icons all the same. */
  | 'resolve icons';

/** All that a card can do. */
export type Word =
  | TokenWord<CardGame>
  | PileWord<CardGame>
  | LookWord<CardGame>
  | PlayWord<CardGame>
  | CaptiveWord<CardGame>
  | EngagementWord<CardGame>
  | ForceWord<CardGame>
  | NowWord<CardGame>
  | { readonly do: 'special'; readonly procedure: Special; readonly what: Cards };

/** All that can happen. */
export type Happening = Occurrence | AbilityInFlight<CardGame>;

export type HappeningOf<K extends Happening['kind']> = Extract<Happening, { readonly kind: K }> & Flight;

/** `next card`: the next one that is played of those on which it was put, and no longer than the phase, or than the turn. */
export type Until =
  | 'strike'
  | 'edge battle'
  | 'engagement'
  | 'phase'
  | 'turn'
  | 'next card'
  | 'next card this turn'
  | 'game';

/** The language of the game. */
export interface CardGame {
  readonly word: Word;
  readonly filter: Filter;
  readonly condition: Condition;
  readonly count: Count;
  readonly ref: 'engaged objective' | 'pilot' | 'source' | 'striker' | 'dial' | 'you' | 'opponent';
  readonly stat: Stat;
  readonly permission: Permission;
  readonly until: Until;
  readonly kind: Happening['kind'];
  readonly moment: MomentOf<CardGame>;
  readonly happening: Happening;
  readonly state: State;
  readonly about: undefined;
  readonly besides: Besides;
}

export type Filter = FilterOf<CardGame>;
export type Bound = BoundOf<CardGame>;
export type Condition = ConditionOf<CardGame>;
export type Ability = AnyAbility<CardGame>;
export type Amount = AnyAmount<CardGame>;
export type Cards = AnyCards<CardGame>;
export type Effect = AnyEffect<CardGame>;
export type Moment = AnyMoment<CardGame>;
export type Rule = AnyRule<CardGame>;
export type CardGameCx = Cx<CardGame>;
export type CardGameEngine = Engine<CardGame>;
