import type { Fault, Seat, Thing } from '@holofoe/kernel';
import { idOf } from '../cards/catalogue.ts';
import { newEngagement } from '../rules/conflict.ts';
import { freshBattle } from '../rules/edge-battle.ts';
import { type Engagement, inPlay, opponentOf, type State } from '../state.ts';
import { SIDES } from '../terms/traits.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { kindsCalled } from '../wording/names.ts';
import { pileOf } from './piles.ts';
import type { EngagementFile } from './schema.ts';
import type { Supply } from './supply.ts';

/** Objectives of the other side that were engaged before in this turn. */
export function layDeclared(state: State, texts: readonly string[], faults: Fault[]): void {
  for (const [i, text] of texts.entries()) {
    const found = findInPlay(state, text, opponentOf(state.active), []);
    if (found === undefined) faults.push({ path: `engaged[${i}]`, says: notThere(text) });
    else state.declared[found] = 1;
  }
}

/** An engagement that is under way, among cards that lie there. */
export function layEngagement(
  game: CardGameEngine,
  file: EngagementFile,
  supplies: readonly Supply[],
  faults: Fault[],
): void {
  const { state } = game;
  const { active } = state;
  const used: Thing[] = [];
  const find = (path: string, text: string, seat: Seat): Thing | undefined => {
    const found = findInPlay(state, text, seat, used);
    if (found === undefined) faults.push({ path: `engagement.${path}`, says: notThere(text) });
    else used.push(found);
    return found;
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
  const turn = file.turn === undefined ? (edge ?? active) : SIDES.indexOf(file.turn);
  const engagement = {
    ...newEngagement(active, objective),
    engaged: objective,
    step: file.step,
    edge: file.step === 'strikes' ? edge : null,
    turn,
  };
  state.engagement = engagement;
  if (file.stacks) layStacks(game, engagement, file, supplies, faults);
}

/** What was laid lies face down: each side knows its own cards, and nobody those of the AI. */
function layStacks(
  game: CardGameEngine,
  engagement: Engagement,
  { stacks, step, turn }: EngagementFile,
  supplies: readonly Supply[],
  faults: Fault[],
): void {
  if (step !== 'edge') {
    faults.push({ path: 'engagement.stacks', says: 'stacks are laid in the step "edge"' });
    return;
  }
  const battle = freshBattle(game, engagement);
  for (const [seat, supply] of supplies.entries()) {
    const by = game.state.players[seat]?.isAi ? 0 : 1 << seat;
    const path = `engagement.stacks.${supply.side}`;
    battle.stacks[seat === 0 ? 0 : 1] = pileOf(supply, path, stacks?.[supply.side] ?? [], by);
  }
  if (turn !== undefined) battle.turn = engagement.turn;
  engagement.battle = battle;
}

function findInPlay({ play }: State, text: string, seat: Seat, used: readonly Thing[]): Thing | undefined {
  const ids = kindsCalled(text).map(({ id }) => id);
  return play.find((each) => each.seat === seat && ids.includes(idOf(each.card)) && !used.includes(each.card))
    ?.card;
}

function notThere(text: string): string {
  return `${text} is not in play there`;
}
