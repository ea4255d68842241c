import { contextOf, effectOf, type Reason, type Thing, type Usable, wordKey } from '@holofoe/kernel';
import { keyOfThing } from '../rules/keys.ts';
import type { CardGame, CardGameEngine, Effect } from '../terms/words.ts';

/** LCG-18: what an ability gives by the points, and what its price takes. */
export interface Benefit {
  readonly gives: number;
  readonly takes: number;
}

/** The event's own cost does not count: `of` an event only what it asks besides. */
export function benefitOf(
  game: CardGameEngine,
  { cx, ability }: Usable<CardGame>,
  isEvent: boolean,
): Benefit {
  const { language } = game.rules;
  const ahead = contextOf(game, cx.seat, cx.card, cx.ability, cx.now, cx.says);
  const gives = language.worth(ahead, effectOf(ability));
  const price = priceOf(ability, isEvent);
  return { gives, takes: price === undefined ? 0 : Math.max(0, -language.worth(ahead, price)) };
}

/** An event's first price is that it is played. */
function priceOf({ price }: Usable<CardGame>['ability'], isEvent: boolean): Effect | undefined {
  if (!isEvent) return price;
  return isList(price) ? price.slice(1) : undefined;
}

function isList(price: Effect | undefined): price is readonly Effect[] {
  return Array.isArray(price);
}

/** LCG-18, LCG-31: it gives something, and at least as much as it takes. */
export function isBeneficial({ gives, takes }: Benefit): boolean {
  return gives > 0 && gives >= takes;
}

/** The sum, item by item. */
export function reasonOfBenefit(
  card: Thing,
  { gives, takes }: Benefit,
  rule: string,
  isUsed: boolean,
): Reason {
  return {
    topic: 'benefit',
    candidates: [keyOfThing(card)],
    picked: isUsed ? keyOfThing(card) : wordKey('nobody'),
    decided: { rule, name: isUsed ? 'gives at least as much as it takes' : 'does no good' },
    rows: [
      { rule: 'LCG-18', name: 'gives', prefers: 'most', values: [gives] },
      { rule: 'LCG-18', name: 'takes', prefers: 'fewest', values: [takes] },
    ],
  };
}
