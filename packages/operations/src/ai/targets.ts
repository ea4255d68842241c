import { rank } from '@holofoe/kernel';
import {
  aiOf,
  type Battle,
  type Character,
  isAi,
  type Player,
  playersIn,
  type Side,
} from '../rules/state.ts';
import { TARGET } from './priorities.ts';

/** OPS-10 to OPS-15 among some characters of players. */
export function targetOf(
  battle: Battle,
  from: readonly Character[],
  topic = 'target',
): Character | undefined {
  return rank(battle, topic, TARGET, from, ({ card }) => card);
}

/** The character of a player that the AI would turn against, without a reason for the log. */
function bestTargetOf(battle: Battle, { characters }: Side): Character | undefined {
  return characters.length < 2 ? characters[0] : targetOf(quietly(battle), characters);
}

/** OPS-35: players are compared by their best targets; those on whom it would do nothing have been left out. */
export function playerToHit(battle: Battle, topic: string, from: readonly Player[]): Player | undefined {
  if (from.length < 2) return from[0];
  const best = from.flatMap((player) => bestTargetOf(battle, player) ?? []);
  const target = targetOf(battle, best, topic);
  return target && from.find(({ no }) => no === target.side);
}

/** OPS-35: how many players the AI would rather turn against. */
export function playersBefore(battle: Battle, side: Side): number {
  if (isAi(side.no)) return 0;
  const quiet = quietly(battle);
  let left = playersIn(battle.state, aiOf(battle.state, side.no));
  for (let before = 0; ; before++) {
    const next = playerToHit(quiet, 'player', left);
    if (!next || next.no === side.no) return before;
    left = left.filter((player) => player !== next);
  }
}

/** The same battle with nobody listening. */
function quietly(battle: Battle): Battle {
  if (!battle.desk.tell) return battle;
  const { tell: _, ...desk } = battle.desk;
  return { ...battle, desk };
}
