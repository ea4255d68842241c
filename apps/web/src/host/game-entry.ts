import type { Json } from '@holofoe/kernel';
import type { ComponentType } from 'react';
import type { Gallery } from './gallery.ts';
import type { GameHost } from './game-host.ts';
import type { OwnSetUpProps, SetUp, SetUpForm } from './set-up.ts';

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
  /** For the general set-up page: the form, and the JSON Schema of the configuration, from which the options are drawn. */
  readonly form?: { readonly setUp: () => Promise<SetUpForm>; readonly schema: () => Promise<Json> };
  /** A set-up page of its own. */
  readonly setUpPage?: () => Promise<ComponentType<OwnSetUpProps>>;
  readonly gallery?: () => Promise<Gallery>;
  /** What "play now" begins. */
  readonly atOnce?: readonly [you: string, foe: string];
}
