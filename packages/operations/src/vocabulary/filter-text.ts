import type { Filter, Whose } from '../cards/filter.ts';
import { showingText } from './texts.ts';

/** "blue character", "opponent's dice showing ranged damage": what stands there, and whose it is. */
export function filterText(filter: Filter, isMany: boolean): string {
  return `${WHOSE[filter.whose]}${thingText(filter, isMany)}`;
}

/** What stands there, whosever it is: "blue character with 2 or less health". */
export function thingText(filter: Filter, isMany: boolean): string {
  const { affiliation, colour, unique, not, other, ready, showing, with: wanted, most } = filter;
  const words = [
    other || filter.besidesIt ? 'other' : '',
    filter.defeated ? 'defeated' : '',
    ready === undefined ? '' : ready ? 'ready' : 'exhausted',
    unique === undefined ? '' : unique ? 'unique' : 'non-unique',
    not === undefined ? '' : `non-${not}`,
    colour ?? '',
    affiliation ?? '',
    nounOf(filter, isMany),
  ];
  const shown = showing === undefined ? '' : ` showing ${showingText(showing)}`;
  const further = furtherText(filter);
  const greatest =
    most === undefined ? '' : most === 'cost' ? ' with the highest cost' : ` with the most ${most}`;
  return `${words.filter((word) => word !== '').join(' ')}${shown}${wanted === undefined ? '' : limitText(wanted)}${further}${greatest}`;
}

function furtherText({ lacks, bears, kin, copied }: Filter): string {
  if (lacks !== undefined) return ` without ${lacks}s`;
  if (bears !== undefined) return ` with a ${bears} on it`;
  if (kin) return ' that share a subtype';
  return copied ? ' of which there is a copy in any discard pile' : '';
}

/** "droid character", "vehicle", "Battle Droids" */
function nounOf({ a, type, subtype, name, of }: Filter, isMany: boolean): string {
  if (name !== undefined) return isMany ? `${name}s` : name;
  const kind = subtype === undefined ? '' : `${subtype} `;
  if (a === 'die' || a === 'face') return `${kind}${dieText(of, isMany)}`;
  // A vehicle is a support, and need not be called one.
  const noun = a === 'support' && subtype !== undefined ? subtype : `${kind}${type ?? NOUNS[a]}`;
  return isMany ? `${noun}s` : noun;
}

function limitText({ stat, atLeast, atMost }: NonNullable<Filter['with']>): string {
  if (stat === 'guardian') return ' with Guardian';
  if (stat === 'cost')
    return ` that costs ${atMost === undefined ? `${atLeast} or more` : `${atMost} or less`}`;
  if (atMost === 0) return ` without ${stat}`;
  if (atLeast === 1 && atMost === undefined) return ` with ${stat}`;
  const name = stat === 'health left' ? 'health remaining' : stat;
  return atMost === undefined ? ` with ${atLeast ?? 0} or more ${name}` : ` with ${atMost} or less ${name}`;
}

function dieText(of: Filter['of'], isMany: boolean): string {
  const die = isMany ? 'dice' : 'die';
  return of === undefined
    ? die
    : of === 'this card'
      ? `${die} of this card`
      : of === 'host'
        ? `${die} of the attached character`
        : of === 'bearer'
          ? `${die} of this character`
          : `${of} ${die}`;
}

/** What something is counted by: "of your other characters", "opponent's vehicle". */
export function countedText(filter: Filter): string {
  if (filter.a === 'side' && filter.whose === 'foe')
    return `opponent${filter.with === undefined ? '' : limitText(filter.with)}`;
  return filter.whose === 'own' ? `of your ${thingText(filter, true)}` : filterText(filter, false);
}

const WHOSE: Readonly<Record<Whose, string>> = {
  own: 'your ',
  friend: '',
  foe: "opponent's ",
  opponent: "opponent's ",
  any: '',
  its: 'their ',
  AI: 'AI ',
  player: 'player ',
  team: 'player ',
};
const NOUNS = {
  character: 'character',
  support: 'support',
  card: 'card',
  'in play': 'card in play',
  upgrade: 'upgrade',
  hand: 'card',
  'looked at': 'card',
  discarded: 'card',
  event: 'event',
  side: 'player',
} as const;
