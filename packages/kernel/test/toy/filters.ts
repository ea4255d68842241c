import type { Live } from '../../src/engine/engine.ts';
import type { Moment } from '../../src/language/terms.ts';
import type { Thing } from '../../src/language/thing.ts';
import { pilotsOf } from './entering.ts';
import { kindOf } from './kinds.ts';
import { type CardState, cardAt, isFighting, otherSeat, unitsOf } from './state.ts';
import type { Condition, Filter, Icon, Kind, Toy, ToyCx } from './terms.ts';

/** What has left is judged as it was: zone and all. */
export function matches(cx: ToyCx, filter: Filter, thing: Thing, was?: unknown): boolean {
  const { state } = cx.game;
  const card = (was as CardState | undefined) ?? state.cards[thing];
  if (!card || !isKind(filter, card) || !isWhere(filter, card)) return false;
  if (filter.whose !== undefined && (card.seat === cx.seat) !== (filter.whose === 'own')) return false;
  if (filter.stack !== undefined && !isInStack(cx, filter.stack, thing)) return false;
  if ((filter.other && thing === cx.card) || (filter.another && thing === cx.now?.card)) return false;
  if (!isState(filter.state, card) || !isRole(filter.role, card)) return false;
  const { traits } = kindOf(state, thing);
  if (filter.trait !== undefined && !traits.includes(filter.trait)) return false;
  if (filter.named && (cx.name === undefined || !traits.includes(cx.name))) return false;
  return filter.not === undefined || !matches(cx, { kind: 'any', ...filter.not }, thing, was);
}

function isKind({ kind = 'unit', or }: Filter, { type }: CardState): boolean {
  return kind === 'any' || type === kind || type === or;
}

function isWhere({ zone }: Filter, card: CardState): boolean {
  return zone === 'anywhere' || card.zone === (zone ?? 'play');
}

function isInStack({ game, seat }: ToyCx, whose: 'own' | 'enemy', thing: Thing): boolean {
  const stacks = game.state.engagement?.battle?.stacks;
  return stacks?.[whose === 'own' ? seat : otherSeat(seat)]?.includes(thing) === true;
}

function isState(state: Filter['state'], { focus, damage }: CardState): boolean {
  switch (state) {
    case undefined:
      return true;
    case 'ready':
      return focus === 0;
    case 'focused':
      return focus > 0;
    case 'damaged':
      return damage > 0;
    case 'undamaged':
      return damage === 0;
  }
}

function isRole(wanted: Filter['role'], { role }: CardState): boolean {
  if (wanted === undefined) return true;
  if (wanted === 'outside') return role === '';
  return wanted === 'participating' ? role !== '' : role === wanted;
}

export function thingsFor(cx: ToyCx, filter: Filter): readonly Thing[] {
  const { state } = cx.game;
  const from = filter.zone === undefined ? state.play : [...state.cards.keys()];
  return from.filter((thing) => matches(cx, filter, thing));
}

export function refersTo({ game, card, that }: ToyCx, ref: Toy['ref'] | 'host' | 'that'): readonly Thing[] {
  if (ref === 'pilot') return pilotsOf(game, card);
  if (ref === 'that') return that;
  const thing = ref === 'host' ? cardAt(game.state, card).host : (game.state.engagement?.engaged ?? -1);
  return thing < 0 ? [] : [thing];
}

export function holdsFor(cx: ToyCx, condition: Condition): boolean {
  const { game, card, seat } = cx;
  const { state } = game;
  const { damage } = cardAt(state, card);
  switch (condition.is) {
    case 'undamaged':
      return damage === 0;
    case 'damaged by':
      return damage >= condition.n;
    case 'engagement':
      return isFighting(state);
    case 'participates':
      return takesPart(cx) && isFighting(state);
    case 'you attack':
      return state.engagement?.attacker === seat;
    case 'piloted':
      return pilotsOf(game, card).length > 0;
    case 'fewer units':
      return unitsOf(state, seat).length < unitsOf(state, otherSeat(seat)).length;
    case 'fate shown':
      return hasShownFate(cx);
  }
}

/** A pilot takes part with its host. */
function takesPart({ game, card }: ToyCx): boolean {
  const { role, host, type } = cardAt(game.state, card);
  return role !== '' || (type === 'enhancement' && host >= 0 && cardAt(game.state, host).role !== '');
}

function hasShownFate({ game: { state }, seat }: ToyCx): boolean {
  return (
    state.engagement?.shown.some((thing) => {
      const card = cardAt(state, thing);
      return card.owner === seat && card.type === 'fate';
    }) === true
  );
}

export function countFor(cx: ToyCx, count: Toy['count']): number {
  if (count.count === 'all') return 99;
  const whom = count.of === 'it' ? cx.it : refersTo(cx, count.of);
  return whom.reduce((sum, thing) => sum + iconsOf(kindOf(cx.game.state, thing), count.stat), 0);
}

export function iconsOf({ icons, edgeIcons }: Kind, stat: Icon | `${Icon} edge`): number {
  switch (stat) {
    case 'unit':
    case 'blast':
    case 'tactics':
      return icons[stat] ?? 0;
    case 'unit edge':
      return edgeIcons?.unit ?? 0;
    case 'blast edge':
      return edgeIcons?.blast ?? 0;
    case 'tactics edge':
      return edgeIcons?.tactics ?? 0;
  }
}

/** What a moment says besides its kind, card and player: the same field of the happening. */
export function fitsMoment(cx: ToyCx, moment: Moment<Toy>, live: Live<Toy>): boolean {
  const { how, during, targets } = moment;
  if (during !== undefined && cx.game.state.engagement === null) return false;
  if (targets !== undefined && (live.kind !== 'ability' || live.cx.targets.length !== targets)) return false;
  if (how !== undefined && !('how' in live && [how].flat().includes(live.how))) return false;
  const data = live as { readonly [F in (typeof SAME)[number]]?: unknown };
  return SAME.every((field) => moment[field] === undefined || data[field] === moment[field]);
}

const SAME = ['phase', 'use', 'cause', 'via', 'as'] as const;
