import type { Bot } from '../engine/engine.ts';
import type { Effect, Terms } from '../language/terms.ts';
import type { Thing } from '../language/thing.ts';
import { most, rank } from '../priority.ts';
import { plainly } from '../reason.ts';
import type { Seat } from '../request.ts';

/** An opponent that takes what is worth most to it, citing a rule; more than it needs only where that is worth something. */
export function byWorth<L extends Terms>(
  rule: string,
  plays: (state: L['state'], seat: Seat) => boolean,
): Bot<L> {
  return {
    plays,
    pick(cx, { seat, word, picked, isNeeded }, from, worthOf) {
      const { game } = cx;
      const sign = seat === cx.seat ? 1 : -1;
      const by = [most(rule, 'worth', (thing: Thing) => sign * worthOf(thing))];
      const best = rank(game, game.rules.topicOf(word, picked), by, from, game.rules.keyOf);
      return best && (isNeeded || sign * worthOf(best.picked) > 0) ? best : undefined;
    },
    option(cx, options, worthOf, keyOf) {
      const by = [most(rule, 'worth', (option: Effect<L>) => worthOf(option))];
      const [first = []] = options;
      return rank(cx.game, 'one of', by, options, keyOf) ?? plainly(first);
    },
    wishes: (_cx, _effect, worth) => worth > 0,
  };
}
