import type { Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import type { Stat } from '../cards/stat.ts';
import type { Condition, Operations } from '../cards/terms.ts';
import { aiOf, areaOf, HAND_SIZE, isAi, START_RESOURCES, type State, sideOf } from '../state.ts';
import type { Cx } from './battle.ts';
import { dieNo, faceAt, faceOf, hasBattlefield } from './dice.ts';
import { shows } from './dice-filters.ts';
import { matches, refersTo, thingsFor } from './filters.ts';
import { holderOf, isCharacter } from './in-play.ts';
import { inPool } from './pool.ts';
import {
  areaOfStage,
  dieOfFace,
  dieOfThing,
  isDieThing,
  isFaceThing,
  isSideThing,
  isStageThing,
  sideOfThing,
} from './things.ts';

/** What a stat is without what cards change. */
export function printed(state: State, stat: Stat, thing: Thing): number {
  if (isSideThing(thing)) return ofSide(state, stat, thing);
  if (isDieThing(thing)) return stat === 'value' ? valueShown(state, thing) : 0;
  if (isFaceThing(thing)) return stat === 'value' ? faceOf(dieOfFace(thing)).value : 0;
  if (isStageThing(thing)) return stat === 'counters' ? areaOf(state, areaOfStage(thing)).counters : 0;
  switch (stat) {
    case 'cost':
      return kindOf(thing).cost;
    case 'damage':
    case 'upgrades':
    case 'health':
    case 'shields':
      return ofHolder(state, stat, thing);
    default:
      return 0;
  }
}

function ofHolder(state: State, stat: 'damage' | 'upgrades' | 'health' | 'shields', thing: Thing): number {
  const holder = holderOf(state, thing);
  if (!holder || holder.card !== thing) return 0;
  if (stat === 'damage') return holder.damage;
  if (stat === 'upgrades') return holder.upgrades.length;
  return isCharacter(holder) ? holder[stat] : 0;
}

function ofSide(state: State, stat: Stat, thing: Thing): number {
  switch (stat) {
    case 'resources':
      return sideOf(state, sideOfThing(thing)).resources;
    case 'income':
      return START_RESOURCES;
    case 'hand size':
      return HAND_SIZE;
    case 'additional actions':
      return Number.POSITIVE_INFINITY;
    default:
      return 0;
  }
}

function valueShown(state: State, thing: Thing): number {
  const found = inPool(state, dieOfThing(thing));
  return found ? faceOf(found.die).value : 0;
}

export function countFor({ game: { state }, seat }: Cx, { count }: Operations['count']): number {
  switch (count) {
    case 'any number':
      return Number.POSITIVE_INFINITY;
    case 'actions this turn':
      return state.turn === seat ? state.actions : 0;
    case 'dice resolved this turn':
      return state.turn === seat ? state.resolved : 0;
    case 'players':
      return aiOf(state, seat).perPlayer;
    case 'players, at least one':
      return Math.max(1, aiOf(state, seat).perPlayer);
  }
}

export function holds(cx: Cx, condition: Condition): boolean {
  const { language } = cx.game.rules;
  if ('there' in condition) {
    const { there, atLeast, below } = condition;
    const found = thingsFor(cx, there).length;
    if (below !== undefined) return found < language.amount(cx, below);
    return found >= (atLeast === undefined ? 1 : language.amount(cx, atLeast));
  }
  if ('not' in condition) return !holds(cx, condition.not);
  if ('ref' in condition) return meant(cx, condition.ref).some((thing) => matches(cx, condition.is, thing));
  if ('amount' in condition) {
    const { amount, atLeast, atMost } = condition;
    const value = language.amount(cx, amount);
    if (atLeast !== undefined && value < language.amount(cx, atLeast)) return false;
    return atMost === undefined || value <= language.amount(cx, atMost);
  }
  switch (condition.is) {
    case 'battlefield':
      return hasBattlefield(cx.game.state, cx.seat) || (condition.orAi === true && isAi(cx.seat));
    case 'just rolled':
      return hasJustRolled(cx, condition.showing);
    case 'even round':
      return cx.game.state.round % 2 === 0;
  }
}

function meant(cx: Cx, ref: Extract<Condition, { readonly ref: string }>['ref']): readonly Thing[] {
  switch (ref) {
    case 'this':
      return [cx.card];
    case 'that':
      return cx.that;
    case 'it':
      return cx.it;
    default:
      return refersTo(cx, ref);
  }
}

function hasJustRolled({ now }: Cx, showing: Extract<Condition, { is: 'just rolled' }>['showing']): boolean {
  if (now?.kind !== 'activate' || now.rolled === undefined) return false;
  const face = faceAt(dieNo(now.card, 0), now.rolled);
  return shows(face, face.value, showing);
}
