import { describe, expect, test } from 'vitest';
import {
  type Answer,
  arrange,
  ask,
  chance,
  choose,
  chooseSome,
  draw,
  type Form,
  numberKey,
  type Play,
  roll,
  split,
  together,
  wordKey,
} from '../src/index.ts';
import { gameOf, runWith } from './odds.ts';

const OPTIONS = ['x', 'y', 'z'];
const itself = wordKey;

/** What was asked for first, and what came of the answer. */
function answered<T>(play: Play<T>, answer: Answer) {
  const { value: request } = play.next();
  const { value } = play.next(answer);
  return { request, value };
}

describe('a seat is asked', () => {
  test('for one option', () => {
    const { request, value } = answered(choose(gameOf({}), 1, 'which', OPTIONS, itself, 'card'), [[2]]);
    expect(request).toMatchObject({
      kind: 'decide',
      asks: [{ seat: 1, topic: 'which', options: OPTIONS, form: { pick: 'one' }, source: 'card' }],
    });
    expect(value).toBe('z');
  });

  test('for some, which come in the order of the list', () => {
    const play = chooseSome(gameOf({}), 0, 'which', OPTIONS, { min: 1, max: 2 }, itself);
    expect(answered(play, [[2, 0]]).value).toEqual(['x', 'z']);
  });

  test('for an order', () => {
    expect(answered(arrange(gameOf({}), 0, 'order', OPTIONS, itself), [[2, 0, 1]]).value).toEqual([
      'z',
      'x',
      'y',
    ]);
  });

  test('for a split', () => {
    const play = split(gameOf({}), 0, 'damage', OPTIONS, 3, [1, 2, 3], itself);
    expect(answered(play, [[1, 0, 2]]).value).toEqual([1, 0, 2]);
  });

  test('and an answer that is not among the options is a fault', () => {
    const play = choose(gameOf({}), 0, 'which', OPTIONS, itself);
    play.next();
    expect(() => play.next([[3]])).toThrow('There is no option 3 among 3.');
  });

  test('and an answer of another kind is a fault', () => {
    const play = choose(gameOf({}), 0, 'which', OPTIONS, itself);
    play.next();
    expect(() => play.next(1)).toThrow('The question "which" was answered with something else.');
  });

  test('in line where the desk can answer', () => {
    const game = gameOf({}, { decide: () => [1] });
    expect(choose(game, 0, 'which', OPTIONS, itself).next()).toEqual({ done: true, value: 'y' });
  });
});

describe('several seats are asked at once', () => {
  const asks = (form: Form) => [1, 0].map((seat) => ask(seat, 'bid', OPTIONS, form, itself));

  test('and the answers come in the order of the asks', () => {
    expect(answered(together(gameOf({}), asks({ pick: 'one' })), [[2], [0]]).value).toEqual([['z'], ['x']]);
  });

  test('for splits, which give each option as often as its share', () => {
    const form: Form = { pick: 'split', total: 2, most: [2, 2, 2] };
    expect(
      answered(together(gameOf({}), asks(form)), [
        [2, 0, 0],
        [0, 1, 1],
      ]).value,
    ).toEqual([
      ['x', 'x'],
      ['y', 'z'],
    ]);
  });

  test('in line where the desk can answer for all', () => {
    const game = gameOf({}, { decide: ({ seat }) => [seat] });
    expect(together(game, asks({ pick: 'one' })).next()).toEqual({ done: true, value: [['y'], ['x']] });
  });

  test('of the table where the desk can answer for one only', () => {
    const game = gameOf({}, { decide: ({ seat }) => (seat === 0 ? [0] : undefined) });
    expect(together(game, asks({ pick: 'one' })).next().value).toMatchObject({ kind: 'decide' });
  });
});

describe('chance', () => {
  test('is a request with the keys of its outcomes', () => {
    const { value } = roll(gameOf({}), 'die', 6).next();
    expect(value).toMatchObject({ kind: 'chance', what: 'die', size: 6 });
  });

  test('rolls 1 to the number of sides', () => {
    expect([0, 5].map((index) => runWith(roll(gameOf({}), 'die', 6), () => index))).toEqual([1, 6]);
  });

  test('draws one of the outcomes', () => {
    expect(runWith(draw(gameOf({}), 'card', OPTIONS, itself), () => 1)).toBe('y');
  });

  test('is answered at once where the desk can', () => {
    expect(roll(gameOf({}, { chance: () => 3 }), 'die', 6).next()).toEqual({ done: true, value: 4 });
  });

  test('and an answer of another kind is a fault', () => {
    const play = chance(gameOf({}), { kind: 'chance', what: 'die', size: 2, keyOf: numberKey });
    play.next();
    expect(() => play.next([[1]])).toThrow('Chance "die" was answered with something else.');
  });
});
