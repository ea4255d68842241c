/** An affiliation card and the objective sets that come with it. */
export interface Deck {
  readonly name: string;
  /** The id of the affiliation card: "aff-jedi". */
  readonly affiliation: string;
  /** Objective sets by number, a second copy twice. */
  readonly sets: readonly number[];
  /** LCG-04: units whose place others take, by id. */
  readonly replaced?: readonly { readonly unit: string; readonly by: string }[] | undefined;
}
