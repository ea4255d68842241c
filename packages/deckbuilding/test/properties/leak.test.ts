import {
  type Ask,
  type CardNo,
  jsonCopy,
  openDesk,
  type Pile,
  type Seat,
  type TableEvent,
} from '@holofoe/kernel';
import { EventWatcher, tradeSecrets } from '@holofoe/table/testing';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../../src/cards/catalogue.ts';
import { legalActions } from '../../src/rules/action.ts';
import type { State } from '../../src/state.ts';
import { view } from '../../src/view.ts';
import { openDuel } from '../../src/vocabulary/language.ts';
import { wording } from '../../src/wording/wording.ts';
import { configOf, randomGame, SEATINGS } from '../random-game.ts';

const SEATS: readonly Seat[] = [0, 1];

/** The same table with everything that the seat does not know changed: cards it has not seen trade places. */
function withSecretsChanged(state: State, seat: Seat): State {
  const other = jsonCopy(state);
  tradeSecrets(other.hidden, secretPiles(other), seat, couldSwap);
  return other;
}

function couldSwap(one: CardNo, two: CardNo): boolean {
  const [a, b] = [kindOf(one), kindOf(two)];
  return a.id !== b.id && (a.type === 'base') === (b.type === 'base');
}

function secretPiles({ galaxyDeck, sides }: State): Pile[] {
  return [galaxyDeck, ...sides.flatMap(({ deck, hand, drawn, bases }) => [deck, hand, drawn, bases])];
}

function question(state: State, ask: Ask): string {
  const desk = openDesk();
  if (ask.topic !== 'action') return JSON.stringify(wording(state, ask, ask.seat));
  const actions = legalActions(openDuel({ state, desk }), ask.seat);
  return JSON.stringify([actions, wording(state, { ...ask, options: actions }, ask.seat)]);
}

describe.each(SEATINGS)(
  'a seat is told nothing that it may not know, Empire $empire, Rebels $rebel',
  (seating) => {
    test('by the view and by the question', () => {
      let changed = 0;
      for (let seed = 1; seed <= 6; seed++) {
        randomGame(configOf(seating, seed), seed, {
          at: (state, request) => {
            if (request.kind !== 'decide' || state.turn % 5 !== 0) return;
            for (const seat of SEATS) {
              const other = withSecretsChanged(state, seat);
              if (JSON.stringify(other) !== JSON.stringify(state)) changed++;
              expect(JSON.stringify(view(other, seat))).toBe(JSON.stringify(view(state, seat)));
              const ask = request.asks.find((each) => each.seat === seat);
              if (ask) expect(question(other, ask)).toBe(question(state, ask));
            }
          },
        });
      }
      if (seating.empire === 'person' && seating.rebel === 'person') expect(changed).toBeGreaterThan(0);
    });

    test('by an event and its reasons: every card that they name is one that the seat saw in this action or sees next', () => {
      let named = 0;
      for (let seed = 1; seed <= 5; seed++) {
        const watcher = new EventWatcher<State>({ seats: SEATS, view, cardsIn });
        randomGame(configOf(seating, seed), seed, watcher);
        named += watcher.named;
      }
      expect(named).toBeGreaterThan(100);
    });
  },
);

function cardsIn({ data }: TableEvent): readonly CardNo[] {
  const { card, cards, for: other } = data as { card?: unknown; cards?: unknown; for?: unknown };
  return [card, other, ...(Array.isArray(cards) ? cards : [])].filter((each) => typeof each === 'number');
}
