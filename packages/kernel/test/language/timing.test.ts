import { describe, expect, test } from 'vitest';
import { EndlessRule } from '../../src/desk.ts';
import { isBlank, read } from '../../src/engine/read.ts';
import { happen } from '../../src/happenings/happen.ts';
import type { Reason } from '../../src/reason.ts';
import { takeControl } from '../toy/entering.ts';
import { kindNamed } from '../toy/kinds.ts';
import { Table } from '../toy/kit.ts';
import { leavePlay } from '../toy/leaving.ts';
import { periodEnds, phaseEnds } from '../toy/play.ts';
import { TOY_LANGUAGE } from '../toy/rules.ts';
import { focus, heal } from '../toy/tokens.ts';
import { drawCards } from '../toy/words-cards.ts';

const cardOf = (data: unknown) => (data as { readonly card: number }).card;
const used = (t: Table) => t.told('ability').map(cardOf);
const draw = (t: Table, by: number) => t.run((game) => drawCards(game, by, 1));

describe('a window', () => {
  test('forced abilities come first', () => {
    const t = new Table(['optional', 0], ['forced', 0], ['wall', 0]);
    t.script.on('0 window', '0');
    t.hit(2, 3, 1);
    expect([used(t), t.card(2).damage]).toEqual([[1, 0], 1]);
  });

  test('the active player first, turn about', () => {
    const t = new Table(['onlooker', 1], ['onlooker', 0], ['onlooker', 1], ['onlooker', 0], ['wall', 0]);
    t.script.on('0 window', '1', '3').on('1 window', '0', '2');
    t.hit(4, 1, 1);
    expect(used(t)).toEqual([1, 0, 3, 2]);
  });

  test('the active player orders nobody else’s forced abilities', () => {
    const t = new Table(['forced onlooker', 1], ['forced onlooker', 0], ['forced onlooker', 0], ['wall', 0]);
    t.script.on('0 order', '2');
    t.hit(3, 1, 1);
    expect([used(t), t.script.asked]).toEqual([[2, 1, 0], ['0 order: effect:1.1.0.0., effect:2.2.0.0.']]);
  });

  test('each ability once for each happening', () => {
    const t = new Table(['onlooker', 0], ['wall', 0]);
    t.script.on('0 window', '0', '0', '0');
    t.hit(1, 1, 1);
    expect(used(t)).toEqual([0]);
  });
});

describe('what comes into a window while it is open', () => {
  test('a card that enters play hears what the window is about', () => {
    const t = new Table(['caller', 0], ['onlooker', 0, 'hand'], ['wall', 0]);
    t.script.on('0 window', '0', '1');
    t.hit(2, 1, 1);
    expect([used(t), t.told('draw')]).toEqual([[0, 1], [{ n: 1, by: 0 }]]);
  });

  test('its forced ability comes before anybody is asked again', () => {
    const t = new Table(['caller', 0], ['forced onlooker', 0, 'hand'], ['onlooker', 1], ['wall', 0]);
    t.script.on('0 window', '0').on('1 window', '2');
    t.hit(3, 1, 1);
    expect(used(t)).toEqual([0, 1, 2]);
  });

  test('a card that changes hands is offered to its new controller', () => {
    const t = new Table(['plain objective', 1], ['snatcher', 0], ['onlooker', 1]);
    t.script.on('0 window', '1', '2');
    t.hit(0, 1, 0);
    expect([used(t), t.told('draw')]).toEqual([[1, 2], [{ n: 1, by: 0 }]]);
  });

  test('what is put off waits for the next time', () => {
    const t = new Table(['put off', 0], ['wall', 0]);
    t.script.on('0 window', '0');
    t.hit(1, 1, 1);
    expect(t.told('draw')).toEqual([]);
    t.hit(1, 1, 1);
    expect(t.told('draw')).toEqual([{ n: 1, by: 0 }]);
  });
});

test('what comes once comes once, even where it does nothing then', () => {
  const t = new Table(['195-5', 0, 'hand'], ['gun', 1]);
  t.set(1, { focus: 3 });
  t.use(0);
  t.run((game) => leavePlay(game, 1, 'destroyed', 0));
  t.run((game) => phaseEnds(game));
  expect(t.state.standing.after).toEqual({});
});

describe('heard together', () => {
  test('once for all of it: "that" is all of them, "that many" what they come to', () => {
    const t = new Table(['volley', 0], ['herald', 0], ['wall', 1], ['wall', 1], ['wall', 1]);
    t.script.on('0 window', '1');
    t.use(0);
    expect(t.script.about('window')).toEqual(['0 window: effect:1.1.0.0., pass']);
    expect([2, 3, 4].map((thing) => t.card(thing).focus)).toEqual([6, 6, 6]);
  });

  test('only what concerns it', () => {
    const t = new Table(['117-5', 1, 'hand'], ['herald', 1], ['trooper', 0], ['wall', 0]);
    Object.assign(t.state, { active: 0, phase: 'conflict' });
    t.set(3, { focus: 1 });
    t.script.on('1 window', '0', '1');
    t.run((game) => phaseEnds(game));
    expect([t.card(2).focus, t.card(3).focus]).toEqual([1, 1]);
  });

  test('an ability that does not say so hears each', () => {
    const t = new Table(['volley', 0], ['onlooker', 0], ['wall', 1], ['wall', 1]);
    t.use(0);
    expect(t.script.about('window')).toEqual(['0 window: effect:1.1.0.0. (1), effect:1.1.0.0. (2), pass']);
  });

  test('interrupts too have one window: what is forced comes first, whatever it is about', () => {
    const t = new Table(['volley', 1], ['wall', 0], ['optional', 0], ['forced', 0]);
    t.script.on('0 order', '3', '3', '3').on('0 window', '2');
    t.use(0);
    expect(used(t)).toEqual([0, 3, 3, 3, 2]);
    expect([1, 2, 3].map((thing) => t.card(thing).damage)).toEqual([0, 1, 1]);
  });
});

test('a card’s own reaction to its leaving is asked although it has left', () => {
  const t = new Table(['last words', 0]);
  t.script.on('0 window', '0');
  t.run((game) => leavePlay(game, 0, 'discarded', 0));
  expect(t.told('draw')).toEqual([{ n: 1, by: 0 }]);
});

test('several at once: all of it lies there before anybody reacts, and one window follows', () => {
  const t = new Table(['117-5', 0, 'hand'], ['trooper', 1], ['trooper', 1], ['onlooker', 1]);
  for (const thing of [1, 2]) t.set(thing, { damage: 1 });
  Object.assign(t.state, { active: 1, phase: 'conflict' });
  t.script.on('0 window', '0').on('1 window', '3', '3', '3');
  t.run((game) => phaseEnds(game));
  const kinds = t.kinds().filter((kind) => ['damage', 'leaves', 'draw'].includes(kind));
  expect(kinds).toEqual(['damage', 'damage', 'damage', 'leaves', 'leaves', 'draw', 'draw', 'draw']);
});

describe('cancelled is not replaced', () => {
  test('cancelled: told as that, and nobody reacts', () => {
    const t = new Table(['canceller', 1], ['wall', 0]);
    t.script.on('1 window', '0');
    draw(t, 0);
    expect(t.kinds()).toEqual(['ability', 'draw cancelled']);
  });

  test('replaced: something else is done in its place', () => {
    const t = new Table(['083-5', 0], ['gun', 0], ['loop A', 1]);
    t.script.on('0 window', '0');
    t.run((game) => TOY_LANGUAGE.run(t.cx(game, 2), { do: 'focus', n: 1, on: { one: { whose: 'enemy' } } }));
    expect(t.kinds()).toEqual(['ability', 'would be dealt', 'damage', 'focus replaced']);
  });
});

describe('what lasts', () => {
  test('until the end of the strike, the phase, the round', () => {
    const t = new Table(['gun', 0], ['187-1', 0, 'hand'], ['granted for a round', 0, 'hand']);
    t.use(1).use(2);
    expect([read(t.game(), 'capacity', 0), t.usable(0, 0).length]).toEqual([10, 0]);
    t.run((game) => periodEnds(game, 'phase'));
    expect(read(t.game(), 'capacity', 0)).toBe(9);
    t.run((game) => periodEnds(game, 'turn'));
    t.set(0, { focus: 1 });
    expect(t.usable(0, 0).length).toBe(1);
    t.run((game) => periodEnds(game, 'round'));
    expect([t.usable(0, 0), t.state.standing.after, t.state.standing.rules]).toEqual([[], {}, {}]);
  });

  test('a granted action and a granted reaction', () => {
    const t = new Table(['gun', 0], ['granted for a round', 0, 'hand'], ['plain objective', 1]);
    t.use(1);
    t.script.on('0 window', '0');
    t.run((game) => happen(game, { kind: 'survived', card: 0, by: 0 }, () => undefined));
    expect(t.told('draw')).toEqual([{ n: 1, by: 0 }]);
    t.set(0, { focus: 2 });
    t.script.on('0 action', '0', 'until phase');
    t.state.step = 'deployed';
    t.drive(({ window, cards }) => window === null && cards[0]?.focus === 1);
    expect([t.card(0).focus, t.card(0).damage]).toEqual([1, 1]);
  });

  test('until your next card', () => {
    const t = new Table(
      ['cheaper', 0, 'hand'],
      ['fighter', 0, 'hand'],
      ['trooper', 0, 'hand'],
      ['fighter', 1, 'hand'],
    );
    t.use(0);
    const costs = () => [1, 2, 3].map((thing) => read(t.game(), 'cost', thing));
    expect(costs()).toEqual([1, 0, 2]);
    t.state.step = 'deploy';
    t.script.on('0 action', 'play card:1');
    t.drive(({ cards }) => cards[1]?.zone === 'play');
    expect([costs(), t.state.resources[0]]).toEqual([[2, 1, 2], 8]);
  });

  test('on a card that leaves is over', () => {
    const t = new Table(['gun', 0], ['187-1', 0, 'hand'], ['wall', 0]);
    t.script.on('target', '0');
    t.use(1);
    t.run((game) => leavePlay(game, 0, 'destroyed', 1));
    expect(t.state.standing.rules).toEqual({});
  });
});

describe('what it happens to must be there', () => {
  test('or it does not happen, and is not told', () => {
    const t = new Table(['wall', 0, 'discard']);
    let isDone = false;
    t.run((game) =>
      happen(game, { kind: 'heal', card: 0, n: 1, by: 0 }, () => {
        isDone = true;
        return undefined;
      }),
    );
    expect([isDone, t.events]).toEqual([false, []]);
  });

  test('also after somebody interrupted', () => {
    const t = new Table(['evacuates', 0], ['wall', 0]);
    t.script.on('0 window', '0').on('leave whom', '1');
    t.run((game) => focus(game, { card: 1, cause: 'effect', source: -1, by: 1 }, 1));
    expect([t.card(1).zone, t.card(1).focus, t.kinds().at(-1)]).toEqual(['hand', 0, 'focus cancelled']);
  });

  test('of several at once, also after somebody interrupted the last of them', () => {
    const t = new Table(['volley', 1], ['evacuates', 0], ['wall', 0]);
    t.script.on('0 window', 'effect:1.1.1.0. (2)').on('leave whom', '2');
    t.use(0);
    const told = t.kinds().filter((kind) => kind.startsWith('would be dealt'));
    expect([t.card(2).zone, told]).toEqual(['hand', ['would be dealt', 'would be dealt cancelled']]);
  });
});

test('a limit is fresh in the next period', () => {
  const t = new Table(['per copy', 0], ['wall', 1]);
  t.set(1, { damage: 3 });
  t.script.on('0 window', '0', '0', '0');
  const healed = () => t.run((game) => heal(game, 1, 1, 0));
  healed();
  healed();
  t.run((game) => periodEnds(game, 'turn'));
  healed();
  expect(t.told('draw').length).toBe(2);
});

test('what hears only the first of something has heard it, used or not; the next period has a first again', () => {
  const t = new Table(['only the first', 0], ['wall', 1]);
  t.set(1, { damage: 4 });
  t.script.on('0 window', 'pass', '0', '0');
  const healed = () => t.run((game) => heal(game, 1, 1, 0));
  healed();
  healed();
  expect([t.script.about('window').length, t.told('draw').length]).toEqual([1, 0]);
  t.run((game) => periodEnds(game, 'turn'));
  healed();
  healed();
  expect([t.script.about('window').length, t.told('draw').length]).toEqual([2, 1]);
});

test('another player controls a card: what it says of own and enemy cards is theirs', () => {
  const t = new Table(['028-2', 0], ['plain objective', 1], ['plain objective', 0]);
  const capacities = () => [1, 2].map((thing) => read(t.game(), 'capacity', thing));
  expect(capacities()).toEqual([4, 5]);
  t.run((game) => takeControl(game, 0, 1));
  expect(capacities()).toEqual([5, 4]);
});

test('a blank card says nothing, and says it again afterwards', () => {
  const t = new Table(['178-2', 0], ['drawer', 1], ['wall', 1]);
  t.script.on('target', '1');
  t.use(0);
  expect([isBlank(t.game(), 1), t.usable(1, 1)]).toEqual([true, []]);
  t.run((game) => periodEnds(game, 'phase'));
  expect([isBlank(t.game(), 1), t.usable(1, 1)]).toEqual([false, ['1.0']]);
});

test('two options of one choice never share a key', () => {
  const t = new Table(['twin options', 0]);
  t.use(0);
  expect(t.script.about('one of')).toEqual(['0 one of: effect:draw, effect:draw 2']);
});

describe('reasons', () => {
  const picks = (reasons: readonly Reason[] | undefined) =>
    (reasons ?? []).map(({ topic, picked }) => `${topic}: ${picked}`);

  test('stand at the event that acts on them', () => {
    const t = new Table(['mover', 1], ['trooper', 0], ['001-2', 0]);
    t.state = { ...t.state, bots: [1] };
    t.use(0);
    expect(t.events.map(({ kind, reasons }) => [kind, picks(reasons)])).toEqual([
      ['ability', []],
      ['would be dealt', ['one of: effect:damage 2', 'damage whom: card:1']],
      ['damage', []],
      ['would leave', []],
      ['leaves', []],
    ]);
  });

  test('what was only considered leaves none', () => {
    const t = new Table(['mover', 1], ['trooper', 0], ['001-2', 0]);
    t.state = { ...t.state, bots: [1] };
    const [ability] = kindNamed('mover').abilities;
    if (!ability || !('action' in ability)) throw new Error('It has an action.');
    const cx = t.cx(t.game(), 0);
    TOY_LANGUAGE.worth(cx, ability.action);
    TOY_LANGUAGE.can(cx, ability.action);
    expect([t.events, cx.why, cx.it]).toEqual([[], undefined, []]);
  });

  test('a choice about no card is told once, by the first that acts on it', () => {
    const t = new Table(['all or a card', 1], ['gun', 0], ['wall', 0]);
    t.state = { ...t.state, bots: [1] };
    t.use(0);
    const told = t.events.filter(({ kind }) => kind === 'focus');
    expect(told.map(({ reasons }) => (reasons ?? []).map(({ topic }) => topic))).toEqual([['one of'], []]);
  });

  test('of several choices each stands at what happens to that card', () => {
    const t = new Table(['two of yours', 1], ['gun', 0], ['wall', 0], ['trooper', 0]);
    t.state = { ...t.state, bots: [1] };
    t.use(0);
    const told = t.events.filter(({ kind }) => kind === 'focus');
    expect(told.map(({ data, reasons }) => [cardOf(data), picks(reasons)])).toEqual([
      [1, ['focus whom: card:1']],
      [2, ['focus whom: card:2']],
    ]);
  });
});

test('a packet that was changed comes back to nobody who answered it', () => {
  const t = new Table(['bouncer', 0], ['wall', 0], ['wall', 0]);
  t.script.on('0 window', '0', '0', '0');
  t.hit(1, 2, 1);
  expect([used(t), t.card(1).damage, t.card(2).damage]).toEqual([[0], 0, 2]);
});

test('what is done as soon as something is so does not set itself off', () => {
  const t = new Table(['faints', 0]);
  t.set(0, { damage: 1 });
  t.run((game) => happen(game, { kind: 'survived', card: 0, by: 0 }, () => undefined));
  expect(t.card(0).focus).toBe(1);
});

describe('what never ends is stopped', () => {
  test('a loop within one card: too deep', () => {
    const t = new Table(['self-feeder', 0]);
    expect(() => t.hit(0, 1, 1)).toThrow(EndlessRule);
    expect(() => t.hit(0, 1, 1)).toThrow('more than 200 deep');
  });

  test('something done over and over at one depth: too many steps', () => {
    const t = new Table(['wall', 0]);
    const often = { times: 1_000_000, do: { do: 'focus', n: 1, on: 'this' } } as const;
    expect(() => t.run((game) => TOY_LANGUAGE.run(t.cx(game, 0), often))).toThrow('more than 100000 steps');
  });
});
