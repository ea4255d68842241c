import { scenarioByCode } from '../scenarios/catalogue.ts';
import type { Stage } from '../scenarios/stage.ts';
import type { Area, State } from '../state.ts';

/** The stage that lies in an area. */
export function stageOf(state: State, area: Area): Stage {
  const stage = scenarioByCode(state.scenario)?.stages[area.stage];
  if (!stage) throw new Error(`The scenario "${state.scenario}" has no stage with the index ${area.stage}.`);
  return stage;
}
