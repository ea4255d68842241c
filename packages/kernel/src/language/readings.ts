import { choose } from '../asking.ts';
import { DONE } from '../done.ts';
import { happen } from '../happenings/happen.ts';
import { foremost, most } from '../priority.ts';
import type { Play } from '../request.ts';
import { putOff, putOn } from '../standing/changes.ts';
import { counterOf } from './amounts.ts';
import { bind, chooseThings, howMany } from './choosing.ts';
import { type And, type Counter, type Cx, copyOf, type Finder, type Reading } from './engine.ts';
import { finderOf } from './finders.ts';
import type { Algebra } from './fold.ts';
import type { Grammar } from './grammar.ts';
import type { KeyOf } from './keys.ts';
import { holdsToo, NOTHING, plainReadings, seatOf, wishes } from './plain-readings.ts';
import type { CardRule, Lasting, Terms } from './terms.ts';
import { readWord } from './word-reading.ts';
import type { AnyWord } from './words.ts';

/** Whether an effect can be done, how it is done and what it is worth, from the same of its parts: all that cards can say. */
export function readings<L extends Terms>(
  grammar: Grammar<L>,
  keyOf: KeyOf<L>,
): Algebra<L, Reading<L>, Finder<L>, Counter<L>> {
  const { words, worthOfRule, worthOfStopping } = grammar;
  return {
    ...plainReadings(grammar, keyOf),
    cards: finderOf,
    amount: counterOf,
    rule: () => NOTHING,
    word: (said, slots) => readWord(words[said.do as L['word']['do']] as unknown as AnyWord<L>, said, slots),
    each: (effect, things, what) => ({
      can: (cx, and) => things.among(cx).some((thing) => what.can(copyOf(cx, [thing]), and)),
      canAll: (cx, and) => things.among(cx).some((thing) => what.canAll(copyOf(cx, [thing]), and)),
      *run(cx) {
        const open = things.among(cx).filter((thing) => what.can(copyOf(cx, [thing])));
        const worth = (thing: number) => what.worth(copyOf(cx, [thing]));
        const chosen = things.isOpen(cx) ? yield* chooseThings(cx, things, undefined, open, worth) : open;
        bind(cx, things, chosen);
        for (const thing of [...chosen]) yield* runAbout(cx, what, thing);
        if (chosen.length === 0 && effect.each !== 'it') cx.did.missed++;
      },
      worth: (cx) => things.among(cx).reduce((sum, thing) => sum + what.worth(copyOf(cx, [thing])), 0),
    }),
    times: (_, times, what) => ({
      can: (cx, and) => times.of(cx) > 0 && what.can(cx, and),
      canAll: (cx, and) => times.of(cx) > 0 && what.canAll(cx, and),
      *run(cx) {
        for (let left = yield* howMany(cx, times); left > 0; left--) yield* what.run(cx);
      },
      worth: (cx) => times.of(cx) * what.worth(cx),
    }),
    unless: ({ unless, by }, price, what) => ({
      can: what.can,
      canAll: what.canAll,
      *run(cx) {
        const other = { ...copyOf(cx, cx.it, seatOf(cx, by)), why: undefined, did: { done: 0, missed: 0 } };
        if (!price.canAll(other) || !(yield* wishes(other, unless, price, undefined))) yield* what.run(cx);
        else {
          yield* price.run(other);
          if (other.did.done === 0 || other.did.missed > 0) yield* what.run(cx);
        }
      },
      // The other one takes what costs less.
      worth(cx) {
        const other = copyOf(cx, cx.it, seatOf(cx, by));
        const worth = what.worth(cx);
        return price.canAll(other) ? Math.min(worth, -price.worth(copyOf(other))) : worth;
      },
    }),
    lasting: (effect, on, _, amounts) => {
      const isRunning = (cx: Cx<L>) => cx.game.rules.scope(cx, effect.until) !== undefined;
      const whom = (cx: Cx<L>) => (on ? on.among(cx) : [cx.card]);
      const worthFor = (cx: Cx<L>, thing: number) =>
        effect.lasting.reduce(
          (sum, rule, i) => sum + worthOfRule(cx, rule, thing, amounts[i]?.of(cx) ?? 0),
          0,
        );
      const can = (cx: Cx<L>, and?: And<L>) =>
        isRunning(cx) && (and ? whom(cx).some((thing) => and(copyOf(cx, [thing]))) : whom(cx).length > 0);
      return {
        can,
        canAll: can,
        run: (cx) =>
          on?.isOpen(cx)
            ? lastOnChosen(cx, effect, on, amounts, worthFor)
            : last(cx, effect, whom(cx), amounts),
        worth(cx) {
          if (!isRunning(cx)) return 0;
          const worths = whom(cx).map((thing) => worthFor(cx, thing));
          const many = on ? on.wanted(cx, worths.length)[1] : 1;
          return worths
            .sort((a, b) => b - a)
            .slice(0, many)
            .reduce((sum, each) => sum + each, 0);
        },
      };
    },
    later: (effect, what) => ({
      can: holdsToo,
      canAll: holdsToo,
      run(cx) {
        putOff(cx, effect);
        cx.did.done++;
        return DONE;
      },
      worth: (cx) => what.worth(cx),
    }),
    name: (effect, what) => ({
      can: (cx, and) => namesFor(cx, effect.name).some((name) => what.can(withName(cx, name), and)),
      canAll: (cx, and) => namesFor(cx, effect.name).some((name) => what.canAll(withName(cx, name), and)),
      *run(cx) {
        const names = namesFor(cx, effect.name).filter((name) => what.can(withName(cx, name)));
        const [first] = names;
        if (first === undefined) {
          cx.did.missed++;
          return;
        }
        cx.name = yield* chosenName(cx, names, (name) => what.worth(withName(cx, name)));
        yield* what.run(cx);
      },
      worth: (cx) => Math.max(0, ...namesFor(cx, effect.name).map((name) => what.worth(withName(cx, name)))),
    }),
    cancel: () => ({
      can: (cx, and) => isHappening(cx) && holdsToo(cx, and),
      canAll: (cx, and) => isHappening(cx) && holdsToo(cx, and),
      run(cx) {
        if (!cx.now || cx.now.off) cx.did.missed++;
        else {
          cx.now.off = 'cancelled';
          cx.did.done++;
        }
        return DONE;
      },
      worth: (cx) => (cx.now ? worthOfStopping(cx, cx.now) : 0),
    }),
    instead: (_, what) => ({
      can: (cx, and) => isHappening(cx) && what.can(cx, and),
      canAll: (cx, and) => isHappening(cx) && what.canAll(cx, and),
      run(cx) {
        if (!cx.now || cx.now.off) {
          cx.did.missed++;
          return DONE;
        }
        cx.now.off = 'replaced';
        return what.run(cx);
      },
      worth: (cx) => (cx.now ? worthOfStopping(cx, cx.now) + what.worth(cx) : 0),
    }),
  };
}

function isHappening<L extends Terms>({ now }: Cx<L>): boolean {
  return now !== undefined && !now.off;
}

/** About one thing of several; what it does not tell of, the next may. */
function* runAbout<L extends Terms>(cx: Cx<L>, what: Reading<L>, thing: number): Play {
  const one = copyOf(cx, [thing]);
  yield* what.run(one);
  cx.why = one.why;
}

function* chosenName<L extends Terms>(
  cx: Cx<L>,
  names: readonly string[],
  worthOf: (name: string) => number,
): Play<string> {
  const { game, seat } = cx;
  const best = () => foremost(game, [most('', 'worth', worthOf)], names) ?? '';
  if (game.rules.bot.plays(game.state, seat)) return best();
  return yield* choose(game, seat, 'name', names, (name) => `name:${name}`, game.rules.sourceOf(cx));
}

function namesFor<L extends Terms>(cx: Cx<L>, kind: string): readonly string[] {
  return cx.game.rules.names(cx, kind);
}

function withName<L extends Terms>(cx: Cx<L>, name: string): Cx<L> {
  const copy = copyOf(cx);
  copy.name = name;
  return copy;
}

function* lastOnChosen<L extends Terms>(
  cx: Cx<L>,
  effect: Lasting<L>,
  on: Finder<L>,
  amounts: readonly (Counter<L> | undefined)[],
  worthFor: (cx: Cx<L>, thing: number) => number,
): Play {
  const things = yield* chooseThings(cx, on, undefined, on.among(cx), (thing) => worthFor(cx, thing));
  bind(cx, on, things);
  yield* last(cx, effect, things, amounts);
}

function last<L extends Terms>(
  cx: Cx<L>,
  effect: Lasting<L>,
  things: readonly number[],
  amounts: readonly (Counter<L> | undefined)[],
): Play {
  const { game } = cx;
  const until = game.rules.scope(cx, effect.until);
  if (until === undefined || things.length === 0) {
    cx.did.missed++;
    return DONE;
  }
  const now = amounts.map((amount, i) => (isFixed(effect.lasting[i]) ? undefined : amount?.of(cx)));
  const told = game.rules.lasts?.(cx, things, effect.until);
  if (!told) {
    putOn(cx, effect, things, now, until);
    cx.did.done++;
    return DONE;
  }
  const resolve = () => {
    putOn(cx, effect, things, now, until);
    return DONE;
  };
  // It tells of all things at once.
  cx.why = cx.why?.map((one) =>
    one.about !== undefined && things.includes(one.about) ? { ...one, about: undefined } : one,
  );
  return happen(game, told, resolve, cx);
}

/** A number that stands on the card need not be kept in the state. */
function isFixed<L extends Terms>(rule: CardRule<L> | undefined): boolean {
  if (!rule) return true;
  if ('add' in rule) return typeof rule.add === 'number';
  return 'set' in rule ? typeof rule.set === 'number' : true;
}
