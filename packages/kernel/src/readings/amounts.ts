import type { Counter, Cx, Finder } from '../engine/engine.ts';
import { read } from '../engine/read.ts';
import type { AmountParts } from '../language/fold.ts';
import type { Amount, Terms } from '../language/terms.ts';

/** What an amount comes to, from what its parts come to. */
export function counterOf<L extends Terms>(
  amount: Amount<L>,
  { amounts, of }: AmountParts<Finder<L>, Counter<L>>,
): Counter<L> {
  const asks = typeof amount === 'object' && !('count' in amount) && 'upTo' in amount;
  return { isFixed: typeof amount === 'number', asks, of: countOf(amount, amounts, of) };
}

function countOf<L extends Terms>(
  amount: Amount<L>,
  parts: readonly Counter<L>[],
  whom: Finder<L> | undefined,
): (cx: Cx<L>) => number {
  if (typeof amount === 'number') return () => amount;
  if (amount === 'X') return ({ x }) => x;
  if (amount === 'that many') return ({ n }) => n;
  // A game's own counts first: they may have any fields.
  if ('count' in amount) return (cx) => cx.game.rules.count(cx, amount);
  if ('per' in amount) {
    const { per, times = 1, most = Number.POSITIVE_INFINITY } = amount;
    return (cx) => Math.min(most, times * many(cx, per));
  }
  if ('many' in amount) return (cx) => whom?.among(cx).length ?? 0;
  if ('if' in amount) {
    const [n, otherwise] = parts;
    return (cx) => (cx.game.rules.holds(cx, amount.if) ? n : otherwise)?.of(cx) ?? 0;
  }
  if ('stat' in amount && whom) {
    const { stat } = amount;
    return (cx) => whom.among(cx).reduce((sum, thing) => sum + read(cx.game, stat, thing), 0);
  }
  const times = 'times' in amount ? amount.times : 1;
  return (cx) => times * parts.reduce((sum, part) => sum + part.of(cx), 0);
}

/** How many there are of them: a game may count a card for several. */
function many<L extends Terms>(cx: Cx<L>, filter: L['filter']): number {
  const { rules } = cx.game;
  return rules.many ? rules.many(cx, filter) : rules.things(cx, filter).length;
}
