import { deckbuilding } from '@holofoe/deckbuilding';
import { type Ask, type Key, type Seat, stateHash } from '@holofoe/kernel';
import { openTable } from '@holofoe/table';
import { describe, expect, test } from 'vitest';
import { playGame } from '../src/play-game.ts';
import { type Policy, policySeed } from '../src/policy.ts';
import { randomPolicy } from '../src/random-policy.ts';

interface Reply {
  readonly seat: Seat;
  readonly keys: readonly Key[];
}

function keysOf({ form, keyOf }: Ask, reply: readonly number[]): Key[] {
  if (form.pick !== 'split') return reply.map(keyOf);
  return reply.flatMap((share, index) => Array.from({ length: share }, () => keyOf(index)));
}

function recorded(policy: Policy, replies: Reply[]): Policy {
  return (ask, state) => {
    const reply = policy(ask, state);
    replies.push({ seat: ask.seat, keys: keysOf(ask, reply) });
    return reply;
  };
}

function configOf(data: object) {
  const parsed = deckbuilding.config.parse(data);
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

describe('a game in the lab is the game of a live table with the same seed and the same replies', () => {
  test.each([
    [{ empire: 'person', rebel: 'bot' }, 11],
    [{ empire: 'bot', rebel: 'person' }, 12],
    [{ empire: 'person', rebel: 'person' }, 13],
  ])('%j', (seating, seed) => {
    const replies: Reply[] = [];
    const policies = [0, 1].map((seat) => recorded(randomPolicy(policySeed(seed, seat)), replies));
    const played = playGame(deckbuilding, configOf(seating), policies, seed, () => true);
    const table = openTable(deckbuilding, { config: seating, seed });
    for (const { seat, keys } of replies) {
      const pending = table.pending(seat);
      if (pending.kind !== 'ask') throw new Error(`Seat ${seat} is not asked: ${pending.kind}`);
      expect(table.reply(seat, pending.to, keys)).toBeUndefined();
    }
    expect(played.replies).toBe(replies.length);
    expect(table.outcome).toEqual(played.outcome);
    expect(table.outcome).toBeDefined();
    expect(table.position).toBe(played.entries);
    expect(table.hash()).toBe(stateHash(played.state));
  });
});

test('the guard stops a game between two actions and says so', () => {
  const seed = 3;
  const policies = [randomPolicy(1), randomPolicy(2)];
  const played = playGame(
    deckbuilding,
    configOf({ empire: 'person', rebel: 'person' }),
    policies,
    seed,
    (state) => {
      return state.turn < 3;
    },
  );
  expect(played.outcome).toBeUndefined();
  expect(played.state.turn).toBe(3);
});

test('a seat that nobody plays is named', () => {
  const config = configOf({ empire: 'person', rebel: 'person' });
  expect(() => playGame(deckbuilding, config, [randomPolicy(1)], 1, () => true)).toThrow(
    /Seat 1 is asked ".*", but no policy plays it\./,
  );
});
