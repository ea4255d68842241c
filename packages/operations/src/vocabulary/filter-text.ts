import type { Filter } from '../cards/filter.ts';
import { showingText } from './texts.ts';

/** "blue character", "dice showing ranged damage": what stands there, and whose it is. */
export function filterText(filter: Filter, isMany: boolean): string {
  const { a, whose, colour, unique, subtype, name, other, ready, showing, of, with: wanted, most } = filter;
  const words = [
    WHOSE[whose],
    other ? 'other' : '',
    most === undefined ? '' : `most ${most}`,
    ready === undefined ? '' : ready ? 'ready' : 'exhausted',
    unique === undefined ? '' : unique ? 'unique' : 'non-unique',
    colour ?? '',
    subtype ?? '',
    name ?? (a === 'die' ? dieText(of, isMany) : isMany ? `${NOUNS[a]}s` : NOUNS[a]),
  ];
  const shown = showing === undefined ? '' : ` showing ${showingText(showing)}`;
  const limit =
    wanted === undefined
      ? ''
      : wanted.atMost === undefined
        ? ` with ${wanted.atLeast ?? 0} or more ${wanted.stat}`
        : ` with ${wanted.atMost} or less ${wanted.stat}`;
  return `${words.filter((word) => word !== '').join(' ')}${shown}${limit}`;
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

const WHOSE = { own: 'own', friend: '', foe: "opponent's", opponent: "opponent's", any: '' } as const;
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
