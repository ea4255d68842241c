import type { Transaction } from './database.ts';
import { type Label, readLabel, readTitle } from './label.ts';

/** A game of the list: sound, or with something missing or broken. */
export type Listed =
  | {
      readonly kind: 'game';
      readonly id: string;
      readonly label: Label;
      /** The browser does not keep it as it is: the page holds it as long as it is open. */
      readonly isHeld: boolean;
    }
  | {
      readonly kind: 'damaged';
      readonly id: string;
      readonly title: string | undefined;
      readonly hasSave: boolean;
    };

export interface Listing {
  /** The last played first; what is damaged at the end. */
  readonly games: readonly Listed[];
  /** False where the browser keeps nothing for this page. */
  readonly isLasting: boolean;
}

/** What the list is made of: a game may lack either. */
interface Parcel {
  readonly id: string;
  readonly label: unknown;
  readonly hasSave: boolean;
  readonly isHeld: boolean;
}

export function listed(parcels: readonly Parcel[]): readonly Listed[] {
  return inOrder(parcels.map(listedOne));
}

/** The last played first; what is damaged at the end. */
export function inOrder(games: readonly Listed[]): readonly Listed[] {
  return games.toSorted((one, other) => lastPlayed(other) - lastPlayed(one));
}

function listedOne({ id, label: data, hasSave, isHeld }: Parcel): Listed {
  const label = readLabel(data);
  return label && hasSave
    ? { kind: 'game', id, label, isHeld }
    : { kind: 'damaged', id, title: readTitle(data), hasSave };
}

function lastPlayed(game: Listed): number {
  return game.kind === 'game' ? game.label.at : -1;
}

/** All games that the browser keeps something of. */
export async function parcels(transaction: Transaction<'readonly'>): Promise<readonly Parcel[]> {
  const labels = transaction.objectStore('labels');
  const [ids, values, saves] = await Promise.all([
    labels.getAllKeys(),
    labels.getAll(),
    transaction.objectStore('saves').getAllKeys(),
  ]);
  const labelOf = new Map(ids.map((id, i) => [id, values[i]]));
  const withSave = new Set(saves);
  return [...new Set([...ids, ...saves])].map((id) => ({
    id,
    label: labelOf.get(id),
    hasSave: withSave.has(id),
    isHeld: false,
  }));
}
