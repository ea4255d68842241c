import type { CardNo } from '@holofoe/kernel';
import { BASES } from './bases.ts';
import { EMPIRE } from './empire.ts';
import type { Kind } from './kind.ts';
import { NEUTRAL, OUTER_RIM_PILOT } from './neutral.ts';
import { FIRST_NUMBERS } from './numbers.ts';
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
const KIND_OF: readonly Kind[] = kindsByNumber();

const BY_ID: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.id, kind]));

export const CARD_COUNT = KIND_OF.length;

function kindsByNumber(): readonly Kind[] {
  const kinds = [...KINDS].sort((a, b) => firstNumber(a.id) - firstNumber(b.id));
  const byNumber = kinds.flatMap((kind) => Array.from({ length: kind.copies }, () => kind));
  const wrong = kinds.find((kind) => byNumber[firstNumber(kind.id)] !== kind);
  if (wrong) throw new Error(`The numbers up to ${wrong.name} overlap or have a gap.`);
  return byNumber;
}

function firstNumber(id: string): CardNo {
  const first = FIRST_NUMBERS[id];
  if (first === undefined) throw new Error(`The card "${id}" has no number.`);
  return first;
}

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
  const kind = kindById(id);
  if (!kind) throw new Error(`There is no card "${id}".`);
  const first = firstNumber(id);
  return Array.from({ length: kind.copies }, (_, copy) => first + copy);
}

export function cardsFrom(from: Kind['from'], faction?: Kind['faction']): readonly CardNo[] {
  return KINDS.filter(
    (kind) => kind.from === from && (faction === undefined || kind.faction === faction),
  ).flatMap((kind) => copiesOf(kind.id));
}
