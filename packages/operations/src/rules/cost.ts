import { type CardNo, read, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import type { Side } from '../state.ts';
import { type Battle, cxOf } from './battle.ts';
import type { Holder } from './in-play.ts';
import { NO_CARD } from './things.ts';

/** With what cards and stages change; never below 0. */
export function costOn(battle: Battle, side: Side, card: CardNo, on: Holder): number {
  return costFor(battle, side, card, on.card);
}

/** Of a card that is put on nothing. */
export function costOf(battle: Battle, side: Side, card: CardNo): number {
  return costFor(battle, side, card, NO_CARD);
}

function costFor(battle: Battle, side: Side, card: CardNo, on: Thing): number {
  const { cost: printed, costsMore } = kindOf(card);
  let cost = printed;
  if (battle.standing.rules.cost !== undefined) {
    reckonFor(battle, side, on);
    cost = read(battle, 'cost', card);
  }
  if (costsMore === undefined) return cost;
  return Math.max(0, cost + battle.rules.language.amount(cxOf(battle, side.no, card), costsMore));
}

/** What is asked about a card next is asked as if this side played it there. */
export function reckonFor({ besides }: Battle, { no }: Side, on: Thing): void {
  besides.by = no;
  besides.on = on;
}
