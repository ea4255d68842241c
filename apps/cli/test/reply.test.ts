import { type Form, numberKey } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { questionLines } from '../src/terminal/choices.ts';
import { paperOf } from '../src/terminal/paper.ts';
import { readReply } from '../src/terminal/reply.ts';

const options = ['Attack', 'Buy X-Wing', 'Buy Y-Wing', 'End the turn'].map((label, i) => ({
  key: numberKey(i),
  label,
}));
const one: Form = { pick: 'one' };
const some: Form = { pick: 'some', min: 0, max: 3 };
const enough: Form = { pick: 'some', min: 1, max: 4, enough: { total: 4, values: [3, 2, 2, 0] } };
const order: Form = { pick: 'order' };
const split: Form = { pick: 'split', total: 4, most: [3, 2, 0, 9] };

test.each([
  [one, '2', [1]],
  [one, 'end', [3]],
  [one, 'x-wing', [1]],
  [some, '1 3-4', [0, 2, 3]],
  [some, '4,1', [3, 0]],
  [some, '', []],
  [some, 'none', []],
  [enough, '2 3', [1, 2]],
  [order, '4 3 2 1', [3, 2, 1, 0]],
  [split, '1:3 2:1', [0, 0, 0, 1]],
  [split, '4', [3, 3, 3, 3]],
])('%o reads "%s"', (form, text, keys) => {
  expect(readReply(text, { prompt: '', form, options })).toEqual({ keys: keys.map(numberKey) });
});

test.each([
  [one, '5', 'There is no 5; there are 1 to 4.'],
  [one, '0', 'There is no 0; there are 1 to 4.'],
  [one, 'buy', '"buy" could be Buy X-Wing or Buy Y-Wing.'],
  [one, 'en', '"en" is no choice and no command; there are 1 to 4, or ? for help.'],
  [some, '1-4', 'You named 4; name 0 to 3 of them.'],
  [some, '1 1', 'You named 1 twice.'],
  [some, '1 5', 'There is no 5; there are 1 to 4.'],
  [some, 'x', '"x" is no number; there are 1 to 4, such as "1 3-4".'],
  [enough, '1 4', 'Together that is 3; 4 is needed.'],
  [order, '1 2', 'You named 2; name 4 of them.'],
  [split, '1:4', '1 takes 3 at most.'],
  [split, '1:3', 'That is 3; split 4 in all.'],
  [split, '7:1', 'There is no 7; there are 1 to 4.'],
  [split, 'all', '"all" is no share; write such as "1:3 2:1".'],
])('%o refuses "%s"', (form, text, says) => {
  expect(readReply(text, { prompt: '', form, options })).toEqual({ says });
});

test('copies are one choice where one is chosen, and the first of them is taken', () => {
  const copies = ['Play X-Wing', 'Play X-Wing', 'End'].map((label, i) => ({ key: numberKey(i), label }));
  expect(readReply('1', { prompt: '', form: one, options: copies })).toEqual({ keys: [numberKey(0)] });
  expect(readReply('2', { prompt: '', form: one, options: copies })).toEqual({ keys: [numberKey(2)] });
  expect(readReply('2', { prompt: '', form: some, options: copies })).toEqual({ keys: [numberKey(1)] });
});

const PAPER = paperOf({ env: {} } as never, { columns: 80 } as never, false);

test('the example of a split can be typed as it stands', () => {
  const scarce: Form = { pick: 'split', total: 2, most: [1, 0, 1, 1] };
  for (const form of [split, scarce]) {
    const shown = questionLines({ prompt: '', form, options }, PAPER).join('\n');
    const [, example = ''] = /such as "([^"]+)"/.exec(shown) ?? [];
    expect(readReply(example, { prompt: '', form, options })).toHaveProperty('keys');
  }
});
