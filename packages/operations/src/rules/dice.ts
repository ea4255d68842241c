import { type CardNo, DONE, type Play, read, roll, rollAtOnce, type Why } from '@holofoe/kernel';
import { KINDS, kindById } from '../cards/catalogue.ts';
import { type Face, isDamage } from '../cards/face.ts';
import type { Kind } from '../cards/kind.ts';
import { kindOf, placeOf } from '../cards/number.ts';
import { type Character, type Die, type DieNo, isAi, type Side, type State, type Support } from '../state.ts';
import type { Battle } from './battle.ts';
import { tell } from './happening.ts';
import { thingOfDie } from './things.ts';

const SIDES = 6;
const PLACES = 4;
/** PLACES as a power of two. */
const PLACE_SHIFT = 2;
/** The place of a die that a card lends: the Death Trooper's, by Director Krennic. */
const LENT = 2;
const LENT_FROM = '02001';
const LENDER = lender();
const LENDER_PLACE = KINDS.indexOf(LENDER);

function lender(): Kind {
  const kind = kindById(LENT_FROM);
  if (!kind) throw new Error(`There is no card ${LENT_FROM} to lend a die from.`);
  return kind;
}

export function dieNo(card: CardNo, place: number): DieNo {
  return card * PLACES + place;
}

export function lentDie(card: CardNo): DieNo {
  return dieNo(card, LENT);
}

export function cardOfDie(no: DieNo): CardNo {
  return no >> PLACE_SHIFT;
}

export function isLent(no: DieNo): boolean {
  return (no & (PLACES - 1)) === LENT;
}

/** The card whose die it is: for a lent one the card it was lent from. */
export function kindOfDie(no: DieNo): Kind {
  return isLent(no) ? LENDER : kindOf(cardOfDie(no));
}

/** The place in the list of the kind whose die it is. */
export function placeOfDie(no: DieNo): number {
  return isLent(no) ? LENDER_PLACE : placeOf(cardOfDie(no));
}

export function facesOf(no: DieNo): readonly Face[] {
  const { die } = kindOfDie(no);
  if (!die) throw new Error(`${kindOfDie(no).name} has no die.`);
  return die;
}

export function faceOf({ no, side }: Die): Face {
  return faceAt(no, side);
}

export function faceAt(no: DieNo, side: number): Face {
  const face = facesOf(no)[side];
  if (!face) throw new Error(`A die has no side ${side}.`);
  return face;
}

/** What a die in a pool shows, with what cards add to it. */
export function shownValue(battle: Battle, die: Die): number {
  const { value, symbol } = faceOf(die);
  if (battle.standing.rules.value === undefined || symbol === 'special' || symbol === 'blank') return value;
  // It may be asked about a side that the die does not show: what cards add is the same.
  const thing = thingOfDie(die.no);
  return value + read(battle, 'value', thing) - battle.rules.printed(battle.state, 'value', thing);
}

/** OPS-91: the AI never controls the battlefield. */
export function hasBattlefield(state: State, side: number): boolean {
  return !isAi(side) && state.first === side;
}

/** Its own dice and those of its upgrades, wherever they are (OPS-11). */
export function diceOf(holder: Character | Support): readonly DieNo[] {
  const dice = ownDice(holder);
  for (const { card } of holder.upgrades) if (kindOf(card).die) dice.push(dieNo(card, 0));
  return dice;
}

export function ownDice(holder: Character | Support): DieNo[] {
  if (!kindOf(holder.card).die) return [];
  const first = dieNo(holder.card, 0);
  return 'elite' in holder && holder.elite ? [first, dieNo(holder.card, 1)] : [first];
}

export function dieInPool({ pool }: Side, no: DieNo): Die | undefined {
  for (const die of pool) if (die.no === no) return die;
  return undefined;
}

/** The sum of the values of all damage sides (OPS-12). */
export function damageSides(numbers: readonly DieNo[]): number {
  let sum = 0;
  for (const no of numbers) sum += damageOfSides(facesOf(no));
  return sum;
}

export function damageOfSides(faces: readonly Face[]): number {
  let sum = 0;
  for (const face of faces) if (isDamage(face)) sum += face.value;
  return sum;
}

export function countDamageSides(faces: readonly Face[]): number {
  return faces.filter(isDamage).length;
}

/** Rolls a die of a card into the pool. */
export function rollIn(battle: Battle, side: Side, no: DieNo): Play {
  const rolled = rollAtOnce(battle, kindOfDie(no).id, SIDES);
  if (rolled === undefined) return rollingIn(battle, side, no);
  layIn(battle, side, no, rolled - 1);
  return DONE;
}

function* rollingIn(battle: Battle, side: Side, no: DieNo): Play {
  layIn(battle, side, no, (yield* roll(battle, kindOfDie(no).id, SIDES)) - 1);
}

function layIn(battle: Battle, side: Side, no: DieNo, shows: number): void {
  side.pool.push({ no, side: shows });
  tell(
    battle,
    isLent(no)
      ? { kind: 'lends die', side: side.no, die: no, to: shows }
      : { kind: 'roll', side: side.no, die: no, to: shows },
  );
}

export function* reroll(battle: Battle, side: Side, die: Die, why?: Why): Play {
  const { id } = kindOfDie(die.no);
  die.side = (rollAtOnce(battle, id, SIDES) ?? (yield* roll(battle, id, SIDES))) - 1;
  tell(battle, { kind: 'reroll', side: side.no, die: die.no, to: die.side }, why);
}

export function turnDie(battle: Battle, side: Side, die: Die, to: number, why?: Why): void {
  die.side = to;
  tell(battle, { kind: 'turn die', side: side.no, die: die.no, to }, why);
}

/** Back from the pool to its card; a lent die is set aside. */
export function takeFromPool({ pool }: Side, die: Die): void {
  const index = pool.indexOf(die);
  if (index >= 0) pool.splice(index, 1);
}

export function removeDie(battle: Battle, side: Side, die: Die, why?: Why): void {
  takeFromPool(side, die);
  tell(battle, { kind: 'remove die', side: side.no, die: die.no, shown: die.side }, why);
}
