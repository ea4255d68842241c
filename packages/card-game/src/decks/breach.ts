/** What a deck does not keep. */
export interface Breach {
  readonly rule:
    | 'affiliation card'
    | 'affiliation lock'
    | 'copies'
    | 'known sets'
    | 'restricted pair'
    | 'side'
    | 'ten sets'
    | 'two affiliations'
    | 'written sets';
  /** The place in the deck: `affiliation`, `sets`, `sets.12`. */
  readonly path: string;
  /** What is wrong and why, in full sentences. */
  readonly says: string;
}
