import { type Play, type Seat, use } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { opponentOf, playerOf, type WindowName } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { aiFor, askOne } from './asking.ts';
import type { Deed } from './deeds.ts';
import { playCard } from './play-card.ts';
import { deedsOf, passesIn } from './window-options.ts';

/** Only where somebody could do something: a window that nobody can use is no state. */
export function openWindow(game: CardGameEngine, at: WindowName): void {
  const { state } = game;
  if (state.engagement?.over) return;
  const isOpen =
    state.players.some(({ isAi }) => isAi) ||
    state.players.some(({ seat }) => deedsNow(game, seat, at).length > 0);
  if (isOpen) state.window = { at, turn: state.active, passes: 0, asked: [] };
}

/** What a person can do; nothing where the AI plays, or where somebody passes for longer. */
function deedsNow(game: CardGameEngine, seat: Seat, at: WindowName): readonly Deed[] {
  const { isAi, passing } = playerOf(game.state, seat);
  return isAi || passing !== null ? [] : deedsOf(game, seat, at);
}

/** One action a step, the active player first and then in turns, until both pass in a row. Who can do nothing passes unasked. */
export function* windowTurn(game: CardGameEngine): Play {
  const { state } = game;
  let isAsked = false;
  for (let window = state.window; window && window.passes < 2; window = state.window) {
    const { turn: seat, at } = window;
    const deeds = deedsNow(game, seat, at);
    const isOpen = deeds.length > 0 || playerOf(state, seat).isAi;
    // One question a step, so that a checkpoint lies between two of them.
    if (isOpen && isAsked) return;
    window.turn = opponentOf(seat);
    isAsked ||= isOpen;
    const hasActed = isOpen && (yield* act(game, seat, at, deeds));
    if (hasActed) {
      window.passes = 0;
      return;
    }
    window.passes++;
  }
  state.window = null;
}

function* act(game: CardGameEngine, seat: Seat, at: WindowName, deeds: readonly Deed[]): Play<boolean> {
  const ai = aiFor(game, seat);
  if (ai) return yield* ai.act(game, seat, at);
  const { picked } = yield* askOne(game, seat, 'action', [...deeds, ...passesIn(game)]);
  if (picked.do === 'pass') {
    playerOf(game.state, seat).passing = picked.until ?? null;
    return false;
  }
  yield* perform(game, seat, picked);
  return true;
}

/** Plays the card or uses the ability. */
function perform(game: CardGameEngine, seat: Seat, deed: Deed): Play {
  if (deed.do === 'play') return playCard(game, seat, deed.card, deed.way);
  return use(game, deed.use, kindOf(deed.card).type === 'event' ? 'event' : undefined);
}
