import { counted } from '@holofoe/kernel';
import { AFFILIATION_CARDS } from '../cards/affiliations.ts';
import { setByNo } from '../cards/catalogue.ts';
import { titleOfSet } from '../cards/titles.ts';
import type { Deck } from '../rules/deck.ts';
import type { Kind, ObjectiveSet } from '../terms/kind.ts';
import type { Side } from '../terms/traits.ts';
import type { Breach } from './breach.ts';
import { CORE_STARTERS } from './starters.ts';
import { twoAffiliations } from './two-affiliations.ts';

const FEWEST_SETS = 10;

/** What a deck does not keep; nothing where it may be played. `side`: the one that it is wanted for. */
export function checkDeck(deck: Deck, side?: Side): readonly Breach[] {
  const affiliation = AFFILIATION_CARDS.find(({ id }) => id === deck.affiliation);
  const numbers = [...new Set(deck.sets)];
  const unwritten = numbers.flatMap(unwrittenSet);
  if (!affiliation) return [unknownAffiliation(deck.affiliation), ...unwritten, ...tenSets(deck)];
  const sets = numbers.flatMap((no) => setByNo(no) ?? []);
  return [
    ...(side === undefined ? [] : sideOf(affiliation, side)),
    ...unwritten,
    ...sets.flatMap((set) => [
      ...onItsSide(set, affiliation),
      ...copies(deck, set),
      ...unlocked(set, affiliation),
    ]),
    ...tenSets(deck),
    // What is not written has no affiliation that could be counted.
    ...(unwritten.length === 0 ? twoAffiliations(deck, affiliation) : []),
  ];
}

/** "set 12, Draw Their Fire," */
function setName(no: number): string {
  const title = titleOfSet(no);
  return title === undefined ? `Set ${no}` : `Set ${no}, ${title},`;
}

function unknownAffiliation(id: string): Breach {
  return { rule: 'affiliation card', path: 'affiliation', says: `There is no affiliation card "${id}".` };
}

function sideOf({ title, side }: Kind, wanted: Side): readonly Breach[] {
  if (side === wanted) return [];
  const says = `${title} is an affiliation of the ${side} side; this deck is wanted for the ${wanted} side.`;
  return [{ rule: 'side', path: 'affiliation', says }];
}

function unwrittenSet(no: number): readonly Breach[] {
  const path = `sets.${no}`;
  if (setByNo(no)) return [];
  if (titleOfSet(no) === undefined)
    return [{ rule: 'known sets', path, says: `There is no objective set ${no}.` }];
  const says = `${setName(no)} cannot be played yet: its cards are not written.`;
  return [{ rule: 'written sets', path, says }];
}

function onItsSide({ no, side }: ObjectiveSet, affiliation: Kind): readonly Breach[] {
  if (side === affiliation.side) return [];
  const says = `${setName(no)} belongs to the ${side} side, and ${affiliation.title} to the ${affiliation.side} side.`;
  return [{ rule: 'side', path: `sets.${no}`, says }];
}

function copies({ sets }: Deck, { no, most }: ObjectiveSet): readonly Breach[] {
  const many = sets.filter((other) => other === no).length;
  if (many <= most) return [];
  const limit = most === 1 ? 'its objective allows one in a deck' : 'a deck may have two of a set';
  return [{ rule: 'copies', path: `sets.${no}`, says: `${setName(no)} is there ${many} times; ${limit}.` }];
}

function unlocked({ no, lock }: ObjectiveSet, { affiliation, title }: Kind): readonly Breach[] {
  if (lock === undefined || lock === affiliation) return [];
  const says = `${setName(no)} is only for decks of the affiliation ${lock}; this one has ${title}.`;
  return [{ rule: 'affiliation lock', path: `sets.${no}`, says }];
}

/** The starter decks of the Core Set have eight sets, as its rulebook has them. */
function tenSets({ sets }: Deck): readonly Breach[] {
  const isStarter = CORE_STARTERS.some((starter) => String(starter.sets) === String(sets));
  if (sets.length >= FEWEST_SETS || isStarter) return [];
  const says = `The deck has ${counted(sets.length, 'objective set')}; it must have ${FEWEST_SETS} or more.`;
  return [{ rule: 'ten sets', path: 'sets', says }];
}
