import { happen, type Play, read, type Seat, thingOfSeat } from '@holofoe/kernel';
import { DARK, type InPlay, LIGHT, playerOf } from '../state.ts';
import type { CardGameEngine, HappeningOf } from '../terms/words.ts';
import { aiFor, askSome } from './asking.ts';
import { turnBalance } from './balance.ts';
import { canCommit, commit, forceCardsLeft } from './commitment.ts';
import { cardsOf, unitsOf } from './in-play.ts';
import { phaseBegins } from './phases.ts';
import { forceOf, iconsOf } from './reads.ts';
import { openWindow } from './window.ts';

/** Units are committed for good, exhausted ones too; three Force cards there are. */
export function* commitment(game: CardGameEngine): Play {
  const { state } = game;
  const seat = state.active;
  if (state.skipsForce) {
    state.skipsForce = false;
    state.step = 'turn ends';
    return;
  }
  yield* phaseBegins(game, 'force');
  const ai = aiFor(game, seat);
  if (ai) yield* ai.commits(game, seat);
  else yield* committed(game, seat);
  state.step = 'struggle';
}

function* committed(game: CardGameEngine, seat: Seat): Play {
  const { state } = game;
  const free = cardsOf(unitsOf(state, seat)).filter((card) => canCommit(game, card));
  const most = Math.min(forceCardsLeft(state, seat), free.length);
  const { picked, reason } = yield* askSome(game, seat, 'commit', free, 0, most);
  for (const card of picked) yield* commit(game, card, seat, undefined, undefined, reason);
}

/** Force icons of ready, committed units, and what is added. LCG-57: on a tie who has the Balance wins, by 0. */
export function* struggle(game: CardGameEngine): Play {
  const { state } = game;
  const begins: HappeningOf<'struggle begins'> = { kind: 'struggle begins', extra: [0, 0], by: state.active };
  yield* happen(game, begins, () => undefined);
  const [moreLight, moreDark] = begins.extra;
  const light = struggleTotal(game, LIGHT) + moreLight;
  const dark = struggleTotal(game, DARK) + moreDark;
  const holder = state.balance === 'light' ? LIGHT : DARK;
  const winner = light === dark ? holder : light > dark ? LIGHT : DARK;
  const live: HappeningOf<'struggle'> = { kind: 'struggle', n: Math.abs(light - dark), by: winner };
  const turn = () =>
    winner === holder ? undefined : turnBalance(game, playerOf(state, winner).side, winner);
  yield* happen(game, live, turn, undefined, light === dark ? 'LCG-57' : undefined);
  state.step = 'turn ends';
  openWindow(game, 'force');
}

function struggleTotal(game: CardGameEngine, seat: Seat): number {
  let total = read(game, 'struggle', thingOfSeat(seat));
  const byUnitIcons = read(game, 'struggle by unit icons', thingOfSeat(seat)) > 0;
  for (const { card } of unitsOf(game.state, seat).filter((unit) => struggles(game, unit))) {
    const icons = byUnitIcons ? iconsOf(game, card, 'unit', false) : forceOf(game, card);
    total += icons + read(game, 'struggle', card);
  }
  return total;
}

/** Ready and committed; or, where a rule turns that round, ready and not committed. */
function struggles(game: CardGameEngine, { card, seat, focus, committed }: InPlay): boolean {
  if (focus > 0) return false;
  const isCommitted = committed || read(game, 'counts as committed', card) > 0;
  const isTurnedRound = read(game, 'struggle by the uncommitted', thingOfSeat(seat)) > 0;
  return isCommitted !== isTurnedRound;
}
