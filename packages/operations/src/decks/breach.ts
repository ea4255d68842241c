/** What a deck or the decks of all players do not keep: a numbered rule, or a rule of the base game by its name. */
export interface Breach {
  readonly rule:
    | 'OPS-63'
    | 'OPS-80'
    | 'OPS-81'
    | 'affiliation'
    | 'AI cards'
    | 'card types'
    | 'characters'
    | 'colour'
    | 'copies'
    | 'elite'
    | 'known cards'
    | 'plot'
    | 'points'
    | 'thirty cards'
    | 'unique';
  /** The place in the deck, or in the list of decks. */
  readonly path: string;
  /** What is wrong and why, in full sentences. */
  readonly says: string;
}

/** "upgrades, supports or events" */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
