import { describe, expect, test } from 'vitest';
import { faultAtCheckpoint, invariants } from '../../src/invariants.ts';
import { newInPlay, type State } from '../../src/state.ts';
import { randomConfig } from '../random-decks.ts';
import { randomGame, SEATINGS } from '../random-game.ts';

const GAMES = 4;

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

/** What stands on a card in play; what it counts for is computed. */
const FIELDS = Object.keys(newInPlay(0, 0, 'unit')).sort();

function storedFault({ play }: State): string | undefined {
  const odd = play.find((record) => String(Object.keys(record).sort()) !== String(FIELDS));
  return odd && `Card ${odd.card} has other fields: ${Object.keys(odd)}.`;
}

describe.each(SEATINGS)('random games with any decks, Light $light, Dark $dark', (seating) => {
  test('keep every card in one place, lose none, keep every token in range at every step, and end', () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      let cards: number | undefined;
      const { state, outcome } = randomGame(randomConfig(seating, seed), seed, {
        at: (now, { kind }) => {
          const isBetween = kind === 'checkpoint';
          const fault =
            invariants(now) ?? (isBetween ? (faultAtCheckpoint(now) ?? storedFault(now)) : undefined);
          if (fault !== undefined)
            expect.fail(`seed ${seed}, round ${now.round}, ${now.step}, at ${kind}: ${fault}`);
          cards ??= cardsAt(now);
          if (isBetween) expect(cardsAt(now)).toBe(cards);
        },
      });
      expect(invariants(state)).toBeUndefined();
      expect(state.winner).toBe(outcome.winner);
      expect(['dial', 'objectives', 'command deck', 'objective deck', 'a card']).toContain(outcome.how);
    }
  });
});
