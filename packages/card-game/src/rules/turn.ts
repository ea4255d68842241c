import { happen, type Play } from '@holofoe/kernel';
import { DARK, opponentOf, playerOf } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { aiFor } from './asking.ts';
import { endPeriod } from './periods.ts';
import { phaseEnds } from './phases.ts';

/** LCG-12: the Dark Side has the first turn of each round. What reacts to it comes before the dial moves. */
export function* turnBegins(game: CardGameEngine): Play {
  const { state } = game;
  const seat = state.active;
  if (seat === DARK) state.round++;
  playerOf(state, seat).turns++;
  // LCG-14: the AI's fate deck is filled before anybody reacts.
  const begin = () => {
    aiFor(game, seat)?.turnBegins(game, seat);
    return undefined;
  };
  yield* happen(game, { kind: 'turn begins', by: seat }, begin, undefined, 'LCG-12');
  state.step = 'balance';
}

export function* turnEnds(game: CardGameEngine): Play {
  const { state } = game;
  yield* phaseEnds(game);
  yield* happen(game, { kind: 'turn ends', by: state.active }, () => endPeriod(game, 'turn'));
  for (const objective of Object.keys(state.declared)) delete state.declared[Number(objective)];
  state.played.length = 0;
  for (const player of state.players) player.limited = false;
  state.active = opponentOf(state.active);
  state.step = 'turn begins';
}
