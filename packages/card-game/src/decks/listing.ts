/** A line of a file that names an affiliation card or an objective set. */
export interface Listing {
  /** The place in the file: `line 7`, `sets[3]`. */
  readonly path: string;
  /** A title, an id or a number. */
  readonly text: string;
  readonly count: number;
}

/** What a file says, before its cards are looked up. */
export interface Listed {
  readonly name: string | undefined;
  readonly listings: readonly Listing[];
}

/** A deck has some twenty lines; a file with many more is none. */
export const MOST_LISTINGS = 300;
/** No line and no title is longer. */
export const LONGEST_LINE = 200;
/** More copies than a deck has sets are a slip of the pen. */
export const MOST_COPIES = 20;
