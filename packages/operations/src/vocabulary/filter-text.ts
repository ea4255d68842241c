import type { Filter, Whose } from '../cards/filter.ts';
import { showingText } from './texts.ts';

/** "blue character", "opponent's dice showing ranged damage": what stands there, and whose it is. */
export function filterText(filter: Filter, isMany: boolean): string {
  return `${WHOSE[filter.whose]}${thingText(filter, isMany)}`;
}

/** What stands there, whosever it is: "blue character with 2 or less health". */
export function thingText(filter: Filter, isMany: boolean): string {
  const { a, colour, unique, subtype, name, other, ready, showing, of, with: wanted, most } = filter;
  const words = [
    other ? 'other' : '',
    ready === undefined ? '' : ready ? 'ready' : 'exhausted',
    unique === undefined ? '' : unique ? 'unique' : 'non-unique',
    colour ?? '',
    subtype ?? '',
    name ?? (a === 'die' ? dieText(of, isMany) : isMany ? `${NOUNS[a]}s` : NOUNS[a]),
  ];
  const shown = showing === undefined ? '' : ` showing ${showingText(showing)}`;
  const greatest = most === undefined ? '' : ` with the most ${most}`;
  return `${words.filter((word) => word !== '').join(' ')}${shown}${wanted === undefined ? '' : limitText(wanted)}${greatest}`;
}

function limitText({ stat, atLeast, atMost }: NonNullable<Filter['with']>): string {
  if (stat === 'guardian') return ' with Guardian';
  const name = stat === 'health left' ? 'health remaining' : stat;
  return atMost === undefined ? ` with ${atLeast ?? 0} or more ${name}` : ` with ${atMost} or less ${name}`;
}

function dieText(of: Filter['of'], isMany: boolean): string {
  const die = isMany ? 'dice' : 'die';
  return of === undefined
    ? die
    : of === 'this card'
      ? `${die} of this card`
      : of === 'bearer'
        ? `${die} of this character`
        : `${of} ${die}`;
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
  upgrade: 'upgrade',
  hand: 'card of a hand',
  die: 'die',
  face: 'side of a die',
  side: 'player',
} as const;
