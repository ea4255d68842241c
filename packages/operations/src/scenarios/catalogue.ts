import { DEATH_STAR_II } from './death-star-ii.ts';
import { ECHO_BASE } from './echo-base.ts';
import { KNIGHTFALL } from './knightfall.ts';
import { NABOO } from './naboo.ts';
import { SCARIF } from './scarif.ts';
import type { Scenario } from './stage.ts';

/** First those for heroes, then those for villains. */
export const SCENARIOS: readonly Scenario[] = [SCARIF, DEATH_STAR_II, NABOO, ECHO_BASE, KNIGHTFALL];

export function scenarioByCode(code: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.code === code);
}
