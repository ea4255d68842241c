import type { Json } from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { playersTurn, type TestTable } from './kit.ts';

const table = () =>
  playersTurn({
    stage: 2,
    ai: {
      characters: [
        { card: 'Death Trooper', health: 15 },
        { card: 'Death Trooper', health: 15 },
      ],
      pool: ['Death Trooper: 2RD'],
      discard: ['Advance'],
    },
    players: [
      {
        characters: ['elite Luke Skywalker', { card: 'Rey, Force Prodigy', upgrades: ['Lightsaber'] }],
        hand: ['Ancient Lightsaber'],
        pool: ['Luke Skywalker: 2MD'],
      },
      {},
    ],
  });

function corrected(...edits: readonly Json[]): TestTable {
  const live = table();
  const refusal = live.live.correct(edits);
  if (refusal) throw new Error(refusal.says);
  return live;
}

describe('the table is corrected by hand', () => {
  test('damage, shields and ready of a character, the second of a title with its number', () => {
    const live = corrected(
      { set: 'damage', side: 'AI', card: 'Death Trooper #2', to: 4 },
      { set: 'shields', side: 0, card: 'Rey', to: 2 },
      { set: 'ready', side: 0, card: 'Luke Skywalker', to: false },
    );
    expect(live.character('Death Trooper').damage).toBe(0);
    expect(live.character('Death Trooper #2').damage).toBe(4);
    expect(live.character('Rey').shields).toBe(2);
    expect(live.choicesTo('activate')).toEqual(['Rey']);
  });

  test('resources and counters', () => {
    const live = corrected({ set: 'resources', side: 1, to: 5 }, { set: 'counters', side: 'M-1', to: 2 });
    expect(live.player(1).resources).toBe(5);
    expect(live.ai.counters).toBe(2);
  });

  test('dice: turned, added to a pool, removed from it', () => {
    const live = corrected(
      { set: 'die', side: 'AI', die: 'Death Trooper: -' },
      { set: 'add die', side: 0, die: 'Lightsaber: 3MD' },
      { set: 'add die', side: 0, die: 'Luke Skywalker: -' },
      { set: 'remove die', side: 0, die: 'Luke Skywalker: 2MD' },
    );
    expect(live.pool()).toEqual(['Death Trooper -']);
    expect(live.pool(0)).toEqual(['Lightsaber 3MD$1', 'Luke Skywalker -']);
  });

  test('a card goes from a deck that nobody has looked through to the hand, and from the hand to the deck', () => {
    const live = corrected(
      { set: 'place', side: 1, card: 'OP-1', from: 'deck', to: 'hand' },
      { set: 'place', side: 0, card: 'Ancient Lightsaber', from: 'hand', to: 'deck' },
    );
    expect(live.player(1).hand).toHaveLength(1);
    expect(live.places('Ancient Lightsaber')).toEqual(['deck of 0']);
  });

  test('an upgrade goes to another character, its die out of the pool', () => {
    const live = corrected(
      { set: 'add die', side: 0, die: 'Lightsaber: 3MD' },
      { set: 'place', side: 0, card: 'Lightsaber', from: 'play', to: 'play', on: 'Luke Skywalker' },
    );
    expect(live.places('Lightsaber')).toEqual(['upgrades on Luke Skywalker']);
    expect(live.pool(0)).toEqual(['Luke Skywalker 2MD']);
  });

  test('a character is defeated with what it carries, and comes back', () => {
    const live = corrected({ set: 'place', side: 0, card: 'Rey', from: 'play', to: 'defeated' });
    expect(live.places('Rey')).toEqual(['defeated of 0']);
    expect(live.places('Lightsaber')).toEqual(['discard of 0']);
    live.live.correct([{ set: 'place', side: 0, card: 'Rey', from: 'defeated', to: 'play' }]);
    expect(live.characters(0)).toEqual(['Luke Skywalker', 'Rey']);
  });

  test('a card of the AI goes from its discard pile into its deck', () => {
    const live = corrected({ set: 'place', side: 'AI', card: 'Advance', from: 'discard', to: 'deck bottom' });
    expect(live.places('Advance')).toEqual(['deck of AI']);
  });

  test('the first player, the battlefield, who claimed it, the round', () => {
    const live = corrected(
      { set: 'first', to: 1 },
      { set: 'battlefield', to: 'B' },
      { set: 'claimed', to: 1 },
      { set: 'round', to: 5 },
    );
    expect(live.view).toMatchObject({ first: 1, battlefield: 'B', claimed: 1, round: 5 });
  });

  test('whose turn it is', () => {
    expect(corrected({ set: 'turn', to: 1 }).asked).toBe(1);
  });

  test.each([
    [
      { set: 'damage', side: 'AI', card: 'Death Trooper', to: 15 },
      'Death Trooper has 15 health; with 15 damage it is defeated',
    ],
    [{ set: 'damage', side: 'AI', card: 'Deathtroper', to: 1 }, 'did you mean Death Trooper'],
    [{ set: 'damage', side: 0, card: 'Death Trooper', to: 1 }, 'Death Trooper is not in play there.'],
    [{ set: 'shields', side: 0, card: 'Rey', to: 4 }, 'Rey can have 3 shields at most.'],
    [{ set: 'shields', side: 'AI', card: 'E-Web Emplacement', to: 1 }, 'is no character and has no shields'],
    [{ set: 'resources', side: 2, to: 1 }, 'There is no player on seat 2: there are 2.'],
    [{ set: 'resources', side: 'M-2', to: 1 }, 'There is no area M-2: there are 1.'],
    [{ set: 'counters', side: 0, to: 1 }, 'Counters lie on the stage'],
    [{ set: 'die', side: 0, die: 'Luke Skywalker: 9MD' }, 'That die does not show "9MD"; its sides are'],
    [{ set: 'die', side: 0, die: 'Lightsaber: 3MD' }, 'There is no such die in the pool'],
    [{ set: 'remove die', side: 0, die: 'Luke Skywalker: -' }, 'There is no such die in the pool'],
    [{ set: 'place', side: 'AI', card: 'Advance', from: 'discard', to: 'hand' }, 'The AI has no hand'],
    [
      { set: 'place', side: 0, card: 'Lightsaber', from: 'hand', to: 'discard' },
      'Lightsaber is not there: hand.',
    ],
    [
      { set: 'place', side: 0, card: 'Rey', from: 'play', to: 'discard' },
      'Rey is a character: it is in play or defeated.',
    ],
    [
      { set: 'place', side: 0, card: 'Lightsaber', from: 'play', to: 'defeated' },
      'Lightsaber is no character',
    ],
    [
      { set: 'place', side: 0, card: 'Ancient Lightsaber', from: 'hand', to: 'play' },
      'say on what with "on"',
    ],
    [
      { set: 'place', side: 'AI', card: 'Advance', from: 'discard', to: 'play' },
      'Advance is of the type behavior and does not stay in play.',
    ],
    [{ set: 'first', to: 2 }, 'There is no player on seat 2: the seats are 0 to 1.'],
    [{ set: 'claimed', to: 3 }, 'There is no player on seat 3'],
    [{ set: 'turn', to: 'nobody' }, 'write AI, M-1, M-2'],
  ])('%j is refused and changes nothing', (edit, says) => {
    const live = table();
    const before = live.live.hash();
    expect(live.live.correct([{ set: 'round', to: 9 }, edit])?.says).toContain(says);
    expect(live.live.hash()).toBe(before);
  });
});
