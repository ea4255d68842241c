import { describe, expect, test } from 'vitest';
import { faultAtCheckpoint, invariants } from '../../src/invariants.ts';
import type { State } from '../../src/state.ts';
import { configOf, randomGame, SEATINGS } from '../random-game.ts';

const GAMES = 8;

/** Every card that lies anywhere: decks are sealed, so stocks count too. */
function cardsAt(state: State): number {
  const { players, play, engagement, hidden } = state;
  const known = (pile: readonly object[]) => pile.filter((place) => 'card' in place).length;
  let count = play.length;
  for (const { hand, deck, objectives, fates, discard, victory, outOfGame } of players) {
    count += discard.length + victory.length + outOfGame.length;
    for (const pile of [hand, deck, objectives, fates]) count += known(pile);
  }
  for (const stack of engagement?.battle?.stacks ?? []) count += known(stack);
  for (const { captives } of play) count += known(captives);
  for (const { cards } of Object.values(hidden.stocks)) count += cards.length;
  return count;
}

describe.each(SEATINGS)('random games, Light $light, Dark $dark', (seating) => {
  test('keep every card in one place, lose none, keep every token in range at every step, and end', () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const { state, outcome } = randomGame(configOf(seating, seed), seed, {
        at: (now, { kind }) => {
          const fault = invariants(now) ?? (kind === 'checkpoint' ? faultAtCheckpoint(now) : undefined);
          if (fault !== undefined)
            expect.fail(`seed ${seed}, round ${now.round}, ${now.step}, at ${kind}: ${fault}`);
          if (kind === 'checkpoint') expect(cardsAt(now)).toBe(98);
        },
      });
      expect(invariants(state)).toBeUndefined();
      expect(state.winner).toBe(outcome.winner);
      expect(outcome.how).toMatch(/dial|objectives|deck|card/);
    }
  });
});
