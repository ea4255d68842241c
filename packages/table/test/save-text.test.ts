import { describe, expect, test } from 'vitest';
import { loadTable, parseSave, SAVE_BYTES, SaveError } from '../src/index.ts';
import { playOn } from './random-player.ts';
import { everything, toyTable } from './seats.ts';
import { toy } from './toy-game.ts';

const HEAD = '{"holofoe":1,"game":"toy"';

/** As large a text as is read. */
function filled(before: string, filler: string, after: string): string {
  const times = Math.floor((SAVE_BYTES - before.length - after.length) / filler.length);
  return before + filler.repeat(times) + after;
}

test('the text of a save is read as it was written', () => {
  const table = toyTable();
  playOn(table, 8, { enough: () => table.view(0).turn === 5 });
  const data = { ...table.save(), note: 'Brackets in a text are none: [[[ {{{ "\\" ,,,' };
  expect(parseSave(JSON.stringify(data))).toEqual(JSON.parse(JSON.stringify(data)));
  expect(everything(loadTable(toy, parseSave(JSON.stringify(table.save()))))).toEqual(everything(table));
});

describe('what no save comes to is refused before it is parsed', () => {
  test.each([
    ['brackets', '['.repeat(SAVE_BYTES), 'it is nested more than 50 deep'],
    ['maps', '{"a":'.repeat(SAVE_BYTES / 5), 'it is nested more than 50 deep'],
    ['small maps', filled(`${HEAD},"x":[`, '{},', '0]}'), 'it has more than 400000 values'],
    ['small numbers', filled(`${HEAD},"x":[`, '1,', '0]}'), 'it has more than 400000 values'],
    ['corrections', filled(`${HEAD},"journal":[{"fix":[`, '[],', '0]}]}'), 'it has more than 400000 values'],
  ])('%s', (_, text, says) => {
    expect(() => parseSave(text)).toThrow(SaveError);
    expect(() => parseSave(text)).toThrow(`This save is damaged: ${says}. Open an earlier copy of it.`);
  });
});

test.each(['{{{', '[1', '"open', '"open\\', ''])('what is no JSON is a SyntaxError: %j', (text) => {
  expect(() => parseSave(text)).toThrow(SyntaxError);
});

test('a text in the place of a state is no list of its letters', () => {
  const save = { ...toyTable().save(), start: 'x'.repeat(60_000) };
  expect(() => loadTable(toy, save)).toThrow('start: ');
  expect(() => loadTable(toy, save)).not.toThrow('start has more than 50000 values');
});
