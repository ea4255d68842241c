/** The base game's rules for the cards of a deck. */
import type { Admitted, Kind } from '../cards/kind.ts';
import { admittedText } from '../cards/names.ts';
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

/** A truce opens both affiliations; some characters let in a few cards of the other. */
export function affiliationsFit(deck: Brought): readonly Breach[] {
  if (hasTruce(deck)) return [];
  const strangers = deck.cards.filter(({ kind }) => !hasAffiliation(deck, kind));
  const admitted = new Set(
    deck.characters.flatMap(({ kind: { admits } }) => (admits ? titlesLetIn(strangers, admits) : [])),
  );
  return strangers
    .filter(({ kind }) => !admitted.has(kind.name))
    .map(({ path, kind }) => ({ rule: 'affiliation', path, says: strangerText(deck, kind) }));
}

/** The first of them, so that the rest are too many. */
function titlesLetIn(strangers: readonly PlacedCards[], admits: Admitted): readonly string[] {
  const titles = strangers.flatMap(({ kind }) => (isAdmitted(kind, admits) ? [kind.name] : []));
  return [...new Set(titles)].slice(0, admits.different);
}

function isAdmitted({ affiliation, colour }: Kind, admits: Admitted): boolean {
  return affiliation === admits.affiliation && colour === admits.colour;
}

function strangerText({ characters }: Brought, kind: Kind): string {
  for (const { kind: host } of characters)
    if (host.admits && isAdmitted(kind, host.admits))
      return `${named(kind)} is one more than the ${admittedText(host.admits)} that ${host.name} lets into the deck.`;
  return `${named(kind)} is a ${kind.affiliation} card, and no character of the team is a ${kind.affiliation}.`;
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
