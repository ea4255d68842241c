import type { Json } from '@holofoe/kernel';
import type { Gallery } from './gallery.ts';
import type { GameHost } from './game-host.ts';
import type { SetUp } from './set-up.ts';

/** A game as the home page shows it; what it is made of is loaded when somebody needs it. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly players: string;
  readonly pitch: string;
  readonly glyph: string;
  /** The class of its hue and weave. */
  readonly look: string;
  /** Absent: not here yet. */
  readonly host?: () => Promise<GameHost>;
  readonly setUp?: () => Promise<SetUp>;
  /** JSON Schema of its configuration: the set-up page draws the options from it. */
  readonly schema?: () => Promise<Json>;
  readonly gallery?: () => Promise<Gallery>;
  /** What "play now" begins. */
  readonly atOnce?: readonly [you: string, foe: string];
}
