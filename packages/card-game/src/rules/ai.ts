import type { Choice, Play, Reason, Seat, Thing } from '@holofoe/kernel';
import type { Engagement } from '../state.ts';
import type { Packet } from '../terms/happening.ts';
import type { Affiliation } from '../terms/traits.ts';
import type { CardGameCx, CardGameEngine } from '../terms/words.ts';
import type { Topic, Topics } from './topics.ts';

/** How many of the options are wanted; in a split, an option may be taken as often as `most` says. */
export interface Limits {
  readonly min: number;
  readonly max: number;
  readonly most?: readonly number[];
}

/** What resources are for: a card that is played asks for a match, an ability does not. */
export interface Payment {
  readonly n: number;
  /** The card that is played. */
  readonly card?: Thing;
  /** Only resources of this affiliation. */
  readonly of?: Affiliation | undefined;
}

/** Several things that were picked; `each`: why each of them was, in their order. */
export interface Several<out T> extends Choice<readonly T[]> {
  readonly each?: readonly (Reason | undefined)[] | undefined;
}

/** All that the rules know of the AI: it answers what a person would be asked, and does what no person does. */
export interface Ai {
  /** Its choice, with the reason. */
  readonly choose: <T extends Topic>(
    game: CardGameEngine,
    seat: Seat,
    topic: T,
    options: readonly Topics[T][],
    limits: Limits,
    source: Thing | undefined,
  ) => Play<Several<Topics[T]>>;
  /** LCG-09, before the hand is drawn. */
  readonly setUp: (game: CardGameEngine, seat: Seat) => void;
  /** LCG-14, before anything else of its turn. */
  readonly turnBegins: (game: CardGameEngine, seat: Seat) => void;
  /** LCG-15, LCG-48: one action in a window; false: it passes. */
  readonly act: (game: CardGameEngine, seat: Seat, at: string) => Play<boolean>;
  /** LCG-20, at the end of its deployment. */
  readonly pools: (game: CardGameEngine, seat: Seat) => Play;
  /** LCG-24, LCG-25: whether it lays the top card of its fate deck. */
  readonly lays: (game: CardGameEngine, seat: Seat) => Choice<boolean>;
  /** LCG-15, LCG-19 */
  readonly canPay: (game: CardGameEngine, seat: Seat, payment: Payment) => boolean;
  readonly pay: (game: CardGameEngine, seat: Seat, payment: Payment, cx?: CardGameCx) => Play;
  /** LCG-44, LCG-46: a target for each point of a strike's unit damage. */
  readonly unitDamage: (
    game: CardGameEngine,
    seat: Seat,
    options: readonly Thing[],
    n: number,
  ) => Play<Several<Thing>>;
  /** LCG-23: who has not struck leaves where the objective has fallen. */
  readonly withdraws: (game: CardGameEngine, engagement: Engagement) => Play;
  /** LCG-26, LCG-27 */
  readonly commits: (game: CardGameEngine, seat: Seat) => Play;
  /** LCG-47: what it and its protectors take of damage, in their order; `room` is what each can take behind its shields. */
  readonly protects: (
    game: CardGameEngine,
    packet: Packet,
    from: readonly Thing[],
    room: readonly number[],
    shields: readonly number[],
  ) => Play<Several<number>>;
  /** LCG-49: where it puts a card that it captures. */
  readonly jails: (game: CardGameEngine, jails: readonly Thing[]) => Play<Choice<Thing> | undefined>;
  /** LCG-49: where it rescues a card. */
  readonly rescuesAt: (
    game: CardGameEngine,
    seat: Seat,
    jails: readonly Thing[],
  ) => Play<Choice<Thing> | undefined>;
  /** LCG-29: what it gives up first. */
  readonly givesUp: (game: CardGameEngine, seat: Seat, cards: readonly Thing[]) => Play<Thing | undefined>;
}

/** The language of cards comes before the rules, so what it keeps of the AI is no more than that there is one. */
export function isAi(ai: object): ai is Ai {
  return 'choose' in ai && 'act' in ai;
}
