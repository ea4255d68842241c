import { type Ask, ask, dieKey, numberKey, type Source, type Wording } from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { kindById } from '../../src/cards/catalogue.ts';
import { dieNo } from '../../src/rules/dice.ts';
import { newSupport } from '../../src/rules/in-play.ts';
import { stand } from '../../src/rules/stand.ts';
import { battleToLookAt } from '../../src/vocabulary/language.ts';
import type { Asked } from '../../src/wording/topics.ts';
import { chanceWording, wording } from '../../src/wording/wording.ts';
import { card, firstTurn } from '../first-turn.ts';
import { randomGames } from '../random-game.ts';
import { ANNA, anna, type Example, type Examples, ONE } from './example.ts';
import { OF_CARDS } from './of-cards.ts';
import { OF_RULES } from './of-rules.ts';

/** A new topic does not compile without an example. */
const EXAMPLES: Examples = { ...OF_RULES, ...OF_CARDS };

/** A card by its id. */
function sourceOf(source: Source | undefined): Source | undefined {
  if (typeof source !== 'string' || source === 'stage' || source === 'symbol') return source;
  return card(source, ANNA);
}

function worded(topic: string, { options, source, form, table }: Example<unknown>): Wording {
  const state = firstTurn('H1', 'H3');
  table?.(state);
  const all = options(state);
  const question = ask(
    ANNA,
    topic,
    all,
    form ?? ONE,
    (option) => numberKey(all.indexOf(option)),
    sourceOf(source),
  );
  return wording(state, question, ANNA);
}

describe('a question', () => {
  test.each(Object.entries<Example<unknown>>(EXAMPLES))('%s', (topic, example) => {
    const { prompt, labels } = example;
    expect(worded(topic, example)).toEqual({ prompt, labels });
  });

  test('says that an action is an additional one', () => {
    const example: Example<Asked['action']> = {
      options: () => [{ do: 'done' }],
      table: (state) => {
        state.additional = 1;
        anna(state).resources = 1;
      },
      prompt: '',
      labels: [],
    };
    expect(worded('action', example)).toEqual({
      prompt: 'What do you do with your additional action? You have 1 resource.',
      labels: ['Take no further action'],
    });
  });

  test('shows the value of a die with what its card adds', () => {
    const state = firstTurn('V1');
    const die = { no: dieNo(card('02005', ANNA), 0), side: 0 };
    anna(state).supports.push(newSupport(card('02005', ANNA), ANNA));
    anna(state).pool.push(die);
    stand(battleToLookAt(state));
    const label = () =>
      wording(
        state,
        ask(ANNA, 'next die', [die], ONE, ({ no }) => dieKey(no)),
        ANNA,
      ).labels[0];
    const [first] = kindById('02005')?.die ?? [];
    const more = (first?.value ?? 0) + 1;
    expect(label()).toBe(`E-Web Emplacement A: ${more} ${first?.symbol}${first?.cost ? ' (costs 1)' : ''}`);
  });

  test('without words is an error that names it', () => {
    const state = firstTurn('H1');
    const unknown: Ask = ask(ANNA, 'a new topic', [], ONE, numberKey);
    expect(() => wording(state, unknown, ANNA)).toThrow(
      'The question "a new topic" has no words: it is missing in Topics.',
    );
  });
});

test('in 60 random games every question and every chance has its words', () => {
  const topics = new Set<string>();
  const faults = new Set<string>();
  const check = (what: string, { prompt, labels }: Wording) => {
    const isFaulty = (text: string) => text === '' || /undefined|NaN|\[object|null| {2}/.test(text);
    if (!/^["A-Z0-9].*[.?]\)?$/.test(prompt) || [prompt, ...labels].some(isFaulty))
      faults.add(`${what}: ${prompt} ${labels.join(' / ')}`);
    if (prompt.startsWith('What came up?')) faults.add(`${what} has no words`);
  };
  randomGames(60, {
    at(state, request) {
      if (request.kind === 'chance') check(request.what, chanceWording(state, request));
      if (request.kind !== 'decide') return;
      for (const each of request.asks) {
        topics.add(each.topic);
        check(each.topic, wording(state, each, each.seat));
      }
    },
  });
  expect([...faults]).toEqual([]);
  expect(Object.keys(EXAMPLES)).toEqual(expect.arrayContaining([...topics]));
  expect(topics.size).toBeGreaterThan(25);
});
