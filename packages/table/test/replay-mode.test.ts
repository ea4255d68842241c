import { CHECKPOINT, choose, numberKey, wordKey } from '@holofoe/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkAllTables, openTable, setForgetful } from '../src/index.ts';
import { playOn } from './random-player.ts';
import { reply, toyTable } from './seats.ts';
import { type ToyGame, type ToyPlay, toy } from './toy-game.ts';

beforeEach(() => setForgetful(true));
afterEach(() => setForgetful(process.env.HOLOFOE_REPLAY === '1'));

test('a table with undos, corrections and answers taken back replays to the same checkpoints', () => {
  const table = toyTable();
  const start = table.position;
  playOn(table, 3, { enough: () => table.position > 30 });
  table.undo(start);
  reply(table, 0, 'bid');
  reply(table, 0, numberKey(2));
  table.back(0);
  playOn(table, 4);
  expect(checkAllTables).not.toThrow();
});

test('a table that took a correction replays to the same checkpoints', () => {
  const table = toyTable({ chance: 'person' });
  table.correct([{ seat: 0, coins: 3 }]);
  table.answer(1, 'kind:A');
  expect(checkAllTables).not.toThrow();
});

test('a local that outlives a checkpoint is found', () => {
  const keeping = {
    ...toy,
    play: function* (game: ToyGame): ToyPlay {
      for (let turn = 1; ; turn++) {
        yield CHECKPOINT;
        yield* choose(game, 0, 'on', ['on'], wordKey);
        game.state.coins[0] += turn;
      }
    },
  };
  const table = openTable(keeping, { config: {}, seed: 1 });
  reply(table, 0, 'on');
  reply(table, 0, 'on');
  expect(checkAllTables).toThrow('A replay came to another state at the checkpoint of position 2.');
});

test('a reference that two names share is found', () => {
  const sharing = {
    ...toy,
    play: function* (game: ToyGame): ToyPlay {
      const { state } = game;
      for (;;) {
        yield CHECKPOINT;
        yield* choose(game, 0, 'on', ['on'], wordKey);
        if (state.bells.length === 0) state.bells = state.deck;
        else state.bells.pop();
      }
    },
  };
  const table = openTable(sharing, { config: {}, seed: 1 });
  reply(table, 0, 'on');
  reply(table, 0, 'on');
  expect(checkAllTables).toThrow('A replay came to another state at the checkpoint of position 2.');
});

test('what is kept outside the state is found', () => {
  const kept = { count: 0 };
  const keeping = {
    ...toy,
    play: function* (game: ToyGame): ToyPlay {
      for (;;) {
        yield CHECKPOINT;
        yield* choose(game, 0, 'on', ['on'], wordKey);
        game.state.coins[0] += ++kept.count;
      }
    },
  };
  reply(openTable(keeping, { config: {}, seed: 1 }), 0, 'on');
  expect(checkAllTables).toThrow('A replay came to another state at the checkpoint of position 1.');
});

test('a state that breaks an invariant at a checkpoint is found', () => {
  const poor = {
    ...toy,
    play: function* (game: ToyGame): ToyPlay {
      for (;;) {
        yield CHECKPOINT;
        yield* choose(game, 0, 'on', ['on'], wordKey);
        game.state.coins[0]--;
      }
    },
  };
  reply(openTable(poor, { config: {}, seed: 1 }), 0, 'on');
  expect(checkAllTables).toThrow('At the checkpoint of position 1: Nobody has fewer than 0 coins.');
});

test('an event that changes after it was told is found', () => {
  const changing = {
    ...toy,
    play: function* (game: ToyGame): ToyPlay {
      yield CHECKPOINT;
      game.desk.tell?.({ kind: 'coins', data: game.state.coins });
      game.state.coins[0]++;
      return { winner: null };
    },
  };
  expect(() => openTable(changing, { config: {}, seed: 1 })).toThrow('read only');
});

test('a table is checked once', () => {
  toyTable();
  checkAllTables();
  expect(checkAllTables).not.toThrow();
});
