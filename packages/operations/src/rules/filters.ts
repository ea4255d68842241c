import { type CardNo, read, type Thing } from '@holofoe/kernel';
import type { Filter } from '../cards/filter.ts';
import type { Kind } from '../cards/kind.ts';
import { kindOf } from '../cards/number.ts';
import type { Operations } from '../cards/terms.ts';
import {
  type Attached,
  aiOf,
  isAi,
  isPlayer,
  type Player,
  playerOf,
  type Side,
  sideOf,
  sidesAround,
} from '../state.ts';
import { characterOfThing, dieOf } from './about.ts';
import type { Battle, Cx } from './battle.ts';
import { controllerOf } from './controller.ts';
import { cardOfDie, faceOf } from './dice.ts';
import { addFaces, isDie, isSide } from './dice-filters.ts';
import { attachedIn, attachedOf, type Holder, holderOf, isCharacter, remainingHealth } from './in-play.ts';
import { isKind } from './is-kind.ts';
import { handOf } from './own-cards.ts';
import { inPool } from './pool.ts';
import {
  dieOfFace,
  dieOfThing,
  isCardThing,
  isDieThing,
  isFaceThing,
  isSideThing,
  isStageThing,
  sideOfThing,
  thingOfDie,
  thingOfSide,
  thingOfStage,
} from './things.ts';
import { isWhose, sidesOf } from './whose.ts';

/** All things that a filter means, side by side. */
export function thingsFor(cx: Cx, filter: Filter): readonly Thing[] {
  const found: Thing[] = [];
  for (const side of sidesOf(cx, filter.whose)) addThings(cx, filter, side, found);
  return filter.most === undefined ? found : withMost(cx, filter.most, found);
}

function addThings(cx: Cx, filter: Filter, side: Side, found: Thing[]): void {
  switch (filter.a) {
    case 'side':
      if (hasEnough(cx, filter, thingOfSide(side.no))) found.push(thingOfSide(side.no));
      return;
    case 'die':
      for (const die of side.pool) if (isDie(cx, filter, die)) found.push(thingOfDie(die.no));
      return;
    case 'face':
      for (const die of side.pool) if (isDie(cx, filter, die)) addFaces(cx, filter, die, found);
      return;
    case 'hand':
      if (isPlayer(side)) addOfHand(filter, side, found);
      return;
    case 'looked at':
      addLookedAt(cx, filter, side, found);
      return;
    case 'discarded':
      addOfPile(filter, side.discard, found);
      return;
    case 'event':
      return;
    case 'upgrade':
      for (const holder of side.characters) addUpgrades(cx, filter, holder, found);
      for (const holder of side.supports) addUpgrades(cx, filter, holder, found);
      return;
    case 'in play':
      for (const holder of side.characters) addAll(cx, filter, holder, found);
      for (const holder of side.supports) addAll(cx, filter, holder, found);
      return;
    default:
      if (filter.defeated) {
        for (const card of side.defeated) if (isKind(filter, kindOf(card))) found.push(card);
        return;
      }
      if (filter.a !== 'support')
        for (const holder of side.characters) if (isHolder(cx, filter, holder)) found.push(holder.card);
      if (filter.a !== 'character')
        for (const holder of side.supports) if (isHolder(cx, filter, holder)) found.push(holder.card);
  }
}

function addOfHand(filter: Filter, player: Player, found: Thing[]): void {
  addOfPile(filter, handOf(player), found);
  if (filter.orDiscarded) addOfPile(filter, player.discard, found);
}

function addOfPile(filter: Filter, pile: readonly CardNo[], found: Thing[]): void {
  for (const card of pile) if (isKind(filter, kindOf(card))) found.push(card);
}

function addLookedAt({ it }: Cx, filter: Filter, { deck }: Side, found: Thing[]): void {
  for (const place of deck)
    if ('card' in place && it.includes(place.card) && isKind(filter, kindOf(place.card)))
      found.push(place.card);
}

/** A card and what is attached to it. */
function addAll(cx: Cx, filter: Filter, holder: Holder, found: Thing[]): void {
  if (isHolder(cx, filter, holder)) found.push(holder.card);
  for (const { card } of attachedOf(holder)) if (isAmongAll(cx, filter, card)) found.push(card);
}

function isAmongAll(cx: Cx, filter: Filter, card: Thing): boolean {
  return isKind(filter, kindOf(card)) && (!filter.copied || isCopied(cx, card));
}

function addUpgrades(cx: Cx, filter: Filter, holder: Holder, found: Thing[]): void {
  for (const upgrade of holder.upgrades)
    if (isUpgrade(cx, filter, upgrade.card, holder.card, upgrade)) found.push(upgrade.card);
}

function withMost({ game }: Cx, stat: Operations['stat'], things: readonly Thing[]): readonly Thing[] {
  const values = things.map((thing) => amountOf(game, stat, thing));
  const most = Math.max(...values);
  return things.filter((_, i) => values[i] === most);
}

function isOutOfPlay({ a, defeated }: Filter): boolean {
  return defeated || a === 'hand' || a === 'discarded' || a === 'looked at';
}

/** Whether a thing is what a filter means. */
export function matches(cx: Cx, filter: Filter, thing: Thing, was?: unknown): boolean {
  const { state } = cx.game;
  if (isSideThing(thing))
    return (
      filter.a === 'side' && isWhose(cx, filter.whose, sideOfThing(thing)) && hasEnough(cx, filter, thing)
    );
  if (isDieThing(thing)) {
    const found = filter.a === 'die' ? inPool(state, dieOfThing(thing)) : undefined;
    return found !== undefined && isWhose(cx, filter.whose, found.side.no) && isDie(cx, filter, found.die);
  }
  if (isFaceThing(thing)) return isMeantFace(cx, filter, thing);
  if (!isCardThing(thing)) return false;
  if (isOutOfPlay(filter)) return thingsFor(cx, filter).includes(thing);
  if (filter.a === 'event') return isMeantEvent(cx, filter, thing);
  if (filter.a === 'upgrade') return isMeantUpgrade(cx, filter, thing);
  // What has left is judged as it was.
  const holder = (was as Holder | undefined) ?? holderOf(state, thing);
  if (!holder || holder.card !== thing || !isSort(filter, holder)) return false;
  return isWhose(cx, filter.whose, holder.side) && isHolder(cx, filter, holder);
}

function isSort({ a }: Filter, holder: Holder): boolean {
  return a === 'card' || (a === 'character') === isCharacter(holder);
}

/** A side that a die in a pool could be turned to. */
function isMeantFace(cx: Cx, filter: Filter, thing: Thing): boolean {
  const turned = dieOfFace(thing);
  const found = filter.a === 'face' ? inPool(cx.game.state, turned.no) : undefined;
  if (!found || found.die.side === turned.side || !isWhose(cx, filter.whose, found.side.no)) return false;
  return isDie(cx, filter, found.die) && isSide(cx, filter, found.die, faceOf(turned));
}

function isMeantEvent(cx: Cx, filter: Filter, card: Thing): boolean {
  const kind = kindOf(card);
  if (kind.type !== 'event' || !isKind(filter, kind)) return false;
  return isWhose(cx, filter.whose, controllerOf(cx.game.state, card, cx.seat));
}

/** One in play, or one that is about to be played. */
function isMeantUpgrade(cx: Cx, filter: Filter, card: Thing): boolean {
  const { state, besides } = cx.game;
  // What a card is costs less to ask than where it lies.
  if (!isUpgradeKind(filter, kindOf(card))) return false;
  const holder = card === besides.played ? undefined : holderOf(state, card);
  if (!holder)
    return isWhose(cx, filter.whose, besides.by) && isUpgrade(cx, filter, card, besides.on, undefined);
  if (holder.card === card || !isWhose(cx, filter.whose, holder.side)) return false;
  return isUpgrade(cx, filter, card, holder.card, attachedIn(holder, card));
}

function isUpgrade(cx: Cx, filter: Filter, card: Thing, on: Thing, attached: Attached | undefined): boolean {
  if (!isUpgradeKind(filter, kindOf(card))) return false;
  if (filter.on === 'this' && on !== cx.card) return false;
  if (filter.on === 'host' && on !== holderOf(cx.game.state, cx.card)?.card) return false;
  if (filter.onA !== undefined && !(isCardThing(on) && kindOf(on).subtypes.includes(filter.onA)))
    return false;
  if (filter.other && card === cx.card) return false;
  if (filter.ready !== undefined && attached?.ready !== filter.ready) return false;
  if (filter.first && isUpgradedAlready(cx.game)) return false;
  return hasEnough(cx, filter, card);
}

function isUpgradeKind(filter: Filter, kind: Kind): boolean {
  return kind.type === 'upgrade' && isKind(filter, kind);
}

function isUpgradedAlready({ state, besides }: Battle): boolean {
  return isAi(besides.by) || playerOf(state, besides.by).upgraded;
}

function isHolder(cx: Cx, filter: Filter, holder: Holder): boolean {
  if (!isKind(filter, kindOf(holder.card))) return false;
  if (filter.ready !== undefined && holder.ready !== filter.ready) return false;
  if (filter.other && isThis(cx, holder)) return false;
  if (filter.besidesIt && cx.it.includes(holder.card)) return false;
  if (filter.lacks !== undefined && isBearing(holder, filter.lacks)) return false;
  if (filter.bears !== undefined && !isBearing(holder, filter.bears)) return false;
  if (filter.kin && !hasKin(cx, holder)) return false;
  if (filter.copied && !isCopied(cx, holder.card)) return false;
  return hasEnough(cx, filter, holder.card);
}

function isBearing(holder: Holder, subtype: string): boolean {
  return attachedOf(holder).some(({ card }) => kindOf(card).subtypes.includes(subtype));
}

function hasKin({ game: { state } }: Cx, { card, side }: Holder): boolean {
  const { subtypes } = kindOf(card);
  return sideOf(state, side).characters.some(
    (other) => other.card !== card && kindOf(other.card).subtypes.some((each) => subtypes.includes(each)),
  );
}

/** OPS-54: in a discard pile of the area. */
function isCopied({ game: { state }, seat }: Cx, card: Thing): boolean {
  const kind = kindOf(card);
  return sidesAround(state, seat).some(({ discard }) => discard.some((each) => kindOf(each) === kind));
}

/** The card itself, or what it is attached to. */
function isThis({ card, now }: Cx, holder: Holder): boolean {
  if (isStageThing(card)) return now?.card === holder.card;
  return holder.card === card || attachedIn(holder, card) !== undefined;
}

function hasEnough({ game }: Cx, { with: wanted }: Filter, thing: Thing): boolean {
  if (wanted === undefined) return true;
  const value = amountOf(game, wanted.stat, thing);
  return value >= (wanted.atLeast ?? 0) && value <= (wanted.atMost ?? Number.POSITIVE_INFINITY);
}

function amountOf(game: Battle, stat: Operations['stat'], thing: Thing): number {
  if (stat !== 'health left') return read(game, stat, thing);
  const character = characterOfThing(game.state, thing);
  return character ? remainingHealth(game, character) : 0;
}

/** The card of a die, also of one that has left the pool. */
function cardWithDie(thing: Thing): readonly Thing[] {
  if (isFaceThing(thing)) return [cardOfDie(dieOfFace(thing).no)];
  return isDieThing(thing) ? [cardOfDie(dieOfThing(thing))] : [];
}

export function refersTo(cx: Cx, ref: Operations['ref'] | 'host'): readonly Thing[] {
  const { state } = cx.game;
  switch (ref) {
    case 'host': {
      const holder = holderOf(state, cx.card);
      return holder ? [holder.card] : [];
    }
    case 'you':
      return [thingOfSide(cx.seat)];
    case 'its card':
      return cx.it.flatMap(cardWithDie);
    case 'stage':
      return [thingOfStage(aiOf(state, cx.seat))];
    case 'this die': {
      const die = dieOf(cx);
      return die ? [thingOfDie(die.no)] : [];
    }
  }
}
