import type { Fault, Seat, Thing } from '@holofoe/kernel';
import { idOf } from '../cards/catalogue.ts';
import { newEngagement } from '../rules/conflict.ts';
import { inPlay, opponentOf, type State } from '../state.ts';
import { SIDES } from '../terms/traits.ts';
import { kindsCalled } from '../wording/names.ts';
import type { EngagementFile } from './schema.ts';

/** An engagement that is under way, among cards that lie there. */
export function layEngagement(state: State, file: EngagementFile, faults: Fault[]): void {
  const { active } = state;
  const used: Thing[] = [];
  const find = (path: string, text: string, seat: Seat): Thing | undefined => {
    const ids = kindsCalled(text).map(({ id }) => id);
    const found = state.play.find(
      (each) => each.seat === seat && ids.includes(idOf(each.card)) && !used.includes(each.card),
    );
    if (found) used.push(found.card);
    else faults.push({ path: `engagement.${path}`, says: `${text} is not in play there` });
    return found?.card;
  };
  const take = (list: 'attackers' | 'defenders', seat: Seat) => {
    for (const [i, text] of file[list].entries()) {
      const unit = inPlay(state, find(`${list}[${i}]`, text, seat) ?? -1);
      if (unit) unit.role = list === 'attackers' ? 'attacker' : 'defender';
    }
  };
  const objective = find('objective', file.objective, opponentOf(active));
  take('attackers', active);
  take('defenders', opponentOf(active));
  if (objective === undefined) return;
  state.declared[objective] = 1;
  const edge = file.edge === undefined ? null : SIDES.indexOf(file.edge);
  if (file.step === 'strikes' && edge === null)
    faults.push({ path: 'engagement.edge', says: 'who has the edge when units strike?' });
  state.engagement = {
    ...newEngagement(active, objective),
    engaged: objective,
    step: file.step,
    edge,
    turn: edge ?? active,
  };
}
