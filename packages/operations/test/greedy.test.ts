import {
  type Ask,
  type Hidden,
  knows,
  openDesk,
  type Pile,
  refillBudget,
  type Seat,
  seededOutcome,
} from '@holofoe/kernel';
import { faultOf } from '@holofoe/table/testing';
import { describe, expect, test } from 'vitest';
import { operations } from '../src/definition.ts';
import { greedy } from '../src/players/greedy.ts';
import type { Action } from '../src/rules/topics.ts';
import { aiOf, type Player, type State } from '../src/state.ts';
import { configOf, randomGame } from './random-game.ts';

/** Every scenario with every number of players. */
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

/** A game in which greedy plays every seat; `watch` sees each of its replies. */
function greedyGame(seed: number, watch: (ask: Ask, reply: readonly number[], state: State) => void): State {
  const state = operations.setup(configOf(seed));
  const player = greedy();
  let entries = 0;
  const desk = openDesk({
    chance: (request) => seededOutcome(request, seed, entries++),
    decide: (ask) => {
      entries++;
      const reply = player(ask, state);
      watch(ask, reply, state);
      return reply;
    },
  });
  const game = operations.play({ state, desk });
  while (!game.next().done) {
    refillBudget(desk);
    if (state.round > 200) throw new Error(`Seed ${seed}: the game does not come to an end.`);
  }
  return state;
}

describe('greedy replies legally with every scenario and number of players', () => {
  test.each(SEEDS)('in its own game %i', (seed) => {
    greedyGame(seed, (ask, reply) => expect(faultOf(ask, reply)).toBeUndefined());
  });

  test.each(SEEDS)('in positions that chance has led to %i', (seed) => {
    const player = greedy();
    for (const round of [0, 1, 2]) {
      randomGame(configOf(seed), seed + 20 * round, {
        at(state, request) {
          if (request.kind !== 'decide') return;
          for (const ask of request.asks) expect(faultOf(ask, player(ask, state))).toBeUndefined();
        },
      });
    }
  });
});

/** The state with everything that a seat does not know taken out: whoever looks at it gets nothing. */
function blindfolded(state: State, seat: Seat): State {
  const hide = (pile: Pile): Pile => pile.map((place) => (knows(place, seat) ? place : { stock: -1 }));
  const hidden: Hidden = { stocks: {}, next: 0 };
  return {
    ...state,
    hidden,
    players: state.players.map((each): Player => ({ ...each, deck: hide(each.deck), hand: hide(each.hand) })),
    areas: state.areas.map((area) => ({ ...area, deck: hide(area.deck) })),
  };
}

test('greedy replies the same when all that its seat cannot see is taken away', () => {
  const player = greedy();
  for (const seed of SEEDS) {
    greedyGame(seed, (ask, reply, state) => {
      expect(player(ask, blindfolded(state, ask.seat)), ask.topic).toEqual(reply);
    });
  }
});

test('greedy claims nothing while the AI has cards to draw: who has claimed does no more in the round', () => {
  for (const seed of SEEDS) {
    greedyGame(seed, ({ topic, options, seat }, [index], state) => {
      if (topic !== 'action' || (options[index ?? 0] as Action).do !== 'claim') return;
      expect(aiOf(state, seat).deck).toEqual([]);
    });
  }
});
