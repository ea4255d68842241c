import { happen, type Play } from '@holofoe/kernel';
import type { Phase } from '../terms/traits.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { endPeriod } from './periods.ts';

/** The phase before it ends first. */
export function* phaseBegins(game: CardGameEngine, phase: Phase): Play {
  const { state } = game;
  yield* phaseEnds(game);
  state.phase = phase;
  yield* happen(game, { kind: 'phase begins', phase, by: state.active }, () => undefined);
}

/** What is done at the end, then what lasted until then is over, then what comes after. */
export function* phaseEnds(game: CardGameEngine): Play {
  const { state } = game;
  const { phase } = state;
  if (phase === null) return;
  const over = () => {
    for (const player of state.players) {
      player.passing = null;
      player.deploying = null;
    }
    state.numerals.length = 0;
    return endPeriod(game, 'phase');
  };
  yield* happen(game, { kind: 'phase ends', phase, by: state.active }, over);
  state.phase = null;
}
