import { CHECKPOINT, choose, kindKey, knownBy, numberKey, reveal, wordKey } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { openTable } from '../src/index.ts';
import { playOn } from './random-player.ts';
import { everything, reply, toyTable } from './seats.ts';
import { kindOf, type ToyGame, type ToyPlay, toy } from './toy-game.ts';

test('shows what a reply leads to, up to the first chance', () => {
  const table = toyTable();
  expect(table.preview(0, ['roll'])).toEqual([{ kind: 'action', data: { seat: 0, done: 'roll' } }]);
});

test('shows what comes until the next question', () => {
  const table = toyTable({ chance: () => kindKey('C') });
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
  expect(table.preview(0, [numberKey(1)])).toEqual([]);
});

test('of an answer that others have given theirs to shows nothing of theirs', () => {
  const table = toyTable();
  reply(table, 0, 'bid');
  reply(table, 1, numberKey(2));
  expect(table.preview(0, [numberKey(1)])).toEqual([]);
});

test('ends where a rule looks at a card that the seat does not know', () => {
  const table = openTable(
    { ...toy, play: lookingBefore },
    { config: {}, seed: 1, chance: () => kindKey('C') },
  );
  reply(table, 0, 'go on');
  expect(table.preview(0, ['show'])).toEqual([{ kind: 'shown', data: 'soon' }]);
});

test('goes on where the seat knows the card', () => {
  const table = openTable(
    { ...toy, play: lookingBefore },
    { config: {}, seed: 1, chance: () => kindKey('C') },
  );
  reply(table, 0, 'go on');
  expect(table.branch(table.position).preview(0, ['tell'])).toEqual([
    { kind: 'told', data: 'soon' },
    { kind: 'told', data: 5 },
  ]);
});

test('shows nothing where a rule may remember what another seat has just seen', () => {
  const table = openTable({ ...toy, play: remembering }, { config: {}, seed: 1, chance: () => kindKey('C') });
  expect(table.preview(0, ['go on'])).toEqual([]);
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
  yield* choose(game, 0, 'when', ['now'], wordKey);
  throw new Error('It threw.');
}

/** Seat 1 sees the top card and seat 0 the one below; at the next checkpoint seat 0 is asked which of them is told. */
function* lookingBefore(game: ToyGame): ToyPlay {
  const { state, desk } = game;
  for (;;) {
    yield CHECKPOINT;
    if (state.turn === 0) {
      yield* reveal(game, 'draw', state.deck, 0, knownBy([1]), kindOf);
      yield* reveal(game, 'draw', state.deck, 1, knownBy([0]), kindOf);
      state.turn++;
      yield* choose(game, 0, 'on', ['go on'], wordKey);
      continue;
    }
    const wish = yield* choose(game, 0, 'wish', ['show', 'tell'], wordKey);
    const kind = wish === 'show' ? 'shown' : 'told';
    desk.tell?.({ kind, data: 'soon' });
    const place = state.deck[wish === 'show' ? 0 : 1];
    desk.tell?.({ kind, data: place && 'card' in place ? place.card : null });
  }
}

/** Seat 1 sees the top card, and the rule holds it in its hands while seat 0 is asked. */
function* remembering(game: ToyGame): ToyPlay {
  yield CHECKPOINT;
  const card = yield* reveal(game, 'draw', game.state.deck, 0, knownBy([1]), kindOf);
  yield* choose(game, 0, 'on', ['go on'], wordKey);
  game.desk.tell?.({ kind: 'shown', data: card });
  return { winner: null };
}
