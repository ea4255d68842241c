import { contextOf, copyOf } from '../engine/context.ts';
import type { Cx, Engine, Live, Ready, Usable } from '../engine/engine.ts';
import { allowed, isBlank, nodeAt } from '../engine/read.ts';
import { type Bound, isSame, type Listener } from '../engine/standing.ts';
import {
  effectOf,
  type Holds,
  isTriggered,
  type Lasting,
  type Later,
  type Moment,
  type Terms,
  type Triggered,
} from '../language/terms.ts';
import type { Thing } from '../language/thing.ts';

/** A happening, and who listened to it until it happened: they left by it. */
export interface Heard<L extends Terms> {
  readonly live: Live<L>;
  readonly left: readonly Listener[];
}

/**
 * Who hears a happening through a listener: one for each card that has the ability. `all`: what happens together, of
 * which an ability may hear as much as concerns it at once.
 */
export function hearing<L extends Terms>(
  game: Engine<L>,
  listener: Listener,
  live: Live<L>,
  all: readonly Heard<L>[],
  hasLeft: boolean,
  into: Ready<L>[],
): void {
  const ability = abilityOf(game, listener);
  if (!ability) return;
  // The cheapest question first: most abilities are about their own card.
  const isAboutItself = ability.at.card === 'this' && listener.rule === undefined;
  if (isAboutItself && listener.bound === undefined && live.card !== listener.card) return;
  if (isSilent(game, listener)) return;
  for (const card of holdersOf(game, listener)) {
    const cx = cxFor(game, listener, ability, card, live);
    if (!hears(cx, ability, listener, live)) continue;
    const id = `${card}.${idOf(listener)}`;
    const lives = ability.at.together ? hearsOf(game, listener, ability, card, all) : [live];
    // The first of them speaks for all.
    if (lives[0] !== live) continue;
    const one = { cx: lives.length > 1 ? aboutAll(cx, lives) : cx, ability, id, listener, lives, hasLeft };
    if (isUnspent(game, one)) into.push(one);
  }
}

/** Each is asked about by itself: its card may be somewhere else by now. */
function hearsOf<L extends Terms>(
  game: Engine<L>,
  listener: Listener,
  ability: Triggered<L>,
  card: Thing,
  all: readonly Heard<L>[],
): readonly Live<L>[] {
  const isHeard = (live: Live<L>) =>
    hears(cxFor(game, listener, ability, card, live), ability, listener, live);
  const lives = all.map(({ live }) => live);
  return lives.filter((live) => live.kind === ability.at.at && isHeard(live));
}

/** "that" is all of them, and "that many" what they come to. */
function aboutAll<L extends Terms>(cx: Cx<L>, lives: readonly Live<L>[]): Cx<L> {
  const that = lives.flatMap(({ card }) => card ?? []);
  const n = lives.reduce((sum, live) => sum + (live.n ?? 0), 0);
  const all = copyOf(cx, cx.it, cx.seat, that);
  all.n = n;
  return all;
}

/** A blank card does not listen; what it put off or granted for a time goes on. */
function isSilent<L extends Terms>(game: Engine<L>, { card, bound, on }: Listener): boolean {
  return bound === undefined && on === undefined && isBlank(game, card);
}

function idOf({ card, ability, node, rule, bound }: Listener): string {
  return `${card}.${ability}.${node}.${rule ?? ''}${bound ? `.${bound.it}` : ''}`;
}

/** The ability behind a listener, whoever has it. */
function abilityOf<L extends Terms>(game: Engine<L>, listener: Listener): Triggered<L> | undefined {
  const node = nodeAt(game, listener) as Triggered<L> | Holds<L> | Lasting<L> | Later<L>;
  if ('later' in node) return { reaction: node.do, at: node.later, forced: true };
  if (listener.rule === undefined)
    return isTriggered(node as Triggered<L>) ? (node as Triggered<L>) : undefined;
  const rules = 'holds' in node ? node.holds : 'lasting' in node ? node.lasting : [];
  const rule = rules[listener.rule];
  return rule && 'gains' in rule && isTriggered(rule.gains) ? rule.gains : undefined;
}

/** The card itself, or those to whom its ability is granted now. */
function holdersOf<L extends Terms>(game: Engine<L>, listener: Listener): readonly Thing[] {
  if (listener.on !== undefined) return listener.on;
  if (listener.rule === undefined) return [listener.card];
  const { on = 'this', while: condition } = nodeAt(game, listener) as Holds<L>;
  const cx = contextOf(game, listener.seat, listener.card, listener.ability);
  if (condition !== undefined && !game.rules.holds(cx, condition)) return [];
  if (on === 'this') return [listener.card];
  return typeof on === 'object' ? game.rules.things(cx, on.each) : game.rules.ref(cx, on as 'host');
}

function cxFor<L extends Terms>(
  game: Engine<L>,
  listener: Listener,
  ability: Triggered<L>,
  card: Thing,
  live: Live<L>,
): Cx<L> {
  const { bound, seat, ability: number, card: says } = listener;
  const granted = listener.rule !== undefined ? game.rules.controllerOf(game.state, card) : seat;
  const cx = contextOf(game, granted, card, number, live, says);
  if (bound) return withBound(cx, bound);
  return ability.who === undefined || ability.who === 'you'
    ? cx
    : copyOf(cx, cx.it, game.rules.seatOf(cx, ability.who));
}

function withBound<L extends Terms>(cx: Cx<L>, { that, it, n, named, name }: Bound): Cx<L> {
  const copy = copyOf(cx, it, cx.seat, that);
  copy.n = n;
  copy.named = named;
  copy.name = name;
  return copy;
}

function hears<L extends Terms>(
  cx: Cx<L>,
  ability: Triggered<L>,
  listener: Listener,
  live: Live<L>,
): boolean {
  const { at } = ability;
  const { rules } = cx.game;
  if (listener.bound === undefined && !isAbout(cx, at, live)) return false;
  if (at.by === 'you' && live.by !== cx.seat) return false;
  if (at.by === 'enemy' && (live.by === undefined || live.by === cx.seat)) return false;
  if (!rules.fits(cx, at, live)) return false;
  return ability.if === undefined || rules.holds(cx, ability.if);
}

function isAbout<L extends Terms>(cx: Cx<L>, { card }: Moment<L>, live: Live<L>): boolean {
  if (card === undefined) return true;
  if (live.card === undefined) return false;
  if (card === 'this') return live.card === cx.card;
  if (typeof card === 'string') return cx.game.rules.ref(cx, card as 'host').includes(live.card);
  return cx.game.rules.test(cx, card as L['filter'], live.card, live.was);
}

/** Still to be used: not answered or used up meanwhile, listening still (or gone by this very happening), not blanked. */
export function isOpen<L extends Terms>(game: Engine<L>, ready: Ready<L>): boolean {
  const { lives, listener, ability, id, hasLeft } = ready;
  const [live] = lives;
  if (!live || live.off || live.answered?.includes(id) || !isUnspent(game, ready)) return false;
  const isAsked = hasLeft || listener.bound !== undefined || listensStill(game, listener, ability);
  return isAsked && isUsable(ready);
}

function listensStill<L extends Terms>(game: Engine<L>, listener: Listener, ability: Triggered<L>): boolean {
  const { before, after } = game.standing;
  const list = ('interrupt' in ability ? before : after)[ability.at.at];
  const still = list?.some((other) => isSame(other, listener) && other.seat === listener.seat) === true;
  return still && !isSilent(game, listener);
}

/** Allowed, payable, and of some effect. */
export function isUsable<L extends Terms>({ cx, ability }: Usable<L>): boolean {
  const { language } = cx.game.rules;
  const isForced = 'forced' in ability && ability.forced === true;
  if (!isForced && !allowed(cx.game, 'trigger', cx.card)) return false;
  const effect = language.reading(effectOf(ability));
  if (ability.price === undefined) return effect.can(cx);
  return language.reading(ability.price).canAll(cx, (paid) => effect.can(afterPrice(cx, paid)));
}

/** What a price chose has its own `it`; names that it gave go on to the effect. */
function afterPrice<L extends Terms>(cx: Cx<L>, { named, x }: Cx<L>): Cx<L> {
  const after = copyOf(cx);
  after.named = named;
  after.x = x;
  return after;
}

/** Whether a limit has been reached. */
export function isUnspent<L extends Terms>(game: Engine<L>, ready: Usable<L>): boolean {
  const { limit } = ready.ability;
  if (!limit) return true;
  const times = limit.times === undefined ? 1 : game.rules.language.amount(ready.cx, limit.times);
  const uses = game.standing.used[game.rules.scope(ready.cx, limit.per) ?? limit.per];
  // Keys are put together: none is where nothing was used yet.
  return (uses === undefined ? 0 : (uses[limitKey(ready)] ?? 0)) < times;
}

/** Counts even if the ability is cancelled. */
export function spend<L extends Terms>(game: Engine<L>, ready: Usable<L>): void {
  const { limit } = ready.ability;
  if (!limit) return;
  const { used } = game.standing;
  const period = game.rules.scope(ready.cx, limit.per) ?? limit.per;
  const uses = used[period] ?? {};
  used[period] = uses;
  const key = limitKey(ready);
  uses[key] = (uses[key] ?? 0) + 1;
}

function limitKey<L extends Terms>({ cx, ability, id }: Usable<L>): string {
  switch (ability.limit?.of) {
    case 'title':
      return `${cx.game.rules.titleOf(cx.game.state, cx.says)}.${cx.ability}.${cx.seat}`;
    case 'player':
      return `${id}.${cx.seat}`;
    default:
      return id;
  }
}
