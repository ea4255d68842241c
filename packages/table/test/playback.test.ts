import { expect, test } from 'vitest';
import { playOn } from './random-player.ts';
import { asked, everything, reply, toyTable } from './seats.ts';

test('playback shows what was told after a position, with the table as it was right then', () => {
  const table = toyTable();
  const from = table.position;
  reply(table, 0, 'roll');
  const frames = table.playback(1, from);
  expect(frames.map(({ at, event }) => ({ at, event }))).toEqual(table.events(1, from + 1));
  expect(frames.at(-1)?.view).toEqual(table.view(1));
});

test('playback leaves no trace', () => {
  const table = toyTable();
  reply(table, 0, 'roll');
  const was = everything(table);
  table.playback(0, 0);
  expect(everything(table)).toEqual(was);
});

test('playback of a whole game is its events', () => {
  const table = toyTable();
  const from = table.position;
  playOn(table, 3);
  expect(table.playback(0, from).map(({ event }) => event)).toEqual(
    table.events(0, from + 1).map(({ event }) => event),
  );
});

test('playback from a position that was undone shows nothing', () => {
  const table = toyTable();
  const first = asked(table, 0).to;
  reply(table, 0, 'roll');
  const second = table.position;
  reply(table, 1, 'roll');
  const undone = table.position;
  table.undo(first);
  expect(table.playback(0, undone)).toEqual([]);
  expect(table.playback(0, second)).toEqual([]);
});
