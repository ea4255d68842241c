import type { Says } from '@holofoe/kernel';
import { KEYWORDS } from '../terms/traits.ts';
import {
  type CardGame,
  DESTINATIONS,
  type Destination,
  type Filter,
  type Permission,
  type Stat,
  type Until,
} from '../terms/words.ts';
import { conditionText } from './condition-text.ts';
import { countText, filterText, refText } from './filter-text.ts';
import { momentText } from './moment-text.ts';

/** The game's own parts of a sentence. */
export const SAYS: Says<CardGame> = {
  filter: filterText,
  condition: conditionText,
  count: countText,
  stat: statText,
  rule: ruleText,
  moment: (moment) => momentText(moment, 'after'),
  ref: refText,
  until: untilText,
  name: (kind) => `a ${kind}`,
};

/** What a number of a card is called. */
function statText(stat: Stat): string {
  const text = NAMES[stat];
  if (text !== undefined) return text;
  const [first = stat] = stat.split(' ');
  if (stat === 'unit' || stat === 'blast' || stat === 'tactics') return `${stat} icons`;
  if (stat.endsWith(' edge')) return `edge-enabled ${first} icons`;
  return stat;
}

const NAMES: { readonly [S in Stat]?: string } = {
  capacity: 'damage capacity',
  force: 'Force icons',
  resources: 'resources',
  edge: 'Force icons in edge battles',
  struggle: 'Force icons in the Force struggle',
  'stack force': 'Force icons in an edge stack',
  unopposed: 'damage for being unopposed',
};

type RuleOf = Parameters<Says<CardGame>['rule']>[0];

function ruleText(rule: RuleOf, amount: string | undefined, gained: string | undefined): string {
  if ('gains' in rule) return `gains: ${gained}`;
  if ('blank' in rule) return 'loses its text';
  if ('cannot' in rule) return cannotText(rule.cannot, rule.by);
  const said = SPECIAL[rule.stat];
  if (said !== undefined) return said;
  if ('add' in rule && COUNTED.has(rule.stat)) return addText(rule.stat, amount ?? '0');
  const own = ownText(rule.stat, amount);
  if (own !== undefined) return own;
  if ('times' in rule)
    return `has its ${statText(rule.stat)} ${rule.times === 2 ? 'doubled' : `times ${rule.times}`}`;
  if ('noMore' in rule) return `cannot gain ${statText(rule.stat)}`;
  if ('set' in rule) return `has ${amount} ${statText(rule.stat)}`;
  return addText(rule.stat, amount ?? '0');
}

const COUNTED: ReadonlySet<Stat> = new Set<Stat>(['engagements', 'fate times']);

function addText(stat: Stat, amount: string): string {
  const isLess = amount.startsWith('-');
  const n = isLess ? amount.slice(1) : amount;
  if (stat === 'cost') return `costs ${n} ${isLess ? 'less' : 'more'}`;
  if (stat === 'fate times') return `may resolve ${n === '1' ? 'once' : `${n} times`} more`;
  if (stat === 'engagements') return 'may be engaged once more this turn';
  const [, whose] = /^the printed .* of (.*)$/.exec(n) ?? [];
  if (whose !== undefined) return `gets the ${statText(stat)} printed on ${whose}`;
  const [, each, what] = /^(\d+) (for each .*)$/.exec(n) ?? [];
  if (each !== undefined) return `gets ${isLess ? '-' : '+'}${each} ${countedStat(stat, each)} ${what}`;
  if (!/^\d+$/.test(n) && n !== 'X') return `gets ${statText(stat)} equal to ${n}`;
  return `gets ${isLess ? '-' : '+'}${n} ${countedStat(stat, n)}`;
}

/** "1 unit icon", "2 unit icons" */
function countedStat(stat: Stat, n: string): string {
  const text = statText(stat);
  return n === '1' ? text.replace('icons', 'icon').replace(/^resources/, 'resource') : text;
}

function cannotText(what: Permission, by: 'enemies' | Filter | undefined): string {
  const whom = by === undefined ? '' : ` by ${by === 'enemies' ? by : filterText(by, true)}`;
  if (what === 'stay out') return 'must be declared as a defender if able';
  if (what === 'attack' || what === 'defend')
    return `cannot be declared as ${what === 'attack' ? 'an attacker' : 'a defender'}`;
  return `cannot ${what}${whom}`;
}

/** Rules that are switches, not numbers. */
const SPECIAL: { readonly [S in Stat]?: string } = {
  'may go to hand': "may return to its owner's hand when it is destroyed",
  'holds captives': 'may hold units that are captured from play',
  'needs no match': 'needs no resource match',
  'hand needs no match': 'needs no resource match for cards of the hand',
  'matches all': 'provides resources that match every affiliation',
  'all edge': 'has all its icons edge-enabled',
  'no edge needed': 'uses its edge-enabled icons without the edge',
  'strikes from outside': 'may strike without participating',
  divides: 'may divide its unit damage among participating enemy units',
  'counts as committed': 'counts as committed to the Force',
  'lays face up': 'places the first card of an edge stack face up',
  'discards pay': 'may be paid for by discarding cards from hand, 1 for each, to a cost of 1 at least',
  'wins ties': 'wins ties in edge battles',
  'plays what it keeps': 'lets you use the cards that it keeps as if they were in your hand',
  'fates in reverse': 'has fates resolve from the highest priority to the lowest',
};

const GOES: { readonly [D in Destination]: string } = {
  discard: "goes to its owner's discard pile",
  hand: "goes to its owner's hand",
  'top of deck': "goes on top of its owner's deck",
  'bottom of deck': "goes to the bottom of its owner's deck",
  'shuffled into deck': "is shuffled into its owner's deck",
  captured: 'is captured',
  'victory pile': 'goes to the victory pile',
  'out of the game': 'is removed from the game',
};

/** Keywords, traits, affiliations, destinations: what is had rather than counted. */
function ownText(stat: Stat, amount: string | undefined): string | undefined {
  if (KEYWORDS.some((keyword) => keyword === stat)) return amount === '0' ? `loses ${stat}` : `gains ${stat}`;
  if (stat === 'destination')
    return `${GOES[DESTINATIONS[Number(amount)] ?? 'discard']} whenever it leaves play`;
  if (stat === 'engagements') return 'may be engaged';
  for (const [head, says] of HEADS) if (stat.startsWith(head)) return `${says} ${stat.slice(head.length)}`;
  if (stat === 'enters focused') return `enters play with ${amount} focus token`;
  if (stat === 'attackers at most') return `cannot be attacked by more than ${amount} units`;
  return undefined;
}

const HEADS: readonly (readonly [string, string])[] = [
  ['protect ', 'gains protect'],
  ['trait ', 'gains the trait'],
  ['affiliation ', 'counts as'],
  ['attackers only ', 'can be attacked only by units with the trait'],
];

function untilText(until: Until): string {
  if (until === 'next card') return 'the next such card is played';
  return until === 'next card this turn'
    ? 'the next such card is played this turn'
    : `the end of the ${until}`;
}
