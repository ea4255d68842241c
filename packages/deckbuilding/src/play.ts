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
import type { Duel } from './rules/duel.ts';
import { endTurn } from './rules/end-turn.ts';
import { chooseBases, deal } from './rules/setup.ts';
import type { Outcome, State, Step } from './state.ts';
import { openDuel } from './vocabulary/language.ts';

/** What each step does; it names the next one. DBG-12: the bot's seven phases in order. */
function stepOf(duel: Duel, step: Step): Play<Step> | Step {
  switch (step) {
    case 'choose bases':
      return chooseBases(duel);
    case 'deal':
      return deal(duel);
    case 'begin turn':
      return beginTurn(duel);
    case 'action':
      return takeAction(duel);
    case 'end turn':
      return endTurn(duel);
    case 'bot set-up':
      return setUp(duel);
    case 'bot deployment':
      return deployment(duel);
    case 'bot purchase':
      return purchases(duel);
    case 'bot sabotage':
      return sabotage(duel);
    case 'bot attack':
      return attackPhase(duel);
    case 'bot force':
      return forcePhase(duel);
    case 'bot clean up':
      return cleanUp(duel);
  }
}

/** The whole game, an action or a phase at a time, until a side's last base falls (DBG-49). */
export function* play({ state, desk }: Game<State>): Play<Outcome> {
  const duel = openDuel({ state, desk });
  for (;;) {
    yield CHECKPOINT;
    if (state.winner !== null) return { winner: state.winner, turns: state.turn };
    try {
      const next = stepOf(duel, state.step);
      state.step = typeof next === 'string' ? next : yield* next;
    } catch (error) {
      if (!(error instanceof GameOver)) throw error;
      state.attack = null;
    }
  }
}
