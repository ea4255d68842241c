/**
 * The sets in the order of their release (OPS-15): name and position; cards of the AI alone come last. The numbers of
 * cards are built on the position (`number.ts`), and saves hold them: a position below 32 that is never changed.
 */
export const SETS = {
  AW: { name: 'Awakenings', position: 1 },
  SoR: { name: 'Spirit of Rebellion', position: 2 },
  EaW: { name: 'Empire at War', position: 3 },
  TPG: { name: 'Two-Player Game', position: 4 },
  LEG: { name: 'Legacies', position: 5 },
  RIV: { name: 'Rivals', position: 6 },
  WotF: { name: 'Way of the Force', position: 7 },
  AtG: { name: 'Across the Galaxy', position: 8 },
  CONV: { name: 'Convergence', position: 9 },
  AoN: { name: 'Allies of Necessity', position: 10 },
  SoH: { name: 'Spark of Hope', position: 11 },
  CM: { name: 'Covert Missions', position: 12 },
  OPS: { name: 'Operations', position: 30 },
  AI: { name: 'AI cards of Operations', position: 31 },
} as const;

export type SetCode = keyof typeof SETS;
