import type { SideNo } from '../state.ts';
import type { Battle } from './battle.ts';
import { tell } from './happening.ts';

/** Additional actions in the turn that is on. */
export function grantAction(battle: Battle, side: SideNo, actions = 1): void {
  battle.state.additional += actions;
  tell(battle, { kind: 'additional', side, actions });
}
