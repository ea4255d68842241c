import { describe, expect, test } from 'vitest';
import { kindById, kindOf } from '../../src/cards/catalogue.ts';
import { endPeriod } from '../../src/rules/periods.ts';
import { DARK, LIGHT } from '../../src/state.ts';
import { describe as describeCard } from '../../src/wording/describe.ts';
import { NEVER, quietTable } from '../quiet.ts';
import { reasonsOf } from '../reasons.ts';
import { Bench } from '../vocabulary/bench.ts';

/** What was not yet as the cards have it, card by card. */

describe("a card of the AI's hand sees what it says about its own cost", () => {
  test('042-2 Wampa: the AI pays 2 less for each Hoth objective', () => {
    const table = quietTable({
      ai: 'dark',
      active: 'dark',
      stop: 'conflict',
      dark: { objectives: ['042-1'], hand: ['042-2'], fates: [] },
    });
    // 3, and one Hoth objective lies there.
    expect(table.changes('Wampa', 'Sith', 'Shadows')).toEqual(['Sith focus 0 to 1', 'Wampa hand to play']);
  });

  test("217-4 Vader's Meditation Chamber: the AI pays nothing with a Force User in play", () => {
    const table = quietTable({
      ai: 'dark',
      active: 'dark',
      stop: 'conflict',
      dark: { units: ['019-2'], hand: ['217-4'], fates: [] },
    });
    expect(table.changes("Vader's", 'Sith')).toEqual(["Vader's Meditation Chamber hand to play"]);
  });
});

test('LCG-24, 205-3 Gladiator-class Star Destroyer: the AI adds the top card of its fate deck', () => {
  const table = quietTable({
    ai: 'dark',
    active: 'dark',
    stop: 'commitment',
    light: { units: [{ card: '012-4', focus: 1 }] },
    dark: { units: ['205-3'], hand: ['019-2'], fates: ['019-5', '026-4'] },
    engagement: { objective: "A Hero's Journey", attackers: ['205-3'], defenders: ['012-4'] },
  });
  // One for its unit, one by the reaction; its hand stays.
  expect(table.player('dark').fates).toHaveLength(0);
  expect(table.player('dark').hand).toHaveLength(1);
  expect(reasonsOf(table, 'benefit')[0]).toMatchObject({ rule: 'LCG-48' });
});

test('153-1 The Questioning: heard once for all cards that one effect discards from a hand', () => {
  const bench = new Bench();
  const objective = bench.lay('153-1', { focus: 2 });
  bench.hold('001-3');
  bench.hold('008-3');
  bench.on('window', objective).do(bench.lay('019-2'), {
    do: 'discard',
    what: { random: { whose: 'enemy', type: 'any', in: 'hand' }, n: 2 },
  });
  expect([bench.about('window').length, bench.card(objective).focus]).toEqual([1, 1]);
});

test("153-1 The Questioning: two cards of the AI's pile are two different cards", () => {
  const bench = new Bench({ ai: LIGHT });
  bench.lay('153-1', { focus: 2 });
  const cards = [bench.hold('001-3'), bench.hold('008-3'), bench.hold('012-4')];
  bench.do(bench.lay('019-2'), {
    do: 'discard',
    what: { random: { whose: 'enemy', type: 'any', in: 'hand' }, n: 2 },
  });
  expect(bench.where(...cards)).toEqual(['discard', 'discard', 'hand']);
});

describe('150-5 Elite Pilot Training', () => {
  const trained = () => {
    const bench = new Bench();
    const training = bench.lay('150-5');
    bench.lay('021-1', {});
    bench.state.active = DARK;
    const [one, other] = [bench.hold('021-3'), bench.hold('021-3')];
    bench.on('window', training).do(training, {
      do: 'play',
      what: { one: { whose: 'own', type: 'unit', in: 'hand', trait: 'Black Squadron' } },
    });
    const next = bench.where(one)[0] === 'hand' ? one : other;
    const cost = () =>
      bench.game().rules.language.amount(bench.cx(bench.game(), next), { stat: 'cost', of: 'this' });
    return { bench, cost, printed: kindOf(next).cost };
  };

  test('150-5 Elite Pilot Training: the next Black Squadron card costs 1 less, in the next phase of the turn too', () => {
    const { bench, cost, printed } = trained();
    bench.run((game) => endPeriod(game, 'phase'));
    expect(cost()).toBe(printed - 1);
  });

  test('150-5 Elite Pilot Training: it is over with the turn', () => {
    const { bench, cost, printed } = trained();
    bench.run((game) => endPeriod(game, 'turn'));
    expect(cost()).toBe(printed);
  });
});

test("021-2 Vader's TIE Advanced: its text says whose printed icons it gets", () => {
  const kind = kindById('021-2');
  expect(kind && describeCard(kind).join(' ')).toContain('this card gets the combat icons printed on it');
});

test('044-5 Echo Caverns: its text names giver and taker', () => {
  const kind = kindById('044-5');
  const text = kind ? describeCard(kind).join(' ') : '';
  expect(text).toContain('if the giver has such an icon');
  expect(text).toContain('other than the giver');
});

/** Jyn attacks with two units of one affiliation, one of which strikes first. */
const jyn = (friends: readonly [string, string]) =>
  quietTable({
    stop: 'commitment',
    light: { affiliation: 'Smugglers and Spies', fates: [], units: ['262-2', ...friends] },
    dark: { units: [{ card: '029-2', focus: 1 }] },
    engagement: {
      objective: 'Imperial Command',
      attackers: ['262-2', ...friends],
      defenders: ['029-2'],
      step: 'strikes',
      edge: 'dark',
      turn: 'light',
    },
  });

test.each([
  ['Jedi', '001-2', '004-2', 'Luke Skywalker'],
  ['Rebel Alliance', '008-2', '011-2', 'Red Two'],
])(
  '262-2 Jyn Erso: the first other %s unit to strike is let pass, so the second gives nothing',
  (_, one, other, first) => {
    const open = () => jyn([one, other]).choose(first).until('use Jyn Erso');
    expect(open().choices).toEqual(['use Jyn Erso', 'pass']);
    expect(() => open().choose('pass').until('use Jyn Erso')).toThrow(NEVER);
  },
);
