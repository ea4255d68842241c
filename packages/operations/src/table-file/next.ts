import { type Chance, type Key, kindKey, numberKey } from '@holofoe/kernel';
import { partsOf, sideShowing, WITH_DICE } from './dice.ts';
import type { DieFile, TableFile } from './schema.ts';
import { fault, IN_AI_DECK, IN_DECK, kindAt, newSupply, type Supply } from './supply.ts';

/** Something that was said to come up. */
interface ToCome {
  readonly path: string;
  /** Which chance it answers. */
  readonly what: string;
  readonly key: Key;
  readonly name: string;
}

/** What a table says comes up next. */
export interface ComesUp {
  /** Answers chance in the order of the table; undefined where it says nothing. */
  readonly next: (request: Chance) => Key | undefined;
  /** The places in the table of what has not come up. */
  readonly left: () => readonly string[];
}

/** A card was said to come up that is not among those that can. */
export class ImpossibleCard extends Error {
  override readonly name = 'ImpossibleCard';
}

export function comesUp(next: TableFile['next']): ComesUp {
  const toCome = allToCome(newSupply(), next);
  return {
    next: (request) => {
      const at = toCome.findIndex(({ what }) => what === request.what);
      const [one] = at < 0 ? [] : toCome.splice(at, 1);
      if (!one) return undefined;
      for (let i = 0; i < request.size; i++) if (request.keyOf(i) === one.key) return one.key;
      throw new ImpossibleCard(`${one.path}: ${one.name} cannot come up there: it lies elsewhere.`);
    },
    left: () => toCome.map(({ path }) => path),
  };
}

export function checkNext(supply: Supply, next: TableFile['next']): void {
  allToCome(supply, next);
}

function allToCome(supply: Supply, { reveals, draws, rolls }: TableFile['next']): ToCome[] {
  return [
    ...cardsToCome(supply, 'next.reveals', 'AI deck', reveals, IN_AI_DECK),
    ...cardsToCome(supply, 'next.draws', 'draw', draws, IN_DECK),
    ...rolls.flatMap((roll, i) => rollToCome(supply, `next.rolls[${i}]`, roll) ?? []),
  ];
}

function cardsToCome(
  supply: Supply,
  path: string,
  what: string,
  texts: readonly string[],
  types: typeof IN_DECK,
): readonly ToCome[] {
  return texts.flatMap((text, i) => {
    const at = `${path}[${i}]`;
    const kind = kindAt(supply, at, text, types);
    return kind ? [{ path: at, what, key: kindKey(kind.id), name: kind.name }] : [];
  });
}

/** The name of the chance that a card's own roll of a die is (OPS-31). */
const SIX = 'd6';

function rollToCome(supply: Supply, path: string, roll: DieFile): ToCome | undefined {
  const { text, shows } = partsOf(roll);
  if (text.toLowerCase() === SIX) {
    if (/^[1-6]$/.test(shows)) return { path, what: SIX, key: numberKey(Number(shows)), name: shows };
    return fault(supply, path, 'a die shows 1 to 6');
  }
  const kind = kindAt(supply, path, text, WITH_DICE);
  if (!kind) return undefined;
  if (!kind.die) return fault(supply, path, `${kind.name} has no die`);
  const side = sideShowing(supply, path, kind.die, shows);
  return side === undefined ? undefined : { path, what: kind.id, key: numberKey(side + 1), name: shows };
}
