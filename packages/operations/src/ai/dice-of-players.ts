import { type Choice, fewest, most, type Priority, rank } from '@holofoe/kernel';
import { isDamage } from '../cards/face.ts';
import type { Battle } from '../rules/battle.ts';
import { faceOf, shownValue } from '../rules/dice.ts';
import { remainingHealth } from '../rules/in-play.ts';
import { keyOfDie } from '../rules/topics.ts';
import type { Character, Die, InPool, Side } from '../state.ts';
import { playersBefore } from './targets.ts';

/** OPS-33: the guardian takes the highest damage that does not defeat it, otherwise the lowest. */
export function dieForGuardian(
  battle: Battle,
  guardian: Character,
  dice: readonly InPool[],
): Choice<InPool> | undefined {
  const room = remainingHealth(battle, guardian) + guardian.shields;
  const damage = ({ die }: InPool) => shownValue(battle, die);
  const by: Priority<InPool, Battle> = [
    most('OPS-33', 'leaves the guardian in play', (each) => (damage(each) < room ? 1 : 0), 'yes or no'),
    most('OPS-33', 'damage that it survives', (each) => (damage(each) < room ? damage(each) : 0)),
    fewest('OPS-33', 'damage', damage),
  ];
  return rank(battle, 'guardian', by, dice, keyOfDie);
}

/** Of the players' dice the one that the AI would rather not see: the most damage, then the most of anything else (OPS-30). */
const WORST: Priority<InPool, Battle> = [
  most('OPS-30', 'damage', ({ side, die }, battle) =>
    isDamage(faceOf(die)) ? packetValue(battle, side, die) : 0,
  ),
  most('OPS-30', 'value', ({ die }, battle) => shownValue(battle, die)),
  fewest('OPS-35', 'players with a better target', ({ side }, battle) => playersBefore(battle, side)),
];

export function worstDie(battle: Battle, topic: string, dice: readonly InPool[]): Choice<InPool> | undefined {
  return rank(battle, topic, WORST, dice, keyOfDie);
}

/** With the modifiers that would join it; a modifier that nothing carries counts its own number. */
function packetValue(battle: Battle, side: Side, die: Die): number {
  const { symbol, modifier } = faceOf(die);
  const own = shownValue(battle, die);
  if (modifier) return own;
  const joined = side.pool.filter((other) => faceOf(other).symbol === symbol && faceOf(other).modifier);
  return joined.reduce((sum, other) => sum + shownValue(battle, other), own);
}
