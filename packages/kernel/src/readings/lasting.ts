import { DONE } from '../done.ts';
import { putOff, putOn } from '../engine/changes.ts';
import { bind, chooseThings, inOrderOfWish } from '../engine/choosing.ts';
import { contextOf, copyOf } from '../engine/context.ts';
import type { And, Counter, Cx, Finder, Reading } from '../engine/engine.ts';
import { happen } from '../happenings/happen.ts';
import type { CardRule, Lasting, Later, Terms } from '../language/terms.ts';
import type { Play } from '../request.ts';
import type { Grammar } from '../words/grammar.ts';
import { holdsToo } from '../words/plain-readings.ts';

/** Rules that are put on things until the end of a period. */
export function lastingRules<L extends Terms>(
  { worthOfRule, worthOfNext }: Grammar<L>,
  effect: Lasting<L>,
  on: Finder<L> | undefined,
  rules: readonly Reading<L>[],
  amounts: readonly (Counter<L> | undefined)[],
): Reading<L> {
  const isRunning = (cx: Cx<L>) => cx.game.rules.scope(cx, effect.until) !== undefined;
  const whom = (cx: Cx<L>) => (on ? unspared(cx, on.among(cx)) : [cx.card]);
  const amountFor = (cx: Cx<L>, thing: number, i: number) => {
    const amount = amounts[i];
    if (amount) return amount.of(on ? copyOf(cx, [thing]) : cx);
    return rules[i]?.worth(holderOf(cx, thing)) ?? 0;
  };
  const worthFor = (cx: Cx<L>, thing: number) =>
    effect.lasting.reduce(
      (sum, rule, i) => sum + worthOfRule(cx, rule, thing, amountFor(cx, thing, i), effect.until),
      0,
    );
  const can = (cx: Cx<L>, and?: And<L>) =>
    isRunning(cx) && (and ? whom(cx).some((thing) => and(copyOf(cx, [thing]))) : whom(cx).length > 0);
  return {
    can,
    canAll: can,
    run: (cx) =>
      on?.isOpen(cx)
        ? lastOnChosen(cx, effect, on, whom(cx), amounts, worthFor)
        : last(cx, effect, whom(cx), amounts),
    worth(cx) {
      if (!isRunning(cx)) return 0;
      const valued = whom(cx).map((thing) => ({ thing, worth: worthFor(cx, thing) }));
      if (on) inOrderOfWish(cx, on, valued);
      const taken = valued.slice(0, on ? on.wanted(cx, valued.length)[1] : 1);
      if (on)
        bind(
          cx,
          on,
          taken.map(({ thing }) => thing),
        );
      return worthOfNext?.(cx, effect.until, taken) ?? taken.reduce((sum, { worth }) => sum + worth, 0);
    },
  };
}

/** Those to whom it does something. */
function unspared<L extends Terms>(
  { game, seat, card }: Cx<L>,
  things: readonly number[],
): readonly number[] {
  const { spares } = game.rules;
  return spares ? things.filter((thing) => !spares(game, thing, seat, card)) : things;
}

/** As the one who would have the ability. */
function holderOf<L extends Terms>({ game }: Cx<L>, thing: number): Cx<L> {
  return contextOf(game, game.rules.controllerOf(game.state, thing), thing);
}

function* lastOnChosen<L extends Terms>(
  cx: Cx<L>,
  effect: Lasting<L>,
  on: Finder<L>,
  among: readonly number[],
  amounts: readonly (Counter<L> | undefined)[],
  worthFor: (cx: Cx<L>, thing: number) => number,
): Play {
  const things = yield* chooseThings(cx, on, undefined, among, (thing) => worthFor(cx, thing));
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
  const told = game.rules.lasts?.(cx, things, effect, now);
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

/** Something that is done once, later. */
export function putOffUntil<L extends Terms>(effect: Later<L>, what: Reading<L>): Reading<L> {
  return {
    can: holdsToo,
    canAll: holdsToo,
    run(cx) {
      putOff(cx, effect);
      cx.did.done++;
      return DONE;
    },
    worth: (cx) => what.worth(cx),
  };
}
