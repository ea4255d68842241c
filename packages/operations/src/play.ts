import { CHECKPOINT, type Game, type Play } from '@holofoe/kernel';
import type { Battle } from './rules/battle.ts';
import { GameOver } from './rules/elimination.ts';
import { drawHands, spreadShields } from './rules/setup.ts';
import { beginStage, chooseAreas, endOfPhase } from './rules/stages.ts';
import { turn } from './rules/turn.ts';
import { aiUpkeep, beginPhase, upkeep } from './rules/upkeep.ts';
import type { Outcome, State, Step } from './state.ts';
import { openBattle } from './vocabulary/language.ts';

/** What each step does; it names the next one. */
const STEPS: Readonly<Record<Step, (battle: Battle) => Play<Step>>> = {
  'draw hands': drawHands,
  'spread shields': spreadShields,
  'choose areas': chooseAreas,
  'begin stage': beginStage,
  'begin phase': beginPhase,
  turn,
  'end of phase': endOfPhase,
  upkeep,
  'AI upkeep': aiUpkeep,
};

/** The whole game, an action or a turn at a time, until the final stage is done or all players are eliminated (OPS-57). */
export function* play({ state, desk }: Game<State>): Play<Outcome> {
  // Nothing waits and nothing is under way between two steps: one battle serves for all of them.
  const battle = openBattle({ state, desk });
  for (;;) {
    yield CHECKPOINT;
    if (state.winner !== null) return { winner: state.winner, rounds: state.round, stage: state.stage };
    try {
      state.step = yield* STEPS[state.step](battle);
    } catch (error) {
      if (!(error instanceof GameOver)) throw error;
      state.additional = 0;
    }
  }
}
