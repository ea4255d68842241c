import { withArticle } from '@holofoe/kernel';
import type { Condition, Filter } from '../terms/words.ts';
import { amountIn, boundText, filterText, oneLess, refText, whosever, withNumbers } from './filter-text.ts';

/** What must be so, in our words. */
export function conditionText(condition: Condition): string {
  switch (condition.is) {
    case 'balance':
      return `the Balance of the Force is with the ${condition.side} side`;
    case 'dial':
      return `the Death Star dial is at ${boundText(condition)}`;
    case 'such':
      return suchText(condition);
    case 'there':
      return thereText(condition);
    case 'more':
    case 'fewer':
      return `you have ${condition.is} ${condition.of === 'cards in hand' ? condition.of : filterText(condition.of, true)} than your opponent`;
    case 'engagement':
      return 'there is an engagement';
    case 'you attack':
      return 'you are the attacking player';
    case 'you have the edge':
      return 'you have the edge';
    case 'alone':
      return `${refText(condition.card)} participates alone`;
    case 'shown':
      return `you have revealed ${withArticle(filterText({ type: 'any', ...condition.what }, false))} in an edge stack this engagement`;
    case 'turn':
      return condition.whose === 'own' ? 'it is your turn' : "it is your opponent's turn";
    case 'phase':
      return `it is the ${condition.phase === 'force' ? 'Force' : condition.phase} phase`;
    case 'none played':
      return nonePlayedText(condition);
    case 'not engaged':
      return condition.card === undefined
        ? 'nothing was engaged this turn'
        : `${refText(condition.card)} was not engaged this turn`;
    case 'first engagement':
      return `this is the first engagement against ${withArticle(filterText(condition.against, false))} this turn`;
    case 'cards in hand':
      return `${condition.of === 'you' ? 'you have' : 'your opponent has'} ${condition.atMost === 0 ? 'no' : boundText(condition, 'fewer')} cards in hand`;
    case 'amount':
      return `${amountIn(condition.of)} is ${boundText(condition)}`;
    case 'won by':
      return `it was won by ${condition.margin} or more`;
    case 'both':
      return condition.of.map(conditionText).join(' and ');
    case 'either':
      return condition.of.map(conditionText).join(' or ');
    case 'not':
      return condition.what.is === 'such'
        ? suchText(condition.what, 'not ')
        : `it is not so that ${conditionText(condition.what)}`;
  }
}

type Of<K extends Condition['is']> = Extract<Condition, { readonly is: K }>;

/** "this card has 3 or more damage", "this card is not participating", "it is a Walker unit" */
function suchText({ card, as }: Of<'such'>, not = ''): string {
  const { type: _, ...said } = as;
  const numbers = withNumbers(as);
  if (numbers.length > 0 && Object.keys(said).length === numbers.length && not === '')
    return `${refText(card)} has ${numbers.join(' and ')}`;
  return `${refText(card)} is ${not}${plainState(as) ?? withArticle(filterText(as, false))}`;
}

/** Whoever plays it, it is their own. */
function nonePlayedText({ what, atMost, per }: Of<'none played'>): string {
  const under = atMost === undefined ? undefined : oneLess(atMost);
  const cards = filterText(whosever(what), atMost !== 1);
  if (under !== undefined) return `you have played fewer ${cards} this ${per} than ${amountIn(under)}`;
  return `you have played ${atMost === undefined ? 'no' : `no more than ${amountIn(atMost)}`} ${cards} this ${per}`;
}

/** "undamaged", "attacking": where nothing else is said. */
function plainState({ type: _, state, role, engaged, ...rest }: Filter): string | undefined {
  if (engaged && state === undefined && role === undefined && Object.keys(rest).length === 0)
    return 'engaged';
  if (engaged !== undefined || Object.keys(rest).length > 0 || (state === undefined && role === undefined))
    return undefined;
  return [role ?? [], state ?? []].flat().join(' and ');
}

function thereText(condition: Extract<Condition, { readonly is: 'there' }>): string {
  const { the, icon } = condition.are;
  if (the !== undefined && icon !== undefined) return `the ${the} has ${withArticle(iconText(icon))}`;
  const isBare = condition.atLeast === undefined && condition.atMost === undefined;
  if (isBare) return `there is ${withArticle(filterText(condition.are, false))}`;
  return `there are ${boundText(condition, 'fewer')} ${filterText(condition.are, true)}`;
}

/** "unit icon", "edge-enabled unit icon" */
function iconText(icon: NonNullable<Filter['icon']>): string {
  const [name, edge] = icon.split(' ');
  return `${edge === undefined ? '' : 'edge-enabled '}${name} icon`;
}
