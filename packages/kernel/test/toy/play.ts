import { chooseSome, draw } from '../../src/asking.ts';
import type { Game } from '../../src/desk.ts';
import { DONE } from '../../src/done.ts';
import { endOf } from '../../src/engine/changes.ts';
import { isSettled, openEngine } from '../../src/engine/engine.ts';
import { read } from '../../src/engine/read.ts';
import { happen } from '../../src/happenings/happen.ts';
import { type Thing, thingOfSeat } from '../../src/language/thing.ts';
import { CHECKPOINT, type Play, type Seat } from '../../src/request.ts';
import { EDGE_BATTLE } from './edge-battle.ts';
import { declare, ENGAGEMENT, endEngagement } from './engagement.ts';
import { enter } from './entering.ts';
import { keyOfThing } from './keys.ts';
import { TOY } from './rules.ts';
import { cardAt, otherSeat, type ToyState, unitsOf } from './state.ts';
import type { Toy, ToyGame } from './terms.ts';
import { removeFocus } from './tokens.ts';
import { openWindow, windowTurn } from './window.ts';
import { drawCards } from './words-cards.ts';
import { put } from './zones.ts';

export interface ToyOutcome {
  readonly winner: Seat;
  readonly turns: number;
}

const LAST_TURN = 24;

export function* playToy({ state, desk }: Game<ToyState>, rules = TOY): Play<ToyOutcome> {
  for (;;) {
    yield CHECKPOINT;
    if (state.winner >= 0 || state.turn > LAST_TURN) return { winner: state.winner, turns: state.turn };
    const game = openEngine<Toy>({ state, desk }, rules, state.standing, undefined);
    yield* step(game);
    if (!isSettled(game)) throw new Error('Something waits at a checkpoint.');
  }
}

/** The innermost thing in the state goes first: end of an engagement, window, edge battle, engagement, phase. */
function step(game: ToyGame): Play {
  const { engagement, window } = game.state;
  if (engagement?.over) return endEngagement(game, engagement);
  if (window) return windowTurn(game);
  if (engagement?.battle) return EDGE_BATTLE[engagement.battle.step](game, engagement, engagement.battle);
  if (engagement) return ENGAGEMENT[engagement.step](game, engagement);
  return STEPS[game.state.step](game);
}

const STEPS: { readonly [S in ToyState['step']]: (game: ToyGame) => Play } = {
  begin,
  deploy,
  deployed,
  conflict,
  end,
};

function phaseBegins(game: ToyGame, phase: string): Play {
  game.state.phase = phase;
  return happen(game, { kind: 'phase begins', phase, by: game.state.active }, () => undefined);
}

export function* phaseEnds(game: ToyGame): Play {
  const { state } = game;
  yield* happen(game, { kind: 'phase ends', phase: state.phase, by: state.active }, () => undefined);
  yield* periodEnds(game, 'phase');
  state.passing.fill('');
  for (const thing of state.play) cardAt(state, thing).soaked = 0;
}

/** What lasted until then is over; what has lost capacity by that is destroyed by nobody. */
export function periodEnds(game: ToyGame, until: string): Play {
  endOf(game, until);
  return game.rules.timing.check(game);
}

function* begin(game: ToyGame): Play {
  const { state } = game;
  state.turn++;
  state.active = otherSeat(state.active);
  const seat = state.active;
  if (seat === 0 && state.turn > 2) state.dial++;
  yield* happen(game, { kind: 'turn begins', by: seat }, () => undefined);
  for (const thing of [...state.play]) {
    const card = cardAt(state, thing);
    if (card.seat === seat && card.focus > 0) yield* removeFocus(game, thing, seat);
  }
  for (const thing of missingObjectives(state, seat)) yield* enter(game, thing, seat, -1);
  state.resources[seat] = 4;
  if (game.rules.bot.plays(state, seat)) yield* fillFateDeck(game, seat);
  const hand = state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === seat).length;
  yield* drawCards(game, seat, read(game, 'reserve', thingOfSeat(seat)) - hand);
  state.step = 'deploy';
  yield* phaseBegins(game, 'deployment');
}

/** Three objectives lie before each player. */
function missingObjectives(state: ToyState, seat: Seat): readonly Thing[] {
  const isMine = (thing: Thing, zone: 'play' | 'deck') => {
    const card = cardAt(state, thing);
    return (
      card.type === 'objective' && card.zone === zone && (zone === 'play' ? card.seat : card.owner) === seat
    );
  };
  const there = state.play.filter((thing) => isMine(thing, 'play')).length;
  return [...state.cards.keys()].filter((thing) => isMine(thing, 'deck')).slice(0, Math.max(0, 3 - there));
}

function* fillFateDeck(game: ToyGame, seat: Seat): Play {
  const { state } = game;
  for (;;) {
    const mine = [...state.cards.entries()].filter(([, { owner }]) => owner === seat);
    const filled = mine.filter(([, { zone }]) => zone === 'fate deck').length;
    const left = mine.filter(([, { zone, type }]) => zone === 'deck' && type !== 'objective');
    if (filled >= read(game, 'reserve', thingOfSeat(seat)) || left.length === 0) return;
    put(
      game,
      yield* draw(
        game,
        'fate deck',
        left.map(([thing]) => thing),
        keyOfThing,
      ),
      'fate deck',
    );
  }
}

function deploy(game: ToyGame): Play {
  game.state.step = 'deployed';
  openWindow(game, 'deployment');
  return DONE;
}

function* deployed(game: ToyGame): Play {
  yield* phaseEnds(game);
  game.state.step = 'conflict';
  yield* phaseBegins(game, 'conflict');
  openWindow(game, 'conflict');
}

/** One engagement or none; the next choice is asked when it is over. */
function* conflict(game: ToyGame): Play {
  if (game.state.turn > 1 && (yield* declare(game))) return;
  game.state.step = 'end';
  openWindow(game, 'conflict');
}

const MOST_COMMITTED = 3;

function* end(game: ToyGame): Play {
  const { state } = game;
  yield* phaseEnds(game);
  yield* commit(game);
  yield* periodEnds(game, 'turn');
  if (state.active === 1) yield* periodEnds(game, 'round');
  for (const thing of Object.keys(state.declared)) delete state.declared[thing];
  state.step = 'begin';
}

function* commit(game: ToyGame): Play {
  const { state } = game;
  const seat = state.active;
  if (game.rules.bot.plays(state, seat)) return;
  const mine = unitsOf(state, seat);
  const free = mine.filter((thing) => !cardAt(state, thing).committed);
  const room = Math.min(free.length, MOST_COMMITTED - (mine.length - free.length));
  if (room <= 0) return;
  const chosen = yield* chooseSome(game, seat, 'commit', free, { min: 0, max: room }, keyOfThing);
  for (const thing of chosen) cardAt(state, thing).committed = true;
}
