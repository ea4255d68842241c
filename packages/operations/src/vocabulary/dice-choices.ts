import { because, type Choice, fewest, most, type Play, type Priority, plainly, rank } from '@holofoe/kernel';
import { type Face, isDamage } from '../cards/face.ts';
import type { Showing } from '../cards/filter.ts';
import { turnsOf } from '../rules/apply-sign.ts';
import type { Battle, Cx } from '../rules/battle.ts';
import { faceAt, faceOf, removeDie, shownValue, turnDie } from '../rules/dice.ts';
import { shows } from '../rules/dice-filters.ts';
import { type About, choose, keyOfDie, keyOfTurn, type Turn } from '../rules/topics.ts';
import { type InPool, isAi, type Side } from '../state.ts';
import { askFor, sourceOf } from './select.ts';

/** What a die could still do to somebody. */
export function threat({ game }: Cx, { die }: InPool): number {
  return isDamage(faceOf(die)) ? shownValue(game, die) : 0;
}

export function greatest(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values);
}

export function matching(dice: readonly InPool[], to: 'any side' | Showing): readonly Turn[] {
  const turns = turnsOf(dice);
  if (to === 'any side') return turns;
  return turns.filter(({ die, to: side }) => {
    const face = faceAt(die.no, side);
    return shows(face, face.value, to);
  });
}

/** OPS-30: what the AI gains by turning a die: damage on its own, damage less on a player's. */
export function gainOfTurn(cx: Cx, { side, die, to }: Turn): number {
  const damage = (face: Face) => (isDamage(face) ? face.value : 0);
  const change = damage(faceAt(die.no, to)) - damage(faceOf(die));
  return side.no === cx.seat ? change : -change;
}

export function* pickTurn(
  cx: Cx,
  topic: About<Turn>,
  turns: readonly Turn[],
): Play<Choice<Turn> | undefined> {
  if (!isAi(cx.seat)) return yield* askFor(cx, topic, turns);
  const by: Priority<Turn, Battle> = [most('OPS-30', 'damage gained', (turn) => gainOfTurn(cx, turn))];
  return rank(
    cx.game,
    topic,
    by,
    turns.filter((turn) => gainOfTurn(cx, turn) > 0),
    keyOfTurn,
  );
}

export function turnTo(cx: Cx, turn: Choice<Turn> | undefined): void {
  if (turn) turnDie(cx.game, turn.picked.side, turn.picked.die, turn.picked.to, because(turn));
}

/** The AI gives up the die that would do the least. */
export const LEAST: Priority<InPool, Battle> = [
  fewest('OPS-30', 'damage', ({ die }, battle) => (isDamage(faceOf(die)) ? shownValue(battle, die) : 0)),
  fewest('OPS-30', 'value', ({ die }, battle) => shownValue(battle, die)),
];

/** A side removes one of its own dice: a player chooses, the AI gives up the least. */
export function* removeOwn(cx: Cx, side: Side): Play {
  const own: readonly InPool[] = side.pool.map((die) => ({ side, die }));
  if (own.length === 0) return;
  const out = isAi(side.no)
    ? rank(cx.game, 'own die', LEAST, own, keyOfDie)
    : plainly(yield* choose(cx.game, side.no, 'remove own die', own, sourceOf(cx)));
  if (out) removeDie(cx.game, side, out.picked.die, because(out));
}
