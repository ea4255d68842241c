import { type Game, openEngine } from '@holofoe/kernel';
import { AI } from './ai/ai.ts';
import type { State } from './state.ts';
import type { CardGame, CardGameEngine } from './terms/words.ts';
import { RULES } from './vocabulary/rules.ts';

/** An engine for one step, or for a look at the numbers of cards. */
export function openGame({ state, desk }: Game<State>): CardGameEngine {
  return openEngine<CardGame>({ state, desk }, RULES, state.standing, { ai: AI });
}
