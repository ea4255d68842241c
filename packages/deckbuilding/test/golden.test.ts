import {
  cutEvent,
  openDesk,
  randomReply,
  refillBudget,
  type Seat,
  seededFraction,
  seededOutcome,
  stateHash,
} from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { deckbuilding } from '../src/definition.ts';
import { greedy } from '../src/players/greedy.ts';
import { configOf, SEATINGS } from './random-game.ts';

/** A whole game, a line an event in the log's own words with its rule, a hash a checkpoint: reviewed as a diff. */
function playthrough(seating: (typeof SEATINGS)[number], player: 'greedy' | 'random', seed: number): string {
  const lines = [`Empire: ${seating.empire}, Rebels: ${seating.rebel}, player: ${player}, seed: ${seed}`];
  const state = deckbuilding.setup(configOf(seating, 1));
  const players = [greedy(), greedy()];
  let entries = 0;
  const desk = openDesk({
    chance: (request) => {
      const index = seededOutcome(request, seed, entries++);
      lines.push(`  ? ${request.what}: ${request.keyOf(index)}`);
      return index;
    },
    decide: (ask) => {
      entries++;
      let draws = 0;
      const random = () => seededFraction(seed + entries, draws++);
      const reply = player === 'greedy' ? players[ask.seat]?.(ask, state) : randomReply(ask, random);
      const chosen = reply?.map((index) => (ask.form.pick === 'split' ? index : ask.keyOf(index)));
      lines.push(`  > ${ask.topic}: ${chosen?.join(', ')} of ${ask.options.length}`);
      return reply;
    },
    tell: (event) => {
      const watcher: Seat = seating.empire === 'person' ? 0 : 1;
      const line = deckbuilding.say(cutEvent(event, watcher), watcher);
      if (line !== undefined) lines.push(event.rule === undefined ? line : `${line} [${event.rule}]`);
      for (const { topic, candidates, decided } of event.reasons ?? []) {
        lines.push(`  ! ${topic}: 1 of ${candidates.length}, ${decided.name} [${decided.rule}]`);
      }
    },
  });
  const play = deckbuilding.play({ state, desk });
  for (let step = play.next(); !step.done; step = play.next()) {
    lines.push(`# ${stateHash(state)}`);
    refillBudget(desk);
  }
  return `${lines.join('\n')}\n`;
}

test.each([
  ['rebels-against-the-bot', SEATINGS[1], 'greedy', 1],
  ['empire-against-the-bot', SEATINGS[0], 'greedy', 2],
  ['bot-against-bot', SEATINGS[2], 'greedy', 3],
  ['two-persons', SEATINGS[3], 'greedy', 4],
  ['random-rebels-against-the-bot', SEATINGS[1], 'random', 5],
] as const)('golden playthrough: %s', async (name, seating, player, seed) => {
  await expect(playthrough(seating, player, seed)).toMatchFileSnapshot(`golden/${name}.txt`);
});
