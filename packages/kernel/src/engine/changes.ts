import {
  type Ability,
  type CardRule,
  type Holds,
  isTriggered,
  type Lasting,
  type Later,
  type Terms,
  type Triggered,
} from '../language/terms.ts';
import type { Thing } from '../language/thing.ts';
import type { Seat } from '../request.ts';
import type { Cx, Engine } from './engine.ts';
import { BLANK, GAINS } from './read.ts';
import {
  byRule,
  forATime,
  itself,
  type Listener,
  type Modifier,
  once,
  type Pointer,
  type Standing,
} from './standing.ts';

/** A card comes to where some of its abilities work: into play, or to wherever else they say (`from`). */
export function attach<L extends Terms>(game: Engine<L>, card: Thing, seat: Seat, where?: string): void {
  const { standing } = game;
  game.rules.abilitiesOf(game.state, card).forEach((ability, i) => {
    if (placeOf(ability) === where) attachAbility(standing, ability, { card, ability: i, node: 0 }, seat);
  });
}

function placeOf<L extends Terms>(ability: Ability<L>): string | undefined {
  return 'from' in ability ? ability.from : undefined;
}

function attachAbility<L extends Terms>(
  standing: Standing,
  ability: Ability<L>,
  at: Pointer,
  seat: Seat,
): void {
  if (isTriggered(ability)) listen(standing, ability, itself(at, seat));
  else if ('asSoonAs' in ability) put(standing.after, CHANGE, itself(at, seat));
  else if ('holds' in ability) attachRules(standing, ability, at, seat);
}

function attachRules<L extends Terms>(standing: Standing, ability: Holds<L>, at: Pointer, seat: Seat): void {
  ability.holds.forEach((rule, i) => {
    if (!('gains' in rule)) put(standing.rules, changedBy(rule), byRule(at, seat, i));
    // What is granted listens through the card that grants it; who has it is asked when it matters.
    else if (isTriggered(rule.gains)) listen(standing, rule.gains, byRule(at, seat, i));
    else put(standing.rules, GAINS, byRule(at, seat, i));
  });
}

/** What is done as soon as something is so listens to every change. */
export const CHANGE = 'change';

function listen<L extends Terms>(standing: Standing, ability: Triggered<L>, listener: Listener): void {
  put('interrupt' in ability ? standing.before : standing.after, ability.at.at, listener);
}

/** Where a rule stands in the index. */
function changedBy<L extends Terms>(rule: Exclude<CardRule<L>, { readonly gains: unknown }>): string {
  if ('stat' in rule) return rule.stat;
  return 'cannot' in rule ? rule.cannot : BLANK;
}

function put<T>(lists: { [key: string]: T[] }, key: string, entry: T): void {
  const list = lists[key];
  if (list) list.push(entry);
  else lists[key] = [entry];
}

/** It leaves: what it said is over, and so is what was put on it. What comes later, and what lasts on others, stays. */
export function detach<L extends Terms>({ standing }: Engine<L>, card: Thing): void {
  const isOver = ({ card: says, on, bound }: Listener) => {
    if (bound)
      for (const things of [bound.that, bound.it, ...Object.values(bound.named ?? {})]) take(things, card);
    if (on === undefined) return says === card && bound === undefined;
    take(on, card);
    return on.length === 0;
  };
  takeOff(standing, isOver);
}

function take(things: Thing[], gone: Thing): void {
  const index = things.indexOf(gone);
  if (index >= 0) things.splice(index, 1);
}

/** Another player controls it: what it says is theirs now; what lasts and what comes later stays whose it was. */
export function reseat<L extends Terms>({ standing }: Engine<L>, card: Thing, seat: Seat): void {
  const isIts = ({ card: says, on, bound }: Listener) =>
    says === card && on === undefined && bound === undefined;
  for (const lists of [standing.before, standing.after])
    change(lists, (one) => {
      if (!isIts(one)) return one;
      return one.rule === undefined ? itself(one, seat) : byRule(one, seat, one.rule);
    });
  change(standing.rules, (one) => (isIts(one) ? byRule(one, seat, one.rule) : one));
}

/** The end of a period: what lasted until then is over, and limits are fresh. */
export function endOf<L extends Terms>(game: Engine<L>, until: string): void {
  const { standing } = game;
  if (game.mayLast) {
    takeOff(standing, (entry) => entry.until === until);
    game.mayLast = isLasting(standing.before) || isLasting(standing.after) || isLasting(standing.rules);
  }
  if (standing.used[until] !== undefined) delete standing.used[until];
}

/** Whether anything of it holds for a time only. */
function isLasting(lists: { readonly [key: string]: readonly (Listener | Modifier)[] }): boolean {
  return Object.values(lists).some((list) => list.some(({ until }) => until !== undefined));
}

/** Takes one listener off that has come to its end. */
export function forget<L extends Terms>({ standing }: Engine<L>, gone: Listener): void {
  standing.after = left(standing.after, (listener) => listener === gone);
}

/** Puts rules on things, with the amounts as they are now. */
export function putOn<L extends Terms>(
  cx: Cx<L>,
  lasting: Lasting<L>,
  things: readonly Thing[],
  amounts: readonly (number | undefined)[],
  until: string,
): void {
  const at = pointerTo(cx, lasting);
  const { standing } = cx.game;
  cx.game.mayLast = true;
  lasting.lasting.forEach((rule, i) => {
    const entry = forATime(at, cx.seat, i, [...things], until, amounts[i]);
    if (!('gains' in rule)) put(standing.rules, changedBy(rule), entry);
    else if (isTriggered(rule.gains)) listen(standing, rule.gains, entry);
    else put(standing.rules, GAINS, entry);
  });
}

/** Something that happens once, later, with what is bound now. */
export function putOff<L extends Terms>(cx: Cx<L>, later: Later<L>): void {
  const { that, it, n, named, name } = cx;
  const bound = { that: [...that], it: [...it], n, named: named && copiesOf(named), name };
  put(cx.game.standing.after, later.later.at, once(pointerTo(cx, later), cx.seat, bound));
}

function copiesOf(named: NonNullable<Cx<Terms>['named']>): { readonly [name: string]: Thing[] } {
  return Object.fromEntries(Object.entries(named).map(([name, things]) => [name, [...things]]));
}

function pointerTo<L extends Terms>({ game, says, ability }: Cx<L>, node: object): Pointer {
  const said = game.rules.abilitiesOf(game.state, says)[ability];
  return { card: says, ability, node: game.rules.language.nodeOf(said, node) };
}

/** All that is over, wherever it stands. */
export function takeOff(standing: Standing, isOver: (entry: Listener | Modifier) => boolean): void {
  standing.before = left(standing.before, isOver);
  standing.after = left(standing.after, isOver);
  standing.rules = left(standing.rules, isOver);
}

/** Where nobody goes, and that is nearly everywhere, nothing is made. Every entry is asked once. */
function left<T>(lists: { [key: string]: T[] }, isGone: (entry: T) => boolean): { [key: string]: T[] } {
  let isLess = false;
  for (const key of Object.keys(lists)) {
    const list = lists[key] ?? [];
    let kept: T[] | undefined;
    for (let i = 0; i < list.length; i++) {
      const entry = list[i] as T;
      if (isGone(entry)) kept ??= list.slice(0, i);
      else kept?.push(entry);
    }
    if (kept) lists[key] = kept;
    if (kept?.length === 0) isLess = true;
  }
  return isLess ? withoutEmpty(lists) : lists;
}

/** Made anew: an object from which something was deleted is looked up several times slower. */
function withoutEmpty<T>(lists: { readonly [key: string]: T[] }): { [key: string]: T[] } {
  const full: { [key: string]: T[] } = {};
  for (const [key, list] of Object.entries(lists)) if (list.length > 0) full[key] = list;
  return full;
}

function change<T>(lists: { readonly [key: string]: T[] }, into: (entry: T) => T): void {
  for (const list of Object.values(lists)) for (const [i, entry] of list.entries()) list[i] = into(entry);
}
