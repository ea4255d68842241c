import type { Thing } from '@holofoe/kernel';
import { SIGNS } from '../cards/face.ts';
import type { Cx } from '../rules/battle.ts';
import { faceOf, facesOf } from '../rules/dice.ts';
import type { ResolvedAs } from '../rules/topics.ts';
import { type InPool, isAi } from '../state.ts';
import { dieAt, turnAt } from '../vocabulary/dice-at.ts';
import { expectedThreat, gainOfReroll, threatOfDie, worthOfDie, worthOfSide } from './dice-worth.ts';
import type { Look } from './look.ts';
import type { PlayerWorths } from './player-words.ts';
import { bestTarget, worthOfHit } from './targets.ts';
import { WORTH } from './weights.ts';

/** What a word gains by dice, one after the other. */
function ofDice(cx: Cx, things: readonly Thing[], gain: (die: InPool) => number): number {
  let sum = 0;
  for (const thing of things) {
    const found = dieAt(cx, thing);
    if (found) sum += gain(found);
  }
  return sum;
}

/** The danger of a die of the AI; what another one is worth, a teammate's even more. */
export function worthOfRemoval(look: Look, { side, die }: InPool): number {
  if (isAi(side.no)) return threatOfDie(look, die);
  return -worthOfDie(look, side, die) - (side.no === look.me.no ? 0 : 1);
}

/** Of own dice what they gain on average, of the AI's what it loses. */
export function rerollGain(look: Look, { side, die }: InPool): number {
  if (isAi(side.no)) return threatOfDie(look, die) - expectedThreat(die.no);
  return side.no === look.me.no ? gainOfReroll(look, side, die) : 0;
}

/** What turning a die to a side gains. */
export function gainOfTurn(look: Look, { side, die }: InPool, to: number): number {
  const face = facesOf(die.no)[to];
  if (!face) return 0;
  if (isAi(side.no)) return threatOfDie(look, die) - threatOfDie(look, { no: die.no, side: to });
  return worthOfSide(look, side, die, face) - worthOfDie(look, side, die);
}

/** A die is resolved anyway: a card that does it gains what it adds. */
function resolveWorth(look: Look, { die }: InPool, more: number, stays: boolean): number {
  const { symbol, value } = faceOf(die);
  const each = symbol === 'melee' || symbol === 'ranged' ? 1 : symbol === 'special' ? 0 : 0.6;
  const blow = value + more;
  const falls = each === 1 && hitBest(look, blow) >= WORTH.kill + blow;
  return (stays ? value : more) * each + (falls ? WORTH.kill : 0) + WORTH.action;
}

/** What a die would be worth with this symbol and its own value. */
export function worthAs(look: Look, { side, die, as }: ResolvedAs): number {
  return worthOfSide(look, side, die, { ...faceOf(die), symbol: as });
}

/** The best that another symbol makes of a die, and the action that resolving it saves. */
export function gainOfSymbol(look: Look, { side, die }: InPool): number {
  const { symbol } = faceOf(die);
  let most = 0;
  for (const as of SIGNS)
    if (as !== symbol && as !== 'special') most = Math.max(most, worthAs(look, { side, die, as }));
  return most - worthOfDie(look, side, die) + WORTH.action;
}

function hitBest(look: Look, damage: number): number {
  const target = bestTarget(look, look.ai.characters, damage);
  return target ? worthOfHit(look, target, damage) : 0;
}

export const DICE_WORTHS: PlayerWorths = {
  remove: (look, cx, { dice }) => ofDice(cx, dice, (die) => worthOfRemoval(look, die)),
  // One that gains nothing need not be chosen.
  reroll: (look, cx, { dice }) =>
    ofDice(cx, dice, (die) => {
      const gain = rerollGain(look, die);
      return dice.length === 1 ? Math.max(0, gain) : gain;
    }),
  turn: (look, cx, { to }) => {
    let sum = 0;
    for (const thing of to) {
      const turn = turnAt(cx, thing);
      if (turn) sum += gainOfTurn(look, turn, turn.to);
    }
    return sum;
  },
  resolve: (look, cx, { dice, more = 0, stays, as }) =>
    ofDice(cx, dice, (die) =>
      as === undefined ? resolveWorth(look, die, more, stays === true) : gainOfSymbol(look, die),
    ),
};
