import { CHECKPOINT, type Game, type Play } from '@holofoe/kernel';
import { attackPhase } from './bot/attack-base.ts';
import { cleanUp } from './bot/clean-up.ts';
import { deployment } from './bot/deployment.ts';
import { forcePhase } from './bot/force.ts';
import { purchases } from './bot/purchase.ts';
import { sabotage } from './bot/sabotage.ts';
import { setUp } from './bot/set-up.ts';
import { takeAction } from './rules/action.ts';
import { beginTurn } from './rules/begin-turn.ts';
import { GameOver } from './rules/damage.ts';
import { endTurn } from './rules/end-turn.ts';
import { chooseBases, deal } from './rules/setup.ts';
import type { Duel, Outcome, State, Step } from './rules/state.ts';
import { LANGUAGE } from './vocabulary/language.ts';

/** What each step does; it names the next one. DBG-12: the bot's seven phases in order. */
const STEPS: Readonly<Record<Step, (duel: Duel) => Play<Step> | Step>> = {
  'choose bases': chooseBases,
  deal,
  'begin turn': beginTurn,
  action: takeAction,
  'end turn': endTurn,
  'bot set-up': setUp,
  'bot deployment': deployment,
  'bot purchase': purchases,
  'bot sabotage': sabotage,
  'bot attack': attackPhase,
  'bot force': forcePhase,
  'bot clean up': cleanUp,
};

/** The whole game, an action or a phase at a time, until a side's last base falls (DBG-49). */
export function* play({ state, desk }: Game<State>): Play<Outcome> {
  const duel: Duel = { state, desk, effects: LANGUAGE };
  for (;;) {
    yield CHECKPOINT;
    if (state.winner !== null) return { winner: state.winner, turns: state.turn };
    yield* oneStep(duel);
  }
}

function* oneStep(duel: Duel): Play {
  const { state } = duel;
  try {
    const next = STEPS[state.step](duel);
    state.step = typeof next === 'string' ? next : yield* next;
  } catch (error) {
    if (!(error instanceof GameOver)) throw error;
    state.attack = null;
  }
}
