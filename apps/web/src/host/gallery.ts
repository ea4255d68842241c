import type { ComponentType } from 'react';

/** The cards of a game, to be looked through. */
export interface Gallery {
  readonly cards: readonly GalleryCard[];
  /** What they can be filtered by. */
  readonly facets: readonly Facet[];
  /** A card's face. */
  readonly Face: ComponentType<{ readonly id: string; readonly size: 'tile' | 'table' | 'reader' }>;
  /** Three that the home page shows. */
  readonly fan: readonly string[];
}

export interface GalleryCard {
  readonly id: string;
  readonly name: string;
  /** The whole card in words, which a search looks through. */
  readonly says: string;
  /** Of each facet. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** What our sources leave open, and the reading that is played. */
  readonly unsure?: string;
}

export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
