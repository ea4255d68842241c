import { DESTINATIONS, type Destination } from '../terms/happening.ts';
import type { Stat } from '../terms/stat.ts';
import { AFFILIATION_NAMES, KEYWORDS } from '../terms/traits.ts';

/** What a number of a card is called. */
export function statText(stat: Stat): string {
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
  edge: 'Force icons in edge battles',
  struggle: 'Force icons in the Force struggle',
  'stack force': 'Force icons in an edge stack',
};

/** "1 unit icon", "2 unit icons" */
export function countedStat(stat: Stat, n: string): string {
  const [, trait] = /^resources for (.*)$/.exec(stat) ?? [];
  const text = trait === undefined ? statText(stat) : `resources that pay only for ${trait} cards`;
  if (n !== '1') return text;
  return text
    .replace('icons', 'icon')
    .replace(/^resources(?: that pay )?/, (many) =>
      many === 'resources' ? 'resource' : 'resource that pays ',
    );
}

/** Keywords, traits, affiliations, switches: what is had rather than counted. */
export function ownStatText(stat: Stat, amount: string): string | undefined {
  const said = SWITCHES[stat] ?? NUMBERS[stat]?.(amount);
  if (said !== undefined) return said;
  if (KEYWORDS.some((keyword) => keyword === stat)) return amount === '0' ? `loses ${stat}` : `gains ${stat}`;
  for (const [head, says] of HEADS) if (stat.startsWith(head)) return says(stat.slice(head.length));
  return undefined;
}

/** Rules that are switches, not numbers. */
const SWITCHES: { readonly [S in Stat]?: string } = {
  'falls without Force icons': 'is destroyed as soon as it has no Force icons',
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
  'counts as objectives': 'counts as an objective wherever objectives with its traits are counted',
  'lays face up': 'places the first card of an edge stack face up',
  'lays last': 'places edge cards only after the other side has placed all of its own',
  'discards pay': 'may be paid for by discarding cards from hand, 1 for each, to a cost of 1 at least',
  'wins ties': 'wins ties in edge battles',
  'plays what it keeps': 'lets you use the cards that it keeps as if they were in your hand',
  'fates in reverse': 'resolves fates from the highest priority to the lowest',
  'struggle by unit icons': 'counts unit icons in place of Force icons in the Force struggle',
  'struggle by the uncommitted':
    'counts ready uncommitted units in place of committed ones in the Force struggle',
  'may be struck': 'may be dealt unit damage by participating enemy units',
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

/** Rules whose number stands in the middle of what is said. */
const NUMBERS: { readonly [S in Stat]?: (amount: string) => string } = {
  destination: (n) => `${GOES[DESTINATIONS[Number(n)] ?? 'discard']} whenever it leaves play`,
  engagements: () => 'may be engaged',
  'enters focused': (n) => `enters play with ${n} focus token${n === '1' ? '' : 's'}`,
  'attackers at most': (n) => `cannot be attacked by more than ${n} units`,
  'least cost': (n) => `cannot cost less than ${n}`,
  'draws at most': (n) => `cannot draw more than ${n} cards in the draw phase`,
  scores: (n) => `counts as ${n} objectives`,
  unopposed: (n) => `deals ${n} damage for being unopposed`,
  pierces: (n) =>
    `deals damage that ${n === '1' ? 'shields do not stop' : 'neither shields nor Protect stop'}`,
  'damage dealt': (n) => `deals ${timesText(n)} damage`,
  'damage out of faction': (n) => `deals ${timesText(n)} damage to out-of-faction units and objectives`,
  'cards in hand': (n) => `counts as having ${n} more card${n === '1' ? '' : 's'} in hand`,
  dial: (n) => `counts as ${n} higher`,
};

function timesText(n: string): string {
  return n === '2' ? 'double' : `${n} times the`;
}

const HEADS: readonly (readonly [string, (tail: string) => string])[] = [
  ['protect ', (whom) => `gains protect ${whom}`],
  ['trait ', (trait) => `gains the trait ${trait}`],
  ['affiliation ', (affiliation) => `counts as ${affiliationName(affiliation)}`],
  ['attackers only ', (trait) => `can be attacked only by units with the trait ${trait}`],
  [
    'fits targets of ',
    (events) => `will do for every target of your ${affiliationName(events.replace(/ events$/, ''))} events`,
  ],
];

function affiliationName(id: string): string {
  return new Map<string, string>(Object.entries(AFFILIATION_NAMES)).get(id) ?? id;
}
