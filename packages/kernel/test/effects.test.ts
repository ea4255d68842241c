import { describe, expect, test } from 'vitest';
import {
  choose,
  DEPTH_BUDGET,
  type Desk,
  type Effect,
  EndlessRule,
  type Game,
  language,
  openDesk,
  type Play,
  type Vocabulary,
} from '../src/index.ts';
import { runWith } from './odds.ts';

/** Two words: `gain` runs at once, `buy` may ask; both change a purse and a diary. */
type Words =
  | { readonly do: 'gain'; readonly coins: number }
  | { readonly do: 'buy'; readonly what: string }
  | { readonly do: 'echo' };
type Fx = Effect<Words, 'rich'>;
interface Context {
  readonly game: Game<unknown> & { readonly desk: Desk };
  readonly diary: string[];
  coins: number;
}

const words: Vocabulary<Words, Context, Fx> = {
  gain: {
    can: (cx, { coins }) => coins > 0 || cx.coins >= -coins,
    run: (cx, { coins }) => {
      cx.coins += coins;
      cx.diary.push(`gain ${coins}`);
      return undefined;
    },
    worth: (_, { coins }) => coins,
    text: ({ coins }) => (coins < 0 ? `pay ${-coins}` : `gain ${coins}`),
  },
  buy: {
    can: (_, { what }) => what !== 'nothing',
    run: function* (cx, { what }): Play {
      yield { kind: 'chance', what, size: 1, keyOf: () => what };
      cx.diary.push(`buy ${what}`);
    },
    worth: () => 5,
    text: ({ what }) => `buy ${what}`,
  },
  echo: {
    can: () => true,
    run: (cx, word) => run(cx, word),
    worth: () => 0,
    text: () => 'echo',
  },
};

const { can, run, worth, text } = language<Words, 'rich', Context>({
  words,
  holds: (cx) => cx.coins >= 10,
  conditionText: () => 'you are rich',
  wish: function* (cx) {
    cx.diary.push('asked');
    return (yield* choose(cx.game, 0, 'wish', ['yes', 'no'], (key) => key)) === 'yes';
  },
  chooseOne: function* (cx, options): Play<Fx> {
    cx.diary.push(`choose of ${options.length}`);
    return yield* choose(cx.game, 0, 'one', options, (option) => JSON.stringify(option));
  },
});

const GAIN: Fx = { do: 'gain', coins: 2 };
const PAY: Fx = { do: 'gain', coins: -3 };
const BUY: Fx = { do: 'buy', what: 'ship' };
const ifRich = (then: Fx, otherwise?: Fx): Fx =>
  otherwise ? { when: 'rich', then, otherwise } : { when: 'rich', then };
const NOTHING: Fx = { do: 'buy', what: 'nothing' };

const context = (coins = 0): Context => ({
  game: { state: {}, desk: openDesk() },
  diary: [],
  coins,
});

/** What is written into the diary; `option` is chosen wherever somebody is asked. */
function done(effect: Fx, coins: number, option: number): string[] {
  const cx = context(coins);
  const play = run(cx, effect);
  if (play) runWith(play, ({ kind }) => (kind === 'decide' ? [[option]] : 0));
  expect(cx.game.desk.inside).toEqual([]);
  return cx.diary;
}

describe('run', () => {
  test.each<[string, Fx, number, number, string[]]>([
    ['a word', GAIN, 0, 0, ['gain 2']],
    ['a word that asks', BUY, 0, 0, ['buy ship']],
    ['all of a list, in its order', [GAIN, BUY, GAIN], 0, 0, ['gain 2', 'buy ship', 'gain 2']],
    ['an empty list', [], 0, 0, []],
    ['what is wished', { may: GAIN }, 0, 0, ['asked', 'gain 2']],
    ['what is declined', { may: GAIN }, 0, 1, ['asked']],
    ['what could change nothing is not asked', { may: NOTHING }, 0, 0, []],
    ['one of several', { oneOf: [GAIN, BUY] }, 0, 1, ['choose of 2', 'buy ship']],
    ['one of those that are possible', { oneOf: [GAIN, NOTHING] }, 0, 0, ['choose of 1', 'gain 2']],
    ['none where none is possible', { oneOf: [NOTHING] }, 0, 0, []],
    ['under a condition that holds', ifRich(GAIN), 10, 0, ['gain 2']],
    ['under a condition that does not', ifRich(GAIN), 9, 0, []],
    ['otherwise', ifRich(GAIN, BUY), 9, 0, ['buy ship']],
    ['for a price', { pay: PAY, to: BUY }, 3, 0, ['gain -3', 'buy ship']],
    ['not for a price that cannot be paid', { pay: PAY, to: BUY }, 2, 0, []],
    ['no price for what buys nothing', { pay: PAY, to: NOTHING }, 3, 0, []],
    ['a price paid anyway', { pay: PAY, to: GAIN, anyway: true }, 3, 0, ['gain -3', 'gain 2']],
  ])('%s', (_, effect, coins, option, diary) => {
    expect(done(effect, coins, option)).toEqual(diary);
  });

  test('needs no generator where nothing asks', () => {
    expect(run(context(), [GAIN, [GAIN], ifRich(BUY)])).toBeUndefined();
  });

  test('a word that sets itself off is stopped by its name', () => {
    const cx = context();
    expect(() => run(cx, { do: 'echo' })).toThrow(
      new EndlessRule(`"echo" set itself off more than ${DEPTH_BUDGET} deep.`),
    );
  });
});

describe('can', () => {
  test.each<[string, Fx, number, boolean]>([
    ['a word that would', GAIN, 0, true],
    ['a word that would not', NOTHING, 0, false],
    ['a list with one that would', [NOTHING, GAIN], 0, true],
    ['a list with none', [NOTHING], 0, false],
    ['a wish', { may: NOTHING }, 0, false],
    ['one of several', { oneOf: [NOTHING, GAIN] }, 0, true],
    ['under a condition that does not hold', ifRich(GAIN), 0, false],
    ['otherwise', ifRich(NOTHING, GAIN), 0, true],
    ['for a price', { pay: PAY, to: BUY }, 3, true],
    ['for a price that cannot be paid', { pay: PAY, to: BUY }, 2, false],
    ['for a price that buys nothing', { pay: PAY, to: NOTHING }, 3, false],
    ['for a price that buys nothing, anyway', { pay: PAY, to: NOTHING, anyway: true }, 3, true],
  ])('%s', (_, effect, coins, answer) => {
    expect(can(context(coins), effect)).toBe(answer);
  });
});

describe('worth', () => {
  test.each<[string, Fx, number, number]>([
    ['a word', GAIN, 0, 2],
    ['a list is the sum', [GAIN, PAY], 0, -1],
    ['a wish is never worth less than nothing', { may: PAY }, 0, 0],
    ['the best of those that are possible', { oneOf: [GAIN, NOTHING] }, 0, 2],
    ['none is possible', { oneOf: [NOTHING] }, 0, 0],
    ['under a condition that holds', ifRich(GAIN), 10, 2],
    ['under a condition that does not', ifRich(GAIN), 0, 0],
    ['a price counts against what it buys', { pay: PAY, to: BUY }, 3, 2],
  ])('%s', (_, effect, coins, value) => {
    expect(worth(context(coins), effect)).toBe(value);
  });
});

describe('text', () => {
  test.each<[Fx, string]>([
    [GAIN, 'gain 2'],
    [[GAIN, BUY], 'gain 2 and buy ship'],
    [[GAIN, ifRich(BUY)], 'gain 2 and, if you are rich, buy ship'],
    [{ may: GAIN }, 'you may gain 2'],
    [{ oneOf: [GAIN, BUY] }, 'choose one: gain 2; or buy ship'],
    [ifRich(GAIN), 'if you are rich, gain 2'],
    [ifRich(GAIN, BUY), 'if you are rich, gain 2; otherwise buy ship'],
    [{ pay: PAY, to: BUY }, 'pay 3 to buy ship'],
  ])('%j', (effect, sentence) => {
    expect(text(effect)).toBe(sentence);
  });
});
