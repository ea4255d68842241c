import type { Says } from '../../src/words/grammar.ts';
import { DESTINATIONS, type Filter, type Toy } from './terms.ts';

/** The toy's own parts of a sentence. */
export const SAYS: Says<Toy> = {
  filter: filterText,
  condition: (condition) =>
    condition.is === 'damaged by' ? `there is ${condition.n} damage on it` : CONDITIONS[condition.is],
  count: (count) => (count.count === 'all' ? 'all' : `the printed ${count.stat} icons of ${count.of}`),
  stat: (stat) => (stat === 'unit' || stat === 'blast' || stat === 'tactics' ? `${stat} icons` : stat),
  rule(rule, amount, gained) {
    if ('gains' in rule) return `gains: ${gained}`;
    if ('blank' in rule) return 'has a blank text box';
    if ('cannot' in rule) return `cannot ${rule.cannot}${rule.by ? ' by enemies' : ''}`;
    const stat = SAYS.stat(rule.stat);
    if ('add' in rule) return `gets ${amount} more ${stat}`;
    if ('times' in rule) return `has its ${stat} times ${rule.times}`;
    if ('noMore' in rule) return `cannot gain ${stat}`;
    return rule.stat === 'destination' ? `goes to ${DESTINATIONS[Number(amount)]}` : `has ${amount} ${stat}`;
  },
  moment: ({ at }) => `at the next "${at}"`,
  ref: (ref) => (ref === 'pilot' ? 'its pilot' : ref === 'host' ? 'its host' : `the ${ref}`),
  until: (until) => (until === 'next card' ? 'your next card' : `the end of the ${until}`),
  name: (kind) => `a ${kind}`,
};

const CONDITIONS = {
  undamaged: 'this card is undamaged',
  'fewer units': 'you have fewer units',
  piloted: 'this card has a pilot',
  engagement: 'there is an engagement',
  participates: 'this card takes part',
  'you attack': 'you attack',
  'fate shown': 'you have shown a fate',
} as const;

function filterText(filter: Filter, isMany: boolean): string {
  const { kind = 'unit', or, not, other, another, whose, state, role, trait, named, zone, stack } = filter;
  const noun = `${kind === 'any' ? 'card' : kind}${isMany ? 's' : ''}`;
  return [
    other || another ? 'other' : '',
    whose ?? '',
    state ?? '',
    role ?? '',
    trait ?? '',
    or ? `${noun} or ${or}` : noun,
    named ? 'with that name' : '',
    zone ? `in ${stack ? `the ${stack} ` : ''}${zone}` : '',
    not ? `that is no ${filterText({ kind: 'any', ...not }, false)}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
