import { expect, test } from 'vitest';
import { idleText, turnsAlone } from '../src/wording/rest-of-round.ts';
import { playersTurn, type Setup, type TestTable } from './kit.ts';

/** An AI without dice, whose cards come up in this order: Volley finds no die, Overwhelm costs 3. */
const quiet = (...top: readonly string[]): Setup => ({
  players: [{ characters: ['Luke Skywalker'] }],
  ai: { deck: [], top: [...top], resources: 1, characters: [{ card: 'Death Trooper', ready: false }] },
});

const told = (table: TestTable) => turnsAlone(table.live.events(0).map(({ event }) => event));
const idle = (table: TestTable) => told(table).map((turn) => turn.idle ?? 'told');

test('OPS-02 after a claim the turns of the AI that change nothing are counted in one line', () => {
  const table = playersTurn(quiet('Volley', 'Overwhelm', 'Volley', 'E-11 Blaster'));
  table.choose('claim').choose('no');
  expect(idle(table).slice(0, 4)).toEqual(['finds nothing', 'not paid', 'finds nothing', 'not paid']);
  expect(idleText(told(table))).toBe('2 cards found nothing to do and 2 could not be paid.');
});

test('OPS-02 what hits or changes something is told line by line', () => {
  const table = playersTurn(quiet('Volley', 'Hold the Beach', 'Volley'));
  table.choose('claim').choose('no');
  expect(idle(table).slice(0, 3)).toEqual(['finds nothing', 'told', 'finds nothing']);
  expect(idleText(told(table))).toBe('2 cards found nothing to do.');
});

test('OPS-02 a card whose corner does something changes something, whatever its text finds', () => {
  const table = playersTurn({
    ...quiet('Jam Signals'),
    players: [{ characters: ['Luke Skywalker'], resources: 2 }],
  });
  table.choose('claim').choose('no');
  expect(idle(table)[0]).toBe('told');
});

test('OPS-02 as long as a player acts, every turn is told in full', () => {
  const table = playersTurn(quiet('Volley', 'Volley'));
  table.choose('activate Luke Skywalker');
  expect(told(table)).toEqual([]);
});

test('OPS-02 not before the last player has passed or claimed', () => {
  const table = playersTurn({
    ...quiet('Volley', 'Volley', 'Volley'),
    players: [{ characters: ['Luke Skywalker'] }, { characters: ['Leia Organa'] }],
  });
  table.choose('claim').choose('no').choose('activate Leia Organa');
  expect(told(table)).toEqual([]);
  table.choose('pass');
  expect(idle(table)[0]).toBe('finds nothing');
});

test('OPS-02 a turn in the middle of which a player is asked is no idle one', () => {
  const table = playersTurn({
    ...quiet('Suppressing Fire', 'Volley'),
    players: [{ characters: ['Luke Skywalker', 'Rey'] }],
  });
  table.choose('claim').choose('no');
  expect([table.topic, idle(table)]).toEqual(['spread damage', ['told']]);
});

test('OPS-02 nothing is lost of it: the log has every line', () => {
  const table = playersTurn(quiet('Volley', 'Volley'));
  table.choose('claim').choose('no');
  expect(table.live.log(0).filter((line) => line === 'Volley finds nothing to do.')).toHaveLength(2);
});

test('one card is one card', () => {
  expect(idleText([{ idle: 'finds nothing' }])).toBe('1 card found nothing to do.');
  expect(idleText([{ idle: 'passes' }, {}])).toBeUndefined();
});
