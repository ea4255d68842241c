/** What the page asks of a game to begin one. */
export interface SetUp {
  /** A configuration to play with at once. */
  readonly atOnce: (seed: number) => unknown;
  /** The same table for another game, perhaps with the sides changed. */
  readonly again: (config: unknown, sides: 'kept' | 'changed', seed: number) => unknown;
}

/** What the general set-up page asks of a game beside the options in the schema of its configuration. */
export interface SetUpForm extends SetUp {
  /** Who sits where. */
  readonly tables: readonly TableKind[];
  /** Whether the game takes a configuration. */
  readonly takes: (config: unknown) => boolean;
  /** Cards that a person chooses before the game; undefined where nobody does. */
  readonly picks: (config: Readonly<Record<string, unknown>>) => Picks | undefined;
}

/** What a set-up page of a game's own is given. */
export interface OwnSetUpProps {
  readonly onBegin: (config: unknown, openHands: boolean) => void;
}

export interface TableKind {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly glyph: string;
  readonly look: string;
  /** Fields of the configuration. */
  readonly config: Readonly<Record<string, unknown>>;
}

export interface Picks {
  /** The field of the configuration that they go into. */
  readonly field: string;
  readonly title: string;
  readonly rule: string;
  /** What each of them is called. */
  readonly places: readonly string[];
  readonly choices: readonly { readonly id: string; readonly name: string; readonly says: string }[];
  /** A legal choice by chance; the same for the same seed. */
  readonly random: (seed: number) => readonly string[];
}
