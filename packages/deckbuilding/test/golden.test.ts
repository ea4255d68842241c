import { playthrough } from '@holofoe/table/testing';
import { expect, test } from 'vitest';
import { deckbuilding } from '../src/definition.ts';
import { greedy } from '../src/players/greedy.ts';
import { configOf, SEATINGS } from './random-game.ts';

function text(seating: (typeof SEATINGS)[number], player: 'greedy' | 'random', seed: number): string {
  const players = [greedy(), greedy()];
  const { lines } = playthrough({
    game: deckbuilding,
    start: deckbuilding.setup(configOf(seating, 1)),
    seed,
    replyTo: player === 'greedy' ? (ask, state) => players[ask.seat]?.(ask, state) ?? [] : undefined,
    watcher: seating.empire === 'person' ? 0 : 1,
    namesSeats: false,
  });
  const title = `Empire: ${seating.empire}, Rebels: ${seating.rebel}, player: ${player}, seed: ${seed}`;
  return `${[title, ...lines].join('\n')}\n`;
}

test.each([
  ['rebels-against-the-bot', SEATINGS[1], 'greedy', 1],
  ['empire-against-the-bot', SEATINGS[0], 'greedy', 2],
  ['bot-against-bot', SEATINGS[2], 'greedy', 3],
  ['two-persons', SEATINGS[3], 'greedy', 4],
  ['random-rebels-against-the-bot', SEATINGS[1], 'random', 5],
] as const)('golden playthrough: %s', async (name, seating, player, seed) => {
  await expect(text(seating, player, seed)).toMatchFileSnapshot(`golden/${name}.txt`);
});
