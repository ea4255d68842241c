import { AFFILIATION_CARDS } from '../cards/affiliations.ts';
import { setByNo } from '../cards/catalogue.ts';
import type { Kind } from '../cards/kind.ts';
import type { Side } from '../cards/traits.ts';
import type { Deck } from './deck.ts';
import { READY_DECKS } from './ready.ts';

const FEWEST_SETS = 10;

/** What is wrong with a deck, in words; nothing where it may be played. */
export function deckFaults(deck: Deck, side: Side): readonly string[] {
  const affiliation = AFFILIATION_CARDS.find(({ id }) => id === deck.affiliation);
  if (!affiliation) return [`there is no affiliation card "${deck.affiliation}"`];
  if (affiliation.side !== side) return [`${affiliation.title} is no affiliation of the ${side} side`];
  const faults = [...new Set(deck.sets)].flatMap((no) => setFaults(deck, affiliation, no));
  const isEnough = deck.sets.length >= FEWEST_SETS || isReady(deck);
  return isEnough
    ? faults
    : [...faults, `it has ${deck.sets.length} objective sets and needs ${FEWEST_SETS}`];
}

/** The starter decks of the Core Set have eight sets. */
function isReady({ sets }: Deck): boolean {
  return READY_DECKS.some((ready) => String(ready.sets) === String(sets));
}

function setFaults({ sets }: Deck, { side, affiliation }: Kind, no: number): readonly string[] {
  const set = setByNo(no);
  if (!set) return [`the cards of objective set ${no} are not written yet`];
  const name = `set ${no}, ${set.title},`;
  if (set.side !== side) return [`${name} belongs to the ${set.side} side`];
  const faults: string[] = [];
  const copies = sets.filter((other) => other === no).length;
  if (copies > set.most)
    faults.push(`${name} may be in a deck ${set.most === 1 ? 'once' : 'twice'} at the most`);
  if (set.lock !== undefined && set.lock !== affiliation)
    faults.push(`${name} is for decks with the ${set.lock} affiliation only`);
  return faults;
}
