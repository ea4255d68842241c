import { titleOfSet } from '../cards/titles.ts';
import type { Deck } from '../rules/deck.ts';
import type { Breach } from './breach.ts';

/** Pairs of which a tournament deck may have only one, as the last list of the game has them. */
const RESTRICTED_PAIRS: readonly (readonly [number, number])[] = [
  [99, 103],
  [112, 128],
  [97, 229],
  [103, 237],
  [46, 180],
  [135, 195],
  [126, 240],
];

/** What would keep a deck from a tournament. It may be played here all the same. */
export function restrictedPairs({ sets }: Deck): readonly Breach[] {
  return RESTRICTED_PAIRS.filter((pair) => pair.every((no) => sets.includes(no))).map(([one, other]) => ({
    rule: 'restricted pair',
    path: `sets.${other}`,
    says: `${named(one)} and ${named(other)} are a restricted pair: in tournaments a deck may have only one of them.`,
  }));
}

/** "Against All Odds (set 103)" */
function named(no: number): string {
  return `${titleOfSet(no)} (set ${no})`;
}
