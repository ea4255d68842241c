import type { Seat, Thing } from '@holofoe/kernel';
import { kindOf, ownerOf } from '../cards/catalogue.ts';
import { seenIn } from '../rules/piles.ts';
import { opponentOf, playerOf, type State } from '../state.ts';

/**
 * LCG-55: the title most frequent among the player's cards that the AI may know, the trait on most of the player's units,
 * units as the type; of equal ones the first of the alphabet.
 */
export function nameOf(state: State, seat: Seat, kind: string, names: readonly string[]): string {
  const [first = ''] = names;
  if (kind === 'card type') return names.includes('unit') ? 'unit' : first;
  const counted = kind === 'trait' ? traitsOfUnits(state, seat) : titlesKnown(state, seat, kind);
  const often = (name: string) => counted.filter((each) => each === name).length;
  return names.reduce((best, name) => (often(name) > often(best) ? name : best), first);
}

function traitsOfUnits({ play }: State, seat: Seat): readonly string[] {
  return play
    .filter((each) => each.seat !== seat && each.type === 'unit')
    .flatMap(({ card }) => kindOf(card).traits);
}

/** In play, in the discard pile, in a victory pile, and what is looked at. */
function titlesKnown(state: State, seat: Seat, kind: string): readonly string[] {
  const player = opponentOf(seat);
  const { discard, hand } = playerOf(state, player);
  const isLookedAt = state.looking?.seat === seat && state.looking.of === player;
  const known: readonly Thing[] = [
    ...state.play.map(({ card }) => card),
    ...discard,
    ...state.players.flatMap(({ victory }) => victory),
    ...(isLookedAt && state.looking?.at === 'hand' ? seenIn(hand) : []),
  ];
  return known
    .filter((card) => ownerOf(card) === player && (kind !== 'unit' || kindOf(card).type === 'unit'))
    .map((card) => kindOf(card).title);
}
