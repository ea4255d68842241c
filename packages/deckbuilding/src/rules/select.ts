import {
  type CardNo,
  type Choice,
  choose,
  type Key,
  type Play,
  type Priority,
  plainly,
  rank,
  type Seat,
} from '@holofoe/kernel';
import { idOf } from '../cards/catalogue.ts';
import { isBot } from '../state.ts';
import type { Duel } from './duel.ts';

/** One of several: a person is asked, the bot goes by its priorities. Nothing to choose from: undefined. */
export function* select<T>(
  duel: Duel,
  seat: Seat,
  topic: string,
  options: readonly T[],
  keyOf: (option: T) => Key,
  bot: Priority<T, Duel>,
  source?: CardNo,
): Play<Choice<T> | undefined> {
  if (options.length === 0) return undefined;
  if (isBot(duel.state, seat)) return rank(duel, topic, bot, options, keyOf);
  const from = source === undefined ? undefined : idOf(source);
  return plainly(yield* choose(duel, seat, topic, options, keyOf, from));
}

/** One of several cards. */
export function selectCard(
  duel: Duel,
  seat: Seat,
  topic: string,
  options: readonly CardNo[],
  bot: Priority<CardNo, Duel>,
  source?: CardNo,
): Play<Choice<CardNo> | undefined> {
  return select(duel, seat, topic, options, itself, bot, source);
}

export function itself(card: CardNo): Key {
  return card;
}
