import { expect, test } from 'vitest';
import type { Slot } from '../src/language/fold.ts';
import { lintAbilities } from '../src/language/lint.ts';
import { SAMPLE } from './sample/abilities.ts';
import type { Word } from './sample/terms.ts';

const CARDS = 'cards';
const AMOUNT = 'amount';

/** The slots of the words of the sample, in the order in which they are read. */
const SLOTS: { readonly [W in Word['do']]: readonly (readonly [string, Slot])[] } = {
  damage: [
    ['n', AMOUNT],
    ['at', CARDS],
  ],
  heal: [
    ['n', AMOUNT],
    ['at', CARDS],
  ],
  focus: [
    ['n', AMOUNT],
    ['on', CARDS],
  ],
  unfocus: [
    ['n', AMOUNT],
    ['on', CARDS],
  ],
  shield: [
    ['n', AMOUNT],
    ['on', CARDS],
  ],
  'move shield': [
    ['from', CARDS],
    ['to', CARDS],
  ],
  prevent: [['n', AMOUNT]],
  draw: [
    ['n', AMOUNT],
    ['who', CARDS],
  ],
  discard: [['what', CARDS]],
  destroy: [['what', CARDS]],
  rescue: [['what', CARDS]],
  return: [['what', CARDS]],
  capture: [['what', CARDS]],
  'put into play': [['what', CARDS]],
  play: [['what', CARDS]],
  look: [
    ['of', CARDS],
    ['top', AMOUNT],
  ],
  'put back': [['what', CARDS]],
  plant: [
    ['what', CARDS],
    ['at', CARDS],
  ],
  commit: [['who', CARDS]],
  uncommit: [['who', CARDS]],
  dial: [],
};

test('forty abilities drawn from all of the Card Game can be written in the language alone, and are written well', () => {
  const faults = SAMPLE.flatMap(([card, ability]) =>
    lintAbilities(
      ({ do: name }) => SLOTS[name as Word['do']],
      { changing: new Set(['prevent'] as const), choosing: new Set(['look'] as const) },
      [ability],
    ).map((fault) => `${card}: ${fault}`),
  );
  expect([SAMPLE.length, faults]).toEqual([40, []]);
});
