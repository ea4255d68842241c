import { allowed, DONE, happen, type Play, type Reason, type Seat, type Thing } from '@holofoe/kernel';
import { inPlay, MOST_COMMITTED, type State } from '../state.ts';
import type { CardGameCx, CardGameEngine } from '../terms/words.ts';

/** Force cards that a player has left. */
export function forceCardsLeft({ play }: State, seat: Seat): number {
  return MOST_COMMITTED - play.filter((record) => record.seat === seat && record.committed).length;
}

export function canCommit(game: CardGameEngine, card: Thing): boolean {
  const record = inPlay(game.state, card);
  if (record?.type !== 'unit' || record.committed || !allowed(game, 'commit', card)) return false;
  return forceCardsLeft(game.state, record.seat) > 0;
}

/** A unit gets a Force card of the one who controls it. */
export function commit(
  game: CardGameEngine,
  card: Thing,
  by: Seat,
  cx?: CardGameCx,
  rule?: string,
  reason?: Reason,
): Play {
  if (!canCommit(game, card)) {
    if (cx) cx.did.missed++;
    return DONE;
  }
  const live = { kind: 'commits', card, by, why: reason && [reason] } as const;
  return happen(game, live, () => setCommitted(game, card, true), cx, rule);
}

export function uncommit(game: CardGameEngine, card: Thing, by: Seat, cx?: CardGameCx, rule?: string): Play {
  if (inPlay(game.state, card)?.committed !== true) {
    if (cx) cx.did.missed++;
    return DONE;
  }
  return happen(game, { kind: 'uncommits', card, by }, () => setCommitted(game, card, false), cx, rule);
}

function setCommitted({ state }: CardGameEngine, card: Thing, committed: boolean): undefined {
  const record = inPlay(state, card);
  if (record) record.committed = committed;
}
