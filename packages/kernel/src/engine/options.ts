import { choose } from '../asking.ts';
import { type Key, wordKey } from '../key.ts';
import type { Effect, OneOf, Terms, Who } from '../language/terms.ts';
import type { Play } from '../request.ts';
import { copyOf, noteWhy } from './context.ts';
import type { Cx, Reading, Wish } from './engine.ts';

/** Whether somebody wishes for an effect that they may have; `or`: what another one has otherwise. */
export function* wishes<L extends Terms>(
  cx: Cx<L>,
  effect: Effect<L>,
  reading: Reading<L>,
  by: Who | undefined,
  or?: Effect<L>,
): Play<boolean> {
  const { game } = cx;
  const { bot, sourceOf } = game.rules;
  const seat = seatOf(cx, by);
  if (bot.plays(game.state, seat)) {
    const worth = reading.worth(copyOf(cx));
    return bot.wishes(cx, effect, seat === cx.seat ? worth : -worth);
  }
  if (game.rules.mustWish?.(cx)) return true;
  const options: readonly Wish<L>[] = [{ wish: effect, or, now: cx.now }, { decline: true }];
  return 'wish' in (yield* choose(game, seat, 'may', options, keyOfWish, sourceOf(cx)));
}

function keyOfWish<L extends Terms>(wish: Wish<L>): Key {
  return wordKey('wish' in wish ? 'yes' : 'no');
}

/** Those of several that can be chosen. */
export function openOptions<L extends Terms>(
  { oneOf, any }: OneOf<L>,
  can: (option: Effect<L>) => boolean,
): readonly Effect<L>[] {
  const open = oneOf.filter(can);
  return any && open.length > 0 ? oneOf : open;
}

/** Which of several was chosen when the ability was used. */
export function decidedIn<L extends Terms>({ options }: Cx<L>, of: OneOf<L>): Effect<L> | undefined {
  return options.find((decided) => decided.of === of)?.option;
}

/** Who uses an ability sees what it comes to; another one who must choose is asked only where there is a choice. */
export function* chosenOption<L extends Terms>(
  cx: Cx<L>,
  options: readonly Effect<L>[],
  by: Who | undefined,
  readingOf: (option: Effect<L>) => Reading<L>,
  keyOf: (option: Effect<L>, among: readonly Effect<L>[]) => Key,
): Play<Effect<L>> {
  const { game } = cx;
  const { bot } = game.rules;
  const seat = seatOf(cx, by);
  const key = (option: Effect<L>) => keyOf(option, options);
  if (!bot.plays(game.state, seat))
    return yield* choose(game, seat, 'one of', options, key, game.rules.sourceOf(cx), by ? 'skip' : 'ask');
  const sign = seat === cx.seat ? 1 : -1;
  const one = bot.option(cx, options, (option) => sign * readingOf(option).worth(copyOf(cx)), key);
  noteWhy(cx, one.reason);
  return one.picked;
}

export function seatOf<L extends Terms>(cx: Cx<L>, who: Who | undefined): number {
  return who === undefined || who === 'you' ? cx.seat : cx.game.rules.seatOf(cx, who);
}
