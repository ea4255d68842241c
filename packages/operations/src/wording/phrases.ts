import type { CardNo } from '@holofoe/kernel';
import { capital, counted, listed } from '@holofoe/kernel';
import { kindById } from '../cards/catalogue.ts';
import type { Face, Sign } from '../cards/face.ts';
import { markOf } from '../cards/mark.ts';
import { kindOf } from '../cards/number.ts';
import { cardOfDie, facesOf, isLent, kindOfDie } from '../rules/dice.ts';
import { type DieNo, FIRST_AREA, isAi, type SideNo } from '../state.ts';

/** "Luke Skywalker"; where others may have the same name, with a mark that stays: "Death Trooper A". */
export function nameOfCard(card: CardNo): string {
  const mark = markOf(card);
  return mark === undefined ? titleOf(card) : `${titleOf(card)} ${mark}`;
}

/** Without the mark: of a card in a hand, a deck or a discard pile, where it does not matter which of its equals it is. */
export function titleOf(card: CardNo): string {
  return kindOf(card).name;
}

/** The name of a card by its id; what is no card's id stays as it is. */
export function nameOfId(id: string): string {
  return kindById(id)?.name ?? id;
}

/** "Player 1", "the AI"; where there are several areas, "the AI of M-2". */
export function sideName(side: SideNo, several: boolean): string {
  return isAi(side) ? aiName(side, several) : `Player ${side + 1}`;
}

export function aiName(side: SideNo, several: boolean): string {
  return several ? `the AI of ${areaName(side - FIRST_AREA)}` : 'the AI';
}

/** Play areas side by side are called by their stages. */
export function areaName(area: number): string {
  return `M-${area + 1}`;
}

/** "their" of a player, "its" of the AI */
export function its(side: SideNo): string {
  return isAi(side) ? 'its' : 'their';
}

/** A side and what it does: "The AI draws", "Player 1 passes". */
export function sideDoes(name: string, verb: string): string {
  return `${capital(name)} ${/(s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`}`;
}

/** What a side of a die shows: "2 melee", "+3 ranged", "3 melee (costs 1)", "special", "blank". */
export function faceWords({ symbol, value, modifier, cost }: Face, worth = value): string {
  const number = hasValue(symbol) ? `${modifier ? '+' : ''}${worth} ` : '';
  return `${number}${symbol}${cost > 0 ? ` (costs ${cost})` : ''}`;
}

/** The same in a sentence: "a blank", "2 melee". */
export function shown(die: DieNo, side: number): string {
  const face = facesOf(die)[side];
  if (!face) return 'nothing';
  return hasValue(face.symbol) ? faceWords(face) : `a ${face.symbol}`;
}

function hasValue(symbol: Sign): boolean {
  return symbol !== 'special' && symbol !== 'blank';
}

/** The card whose die it is; a lent one is that of the card it was lent from. */
export function nameOfDie(die: DieNo): string {
  return isLent(die) ? kindOfDie(die).name : nameOfCard(cardOfDie(die));
}

/** What a symbol does: "3 melee damage", "2 shields", "1 resource", "2 disrupt". */
export function signText(sign: Sign, value: number): string {
  switch (sign) {
    case 'melee':
    case 'ranged':
    case 'indirect':
      return `${value} ${sign} damage`;
    case 'shield':
    case 'resource':
      return counted(value, sign);
    case 'special':
    case 'blank':
      return `a ${sign}`;
    default:
      return `${value} ${sign}`;
  }
}

export function cardsListed(cards: readonly CardNo[]): string {
  return listed(cards.map(titleOf));
}

/** "1st", "2nd", "3rd", "4th" */
export function nth(place: number): string {
  const tail = place % 100 > 10 && place % 100 < 14 ? 0 : place % 10;
  return `${place}${['th', 'st', 'nd', 'rd'][tail] ?? 'th'}`;
}

/** What the corner of an AI card does before its text: "1 indirect damage to each player" (OPS-05). */
export function cornerText(sign: Sign, value: number, perPlayer = false): string {
  const each = perPlayer ? ' per player' : '';
  switch (sign) {
    case 'disrupt':
      return `each player loses ${counted(value, 'resource')}${each}`;
    case 'discard':
      return `each player discards ${counted(value, 'card')}${each} at random`;
    case 'shield':
      return `an AI character gains ${counted(value, 'shield')}${each}`;
    case 'resource':
      return `the AI gains ${counted(value, 'resource')}${each}`;
    case 'focus':
      return `the AI turns ${value === 1 ? 'one of its dice' : `up to ${value} of its dice`}${each}`;
    default:
      return `${signText(sign, value)}${each} to each player`;
  }
}
