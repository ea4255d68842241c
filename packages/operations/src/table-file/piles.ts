import {
  type CardNo,
  EVERYBODY,
  type Hidden,
  knownBy,
  type Pile,
  type Place,
  shuffle,
} from '@holofoe/kernel';
import { kindById } from '../cards/catalogue.ts';
import type { Type } from '../cards/type.ts';
import type { ListFile, PileFile } from './schema.ts';
import { fault, give, type Owner, type Supply, take } from './supply.ts';

/** A place that a table names: a card, or one that nobody has looked at. */
type Named = Place | 'unseen';

/** Cards that a table names one by one; without other word those in `by` know them. */
export function namedPlaces(
  supply: Supply,
  path: string,
  files: PileFile,
  types: readonly Type[],
  owner: Owner,
  by = EVERYBODY,
): readonly Named[] {
  return files.flatMap((file, i): readonly Named[] => {
    if (file === null) return ['unseen'];
    const { card: text, by: seats } = typeof file === 'string' ? { card: file, by: undefined } : file;
    const card = take(supply, `${path}[${i}]`, text, types, owner);
    return card === undefined
      ? []
      : [{ card, by: seats === undefined ? by : seats === 'all' ? EVERYBODY : knownBy(seats) }];
  });
}

/** The cards of a list: `[Lightsaber, Lightsaber]` or `{ Lightsaber: 2 }`. */
export function takeList(
  supply: Supply,
  path: string,
  list: ListFile,
  types: readonly Type[],
  owner: Owner,
): CardNo[] {
  const texts: readonly (readonly [at: string, text: string])[] = Array.isArray(list)
    ? list.map((text, i) => [`${path}[${i}]`, text])
    : Object.entries(list).flatMap(([text, copies]) =>
        Array.from({ length: copies }, () => [`${path}.${text}`, text] as const),
      );
  return texts.flatMap(([at, text]) => take(supply, at, text, types, owner) ?? []);
}

/** What is left of a list of ids when the cards that were named are taken out; `besides` counts others of a kind that may have been meant. */
export function takeRest(
  supply: Supply,
  path: string,
  ids: readonly string[],
  owner: Owner,
  besides: readonly string[] = [],
): CardNo[] {
  const named = new Map(owner.named);
  for (const id of besides) named.set(id, (named.get(id) ?? 0) - 1);
  return ids.flatMap((id) => {
    const count = named.get(id) ?? 0;
    if (count > 0) {
      named.set(id, count - 1);
      return [];
    }
    const kind = kindById(id);
    return (kind && give(supply, path, kind, owner)) ?? [];
  });
}

/** Lays the rest of a deck face down, and with it the places that nobody has looked at. */
export function layPiles(
  supply: Supply,
  hidden: Hidden,
  rest: readonly CardNo[],
  piles: readonly (readonly [path: string, places: readonly Named[]])[],
): { readonly rest: Pile; readonly piles: readonly Pile[] } {
  const unseen = shuffle(
    hidden,
    rest.map((card) => ({ card, by: 0 })),
  );
  const laid = piles.map(([path, places]) =>
    places.flatMap((place) => {
      if (place !== 'unseen') return [place];
      return unseen.pop() ?? fault(supply, path, 'there are not enough cards in the deck for this') ?? [];
    }),
  );
  return { rest: unseen, piles: laid };
}
