import { DONE, happen, type Play, type Thing } from '@holofoe/kernel';
import { type InPlay, inPlay, type State } from '../state.ts';
import type { CardGameCx, CardGameEngine } from '../terms/words.ts';

export function isFighting({ engagement }: State): boolean {
  return engagement !== null && !engagement.over;
}

export function canJoin(state: State, record: InPlay | undefined): boolean {
  return record !== undefined && isFighting(state) && record.type === 'unit' && record.role === null;
}

/** A unit takes part that was not declared: on the side of the one who controls it. */
export function join(game: CardGameEngine, card: Thing, cx?: CardGameCx): Play {
  const { state } = game;
  const record = inPlay(state, card);
  if (!record || !canJoin(state, record)) {
    if (cx) cx.did.missed++;
    return DONE;
  }
  const takePart = () => {
    record.role = record.seat === state.engagement?.attacker ? 'attacker' : 'defender';
    return undefined;
  };
  return happen(game, { kind: 'joins', card, by: record.seat }, takePart, cx);
}

export function leaveEngagement(game: CardGameEngine, card: Thing, cx?: CardGameCx): Play {
  const record = inPlay(game.state, card);
  if (!record || record.role === null) {
    if (cx) cx.did.missed++;
    return DONE;
  }
  const goAway = () => {
    record.role = null;
    return undefined;
  };
  return happen(game, { kind: 'leaves engagement', card, by: cx?.seat ?? record.seat }, goAway, cx);
}
