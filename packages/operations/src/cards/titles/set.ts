/** A set of Destiny with the titles of its cards. */
export interface TitledSet {
  readonly code: string;
  readonly name: string;
  /** What the ids of its cards begin with. */
  readonly prefix: string;
  /**
   * A line for each card, in the order of the set: the rest of its id, `*` where it is a battlefield,
   * `=` and the id of the card that it prints anew, and its title.
   */
  readonly cards: string;
}
