import { type AnyState, EndlessRule, type Game, type Play, step } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { takeTurn } from '../src/advice.ts';

const STATE: AnyState = { format: 1, hidden: { stocks: {}, next: 1 } };
const ANSWERS = { listed: () => undefined, assumed: () => undefined, seed: 1, nameOfSeat: () => undefined };

function gameOf(play: (game: Game<AnyState>) => Play<number>) {
  return {
    play,
    wording: () => ({ prompt: '', labels: [] }),
    chanceWording: () => ({ prompt: '', labels: [] }),
  };
}

test('advice on a turn that never passes is stopped', async () => {
  const game = gameOf(function* () {
    for (;;) yield { kind: 'checkpoint' };
  });
  await expect(takeTurn(game, STATE, 0, () => false, ANSWERS)).rejects.toThrow(EndlessRule);
});

test('advice on a rule that never ends is stopped by the budget that games have', async () => {
  const game = gameOf(function* ({ desk }) {
    for (;;) {
      step(desk, 'again');
      yield* nothing();
    }
  });
  await expect(takeTurn(game, STATE, 0, () => false, ANSWERS)).rejects.toThrow('"again" took more than');
});

function* nothing(): Play {}
