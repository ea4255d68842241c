import type { Choice, Play, Seat } from '@holofoe/kernel';
import type { CardGameEngine } from '../cards/words.ts';
import type { Topic, Topics } from './asking.ts';

/** How many of the options are wanted; in a split, an option may be taken as often as `most` says. */
export interface Limits {
  readonly min: number;
  readonly max: number;
  readonly most?: readonly number[];
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
  ) => Choice<readonly Topics[T][]>;
  /** LCG-09, before the hand is drawn. */
  readonly setUp: (game: CardGameEngine, seat: Seat) => Play;
  /** LCG-14, before anything else of its turn. */
  readonly turnBegins: (game: CardGameEngine, seat: Seat) => Play;
  /** LCG-15, LCG-48: one action in a window; false: it passes. */
  readonly act: (game: CardGameEngine, seat: Seat, at: string) => Play<boolean>;
  /** LCG-20, at the end of its deployment. */
  readonly pools: (game: CardGameEngine, seat: Seat) => Play;
  /** LCG-24, LCG-25: whether it lays the top card of its fate deck. */
  readonly lays: (game: CardGameEngine, seat: Seat) => Choice<boolean>;
}

/** What an action of the game has besides its state. */
export interface Besides {
  /** Absent: only persons play. */
  readonly ai: Ai | undefined;
}
