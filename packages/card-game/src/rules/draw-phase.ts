import { EVERYBODY, type Play, read, type Seat, thingOfSeat } from '@holofoe/kernel';
import { playerOf } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { askOne, askSome } from './asking.ts';
import { discardFromHand, lookAtHand } from './discard.ts';
import { drawCards } from './draw.ts';
import { phaseBegins } from './phases.ts';
import { seenIn } from './piles.ts';
import { reserveOf } from './reads.ts';
import { openWindow } from './window.ts';

/** One card may be discarded; then the hand is as large as the reserve. */
export function* drawPhase(game: CardGameEngine): Play {
  const { state } = game;
  const seat = state.active;
  yield* phaseBegins(game, 'draw');
  const player = playerOf(state, seat);
  // LCG-51: the AI never does.
  if (!player.isAi) {
    const { picked } = yield* askOne(game, seat, 'discard one', [...seenIn(player.hand), 'pass']);
    if (picked !== 'pass') yield* discardFromHand(game, picked, seat);
  }
  const missing = reserveOf(game, seat) - player.hand.length;
  if (missing > 0) yield* drawCards(game, seat, Math.min(missing, mostDrawn(game, seat)));
  else if (missing < 0) yield* discardDown(game, -missing);
  state.step = 'deployment';
  openWindow(game, 'draw');
}

/** A rule may keep somebody from drawing more than so many. */
function mostDrawn(game: CardGameEngine, seat: Seat): number {
  const most = read(game, 'draws at most', thingOfSeat(seat));
  return most > 0 ? most : Number.POSITIVE_INFINITY;
}

function* discardDown(game: CardGameEngine, many: number): Play {
  const { state } = game;
  if (playerOf(state, state.active).isAi) return yield* discardFromTop(game, state.active, many);
  const hand = seenIn(playerOf(state, state.active).hand);
  const { picked } = yield* askSome(game, state.active, 'discard down', hand, many, many);
  for (const card of picked) yield* discardFromHand(game, card, state.active);
}

/** LCG-51: above its reserve the AI discards from the top. */
function* discardFromTop(game: CardGameEngine, seat: Seat, many: number): Play {
  for (let left = many; left > 0; left--)
    yield* discardFromHand(game, yield* lookAtHand(game, seat, 0, EVERYBODY), seat, undefined, 'LCG-51');
}
