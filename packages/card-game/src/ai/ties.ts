import {
  type Choice,
  choose,
  type Play,
  type Priority,
  plainly,
  rank,
  type Seat,
  type Thing,
} from '@holofoe/kernel';
import { keyOfThing } from '../rules/keys.ts';
import { opponentOf, playerOf } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';

/** LCG-39: what is wholly equal the player decides, where that option is chosen and the AI plays against a person. */
export function* settled(game: CardGameEngine, seat: Seat, choice: Choice<Thing>): Play<Choice<Thing>> {
  const player = opponentOf(seat);
  const { equals, reason } = choice;
  if (!equals || game.state.options.ties !== 'player' || playerOf(game.state, player).isAi) return choice;
  const picked = yield* choose(game, player, 'equal choices', equals, keyOfThing);
  const decided = { rule: 'LCG-39', name: 'the player decides' };
  return { picked, reason: reason && { ...reason, picked: keyOfThing(picked), decided } };
}

/** The first by a list of priorities. */
export function* first(
  game: CardGameEngine,
  seat: Seat,
  topic: string,
  by: Priority<Thing, CardGameEngine>,
  from: readonly Thing[],
): Play<Choice<Thing> | undefined> {
  const choice = rank(game, topic, by, from, keyOfThing);
  return choice && (yield* settled(game, seat, choice));
}

/** So many of them, in any order: where all are wanted nothing is to be decided. */
export function* someOf(
  game: CardGameEngine,
  seat: Seat,
  topic: string,
  by: Priority<Thing, CardGameEngine>,
  from: readonly Thing[],
  many: number,
): Play<Choice<readonly Thing[]>> {
  return many >= from.length ? plainly(from) : yield* firstOf(game, seat, topic, by, from, many);
}

/** The first so many by a list of priorities, the foremost first; the reason is that of the first. */
export function* firstOf(
  game: CardGameEngine,
  seat: Seat,
  topic: string,
  by: Priority<Thing, CardGameEngine>,
  from: readonly Thing[],
  many: number,
): Play<Choice<readonly Thing[]>> {
  const left = [...from];
  const picked: Thing[] = [];
  let reason: Choice<Thing>['reason'];
  while (picked.length < many) {
    const next = yield* first(game, seat, topic, by, left);
    if (!next) break;
    reason ??= next.reason;
    picked.push(next.picked);
    left.splice(left.indexOf(next.picked), 1);
  }
  return { picked, reason };
}
