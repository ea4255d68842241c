import { expect, test } from 'vitest';
import { aiOf, FIRST_AREA, type Side, type State } from '../../src/state.ts';
import { configOf, randomGame } from '../random-game.ts';

/** Everything of the sides that are not in an area; what teammates there discard of a player's cards comes back to the owner. */
function elsewhere(state: State, area: number): string {
  const sides: readonly Side[] = [
    ...state.players.filter((player) => player.area !== area),
    ...state.areas.filter(({ no }) => no - FIRST_AREA !== area),
  ];
  return JSON.stringify(sides.map(({ discard: _, ...side }) => side));
}

test('a turn in one area leaves everything in the others as it was (OPS-52, OPS-54)', () => {
  let turns = 0;
  for (let seed = 1; seed <= 120; seed++) {
    const config = configOf(seed);
    if (config.scenario !== 'OBJ-DS2') continue;
    let before: { readonly area: number; readonly elsewhere: string; readonly round: number } | undefined;
    randomGame(config, seed, {
      at: (state, { kind }) => {
        if (kind !== 'checkpoint') return;
        if (before) {
          turns++;
          const after = elsewhere(state, before.area);
          if (after !== before.elsewhere)
            expect(JSON.parse(after), `seed ${seed}, round ${before.round}, in area ${before.area}`).toEqual(
              JSON.parse(before.elsewhere),
            );
        }
        before = undefined;
        if (state.step !== 'turn' || state.areas.length < 2) return;
        const area = aiOf(state, state.turn).no - FIRST_AREA;
        before = { area, elsewhere: elsewhere(state, area), round: state.round };
      },
    });
  }
  expect(turns).toBeGreaterThan(200);
});
