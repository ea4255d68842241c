import type { Thing } from '@holofoe/kernel';
import { isDamage } from '../cards/face.ts';
import { dieOf } from '../rules/about.ts';
import type { Cx } from '../rules/battle.ts';
import { faceOf, shownValue } from '../rules/dice.ts';
import { inPool } from '../rules/pool.ts';
import { dieOfFace, dieOfThing, isDieThing, isFaceThing } from '../rules/things.ts';
import type { Turn } from '../rules/topics.ts';
import { type InPool, sideOf } from '../state.ts';

/** The die that a thing is, in its pool; or the one that is being resolved, which may have left it. */
export function dieAt(cx: Cx, thing: Thing): InPool | undefined {
  if (!isDieThing(thing)) return undefined;
  const no = dieOfThing(thing);
  const found = inPool(cx.game.state, no);
  if (found) return found;
  const own = dieOf(cx);
  return own?.no === no ? { side: sideOf(cx.game.state, cx.seat), die: own } : undefined;
}

/** The die in a pool that a face is of, with the side that it is to be turned to. */
export function turnAt({ game: { state } }: Cx, thing: Thing): Turn | undefined {
  if (!isFaceThing(thing)) return undefined;
  const { no, side: to } = dieOfFace(thing);
  const found = inPool(state, no);
  return found && found.die.side !== to ? { side: found.side, die: found.die, to } : undefined;
}

/** What a die could still do to somebody. */
export function threat({ game }: Cx, { die }: InPool): number {
  return isDamage(faceOf(die)) ? shownValue(game, die) : 0;
}

export function isSpecial({ die }: Pick<InPool, 'die'>): boolean {
  return faceOf(die).symbol === 'special';
}
