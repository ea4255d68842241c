import type { Key, Thing, Usable } from '@holofoe/kernel';
import type { PassUntil } from '../state.ts';
import type { CardGame } from '../terms/words.ts';

/** How a card is played: a pilot can be a unit or an enhancement, for two prices. */
export interface Way {
  readonly as: 'unit' | 'enhancement' | 'pilot' | 'mission';
  readonly cost: number;
  /** It takes part in the engagement as it comes. */
  readonly participating?: boolean;
  /** What a pilot goes on; absent: one that its player chooses. */
  readonly on?: Thing;
}

/** What can be done in an action window. */
export type WindowOption =
  | { readonly key: Key; readonly do: 'play'; readonly card: Thing; readonly way: Way }
  | { readonly key: Key; readonly do: 'use'; readonly card: Thing; readonly use: Usable<CardGame> }
  | { readonly key: Key; readonly do: 'pass'; readonly until: PassUntil | undefined };

export type Deed = Exclude<WindowOption, { readonly do: 'pass' }>;
