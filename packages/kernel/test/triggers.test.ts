import { expect, test } from 'vitest';
import { type Listeners, listen, listening, unlisten } from '../src/index.ts';

const heard = (listeners: Listeners<'draw' | 'fire'>) => [
  listening(listeners, 'draw'),
  listening(listeners, 'fire'),
];

test('cards listen in the order in which they came', () => {
  const listeners: Listeners<'draw' | 'fire'> = {};
  listen(listeners, 'draw', 5);
  listen(listeners, 'fire', 5);
  listen(listeners, 'draw', 2);
  expect(heard(listeners)).toEqual([[5, 2], [5]]);
});

test('a card that leaves no longer listens to that moment', () => {
  const listeners: Listeners<'draw' | 'fire'> = { draw: [5, 2], fire: [5] };
  unlisten(listeners, 'draw', 5);
  expect(heard(listeners)).toEqual([[2], [5]]);
});

test('a moment that nobody listens to any more leaves no trace in the state', () => {
  const listeners: Listeners<'draw' | 'fire'> = { draw: [5] };
  unlisten(listeners, 'draw', 5);
  expect(listeners).toEqual({});
});

test('a card that does not listen cannot stop', () => {
  expect(() => unlisten<'draw'>({ draw: [5] }, 'draw', 6)).toThrow('Card 6 does not listen to "draw".');
});
