import {
  type Ask,
  openDesk,
  randomReply,
  refillBudget,
  seededFraction,
  seededOutcome,
} from '@holofoe/kernel';
import { faultOf } from '@holofoe/table/testing';
import { expect, test } from 'vitest';
import { cardGame } from '../../src/definition.ts';
import { greedy } from '../../src/players/greedy.ts';
import type { Config } from '../../src/rules/setup.ts';
import type { State } from '../../src/state.ts';
import { randomConfig } from '../random-decks.ts';
import { configOf, SEATINGS } from '../random-game.ts';
import { withSecretsChanged } from '../secrets.ts';

type Policy = (ask: Ask, state: State) => readonly number[];

/** A whole game of one policy for each seat. */
function played(config: Config, seed: number, policies: readonly [Policy, Policy]): State {
  const state = cardGame.setup(config);
  let entries = 0;
  const desk = openDesk({
    chance: (request) => seededOutcome(request, seed, entries++),
    decide: (ask) => {
      entries++;
      return policies[ask.seat === 0 ? 0 : 1](ask, state);
    },
  });
  const game = cardGame.play({ state, desk });
  while (!game.next().done) {
    refillBudget(desk);
    if (state.round > 60) throw new Error(`Seed ${seed}: the game does not come to an end.`);
  }
  return state;
}

function random(seed: number): Policy {
  let draws = 0;
  return (ask) => randomReply(ask, () => seededFraction(seed, draws++));
}

test.each(SEATINGS.slice(0, 3))(
  'greedy replies legally, and the same whatever its seat cannot see: Light $light, Dark $dark',
  (seating) => {
    for (const config of [configOf(seating, 1), randomConfig(seating, 1), randomConfig(seating, 2)]) {
      const watched = (): Policy => {
        const [seeing, blind] = [greedy(), greedy()];
        return (ask, state) => {
          const reply = seeing(ask, state);
          expect(faultOf(ask, reply)).toBeUndefined();
          expect(blind(ask, withSecretsChanged(state, ask.seat)), ask.topic).toEqual(reply);
          return reply;
        };
      };
      expect(played(config, 1, [watched(), watched()]).winner).not.toBeNull();
    }
  },
);

test('greedy replies legally in positions that chance has led to', () => {
  for (const seed of [1, 2, 3, 4]) {
    const [replies, player] = [random(seed), greedy()];
    const watched: Policy = (ask, state) => {
      expect(faultOf(ask, player(ask, state))).toBeUndefined();
      return replies(ask, state);
    };
    played(randomConfig(SEATINGS[0], seed), seed, [watched, watched]);
  }
});

test('greedy beats the random player on either side', () => {
  let won = 0;
  for (let seed = 1; seed <= 10; seed++) {
    const config = configOf(SEATINGS[0], seed);
    if (played(config, seed, [greedy(), random(seed)]).winner === 0) won++;
    if (played(config, seed, [random(seed), greedy()]).winner === 1) won++;
  }
  expect(won).toBeGreaterThanOrEqual(18);
});
