import { mix, seededFraction } from '@holofoe/kernel';
import { AFFILIATION_CARDS } from '../src/cards/affiliations.ts';
import { SETS } from '../src/cards/sets.ts';
import { checkDeck } from '../src/decks/check.ts';
import { cardGame } from '../src/definition.ts';
import type { Deck } from '../src/rules/deck.ts';
import type { Config } from '../src/rules/setup.ts';
import { SIDES, type Side } from '../src/terms/traits.ts';
import type { SEATINGS } from './random-game.ts';

const SETS_IN_A_DECK = 10;

/** Sets apart the drawing of decks from that of the game. */
const OF_DECKS = 0xdec5;

/** Any legal deck of the side can come, of all sets that can be played. */
function randomDeck(side: Side, seed: number): Deck {
  let draws = 0;
  const among = <T>(all: readonly T[]): T => {
    const one = all[Math.floor(seededFraction(mix(seed ^ OF_DECKS), draws++) * all.length)];
    if (one === undefined) throw new Error('There is nothing to draw from.');
    return one;
  };
  // Cards of two affiliations ask for exact numbers of sets: those of one take whatever comes.
  const { id } = among(AFFILIATION_CARDS.filter((card) => card.side === side && card.position <= ALONE));
  const sets: number[] = [];
  const open = SETS.filter((set) => set.side === side);
  while (sets.length < SETS_IN_A_DECK) {
    const more = { name: 'Random', affiliation: id, sets: [...sets, among(open).no] };
    if (checkDeck(more, side).every(({ rule }) => rule === 'ten sets'))
      sets.splice(0, sets.length, ...more.sets);
  }
  return { name: 'Random', affiliation: id, sets };
}

const ALONE = 6;

/** Random legal decks of both sides. */
export function randomConfig(seating: (typeof SEATINGS)[number], seed: number): Config {
  const [light, dark] = SIDES.map((side) => ({ control: seating[side], deck: randomDeck(side, seed) }));
  const parsed = cardGame.config.parse({ light, dark });
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}
