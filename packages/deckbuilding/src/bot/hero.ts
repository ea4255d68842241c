import type { Seat } from '@holofoe/kernel';
import { idOf, kindById } from '../cards/catalogue.ts';
import { EMPIRE, type State, sideOf } from '../state.ts';

/** The card that the bot wants before all others: Darth Vader or Luke Skywalker. */
export function heroOf(seat: Seat): string {
  return seat === EMPIRE ? 'darth-vader' : 'luke-skywalker';
}

/** Whether spending so much now would prevent buying the hero who lies in the row. */
export function wouldPreventHero(state: State, seat: Seat, spending: number): boolean {
  const hero = heroOf(seat);
  if (!state.row.some((card) => card !== null && idOf(card) === hero)) return false;
  const { resources } = sideOf(state, seat);
  const cost = kindById(hero)?.cost ?? 0;
  return resources >= cost && resources - spending < cost;
}
