import type { Filter } from '../cards/filter.ts';
import type { Kind } from '../cards/kind.ts';

/** Whether a filter means cards of a kind, as far as the card itself says. */
export function isKind(filter: Filter, kind: Kind): boolean {
  return !filter.isOfKind || isSuch(filter, kind);
}

function isSuch({ affiliation, colour, unique, type, subtype, not, name }: Filter, kind: Kind): boolean {
  if (affiliation !== undefined && kind.affiliation !== affiliation) return false;
  if (colour !== undefined && kind.colour !== colour) return false;
  if (unique !== undefined && kind.unique !== unique) return false;
  if (subtype !== undefined && !kind.subtypes.includes(subtype)) return false;
  if (type !== undefined && kind.type !== type) return false;
  if (not !== undefined && kind.subtypes.includes(not)) return false;
  return name === undefined || kind.name === name;
}
