import type { Play } from '@holofoe/kernel';
import type { Cx } from '../rules/battle.ts';

/** What one card does that nobody else does, step by step. */
export interface Procedure {
  readonly can: (cx: Cx) => boolean;
  readonly run: (cx: Cx) => Play;
  readonly worth: (cx: Cx) => number;
  readonly text: string;
}
