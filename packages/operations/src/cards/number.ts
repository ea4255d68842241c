import type { CardNo } from '@holofoe/kernel';
import { KINDS } from './catalogue.ts';
import type { Kind } from './kind.ts';
import { SETS } from './sets.ts';

/**
 * The number of a physical card says what it is and who brought it: the set, the card's number in it, the owner (seats
 * 0 to 3, the AI 4), the copy, counted over all that are at the table. So copies of a card have neighbouring numbers,
 * and no number changes when cards are added, wherever: saves hold them.
 */
export const COPIES = 16;
const OWNERS = 8;
/** COPIES as a power of two. */
const OWNER_SHIFT = 4;
/** COPIES * OWNERS as a power of two. */
const KIND_SHIFT = 7;
const NUMBERS_OF_A_SET = 512;
const SETS_MOST = 32;

/** The AI's cards have one owner, whatever area they are in. */
export const AI_OWNER = 4;
/** Every number of a card is below it. */
export const CARD_NUMBERS = SETS_MOST * NUMBERS_OF_A_SET * OWNERS * COPIES;

/** The places of the kinds in the list, by set and number; what is no card has none. */
const PLACES = placesByNumber();

function placesByNumber(): Int16Array {
  const places = new Int16Array(SETS_MOST * NUMBERS_OF_A_SET).fill(-1);
  for (const [place, kind] of KINDS.entries()) {
    const number = numberOf(kind);
    const other = KINDS[places[number] ?? -1];
    if (other) throw new Error(`${kind.id} has the set and number of ${other.id}.`);
    places[number] = place;
  }
  return places;
}

/** Set and number in one. */
function numberOf({ id, set, number }: Kind): number {
  const { position } = SETS[set];
  if (position >= SETS_MOST || number >= NUMBERS_OF_A_SET)
    throw new Error(`There is no room for ${id}: a set has numbers below ${NUMBERS_OF_A_SET}.`);
  return position * NUMBERS_OF_A_SET + number;
}

export function cardNo(kind: Kind, owner: number, copy: number): CardNo {
  if (copy >= COPIES) throw new Error(`There are too many copies of ${kind.name}.`);
  return (numberOf(kind) * OWNERS + owner) * COPIES + copy;
}

/** The kinds themselves, by set and number: no look at the list in between, since nothing is asked more often. */
const KIND_AT: readonly (Kind | undefined)[] = Array.from(PLACES, (place) => KINDS[place]);

export function kindOf(card: CardNo): Kind {
  const kind = KIND_AT[card >> KIND_SHIFT];
  if (!kind) throw new Error(`There is no card ${card}.`);
  return kind;
}

/** The place of the kind in the list: tables about kinds are looked up by it. A table, since this is asked all the time. */
export function placeOf(card: CardNo): number {
  return PLACES[card >> KIND_SHIFT] ?? -1;
}

/** Copies of a card share it. */
export function idOf(card: CardNo): string {
  return kindOf(card).id;
}

/** Which of the copies at the table. */
export function copyOf(card: CardNo): number {
  return card % COPIES;
}

export function ownerOf(card: CardNo): number {
  return (card >> OWNER_SHIFT) & (OWNERS - 1);
}

/** Whether there is a card with a number. */
export function isCardNo(card: number): boolean {
  return card >= 0 && card < CARD_NUMBERS && placeOf(card) >= 0 && ownerOf(card) <= AI_OWNER;
}

/** Gives out numbers, each for the first copy that nobody has. */
export class Numbers {
  /** By the kind's number and owner: a bit for each copy that is taken. */
  readonly #taken = new Map<number, number>();

  /** A card that is at the table already. */
  add(card: CardNo): void {
    const owned = Math.floor(card / COPIES);
    this.#taken.set(owned, (this.#taken.get(owned) ?? 0) | (1 << copyOf(card)));
  }

  has(kind: Kind, copy: number): boolean {
    return isTaken(this.#takenByAnybody(numberOf(kind)), copy);
  }

  /** Undefined where the owner has as many as there can be. */
  next(kind: Kind, owner: number, isFree: (copy: number) => boolean = anyCopy): CardNo | undefined {
    const number = numberOf(kind);
    const own = this.#taken.get(number * OWNERS + owner) ?? 0;
    // More than sixteen at a table: the first that this owner does not have.
    const copy = firstCopy(this.#takenByAnybody(number), isFree) ?? firstCopy(own, anyCopy);
    if (copy === undefined) return undefined;
    const card = cardNo(kind, owner, copy);
    this.add(card);
    return card;
  }

  #takenByAnybody(number: number): number {
    let taken = 0;
    for (let owner = 0; owner < OWNERS; owner++) taken |= this.#taken.get(number * OWNERS + owner) ?? 0;
    return taken;
  }
}

function firstCopy(taken: number, isFree: (copy: number) => boolean): number | undefined {
  for (let copy = 0; copy < COPIES; copy++) if (!isTaken(taken, copy) && isFree(copy)) return copy;
  return undefined;
}

const anyCopy = () => true;

function isTaken(copies: number, copy: number): boolean {
  return (copies & (1 << copy)) !== 0;
}

/** As `next`, for decks that were checked: they do not have as many. */
export function nextNumber(numbers: Numbers, kind: Kind, owner: number): CardNo {
  const card = numbers.next(kind, owner);
  if (card === undefined) throw new Error(`There are too many copies of ${kind.name}.`);
  return card;
}
