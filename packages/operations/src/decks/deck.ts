/** A team with its deck, as a player brings it. */
export interface Deck {
  readonly name: string;
  readonly characters: readonly { readonly id: string; readonly elite: boolean }[];
  readonly plot?: string | undefined;
  /** Ids with their copies. */
  readonly cards: Readonly<Record<string, number>>;
}
