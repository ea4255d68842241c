import type { Fault, Thing } from '@holofoe/kernel';
import type { Kind } from '../terms/kind.ts';
import { COPIES, numberOf } from '../terms/number.ts';
import type { Side } from '../terms/traits.ts';
import { kindsCalled, unknownCard } from '../wording/names.ts';

/** The cards of a side, given out as a table names them; it keeps what is wrong. */
export interface Supply {
  readonly side: Side;
  /** Of the deck, not named yet. */
  readonly left: Set<Thing>;
  readonly taken: Set<Thing>;
  /** Damaged cards in play, each with its place in the file. */
  readonly damaged: Map<Thing, string>;
  readonly faults: Fault[];
}

export function newSupply(side: Side, deck: readonly Thing[], faults: Fault[]): Supply {
  return { side, left: new Set(deck), taken: new Set(), damaged: new Map(), faults };
}

export function fault({ faults }: Pick<Supply, 'faults'>, path: string, says: string): undefined {
  faults.push({ path, says });
  return undefined;
}

/** The card that a place of the file names: one of the deck, or a further copy where the deck has none. */
export function take(
  supply: Supply,
  path: string,
  text: string,
  allowed: (kind: Kind) => string | undefined,
): Thing | undefined {
  const called = kindsCalled(text);
  if (called.length === 0) return fault(supply, path, unknownCard(text));
  const own = called.filter(({ side }) => side === supply.side);
  const [first] = own;
  if (!first) return fault(supply, path, `${text} is no card of the ${supply.side} side`);
  const why = allowed(first);
  if (why !== undefined) return fault(supply, path, why);
  const numbers = own.flatMap((kind) => copiesOf(kind));
  const card =
    numbers.find((each) => supply.left.has(each)) ?? numbers.find((each) => !supply.taken.has(each));
  if (card === undefined) return fault(supply, path, `${first.title} is in too many places`);
  supply.left.delete(card);
  supply.taken.add(card);
  return card;
}

function copiesOf({ set, position }: Kind): readonly Thing[] {
  return Array.from({ length: COPIES }, (_, copy) => numberOf(set, position, copy));
}
