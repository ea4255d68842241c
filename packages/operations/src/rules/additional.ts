import type { Battle } from './battle.ts';
import { happen } from './happening.ts';
import type { SideNo } from './state.ts';

/** Additional actions in the turn that is on. */
export function grantAction(battle: Battle, side: SideNo, actions = 1): void {
  battle.state.additional += actions;
  happen(battle, { kind: 'additional', side, actions });
}
