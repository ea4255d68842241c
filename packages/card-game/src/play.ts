import { CHECKPOINT, type Game, isSettled, type Play, type Seat } from '@holofoe/kernel';
import { openGame } from './open-game.ts';
import { aiFor } from './rules/asking.ts';
import { balance } from './rules/balance.ts';
import { conflict, engage } from './rules/conflict.ts';
import { drawPhase } from './rules/draw-phase.ts';
import { EDGE_BATTLE } from './rules/edge-battle.ts';
import { ENGAGEMENT, endEngagement } from './rules/engagement.ts';
import { commitment, struggle } from './rules/force.ts';
import { phaseBegins } from './rules/phases.ts';
import { refresh } from './rules/refresh.ts';
import { drawHands, mulligan, revealObjectives } from './rules/setup.ts';
import { turnBegins, turnEnds } from './rules/turn.ts';
import { openWindow, windowTurn } from './rules/window.ts';
import { GameOver } from './rules/winning.ts';
import type { Ending, State, Step } from './state.ts';
import type { CardGameEngine } from './terms/words.ts';

export interface Outcome {
  readonly winner: Seat;
  readonly how: Ending;
  readonly rounds: number;
}

/** The whole game, a step at a time. */
export function* play({ state, desk }: Game<State>): Play<Outcome> {
  for (;;) {
    yield CHECKPOINT;
    const { winner, ending, round } = state;
    if (winner !== null && ending !== null) return { winner, how: ending, rounds: round };
    yield* oneStep(openGame({ state, desk }));
  }
}

function* oneStep(game: CardGameEngine): Play {
  try {
    yield* nextStep(game);
  } catch (error) {
    if (!(error instanceof GameOver)) throw error;
    return;
  }
  if (!isSettled(game)) throw new Error('Something waits at a checkpoint.');
}

/** The innermost thing in the state goes first: end of an engagement, window, edge battle, engagement, phase. */
function nextStep(game: CardGameEngine): Play {
  const { engagement, window, step } = game.state;
  if (engagement?.over) return endEngagement(game, engagement);
  if (window) return windowTurn(game);
  if (engagement?.battle) return EDGE_BATTLE[engagement.battle.step](game, engagement, engagement.battle);
  if (engagement) return ENGAGEMENT[engagement.step](game, engagement);
  return STEPS[step](game);
}

const STEPS: { readonly [S in Step]: (game: CardGameEngine) => Play } = {
  'draw hands': drawHands,
  mulligan,
  'reveal objectives': revealObjectives,
  'turn begins': turnBegins,
  balance,
  refresh,
  draw: drawPhase,
  deployment,
  pools,
  conflict,
  engage,
  commitment,
  struggle,
  'turn ends': turnEnds,
};

/** Cards are played in the action window of the phase. */
function* deployment(game: CardGameEngine): Play {
  yield* phaseBegins(game, 'deployment');
  game.state.step = 'pools';
  openWindow(game, 'deployment');
}

/** LCG-20 */
function* pools(game: CardGameEngine): Play {
  const { state } = game;
  const ai = aiFor(game, state.active);
  if (ai) yield* ai.pools(game, state.active);
  state.step = 'conflict';
}
