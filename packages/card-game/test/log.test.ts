import { cutEvent } from '@holofoe/kernel';
import { cardsInReasons } from '@holofoe/table/testing';
import { expect, test } from 'vitest';
import { DARK, LIGHT } from '../src/state.ts';
import { say, sayTo } from '../src/wording/say.ts';
import { Bench } from './vocabulary/bench.ts';

function logOf({ events }: Bench): readonly string[] {
  return events.flatMap((event) => say(cutEvent(event, LIGHT), LIGHT) ?? []);
}

test('LCG-47 what Protect takes over and every shield that is used is told, though no damage is left', () => {
  const bench = new Bench({ ai: DARK });
  const vader = bench.lay('019-2', { shields: 1 });
  // Capacity 3.
  const guard = bench.lay('023-3', { shields: 1, damage: 2 });
  bench.hit(vader, 2, bench.lay('001-2'));
  expect(logOf(bench)).toEqual([
    "Emperor's Royal Guard protects Darth Vader: it takes 1 damage on itself.",
    'The Dark Side uses a shield of Darth Vader against 1 damage.',
    "The Dark Side uses a shield of Emperor's Royal Guard against 1 damage.",
  ]);
  expect(bench.told('protects')).toEqual([{ seat: DARK, card: guard, whom: vader, n: 1 }]);
  expect(bench.told('unshield')).toMatchObject([
    { card: vader, by: DARK, against: 'damage' },
    { card: guard, by: DARK, against: 'damage' },
  ]);
});

test('a shield that stops a focus token is told, and to its owner as "you"', () => {
  const bench = new Bench({ ai: DARK });
  bench.lay('019-2', { shields: 1 });
  bench.do(bench.lay('012-4'), { do: 'focus', n: 1, on: { one: { whose: 'enemy' } } });
  expect(logOf(bench)).toEqual(['The Dark Side uses a shield of Darth Vader against a focus token.']);
  const used = bench.events.find(({ kind }) => kind === 'unshield');
  expect(used && sayTo(used, DARK)).toBe('You use a shield of Darth Vader against a focus token.');
});

test('a shield that an effect takes off is told', () => {
  const bench = new Bench();
  bench.lay('019-2', { shields: 1 });
  bench.do(bench.lay('012-4'), { do: 'unshield', n: 1, on: { one: { whose: 'enemy' } } });
  expect(logOf(bench)).toEqual(['A shield is removed from Darth Vader.']);
});

test('what one side makes the other discard comes from the hand of the other', () => {
  const bench = new Bench();
  const card = bench.hold('001-2');
  const discards = (by: number) => ({ kind: 'discards', data: { card, from: 'hand', by } });
  expect(say(discards(DARK), LIGHT)).toBe(
    'The Dark Side discards Luke Skywalker from the hand of the Light Side.',
  );
  expect(sayTo(discards(DARK), LIGHT)).toBe('The Dark Side discards Luke Skywalker from your hand.');
  expect(sayTo(discards(LIGHT), LIGHT)).toBe('You discard Luke Skywalker from the hand.');
});

test('LCG-49 who is captured as it is destroyed is told to be captured, and where', () => {
  const bench = new Bench({ ai: DARK });
  bench.lay('019-1');
  // Capacity 10.
  bench.lay('022-1');
  const leia = bench.lay('010-2');
  bench.run((game) => game.rules.language.run(bench.cx(game, leia), { do: 'destroy', what: 'this' }));
  expect(logOf(bench)).toEqual(['Leia Organa is destroyed and captured at The Heart of the Empire.']);
});

test('who is captured is told once, with the place', () => {
  const bench = new Bench({ ai: DARK });
  bench.lay('022-1');
  bench.lay('001-2');
  bench.do(bench.lay('019-2'), { do: 'capture', what: { one: { whose: 'enemy' } } });
  expect(logOf(bench)).toEqual(['Luke Skywalker is captured at The Heart of the Empire.']);
});

test('a captive that the Light Side does not know stays hidden as it moves, and so does the reason', () => {
  const bench = new Bench({ ai: DARK });
  const [from, to] = [bench.lay('022-1'), bench.lay('019-1')];
  const luke = bench.jail('001-2', from);
  bench.jail('001-3', from);
  bench.do(bench.lay('019-2'), {
    do: 'move captive',
    what: { one: { type: 'any', in: 'captured', on: { whose: 'own', type: 'objective' } } },
    to: { one: { whose: 'own', type: 'objective', title: 'Fall of the Jedi' } },
  });
  const moved = bench.events.find(({ kind }) => kind === 'moves captive');
  if (!moved) throw new Error('Nothing moved.');
  const light = cutEvent(moved, LIGHT);
  expect(say(light, LIGHT)).toBe('A card lies captured at Fall of the Jedi.');
  expect(cardsInReasons(light)).not.toContain(luke);
  expect(cardsInReasons(cutEvent(moved, DARK))).toContain(luke);
  expect(bench.card(to).captives).toMatchObject([{ by: 1 << DARK }]);
});
