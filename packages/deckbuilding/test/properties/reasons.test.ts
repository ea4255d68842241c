import { type Json, type Reason, readKey, type TableEvent } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { say } from '../../src/wording/say.ts';
import { configOf, randomGame, SEATINGS } from '../random-game.ts';

const GAMES = 8;

/** Choices of an effect, of the units that hunt or of the base: what is done is the event. */
const ABOUT_WHAT_IS_DONE: Readonly<Record<string, readonly string[]>> = {
  answer: ['discard', 'gain', 'force'],
  commit: ['hunt'],
  'one of': ['gain', 'force', 'repair'],
};

function names(event: TableEvent, { topic, picked }: Reason): boolean {
  const declared = ABOUT_WHAT_IS_DONE[topic];
  if (declared) return declared.includes(event.kind);
  const data = event.data as Readonly<Record<string, Json>>;
  if (picked === 'base') return event.kind === 'damage' || event.kind === 'prevented';
  const named = readKey(picked);
  const cards = named.is === 'cards' ? named.cards : named.is === 'card' ? [named.card] : [];
  return Object.entries(data).some(
    ([name, value]) => ['card', 'for'].includes(name) && cards.includes(Number(value)),
  );
}

test.each(SEATINGS)(
  'DBG-18 no reason stands at an event about another card: Empire $empire, Rebels $rebel',
  (seating) => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= GAMES; seed++) {
      const tell = (event: TableEvent) => {
        for (const reason of event.reasons ?? [])
          if (!names(event, reason)) wrong.push(`seed ${seed}: ${reason.topic} at "${say(event)}"`);
      };
      randomGame(configOf(seating, seed), seed, { tell });
    }
    expect(wrong).toEqual([]);
  },
);
