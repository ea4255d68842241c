import { DONE, happen, type Play, reseat, type Seat, type Thing } from '@holofoe/kernel';
import { inPlay } from '../state.ts';
import type { CardGameCx, CardGameEngine } from '../terms/words.ts';

/**
 * Another player controls it: it leaves the engagement and its Force card, and what it says is theirs. Enhancements stay
 * whose they are, where they are still legal. `until`: the period, as it runs now, at whose end it goes back.
 */
export function takeControl(
  game: CardGameEngine,
  card: Thing,
  to: Seat,
  cx?: CardGameCx,
  until?: string,
): Play {
  const record = inPlay(game.state, card);
  if (!record || record.seat === to) {
    if (cx) cx.did.missed++;
    return DONE;
  }
  const take = () => {
    Object.assign(record, { seat: to, role: null, committed: false, lent: until ?? null });
    reseat(game, card, to);
    return DONE;
  };
  return happen(game, { kind: 'control', card, to, by: to }, take, cx);
}
