import { DONE, happen, type Play, type Seat, type Thing } from '@holofoe/kernel';
import { DARK, playerOf } from '../state.ts';
import type { CardGameCx, CardGameEngine, HappeningOf } from '../terms/words.ts';

/** Forward, or back with a number below 0; never below `least`. */
export function moveDial(
  game: CardGameEngine,
  n: number,
  by: Seat | undefined,
  cx?: CardGameCx,
  rule?: string,
  least = 0,
): Play {
  const { state } = game;
  const live: HappeningOf<'dial'> = { kind: 'dial', n, by };
  const turn = () => {
    live.n = Math.max(Math.min(state.dial, least) - state.dial, live.n);
    state.dial += live.n;
    if (live.n === 0) live.off = 'cancelled';
    return undefined;
  };
  return happen(game, live, turn, cx, rule);
}

/**
 * An objective has come to a victory pile. For the Dark Side the dial advances by as many as lay in its pile then, also
 * where several come together; for the Light Side the checks see whether there are three.
 */
export function scored(game: CardGameEngine, card: Thing, scorer: Seat): Play {
  if (scorer !== DARK) return DONE;
  return moveDial(game, playerOf(game.state, DARK).victory.indexOf(card) + 1, DARK);
}
