import { type Choice, fewest, most, type Priority, rank } from '@holofoe/kernel';
import { isDamage } from '../cards/face.ts';
import type { Battle } from '../rules/battle.ts';
import { faceOf, shownValue } from '../rules/dice.ts';
import { remainingHealth } from '../rules/in-play.ts';
import type { Character, Die, Side } from '../rules/state.ts';
import { playersBefore } from './targets.ts';

/** A die with the side whose pool it is in. */
export interface InPool {
  readonly side: Side;
  readonly die: Die;
}

export function keyOfDie({ die }: InPool): number {
  return die.no;
}

/** OPS-33: the guardian takes the highest damage that does not defeat it, otherwise the lowest. */
export function dieForGuardian(
  battle: Battle,
  guardian: Character,
  dice: readonly InPool[],
): Choice<InPool> | undefined {
  const { state } = battle;
  const room = remainingHealth(state, guardian) + guardian.shields;
  const damage = ({ side, die }: InPool) => shownValue(state, side, die);
  const by: Priority<InPool, Battle> = [
    most('OPS-33', 'leaves the guardian in play', (each) => (damage(each) < room ? 1 : 0), 'yes or no'),
    most('OPS-33', 'damage that it survives', (each) => (damage(each) < room ? damage(each) : 0)),
    fewest('OPS-33', 'damage', damage),
  ];
  return rank(battle, 'guardian', by, dice, keyOfDie);
}

/** Of the players' dice the one that the AI would rather not see: the most damage, then the most of anything else (OPS-30). */
const WORST: Priority<InPool, Battle> = [
  most('OPS-30', 'damage', ({ side, die }, { state }) =>
    isDamage(faceOf(die)) ? packetValue(state, side, die) : 0,
  ),
  most('OPS-30', 'value', ({ side, die }, { state }) => shownValue(state, side, die)),
  fewest('OPS-35', 'players with a better target', ({ side }, battle) => playersBefore(battle, side)),
];

export function worstDie(battle: Battle, topic: string, dice: readonly InPool[]): Choice<InPool> | undefined {
  return rank(battle, topic, WORST, dice, keyOfDie);
}

/** With the modifiers that would join it; a modifier that nothing carries counts its own number. */
function packetValue(state: Battle['state'], side: Side, die: Die): number {
  const { symbol, modifier } = faceOf(die);
  const own = shownValue(state, side, die);
  if (modifier) return own;
  const joined = side.pool.filter((other) => faceOf(other).symbol === symbol && faceOf(other).modifier);
  return joined.reduce((sum, other) => sum + shownValue(state, side, other), own);
}
