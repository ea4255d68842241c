import { choose, chooseSome, draw } from '../asking.ts';
import type { Terms } from '../language/terms.ts';
import type { Thing } from '../language/thing.ts';
import type { Play } from '../request.ts';
import { noteWhy } from './context.ts';
import type { Asked, Counter, Cx, Finder, TotalOf } from './engine.ts';

/** Whom a selector means, of those that would do: a person is asked, the opponent has its priorities, chance draws. */
export function* chooseThings<L extends Terms>(
  cx: Cx<L>,
  finder: Finder<L>,
  word: L['word'] | undefined,
  from: readonly Thing[],
  worthOf: (thing: Thing) => number,
  does = word,
): Play<readonly Thing[]> {
  const { picked, total } = finder;
  const [min, max] = finder.wanted(cx, from.length);
  if (!picked || max === 0) return from.slice(0, max);
  if ('random' in picked) return yield* drawn(cx, from, max);
  const { game } = cx;
  const seat = 'by' in picked && picked.by !== undefined ? game.rules.seatOf(cx, picked.by) : cx.seat;
  if (game.rules.bot.plays(game.state, seat))
    return yield* chosenByBot(cx, finder, { seat, word, does }, from, worthOf);
  const { topicOf, keyOf, sourceOf } = game.rules;
  const topic = topicOf(word, picked);
  const most = Math.min(max, from.length);
  const least = Math.min(min, most);
  if (!total && least === 1 && most === 1)
    return [yield* choose(game, seat, topic, from, keyOf, sourceOf(cx), 'skip')];
  const wanted = { min: least, max: most, ...(total && sums(cx, total, from)) };
  return yield* chooseSome(game, seat, topic, from, wanted, keyOf, sourceOf(cx), 'skip');
}

function sums<L extends Terms>(cx: Cx<L>, { value, atLeast, atMost }: TotalOf<L>, from: readonly Thing[]) {
  const values = from.map((thing) => value(cx, thing));
  return {
    enough: atLeast && { total: atLeast(cx), values },
    within: atMost && { total: atMost(cx), values },
  };
}

function* drawn<L extends Terms>(cx: Cx<L>, from: readonly Thing[], many: number): Play<readonly Thing[]> {
  const left = [...from];
  const taken: Thing[] = [];
  while (taken.length < many) {
    const thing = areAlike(cx, left) ? left[0] : yield* draw(cx.game, 'at random', left, cx.game.rules.keyOf);
    if (thing === undefined) break;
    taken.push(thing);
    left.splice(left.indexOf(thing), 1);
  }
  return taken;
}

/** One is left, or all go by one name: cards of a pile that nobody has seen. */
function areAlike<L extends Terms>({ game }: Cx<L>, things: readonly Thing[]): boolean {
  const [first] = things;
  if (first === undefined || things.length === 1) return true;
  const key = game.rules.keyOf(first);
  return things.every((thing) => game.rules.keyOf(thing) === key);
}

/** One after the other, the best first, as long as the total allows it and as it is needed or wished for. */
function* chosenByBot<L extends Terms>(
  cx: Cx<L>,
  finder: Finder<L>,
  { seat, word, does }: Pick<Asked<L>, 'seat' | 'word' | 'does'>,
  from: readonly Thing[],
  worthOf: (thing: Thing) => number,
): Play<readonly Thing[]> {
  const { picked, total } = finder;
  if (!picked) return from;
  const { bot } = cx.game.rules;
  const [min, max] = finder.wanted(cx, from.length);
  const taken: Thing[] = [];
  let sum = 0;
  const least = total?.atLeast?.(cx) ?? 0;
  while (taken.length < max) {
    const left = taken.length === 0 && !total ? from : leftWithin(cx, total, from, taken, sum);
    const isNeeded = taken.length < min || sum < least;
    const first = bot.pick(cx, { seat, word, does, picked, isNeeded }, left, worthOf);
    if (!first) break;
    const best = first.equals && bot.settles ? yield* bot.settles(cx, seat, first) : first;
    noteWhy(cx, best.reason, best.picked);
    taken.push(best.picked);
    sum += total?.value(cx, best.picked) ?? 0;
  }
  return taken;
}

/** Those that are not taken yet, and that the total leaves room for. */
function leftWithin<L extends Terms>(
  cx: Cx<L>,
  total: TotalOf<L> | undefined,
  from: readonly Thing[],
  taken: readonly Thing[],
  sum: number,
): readonly Thing[] {
  const most = total?.atMost?.(cx) ?? Number.POSITIVE_INFINITY;
  return from.filter((thing) => !taken.includes(thing) && sum + (total?.value(cx, thing) ?? 0) <= most);
}

/** What would be chosen first comes first: what is worth most, or least where another player chooses. */
export function inOrderOfWish<L extends Terms>(
  cx: Cx<L>,
  { picked, isOpen, isRandom, isAgainst }: Finder<L>,
  valued: { readonly worth: number; readonly wish?: number | undefined }[],
): void {
  if (valued.length < 2 || !picked || isRandom || !isOpen(cx)) return;
  const sign = isAgainst ? 1 : -1;
  valued.sort((a, b) => sign * ((a.wish ?? a.worth) - (b.wish ?? b.worth)));
}

/** A number up to an amount: the opponent takes all of it. */
export function* howMany<L extends Terms>(cx: Cx<L>, counter: Counter<L>): Play<number> {
  const { game, seat } = cx;
  const most = counter.of(cx);
  if (!counter.asks || most <= 0 || game.rules.bot.plays(game.state, seat)) return most;
  const numbers = Array.from({ length: most + 1 }, (_, i) => i);
  return yield* choose(game, seat, 'how many', numbers, (n) => `number:${n}`, game.rules.sourceOf(cx));
}

/** What was chosen last is `it`, and has a name where the selector gives one. */
export function bind<L extends Terms>(cx: Cx<L>, { picked, as }: Finder<L>, things: readonly Thing[]): void {
  if (!picked) return;
  cx.it = things;
  if (as !== undefined) cx.named = { ...cx.named, [as]: things };
}
