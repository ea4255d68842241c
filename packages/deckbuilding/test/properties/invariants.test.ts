import { describe, expect, test } from 'vitest';
import { kindOf } from '../../src/cards/catalogue.ts';
import { invariants } from '../../src/invariants.ts';
import { basesToWin, type State } from '../../src/state.ts';
import { configOf, randomGame, SEATINGS } from '../random-game.ts';

const GAMES = 25;

function factionsInRow(state: State): readonly string[] {
  return state.row.flatMap((card) => (card === null ? [] : [kindOf(card).faction]));
}

describe.each(SEATINGS)('random games, Empire $empire, Rebels $rebel', (seating) => {
  test('keep every card in one place and every counter in range at every step, and end', () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const { state, outcome } = randomGame(configOf(seating, seed), seed, {
        at: (now, { kind }) => {
          const fault = invariants(now);
          if (fault !== undefined)
            expect.fail(`seed ${seed}, turn ${now.turn}, ${now.step}, at ${kind}: ${fault}`);
        },
      });
      expect(invariants(state)).toBeUndefined();
      expect(state.sides[outcome.winner]?.victory).toHaveLength(basesToWin(state));
    }
  });

  test('never have six cards and none of the bot’s faction when a person is asked (DBG-09)', () => {
    const bots = [
      seating.empire === 'bot' ? 'empire' : undefined,
      seating.rebel === 'bot' ? 'rebel' : undefined,
    ];
    const wanted = bots.flatMap((faction) => faction ?? []);
    let asked = 0;
    for (let seed = 1; seed <= 10; seed++) {
      randomGame(configOf(seating, seed), seed, {
        at: (state, request) => {
          if (request.kind !== 'decide' || request.asks[0]?.topic !== 'action') return;
          asked++;
          for (const faction of wanted) expect(factionsInRow(state)).toContain(faction);
        },
      });
    }
    expect(asked > 0).toBe(wanted.length < 2);
  });
});
