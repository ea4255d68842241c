import type { Breach } from '../../src/decks/breach.ts';
import { checkDeck } from '../../src/decks/check.ts';
import type { Deck } from '../../src/decks/deck.ts';
import { READY_DECKS } from '../../src/decks/ready.ts';

/** A ready deck, with something changed. */
export function ready(code: string, changes: Partial<Deck> = {}): Deck {
  const found = READY_DECKS.find((deck) => deck.code === code);
  if (!found) throw new Error(`There is no ready deck ${code}.`);
  const { name, characters, plot, cards } = found;
  return { name, characters, ...(plot === undefined ? {} : { plot }), cards, ...changes };
}

/** The cards of a ready deck with other numbers of copies; 0 takes a card out. */
export function cardsOf(code: string, copies: Readonly<Record<string, number>>): Deck['cards'] {
  return Object.fromEntries(
    Object.entries({ ...ready(code).cards, ...copies }).filter(([, count]) => count !== 0),
  );
}

export function character(id: string, elite = false): Deck['characters'][number] {
  return { id, elite };
}

/** The breaches of a deck without their sentences: "points at characters". */
export function breachesOf(deck: Deck): readonly string[] {
  return checkDeck(deck).map(brief);
}

export function brief({ rule, path }: Breach): string {
  return `${rule} at ${path}`;
}
