import { describe, expect, test } from 'vitest';
import { openDesk, refillBudget } from '../src/desk.ts';
import type { TableEvent } from '../src/event.ts';
import { stateHash } from '../src/hash.ts';
import { jsonCopy } from '../src/json.ts';
import { outcomeAt, seededFraction } from '../src/random.ts';
import { randomReply } from '../src/replies.ts';
import type { Answer, Request, Seat } from '../src/request.ts';
import { faultAtCheckpoint, faultOf } from './toy/invariants.ts';
import { playToy, type ToyOutcome } from './toy/play.ts';
import { randomDecks } from './toy/setup.ts';
import type { ToyState } from './toy/state.ts';

const GAMES = 60;
const KILLED = 4;
const LISTENED = 20;

interface Run {
  readonly state: ToyState;
  readonly journal: readonly Answer[];
  readonly events: readonly TableEvent[];
  readonly outcome: ToyOutcome;
}

function botsOf(seed: number): readonly Seat[] {
  return seed % 3 === 0 ? [1] : [];
}

/** A whole game; every choice and chance by the seed. */
function playOut(
  state: ToyState,
  seed: number,
  isHeard: boolean,
  at?: (state: ToyState, request: Request) => void,
): Run {
  const journal: Answer[] = [];
  const events: TableEvent[] = [];
  const desk = openDesk(isHeard ? { tell: (event) => events.push(event) } : {});
  let draws = 0;
  const fraction = () => seededFraction(seed, draws++);
  const play = playToy({ state, desk });
  let next = play.next();
  while (!next.done) {
    const request = next.value;
    at?.(state, request);
    if (request.kind === 'checkpoint') {
      refillBudget(desk);
      next = play.next();
    } else {
      const answer =
        request.kind === 'chance'
          ? outcomeAt(request, fraction())
          : request.asks.map((ask) => randomReply(ask, fraction));
      journal.push(answer);
      next = play.next(answer);
    }
  }
  return { state, journal, events, outcome: next.value };
}

function questionOf(request: Request): string {
  if (request.kind === 'checkpoint') return 'checkpoint';
  if (request.kind === 'chance')
    return `${request.what}: ${Array.from({ length: request.size }, (_, i) => request.keyOf(i)).join(', ')}`;
  return request.asks
    .map(
      ({ seat, topic, options, keyOf }) => `${seat} ${topic}: ${options.map((_, i) => keyOf(i)).join(', ')}`,
    )
    .join('; ');
}

test('whole games keep what must hold at each request, and end', () => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const { outcome } = playOut(randomDecks(seed, botsOf(seed)), seed, false, (state, request) => {
      const fault = faultOf(state) ?? (request.kind === 'checkpoint' ? faultAtCheckpoint(state) : undefined);
      if (fault !== undefined) throw new Error(`Game ${seed}, turn ${state.turn}: ${fault}`);
      if (request.kind !== 'decide') return;
      for (const ask of request.asks) {
        const keys = ask.options.map((_, i) => ask.keyOf(i));
        if (new Set(keys).size < keys.length) throw new Error(`Game ${seed}: ${questionOf(request)}`);
      }
    });
    expect(outcome.turns).toBeLessThanOrEqual(25);
  }
});

test('killed at every checkpoint and built again from the text of the state: the same states and questions', () => {
  for (let seed = 1; seed <= KILLED; seed++) {
    const marks: string[] = [];
    const mark = (state: ToyState, request: Request) =>
      marks.push(`${stateHash(state)} ${questionOf(request)}`);
    const { journal, state } = playOut(randomDecks(seed, botsOf(seed)), seed, false, mark);
    let rebuilt = randomDecks(seed, botsOf(seed));
    let entries = 0;
    let seen = 0;
    for (let isOver = false; !isOver; ) {
      const play = playToy({ state: rebuilt, desk: openDesk() });
      play.next();
      expect(`${stateHash(rebuilt)} checkpoint`).toBe(marks[seen++]);
      let next = play.next();
      while (!next.done && next.value.kind !== 'checkpoint') {
        expect(`${stateHash(rebuilt)} ${questionOf(next.value)}`).toBe(marks[seen++]);
        next = play.next(journal[entries++]);
      }
      isOver = next.done === true;
      rebuilt = jsonCopy(rebuilt);
    }
    expect([stateHash(rebuilt), entries, seen]).toEqual([stateHash(state), journal.length, marks.length]);
  }
});

describe('somebody who listens', () => {
  test('changes nothing', () => {
    for (let seed = 1; seed <= LISTENED; seed++) {
      const heard = playOut(randomDecks(seed, [0, 1]), seed, true);
      const unheard = playOut(randomDecks(seed, [0, 1]), seed, false);
      expect([stateHash(heard.state), heard.journal.length]).toEqual([
        stateHash(unheard.state),
        unheard.journal.length,
      ]);
    }
  });

  test('finds no reason at an event about another card', () => {
    let reasons = 0;
    for (let seed = 1; seed <= LISTENED; seed++)
      for (const { kind, data, reasons: why = [] } of playOut(randomDecks(seed, [0, 1]), seed, true).events)
        for (const { topic, picked } of why) {
          reasons++;
          const { card } = data as { readonly card?: number };
          const isAboutCard = typeof picked === 'string' && picked.startsWith('card:');
          if (isAboutCard && card !== undefined)
            expect(`${kind} ${topic} card:${card}`).toBe(`${kind} ${topic} ${picked}`);
        }
    expect(reasons).toBeGreaterThan(100);
  });
});
