import {
  contextOf,
  copyOf,
  effectOf,
  isFirst,
  isOneOf,
  isWord,
  type Reason,
  type ReasonRow,
  type Thing,
  type Usable,
  wordKey,
} from '@holofoe/kernel';
import { keyOfThing } from '../rules/keys.ts';
import type { CardGame, CardGameCx, CardGameEngine, Effect, Filter, Word } from '../terms/words.ts';
import { movesForItself, ownTakers } from './moving.ts';

/** A part of an ability or of its price, in words, with its points. */
interface Item {
  readonly name: string;
  readonly points: number;
}

/** LCG-18: what an ability gives by the points, and what its price takes, item by item. */
export interface Benefit {
  readonly gives: number;
  readonly takes: number;
  /** What it gives and what it takes are equal, and not nothing. */
  readonly isEven: boolean;
  readonly items: readonly Item[];
}

/** The event's own cost does not count: `of` an event only what it asks besides. */
export function benefitOf(
  game: CardGameEngine,
  { cx, ability }: Usable<CardGame>,
  isEvent: boolean,
): Benefit {
  const { language } = game.rules;
  const ahead = () => contextOf(game, cx.seat, cx.card, cx.ability, cx.now, cx.says);
  const effect = effectOf(ability);
  const price = priceOf(ability, isEvent);
  const priced = ahead();
  const takes = price === undefined ? 0 : Math.max(0, -language.reading(price).worth(priced));
  // What the price chose has its names in the effect.
  const after = () => Object.assign(ahead(), { named: priced.named, x: priced.x });
  const gives = language.worth(after(), effect);
  const isEven = gives === 0 && takes === 0 && givesSomething(after(), effect);
  if (!game.desk.tell) return { gives, takes, isEven, items: [] };
  const items = [
    ...itemsOf(after(), effect, gives),
    ...(price === undefined || takes === 0 ? [] : itemsOf(ahead(), price, -takes)),
  ];
  return { gives, takes, isEven, items };
}

/** Each part with its points, what was chosen before it bound; where they do not add up, the whole. */
function itemsOf(cx: CardGameCx, effect: Effect, total: number): readonly Item[] {
  const { language } = cx.game.rules;
  const items = partsOf(effect).map((part) => ({
    name: language.text(part),
    points: language.reading(part).worth(cx),
  }));
  const sum = items.reduce((all, { points }) => all + points, 0);
  return sum === total ? items : [{ name: language.text(effect), points: total }];
}

/** LCG-18: a part of it is good, by the points, or a token goes from one of its own cards to another. */
function givesSomething(cx: CardGameCx, effect: Effect): boolean {
  if (!isList(effect) && isOneOf(effect)) return effect.oneOf.some((option) => givesSomething(cx, option));
  if (!isList(effect) && 'each' in effect)
    return ownTakers(cx, effect.each).some((taking) => givesSomething(taking, effect.do));
  return partsOf(effect).some(
    (part) =>
      cx.game.rules.language.reading(part).worth(cx) > 0 ||
      (!isList(part) && isWord(part) && (movesForItself(cx, part) || isGoodOnSome(cx, part))),
  );
}

/** What it does to one of several cards is good, though all together are worth nothing. */
function isGoodOnSome(cx: CardGameCx, word: Word): boolean {
  const { things, language } = cx.game.rules;
  return Object.entries(word).some(([field, cards]: readonly [string, unknown]) => {
    if (typeof cards !== 'object' || cards === null || !('each' in cards)) return false;
    const onOne = language.reading({ ...word, [field]: 'it' } as Word);
    return things(cx, cards.each as Filter).some((thing) => onOne.worth(copyOf(cx, [thing])) > 0);
  });
}

function partsOf(effect: Effect): readonly Effect[] {
  if (isList(effect)) return effect.flatMap(partsOf);
  return isFirst(effect) ? [...partsOf(effect.first), ...partsOf(effect.then)] : [effect];
}

/** An event's first price is that it is played. */
function priceOf({ price }: Usable<CardGame>['ability'], isEvent: boolean): Effect | undefined {
  if (!isEvent || price === undefined) return price;
  return isList(price) ? price.slice(1) : undefined;
}

function isList(effect: Effect): effect is readonly Effect[] {
  return Array.isArray(effect);
}

/** LCG-18, LCG-31: it gives something, and at least as much as it takes. */
export function isBeneficial({ gives, takes, isEven }: Benefit): boolean {
  return isEven || (gives > 0 && gives >= takes);
}

/** The sum, item by item. */
export function reasonOfBenefit(
  card: Thing,
  { gives, takes, items }: Benefit,
  rule: string,
  isUsed: boolean,
): Reason {
  const row = (name: string, prefers: ReasonRow['prefers'], value: number): ReasonRow => ({
    rule: 'LCG-18',
    name,
    prefers,
    values: [value],
  });
  return {
    topic: 'benefit',
    candidates: [keyOfThing(card)],
    picked: isUsed ? keyOfThing(card) : wordKey('nobody'),
    decided: { rule, name: isUsed ? 'it gives at least as much as it takes' : 'it does no good' },
    rows: [
      ...items.map(({ name, points }) => row(name, points < 0 ? 'fewest' : 'most', points)),
      row('what it does, in all', 'most', gives),
      row('what its price takes', 'fewest', takes),
    ],
  };
}
