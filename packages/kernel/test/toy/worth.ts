import type { Thing } from '../../src/language/thing.ts';
import { kindOf } from './kinds.ts';
import { cardAt } from './state.ts';
import type { ToyCx } from './terms.ts';

/** What is bad for an enemy card is good; for one of your own it is bad. */
export function harm({ game, seat }: ToyCx, thing: Thing): 1 | -1 {
  return cardAt(game.state, thing).seat === seat ? -1 : 1;
}

export function costOf({ game }: ToyCx, thing: Thing): number {
  return Math.max(1, kindOf(game.state, thing).cost);
}

export function sumOver(things: readonly Thing[], worth: (thing: Thing) => number): number {
  return things.reduce((sum, thing) => sum + worth(thing), 0);
}

export function isInPlay({ game }: ToyCx, thing: Thing): boolean {
  return cardAt(game.state, thing).zone === 'play';
}
