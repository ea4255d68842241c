import { describe, expect, test } from 'vitest';
import { circlesOfStats, lintAbilities } from '../../src/language/lint.ts';
import type { CardRule } from '../../src/language/terms.ts';
import { DECK } from '../toy/kinds.ts';
import { TOY_LANGUAGE } from '../toy/rules.ts';
import type { NowWord, Toy, ToyAbilityText, ToyEffect } from '../toy/terms.ts';

const CHANGING: ReadonlySet<NowWord['do']> = new Set([
  'prevent',
  'redirect',
  'spread',
  'go elsewhere',
  'do again',
  'retarget',
] as const);

const faults = (...abilities: readonly ToyAbilityText[]) =>
  lintAbilities(
    TOY_LANGUAGE.slotsOf,
    { changing: CHANGING, choosing: new Set(['draw'] as const) },
    abilities,
  );

test('the cards of the toy are written well', () => {
  expect(DECK.flatMap(({ id, abilities }) => faults(...abilities).map((fault) => `${id}: ${fault}`))).toEqual(
    [],
  );
});

describe('what is found', () => {
  test.each<[string, ToyAbilityText]>([
    ['"it" before anything was chosen', { action: { do: 'heal', n: 1, at: 'it' } }],
    ['changes what is happening, but nothing is', { action: { now: 'cancel' } }],
    ['changes what is happening, but nothing is', { action: { instead: { do: 'draw', n: 1 } } }],
    ['changes what is happening, but nothing is', { action: { do: 'prevent', n: 1 } }],
    ['"that" without a moment', { action: { do: 'heal', n: 1, at: 'that' } }],
    ['"the rival" before anything was called so', { action: { do: 'heal', n: 1, at: { the: 'rival' } } }],
  ])('%s', (fault, ability) => {
    expect(faults({ action: { do: 'draw', n: 1 } }, ability)).toEqual([`ability 2: ${fault}`]);
  });

  test('in abilities that are granted too', () => {
    expect(faults({ holds: [{ gains: { action: { do: 'heal', n: 1, at: 'that' } } }] })).toEqual([
      'ability 1: ability 1: "that" without a moment',
    ]);
  });
});

test('in abilities that are gained for a time, which have their own moment', () => {
  const gains = (effect: ToyEffect): ToyAbilityText => ({
    action: { lasting: [{ gains: { reaction: effect, at: { at: 'damage' } } }], until: 'phase' },
  });
  expect(faults(gains({ do: 'heal', n: 1, at: 'that' }))).toEqual([]);
  expect(faults(gains({ do: 'heal', n: 1, at: 'it' }))).toEqual([
    'ability 1: ability 1: "it" before anything was chosen',
  ]);
});

test('an interrupt changes one thing, not all that happen together', () => {
  expect(faults({ interrupt: { now: 'cancel' }, at: { at: 'damage', together: true } })).toEqual([
    'ability 1: interrupts several things at once, but can change only one',
  ]);
});

test('what a word found itself may be meant afterwards', () => {
  expect(
    faults({
      action: [
        { do: 'draw', n: 1 },
        { do: 'focus', n: 1, on: 'it' },
      ],
    }),
  ).toEqual([]);
});

test('what was chosen in a list, a price or a loop may be meant afterwards', () => {
  expect(
    faults(
      {
        action: [
          { do: 'heal', n: 1, at: { target: {} } },
          { do: 'focus', n: 1, on: 'it' },
        ],
      },
      {
        price: { do: 'leave', what: { one: {}, as: 'victim' }, how: 'sacrificed' },
        action: { do: 'damage', n: { stat: 'unit', of: { the: 'victim' } }, at: { target: {} } },
      },
      { action: { each: { each: {} }, do: { do: 'focus', n: 1, on: 'it' } } },
    ),
  ).toEqual([]);
});

test('stats that read each other in a circle', () => {
  const rules: readonly CardRule<Toy>[] = [
    { stat: 'unit', add: { stat: 'blast', of: 'it' } },
    { stat: 'tactics', add: { sum: [1, { stat: 'unit', of: 'it' }] } },
  ];
  expect(circlesOfStats(TOY_LANGUAGE.slotsOf, rules)).toEqual([]);
  expect(
    circlesOfStats(TOY_LANGUAGE.slotsOf, [...rules, { stat: 'blast', add: { stat: 'tactics', of: 'it' } }]),
  ).toEqual(['unit', 'tactics', 'blast']);
});

test('in a loop over what is named by what is going on, each of them is it', () => {
  expect(faults({ action: { each: 'this', do: { do: 'focus', n: 1, on: 'it' } } })).toEqual([]);
});

test('what a word acts on by itself may be it, where the game says so', () => {
  const ability: ToyAbilityText = {
    action: [
      { do: 'draw', n: 1 },
      { do: 'focus', n: 1, on: 'it' },
    ],
  };
  const binding = (choosing: ReadonlySet<'draw'>) =>
    lintAbilities(TOY_LANGUAGE.slotsOf, { changing: CHANGING, choosing }, [ability]);
  expect(binding(new Set())).toEqual(['ability 1: "it" before anything was chosen']);
  expect(binding(new Set(['draw']))).toEqual([]);
});
