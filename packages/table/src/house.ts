import type { AnyState, Chance, GameDefinition } from '@holofoe/kernel';
import type { Rules } from './run.ts';

/** Answers chance by the key of an outcome, even where there is only one; undefined leaves it to the seed. */
export type ChanceSource = (request: Chance, entries: number) => string | undefined;

/** What does not change at a table while it is played. */
export interface House<C, S extends AnyState, V, E, O> {
  readonly definition: GameDefinition<C, S, V, E, O>;
  readonly rules: Rules<S, O>;
  readonly config: C;
  readonly seed: number;
  readonly chance: 'seed' | 'person' | ChanceSource;
  /** Absent: the game begins with its set-up. */
  readonly start?: S;
  readonly note?: string;
  readonly earlierLog?: readonly (readonly string[])[];
}
