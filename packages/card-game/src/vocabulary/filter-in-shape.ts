import { keptFor } from '@holofoe/kernel';
import type { Filter } from '../terms/words.ts';

/** A filter with all its fields there, in one order: cards write only those that matter, and have hundreds of shapes. */
export type FilterInShape = {
  readonly [Field in Exclude<keyof Filter, Several>]-?: Filter[Field] | undefined;
} & { readonly [Field in Several]: Listed<Filter[Field]> | undefined };

/** What a filter may name one of, or several. */
type Several = 'trait' | 'affiliation' | 'state';
type Listed<T> = readonly Exclude<T, readonly unknown[] | undefined>[];

/** Made once for each filter: reading fields that most filters do not have, of all shapes, is several times slower. */
export const inShape: (filter: Filter) => FilterInShape = keptFor((filter: Filter) => ({
  whose: filter.whose,
  type: filter.type,
  in: filter.in,
  toLay: filter.toLay,
  top: filter.top,
  trait: listOf(filter.trait),
  affiliation: listOf(filter.affiliation),
  title: filter.title,
  the: filter.the,
  named: filter.named,
  unique: filter.unique,
  keyword: filter.keyword,
  role: filter.role,
  state: listOf(filter.state),
  resource: filter.resource,
  icon: filter.icon,
  printedCost: filter.printedCost,
  printedForce: filter.printedForce,
  force: filter.force,
  damage: filter.damage,
  focus: filter.focus,
  captives: filter.captives,
  enhancements: filter.enhancements,
  faction: filter.faction,
  shares: filter.shares,
  on: filter.on,
  host: filter.host,
  holds: filter.holds,
  engaged: filter.engaged,
  notYetEngaged: filter.notYetEngaged,
  only: filter.only,
  other: filter.other,
  another: filter.another,
  // Of what it is not, the type is asked only where it says so.
  not: filter.not && { type: 'any', ...filter.not },
  or: filter.or,
}));

function listOf<T extends string>(named: T | readonly T[] | undefined): readonly T[] | undefined {
  return typeof named === 'string' ? [named] : named;
}
