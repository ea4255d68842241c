import { describe, expect, test } from 'vitest';
import { read } from '../../src/engine/read.ts';
import { kindNamed } from '../toy/kinds.ts';
import { Table } from '../toy/kit.ts';
import { leavePlay } from '../toy/leaving.ts';
import { phaseEnds } from '../toy/play.ts';
import { TOY, TOY_LANGUAGE } from '../toy/rules.ts';
import type { ToyEffect } from '../toy/terms.ts';
import { heal } from '../toy/tokens.ts';

function timingThatAsks(thenNeeds: 'at all' | 'fully') {
  return { ...TOY.timing, thenNeeds };
}

const damageOn = (t: Table, ...things: readonly number[]) => things.map((thing) => t.card(thing).damage);

describe('what is chosen can be named', () => {
  test('two choices, used in another order than they were made', () => {
    const t = new Table(['duel', 0], ['gun', 0], ['wall', 1]);
    t.use(0);
    expect([...damageOn(t, 1, 2), t.card(1).focus]).toEqual([1, 3, 1]);
  });

  test('what comes later knows the names too, through the text of the state', () => {
    const t = new Table(['duel put off', 0], ['wall', 1], ['wall', 1]);
    t.script.on('target', '2');
    t.use(0);
    t.state = JSON.parse(JSON.stringify(t.state));
    t.run((game) => phaseEnds(game));
    expect([...damageOn(t, 1, 2), t.state.standing.after]).toEqual([0, 2, {}]);
  });
});

describe('then', () => {
  test('only if the first was done', () => {
    const t = new Table(['drawer', 0], ['canceller', 1], ['wall', 1]);
    t.script.on('1 window', '1');
    t.use(0);
    expect(damageOn(t, 1, 2)).toEqual([0, 0]);
  });

  test('the first even where the second does nothing', () => {
    const t = new Table(['drawer', 0]);
    t.use(0);
    expect(t.told('draw')).toEqual([{ n: 2, by: 0 }]);
  });

  test('done at all or fully, as the game has it', () => {
    const [first, then]: ToyEffect[] = [
      [
        { do: 'heal', n: 1, at: { each: { whose: 'own' } } },
        { do: 'heal', n: 1, at: { each: { whose: 'enemy' } } },
      ],
      { do: 'draw', n: 1 },
    ];
    if (!first || !then) throw new Error('Both are there.');
    const draws = (asks: 'at all' | 'fully') => {
      const t = new Table(['wall', 0], ['wall', 1]);
      t.set(0, { damage: 1 });
      t.run((game) => {
        const other = { ...game, rules: { ...TOY, timing: timingThatAsks(asks) } };
        return TOY_LANGUAGE.run(t.cx(other, 0), { first, then });
      });
      return t.told('draw').length;
    };
    expect([draws('at all'), draws('fully')]).toEqual([1, 0]);
  });
});

describe('a choice with a total', () => {
  test('at most: nothing that alone is too much, and as many as go together', () => {
    const t = new Table(['a total', 0, 'hand'], ['trooper', 1], ['fighter', 1], ['001-2', 1]);
    t.script.on('leave whom', '1 2');
    t.use(0);
    expect(t.script.about('leave whom')).toEqual(['0 leave whom: card:1, card:2']);
    expect(t.zones(1, 2, 3)).toEqual(['hand', 'hand', 'play']);
  });

  test('at least: only where all of them would be enough', () => {
    const poor = new Table(['toll', 0], ['trooper', 0], ['trooper', 0]);
    expect(poor.usable(0, 0)).toEqual([]);
    const t = new Table(['toll', 0], ['trooper', 0], ['fighter', 0], ['trooper', 0]);
    expect(t.usable(0, 0)).toEqual(['0.0']);
    t.script.on('leave whom', '1 2');
    t.use(0);
    expect(t.zones(1, 2, 3)).toEqual(['discard', 'discard', 'play']);
  });

  test('the opponent keeps to both', () => {
    const most = new Table(['a total', 0, 'hand'], ['trooper', 1], ['fighter', 1], ['trooper', 1]);
    most.state = { ...most.state, bots: [0] };
    most.use(0);
    expect(most.zones(1, 2, 3).filter((zone) => zone === 'hand').length).toBe(2);
    const least = new Table(['toll', 0], ['trooper', 0], ['fighter', 0], ['trooper', 0]);
    least.state = { ...least.state, bots: [0] };
    least.use(0);
    expect(least.zones(1, 2, 3).filter((zone) => zone === 'discard').length).toBe(3);
  });
});

test('a name is chosen among those for which it does something, and filters ask for it', () => {
  const t = new Table(['named', 0, 'hand'], ['trooper', 1], ['gun', 1], ['fighter', 0]);
  t.script.on('name', 'name:Trooper');
  t.use(0);
  expect(t.script.about('name')).toEqual(['0 name: name:Character, name:Trooper']);
  expect(damageOn(t, 1, 2)).toEqual([1, 0]);
});

describe('unless', () => {
  const table = () => new Table(['180-4', 0, 'hand'], ['wall', 1]);

  test('the other one pays, and it does not happen', () => {
    const t = table();
    t.script.on('1 may', 'yes');
    t.use(0);
    expect([t.card(1).damage, t.state.resources[1]]).toEqual([0, 8]);
  });

  test('or does not, or cannot', () => {
    const t = table();
    t.script.on('1 may', 'no');
    t.use(0);
    const poor = table();
    poor.state.resources[1] = 0;
    poor.use(0);
    expect([t.card(1).damage, poor.card(1).damage, poor.script.about('may')]).toEqual([2, 2, []]);
  });
});

describe('who may use it', () => {
  const healed = (t: Table, by: number) => {
    t.set(1, { damage: 3 });
    return t.run((game) => heal(game, 1, 1, by));
  };

  test('that player; and the limit is each player’s own', () => {
    const t = new Table(['well', 0], ['wall', 1]);
    t.script.on('1 window', '0', '0').on('0 window', '0');
    healed(t, 1);
    healed(t, 1);
    healed(t, 0);
    expect(t.told('draw')).toEqual([
      { n: 1, by: 1 },
      { n: 1, by: 0 },
    ]);
  });

  test('the opponent of its controller', () => {
    const t = new Table(['enemy chooses', 0], ['wall', 1]);
    t.script.on('1 window', '0');
    healed(t, 0);
    expect(t.told('draw')).toEqual([{ n: 1, by: 1 }]);
  });

  test.each([
    ['per copy', 2],
    ['per title', 1],
  ])('a limit %s', (name, draws) => {
    const t = new Table([name, 0], ['wall', 1], [name, 0]);
    t.script.on('0 window', '0', '2', '0', '2');
    healed(t, 0);
    healed(t, 0);
    expect(t.told('draw').length).toBe(draws);
  });
});

test('a price is paid in full or not at all', () => {
  const t = new Table(['two prices', 0, 'hand'], ['trooper', 0]);
  expect(t.usable(0, 0)).toEqual([]);
  const rich = new Table(['two prices', 0, 'hand'], ['trooper', 0], ['trooper', 0]);
  expect(rich.usable(0, 0)).toEqual(['0.0']);
  // One of them is saved: the price was not paid, and the event is spent.
  const saved = new Table(['two prices', 0, 'hand'], ['trooper', 0], ['cannot be sacrificed', 0]);
  saved.use(0);
  expect([saved.told('draw'), saved.card(0).zone]).toEqual([[], 'discard']);
});

test('what was bound and has left is left alone', () => {
  const t = new Table(['195-5', 0, 'hand'], ['gun', 1]);
  t.set(1, { focus: 3 });
  t.use(0);
  t.run((game) => leavePlay(game, 1, 'destroyed', 0));
  t.run((game) => phaseEnds(game));
  expect([t.card(1).zone, t.card(1).focus]).toEqual(['discard', 0]);
});

test('195-5 Spice Blitz: the number is remembered until the end of the phase', () => {
  const t = new Table(['195-5', 0, 'hand'], ['gun', 1]);
  t.set(1, { focus: 3 });
  t.use(0);
  expect(t.card(1).focus).toBe(0);
  t.state = JSON.parse(JSON.stringify(t.state));
  t.run((game) => phaseEnds(game));
  expect([t.card(1).focus, t.state.standing.after]).toEqual([6, {}]);
});

test('cannot be targeted by enemies, cannot be damaged', () => {
  const t = new Table(['untouchable', 1], ['178-2', 0], ['wall', 1], ['wall', 1]);
  t.use(1);
  expect(t.script.about('target')).toEqual(['0 target: card:2, card:3']);
  t.hit(0, 3, 0);
  expect([t.card(0).damage, read(t.game(), 'capacity', 0)]).toEqual([0, 9]);
});

describe('texts come from the data', () => {
  const textOf = (name: string) => {
    const [ability] = kindNamed(name).abilities;
    if (!ability || !('action' in ability)) throw new Error('It has no action.');
    return TOY_LANGUAGE.text(ability.action);
  };

  test.each([
    [
      '195-5',
      'remove all focus from a target focused unit and at the next "phase ends", place twice that many focus on it',
    ],
    ['a total', 'return to hand any number of enemy units with a total cost of 3 or less'],
    ['toll', 'sacrifice any number of other own units with a total cost of 3 or more'],
    [
      '180-4',
      'deal 2 damage to a target enemy unit or objective, unless your opponent wishes to spend 1 resources',
    ],
    ['named', 'name a trait; deal 1 damage to each enemy unit with that name'],
    ['drawer', 'draw 2 cards; then deal 1 damage to a target enemy unit'],
    ['mover', 'choose one: deal 1 damage to an enemy unit; or deal 2 damage to an enemy unit'],
    [
      'duel put off',
      'place 1 focus on a target enemy unit and at the next "phase ends", deal 2 damage to the rival',
    ],
  ])('%s', (name, text) => {
    expect(textOf(name)).toBe(text);
  });
});
