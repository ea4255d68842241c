import type { Key } from '@holofoe/kernel';

/** Something that a click on a thing of the board would do. */
export interface Act {
  readonly key: Key;
  /** Two or three words for the chip: "Buy · 3". */
  readonly verb: string;
  /** The whole option, as the rules word it. */
  readonly label: string;
}

/** What is written under a thing of the board. */
export interface Caption {
  readonly tone: '' | 'lit' | 'pick' | 'aim' | 'foe';
  readonly text: string;
  /** The rest of it, where there is room. */
  readonly more?: string;
  readonly letter?: string;
}

/** How a thing of the board stands now: its light, and what is written under it. */
export interface Standing<A extends Act = Act> {
  readonly className: string;
  readonly caption: Caption | undefined;
  readonly acts: readonly A[];
  readonly chosen: boolean;
}
