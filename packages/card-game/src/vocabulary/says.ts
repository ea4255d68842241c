import type { Says } from '@holofoe/kernel';
import type { Permission, Stat } from '../terms/stat.ts';
import type { CardGame, Filter, Until } from '../terms/words.ts';
import { conditionText } from './condition-text.ts';
import { countText, filterText, refText, topmostText } from './filter-text.ts';
import { momentText } from './moment-text.ts';
import { optionsText, predicate } from './predicate.ts';
import { countedStat, ownStatText, statText } from './stat-text.ts';

/** The game's own parts of a sentence. */
export const SAYS: Says<CardGame> = {
  filter: filterText,
  picked: (picked) => ('each' in picked ? topmostText(picked.each) : undefined),
  condition: conditionText,
  count: countText,
  stat: statText,
  rule: ruleText,
  predicate,
  options: optionsText,
  moment: (moment) => momentText(moment, 'after').replace('after a phase ends', 'at the end of the phase'),
  ref: refText,
  until: untilText,
  name: (kind) => `a ${kind}`,
};

type RuleOf = Parameters<Says<CardGame>['rule']>[0];

function ruleText(rule: RuleOf, amount: string | undefined, gained: string | undefined): string {
  if ('gains' in rule) return `gains "${gainedText(rule.gains, gained ?? '')}"`;
  if ('blank' in rule) return 'loses its text';
  if ('cannot' in rule) return cannotText(rule.cannot, rule.by);
  if ('add' in rule && COUNTED.has(rule.stat)) return addText(rule.stat, amount ?? '0');
  const own = ownStatText(rule.stat, amount ?? '0');
  if (own !== undefined) return own;
  if ('times' in rule)
    return `has its ${statText(rule.stat)} ${rule.times === 2 ? 'doubled' : `times ${rule.times}`}`;
  if ('noMore' in rule) return `cannot gain ${statText(rule.stat)}`;
  if ('set' in rule && amount === '0') return `loses its ${statText(rule.stat)}`;
  if ('set' in rule) return `has ${amount} ${statText(rule.stat)}`;
  return addText(rule.stat, amount ?? '0');
}

/** "Reaction: after you refresh, draw 1 card" */
function gainedText(ability: Extract<RuleOf, { readonly gains: unknown }>['gains'], does: string): string {
  if ('action' in ability) return `Action: ${does}`;
  return 'interrupt' in ability
    ? `Interrupt: ${momentText(ability.at, 'when')}, ${does}`
    : `Reaction: ${momentText(ability.at, 'after')}, ${does}`;
}

const COUNTED: ReadonlySet<Stat> = new Set<Stat>(['engagements', 'fate times']);

function addText(stat: Stat, amount: string): string {
  const isLess = amount.startsWith('-');
  const n = isLess ? amount.slice(1) : amount;
  const [, each, what] = /^(\d+) (for each .*)$/.exec(n) ?? [];
  if (stat === 'cost' || stat === 'pilot cost')
    return `costs ${each ?? n} ${isLess ? 'less' : 'more'}${what === undefined ? '' : ` ${what}`}${stat === 'cost' ? '' : ' as a pilot'}`;
  if (stat === 'fate times') return `may resolve ${n === '1' ? 'once' : `${n} times`} more`;
  if (stat === 'engagements') return 'may be engaged once more this turn';
  const [, whose] = /^the printed .* of (.*)$/.exec(n) ?? [];
  if (whose !== undefined) return `gets the ${statText(stat)} printed on ${whose}`;
  if (each !== undefined) return `gets ${isLess ? '-' : '+'}${each} ${countedStat(stat, each)} ${what}`;
  if (!/^\d+$/.test(n) && n !== 'X') return `gets ${statText(stat)} equal to ${n}`;
  return `gets ${isLess ? '-' : '+'}${n} ${countedStat(stat, n)}`;
}

function cannotText(what: Permission, by: 'enemies' | Filter | undefined): string {
  const isEnemies = by === 'enemies';
  const whom = by === undefined ? '' : ` by ${isEnemies ? by : filterText(by, true)}`;
  switch (what) {
    case 'stay out':
      return 'must be declared as a defender if able';
    case 'attack':
    case 'defend':
      return `cannot be declared as ${what === 'attack' ? 'an attacker' : 'a defender'}`;
    case 'be targeted by events':
      return `cannot be targeted by ${isEnemies ? 'enemy ' : ''}events`;
    case 'be focused by tactics':
      return `cannot be focused by ${isEnemies ? 'enemy ' : ''}tactics icons`;
    case 'be affected':
      return `cannot be affected by ${isEnemies ? 'enemy ' : ''}card effects`;
    case 'be healed':
      return 'cannot have damage removed';
    case 'commit':
      return 'cannot be committed to the Force';
    case 'draw':
      return 'cannot draw cards through card effects';
    case 'protect':
      return 'cannot use Protect';
    case 'trigger':
      return 'cannot trigger abilities';
    case 'work':
      return 'does not resolve';
    default:
      return `cannot ${what.replace(/^be damaged by (.*)$/, 'be damaged by $1 units')}${whom}`;
  }
}

function untilText(until: Until): string {
  if (until === 'next card') return 'the next such card is played or the phase ends';
  return until === 'next card this turn'
    ? 'the next such card is played or the turn ends'
    : `the end of the ${until}`;
}
