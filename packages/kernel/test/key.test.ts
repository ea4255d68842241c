import { describe, expect, test } from 'vitest';
import {
  actKey,
  actOf,
  cardKey,
  cardOfKey,
  cardsKey,
  dieKey,
  effectKey,
  type Key,
  kindKey,
  type Named,
  numberKey,
  readKey,
  seatKey,
  turnKey,
  wordKey,
} from '../src/index.ts';

describe('a key says what it names', () => {
  test.each<[Key, string, Named]>([
    [cardKey(17), 'card:17', { is: 'card', card: 17 }],
    [cardsKey([17, 23]), 'cards:17+23', { is: 'cards', cards: [17, 23] }],
    [dieKey(33), 'die:33', { is: 'die', die: 33 }],
    [turnKey(33, 0), 'die:33:0', { is: 'die', die: 33, to: 0 }],
    [seatKey(0), 'seat:0', { is: 'seat', seat: 0 }],
    [numberKey(-2), 'number:-2', { is: 'number', number: -2 }],
    [kindKey('at-st'), 'kind:at-st', { is: 'kind', kind: 'at-st' }],
    [effectKey('draw+gain 2'), 'effect:draw+gain 2', { is: 'effect', effect: 'draw+gain 2' }],
    [wordKey('gain less'), 'gain less', { is: 'word', word: 'gain less' }],
    [
      actKey('pay off', cardKey(17)),
      'pay off card:17',
      { is: 'act', act: 'pay off', on: { is: 'card', card: 17 } },
    ],
  ])('%s', (key, text, named) => {
    expect([key, readKey(key)]).toEqual([text, named]);
  });

  test('a word that would be read as something else is refused', () => {
    expect(() => wordKey('card:3')).toThrow('"card:3" is no word');
    expect(() => wordKey('play card:3')).toThrow('is no word');
  });
});

test('the card of a key is the one that it names, or with which something is done', () => {
  expect([cardKey(3), actKey('play', cardKey(4)), dieKey(5), wordKey('done')].map(cardOfKey)).toEqual([
    3,
    4,
    undefined,
    undefined,
  ]);
});

test('what is done is known of a key that says so', () => {
  expect([actKey('play', cardKey(4)), cardKey(4), wordKey('end')].map(actOf)).toEqual([
    'play',
    undefined,
    undefined,
  ]);
});
