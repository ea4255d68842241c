import { nothingStands } from '../../src/engine/standing.ts';
import { mix } from '../../src/hash.ts';
import type { Seat } from '../../src/request.ts';
import { DECK } from './kinds.ts';
import { freshCard, type ToyState } from './state.ts';

export function emptyState(bots: readonly Seat[] = []): ToyState {
  return {
    standing: nothingStands(),
    cards: [],
    play: [],
    resources: [0, 0],
    dial: 0,
    turn: 0,
    active: 1,
    step: 'begin',
    phase: '',
    engagement: null,
    window: null,
    passing: ['', ''],
    declared: {},
    winner: -1,
    bots,
  };
}

const OBJECTIVES = 5;
const OTHERS = 30;

/** Two decks of any cards. */
export function randomDecks(seed: number, bots: readonly Seat[] = []): ToyState {
  const state = emptyState(bots);
  const objectives = DECK.filter(({ type }) => type === 'objective');
  const others = DECK.filter(({ type }) => type !== 'objective');
  let draws = 0;
  const any = (kinds: typeof DECK) => kinds[mix(mix(seed) + draws++) % kinds.length];
  for (const owner of [0, 1])
    for (let i = 0; i < OBJECTIVES + OTHERS; i++) {
      const kind = any(i < OBJECTIVES ? objectives : others);
      if (kind) state.cards.push(freshCard(kind.id, kind.type, owner));
    }
  return state;
}
