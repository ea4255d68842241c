import { scenarioByCode } from '../scenarios/catalogue.ts';
import type { Stage, StageRule } from '../scenarios/stage.ts';
import type { Area, State } from './state.ts';

/** The stage that lies in an area. */
export function stageOf(state: State, area: Area): Stage {
  const stage = scenarioByCode(state.scenario)?.stages[area.stage];
  if (!stage) throw new Error(`The scenario "${state.scenario}" has no stage with the index ${area.stage}.`);
  return stage;
}

/** What a stage changes in its area for as long as it lasts; undefined where it does not. */
export function stageRule<K extends StageRule['is']>(
  state: State,
  area: Area,
  is: K,
): Extract<StageRule, { is: K }> | undefined {
  for (const rule of stageOf(state, area).rules) {
    if (rule.is === is) return rule as Extract<StageRule, { is: K }>;
  }
  return undefined;
}
