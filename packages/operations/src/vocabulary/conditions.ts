import type { Filter } from '../cards/filter.ts';
import type { Amount, Condition } from '../cards/terms.ts';
import { filterText, thingText } from './filter-text.ts';
import { showingText } from './texts.ts';

/** What must be so, in words: "you spot a blue character". */
export function conditionText(condition: Condition): string {
  if ('there' in condition) return thereText(condition.there, condition.atLeast, condition.below);
  if ('ref' in condition) return isText(condition.ref, condition.is);
  if ('amount' in condition) return amountText(condition.amount, condition.atLeast, condition.atMost);
  if ('not' in condition) return notText(condition.not);
  switch (condition.is) {
    case 'battlefield':
      return `you control the battlefield${condition.orAi ? ' (the AI always does this)' : ''}`;
    case 'just rolled':
      return `this die just rolled ${showingText(condition.showing)}`;
    case 'even round':
      return 'the round is even';
  }
}

function notText(condition: Condition): string {
  if ('is' in condition && condition.is === 'battlefield') return 'you do not control the battlefield';
  if ('there' in condition) {
    const { there } = condition;
    return there.whose === 'its'
      ? `they have no ${thingText(there, true)}`
      : `there are no ${filterText(there, true)}`;
  }
  return `it is not so that ${conditionText(condition)}`;
}

function thereText(there: Filter, atLeast: Amount | undefined, below: Amount | undefined): string {
  if (below !== undefined) {
    const number = typeof below === 'number' ? String(below) : 'the per-player number';
    return `the AI has fewer ${thingText(there, true)} than ${number}`;
  }
  if (there.a === 'die' && there.showing === 'the same symbol')
    return 'another of your dice shows the same symbol';
  const many = typeof atLeast === 'number' && atLeast > 1;
  if (there.name !== undefined) return `you spot ${many ? `${atLeast} ` : ''}${there.name}`;
  const thing = thingText(there, many);
  return `${there.whose === 'its' ? 'they have' : 'you spot'} ${many ? atLeast : /^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`;
}

const THINGS = {
  this: 'this character',
  host: 'the attached character',
  that: 'that character',
  it: 'it',
  'this die': 'this die',
} as const;

function isText(ref: keyof typeof THINGS, is: Filter): string {
  const thing = is.a === 'upgrade' ? 'that card' : THINGS[ref];
  const { with: wanted } = is;
  if (is.showing !== undefined) return `${thing} shows ${showingText(is.showing)}`;
  if (wanted === undefined) return `${thing} is a ${thingText(is, false)}`;
  if (wanted.atMost === 0) return `${thing} has no ${wanted.stat}`;
  return wanted.atLeast === 1
    ? `${thing} has ${wanted.stat}`
    : `${thing} has ${wanted.atLeast ?? 0} or more ${wanted.stat}`;
}

/** More of something than there are of something else. */
function isMoreThan(
  amount: Amount,
  atLeast: Amount | undefined,
): amount is Extract<Amount, { readonly per: Filter }> {
  return typeof amount === 'object' && 'per' in amount && typeof atLeast === 'object' && 'sum' in atLeast;
}

function amountText(amount: Amount, atLeast: Amount | undefined, atMost: Amount | undefined): string {
  const isCounters = typeof amount === 'object' && 'stat' in amount && amount.stat === 'counters';
  if (isCounters && typeof atLeast === 'number') return `there are ${atLeast} or more counters here`;
  const isOwn = typeof amount === 'object' && 'stat' in amount && amount.of === 'you';
  if (isOwn && typeof atLeast === 'number') return `you have ${atLeast} or more ${amount.stat}`;
  if (isMoreThan(amount, atLeast)) return `you have more ${thingText(amount.per, true)} than an opponent`;
  if (typeof amount === 'object' && 'stat' in amount && typeof amount.of === 'object' && 'each' in amount.of)
    return `your ${thingText(amount.of.each, true)} show a combined ${amount.stat} of ${String(atLeast)} or more`;
  const done = typeof amount === 'object' && 'count' in amount ? DONE[amount.count] : undefined;
  if (done !== undefined) return `you ${done[0]} ${String(atLeast)} or more ${done[1]} this turn`;
  const what = typeof amount === 'object' && 'stat' in amount ? amount.stat : 'it';
  const least = atLeast === undefined ? [] : [`at least ${String(atLeast)}`];
  const most = atMost === undefined ? [] : [`at most ${String(atMost)}`];
  return `there are ${[...least, ...most].join(' and ')} ${what}`;
}

/** What a player has done in a turn so far. */
const DONE: { readonly [count: string]: readonly [did: string, what: string] } = {
  'actions this turn': ['took', 'actions'],
  'dice resolved this turn': ['resolved', 'dice'],
};
