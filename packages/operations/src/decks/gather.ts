import type { Fault } from '@holofoe/kernel';
import type { Kind } from '../cards/kind.ts';
import { fullName } from '../cards/names.ts';
import type { Deck } from './deck.ts';
import type { Listed, Listing } from './listing.ts';
import { lookUp } from './look-up.ts';

export interface ReadDeck {
  readonly deck: Deck;
  /** The names of cards of the file that cannot be played yet, and are not in the deck. */
  readonly unscripted: readonly string[];
  /** What was left out or read in another way, in full sentences. */
  readonly notes: readonly string[];
}

/** Looks up the cards of a file and makes a deck of them, legal or not. */
export function gather({ name, listings }: Listed): ReadDeck | { readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const notes: string[] = [];
  const unscripted: string[] = [];
  const characters: Deck['characters'][number][] = [];
  const cards = new Map<string, number>();
  let plot: Kind | undefined;
  for (const listing of listings) {
    const found = lookUp(listing);
    if ('note' in found && found.note !== undefined) notes.push(found.note);
    switch (found.is) {
      case 'fault':
        faults.push({ path: listing.path, says: found.says });
        break;
      case 'battlefield':
        notes.push(
          `The battlefield ${found.name} is left out: players use no battlefield of their own (OPS-79).`,
        );
        break;
      case 'unscripted':
        unscripted.push(found.name);
        break;
      case 'kind':
        if (found.kind.type === 'plot') {
          if (plot) faults.push({ path: listing.path, says: secondPlot(plot, found.kind) });
          plot = found.kind;
        } else if (found.kind.type === 'character') {
          const elite = eliteOf(found.kind, listing);
          if (elite.length === 0) faults.push({ path: listing.path, says: tooManyDice(found.kind, listing) });
          characters.push(...elite.map((isElite) => ({ id: found.kind.id, elite: isElite })));
        } else {
          cards.set(found.kind.id, (cards.get(found.kind.id) ?? 0) + listing.count);
        }
        break;
    }
  }
  if (faults.length > 0) return { faults };
  return {
    deck: { name, characters, ...(plot ? { plot: plot.id } : {}), cards: inOrder(cards) },
    unscripted: [...new Set(unscripted)],
    notes,
  };
}

/**
 * Which copies of a character are elite; none where the count makes no sense. Without other word the count is that of
 * the dice where a character may have two, as swdestinydb writes it: `2x` is an elite character, not a pair.
 */
function eliteOf(kind: Kind, { count, dice, elite }: Listing): readonly boolean[] {
  if (elite) return elite;
  if (dice === 2 * count) return Array.from({ length: count }, () => true);
  if (kind.unique) return count === 1 ? [false] : count === 2 ? [true] : [];
  if (count === 2 && dice === undefined && kind.points.elite !== undefined) return [true];
  return Array.from({ length: count }, () => false);
}

function tooManyDice(kind: Kind, { count }: Listing): string {
  return `${fullName(kind)} is unique and has 1 die, or 2 where it is elite; here it has ${count}.`;
}

function secondPlot(plot: Kind, other: Kind): string {
  return `A team has at most one plot; here are ${plot.name} and ${other.name}.`;
}

function inOrder(cards: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...cards].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
