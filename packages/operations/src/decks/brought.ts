import { kindById } from '../cards/catalogue.ts';
import type { Kind } from '../cards/kind.ts';
import { fullName, unknownCard } from '../cards/names.ts';
import { type Breach, listed } from './breach.ts';
import type { Deck } from './deck.ts';

/** A card with its place in the deck. */
interface Placed {
  readonly path: string;
  readonly kind: Kind;
}
export interface PlacedCharacter extends Placed {
  readonly elite: boolean;
}
export interface PlacedCards extends Placed {
  readonly copies: number;
}

/** A deck whose cards were looked up; those that are unknown or in a wrong place are left out. */
export interface Brought {
  readonly characters: readonly PlacedCharacter[];
  readonly plot: Placed | undefined;
  readonly cards: readonly PlacedCards[];
}

const IN_DECK: readonly Kind['type'][] = ['upgrade', 'downgrade', 'support', 'event'];

export function bring({ characters, plot, cards }: Deck): Brought {
  const plotKind = plot === undefined ? undefined : brought(plot, ['plot']);
  return {
    characters: characters.flatMap(({ id, elite }, at) => {
      const kind = brought(id, ['character']);
      return kind ? [{ path: `characters[${at}]`, kind, elite }] : [];
    }),
    plot: plotKind && { path: 'plot', kind: plotKind },
    cards: Object.entries(cards).flatMap(([id, copies]) => {
      const kind = brought(id, IN_DECK);
      return kind ? [{ path: `cards.${id}`, kind, copies }] : [];
    }),
  };
}

/** What `bring` leaves out. */
export function leftOut({ characters, plot, cards }: Deck): readonly Breach[] {
  return [
    ...characters.flatMap(({ id }, at) => misplaced(`characters[${at}]`, id, ['character'])),
    ...(plot === undefined ? [] : misplaced('plot', plot, ['plot'])),
    ...Object.keys(cards).flatMap((id) => misplaced(`cards.${id}`, id, IN_DECK)),
  ];
}

/** "Luke Skywalker, Jedi Knight (01035)" */
export function named(kind: Kind): string {
  return `${fullName(kind)} (${kind.id})`;
}

function brought(id: string, types: readonly Kind['type'][]): Kind | undefined {
  return misplaced('', id, types).length === 0 ? kindById(id) : undefined;
}

function misplaced(path: string, id: string, types: readonly Kind['type'][]): readonly Breach[] {
  const kind = kindById(id);
  if (!kind) return [{ rule: 'known cards', path, says: unknownCard(id) }];
  if (kind.set === 'AI' || kind.type === 'behavior') {
    return [{ rule: 'AI cards', path, says: `${named(kind)} is a card of the AI; no player may bring it.` }];
  }
  if (types.includes(kind.type)) return [];
  const right = listed(
    types.map((type) => `${type}s`),
    'and',
  );
  return [
    { rule: 'card types', path, says: `${named(kind)} is of the type ${kind.type}; here are ${right}.` },
  ];
}
