import { listed, withArticle } from '@holofoe/kernel';
import { AFFILIATION_NAMES } from '../terms/traits.ts';
import type { Amount, Bound, Filter } from '../terms/words.ts';

/** "an enemy Vehicle unit" without its article: what a filter means, in our words. */
export function filterText(filter: Filter, isMany: boolean): string {
  const { or, ...first } = filter;
  const said = oneText(first, isMany);
  return or === undefined ? said : `${said} or ${filterText(or, isMany)}`;
}

function oneText(filter: Filter, isMany: boolean): string {
  const parts = [...before(filter), nounOf(filter, isMany), ...behind(filter)];
  return parts.filter((part) => part !== '').join(' ');
}

/** What stands before the noun. */
function before(filter: Filter): readonly string[] {
  const { other, another, whose, state, role, unique, faction, affiliation, trait, only } = filter;
  return [
    other || another ? 'other' : '',
    only === undefined ? '' : only.replace(' ', '-'),
    whose === 'own' && filter.in === undefined ? 'friendly' : '',
    whose === 'enemy' && filter.in === undefined ? 'enemy' : '',
    state === undefined ? '' : [state].flat().join(' '),
    role === undefined || role === 'outside' ? '' : role,
    unique === undefined ? '' : unique ? 'unique' : 'non-unique',
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
function behind(filter: Filter): readonly string[] {
  const { printedCost, printedForce, force, damage, focus, captives, enhancements } = filter;
  return [
    filter.role === 'outside' ? 'outside the engagement' : '',
    filter.in === undefined ? '' : placeText(filter),
    filter.engaged === undefined ? '' : filter.engaged ? 'that is engaged' : 'that is not engaged',
    filter.notYetEngaged ? 'that was not engaged this turn' : '',
    filter.keyword === undefined ? '' : `with ${filter.keyword}`,
    filter.resource ? 'that provides resources' : '',
    filter.icon === undefined ? '' : `with a ${filter.icon} icon`,
    bounded('printed cost', printedCost),
    bounded('printed Force icons', printedForce),
    bounded('Force icons', force),
    bounded('damage', damage),
    bounded('focus tokens', focus),
    bounded('captured cards', captives),
    bounded('enhancements', enhancements),
    filter.shares === undefined
      ? ''
      : `that shares a ${filter.shares.what} with ${refText(filter.shares.with)}`,
    filter.named ? 'with that name' : '',
    filter.the === undefined ? '' : `(the ${filter.the})`,
    filter.host ? 'that this card enhances' : '',
    filter.holds ? 'that holds it' : '',
    filter.on === undefined
      ? ''
      : `on ${typeof filter.on === 'object' ? withArticle(filterText(filter.on, false)) : refText(filter.on)}`,
    filter.not === undefined || nonText(filter.not) !== undefined ? '' : notText(filter.not),
  ];
}

/** "non-Vehicle": an exception that is one word. */
function nonText({ trait, keyword, ...rest }: Filter): string | undefined {
  if (Object.keys(rest).length > 0 || (trait === undefined) === (keyword === undefined)) return undefined;
  return [trait ?? keyword ?? []]
    .flat()
    .map((each) => `non-${each}`)
    .join(' ');
}

function notText(not: Filter): string {
  if (not.the !== undefined) return `other than the ${not.the}`;
  const text = oneText({ type: 'any', ...not }, false);
  return `that is not ${withArticle(text)}`;
}

const OF = { own: 'of yours', enemy: 'of your opponent', any: '' } as const;

function placeText({ in: place, whose, top }: Filter): string {
  const whom = whose === 'own' ? 'your' : whose === 'enemy' ? "your opponent's" : 'a';
  const where =
    place === 'looked at'
      ? 'among them'
      : place === 'out of play'
        ? OF[whose ?? 'any']
        : place === 'captured'
          ? 'that is captured'
          : `in ${whom} ${place === 'discard' ? 'discard pile' : place}`;
  return top === undefined ? where : `${where} (the topmost${top === 1 ? '' : ` ${top}`})`;
}

function bounded(what: string, bound: Bound | undefined): string {
  return bound === undefined ? '' : `with ${what} ${boundText(bound)}`;
}

/** "2 or more", "at most 3" */
export function boundText({ atLeast, atMost }: Bound): string {
  const least = atLeast === undefined ? undefined : `${amountIn(atLeast)} or more`;
  const most = atMost === undefined ? undefined : `${amountIn(atMost)} or less`;
  return listed([least, most].filter((part) => part !== undefined));
}

/** A number, or what it is counted by. */
export function amountIn(amount: Amount): string {
  if (typeof amount !== 'object') return String(amount);
  if ('per' in amount) return `the number of ${filterText(amount.per, true)}`;
  if ('count' in amount) return countText(amount);
  if ('stat' in amount) return `its ${amount.stat}`;
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
      return `the printed ${count.stat} of ${refText(count.of)}`;
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

export function refText(ref: string | { readonly the: string }): string {
  if (typeof ref === 'object') return `the ${ref.the}`;
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
