import type { Seat, Thing } from '@holofoe/kernel';
import type { Kind, ObjectiveSet } from '../terms/kind.ts';
import { numberOf, placeOf } from '../terms/number.ts';
import { SIDES } from '../terms/traits.ts';
import { AFFILIATION_CARDS } from './affiliations.ts';
import { SETS } from './sets.ts';

/** Every printed card: affiliation cards, then those of the sets. */
export const KINDS: readonly Kind[] = [...AFFILIATION_CARDS, ...SETS.flatMap(({ cards }) => cards)];

/** By the number of a card without its copy: looked up all the time. */
const BY_PLACE: readonly (Kind | undefined)[] = KINDS.reduce<(Kind | undefined)[]>((list, kind) => {
  list[placeOf(numberOf(kind.set, kind.position, 0))] = kind;
  return list;
}, []);
const BY_ID: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.id, kind]));
const BY_SET: ReadonlyMap<number, ObjectiveSet> = new Map(SETS.map((set) => [set.no, set]));

export function kindOf(card: Thing): Kind {
  const kind = BY_PLACE[placeOf(card)];
  if (!kind) throw new Error(`There is no card ${card}.`);
  return kind;
}

export function isCard(thing: Thing): boolean {
  return thing > 0 && BY_PLACE[placeOf(thing)] !== undefined;
}

export function idOf(card: Thing): string {
  return kindOf(card).id;
}

export function kindById(id: string): Kind | undefined {
  return BY_ID.get(id);
}

export function setByNo(no: number): ObjectiveSet | undefined {
  return BY_SET.get(no);
}

/** Whose card it is: that never changes, whoever controls it. */
export function ownerOf(card: Thing): Seat {
  return SIDES.indexOf(kindOf(card).side);
}
