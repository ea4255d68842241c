import { CHECKPOINT, choose } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { openTable } from '../src/index.ts';
import { playOn } from './random-player.ts';
import { everything, reply, toyTable } from './seats.ts';
import { type ToyGame, type ToyPlay, toy } from './toy-game.ts';

test('shows what a reply leads to, up to the first chance', () => {
  const table = toyTable();
  expect(table.preview(0, ['roll'])).toEqual([{ kind: 'action', data: { seat: 0, done: 'roll' } }]);
});

test('shows what comes until the next question', () => {
  const table = toyTable({ chance: () => 'C' });
  const told = table.preview(0, ['play 4']);
  expect(told).toEqual([
    { kind: 'action', data: { seat: 0, done: 'play' } },
    { kind: 'turn', data: { seat: 1 } },
  ]);
});

test('changes nothing', () => {
  const table = toyTable();
  playOn(table, 6, {
    each: () => {
      const was = everything(table);
      for (const seat of [0, 1]) {
        const pending = table.pending(seat);
        if (pending.kind === 'ask')
          table.preview(
            seat,
            pending.options.slice(0, 1).map(({ key }) => key),
          );
      }
      expect(everything(table)).toEqual(was);
    },
  });
});

test('of an answer that others have yet to join shows nothing', () => {
  const table = toyTable();
  reply(table, 0, 'bid');
  expect(table.preview(0, [1])).toEqual([]);
});

test('of a reply that is not legal is refused', () => {
  expect(toyTable().preview(0, ['fly'])).toMatchObject({ fault: 'illegal' });
});

test('of a reply that makes a rule throw says so', () => {
  const table = openTable({ ...toy, play: throwing }, { config: {}, seed: 1 });
  expect(table.preview(0, ['now'])).toMatchObject({ fault: 'rule threw', says: 'It threw.' });
});

function* throwing(game: ToyGame): ToyPlay {
  yield CHECKPOINT;
  yield* choose(game, 0, 'when', ['now'], (key) => key);
  throw new Error('It threw.');
}
