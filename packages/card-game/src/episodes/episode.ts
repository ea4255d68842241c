import type { Affiliation, Side } from '../terms/traits.ts';

export type Arc = 'Rebels' | 'Rogue One' | 'Episode IV' | 'Episode V' | 'Episode VI';

/** LCG-02: the deck of a side in an episode. */
export interface EpisodeDeck {
  readonly affiliation: Affiliation;
  /** Objective sets by number, a second copy twice. */
  readonly sets: readonly number[];
  /** LCG-04: units whose place others take, by card. */
  readonly replaced: readonly Replacement[];
}

export interface Replacement {
  readonly unit: string;
  readonly by: string;
  /** Why the story asks for it. */
  readonly because: string;
}

/** LCG-01 */
export interface Episode {
  /** 1 to 12, in the order of the story. */
  readonly no: number;
  readonly title: string;
  readonly arc: Arc;
  /** What the one who plays the side is told before it begins. */
  readonly story: Readonly<Record<Side, string>>;
  readonly decks: Readonly<Record<Side, EpisodeDeck>>;
  /** LCG-03: cards that start the next episode in play for the side that won this one. */
  readonly bonus: Readonly<Record<Side, readonly string[]>>;
  /** Units that the AI of a side has in play from the start, as if they were a bonus: how hard it is, found by playing. */
  readonly guards: Readonly<Record<Side, readonly string[]>>;
}

export function deck(
  affiliation: Affiliation,
  sets: readonly number[],
  ...replaced: readonly Replacement[]
): EpisodeDeck {
  return { affiliation, sets, replaced };
}
