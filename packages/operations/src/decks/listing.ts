/** A card as a file names it. */
export interface Listing {
  /** The place in the file: `line 7`, `slots.01059`. */
  readonly path: string;
  /** An id, or a title with or without its subtitle. */
  readonly card: string;
  /** The set, by code or name, and the number in it. */
  readonly print?: { readonly set: string; readonly number: number } | undefined;
  readonly count: number;
  /** Dice of all copies together. */
  readonly dice?: number | undefined;
  /** Of characters: which of the copies are elite. */
  readonly elite?: readonly boolean[] | undefined;
  /** The file says so, even where nobody knows the card. */
  readonly battlefield?: boolean | undefined;
}

/** What a file says, before its cards are looked up. */
export interface Listed {
  readonly name: string;
  readonly listings: readonly Listing[];
}

export const UNNAMED = 'Deck';

/** A deck has some forty lines; a file with many more is none. */
export const MOST_LISTINGS = 200;

/** No line and no name of a card is longer. */
export const LONGEST_LINE = 200;
export const LONGEST_NAME = 60;

/** More copies than a deck has cards are a slip of the pen. */
export const MOST_COPIES = 30;
