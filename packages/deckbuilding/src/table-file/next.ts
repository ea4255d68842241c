import { type Chance, type Key, kindKey } from '@holofoe/kernel';
import { findKind } from '../wording/names.ts';
import type { TableFile } from './schema.ts';

/** Answers chance with the cards that a table says come up next, in order; undefined where it says nothing. */
export function comesUp(next: TableFile['next']): (request: Chance) => Key | undefined {
  const reveals = named('next.reveals', next.reveals);
  const refills = named('next.refills', next.refills);
  const lists = new Map([
    ['bot reveal', reveals],
    // The bot looks at what it has drawn before it turns it up.
    ['bot draw', reveals],
    ['galaxy row', refills],
    // A card that is looked at on the galaxy deck and stays there is the next one in the row.
    ['galaxy deck', refills],
  ]);
  return (request) => {
    const card = lists.get(request.what)?.shift();
    if (card === undefined) return undefined;
    for (let i = 0; i < request.size; i++) if (request.keyOf(i) === card.key) return card.key;
    throw new ImpossibleCard(`${card.path}: ${card.name} cannot come up there: it lies elsewhere.`);
  };
}

/** A card was said to come up that is not among those that can. */
export class ImpossibleCard extends Error {
  override readonly name = 'ImpossibleCard';
}

function named(path: string, texts: readonly string[]) {
  return texts.flatMap((text, i) => {
    const kind = findKind(text);
    return kind ? [{ path: `${path}[${i}]`, key: kindKey(kind.id), name: kind.name }] : [];
  });
}
