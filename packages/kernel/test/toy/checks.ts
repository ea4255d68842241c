import { choose } from '../../src/asking.ts';
import { DONE } from '../../src/done.ts';
import { read } from '../../src/engine/read.ts';
import { type Thing, thingOfSeat } from '../../src/language/thing.ts';
import type { Play, Seat } from '../../src/request.ts';
import { isSeated, pilotsOf } from './entering.ts';
import { keyOfThing } from './keys.ts';
import { isLeaving, leavePlay } from './leaving.ts';
import { cardAt } from './state.ts';
import type { ToyGame } from './terms.ts';

/** After each change: what has no capacity left, what is attached to nothing, one pilot a unit, who has won. */
export function check(game: ToyGame): Play {
  for (const thing of game.state.play) {
    const play = checkCard(game, thing);
    if (play !== DONE) return play;
  }
  checkWinner(game);
  return DONE;
}

function checkCard(game: ToyGame, thing: Thing): Play {
  const { type, damage, seat } = cardAt(game.state, thing);
  if (isLeaving(game, thing)) return DONE;
  if (type === 'enhancement') return isSeated(game, thing) ? DONE : leavePlay(game, thing, 'discarded', seat);
  if (damage >= read(game, 'capacity', thing))
    return leavePlay(game, thing, 'destroyed', destroyer(game, thing));
  const pilots = type === 'unit' ? pilotsOf(game, thing).filter((pilot) => !isLeaving(game, pilot)) : [];
  return pilots.length > 1 ? excess(game, seat, pilots) : DONE;
}

/** Whose damage it was, or whose effect made its capacity shrink; what merely ended is nobody's doing. */
function destroyer({ flight }: ToyGame, thing: Thing): Seat | undefined {
  const dealt = flight.findLast(({ kind, card }) => kind === 'damage' && card === thing);
  return dealt ? dealt.by : flight.findLast(({ kind }) => SHRINKS.has(kind))?.by;
}

const SHRINKS: ReadonlySet<string> = new Set(['enters', 'ability', 'turns', 'engaged']);

function* excess(game: ToyGame, seat: Seat, pilots: readonly Thing[]): Play {
  const [first = -1] = pilots;
  const isBot = game.rules.bot.plays(game.state, seat);
  const gone = isBot ? first : yield* choose(game, seat, 'excess pilot', pilots, keyOfThing);
  yield* leavePlay(game, gone, 'discarded', seat);
}

/** Objectives count, and missions; not cards. */
export function victoryOf(game: ToyGame, seat: Seat): number {
  let points = 0;
  for (const [thing, card] of game.state.cards.entries())
    if (card.zone === 'victory' && card.seat === seat) points += read(game, 'scores', thing);
  return points;
}

const LAST_OF_DIAL = 12;

function checkWinner(game: ToyGame): void {
  const { state } = game;
  if (state.winner >= 0) return;
  for (const seat of [0, 1]) if (victoryOf(game, seat) >= 3) state.winner = seat;
  const dial = Math.max(read(game, 'dial', thingOfSeat(0)), read(game, 'dial', thingOfSeat(1)));
  if (state.winner < 0 && dial >= LAST_OF_DIAL) state.winner = 1;
}
