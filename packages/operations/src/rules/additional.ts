import { read } from '@holofoe/kernel';
import type { SideNo } from '../state.ts';
import type { Battle } from './battle.ts';
import { tell } from './happening.ts';
import { thingOfSide } from './things.ts';

/** Additional actions in the turn that is on. */
export function grantAction(battle: Battle, side: SideNo, actions = 1): void {
  battle.state.additional += actions;
  tell(battle, { kind: 'additional', side, actions });
}

/** No more than cards let the side take in this turn, whose first action is none of them. */
export function limitAdditional(battle: Battle, side: SideNo): void {
  const { state, standing } = battle;
  if (standing.rules['additional actions'] === undefined) return;
  const most = read(battle, 'additional actions', thingOfSide(side));
  const taken = Math.max(0, state.actions - 1);
  state.additional = Math.min(state.additional, Math.max(0, most - taken));
}
