import type { CardNo } from '@holofoe/kernel';
import { BASES } from './bases.ts';
import { EMPIRE } from './empire.ts';
import type { Kind } from './kind.ts';
import { NEUTRAL, OUTER_RIM_PILOT } from './neutral.ts';
import { REBEL } from './rebel.ts';
import { STARTERS } from './starters.ts';

/** The 82 different cards of the base game, in the order of the card list. */
export const KINDS: readonly Kind[] = [
  ...EMPIRE,
  ...REBEL,
  ...NEUTRAL,
  ...STARTERS,
  OUTER_RIM_PILOT,
  ...BASES,
];

/** The kind of each of the 140 cards: copies of a card have neighbouring numbers. */
const KIND_OF: readonly Kind[] = KINDS.flatMap((kind) => Array.from({ length: kind.copies }, () => kind));

const BY_ID: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.id, kind]));
const FIRST_COPY: ReadonlyMap<string, CardNo> = new Map(
  KINDS.map((kind) => [kind.id, KIND_OF.indexOf(kind)]),
);

export const CARD_COUNT = KIND_OF.length;

export function kindOf(card: CardNo): Kind {
  const kind = KIND_OF[card];
  if (!kind) throw new Error(`There is no card ${card}: cards have the numbers 0 to ${CARD_COUNT - 1}.`);
  return kind;
}

/** What a card is called when it comes up: copies share it. */
export function idOf(card: CardNo): string {
  return kindOf(card).id;
}

export function kindById(id: string): Kind | undefined {
  return BY_ID.get(id);
}

/** All copies of a card. */
export function copiesOf(id: string): readonly CardNo[] {
  const first = FIRST_COPY.get(id);
  if (first === undefined) throw new Error(`There is no card "${id}".`);
  return Array.from({ length: kindOf(first).copies }, (_, copy) => first + copy);
}

export function cardsFrom(from: Kind['from'], faction?: Kind['faction']): readonly CardNo[] {
  return KINDS.filter(
    (kind) => kind.from === from && (faction === undefined || kind.faction === faction),
  ).flatMap((kind) => copiesOf(kind.id));
}
