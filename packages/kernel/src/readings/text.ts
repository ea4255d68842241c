import type { Algebra, CardsParts } from '../language/fold.ts';
import type { Amount, Cards, Picked, Ref, Terms, Who } from '../language/terms.ts';
import { counted, withArticle } from '../phrases.ts';
import type { Grammar } from '../words/grammar.ts';
import { isWhen, plainTexts, who } from '../words/plain-text.ts';

type Parts = CardsParts<string>;

/** What an effect says, as an order in our own words. */
export function texts<L extends Terms>(grammar: Grammar<L>): Algebra<L, string> {
  const { says } = grammar;
  return {
    ...plainTexts(grammar),
    cards: (cards, parts) => cardsText(cards, parts),
    amount: (amount, { amounts, of }) => amountText(amount, amounts, of),
    rule: (rule, amount, gained) => says.rule(rule, amount, gained),
    each: ({ each, do: effect }, things, what) => {
      // What is known already is named where it is meant.
      if (typeof each !== 'object') return what.replaceAll(/\bit\b/g, things);
      if (!('one' in each || 'target' in each)) return `for ${things}, ${what}`;
      return `choose ${things}${isWhen(effect) ? ';' : ' and'} ${what}`;
    },
    times: (_, times, what) => `${what}, ${oftenText(times)}`,
    unless: ({ by }, unless, what) => `${what}, unless ${who(by)} wishes to ${theirs(by, unless)}`,
    lasting: ({ until }, on, rules) => `until ${says.until(until)}, ${ruledText(on ?? 'this card', rules)}`,
    later: ({ later }, what) => `${says.moment(later)}, ${what}`,
    name: ({ name }, what) => `name ${says.name(name)}; ${what}`,
    cancel: () => 'cancel that',
    instead: (_, what) => `instead ${what}`,
  };

  /** What another player does is done with what is theirs. */
  function theirs(by: Who | undefined, text: string): string {
    return who(by) === 'you' ? text : text.replaceAll(/\byour (?!opponent)/g, 'their ');
  }

  function ruledText(subject: string, rules: readonly string[]): string {
    return says.predicate?.(subject, rules) ?? `${subject} ${rules.join(' and ')}`;
  }

  function oftenText(times: string): string {
    if (times === '2') return 'twice';
    return /^\d+$/.test(times) ? `${times} times` : `as often as ${times}`;
  }

  function cardsText(cards: Cards<L>, parts: Parts): string {
    if (typeof cards !== 'object') return refText(cards);
    if ('the' in cards) return `the ${cards.the}`;
    return says.picked?.(cards, parts) ?? pickedText(cards, parts);
  }

  function refText(ref: Ref | L['ref']): string {
    if (ref === 'this') return 'this card';
    if (ref === 'that') return 'that card';
    return ref === 'it' || ref === 'them' ? ref : says.ref(ref as 'host');
  }

  function pickedText(picked: Picked<L>, { n, upTo, atLeast, atMost }: Parts): string {
    if ('each' in picked) return `each ${says.filter(picked.each, false)}`;
    const filter = 'random' in picked ? picked.random : 'target' in picked ? picked.target : picked.one;
    const hasTotal = atLeast !== undefined || atMost !== undefined;
    const isMany = (upTo ?? n ?? '1') !== '1' || hasTotal;
    const how = 'random' in picked ? 'random ' : 'target' in picked ? 'target ' : '';
    const what = `${how}${says.filter(filter, isMany)}`;
    const stat = 'total' in picked && picked.total ? says.stat(picked.total.stat) : '';
    const least = atLeast === undefined ? '' : ` with a total ${stat} of ${atLeast} or more`;
    const limit = atMost === undefined ? '' : ` with a total ${stat} of ${atMost} or less`;
    const choice = 'by' in picked && picked.by === 'opponent' ? " of your opponent's choice" : '';
    return `${many(what, n, upTo, hasTotal)}${least}${limit}${choice}`;
  }

  function many(what: string, n: string | undefined, upTo: string | undefined, hasTotal: boolean): string {
    if (upTo !== undefined) return upTo === 'all' ? `any number of ${what}` : `up to ${upTo} ${what}`;
    if (n?.includes(' ')) return `${what} (${n})`;
    if (n !== undefined && n !== '1') return `${n} ${what}`;
    return hasTotal && n === undefined ? `any number of ${what}` : withArticle(what);
  }

  function amountText(amount: Amount<L>, parts: readonly string[], of: string | undefined): string {
    if (typeof amount !== 'object') return String(amount);
    if ('count' in amount) return says.count(amount);
    if ('upTo' in amount) return `up to ${parts[0]}`;
    if ('per' in amount) {
      const most = amount.most === undefined ? '' : ` (at most ${amount.most})`;
      return `${amount.times ?? 1} for each ${says.filter(amount.per, false)}${most}`;
    }
    if ('sum' in amount) return parts.join(' plus ').replaceAll(' plus -', ' minus ');
    if ('many' in amount) return `1 for each of ${of}`;
    if ('if' in amount) return `${parts[1]} (${parts[0]} if ${says.condition(amount.if)})`;
    if ('amount' in amount)
      return `${amount.times === 2 ? 'twice' : counted(amount.times, 'time')} ${parts[0]}`;
    return `the ${says.stat(amount.stat)} of ${of}`;
  }
}
