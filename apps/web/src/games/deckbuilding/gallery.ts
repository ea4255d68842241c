import { describe, KINDS, type Kind } from '@holofoe/deckbuilding';
import type { Facet, Gallery, GalleryCard } from '../../host/gallery.ts';
import { CardFace } from './faces/card-face.tsx';

const FACTIONS = [
  { value: 'empire', label: 'Empire' },
  { value: 'rebel', label: 'Rebel' },
  { value: 'neutral', label: 'Neutral' },
];
const TYPES = [
  { value: 'unit', label: 'Unit' },
  { value: 'ship', label: 'Capital ship' },
  { value: 'base', label: 'Base' },
];

const FACETS: readonly Facet[] = [
  { id: 'faction', label: 'Faction', options: FACTIONS },
  { id: 'type', label: 'Type', options: TYPES },
  { id: 'cost', label: 'Cost', options: optionsOf((kind) => costOf(kind), Number) },
  { id: 'trait', label: 'Trait', options: optionsOf(({ traits }) => traits, String) },
];

export const deckbuildingGallery: Gallery = {
  cards: KINDS.map(cardOf),
  facets: FACETS,
  Face: CardFace,
  fan: ['luke-skywalker', 'darth-vader', 'x-wing'],
};

function cardOf(kind: Kind): GalleryCard {
  const { id, name, faction, type, traits, unsure } = kind;
  return {
    id,
    name,
    says: describe(kind).join('. ').replaceAll('..', '.'),
    values: { faction: [faction], type: [type], cost: costOf(kind), trait: traits },
    ...(unsure === undefined ? {} : { unsure }),
  };
}

/** Starting cards and bases cannot be bought. */
function costOf({ from, cost }: Kind): readonly string[] {
  return from === 'galaxy' || from === 'pilot' ? [String(cost)] : [];
}

function optionsOf(
  valuesOf: (kind: Kind) => readonly string[],
  rank: (value: string) => string | number,
): Facet['options'] {
  const values = [...new Set(KINDS.flatMap(valuesOf))];
  return values
    .sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
    .map((value) => ({ value, label: capital(value.replaceAll('-', ' ')) }));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
