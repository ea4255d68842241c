import { type CardsParts, type Picked, withArticle } from '@holofoe/kernel';
import type { Filter } from '../cards/filter.ts';
import type { Operations } from '../cards/terms.ts';
import { thingText } from './filter-text.ts';
import { showingText } from './texts.ts';

/** What a selector picks: "one of your blue characters", "an opponent's die", "up to 2 of your dice", "each player". */
export function pickedText(picked: Picked<Operations>, { n, upTo, atMost }: CardsParts<string>): string {
  if ('each' in picked) return eachText(picked.each);
  const filter = 'random' in picked ? picked.random : 'target' in picked ? picked.target : picked.one;
  const limit =
    'total' in picked && picked.total && atMost !== undefined
      ? ` with a combined ${picked.total.stat} of ${atMost} or less`
      : '';
  const many = manyText(picked, n, upTo);
  const what = many === undefined ? oneText(filter, 'random' in picked) : severalText(filter, many);
  const choice = 'by' in picked && picked.by === 'that player' ? ' of their choice' : '';
  return `${what}${limit}${filter.a === 'face' ? sideText(filter) : ''}${choice}`;
}

/** What a die is turned to. */
function sideText({ side }: Filter): string {
  if (side === undefined) return ' to any side';
  const shown =
    side === 'a symbol of another card' ? 'the symbol of another of these cards' : showingText(side);
  return ` to a side showing ${shown}`;
}

/** How many, where it is not one. */
function manyText(
  picked: Exclude<Picked<Operations>, { readonly each: Filter }>,
  n: string | undefined,
  upTo: string | undefined,
): string | undefined {
  if (upTo !== undefined) return upTo === 'any number' ? upTo : `up to ${upTo}`;
  if (picked.n === undefined || n === '1') return undefined;
  return typeof picked.n === 'object' && 'per' in picked.n ? `as many as ${youHave(picked.n.per)}` : n;
}

function youHave(filter: Filter): string {
  return `you have ${thingText(filter, true)}`;
}

function eachText(filter: Filter): string {
  const { a, whose } = filter;
  if (a === 'side') return whose === 'foe' || whose === 'opponent' ? 'each opponent' : 'each player';
  const thing = thingText(filter, false);
  const things = thingText(filter, true);
  if (filter.name !== undefined) return thing;
  const all = a === 'die' ? 'all' : 'each';
  switch (whose) {
    case 'own':
    case 'friend':
      return `${all} of your ${things}`;
    case 'its':
      return `${all} of their ${things}`;
    case 'foe':
    case 'opponent':
      return a === 'die' ? `all of an opponent's ${things}` : `each ${thing} of an opponent`;
    case 'AI':
      return a === 'die'
        ? `all AI ${things}`
        : filter.other
          ? `every other AI ${bare(filter)}`
          : `each ${ofAi(thing)}`;
    default:
      return a === 'die' ? `all ${things}` : `each ${thing}`;
  }
}

function oneText(filter: Filter, isRandom: boolean): string {
  const { a, whose, most, of } = filter;
  if (a === 'side') return SIDES[whose];
  if (of === 'this card') return 'this die';
  if (a === 'hand')
    return `${withArticle(thingText(filter, false))} from your hand${filter.orDiscarded ? ' or discard pile' : ''}`;
  if (a === 'discarded')
    return `${withArticle(thingText(filter, false))} from ${whose === 'own' ? 'your' : 'any'} discard pile`;
  if (filter.name !== undefined && !filter.other) return filter.name;
  const random = isRandom ? 'random ' : '';
  const thing = `${random}${thingText(filter, false)}`;
  switch (whose) {
    case 'own':
      return `one of your ${random}${thingText(filter, true)}`;
    case 'its':
      return `one of their ${random}${thingText(filter, true)}`;
    case 'AI':
      if (most !== undefined) return `the AI ${thing}`;
      return filter.other ? `another AI ${bare(filter)}` : withArticle(ofAi(thing));
    case 'player':
    case 'team':
      return most === undefined ? `a player's ${thing}` : `the player's ${thing}`;
    case 'foe':
    case 'opponent':
      // "A character" that is harmed is the other side's: nobody burns a friend.
      return isDie(a) ? `an opponent's ${thing}` : withArticle(thing);
    default:
      return withArticle(thing);
  }
}

function isDie(a: Filter['a']): boolean {
  return a === 'die' || a === 'face';
}

/** "non-unique AI character": its name comes before the noun. */
function ofAi(thing: string): string {
  return thing.replace(/^((?:non-)?unique )?/, '$1AI ');
}

function bare(filter: Filter): string {
  return thingText({ ...filter, other: false }, false);
}

function severalText(filter: Filter, many: string): string {
  if (filter.a === 'looked at') return `${many} of them`;
  const things = thingText(filter, true);
  const owner = { own: 'your ', its: 'their ', foe: "an opponent's ", opponent: "an opponent's " };
  const { whose } = filter;
  const [, as, have] = /^(as many) (as .*)$/.exec(many) ?? [];
  const amount = as ?? many;
  const whoseText = whose === 'own' || whose === 'its' || isDie(filter.a) ? whose : 'any';
  const of = whoseText in owner ? `of ${owner[whoseText as keyof typeof owner]}` : '';
  const joined = of === '' && amount === 'any number' ? 'of ' : of;
  return `${amount} ${joined}${things}${have === undefined ? '' : ` ${have}`}`;
}

const SIDES: Readonly<Record<Filter['whose'], string>> = {
  own: 'yourself',
  friend: 'a player of your choice',
  foe: 'an opponent',
  opponent: 'an opponent',
  any: 'a player',
  its: 'them',
  AI: 'the AI',
  player: 'a player',
  team: 'a player',
};
