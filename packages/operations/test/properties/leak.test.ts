import { type CardNo, cutEvent, type Json, type Seat } from '@holofoe/kernel';
import { cardsInReasons, cardsSeen } from '@holofoe/table/testing';
import { expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { view } from '../../src/view.ts';
import { configOf, randomGame } from '../random-game.ts';

/** A card that an event named to a seat that had not seen it. */
interface Told {
  readonly seat: Seat;
  readonly card: CardNo;
  readonly what: string;
}

test('an event and its reasons name no card that the seat does not see before, during or after the action', () => {
  let named = 0;
  for (const seed of [6, 8, 11, 14, 18]) {
    const config = configOf(seed);
    const seats = config.players.map((_, seat) => seat);
    let before = seats.map(() => new Set<CardNo>());
    let told: Told[] = [];
    const stillUnseen = (state: State): Told[] => {
      const now = new Map(
        [...new Set(told.map(({ seat }) => seat))].map((seat) => [seat, cardsSeen(view(state, seat))]),
      );
      return told.filter(({ seat, card }) => !now.get(seat)?.has(card));
    };
    randomGame(config, seed, {
      tell: (event) => {
        for (const seat of seats) {
          const cut = cutEvent(event, seat);
          const cards = [...cardsIn(cut.data), ...cardsInReasons(cut)];
          named += cards.length;
          for (const card of cards)
            if (!before[seat]?.has(card)) told.push({ seat, card, what: JSON.stringify(cut) });
        }
      },
      at: (state, { kind }) => {
        told = told.length > 0 ? stillUnseen(state) : told;
        // What was being played when the game ended lies nowhere.
        if (kind !== 'checkpoint' || state.winner !== null) return;
        expect(told, `seed ${seed}, round ${state.round}`).toEqual([]);
        before = seats.map((seat) => cardsSeen(view(state, seat)));
      },
    });
  }
  expect(named).toBeGreaterThan(1000);
});

function cardsIn(data: Json): readonly CardNo[] {
  if (data === null || typeof data !== 'object' || !('card' in data || 'cards' in data)) return [];
  const { card, cards } = data as { readonly card?: Json; readonly cards?: Json };
  return [card, ...(Array.isArray(cards) ? cards : [])].filter(
    (each): each is number => typeof each === 'number' && each >= 0,
  );
}
