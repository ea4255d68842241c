import { type Ask, openDesk, type Seat, type Thing } from '@holofoe/kernel';
import { openGame } from '../open-game.ts';
import { seenIn } from '../rules/piles.ts';
import { opponentOf, type Player, playerOf, type State } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';

/** What a player looks at to answer a question. */
export interface Look {
  /** Nothing is run at it: reckoning needs no chance, no answers and no listeners. */
  readonly game: CardGameEngine;
  readonly state: State;
  readonly me: Player;
  readonly foe: Player;
  /** The cards of the own hand. */
  readonly hand: readonly Thing[];
}

export type Answer = (look: Look, ask: Ask) => readonly number[];

export function lookFrom(state: State, seat: Seat): Look {
  const me = playerOf(state, seat);
  const game = openGame({ state, desk: openDesk() });
  return { game, state, me, foe: playerOf(state, opponentOf(seat)), hand: seenIn(me.hand) };
}

/** The indexes of the options from the most worth down. */
export function inOrder<T>(options: readonly T[], worth: (option: T) => number): readonly number[] {
  const values = options.map(worth);
  return options.map((_, i) => i).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
}

/** All that it may take for the first, then for the next. */
export function shares({ options, form }: Ask, order: readonly number[]): readonly number[] {
  const given = options.map(() => 0);
  if (form.pick !== 'split') return given;
  let left = form.total;
  for (const index of order) {
    const share = Math.min(left, form.most[index] ?? 0);
    given[index] = share;
    left -= share;
  }
  return given;
}

/** One each, the first first; then a second one each, and so on. */
export function spread({ options, form }: Ask, order: readonly number[]): readonly number[] {
  const given = options.map(() => 0);
  if (form.pick !== 'split') return given;
  for (let left = form.total; left > 0; ) {
    const before = left;
    for (const index of order) {
      if (left === 0 || (given[index] ?? 0) >= (form.most[index] ?? 0)) continue;
      given[index] = (given[index] ?? 0) + 1;
      left--;
    }
    if (left === before) break;
  }
  return given;
}
