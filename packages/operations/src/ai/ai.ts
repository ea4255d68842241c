import type { Opponent } from '../opponent.ts';
import type { Battle } from '../rules/battle.ts';
import { applyAiSign } from './apply-sign.ts';
import { dieForGuardian } from './dice-of-players.ts';
import { spreadOverAi } from './indirect.ts';
import { aiTurn } from './turn.ts';
import { givesUp, redeploys } from './upgrades.ts';

/** The Operations AI, as the rules know it. */
export const AI: Opponent<Battle> = {
  turn: aiTurn,
  guards: dieForGuardian,
  applies: applyAiSign,
  spreads: spreadOverAi,
  redeploys,
  givesUp,
};
