import { ACROSS_THE_GALAXY } from './across-the-galaxy.ts';
import { AWAKENINGS } from './awakenings.ts';
import { CONVERGENCE } from './convergence.ts';
import { COVERT_MISSIONS } from './covert-missions.ts';
import { EMPIRE_AT_WAR } from './empire-at-war.ts';
import type { Kind } from './kind.ts';
import { LEGACIES } from './legacies.ts';
import { SPARK_OF_HOPE } from './spark-of-hope.ts';
import { SPIRIT_OF_REBELLION } from './spirit-of-rebellion.ts';
import { TWO_PLAYER_GAME } from './two-player-game.ts';
import { WAY_OF_THE_FORCE } from './way-of-the-force.ts';

/** Further cards, set by set in the order of their release. */
export const FURTHER_CARDS: readonly Kind[] = [
  ...AWAKENINGS,
  ...SPIRIT_OF_REBELLION,
  ...EMPIRE_AT_WAR,
  ...TWO_PLAYER_GAME,
  ...LEGACIES,
  ...WAY_OF_THE_FORCE,
  ...ACROSS_THE_GALAXY,
  ...CONVERGENCE,
  ...SPARK_OF_HOPE,
  ...COVERT_MISSIONS,
];
