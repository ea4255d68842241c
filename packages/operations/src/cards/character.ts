import type { Affiliation } from './affiliation.ts';
import type { Colour } from './colour.ts';
import { die } from './face.ts';
import { cardOf, type Kind, type Part } from './kind.ts';
import type { SetCode } from './sets.ts';

interface Numbers<Points> {
  readonly colour: Colour;
  readonly subtypes: readonly string[];
  readonly points: Points;
  readonly health: number;
  /** As `die` reads it. */
  readonly die: string;
}

/** How the characters of a side are written: unique ones have a subtitle and may be elite. */
export function charactersOf(affiliation: Affiliation) {
  return {
    unique: (
      id: string,
      place: readonly [SetCode, number],
      name: string,
      subtitle: string,
      { points: [single, elite], die: sides, ...numbers }: Numbers<readonly [single: number, elite: number]>,
      ...parts: readonly Part[]
    ): Kind =>
      cardOf(
        'character',
        id,
        place,
        name,
        {
          ...numbers,
          subtitle,
          affiliation,
          unique: true,
          points: { single, elite },
          limit: 1,
          die: die(sides),
        },
        ...parts,
      ),
    nonUnique: (
      id: string,
      place: readonly [SetCode, number],
      name: string,
      { points: single, die: sides, ...numbers }: Numbers<number> & { readonly limit: number },
      ...parts: readonly Part[]
    ): Kind =>
      cardOf(
        'character',
        id,
        place,
        name,
        { ...numbers, affiliation, points: { single }, die: die(sides) },
        ...parts,
      ),
  };
}
