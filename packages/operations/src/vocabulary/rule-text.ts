import type { CardRule } from '../cards/terms.ts';

/** What a rule changes about what it is on: "costs 1 less". */
export function ruleText(rule: CardRule, amount: string | undefined, gained: string | undefined): string {
  if ('gains' in rule) return `gains: ${gained}`;
  if ('set' in rule && rule.stat === 'additional actions')
    return `can take no more than ${amount} additional action${amount === '1' ? '' : 's'}`;
  if ('blank' in rule) return 'loses its text';
  if ('cannot' in rule) return `cannot ${rule.cannot}${rule.by ? ' by opponents' : ''}`;
  if ('add' in rule) {
    const less = amount?.startsWith('-');
    const [number, ...each] = (less ? amount?.slice(1) : amount)?.split(' ') ?? [];
    return ['has', number, less ? 'less' : 'more', rule.stat, ...each].join(' ');
  }
  if ('times' in rule) return `has its ${rule.stat} times ${rule.times}`;
  return 'noMore' in rule ? `cannot gain ${rule.stat}` : `has ${amount} ${rule.stat}`;
}
