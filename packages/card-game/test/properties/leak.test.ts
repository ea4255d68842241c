import type { Ask, Seat, TableEvent, Thing } from '@holofoe/kernel';
import { EventWatcher } from '@holofoe/table/testing';
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { view } from '../../src/view.ts';
import { wording } from '../../src/wording/wording.ts';
import { configOf, randomGame, SEATINGS } from '../random-game.ts';
import { secretsIn, withSecretsChanged } from '../secrets.ts';

const SEATS: readonly Seat[] = [0, 1];

describe.each(SEATINGS)(
  'a seat is told nothing that it may not know, Light $light, Dark $dark',
  (seating) => {
    test('by the view and by the question', () => {
      const changed = new Set<string>();
      let asked = 0;
      for (let seed = 1; seed <= 2; seed++) {
        randomGame(configOf(seating, seed), seed, {
          at: (state, request) => {
            if (request.kind !== 'decide' || asked++ % 5 !== 0) return;
            for (const seat of SEATS) {
              const other = withSecretsChanged(state, seat);
              for (const where of secretsIn(state, seat)) changed.add(where);
              expect(JSON.stringify(view(other, seat))).toBe(JSON.stringify(view(state, seat)));
              const ask = request.asks.find((each) => each.seat === seat);
              if (ask) expect(question(other, ask)).toBe(question(state, ask));
            }
          },
        });
      }
      // A card that the AI has not looked at is in a deck as far as anybody can tell; what it has looked at lies open.
      if (seating.light === 'person') expect(changed).toContain('hand');
      if (seating.light === 'person' && seating.dark === 'person')
        expect([...changed].sort()).toEqual(['captives', 'deck', 'hand', 'stack']);
    });

    test('by an event and its reasons: every card that they name is one that the seat saw in this action or sees next', () => {
      let named = 0;
      for (let seed = 1; seed <= 2; seed++) {
        const watcher = new EventWatcher<State>({ seats: SEATS, view, cardsIn });
        randomGame(configOf(seating, seed), seed, watcher);
        named += watcher.named;
      }
      expect(named).toBeGreaterThan(100);
    });
  },
);

function question(state: State, ask: Ask): string {
  return JSON.stringify(wording(state, ask, ask.seat));
}

function cardsIn({ kind, data }: TableEvent): readonly Thing[] {
  // LCG-15: the AI turns the card up for all to see.
  if (kind === 'takes' || kind === 'sets aside') return [];
  const { card, cards } = data as { card?: unknown; cards?: unknown };
  const named = [card, ...(Array.isArray(cards) ? cards : [])];
  return named.filter((each) => typeof each === 'number').filter((each) => each > 0);
}
