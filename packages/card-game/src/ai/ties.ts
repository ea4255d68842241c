import {
  type Choice,
  choose,
  type Play,
  type Priority,
  plainly,
  type Reason,
  type Seat,
  type Thing,
} from '@holofoe/kernel';
import type { Several } from '../rules/ai.ts';
import { keyOfThing } from '../rules/keys.ts';
import { opponentOf, playerOf } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { ranked } from './ranked.ts';

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
  const choice = ranked(game, topic, by, from);
  return choice && (yield* settled(game, seat, choice));
}

/** So many of them, in any order. Where all are wanted there is nothing for the player to decide. */
export function* someOf(
  game: CardGameEngine,
  seat: Seat,
  topic: string,
  by: Priority<Thing, CardGameEngine>,
  from: readonly Thing[],
  many: number,
  rule = by[0]?.rule ?? '',
): Play<Several<Thing>> {
  return many < from.length
    ? yield* firstOf(game, seat, topic, by, from, many)
    : allOf(game, topic, by, from, rule);
}

/** All of them: none was preferred to another. */
function allOf(
  game: CardGameEngine,
  topic: string,
  by: Priority<Thing, CardGameEngine>,
  from: readonly Thing[],
  rule: string,
): Several<Thing> {
  if (!game.desk.tell) return plainly(from);
  if (from.length < 2) {
    return { picked: from, reason: undefined, each: [ranked(game, topic, by, from)?.reason] };
  }
  const decided = { rule, name: ALL };
  const each = from.map((card): Reason => {
    const key = keyOfThing(card);
    return { topic, candidates: [key], picked: key, decided, rows: [] };
  });
  return { picked: from, reason: undefined, each };
}

const ALL = 'all are declared';

/** The first so many by a list of priorities, the foremost first; the reason is that of the first. */
export function* firstOf(
  game: CardGameEngine,
  seat: Seat,
  topic: string,
  by: Priority<Thing, CardGameEngine>,
  from: readonly Thing[],
  many: number,
): Play<Several<Thing>> {
  const left = [...from];
  const picked: Thing[] = [];
  const each: (Reason | undefined)[] = [];
  while (picked.length < many) {
    const next = yield* first(game, seat, topic, by, left);
    if (!next) break;
    each.push(picked.length > 0 && left.length === 1 ? asTheLast(next.reason) : next.reason);
    picked.push(next.picked);
    left.splice(left.indexOf(next.picked), 1);
  }
  return { picked, reason: each[0], each };
}

function asTheLast(reason: Reason | undefined): Reason | undefined {
  return reason && { ...reason, decided: { ...reason.decided, name: 'only candidate left' } };
}
