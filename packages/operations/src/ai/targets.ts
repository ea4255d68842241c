import { because, type Choice, foremost, plainly, rank } from '@holofoe/kernel';
import type { Battle } from '../rules/battle.ts';
import { tell } from '../rules/happening.ts';
import { keyOfCard } from '../rules/topics.ts';
import { aiOf, type Character, isAi, type Player, playersIn, type Side } from '../state.ts';
import { TARGET } from './priorities.ts';

/** OPS-10 to OPS-15 among some characters of players. */
export function targetOf(
  battle: Battle,
  from: readonly Character[],
  topic = 'target',
): Choice<Character> | undefined {
  return rank(battle, topic, TARGET, from, keyOfCard);
}

/** OPS-35: players are compared by their best targets; those on whom it would do nothing have been left out. */
export function playerToHit(
  battle: Battle,
  topic: string,
  from: readonly Player[],
): Choice<Player> | undefined {
  if (from.length < 2) return from[0] && plainly(from[0]);
  const target = targetOf(battle, bestTargets(battle, from), topic);
  const player = target && from.find(({ no }) => no === target.picked.side);
  return player && { picked: player, reason: target.reason };
}

function bestTargets(battle: Battle, from: readonly Player[]): readonly Character[] {
  const best: Character[] = [];
  for (const { characters } of from) {
    const target = foremost(battle, TARGET, characters);
    if (target) best.push(target);
  }
  return best;
}

/** Where the player is asked next, it is told first whom the AI turns against, and why. */
export function turnAgainst(battle: Battle, { no }: Side, player: Choice<Player>): void {
  if (player.reason)
    tell(battle, { kind: 'turns against', side: no, seat: player.picked.no }, because(player, 'OPS-35'));
}

/** OPS-35: how many players the AI would rather turn against. */
export function playersBefore(battle: Battle, side: Side): number {
  if (isAi(side.no)) return 0;
  let left = playersIn(battle.state, aiOf(battle.state, side.no));
  for (let before = 0; ; before++) {
    const next = foremost(battle, TARGET, bestTargets(battle, left));
    if (!next || next.side === side.no) return before;
    left = left.filter(({ no }) => no !== next.side);
  }
}
