import { describe, expect, test } from 'vitest';
import {
  because,
  cardKey,
  cutEvent,
  EndlessRule,
  enter,
  leave,
  openDesk,
  plainly,
  refillBudget,
  STEP_BUDGET,
  step,
  type TableEvent,
  tellHappening,
  type Why,
} from '../src/index.ts';

describe('a budget', () => {
  const spent = () => {
    const desk = openDesk();
    for (let i = 0; i < STEP_BUDGET; i++) step(desk, 'spin');
    return desk;
  };

  test('of steps stops a rule, by its name', () => {
    expect(() => step(spent(), 'spin')).toThrow(
      new EndlessRule('"spin" took more than 100000 steps without coming to an end.'),
    );
  });

  test('of depth stops a rule, with what it is inside of', () => {
    const desk = openDesk();
    expect(() => {
      for (;;) {
        enter(desk, 'fire');
        enter(desk, 'react');
      }
    }).toThrow(new EndlessRule('"fire" (inside react, react) set itself off more than 200 deep.'));
  });

  test('of depth is for what is open, not for what is done', () => {
    const desk = openDesk();
    for (let i = 0; i < 1000; i++) {
      enter(desk, 'fire');
      leave(desk);
    }
    expect(desk.inside).toEqual([]);
  });

  test('is full again after a checkpoint', () => {
    const desk = spent();
    refillBudget(desk);
    expect(() => step(desk, 'spin')).not.toThrow();
  });
});

describe('an event', () => {
  const reason = {
    topic: 't',
    candidates: [cardKey(1)],
    picked: cardKey(1),
    decided: { rule: 'R', name: 'n' },
    rows: [],
  };

  test('is cut for a seat that may not know all of it', () => {
    const event = { kind: 'draw', data: 1, secret: { to: [1], data: [1, 'x'] } };
    expect([0, 1].map((seat) => cutEvent(event, seat))).toEqual([
      { kind: 'draw', data: 1 },
      { kind: 'draw', data: [1, 'x'] },
    ]);
  });

  test('keeps the reasons that a seat may read, and only those', () => {
    const event = { kind: 'fire', data: null, reasons: [reason, { ...reason, knownTo: [1] }] };
    expect([0, 1].map((seat) => cutEvent(event, seat).reasons?.length)).toEqual([1, 2]);
  });

  test('without a reason that a seat may read has none', () => {
    expect(cutEvent({ kind: 'fire', data: null, reasons: [{ ...reason, knownTo: [1] }] }, 0)).toEqual({
      kind: 'fire',
      data: null,
    });
  });

  const told = (why?: Why) => {
    const events: TableEvent[] = [];
    tellHappening(openDesk({ tell: (event) => events.push(event) }), { kind: 'fire' }, why);
    return events;
  };

  test('names the choices that it acts on, and its rule', () => {
    const other = { ...reason, topic: 'u' };
    const choices = [reason, other].map((each) => ({ picked: 1, reason: each }));
    expect(told(because(choices[0], 'R', choices[1]))).toEqual([
      { kind: 'fire', rule: 'R', data: {}, reasons: [reason, other] },
    ]);
  });

  test('has no reasons where nothing was chosen, or a person chose', () => {
    expect([...told('R'), ...told(because(plainly(1), 'R')), ...told(because(undefined, 'R'))]).toEqual(
      [1, 2, 3].map(() => ({ kind: 'fire', rule: 'R', data: {} })),
    );
  });

  test('is not told where nobody listens', () => {
    expect(() => tellHappening(openDesk(), { kind: 'fire' })).not.toThrow();
  });
});
