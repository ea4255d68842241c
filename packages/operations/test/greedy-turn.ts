import { openDesk, seededOutcome } from '@holofoe/kernel';
import { readOrThrow } from '@holofoe/table/testing';
import { operations } from '../src/definition.ts';
import { greedy } from '../src/players/greedy.ts';
import { readTable } from '../src/table-file/read.ts';
import type { AiOf, PlayerOf } from './cards/quiet-ai.ts';

/** What a greedy player answers first, from their own turn on: each topic with what was chosen. */
export function greedyReplies(player: PlayerOf, ai: AiOf, count: number): readonly string[] {
  const file = { turn: 0, players: [{ hand: [], ...player }], ai: { deck: ['Advance'], ...ai } };
  const { state } = readOrThrow(readTable(file));
  const answer = greedy();
  const replies: string[] = [];
  let entries = 0;
  const desk = openDesk({
    chance: (request) => seededOutcome(request, 1, entries++),
    decide(ask) {
      const reply = answer(ask, state);
      const { labels } = operations.wording(state, ask, ask.seat);
      const chosen = reply.map((index) => labels[index]);
      replies.push(`${ask.topic}: ${chosen.join(', ')}`);
      return reply;
    },
  });
  const game = operations.play({ state, desk });
  while (replies.length < count && !game.next().done);
  return replies.slice(0, count);
}
