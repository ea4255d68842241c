import { fewest, most, type Priority } from '@holofoe/kernel';
import type { Kind } from '../cards/kind.ts';
import { kindOf } from '../cards/number.ts';
import { SETS } from '../cards/sets.ts';
import { countDamageSides, damageOfSides, damageSides, diceOf, dieInPool } from '../rules/dice.ts';
import { type Holder, healthWithShields, isCharacter, remainingHealth } from '../rules/in-play.ts';
import { type Battle, type Character, isAi, type State, sideOf } from '../rules/state.ts';

/** OPS-10 to OPS-15: whom the AI turns against. */
export const TARGET: Priority<Character, Battle> = [
  fewest('OPS-10', 'health remaining', (character, { state }) => remainingHealth(state, character)),
  most('OPS-11', 'dice', (character) => diceOf(character).length),
  most('OPS-12', 'damage sides', (character) => damageSides(diceOf(character))),
  most('OPS-13', 'unique', ({ card }) => (kindOf(card).unique ? 1 : 0)),
  most('OPS-14', 'points', pointsPaid),
  fewest('OPS-15', 'set number', ({ card }) => setNumber(kindOf(card))),
  fewest('OPS-15', 'turns after the first player', (character, { state }) =>
    turnsAfterFirst(state, character.side),
  ),
  fewest('OPS-15', 'place from the left', (character, { state }) => placeFromLeft(state, character)),
];

/** The same list where the target is a support, which has no health; its cost stands for points. */
export const SUPPORT_TARGET: Priority<Holder, Battle> = [
  most('OPS-14', 'cost', ({ card }) => kindOf(card).cost),
  most('OPS-11', 'dice', (support) => diceOf(support).length),
  most('OPS-12', 'damage sides', (support) => damageSides(diceOf(support))),
  most('OPS-13', 'unique', ({ card }) => (kindOf(card).unique ? 1 : 0)),
  fewest('OPS-15', 'set number', ({ card }) => setNumber(kindOf(card))),
  fewest('OPS-15', 'turns after the first player', (support, { state }) =>
    turnsAfterFirst(state, support.side),
  ),
  fewest('OPS-15', 'place from the left', (support, { state }) => placeFromLeft(state, support)),
];

/** OPS-16 */
export const SHIELDS: Priority<Character, Battle> = [
  fewest('OPS-16', 'health remaining', (character, { state }) => remainingHealth(state, character)),
  most('OPS-16', 'dice', (character) => diceOf(character).length),
  fewest('OPS-16', 'place from the left', (character, { state }) => placeFromLeft(state, character)),
];

/** OPS-20 */
export const ACTIVATION: Priority<Holder, Battle> = [
  fewest('OPS-20', 'dice in the pool', (holder, { state }) => diceInPool(state, holder)),
  most('OPS-20', 'upgrades', ({ upgrades }) => upgrades.length),
  most('OPS-20', 'damage sides', (holder) => damageSides(diceOf(holder))),
  most('OPS-20', 'health with shields', (holder, { state }) => strength(state, holder)),
  fewest('OPS-20', 'place from the left', (holder, { state }) => placeFromLeft(state, holder)),
];

/** Through the Fleet: among cards with equally many dice in the pool a support comes first. */
export const ACTIVATION_SUPPORTS_FIRST: Priority<Holder, Battle> = [
  ...ACTIVATION.slice(0, 1),
  most('OPS-20', 'support, by the rule of the stage', (holder) => (isCharacter(holder) ? 0 : 1)),
  ...ACTIVATION.slice(1),
];

/** OPS-21 to OPS-27 */
export const UPGRADE: Priority<Holder, Battle> = [
  most('OPS-21', 'ready', ({ ready }) => (ready ? 1 : 0)),
  most('OPS-22', 'health with shields', (holder, { state }) => strength(state, holder)),
  fewest('OPS-23', 'upgrades', ({ upgrades }) => upgrades.length),
  most('OPS-24', 'base damage sides', ({ card }) => countDamageSides(kindOf(card).die ?? [])),
  most('OPS-25', 'unique', ({ card }) => (kindOf(card).unique ? 1 : 0)),
  fewest('OPS-26', 'set number', ({ card }) => setNumber(kindOf(card))),
  fewest('OPS-27', 'place from the left', (holder, { state }) => placeFromLeft(state, holder)),
];

/** Release order of the set, then the number in it; AI-only cards last. */
export function setNumber({ set, number }: Kind): number {
  return SETS[set].position * 1000 + number;
}

/** Points actually paid: the elite value where elite. */
function pointsPaid({ card, elite }: Character): number {
  const { points } = kindOf(card);
  return elite ? (points.elite ?? points.single) : points.single;
}

function turnsAfterFirst({ first, players }: State, side: number): number {
  return isAi(side) ? 0 : (side - first + players.length) % players.length;
}

/** Characters stand left of supports. */
export function placeFromLeft(state: State, holder: Holder): number {
  const { characters, supports } = sideOf(state, holder.side);
  return isCharacter(holder) ? characters.indexOf(holder) : characters.length + supports.indexOf(holder);
}

function diceInPool(state: State, holder: Holder): number {
  const side = sideOf(state, holder.side);
  return diceOf(holder).filter((no) => dieInPool(side, no)).length;
}

/** A support has no health. */
function strength(state: State, holder: Holder): number {
  return isCharacter(holder) ? healthWithShields(state, holder) : 0;
}

/** OPS-28: more damage sides, or as many with a greater sum. */
export function hasStrongerDie(kind: Kind, than: Kind): boolean {
  const [own, other] = [kind.die ?? [], than.die ?? []];
  const sides = countDamageSides(own) - countDamageSides(other);
  return sides > 0 || (sides === 0 && damageOfSides(own) > damageOfSides(other));
}
