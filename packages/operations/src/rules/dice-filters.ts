import { read, type Thing } from '@holofoe/kernel';
import { type Face, isDamage } from '../cards/face.ts';
import type { Filter, Showing } from '../cards/filter.ts';
import { type Die, sideOf } from '../state.ts';
import { dieOf } from './about.ts';
import type { Cx } from './battle.ts';
import {
  cardOfDie,
  diceOf,
  faceAt,
  faceOf,
  facesOf,
  isLent,
  kindOfDie,
  ownDice,
  shownValue,
} from './dice.ts';
import { holderOf } from './in-play.ts';
import { isKind } from './is-kind.ts';
import { inPool } from './pool.ts';
import { dieOfFace, isFaceThing, thingOfDie, thingOfFace } from './things.ts';

/** Whether a filter means a die in a pool. */
export function isDie(cx: Cx, filter: Filter, die: Die): boolean {
  const { of, other, showing } = filter;
  const kind = kindOfDie(die.no);
  if (of === 'this card') {
    if (!isOfThisCard(cx, die)) return false;
  } else if (of === 'host') {
    if (!isOfHost(cx, die)) return false;
  } else if (of === 'bearer') {
    if (!isOfBearer(cx, die)) return false;
  } else if (of !== undefined && kind.type !== of) return false;
  if (!isKind(filter, kind)) return false;
  if (other && isThisDie(cx, die)) return false;
  if ((filter.besidesIt || showing === 'the value of it') && isIt(cx, die)) return false;
  // Turned to what it shows already, it would not change.
  if (filter.side === 'the symbol and value of it' && isLikeIt(cx, faceOf(die))) return false;
  if (showing === 'nothing of use') return isUseless(cx, die);
  return showing === undefined || showsTo(cx, showing, faceOf(die), shownValue(cx.game, die));
}

/** OPS-34: nothing in the pool that it is in carries the modifier. */
function isUseless({ game: { state } }: Cx, die: Die): boolean {
  const { symbol, modifier } = faceOf(die);
  if (symbol === 'blank') return true;
  if (!modifier) return false;
  for (const other of inPool(state, die.no)?.side.pool ?? []) {
    const face = faceOf(other);
    if (face.symbol === symbol && !face.modifier) return false;
  }
  return true;
}

function isOfThisCard({ card }: Cx, { no }: Die): boolean {
  return cardOfDie(no) === card && !isLent(no);
}

function isOfBearer({ game: { state }, card }: Cx, { no }: Die): boolean {
  const bearer = holderOf(state, card);
  return bearer !== undefined && diceOf(bearer).includes(no);
}

function isOfHost({ game: { state }, card }: Cx, { no }: Die): boolean {
  const host = holderOf(state, card);
  return host !== undefined && ownDice(host).includes(no);
}

/** What was chosen before: the die, or what it showed when it left the pool. */
function isIt({ it }: Cx, { no }: Die): boolean {
  return it.some((thing) => (isFaceThing(thing) ? dieOfFace(thing).no === no : thing === thingOfDie(no)));
}

function isLikeIt({ it: [thing] }: Cx, { symbol, value }: Face): boolean {
  if (thing === undefined || !isFaceThing(thing)) return false;
  const face = faceOf(dieOfFace(thing));
  return face.symbol === symbol && face.value === value;
}

/** Of a die that has left the pool, what it showed then. */
function valueOfIt({ game, it: [thing], n }: Cx): number | undefined {
  if (thing === undefined) return undefined;
  return isFaceThing(thing) ? n : read(game, 'value', thing);
}

function isThisDie(cx: Cx, die: Die): boolean {
  const own = dieOf(cx);
  return own ? die === own : cardOfDie(die.no) === cx.card;
}

/** The other sides of a die that show what is wanted. */
export function addFaces(cx: Cx, filter: Filter, die: Die, found: Thing[]): void {
  const sides = facesOf(die.no).length;
  for (let to = 0; to < sides; to++)
    if (to !== die.side && isSide(cx, filter, die, faceAt(die.no, to))) found.push(thingOfFace(die.no, to));
}

export function isSide(cx: Cx, filter: Filter, die: Die, face: Face): boolean {
  const { side: wanted } = filter;
  if (wanted === 'a symbol of another card') return isSymbol(face) && isShownByAnother(cx, filter, die, face);
  return wanted === undefined || showsTo(cx, wanted, face, face.value);
}

/** A die of another card in the same pool shows the symbol. */
function isShownByAnother(cx: Cx, filter: Filter, { no }: Die, { symbol }: Face): boolean {
  for (const other of inPool(cx.game.state, no)?.side.pool ?? [])
    if (cardOfDie(other.no) !== cardOfDie(no) && faceOf(other).symbol === symbol && isDie(cx, filter, other))
      return true;
  return false;
}

function showsTo(cx: Cx, showing: Showing, face: Face, value: number): boolean {
  switch (showing) {
    case 'the same symbol': {
      const own = dieOf(cx);
      return own !== undefined && isSymbol(face) && faceOf(own).symbol === face.symbol;
    }
    case 'a strange symbol':
      return isSymbol(face) && !isShownHere(cx, face);
    case 'the value of it':
      return value === valueOfIt(cx);
    case 'the symbol and value of it':
      return isLikeIt(cx, face);
    default:
      return shows(face, value, showing);
  }
}

const isSymbol = ({ symbol }: Face) => symbol !== 'blank';

/** A die of this card shows the symbol. */
function isShownHere(cx: Cx, { symbol }: Face): boolean {
  const { pool } = sideOf(cx.game.state, cx.seat);
  return pool.some((die) => isOfThisCard(cx, die) && faceOf(die).symbol === symbol);
}

export function shows(face: Face, value: number, showing: Showing): boolean {
  switch (showing) {
    case 'damage':
      return isDamage(face);
    case 'no damage':
      return !isDamage(face);
    case 'melee or ranged':
      return face.symbol === 'melee' || face.symbol === 'ranged';
    case 'a resource cost':
      return face.cost > 0;
    case 'a value up to 2':
      return value <= 2;
    case 'a value of 1 or more':
      return value >= 1;
    default:
      return face.symbol === showing;
  }
}
