import {
  type Ability,
  type Amount,
  attach,
  byWorth,
  type Cards,
  contextOf,
  copyOf,
  DONE,
  type Engine,
  happen,
  languageOf,
  nothingStands,
  openDesk,
  openEngine,
  type Ruleset,
  read,
  wholeLanguage,
} from '@holofoe/kernel';
import { bestOfFive, calibrate, type Figure, millisecondsOf } from './measure.ts';

/** As little of a game as can be measured: cards with a number, coins that come. */
interface Coins {
  readonly word:
    | { readonly do: 'gain'; readonly coins: number }
    | { readonly do: 'mark'; readonly whom: Cards<Coins>; readonly n: Amount<Coins> };
  readonly filter: object;
  readonly condition: { readonly atLeast: number };
  readonly count: { readonly count: 'coins' };
  readonly ref: never;
  readonly stat: 'plain' | 'added' | 'counted';
  readonly permission: 'trigger' | 'be targeted';
  readonly until: 'round';
  readonly kind: 'gains' | 'loses' | 'marks' | 'ability';
  readonly moment: object;
  readonly happening:
    | { readonly kind: 'gains' | 'loses' | 'marks'; n: number }
    | { readonly kind: 'ability' };
  readonly state: { coins: number; readonly cards: readonly (readonly Ability<Coins>[])[] };
  readonly about: undefined;
  readonly besides: undefined;
}

const RULES: Ruleset<Coins> = {
  language: languageOf<Coins>(
    {
      words: {
        gain: {
          can: () => true,
          run: (cx, { coins }) => gain(cx.game, coins),
          worth: (_, { coins }) => coins,
          text: ({ coins }) => `gain ${coins} coins`,
        },
        mark: {
          slots: { whom: 'cards', n: 'amount' },
          can: (_, { whom: [card = 0], n }) => card + n > LAST_CARD,
          run: () => DONE,
          worth: (_, { whom: [card = 0], n }) => card + n,
          text: ({ whom, n }) => `mark ${whom} ${n} times`,
        },
      },
      says: {
        filter: () => 'card',
        condition: ({ atLeast }) => `you have ${atLeast} coins`,
        count: () => 'your coins',
        stat: (stat) => stat,
        rule: () => 'has more',
        moment: ({ at }) => at,
        ref: (ref) => ref,
        until: (until) => until,
        name: (kind) => kind,
      },
      worthOfRule: () => 0,
      worthOfStopping: () => 0,
    },
    wholeLanguage(),
  ),
  timing: {
    policy: 'stack',
    targets: 'after the price',
    thenNeeds: 'fully',
    seats: () => [0, 1],
    tellsFirst: new Set(['ability']),
    check: () => DONE,
    harmless: new Set(),
  },
  bot: byWorth('', () => true),
  abilitiesOf: ({ cards }, card) => cards[card] ?? [],
  printed: (_, __, thing) => thing,
  things: () => TEN_CARDS,
  test: (_, __, thing) => thing >= 0,
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

const TEN_CARDS = Array.from({ length: 10 }, (_, card) => card);
const LAST_CARD = 9;

function gain(game: Engine<Coins>, n: number) {
  const live: { readonly kind: 'gains'; n: number } = { kind: 'gains', n };
  return happen(game, live, () => {
    game.state.coins += live.n;
    return undefined;
  });
}

/**
 * Ten cards in play, five of which change a number each, for all cards; the others hear of coins that are lost, and each
 * of its own being marked.
 */
function table(): Engine<Coins> {
  const grows: readonly Ability<Coins>[] = [
    { holds: [{ stat: 'added', add: 1 }], on: { each: {} } },
    { holds: [{ stat: 'counted', add: { count: 'coins' } }], on: { each: {} }, while: { atLeast: 0 } },
  ];
  const hears: readonly Ability<Coins>[] = [
    { reaction: { do: 'gain', coins: 1 }, at: { at: 'loses' } },
    { interrupt: { now: 'cancel' }, at: { at: 'loses' }, if: { atLeast: 1 } },
    { reaction: { do: 'gain', coins: 1 }, at: { at: 'marks', card: 'this' } },
  ];
  const cards = Array.from({ length: 10 }, (_, card) => (card < 5 ? grows : hears));
  const game = openEngine<Coins>(
    { state: { coins: 0, cards }, desk: openDesk() },
    RULES,
    nothingStands(),
    undefined,
  );
  for (const [card] of cards.entries()) attach(game, card, card % 2);
  return game;
}

const TIMES = 300_000;
/** Of the calibration. */
const STEPS = 10_000;

/** Nanoseconds that one of it takes. */
function nanoseconds(one: (i: number) => number): number {
  let sum = 0;
  const round = () => {
    const took = millisecondsOf(() => {
      for (let i = 0; i < TIMES; i++) sum += one(i);
    });
    return (took / TIMES) * 1e6;
  };
  const best = bestOfFive(round, 'less');
  if (!Number.isFinite(sum)) throw new Error('What was counted is no number.');
  return best;
}

/** What the kernel's language costs where it is used most; each beside a step of the calibration in the same run. */
export function language(): Figure[] {
  const game = table();
  const unheard = nanoseconds((i) => {
    game.desk.steps = 0;
    gain(game, i & 1);
    return 0;
  });
  const ofManyKinds = nanoseconds((i) => {
    game.desk.steps = 0;
    happen(game, HAPPENINGS[i % HAPPENINGS.length] ?? { kind: 'gains', n: 1 }, () => undefined);
    return 0;
  });
  const ofOthers = nanoseconds((i) => {
    game.desk.steps = 0;
    happen(game, { kind: 'marks', card: i % 5, n: 1 } as Coins['happening'], () => undefined);
    return 0;
  });
  const cx = contextOf(game, 0, 0);
  const mark = RULES.language.reading({ do: 'mark', whom: { one: {} }, n: { count: 'coins' } });
  game.state.coins = 1;
  const can = nanoseconds(() => (mark.can(cx) ? 1 : 0));
  const worth = nanoseconds(() => mark.worth(copyOf(cx)));
  const none = nanoseconds((i) => read(game, 'plain', i % 10));
  const five = nanoseconds((i) => read(game, 'added', i % 10));
  const counted = nanoseconds((i) => read(game, 'counted', i % 10));
  const step = (bestOfFive(() => millisecondsOf(calibrate), 'less') / STEPS) * 1e6;
  return [
    figure('a happening that nobody hears', unheard, 50),
    figure('the same among eight kinds with other fields', ofManyKinds, 50),
    figure('a happening of which five hear, each of its own card only', ofOthers, 400),
    figure('whether a word can be done to the last of ten, with an amount that is counted', can, 1000),
    figure('which of ten a word is worth most for', worth, 1000),
    figure('a number that no rule changes', none, 20),
    figure('a number that five rules change', five, 400),
    figure('a number that five rules change, each counted under a condition', counted, 800),
    against('a happening that nobody hears, against a step of the calibration', unheard, step, 0.7),
    against('a number that no rule changes, against a step of the calibration', none, step, 0.3),
    against('a number that five rules change, against a step of the calibration', five, step, 5.5),
  ];
}

/** As a game has them: every kind with its own fields. */
const HAPPENINGS: readonly Coins['happening'][] = [
  { kind: 'gains', n: 1 },
  { kind: 'gains', n: 1, to: 1 },
  { kind: 'gains', by: 0, n: 1 },
  { kind: 'gains', card: 3, n: 1 },
  { kind: 'gains', card: 3, by: 0, n: 1 },
  { kind: 'gains', how: 'found', n: 1 },
  { kind: 'gains', how: 'found', by: 1, n: 1 },
  { kind: 'gains', how: 'earned', card: 2, n: 1 },
] as Coins['happening'][];

function figure(name: string, value: number, target: number): Figure {
  return { name, value, unit: 'ns', target, limit: target * 3, better: 'less', seconds: value / 1e9 };
}

function against(name: string, value: number, other: number, target: number): Figure {
  return { name, value: value / other, unit: 'times', target, limit: target * 1.5, better: 'less' };
}
