/** The base game's rules for the cards of a deck. */
import type { Breach } from './breach.ts';
import { type Brought, named, type PlacedCards } from './brought.ts';
import type { Deck } from './deck.ts';
import { hasAffiliation, hasColour, hasTruce } from './team-rules.ts';

const DECK_SIZE = 30;

export function thirtyCards({ cards }: Deck): readonly Breach[] {
  const size = Object.values(cards).reduce((sum, copies) => sum + copies, 0);
  if (size === DECK_SIZE) return [];
  const says = `The deck has ${size} cards; it must have exactly ${DECK_SIZE}.`;
  return [{ rule: 'thirty cards', path: 'cards', says }];
}

export function copiesWithinLimit({ cards }: Brought): readonly Breach[] {
  const titles = new Set(cards.map(({ kind }) => kind.name));
  return [...cards.flatMap(countable), ...[...titles].flatMap((title) => copiesOf(title, cards))];
}

function countable({ path, kind, copies }: PlacedCards): readonly Breach[] {
  if (Number.isInteger(copies) && copies > 0) return [];
  const says = `${named(kind)} is in the deck ${copies} times; a card that is listed is in it once or more.`;
  return [{ rule: 'copies', path, says }];
}

/** Cards with the same title are copies, whatever their number. */
function copiesOf(title: string, cards: readonly PlacedCards[]): readonly Breach[] {
  const prints = cards.filter(({ kind }) => kind.name === title);
  const total = prints.reduce((sum, { copies }) => sum + copies, 0);
  const limit = Math.min(...prints.map(({ kind }) => kind.limit));
  if (total <= limit) return [];
  const says = `${title} is in the deck ${total} times; at most ${limit} are allowed.`;
  return [{ rule: 'copies', path: prints.at(-1)?.path ?? 'cards', says }];
}

/** A truce opens both affiliations. */
export function affiliationsFit(deck: Brought): readonly Breach[] {
  return deck.cards
    .filter(({ kind }) => !hasTruce(deck) && !hasAffiliation(deck, kind))
    .map(({ path, kind }) => ({
      rule: 'affiliation',
      path,
      says: `${named(kind)} is a ${kind.affiliation} card, and no character of the team is a ${kind.affiliation}.`,
    }));
}

export function coloursFit(deck: Brought): readonly Breach[] {
  return deck.cards.flatMap(({ path, kind }): readonly Breach[] => {
    if (hasTruce(deck) && kind.colour === 'gray') {
      const says = `${named(kind)} is gray; ${deck.plot?.kind.name} forbids gray cards.`;
      return [{ rule: 'colour', path, says }];
    }
    if (hasColour(deck, kind)) return [];
    const says = `${named(kind)} is a ${kind.colour} card, and no character of the team is ${kind.colour}.`;
    return [{ rule: 'colour', path, says }];
  });
}
