import { allowed, happen, type Play, plainly, read, type Seat, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { opponentOf, playerOf } from '../state.ts';
import type { CardGameCx, CardGameEngine, HappeningOf } from '../terms/words.ts';
import { askOne, whyOf } from './asking.ts';
import { hostsFor, standsAlone } from './attaching.ts';
import type { Way } from './deeds.ts';
import { enter, mayEnter } from './entering.ts';
import { wake } from './passing.ts';
import { canPay, pay } from './paying.ts';
import { endNextCard } from './periods.ts';
import { putInDiscard, show, takeFromHand } from './piles.ts';
import { costOf, hasKeyword } from './reads.ts';

/** The ways in which a card can be played now, in its owner's deployment. */
export function waysToPlay(game: CardGameEngine, seat: Seat, card: Thing): readonly Way[] {
  if (!mayPlay(game, seat, card)) return [];
  const { pilot } = kindOf(card);
  const ways: Way[] = printedWays(game, seat, card);
  if (pilot && hostsFor(game, card, seat).length > 0)
    ways.push({ as: 'pilot', cost: read(game, 'pilot cost', card) });
  return ways.filter(({ cost }) => canPay(game, seat, { n: cost, card }));
}

function printedWays(game: CardGameEngine, seat: Seat, card: Thing): Way[] {
  const { type } = kindOf(card);
  const cost = costOf(game, card);
  switch (type) {
    case 'unit':
    case 'mission':
      return [{ as: type, cost }];
    case 'enhancement': {
      const hasPlace = standsAlone(card) || hostsFor(game, card, seat).length > 0;
      return hasPlace ? [{ as: type, cost }] : [];
    }
    default:
      return [];
  }
}

/** No unique title twice, one Limited card a turn, nothing that forbids it. */
function mayPlay(game: CardGameEngine, seat: Seat, card: Thing): boolean {
  if (!mayEnter(game, card, areaFor(card, seat)) || !allowed(game, 'play', card, seat)) return false;
  return !(hasKeyword(game, card, 'limited') && playerOf(game.state, seat).limited);
}

/** A mission lies in the opponent's area, under the opponent's control. */
function areaFor(card: Thing, seat: Seat): Seat {
  return kindOf(card).type === 'mission' ? opponentOf(seat) : seat;
}

export function* playCard(game: CardGameEngine, seat: Seat, card: Thing, way: Way, cx?: CardGameCx): Play {
  show(game, card);
  const live: HappeningOf<'played'> = { kind: 'played', card, by: seat };
  yield* happen(game, live, () => playing(game, seat, card, way), cx);
}

function* playing(game: CardGameEngine, seat: Seat, card: Thing, way: Way): Play {
  const { as, cost, participating } = way;
  yield* pay(game, seat, { n: cost, card });
  noteAsPlayed(game, seat, card);
  const isAttached = as === 'pilot' || (as === 'enhancement' && !standsAlone(card));
  const hosts = isAttached && way.on === undefined ? hostsFor(game, card, seat) : [];
  const choice = hosts.length === 0 ? plainly(way.on) : yield* askOne(game, seat, 'play on', hosts, card);
  const { picked: on } = choice;
  const entry = { how: 'played', seat: areaFor(card, seat), on, participating, ...whyOf(choice) } as const;
  yield* enter(game, card, entry);
}

/** An event is paid for and discarded; what it does is its ability's, and who reacts to its being played waits for that. */
export function* playEvent(game: CardGameEngine, seat: Seat, card: Thing, cx?: CardGameCx): Play {
  show(game, card);
  const live: HappeningOf<'played'> = { kind: 'played', card, by: seat, held: true };
  yield* happen(game, live, () => discarded(game, seat, card), cx);
}

function* discarded(game: CardGameEngine, seat: Seat, card: Thing): Play {
  yield* pay(game, seat, { n: costOf(game, card), card });
  noteAsPlayed(game, seat, card);
  // At once: an interrupt's end is nobody's step. Cancelled or not, it ends there.
  if (takeFromHand(game, card)) putInDiscard(game, card);
}

export function canPlayEvent(game: CardGameEngine, seat: Seat, card: Thing): boolean {
  if (!allowed(game, 'play', card, seat)) return false;
  if (hasKeyword(game, card, 'limited') && playerOf(game.state, seat).limited) return false;
  return canPay(game, seat, { n: costOf(game, card), card });
}

function noteAsPlayed(game: CardGameEngine, seat: Seat, card: Thing): void {
  const { state } = game;
  if (hasKeyword(game, card, 'limited')) playerOf(state, seat).limited = true;
  if (state.phase) state.played.push({ card, seat, phase: state.phase });
  endNextCard(game, card);
  wake(state, opponentOf(seat), 'enemy card');
}
