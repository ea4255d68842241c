import type { CardNo, Seat, Thing } from '@holofoe/kernel';
import { capital, counted } from '@holofoe/kernel';
import { controllerOf } from '../rules/controller.ts';
import { faceOf, facesOf, shownValue } from '../rules/dice.ts';
import { type Holder, healthOf, holderOf, isCharacter, remainingHealth } from '../rules/in-play.ts';
import { inPool } from '../rules/pool.ts';
import { dieOfFace, dieOfThing, isDieThing, isFaceThing, isSideThing, sideOfThing } from '../rules/things.ts';
import type { Turn } from '../rules/topics.ts';
import {
  type Die,
  type InPool,
  isAi,
  playerOf,
  type Side,
  type SideNo,
  type State,
  sideOf,
} from '../state.ts';
import { battleToLookAt } from '../vocabulary/language.ts';
import { aiName, faceWords, nameOfCard, nameOfDie, titleOf } from './phrases.ts';

/** "the AI", "the AI of M-2", "Anna" */
function calledSide(state: State, side: SideNo): string {
  return isAi(side) ? aiName(side, state.areas.length > 1) : playerOf(state, side).name;
}

/** "Anna (you, 3 resources)" */
export function sideLabel(state: State, { no, resources }: Side, seat: Seat): string {
  const you = no === seat ? 'you, ' : '';
  return `${capital(calledSide(state, no))} (${you}${counted(resources, 'resource')})`;
}

/** "Luke Skywalker"; "Rey of Anna" */
function holderName(state: State, { card, side }: Holder, seat: Seat): string {
  const name = nameOfCard(card);
  return isAi(side) || side === seat ? name : `${name} of ${calledSide(state, side)}`;
}

/** "Death Trooper (7 of 11 health, 1 shield)"; a support by its name. */
export function holderLabel(state: State, holder: Holder, seat: Seat, ...more: readonly string[]): string {
  const parts = isCharacter(holder)
    ? [
        `${remainingHealth(battleToLookAt(state), holder)} of ${healthOf(battleToLookAt(state), holder)} health`,
      ]
    : [];
  if (isCharacter(holder) && holder.shields > 0) parts.push(counted(holder.shields, 'shield'));
  if (!holder.ready) parts.push('exhausted');
  parts.push(...more);
  return `${holderName(state, holder, seat)}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}

/** A character, support or what is attached to one, by its card. */
export function inPlayName(state: State, card: CardNo, seat: Seat): string {
  const holder = holderOf(state, card);
  return holder?.card === card ? holderName(state, holder, seat) : nameOfCard(card);
}

/** A card that is not in play, with whose it is: "Lightsaber", "Lightsaber of Anna" */
export function cardOfLabel(state: State, card: CardNo, seat: Seat): string {
  const owner = controllerOf(state, card);
  return owner === seat ? titleOf(card) : `${titleOf(card)} of ${calledSide(state, owner)}`;
}

/** "Luke Skywalker: 2 melee" with what cards add to it; "Death Trooper of the AI: 2 ranged" */
export function dieLabel(state: State, { side, die }: InPool, seat: Seat): string {
  return `${dieName(state, { side, die }, seat)}: ${faceWords(faceOf(die), shownValue(battleToLookAt(state), die))}`;
}

export function ownDieLabel(state: State, die: Die, seat: Seat): string {
  return dieLabel(state, { side: playerOf(state, seat), die }, seat);
}

/** "Luke Skywalker: blank to 3 melee" */
export function turnLabel(state: State, turn: Turn, seat: Seat): string {
  const face = facesOf(turn.die.no)[turn.to];
  return `${dieLabel(state, turn, seat)} to ${face ? faceWords(face) : 'nothing'}`;
}

/** A thing at the table, by what it is. */
export function thingLabel(state: State, thing: Thing, seat: Seat): string {
  if (isSideThing(thing)) return sideLabel(state, sideOf(state, sideOfThing(thing)), seat);
  if (isDieThing(thing)) {
    const found = inPool(state, dieOfThing(thing));
    return found ? dieLabel(state, found, seat) : nameOfDie(dieOfThing(thing));
  }
  if (isFaceThing(thing)) {
    const { no, side: to } = dieOfFace(thing);
    const found = inPool(state, no);
    return found ? turnLabel(state, { ...found, to }, seat) : nameOfDie(no);
  }
  const holder = holderOf(state, thing);
  if (!holder) return titleOf(thing);
  return holder.card === thing
    ? holderLabel(state, holder, seat)
    : `${titleOf(thing)} on ${holderName(state, holder, seat)}`;
}

function dieName(state: State, { side, die }: InPool, seat: Seat): string {
  const name = nameOfDie(die.no);
  return side.no === seat ? name : `${name} of ${calledSide(state, side.no)}`;
}
