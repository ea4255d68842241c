import type { CardNo, Fault } from '@holofoe/kernel';
import { CARD_COUNT, cardsFrom, copiesOf } from '../cards/catalogue.ts';
import type { Kind } from '../cards/kind.ts';
import { findKind, unknownCard } from '../wording/names.ts';

/** All 140 cards, given out as a table names them, the lowest numbered copy first; it keeps what is wrong. */
export interface Supply {
  readonly left: Set<CardNo>;
  readonly faults: Fault[];
  readonly named: Map<string, string[]>;
}

export function newSupply(): Supply {
  return {
    left: new Set(Array.from({ length: CARD_COUNT }, (_, card) => card)),
    faults: [],
    named: new Map(),
  };
}

/** The next copy of the card that a place of the file names; undefined, with a fault, where there is none. */
export function take(
  supply: Supply,
  path: string,
  text: string,
  allowed?: (kind: Kind) => string | undefined,
): CardNo | undefined {
  const kind = findKind(text);
  if (!kind) return fault(supply, path, unknownCard(text));
  const why = allowed?.(kind);
  if (why !== undefined) return fault(supply, path, why);
  const card = copiesOf(kind.id).find((copy) => supply.left.has(copy));
  const named = supply.named.get(kind.id) ?? [];
  if (card === undefined) {
    const times = kind.copies === 1 ? 'there is one' : `there are ${kind.copies}`;
    return fault(
      supply,
      path,
      `${kind.name} is in too many places: ${times}, and it is also at ${named.join(', ')}`,
    );
  }
  supply.named.set(kind.id, [...named, path]);
  supply.left.delete(card);
  return card;
}

export function takeAll(
  supply: Supply,
  path: string,
  texts: readonly string[],
  allowed?: (kind: Kind) => string | undefined,
): CardNo[] {
  return texts.flatMap((text, i) => take(supply, `${path}[${i}]`, text, allowed) ?? []);
}

/** What nobody has named of a kind of card. */
export function takeRest(supply: Supply, from: Kind['from'], faction?: Kind['faction']): CardNo[] {
  const rest = cardsFrom(from, faction).filter((card) => supply.left.has(card));
  for (const card of rest) supply.left.delete(card);
  return rest;
}

export function fault(supply: Supply, path: string, says: string): undefined {
  supply.faults.push({ path, says });
  return undefined;
}
