import { listed, withArticle } from '@holofoe/kernel';
import { AFFILIATION_NAMES } from '../terms/traits.ts';
import type { Amount, Bound, Filter } from '../terms/words.ts';
import { statText } from './stat-text.ts';

/** "an enemy Vehicle unit" without its article: what a filter means, in our words. */
export function filterText(filter: Filter, isMany: boolean): string {
  const { or, ...first } = filter;
  const said = oneText(first, isMany);
  return or === undefined ? said : `${said} or ${filterText(or, isMany)}`;
}

/** The same cards, whosever they are: where it need not be said. */
export function whosever({ whose: _, or, ...rest }: Filter): Filter {
  return or === undefined ? rest : { ...rest, or: whosever(or) };
}

/** "the topmost 2 cards in your discard pile"; undefined where it is not said which of them lie on top. */
export function topmostText({ top, ...filter }: Filter): string | undefined {
  if (top === undefined) return undefined;
  return `the topmost ${top === 1 ? '' : `${top} `}${filterText(filter, top !== 1)}`;
}

function oneText(filter: Filter, isMany: boolean): string {
  const parts = [...before(filter), nounOf(filter, isMany), ...behind(filter, isMany)];
  return parts.filter((part) => part !== '').join(' ');
}

/** What stands before the noun. */
function before(filter: Filter): readonly string[] {
  const { other, another, whose, state, role, unique, faction, affiliation, trait, only } = filter;
  return [
    other || another ? 'other' : '',
    only === undefined ? '' : only.replace(' ', '-'),
    filter.in === 'captured' ? 'captured' : '',
    state === undefined ? '' : [state].flat().join(' '),
    role === undefined || role === 'outside' ? '' : role,
    unique === undefined ? '' : unique ? 'unique' : 'non-unique',
    whose === 'own' && filter.in === undefined ? 'friendly' : '',
    whose === 'enemy' && filter.in === undefined ? 'enemy' : '',
    faction === undefined ? '' : `${faction === 'in' ? 'in' : 'out-of'}-faction`,
    affiliation === undefined
      ? ''
      : [affiliation]
          .flat()
          .map((each) => AFFILIATION_NAMES[each])
          .join(' or '),
    filter.not === undefined ? '' : (nonText(filter.not) ?? ''),
    trait === undefined ? '' : [trait].flat().join(' or '),
  ];
}

function nounOf({ type = 'unit', title }: Filter, isMany: boolean): string {
  const nouns = [type].flat().map((each) => (each === 'any' ? 'card' : each));
  const said = nouns.map((noun) => (isMany ? `${noun}s` : noun)).join(' or ');
  return title === undefined ? said : `${said} named ${title}`;
}

/** What stands behind it. */
function behind(filter: Filter, isMany: boolean): readonly string[] {
  return [
    filter.role === 'outside' ? 'outside the engagement' : '',
    filter.in === undefined ? '' : placeText(filter),
    filter.engaged === undefined ? '' : filter.engaged ? 'that is engaged' : 'that is not engaged',
    filter.notYetEngaged ? 'that was not engaged this turn' : '',
    filter.keyword === undefined ? '' : `with ${filter.keyword}`,
    filter.resource ? 'that provides resources' : '',
    filter.icon === undefined ? '' : `with a ${filter.icon} icon`,
    bounded('printed cost', filter.printedCost),
    ...withNumbers(filter).map((text) => `with ${text}`),
    filter.shares === undefined
      ? ''
      : `that shares ${withArticle(filter.shares.what)} with ${refText(filter.shares.with)}`,
    filter.named ? 'with that name' : '',
    filter.the === undefined ? '' : `(the ${filter.the})`,
    filter.host ? 'that this card enhances' : '',
    filter.holds ? 'that holds it' : '',
    filter.on === undefined
      ? ''
      : `on ${typeof filter.on === 'object' ? withArticle(filterText(filter.on, false)) : refText(filter.on)}`,
    filter.not === undefined || nonText(filter.not) !== undefined ? '' : notText(filter.not, isMany),
  ];
}

/** "2 or more focus tokens": what is counted on a card, or in its icons. */
export function withNumbers(filter: Filter): readonly string[] {
  const { printedForce, force, damage, focus, captives, enhancements } = filter;
  return [
    numberText(printedForce, 'printed Force icon'),
    numberText(force, 'Force icon'),
    numberText(damage, 'damage', 'damage'),
    numberText(focus, 'focus token'),
    numberText(captives, 'captured card'),
    numberText(enhancements, 'enhancement'),
  ].filter((text) => text !== '');
}

/** "a captured card", "2 or more damage", "fewer Force icons than this card" */
function numberText(bound: Bound | undefined, one: string, several = `${one}s`): string {
  if (bound === undefined) return '';
  if (bound.atLeast === 1 && bound.atMost === undefined) return withArticle(one);
  if (bound.atMost === 0) return `no ${several}`;
  const under = bound.atMost === undefined ? undefined : oneLess(bound.atMost);
  return under === undefined
    ? `${boundText(bound, one === several ? 'less' : 'fewer')} ${several}`
    : `fewer ${several} than ${amountIn(under)}`;
}

/** "non-Vehicle": an exception that is one word. */
function nonText({ trait, keyword, affiliation, type, ...rest }: Filter): string | undefined {
  const isPlain = type === undefined || type === 'any';
  const said = [trait, keyword, affiliation].filter((each) => each !== undefined);
  if (Object.keys(rest).length > 0 || !isPlain || said.length !== 1) return undefined;
  const names =
    affiliation === undefined ? said.flat() : [affiliation].flat().map((each) => AFFILIATION_NAMES[each]);
  return names.map((each) => `non-${each}`).join(' ');
}

function notText(not: Filter, isMany: boolean): string {
  if (not.the !== undefined) return `other than ${refText({ the: not.the })}`;
  if (not.title !== undefined) return `not named ${not.title}`;
  if (not.host) return 'other than the enhanced card';
  if (not.holds) return 'other than the one that holds it';
  if (not.shares !== undefined) return `that shares no ${not.shares.what} with ${refText(not.shares.with)}`;
  const text = oneText({ type: 'any', ...not }, isMany);
  return isMany ? `that are not ${text}` : `that is not ${withArticle(text)}`;
}

const PLAYED = { own: 'that you play', enemy: 'that your opponent plays', any: '' } as const;

function placeText({ in: place, whose }: Filter): string {
  const pile = place === 'discard' ? 'discard pile' : (place ?? '');
  const whom =
    whose === 'own' ? 'your' : whose === 'enemy' ? "your opponent's" : place === 'edge stack' ? 'an' : 'a';
  const where =
    place === 'looked at'
      ? 'among them'
      : place === 'out of play'
        ? PLAYED[whose ?? 'any']
        : place === 'captured'
          ? ''
          : place === 'kept'
            ? 'kept face down'
            : `in ${whom} ${pile}`;
  return where;
}

function bounded(what: string, bound: Bound | undefined): string {
  return bound === undefined ? '' : `with ${what} ${boundText(bound)}`;
}

/** "2 or more", "at most 3" */
export function boundText({ atLeast, atMost }: Bound, less: 'less' | 'fewer' = 'less'): string {
  const least = atLeast === undefined ? undefined : leastText(atLeast);
  const most = atMost === undefined ? undefined : mostText(atMost, less);
  return listed([least, most].filter((part) => part !== undefined));
}

function leastText(atLeast: Amount): string {
  const over = plus(atLeast, 1);
  return over === undefined ? `${amountIn(atLeast)} or more` : `higher than ${amountIn(over)}`;
}

function mostText(atMost: Amount, less: string): string {
  const under = oneLess(atMost);
  if (under !== undefined) return `lower than ${amountIn(under)}`;
  return typeof atMost === 'object' ? `no higher than ${amountIn(atMost)}` : `${amountIn(atMost)} or ${less}`;
}

/** Of "that number plus -1": that number, below which it is. */
export function oneLess(amount: Amount): Amount | undefined {
  return plus(amount, -1);
}

function plus(amount: Amount, n: number): Amount | undefined {
  if (typeof amount !== 'object' || !('sum' in amount)) return undefined;
  const [of, added, ...more] = amount.sum;
  return added === n && more.length === 0 ? of : undefined;
}

/** A number, or what it is counted by. */
export function amountIn(amount: Amount): string {
  if (typeof amount !== 'object') return String(amount);
  if ('per' in amount) return `the number of ${filterText(amount.per, true)}`;
  if ('count' in amount) return countText(amount);
  if ('stat' in amount)
    return `the ${statText(amount.stat)} of ${typeof amount.of === 'object' && 'each' in amount.of ? filterText(amount.of.each, true) : refText(amount.of)}`;
  if ('sum' in amount) return amount.sum.map(amountIn).join(' plus ');
  if ('upTo' in amount) return `up to ${amountIn(amount.upTo)}`;
  if ('many' in amount) return 'as many';
  if ('otherwise' in amount) return `${amountIn(amount.n)} or ${amountIn(amount.otherwise)}`;
  return `${amount.times} times ${amountIn(amount.amount)}`;
}

/** Amounts that only this game counts. */
export function countText(count: Extract<Amount, { readonly count: string }>): string {
  switch (count.count) {
    case 'all':
      return 'all';
    case 'dial':
      return 'the number on the Death Star dial';
    case 'cards in hand':
      return `the number of cards in ${count.of === 'you' ? 'your' : "your opponent's"} hand`;
    case 'to reserve':
      return 'up to your reserve';
    case 'affiliations you control':
      return 'the number of affiliations that you control';
    case 'victory pile':
      return 'the number of objectives in your victory pile';
    case 'printed':
      return `the printed ${statText(count.stat)} of ${refText(count.of)}`;
    case 'capacity left':
      return `the damage that ${refText(count.of)} can still take`;
    case 'captives':
      return `the number of captured cards on ${refText(count.of)}`;
    case 'damage':
      return `the damage on ${refText(count.of)}`;
    case 'focus':
    case 'shields':
      return `the number of ${count.count === 'focus' ? 'focus tokens' : 'shields'} on ${refText(count.of)}`;
  }
}

/** What was named before, by what became of it. */
const NAMED: { readonly [name: string]: string } = {
  discarded: 'the discarded card',
  focused: 'the focused card',
  sacrificed: 'the sacrificed card',
  kept: 'those chosen',
};

export function refText(ref: string | { readonly the: string }): string {
  if (typeof ref === 'object') return NAMED[ref.the] ?? `the ${ref.the}`;
  switch (ref) {
    case 'this':
      return 'this card';
    case 'that':
      return 'that card';
    case 'it':
    case 'them':
      return ref;
    case 'host':
      return 'the enhanced card';
    case 'pilot':
      return 'its pilot';
    case 'dial':
      return 'the Death Star dial';
    case 'you':
      return 'you';
    case 'opponent':
      return 'your opponent';
    case 'source':
      return 'its source';
    default:
      return `the ${ref}`;
  }
}
