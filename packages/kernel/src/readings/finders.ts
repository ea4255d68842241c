import { copyOf } from '../engine/context.ts';
import type { Counter, Cx, Finder, TotalOf } from '../engine/engine.ts';
import { allowed, read } from '../engine/read.ts';
import type { CardsParts } from '../language/fold.ts';
import type { Cards, Picked, Ref, Target, Terms, The } from '../language/terms.ts';
import type { Thing } from '../language/thing.ts';

export function finderOf<L extends Terms>(cards: Cards<L>, parts: CardsParts<Counter<L>>): Finder<L> {
  if (typeof cards !== 'object' || 'the' in cards) return named(cards);
  return 'target' in cards ? targeted(cards, parts) : chosenLater(cards, parts);
}

type Named<L extends Terms> = Ref | The | L['ref'];

function named<L extends Terms>(cards: Named<L>): Finder<L> {
  return {
    picked: undefined,
    among: whomOf(cards),
    isOpen: () => false,
    wanted: (_, there) => [there, there],
    total: undefined,
    as: undefined,
    isCounted: false,
    isRandom: false,
    isAgainst: false,
  };
}

function whomOf<L extends Terms>(cards: Named<L>): (cx: Cx<L>) => readonly Thing[] {
  if (typeof cards === 'object') return ({ named: bound }) => bound?.[cards.the] ?? [];
  if (cards === 'this') return ({ card }) => [card];
  if (cards === 'that') return ({ that }) => that;
  if (cards === 'it' || cards === 'them') return ({ it }) => it;
  return (cx) => cx.game.rules.ref(cx, cards as 'host');
}

/** Chosen when the ability is used, as far as it was. */
function targeted<L extends Terms>(picked: Target<L>, parts: CardsParts<Counter<L>>): Finder<L> {
  const legal = (cx: Cx<L>) => {
    const { rules } = cx.game;
    if (rules.targets) return rules.targets(cx, picked.target);
    return rules
      .things(cx, picked.target)
      .filter((thing) => allowed(cx.game, 'be targeted', thing, cx.seat, cx.card));
  };
  const chosenIn = ({ targets }: Cx<L>) => targets.find(({ slot }) => slot === picked);
  const total = totalOf(picked, parts);
  return {
    picked,
    among(cx) {
      const chosen = chosenIn(cx);
      if (!chosen) return withinTotal(cx, total, legal(cx));
      const still = legal(chosen.by === cx.seat ? cx : copyOf(cx, cx.it, chosen.by));
      return chosen.things.filter((thing) => still.includes(thing));
    },
    isOpen: (cx) => chosenIn(cx) === undefined,
    wanted: wantedOf(parts),
    total,
    as: picked.as,
    isCounted: isCounted(picked),
    isRandom: false,
    isAgainst: isAgainst(picked),
  };
}

function chosenLater<L extends Terms>(
  picked: Exclude<Picked<L>, Target<L>>,
  parts: CardsParts<Counter<L>>,
): Finder<L> {
  const filter = 'each' in picked ? picked.each : 'random' in picked ? picked.random : picked.one;
  const isAll = 'each' in picked;
  const total = 'one' in picked ? totalOf(picked, parts) : undefined;
  return {
    picked,
    among: total
      ? (cx) => withinTotal(cx, total, cx.game.rules.things(cx, filter))
      : (cx) => cx.game.rules.things(cx, filter),
    isOpen: () => !isAll,
    wanted: isAll ? (_, there) => [there, there] : wantedOf(parts),
    total,
    as: 'as' in picked ? picked.as : undefined,
    isCounted: isCounted(picked),
    isRandom: 'random' in picked,
    isAgainst: isAgainst(picked),
  };
}

function isCounted<L extends Terms>(picked: Picked<L>): boolean {
  if ('each' in picked) return false;
  return typeof picked.n === 'object' || ('upTo' in picked && typeof picked.upTo === 'object');
}

function isAgainst<L extends Terms>(picked: Picked<L>): boolean {
  return 'by' in picked && picked.by !== undefined && picked.by !== 'you';
}

function wantedOf<L extends Terms>({
  n,
  upTo,
  atLeast,
  atMost,
}: CardsParts<Counter<L>>): Finder<L>['wanted'] {
  if (upTo) return (cx, there) => [0, Math.min(there, upTo.of(cx))];
  // A total says how many where no number does.
  if (!n && (atLeast || atMost)) return (_, there) => [Math.min(there, 1), there];
  return (cx, there) => {
    const many = Math.min(there, n ? n.of(cx) : 1);
    return [many, many];
  };
}

/** None that alone is too much; and none at all where all of them are not enough. */
function withinTotal<L extends Terms>(
  cx: Cx<L>,
  total: TotalOf<L> | undefined,
  things: readonly Thing[],
): readonly Thing[] {
  if (!total) return things;
  const most = total.atMost?.(cx) ?? Number.POSITIVE_INFINITY;
  const open = things.filter((thing) => total.value(cx, thing) <= most);
  const sum = open.reduce((all, thing) => all + total.value(cx, thing), 0);
  return sum < (total.atLeast?.(cx) ?? 0) ? [] : open;
}

function totalOf<L extends Terms>(
  { total }: { readonly total?: { readonly stat: L['stat'] } },
  { atLeast, atMost }: CardsParts<Counter<L>>,
): TotalOf<L> | undefined {
  if (!total) return undefined;
  return {
    value: (cx, thing) => read(cx.game, total.stat, thing),
    atLeast: atLeast?.of,
    atMost: atMost?.of,
  };
}
