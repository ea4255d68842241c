import { type Choice, type Play, plainly, type Reason, type Seat, type Thing } from '@holofoe/kernel';
import { playerOf } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { type Ai, isAi, type Several } from './ai.ts';
import { choose, chooseSome, split, type Topic, type Topics } from './topics.ts';

/** LCG-13: the AI follows its own rules; a player, who follows the standard ones, has none. */
export function aiFor(game: CardGameEngine, seat: Seat): Ai | undefined {
  const player = playerOf(game.state, seat);
  if (!player.isAi) return undefined;
  const { ai } = game.besides;
  if (!ai || !isAi(ai)) throw new Error(`There is no AI to play ${player.name}.`);
  return ai;
}

/** One of the options; who has only one is not asked. */
export function* askOne<T extends Topic>(
  game: CardGameEngine,
  seat: Seat,
  topic: T,
  options: readonly Topics[T][],
  source?: Thing,
): Play<Choice<Topics[T]>> {
  const [only] = options;
  if (options.length === 1 && only !== undefined) return plainly(only);
  const ai = aiFor(game, seat);
  if (ai) {
    const { picked, reason } = yield* ai.choose(game, seat, topic, options, { min: 1, max: 1 }, source);
    const [first = only] = picked;
    if (first === undefined) throw new Error(`The AI chose nothing for "${topic}".`);
    return { picked: first, reason };
  }
  return plainly(yield* choose(game, seat, topic, options, source));
}

/** Between `min` and `max` of the options, in their order; nobody is asked where there is no choice. */
export function* askSome<T extends Topic>(
  game: CardGameEngine,
  seat: Seat,
  topic: T,
  options: readonly Topics[T][],
  min: number,
  max: number,
): Play<Several<Topics[T]>> {
  if (max <= 0 || options.length === 0) return plainly([]);
  if (min === options.length) return plainly(options);
  const ai = aiFor(game, seat);
  if (ai) return yield* ai.choose(game, seat, topic, options, { min, max }, undefined);
  return plainly(yield* chooseSome(game, seat, topic, options, { min, max }));
}

/** A total over the options, at most `most` on each: a share for each. */
export function* askShares<T extends Topic>(
  game: CardGameEngine,
  seat: Seat,
  topic: T,
  options: readonly Topics[T][],
  total: number,
  most: readonly number[],
  source?: Thing,
): Play<Choice<readonly number[]>> {
  const room = most.reduce((sum, n) => sum + n, 0);
  if (options.length === 1) return plainly([Math.min(total, room)]);
  if (room <= total) return plainly(most);
  const open = options.filter((_, i) => (most[i] ?? 0) > 0);
  if (open.length < options.length) {
    // What can take nothing is not offered.
    const atMost = most.filter((n) => n > 0);
    const { picked, reason } = yield* askShares(game, seat, topic, open, total, atMost, source);
    return { picked: options.map((each) => picked[open.indexOf(each)] ?? 0), reason };
  }
  const ai = aiFor(game, seat);
  if (ai) {
    const { picked, reason } = yield* ai.choose(
      game,
      seat,
      topic,
      options,
      { min: total, max: total, most },
      source,
    );
    return { picked: options.map((each) => picked.filter((one) => one === each).length), reason };
  }
  return plainly(yield* split(game, seat, topic, options, total, most, source));
}

/** Why one of several things was picked. */
export function whyOfOne<T>({ picked, each }: Several<T>, one: T): { readonly why?: readonly Reason[] } {
  const reason = each?.[picked.indexOf(one)];
  return reason ? { why: [reason] } : {};
}

/** For the happening that acts on a choice. */
export function whyOf(...choices: readonly Choice<unknown>[]): { readonly why?: readonly Reason[] } {
  const why = choices.flatMap(({ reason }) => (reason ? [reason] : []));
  return why.length === 0 ? {} : { why };
}
