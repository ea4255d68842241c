import { CHECKPOINT, choose, chooseSome, kindKey, step, wordKey } from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { openTable } from '../src/index.ts';
import { asked, everything, reply, toyTable } from './seats.ts';
import { type ToyGame, type ToyPlay, toy } from './toy-game.ts';

test('a question names its number, its options and their labels', () => {
  const table = toyTable({ chance: () => kindKey('C') });
  expect(table.pending(0)).toEqual({
    kind: 'ask',
    to: 1,
    topic: 'action',
    prompt: 'action?',
    form: { pick: 'one' },
    options: ['play 4', 'roll', 'bid', 'share', 'mulligan'].map((key) => ({ key, label: `the ${key}` })),
  });
});

test('whoever is not asked waits for whoever is', () => {
  expect(toyTable().pending(1)).toEqual({ kind: 'wait', for: [0], mayTakeBack: false });
});

describe('a reply that is not legal changes nothing and says why', () => {
  test.each([
    [
      'an option that there is not',
      0,
      ['fly'],
      '"fly" is not an option of "action". Choose one of: play 4, roll,',
    ],
    ['no option', 0, [], '0 were named. Choose one of: '],
    ['too many options', 0, ['roll', 'bid'], '2 were named. Choose one of: '],
    ['a seat that is not asked', 1, ['roll'], 'Seat 1 is not asked anything; seat 0 is.'],
  ])('%s', (_, seat, keys, says) => {
    const table = toyTable({ chance: () => kindKey('C') });
    const was = everything(table);
    const refusal = table.reply(seat, 1, keys);
    expect(refusal).toMatchObject({ fault: 'illegal', says: expect.stringContaining(says) });
    expect(everything(table)).toEqual(was);
  });

  test('to a question that was answered', () => {
    const table = toyTable();
    const { to } = asked(table, 0);
    reply(table, 0, 'roll');
    const was = everything(table);
    const open = asked(table, 1).to;
    expect(table.reply(0, to, ['roll'])).toEqual({
      fault: 'late',
      says: `Question ${to} is not open; the open question is ${open}.`,
    });
    expect(everything(table)).toEqual(was);
  });

  test('when the game is over', () => {
    const table = toyTable({ config: { turns: 1 } });
    reply(table, 0, 'roll');
    expect(table.pending(0)).toEqual({ kind: 'over', outcome: { winner: 0 } });
    expect(table.reply(0, table.position, ['roll'])).toEqual({ fault: 'late', says: 'The game is over.' });
  });
});

describe('a rule that does not come to its end leaves the state and the question', () => {
  test.each([
    ['throws', 'rule threw', 'The hex backfired.'],
    ['throws later', 'rule threw', 'The curse struck.'],
    ['steps', 'endless', '"spin" took more than 100000 steps without coming to an end.'],
    ['depth', 'endless', '"echo" set itself off more than 200 deep.'],
    ['stack', 'endless', 'Maximum call stack size exceeded'],
    ['checkpoints', 'endless', 'The game went through 10000 checkpoints without asking for anything.'],
  ] as const)('%s', (variant, fault, says) => {
    const table = toyTable({ variant });
    reply(table, 0, 'roll');
    const was = everything(table);
    expect(reply(table, 1, 'hex')).toMatchObject({ fault, says });
    expect(everything(table)).toEqual(was);
  });

  test('and the refusal says where in the rules it was', () => {
    expect(reply(toyTable({ variant: 'throws' }), 0, 'hex')?.stack).toContain('toy-game.ts');
  });

  test('and the game goes on from there', () => {
    const table = toyTable({ variant: 'throws' });
    reply(table, 0, 'hex');
    expect(reply(table, 0, 'roll')).toBeUndefined();
    expect(asked(table, 1).topic).toBe('action');
  });
});

test('the budgets are for what happens between two checkpoints', () => {
  const long = {
    ...toy,
    play: function* ({ state, desk }: ToyGame): ToyPlay {
      while (state.turn < 3) {
        yield CHECKPOINT;
        for (let i = 0; i < 60_000; i++) step(desk, 'count');
        state.turn++;
      }
      return { winner: null };
    },
  };
  expect(openTable(long, { config: {}, seed: 1 }).outcome).toEqual({ winner: null });
});

test('a question to nobody is answered by nobody', () => {
  const empty = {
    ...toy,
    play: function* (): ToyPlay {
      yield CHECKPOINT;
      yield { kind: 'decide', asks: [] };
      return { winner: null };
    },
  };
  expect(openTable(empty, { config: {}, seed: 1 }).outcome).toEqual({ winner: null });
});

test('play that asks before its first checkpoint is a fault', () => {
  const hasty = {
    ...toy,
    play: function* (game: ToyGame): ToyPlay {
      yield* choose(game, 0, 'early', ['now'], wordKey);
      return { winner: null };
    },
  };
  expect(() => openTable(hasty, { config: {}, seed: 1 })).toThrow(
    '`play` must come to a checkpoint before anything else.',
  );
});

describe('where there is no choice', () => {
  /** One question with one option, then one with two. */
  const narrow = {
    ...toy,
    play: function* (game: ToyGame): ToyPlay {
      yield CHECKPOINT;
      yield* choose(game, 0, 'only', ['this'], wordKey);
      yield* chooseSome(game, 0, 'all', ['this', 'that'], { min: 2, max: 2 }, wordKey);
      yield* choose(game, 0, 'open', ['this', 'that'], wordKey);
      return { winner: null };
    },
  };

  test('a seat is asked all the same', () => {
    expect(asked(openTable(narrow, { config: {}, seed: 1 }), 0).topic).toBe('only');
  });

  test('unless the table skips it, without an entry', () => {
    const table = openTable(narrow, { config: {}, seed: 1, forced: 'skip' });
    expect(asked(table, 0).topic).toBe('open');
    expect(table.journal).toEqual([]);
  });
});

describe('a question that cannot be asked is a fault of its rule', () => {
  test.each([
    ['no option', 0, [], '"odd" cannot be answered. Choose one of: .'],
    ['two options with one key', 0, ['a', 'b', 'a'], '"odd" has two options with the key "a".'],
    ['a seat that there is not', 2, ['a'], '"odd" asks seat 2, but the seats are 0 to 1.'],
  ])('%s', (_, seat, options, says) => {
    const odd = {
      ...toy,
      play: function* (game: ToyGame): ToyPlay {
        yield CHECKPOINT;
        yield* choose(game, seat, 'odd', options, wordKey);
        return { winner: null };
      },
    };
    expect(() => openTable(odd, { config: {}, seed: 1 })).toThrow(says);
  });
});

test.each<[string, unknown]>([
  ['a symbol', Symbol('x')],
  ['a large number', 1n],
  ['an object without a text', Object.create(null)],
])('%s for a seat, a question or a position is refused in words', (_, given) => {
  const table = toyTable();
  const refusals: unknown[] = [
    Reflect.apply(table.reply, table, [given, 1, []]),
    Reflect.apply(table.reply, table, [0, given, []]),
    Reflect.apply(table.back, table, [given]),
    Reflect.apply(table.undo, table, [given]),
    Reflect.apply(table.preview, table, [given, []]),
  ];
  const says = expect.stringContaining(`that is no number (${typeof given})`);
  expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ says })));
});
