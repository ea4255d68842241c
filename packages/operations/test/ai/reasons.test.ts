import { NOBODY, type Reason } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { RULEBOOK } from '../../src/rulebook.ts';
import { configOf, randomGame } from '../random-game.ts';

const RULES = new Set(RULEBOOK.map(({ id }) => id));
const LAST_RESORTS = ['only candidate', 'first of equals'];

/** All that the AI gave as its reasons in a game. */
function reasonsOf(seed: number): readonly Reason[] {
  const reasons: Reason[] = [];
  randomGame(configOf(seed), seed, { tell: (event) => reasons.push(...(event.reasons ?? [])) });
  return reasons;
}

/** What is wrong with a reason: it must cite rules of the rulebook, and the criterion that decided must be the last one looked at. */
function faultOf({ candidates, picked, decided, rows, passedOver = [] }: Reason): string | undefined {
  const unknown = [decided, ...rows, ...passedOver].find(({ rule }) => !RULES.has(rule));
  if (unknown) return `${unknown.rule} is no rule`;
  if (passedOver.some(({ candidate }) => candidates.includes(candidate)))
    return 'one that was passed over is still considered';
  if (picked === NOBODY)
    return candidates.length === 0 && passedOver.length > 0 ? undefined : 'nobody was passed over';
  if (!candidates.includes(picked)) return 'the one that was picked was not considered';
  if (decided.name === 'only candidate')
    return candidates.length + passedOver.length === 1 ? undefined : 'there were others';
  if (decided.name === 'only candidate left')
    return candidates.length === 1 && passedOver.length > 0 ? undefined : 'none was passed over';
  if (LAST_RESORTS.includes(decided.name)) return undefined;
  const last = rows.at(-1);
  return last?.name === decided.name && last.rule === decided.rule ? undefined : 'something else decided';
}

test.each([1, 2, 5, 8])(
  'OPS-30 every reason of a whole game names the rule that decided (game %i)',
  (seed) => {
    const reasons = reasonsOf(seed);
    expect(reasons.length).toBeGreaterThan(20);
    expect(reasons.flatMap((reason) => faultOf(reason) ?? [])).toEqual([]);
  },
);
