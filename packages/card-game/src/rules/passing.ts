import type { Seat, Thing } from '@holofoe/kernel';
import { inPlay, opponentOf, type PassUntil, playerOf, type State } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';

/** Who passes until something happens is asked again from then on; at the end of the phase at the latest. */
export function wake(state: State, seat: Seat, by: PassUntil): void {
  const player = playerOf(state, seat);
  if (player.passing === by) player.passing = null;
}

/** After each change: whether a unit of somebody who passes was attacked, damaged, focused or targeted by the enemy. */
export function wakeForUnits(game: CardGameEngine): void {
  for (const { seat, passing } of game.state.players)
    if (passing === 'my units' && game.flight.some((live) => concerns(game, live, seat)))
      wake(game.state, seat, 'my units');
}

function concerns({ state }: CardGameEngine, live: CardGameEngine['flight'][number], seat: Seat): boolean {
  if (live.by !== opponentOf(seat)) return false;
  switch (live.kind) {
    case 'engaged':
      return inPlay(state, live.card)?.seat === seat;
    case 'damage':
    case 'focus':
      return isUnitOf(state, live.card, seat);
    case 'ability':
      return live.cx.targets.some(({ things }) => things.some((card) => isUnitOf(state, card, seat)));
    default:
      return false;
  }
}

function isUnitOf(state: State, card: Thing, seat: Seat): boolean {
  const found = inPlay(state, card);
  return found?.seat === seat && found.type === 'unit';
}
