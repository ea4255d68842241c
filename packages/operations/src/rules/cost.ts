import { type CardNo, effectOf, gathering, interruptsOf, type Play, read, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import type { Amount, Effect, HappeningOf, Operations } from '../cards/terms.ts';
import { type Side, sideOf } from '../state.ts';
import { type Battle, type Cx, cxOf } from './battle.ts';
import { heard, nothingElse } from './heard.ts';
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
    // It lies nowhere that it need be looked for.
    battle.besides.played = card;
    cost = read(battle, 'cost', card);
    battle.besides.played = NO_CARD;
  }
  if (costsMore === undefined) return cost;
  return Math.max(0, cost + battle.rules.language.amount(cxOf(battle, side.no, card), costsMore));
}

/** What is asked about a card next is asked as if this side played it there. */
export function reckonFor({ besides }: Battle, { no }: Side, on: Thing): void {
  besides.by = no;
  besides.on = on;
}

/** Whether a side can pay so much for a card, by what it may do before as well. */
export function canAfford(battle: Battle, side: Side, card: CardNo, cost: number): boolean {
  if (cost <= side.resources) return true;
  if (battle.standing.before.playing === undefined) return false;
  return cost - discountOn(battle, playing(side, card, cost)) <= side.resources;
}

/** What it costs after those who may change that have done so. */
export function* priceOf(battle: Battle, side: Side, card: CardNo, cost: number): Play<number> {
  if (battle.standing.before.playing === undefined) return cost;
  const live = playing(side, card, cost);
  yield* heard(battle, live, nothingElse);
  return live.n;
}

/** The card could not be paid for, whatever else its player may do. */
export function isNeededToPay({ game, now, seat }: Cx): boolean {
  if (now?.kind !== 'playing') return false;
  return now.n - discountOn(game, now) > sideOf(game.state, seat).resources;
}

function playing({ no: by }: Side, card: CardNo, cost: number): HappeningOf<'playing'> {
  return { kind: 'playing', card, by, n: cost };
}

/** What may still be taken off the cost. */
function discountOn(battle: Battle, live: HappeningOf<'playing'>): number {
  let discount = 0;
  for (const { cx, ability } of interruptsOf<Operations>(battle, live))
    if (cx.seat === live.by) discount += lessBy(cx, effectOf(ability));
  return discount;
}

function lessBy(cx: Cx, effect: Effect): number {
  const { language } = cx.game.rules;
  const amounts = gathering<Operations, Amount>(language.slotsOf, {
    word: (word) => (word.do === 'change' && word.less !== undefined ? [word.less] : []),
  }).effect(effect);
  return amounts.reduce<number>((sum, less) => sum + language.amount(cx, less), 0);
}
