import { everyCardOf, type Pile } from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../../src/cards/catalogue.ts';
import { DARK, LIGHT } from '../../src/state.ts';
import { newGame } from '../kit.ts';
import { quietTable } from '../quiet.ts';
import { Bench } from '../vocabulary/bench.ts';

describe('a new game against the AI', () => {
  test('LCG-09 the fate deck has as many cards as the reserve, all with Force icons; the others are in the command deck', () => {
    const table = newGame({ light: { control: 'person' }, dark: { control: 'ai' } });
    const { hidden } = table.state;
    const { fates, deck, hand } = table.player('dark');
    expect(fates).toHaveLength(6);
    const couldBe = (pile: Pile) =>
      pile.flatMap((place) => ('card' in place ? [place.card] : everyCardOf(hidden, place.stock)));
    expect(couldBe(fates).filter((card) => kindOf(card).force === 0)).toEqual([]);
    expect(couldBe(deck).some((card) => kindOf(card).force === 0)).toBe(true);
    expect(deck.length + hand.length).toBe(34);
  });

  test('LCG-11 the AI draws its reserve as its hand and takes no mulligan', () => {
    const table = newGame({ light: { control: 'person' }, dark: { control: 'ai' } });
    expect([table.topic, table.asked]).toEqual(['mulligan', 'light']);
    expect(table.player('dark').hand).toHaveLength(6);
    expect(table.rulesOf('draw')).toEqual(['LCG-11', 'LCG-11']);
  });

  test('LCG-13 the player is asked as the standard rules have it, and the AI never', () => {
    const table = newGame({ light: { control: 'ai' }, dark: { control: 'person' } });
    const seats = new Set<string>();
    for (let asked = 0; asked < 40 && !table.outcome; asked++) {
      seats.add(table.asked);
      table.choose(table.choices.includes('pass') ? 'pass' : (table.choices[0] ?? ''));
    }
    expect([...seats]).toEqual(['dark']);
  });
});

describe('its hand and its decks', () => {
  test('LCG-33 what it draws goes under the pile, unseen', () => {
    const bench = new Bench({ ai: LIGHT });
    const top = bench.hold('001-3');
    const [drawn] = bench.deck('008-3');
    bench.do(bench.lay('001-2'), { do: 'draw', n: 1 });
    expect(bench.cards(bench.player(LIGHT).hand)).toEqual([top, drawn]);
    expect(bench.player(LIGHT).hand.at(-1)).toMatchObject({ by: 0 });
  });

  test('LCG-34 an empty command deck is made anew from the discard pile, and the draw goes on', () => {
    const bench = new Bench({ ai: LIGHT });
    bench.deck('008-3');
    bench.discard('001-3', '012-4');
    bench.do(bench.lay('001-2'), { do: 'draw', n: 2 });
    const { hand, deck, discard } = bench.player(LIGHT);
    expect([hand.length, deck.length, discard.length]).toEqual([2, 1, 0]);
    expect(bench.events.find(({ kind }) => kind === 'reshuffles')).toMatchObject({ rule: 'LCG-34' });
  });

  test('LCG-34 where the discard pile is empty too nothing is drawn, and it has not lost', () => {
    const bench = new Bench({ ai: LIGHT });
    bench.do(bench.lay('001-2'), { do: 'draw', n: 2 });
    expect([bench.player(LIGHT).hand.length, bench.state.winner]).toEqual([0, null]);
  });

  test('LCG-34 its empty objective deck does lose the game', () => {
    const table = quietTable({
      ai: 'dark',
      active: 'dark',
      step: 'refresh',
      dark: { sets: [19, 20], objectives: ['019-1', '020-1'], fates: [] },
    });
    expect(table.outcome).toMatchObject({ winner: LIGHT, how: 'objective deck' });
  });

  test('LCG-14 it is filled before anybody reacts to the beginning of the turn', () => {
    // Counsel of the Sith: after the opponent's turn begins, a card.
    const table = quietTable({
      ai: 'light',
      step: 'turn begins',
      light: { fates: [] },
      dark: { objectives: ['020-1', '029-1', '029-1'] },
    });
    expect(table.asking).toBe('dark window: use Counsel of the Sith, pass');
    expect(table.player('light').fates).toHaveLength(6);
  });

  test('LCG-14 the fate deck is not cut down where it holds more than the reserve', () => {
    const fates = ['019-3', '019-5', '020-3', '021-3', '023-3', '024-4', '026-4'];
    const table = quietTable({
      ai: 'dark',
      active: 'dark',
      step: 'turn begins',
      stop: 'balance',
      dark: { fates },
    });
    expect(table.player('dark').fates).toHaveLength(7);
    expect(table.told).not.toContain('fills fate deck');
  });

  test('LCG-51 above its reserve it discards from the top', () => {
    const hand = ['019-3', '019-5', '020-3', '021-3', '023-3', '024-4', '026-4'];
    const table = quietTable({
      ai: 'dark',
      active: 'dark',
      step: 'draw',
      stop: 'deployment',
      dark: { hand, fates: [] },
    });
    expect(table.discard('dark')).toEqual(['Dark Side Apprentice']);
    expect(table.rulesOf('discards')).toEqual(['LCG-51']);
  });

  test('LCG-32 a card that an effect captures from its hand is the top one', () => {
    const bench = new Bench({ ai: LIGHT });
    const objective = bench.lay('026-1');
    const [top, under] = [bench.hold('001-3'), bench.hold('008-3')];
    bench.do(objective, {
      do: 'capture',
      what: { random: { whose: 'enemy', type: 'any', in: 'hand' } },
      at: 'this',
    });
    expect(bench.where(top, under)).toEqual(['captured', 'hand']);
    expect(bench.state.players[DARK]?.hand).toEqual([]);
  });
});
