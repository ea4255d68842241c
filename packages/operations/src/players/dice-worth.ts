import type { CardNo } from '@holofoe/kernel';
import { KINDS } from '../cards/catalogue.ts';
import { type Face, isDamage, type Sign } from '../cards/face.ts';
import { placeOf } from '../cards/number.ts';
import { cxOf, resolving } from '../rules/battle.ts';
import { cardOfDie, faceOf, kindOfDie, placeOfDie, shownValue } from '../rules/dice.ts';
import { type Holder, isCharacter } from '../rules/in-play.ts';
import { type Die, type DieNo, MOST_SHIELDS, type Side } from '../state.ts';
import type { Look } from './look.ts';
import { WORTH } from './weights.ts';

/** What a side of a die is worth on average, whatever the table looks like. */
function worthOfFace({ symbol, value, modifier, cost }: Face): number {
  const price = cost * WORTH.resource;
  switch (symbol) {
    case 'blank':
      return 0;
    case 'special':
      return WORTH.special;
    case 'melee':
    case 'ranged':
    case 'indirect':
      return value * (modifier ? WORTH.modifier : 1) * (symbol === 'indirect' ? WORTH.indirect : 1) - price;
    default:
      return value * WORTH[symbol] - price;
  }
}

function mean(faces: readonly Face[], worth: (face: Face) => number): number {
  return faces.reduce((sum, face) => sum + worth(face), 0) / faces.length;
}

/** By the places of the kinds. */
export const EXPECTED: readonly number[] = KINDS.map(({ die }) => (die ? mean(die, worthOfFace) : 0));

/** What a side is worth to those against whom it is rolled. */
function threatOfFace({ symbol, value, modifier }: Face): number {
  switch (symbol) {
    case 'blank':
      return 0;
    case 'special':
      return WORTH.special;
    case 'melee':
    case 'ranged':
      return modifier ? value * WORTH.modifier : value;
    case 'indirect':
      return (modifier ? value * WORTH.modifier : value) * WORTH.indirect;
    default:
      return value * WORTH[symbol] * WORTH.ofAi;
  }
}

/** What a card with "after resolving this die" adds to every side. */
const AFTERWARDS: readonly number[] = KINDS.map(({ abilities }) =>
  abilities.some((ability) => 'reaction' in ability && ability.at.at === 'resolve') ? 1.5 : 0,
);

const THREAT: readonly number[] = KINDS.map(({ die }, place) =>
  die ? mean(die, threatOfFace) + (AFTERWARDS[place] ?? 0) : 0,
);

/** What a roll of the die of a card is worth on average. */
export function expectedWorth(card: CardNo): number {
  return EXPECTED[placeOf(card)] ?? 0;
}

function expectedOfDie(no: DieNo): number {
  return EXPECTED[placeOfDie(no)] ?? 0;
}

export function expectedThreat(no: DieNo): number {
  return THREAT[placeOfDie(no)] ?? 0;
}

/** What activating one of one's own cards rolls. */
export function worthOfActivation(holder: Holder): number {
  return sumOfDice(holder, EXPECTED);
}

/** What a card of the AI can do in a round. */
export function threatOfHolder(holder: Holder): number {
  return sumOfDice(holder, THREAT);
}

/** Over the dice on a card, without a list of them; a card that has no die is worth 0 in the tables. */
function sumOfDice(holder: Holder, values: readonly number[]): number {
  const own = values[placeOf(holder.card)] ?? 0;
  let sum = isCharacter(holder) && holder.elite ? own + own : own;
  for (const { card } of holder.upgrades) sum += values[placeOf(card)] ?? 0;
  return sum;
}

/** What a die in the AI's pool is about to do. */
export function threatOfDie({ battle, ai }: Look, die: Die): number {
  const face = faceOf(die);
  if (face.symbol === 'blank') return 0;
  const afterwards = AFTERWARDS[placeOfDie(die.no)] ?? 0;
  if (!isDamage(face)) return threatOfFace(face) + afterwards;
  const value = shownValue(battle, die) * (face.symbol === 'indirect' ? WORTH.indirect : 1);
  return (face.modifier && !hasBase(ai, face.symbol, die) ? value * WORTH.loneModifier : value) + afterwards;
}

function hasBase({ pool }: Side, symbol: Sign, besides: Die): boolean {
  for (const die of pool) {
    if (die === besides) continue;
    const face = faceOf(die);
    if (face.symbol === symbol && !face.modifier) return true;
  }
  return false;
}

/** What a die in one's own pool, or a teammate's, is worth as it lies there. */
export function worthOfDie(look: Look, side: Side, die: Die): number {
  return worthOfSide(look, side, die, faceOf(die));
}

/** What a die would be worth if it showed this side. */
export function worthOfSide(look: Look, side: Side, die: Die, face: Face): number {
  const { symbol, value, modifier, cost } = face;
  if (symbol === 'blank') return 0;
  const unpaid = cost > side.resources ? WORTH.unpaid : 1;
  const carried = modifier && !hasBase(side, symbol, die) ? WORTH.loneModifier : 1;
  const price = cost * WORTH.resource;
  switch (symbol) {
    case 'melee':
    case 'ranged':
      return (value - price) * unpaid * carried;
    case 'indirect':
      return (value * WORTH.indirect - price) * unpaid * carried;
    case 'shield': {
      let room = 0;
      for (const { shields } of side.characters) room = Math.max(room, MOST_SHIELDS - shields);
      return Math.min(value, room) * WORTH.shield * carried;
    }
    case 'disrupt':
      return Math.min(value, look.ai.resources) * WORTH.disrupt;
    case 'discard':
      return Math.min(value, look.ai.deck.length) * WORTH.discard;
    case 'focus':
      return Math.min(value, side.pool.length - 1) * WORTH.focus;
    case 'special':
      return specialWorth(look, side, die) * unpaid;
    default:
      return value * WORTH[symbol] * carried;
  }
}

/** A special that would change nothing is worth nothing; what another one does is looked at when it is to be resolved. */
function specialWorth({ battle }: Look, side: Side, die: Die): number {
  const effect = kindOfDie(die.no).special;
  if (effect === undefined) return 0;
  const card = cardOfDie(die.no);
  const cx = cxOf(battle, side.no, card, resolving(side.no, card, [die]));
  return battle.rules.language.can(cx, effect) ? WORTH.special : 0;
}

/** What rolling a die again can be expected to gain. */
export function gainOfReroll(look: Look, side: Side, die: Die): number {
  return expectedOfDie(die.no) - worthOfDie(look, side, die);
}
