import { endOf, type Play } from '@holofoe/kernel';
import {
  areaOf,
  FIRST_AREA,
  isAi,
  isIn,
  type Player,
  playerOf,
  type SideNo,
  type State,
  type Step,
} from '../state.ts';
import { legalActions, takeAction } from './action.ts';
import type { Battle } from './battle.ts';
import { tell } from './happening.ts';
import { hasUnseen, lookAtHand } from './own-cards.ts';

/** OPS-01, OPS-02: one action of a player, or a turn of the AI; then the next one has a turn, until all pass in a row. */
export function* turn(battle: Battle): Play<Step> {
  const { state } = battle;
  const side = state.turn;
  const again = state.additional > 0;
  const play = isAi(side) ? turnOfAi(battle, side) : turnOfPlayer(battle, side);
  const passed = play === PASSES || (yield* play);
  if (passed && !again) count(state, side);
  else if (!passed && !(isAi(side) && state.options.phase === 'short')) state.passes = 0;
  if (state.additional > 0) return 'turn';
  state.actions = state.resolved = 0;
  endOf(battle, 'turn');
  if (state.passes >= sidesThatMustPass(state) && !aiIsToAct(state)) return 'end of phase';
  state.turn = nextAfter(state, side);
  return 'turn';
}

/** In the short variant neither the AI nor the one who claimed need pass, and the AI's turns do not break the row. */
function count(state: State, side: SideNo): void {
  if (state.options.phase === 'full' || !(isAi(side) || hasClaimed(state, playerOf(state, side))))
    state.passes++;
}

/** Nobody need be asked. */
const PASSES = true;

/** Whether the player passes. */
function turnOfPlayer(battle: Battle, seat: SideNo): Play<boolean> | typeof PASSES {
  const { state } = battle;
  const player = playerOf(state, seat);
  // The one who claimed passes for the rest of the round.
  if (hasClaimed(state, player)) return PASSES;
  return hasUnseen(player) ? lookAndAct(battle, player) : act(battle, player);
}

function* lookAndAct(battle: Battle, player: Player): Play<boolean> {
  yield* lookAtHand(battle, player);
  const play = act(battle, player);
  return play === PASSES || (yield* play);
}

function act(battle: Battle, player: Player): Play<boolean> | typeof PASSES {
  const { state } = battle;
  const options = legalActions(battle, player);
  // Where nothing else is legal, nobody need be asked.
  if (options.length === 1 && state.additional === 0) {
    tell(battle, { kind: 'pass', side: player.no });
    return PASSES;
  }
  if (state.additional === 0) tell(battle, { kind: 'turn', side: player.no, again: false }, 'OPS-01');
  return takeAction(battle, player, options);
}

function hasClaimed({ claimed }: State, { no, outclaimed }: Player): boolean {
  return claimed === no || outclaimed === true;
}

function turnOfAi(battle: Battle, side: SideNo): Play<boolean> {
  const { state } = battle;
  const again = state.additional > 0;
  if (again) state.additional--;
  const area = areaOf(state, side);
  area.acted = true;
  tell(battle, { kind: 'turn', side, again }, 'OPS-02');
  return battle.besides.ai.turn(battle, area);
}

/** In the short variant the phase does not end before the AI of each area has had a turn. */
function aiIsToAct({ areas, options }: State): boolean {
  if (options.phase === 'full') return false;
  for (const { acted, cleared } of areas) if (!acted && !cleared) return true;
  return false;
}

function sidesThatMustPass(state: State): number {
  const { players, areas, options } = state;
  let count = 0;
  for (const player of players)
    if (isIn(player) && (options.phase === 'full' || !hasClaimed(state, player))) count++;
  if (options.phase === 'full') for (const { cleared } of areas) if (!cleared) count++;
  return count;
}

/** Clockwise from the one who opened the round, then the AI of each area in the order M-1, M-2, M-3 (OPS-53), players there or not (OPS-83). */
function nextAfter(state: State, side: SideNo): SideNo {
  const { players, areas, opener } = state;
  const place = (side - opener + players.length) % players.length;
  const seat = isAi(side) ? undefined : nextSeat(state, place + 1);
  if (seat !== undefined) return seat;
  for (const { no, cleared } of areas) if (!cleared && (no > side || !isAi(side))) return no;
  return nextSeat(state, 0) ?? FIRST_AREA;
}

/** From that many places after the opener on. */
function nextSeat({ players, opener }: State, from: number): SideNo | undefined {
  for (let place = from; place < players.length; place++) {
    const player = players[(opener + place) % players.length];
    if (player && isIn(player)) return player.no;
  }
  return undefined;
}
