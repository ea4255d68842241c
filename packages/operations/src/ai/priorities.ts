import { type CardNo, fewest, most, type Obstacle, type Priority, read } from '@holofoe/kernel';
import type { Kind } from '../cards/kind.ts';
import { kindOf } from '../cards/number.ts';
import { SETS } from '../cards/sets.ts';
import type { Battle } from '../rules/battle.ts';
import { controllerOf } from '../rules/controller.ts';
import { countDamageSides, damageOfSides, damageSides, diceOf, dieInPool, dieNo } from '../rules/dice.ts';
import { type Holder, healthWithShields, holderOf, isCharacter, remainingHealth } from '../rules/in-play.ts';
import {
  type Attached,
  type Character,
  type DieNo,
  isAi,
  MOST_UPGRADES,
  type State,
  sideOf,
} from '../state.ts';

/** OPS-10 to OPS-15: whom the AI turns against. */
export const TARGET: Priority<Character, Battle> = [
  fewest('OPS-10', 'health remaining', (character, battle) => remainingHealth(battle, character)),
  most('OPS-11', 'dice', (character) => diceOf(character).length),
  most('OPS-12', 'damage sides', (character) => damageSides(diceOf(character))),
  most('OPS-13', 'unique', ({ card }) => (kindOf(card).unique ? 1 : 0), 'yes or no'),
  most('OPS-14', 'points', pointsPaid),
  fewest('OPS-15', 'card number', ({ card }) => setNumber(kindOf(card)), 'card number'),
  fewest('OPS-15', 'turns after the first player', (character, { state }) =>
    turnsAfterFirst(state, character.side),
  ),
  fewest('OPS-15', 'place from the left', (character, { state }) => placeFromLeft(state, character), 'place'),
];

/** A card in play: a character or support, or what is attached to one. */
interface InPlay {
  readonly card: CardNo;
}

/** The same list where the target is a support or an upgrade, which have no health; its cost stands for points. */
export const CARD_TARGET: Priority<InPlay, Battle> = [
  most('OPS-11', 'dice', ({ card }, { state }) => diceWith(state, card).length),
  most('OPS-12', 'damage sides', ({ card }, { state }) => damageSides(diceWith(state, card))),
  most('OPS-13', 'unique', ({ card }) => (kindOf(card).unique ? 1 : 0), 'yes or no'),
  most('OPS-14', 'cost', ({ card }) => kindOf(card).cost),
  fewest('OPS-15', 'card number', ({ card }) => setNumber(kindOf(card)), 'card number'),
  fewest('OPS-15', 'turns after the first player', ({ card }, { state }) =>
    turnsAfterFirst(state, controllerOf(state, card)),
  ),
  fewest('OPS-15', 'place from the left', ({ card }, { state }) => placeOfHolder(state, card), 'place'),
];

/** OPS-30: which character of the players loses damage to another one. */
export const EASED: Priority<Character, Battle> = [
  most('OPS-30', 'health remaining', (character, battle) => remainingHealth(battle, character)),
  fewest('OPS-30', 'dice', (character) => diceOf(character).length),
];

/** OPS-30: which of its own cards the AI gives up. */
export const GIVEN_UP: Priority<InPlay, Battle> = [
  fewest('OPS-30', 'damage sides', ({ card }, { state }) => damageSides(diceWith(state, card))),
  fewest('OPS-30', 'cost', ({ card }) => kindOf(card).cost),
];

/** OPS-16 */
export const SHIELDS: Priority<Character, Battle> = [
  fewest('OPS-16', 'health remaining', (character, battle) => remainingHealth(battle, character)),
  most('OPS-16', 'dice', (character) => diceOf(character).length),
  fewest('OPS-16', 'place from the left', (character, { state }) => placeFromLeft(state, character), 'place'),
];

/** OPS-20 */
export const ACTIVATION: Priority<Holder, Battle> = [
  fewest('OPS-20', 'dice in the pool', (holder, { state }) => diceInPool(state, holder)),
  most('OPS-20', 'upgrades', ({ upgrades }) => upgrades.length),
  most('OPS-20', 'damage sides', (holder) => damageSides(diceOf(holder))),
  most('OPS-20', 'health with shields', (holder, battle) => strength(battle, holder)),
  fewest('OPS-20', 'place from the left', (holder, { state }) => placeFromLeft(state, holder), 'place'),
];

/** Through the Fleet: among cards with equally many dice in the pool a support comes first. */
export const ACTIVATION_SUPPORTS_FIRST: Priority<Holder, Battle> = [
  ...ACTIVATION.slice(0, 1),
  most(
    'OPS-20',
    'support, by the rule of the stage',
    ({ card }, battle) => read(battle, 'haste', card),
    'yes or no',
  ),
  ...ACTIVATION.slice(1),
];

/** OPS-21 to OPS-27 */
export const UPGRADE: Priority<Holder, Battle> = [
  most('OPS-21', 'ready', ({ ready }) => (ready ? 1 : 0), 'yes or no'),
  most('OPS-22', 'health with shields', (holder, battle) => strength(battle, holder)),
  fewest('OPS-23', 'upgrades', ({ upgrades }) => upgrades.length),
  most('OPS-24', 'base damage sides', ({ card }) => countDamageSides(kindOf(card).die ?? [])),
  most('OPS-25', 'unique', ({ card }) => (kindOf(card).unique ? 1 : 0), 'yes or no'),
  fewest('OPS-26', 'card number', ({ card }) => setNumber(kindOf(card)), 'card number'),
  fewest('OPS-27', 'place from the left', (holder, { state }) => placeFromLeft(state, holder), 'place'),
];

/** Release order of the set, then the number in it; AI-only cards last. */
function setNumber({ set, number }: Kind): number {
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

function placeOfHolder(state: State, card: CardNo): number {
  const holder = holderOf(state, card);
  return holder ? placeFromLeft(state, holder) : 0;
}

/** The dice that leave with a card: of an upgrade its own, of what carries upgrades theirs too. */
function diceWith(state: State, card: CardNo): readonly DieNo[] {
  const holder = holderOf(state, card);
  if (holder?.card === card) return diceOf(holder);
  return kindOf(card).die ? [dieNo(card, 0)] : [];
}

function diceInPool(state: State, holder: Holder): number {
  const side = sideOf(state, holder.side);
  return diceOf(holder).filter((no) => dieInPool(side, no)).length;
}

/** A support has no health. */
function strength(battle: Battle, holder: Holder): number {
  return isCharacter(holder) ? healthWithShields(battle, holder) : 0;
}

/** OPS-28: the cheapest; then the one with the weakest die. */
export const OVERRIDDEN: Priority<Attached, Battle> = [
  fewest('OPS-28', 'cost', ({ card }) => kindOf(card).cost),
  fewest('OPS-28', 'damage sides', ({ card }) => countDamageSides(kindOf(card).die ?? [])),
  fewest('OPS-28', 'sum of damage sides', ({ card }) => damageOfSides(kindOf(card).die ?? [])),
  fewest('OPS-26', 'card number', ({ card }) => setNumber(kindOf(card)), 'card number'),
];

/** What stands against another upgrade on a card. */
export const FULL = 'three upgrades';
export const NONE_WEAKER = `${FULL}, none cheaper or weaker`;

/** OPS-28: the upgrades on a card that may make room for another one. */
export function weakerOn({ upgrades }: Holder, fresh: Kind): readonly Attached[] {
  return upgrades.filter(({ card }) => isWeaker(kindOf(card), fresh));
}

/** OPS-28: what stands against an upgrade in play that would come there. */
export function noRoomOn(holder: Holder, fresh: Kind): Obstacle | undefined {
  if (holder.upgrades.length < MOST_UPGRADES || weakerOn(holder, fresh).length > 0) return undefined;
  return { rule: 'OPS-28', says: NONE_WEAKER };
}

/** The one in play is cheaper, or its die has fewer or lower damage sides. */
function isWeaker(old: Kind, fresh: Kind): boolean {
  return old.cost < fresh.cost || hasStrongerDie(fresh, old);
}

/** More damage sides, or as many with a greater sum. */
function hasStrongerDie(kind: Kind, than: Kind): boolean {
  const [own, other] = [kind.die ?? [], than.die ?? []];
  const sides = countDamageSides(own) - countDamageSides(other);
  return sides > 0 || (sides === 0 && damageOfSides(own) > damageOfSides(other));
}
