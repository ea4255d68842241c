import { allowed, EVERYBODY, happen, type Play, reveal, type Seat, type Thing } from '@holofoe/kernel';
import { idOf } from '../cards/catalogue.ts';
import { CURRENT_OBJECTIVES, inPlay, LIGHT, playerOf, type State } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { enter } from './entering.ts';
import { phaseBegins } from './phases.ts';
import { hasKeyword } from './reads.ts';
import { unfocus, unshield } from './tokens.ts';
import { openWindow } from './window.ts';
import { lose } from './winning.ts';

/** Focus and shields go from what the active player controls, then there are three objectives again. */
export function* refresh(game: CardGameEngine): Play {
  const { state } = game;
  const seat = state.active;
  yield* phaseBegins(game, 'refresh');
  // LCG-12: not in the Light Side's first turn.
  if (seat !== LIGHT || playerOf(state, seat).turns > 1) yield* removeFocus(game, seat);
  yield* removeShields(game, seat);
  while (objectivesInPlay(state, seat) < CURRENT_OBJECTIVES) yield* revealObjective(game, seat);
  yield* happen(game, { kind: 'refreshed', by: seat }, () => undefined);
  state.step = 'draw';
  openWindow(game, 'refresh');
}

function controlled({ play }: State, seat: Seat): readonly Thing[] {
  return play.flatMap((each) => (each.seat === seat ? [each.card] : []));
}

function* removeFocus(game: CardGameEngine, seat: Seat): Play {
  for (const card of controlled(game.state, seat)) {
    const focus = inPlay(game.state, card)?.focus ?? 0;
    if (focus === 0 || !allowed(game, 'refresh', card)) continue;
    const most = hasKeyword(game, card, 'elite') ? 2 : 1;
    yield* unfocus(game, card, most, -1);
  }
}

function* removeShields(game: CardGameEngine, seat: Seat): Play {
  for (const card of controlled(game.state, seat)) {
    const shields = inPlay(game.state, card)?.shields ?? 0;
    for (let i = 0; i < shields; i++) yield* unshield(game, card, seat, undefined, 'refresh');
  }
}

/** A mission does not count. */
function objectivesInPlay({ play }: State, seat: Seat): number {
  let count = 0;
  for (const each of play) if (each.seat === seat && each.type === 'objective') count++;
  return count;
}

/** The top of the objective deck comes into play. LCG-35, LCG-34: who has none left has lost, the AI too. */
export function* revealObjective(game: CardGameEngine, seat: Seat): Play {
  const player = playerOf(game.state, seat);
  if (player.objectives.length === 0) lose(game, seat, 'objective deck', player.isAi ? 'LCG-34' : 'LCG-35');
  const what = seat === LIGHT ? 'light objective' : 'dark objective';
  const card = yield* reveal(game, what, player.objectives, 0, EVERYBODY, idOf);
  yield* enter(game, card, { how: 'revealed', seat });
}
