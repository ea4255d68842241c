import { type CardNo, most, type Priority } from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import type { Duel } from '../rules/duel.ts';
import { EMPIRE, onFinalBase, REBEL, type State } from '../state.ts';
import { dearest, iconsOf, ROW_TIES } from './criteria.ts';
import { heroOf } from './hero.ts';

/** DBG-24, or DBG-23 with a final base in play: the hero, the dearest capital ship, the dearest card. */
const list = (rule: string): Priority<CardNo, Duel> => [
  most(
    rule,
    'Luke Skywalker or Darth Vader',
    (card, { state }) => Number(idOf(card) === heroOf(state.active)),
    'yes or no',
  ),
  most(rule, 'capital ship', (card) => Number(kindOf(card).type === 'ship'), 'yes or no'),
  dearest(rule),
  ...ROW_TIES,
];
const USUAL = list('DBG-24');
const WITH_FINAL_BASE = list('DBG-23');

/** DBG-22: a side's final base is in play when its current base is its third. */
export function finalBaseInPlay(state: State): boolean {
  return onFinalBase(state, EMPIRE) || onFinalBase(state, REBEL);
}

export function purchaseList(state: State): { readonly rule: string; readonly by: Priority<CardNo, Duel> } {
  return finalBaseInPlay(state) ? { rule: 'DBG-23', by: WITH_FINAL_BASE } : { rule: 'DBG-24', by: USUAL };
}

/** DBG-22: with a final base in play only cards that have attack printed or among the icons they offer. */
export function wantsToBuy(state: State, card: CardNo): boolean {
  return !finalBaseInPlay(state) || iconsOf(kindOf(card)).attack > 0;
}
