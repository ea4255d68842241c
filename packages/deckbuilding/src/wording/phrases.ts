import type { CardNo, Seat } from '@holofoe/kernel';
import { capital, listed } from '@holofoe/kernel';
import { kindById, kindOf } from '../cards/catalogue.ts';
import { EMPIRE } from '../state.ts';

export function nameOfCard(card: CardNo): string {
  return kindOf(card).name;
}

/** The name of a card by its id; what is no card's id stays as it is. */
export function nameOfId(id: string): string {
  return kindById(id)?.name ?? id;
}

/** "the Empire", "the Rebels" */
export function sideName(seat: Seat): string {
  return seat === EMPIRE ? 'the Empire' : 'the Rebels';
}

/** "the Empire's", "the Rebels'" */
export function sidesOwn(seat: Seat): string {
  return seat === EMPIRE ? "the Empire's" : "the Rebels'";
}

/** "its" of the Empire, "their" of the Rebels */
export function its(seat: Seat): string {
  return seat === EMPIRE ? 'its' : 'their';
}

/** A side and what it does: "The Empire draws", "The Rebels draw". */
export function sideDoes(seat: Seat, verb: string): string {
  return `${capital(sideName(seat))} ${verbOf(seat, verb)}`;
}

/** "draws" for the Empire, "draw" for the Rebels */
export function verbOf(seat: Seat, verb: string): string {
  if (seat !== EMPIRE) return verb;
  if (verb === 'have') return 'has';
  return /(s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

export function cardsListed(cards: readonly CardNo[]): string {
  return listed(cards.map(nameOfCard));
}
