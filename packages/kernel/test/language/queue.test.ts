import { describe, expect, test } from 'vitest';
import { EndlessRule, openDesk } from '../../src/desk.ts';
import { DONE } from '../../src/done.ts';
import { attach } from '../../src/engine/changes.ts';
import { contextOf } from '../../src/engine/context.ts';
import { type Engine, isSettled, openEngine, type Ready, type Ruleset } from '../../src/engine/engine.ts';
import { nothingStands } from '../../src/engine/standing.ts';
import type { TableEvent } from '../../src/event.ts';
import { happen } from '../../src/happenings/happen.ts';
import { settle } from '../../src/happenings/queue.ts';
import type { Ability, Amount } from '../../src/language/terms.ts';
import { wholeLanguage } from '../../src/readings/whole.ts';
import type { Play } from '../../src/request.ts';
import { byWorth } from '../../src/words/bot.ts';
import { languageOf } from '../../src/words/language.ts';

/** A game of one word: coins come and go, and cards hear it. What is triggered waits until the action is done. */
interface Purse {
  readonly word: { readonly do: 'gain'; readonly coins: Amount<Purse> };
  readonly filter: { readonly other?: true };
  readonly condition: { readonly atLeast: number };
  readonly count: { readonly count: 'coins' };
  readonly ref: never;
  readonly stat: 'interest';
  readonly permission: 'trigger' | 'be targeted';
  readonly until: 'round';
  readonly kind: 'gains' | 'ability';
  readonly moment: object;
  readonly happening: { readonly kind: 'gains'; n: number } | { readonly kind: 'ability' };
  readonly state: { coins: number; readonly cards: readonly (readonly Ability<Purse>[])[] };
  readonly about: undefined;
  readonly besides: undefined;
}

const language = languageOf<Purse>(
  {
    words: {
      gain: {
        slots: { coins: 'amount' },
        can: (_, { coins }) => coins !== 0,
        run: (cx, { coins }) => gain(cx.game, coins, cx.seat),
        worth: (_, { coins }) => coins,
        text: ({ coins }) => `gain ${coins} coins`,
      },
    },
    says: {
      filter: () => 'card',
      condition: ({ atLeast }) => `you have ${atLeast} coins`,
      count: () => 'your coins',
      stat: (stat) => stat,
      rule: () => '',
      moment: ({ at }) => `at ${at}`,
      ref: (ref) => ref,
      until: (until) => `the end of the ${until}`,
      name: (kind) => kind,
    },
    worthOfRule: () => 0,
    worthOfStopping: () => 0,
  },
  wholeLanguage(),
);

function gain(game: Engine<Purse>, n: number, by: number) {
  const live: { kind: 'gains'; n: number; by: number } = { kind: 'gains', n, by };
  return happen(game, live, () => {
    game.state.coins += live.n;
    return undefined;
  });
}

const PURSE: Ruleset<Purse> = {
  language,
  timing: {
    policy: 'queue',
    targets: 'before the price',
    thenNeeds: 'at all',
    seats: () => [0],
    tellsFirst: new Set(['ability']),
    check: () => DONE,
    harmless: new Set(),
  },
  bot: byWorth('PURSE-1', () => true),
  abilitiesOf: ({ cards }, card) => cards[card] ?? [],
  printed: () => 0,
  things: () => [],
  test: () => false,
  ref: () => [],
  holds: ({ game }, { atLeast }) => game.state.coins >= atLeast,
  count: ({ game }) => game.state.coins,
  fits: () => true,
  isThere: () => true,
  isPaid: () => false,
  scope: (_, until) => until,
  seatOf: ({ seat }) => seat,
  controllerOf: () => 0,
  titleOf: (_, card) => `card ${card}`,
  names: () => [],
  topicOf: () => 'whom',
  keyOf: (thing) => `card:${thing}`,
  sourceOf: ({ card }) => `card:${card}`,
};

function purse(...cards: readonly (readonly Ability<Purse>[])[]) {
  const events: TableEvent[] = [];
  const standing = nothingStands();
  const desk = openDesk({ tell: (event) => events.push(event) });
  const game = openEngine<Purse>({ state: { coins: 0, cards }, desk }, PURSE, standing, undefined);
  for (const [card] of cards.entries()) attach(game, card, 0);
  const told = () =>
    events.map(
      ({ kind, data }) =>
        `${kind} ${(data as { n?: number; card?: number }).n ?? (data as { card?: number }).card}`,
    );
  const run = (n: number) => {
    for (const play of [gain(game, n, 0), settle(game)])
      for (const request of play) throw new Error(request.kind);
  };
  return { game, told, run };
}

const atGains = { at: 'gains' } as const;

describe('what is triggered waits until the action is done', () => {
  test('first in, first out; what is triggered meanwhile joins the end', () => {
    const once = { per: 'round' } as const;
    const { told, run } = purse(
      [
        {
          reaction: [
            { do: 'gain', coins: 10 },
            { do: 'gain', coins: 11 },
          ],
          at: atGains,
          limit: once,
        },
      ],
      [{ reaction: { do: 'gain', coins: 20 }, at: atGains, limit: { ...once, times: 2 } }],
    );
    run(1);
    expect(told()).toEqual([
      'gains 1',
      'ability 0',
      'gains 10',
      'gains 11',
      'ability 1',
      'gains 20',
      'ability 1',
      'gains 20',
    ]);
  });

  test('interrupts do not wait: they change the number before it is done', () => {
    const { game, told, run } = purse([{ interrupt: [{ now: 'cancel' }], at: atGains, if: { atLeast: 5 } }]);
    run(5);
    run(1);
    expect([game.state.coins, told()]).toEqual([5, ['gains 5', 'ability 0', 'gains cancelled 1']]);
  });

  test('what it heard is bound when it was triggered', () => {
    const { game, run } = purse([
      {
        reaction: { do: 'gain', coins: { amount: 'that many', times: 2 } },
        at: atGains,
        limit: { per: 'round' },
      },
    ]);
    run(3);
    expect(game.state.coins).toBe(9);
  });

  test('what comes later comes once', () => {
    const { game, run } = purse([
      {
        reaction: { later: atGains, do: { do: 'gain', coins: 100 } },
        at: atGains,
        limit: { per: 'round' },
      },
    ]);
    run(1);
    run(1);
    run(1);
    expect(game.state.coins).toBe(103);
  });

  test('what the same thing triggered waits in the order that the game gives it', () => {
    const limit = { per: 'round' } as const;
    const cards = [10, 20].map((coins): readonly Ability<Purse>[] => [
      { reaction: { do: 'gain', coins }, at: atGains, limit },
    ]);
    const { game, told } = purse(...cards);
    function* order(_: unknown, triggered: readonly Ready<Purse>[]): Play<readonly Ready<Purse>[]> {
      yield* DONE;
      return [...triggered].reverse();
    }
    const timing = { ...PURSE.timing, order };
    const other = { ...game, rules: { ...PURSE, timing } };
    for (const play of [gain(other, 1, 0), settle(other)])
      for (const request of play) throw new Error(request.kind);
    expect(told()).toEqual(['gains 1', 'ability 1', 'gains 20', 'ability 0', 'gains 10']);
  });

  test('a game can tell in its own words', () => {
    const { game, told } = purse();
    const timing: typeof PURSE.timing = {
      ...PURSE.timing,
      tell: ({ desk }, { kind, n }) => desk.tell?.({ kind: `my ${kind}`, data: { n: n ?? 0 } }),
    };
    for (const request of gain({ ...game, rules: { ...PURSE, timing } }, 4, 0)) throw new Error(request.kind);
    expect(told()).toEqual(['my gains 4']);
  });

  test('nothing waits afterwards', () => {
    const { game, run } = purse([
      { reaction: { do: 'gain', coins: 1 }, at: atGains, limit: { per: 'round' } },
    ]);
    run(1);
    expect(isSettled(game)).toBe(true);
  });

  test('a queue that feeds itself is stopped', () => {
    const { run } = purse([{ reaction: { do: 'gain', coins: 1 }, at: atGains }]);
    expect(() => run(1)).toThrow(EndlessRule);
  });
});

test('a game of one word has texts and a worth too', () => {
  const { game } = purse([]);
  const cx = contextOf(game, 0, 0);
  expect([
    language.text({ do: 'gain', coins: { upTo: 3 } }),
    language.worth(cx, { do: 'gain', coins: 3 }),
  ]).toEqual(['gain up to 3 coins', 3]);
});
