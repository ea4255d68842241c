import { expect, test } from 'vitest';
import { FURTHER_CARDS } from '../../src/cards/further-cards.ts';
import { cardsFault, invariants } from '../../src/invariants.ts';
import type { Config } from '../../src/rules/setup.ts';
import { configOf, randomGame } from '../random-game.ts';

const GAMES = 6;
const CARDS = FURTHER_CARDS.filter(({ type }) => type !== 'character' && type !== 'plot');
const CHARACTERS = FURTHER_CARDS.filter(({ type, unique }) => type === 'character' && unique);

/** A game of that seed with the further cards in every deck, and their characters, each once, on the teams. */
function withFurtherCards(seed: number): Config {
  const config = configOf(seed);
  const { length: seats } = config.players;
  const players = config.players.map(({ name, deck }, seat) => ({
    name,
    deck: {
      ...deck,
      characters: CHARACTERS.flatMap(({ id, points }, i) =>
        (i + seed) % Math.max(3, seats) === seat ? [{ id, elite: points.elite !== undefined }] : [],
      ),
      cards: Object.fromEntries(CARDS.map(({ id, limit }) => [id, limit])),
    },
  }));
  return { ...config, players };
}

test('random games with the further cards are as they must be after every action, and no card is in two places', () => {
  const faults: string[] = [];
  const asked = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++)
    randomGame(withFurtherCards(seed), seed, {
      at(state, request) {
        const fault = request.kind === 'checkpoint' ? invariants(state) : cardsFault(state);
        if (fault !== undefined) faults.push(`Game ${seed}, round ${state.round}: ${fault}`);
        if (request.kind === 'decide') for (const { topic } of request.asks) asked.add(topic);
      },
    });
  expect(faults.slice(0, 3)).toEqual([]);
  expect([...asked]).toEqual(expect.arrayContaining(['may', 'move a card', 'guardian', 'remove die']));
}, 60_000);
