import { describe, expect, test } from 'vitest';
import { isBlank, read } from '../../src/engine/read.ts';
import { Table } from '../toy/kit.ts';

const cardOf = (data: unknown) => (data as { readonly card: number }).card;

describe('case 37 Twist of Fate: the battle starts again', () => {
  test('what was placed still counts, over all battles of the engagement', () => {
    const t = new Table(
      ['plain objective', 1],
      ['030-2', 0],
      ['005-6', 0, 'hand'],
      ['wall', 1],
      ['trooper', 0, 'hand'],
    );
    t.script.on('0 edge', '2', 'pass', '4');
    t.drive(({ engagement }) => engagement?.step === 'strikes');
    // The fate lies in the discard pile since the first battle.
    expect([t.card(2).zone, read(t.game(), 'unit', 1)]).toEqual(['discard', 2]);
    expect(t.told('reveal').length).toBe(2);
    t.fight();
    expect(t.card(3).damage).toBe(2);
  });

  test('face down it tells nothing', () => {
    const t = new Table(['plain objective', 1], ['030-2', 0], ['005-6', 0, 'hand'], ['wall', 1]);
    t.script.on('0 edge', '2');
    t.drive(({ engagement }) => engagement?.battle?.stacks[0]?.length === 1);
    expect([read(t.game(), 'unit', 1), t.events.at(-1)]).toMatchObject([
      0,
      { kind: 'lays', data: { by: 0 }, secret: { to: [0], data: { card: 2, by: 0 } } },
    ]);
    expect(t.events.at(-1)?.data).not.toHaveProperty('card', 2);
  });

  test('the lower number first: it cancels the other side’s 2', () => {
    const t = new Table(
      ['plain objective', 1],
      ['gun', 0],
      ['005-6', 0, 'hand'],
      ['wall', 1],
      ['036-6', 1, 'hand'],
    );
    t.script.on('0 edge', '2').on('1 edge', '4');
    t.drive(({ engagement }) => engagement?.step === 'strikes');
    expect([t.told('fate').map(cardOf), t.told('reveal').length]).toEqual([[2], 2]);
  });
});

describe('case 38 fates twice, again for the other side, or without effect', () => {
  test('Strike Team Assemble: each repeat is a new one with new targets', () => {
    const t = new Table(
      ['plain objective', 1],
      ['wall', 0],
      ['003-6', 0, 'hand'],
      ['wall', 1],
      ['wall', 1],
      ['208-1', 0],
    );
    t.script.on('0 edge', '2').on('target', '3', '4');
    t.drive(({ engagement }) => engagement?.step === 'strikes');
    expect([t.told('fate').length, t.card(3).damage, t.card(4).damage]).toEqual([2, 1, 1]);
  });

  test('Adaptive Strategy: again, as if yours', () => {
    const t = new Table(
      ['plain objective', 1],
      ['wall', 0],
      ['003-6', 0, 'hand'],
      ['wall', 1],
      ['102-5', 1, 'hand'],
    );
    t.script.on('0 edge', '2').on('1 window', '4');
    t.drive(({ engagement }) => engagement?.step === 'strikes');
    expect([t.told('fate').length, t.card(3).damage, t.card(1).damage]).toEqual([1, 1, 1]);
  });

  test('Commando Operations: it resolves, and has no effect', () => {
    const t = new Table(['plain objective', 1], ['wall', 0], ['003-6', 0, 'hand'], ['wall', 1], ['102-1', 1]);
    t.script.on('0 edge', '2');
    t.drive(({ engagement }) => engagement?.step === 'strikes');
    expect([t.told('fate').map(cardOf), t.told('ability'), t.card(3).damage]).toEqual([[2], [], 0]);
  });
});

describe('case 39 stacks swapped, laid one after the other, fed from elsewhere, thrown out of', () => {
  test('Reversal of Fate: a stack belongs to a side for this battle, its cards to their owners', () => {
    const t = new Table(
      ['plain objective', 1],
      ['wall', 0],
      ['seat of power', 0, 'hand'],
      ['wall', 1],
      ['trooper', 1, 'hand'],
      ['081-6', 1, 'hand'],
    );
    t.script.on('0 edge', '2').on('1 edge', '4').on('1 window', '5');
    t.drive(({ engagement }) => engagement?.step === 'strikes');
    // The fate worked for seat 1, which has the edge; both cards lie in their owners' piles.
    expect([t.told('fate'), t.state.engagement?.edge]).toEqual([[{ card: 2, by: 1 }], 1]);
    expect([t.card(2).zone, t.card(2).owner, t.card(2).seat, t.card(4).owner]).toEqual(['discard', 0, 0, 1]);
  });

  test('The Seventh Sister: the other side lays all of its cards first', () => {
    const t = new Table(
      ['plain objective', 1],
      ['287-2', 0],
      ['wall', 1],
      ['trooper', 1, 'hand'],
      ['trooper', 1, 'hand'],
      ['trooper', 0, 'hand'],
    );
    t.script.on('1 edge', '3', '4').on('0 edge', '5');
    t.drive(({ engagement }) => engagement?.step === 'strikes');
    expect(t.events.filter(({ kind }) => kind === 'lays').map(({ secret }) => secret?.to[0])).toEqual([
      1, 1, 0,
    ]);
  });

  // Simplified: from the discard pile.
  test('163-1: fed from elsewhere', () => {
    const t = new Table(
      ['plain objective', 1],
      ['gun', 0],
      ['wall', 1],
      ['163-1', 0],
      ['seat of power', 0, 'discard'],
    );
    t.script.on('0 edge', '4');
    t.drive(({ engagement }) => engagement?.step === 'strikes');
    expect([t.state.engagement?.edge, t.card(4).zone]).toEqual([0, 'discard']);
  });

  test('Ancient Rivals, 171-1: a card is thrown out after the reveal, and its fate with it', () => {
    const rows = [
      ['plain objective', 1],
      ['gun', 0],
      ['wall', 1],
      ['003-6', 1, 'hand'],
    ] as const;
    const fate = new Table(...rows, ['231-5', 0, 'hand']);
    fate.script.on('0 edge', '4').on('1 edge', '3');
    const objective = new Table(...rows, ['171-1', 0]);
    objective.script.on('1 edge', '3').on('0 window', '4');
    for (const t of [fate, objective]) {
      t.drive(({ engagement }) => engagement?.step === 'strikes');
      expect([t.card(3).zone, t.card(1).damage]).toEqual(['discard', 0]);
      expect(t.told('fate').map(cardOf)).not.toContain(3);
    }
  });

  test('the opponent lays from its fate deck', () => {
    const t = new Table(['plain objective', 1], ['gun', 0], ['wall', 1], ['seat of power', 1, 'fate deck']);
    t.state = { ...t.state, bots: [1] };
    t.drive(({ engagement }) => engagement?.step === 'strikes');
    expect([t.told('fate').map(cardOf), t.state.engagement?.edge]).toEqual([[3], 1]);
  });
});

describe('case 40 an ability in flight is a value', () => {
  test("It's Worse: cancelled by its kind, its price stays paid, its limit is counted", () => {
    const t = new Table(['006-2', 0], ['gun', 0], ['034-6', 1, 'hand'], ['wall', 1]);
    t.script.on('0 window', '0').on('1 window', '2');
    t.hit(1, 9, 1);
    expect([t.card(1).zone, t.card(2).zone]).toEqual(['discard', 'discard']);
    expect(Object.values(t.state.standing.used.turn ?? {})).toEqual([1]);
  });

  test('last in, first out', () => {
    const t = new Table(['006-2', 0], ['gun', 0], ['034-6', 1, 'hand'], ['wall', 1]);
    t.script.on('0 window', '0').on('1 window', '2');
    t.hit(1, 9, 1);
    expect(
      t.events.filter(({ kind }) => kind.startsWith('ability')).map(({ kind, data }) => [kind, cardOf(data)]),
    ).toEqual([
      ['ability', 2],
      ['ability cancelled', 0],
    ]);
  });

  test('Chain Reaction: done again as if yours, without price or trigger', () => {
    const t = new Table(['069-2', 0], ['126-6', 1, 'hand'], ['wall', 1], ['gun', 0], ['plain objective', 1]);
    t.engage(4, [0, 3], [2]);
    t.script.on('0 window', '0').on('1 window', '1').on('1 target', '3');
    t.hit(0, 1, 1);
    expect([t.card(2).damage, t.card(3).damage]).toEqual([2, 2]);
  });

  test('Narrow Escape: retargeted by the other player, as if he had triggered it', () => {
    const t = new Table(['178-2', 0], ['060-5', 1, 'hand'], ['gun', 1], ['wall', 0]);
    t.script.on('0 target', '2').on('1 window', '1').on('1 target', '3');
    t.use(0);
    expect([isBlank(t.game(), 2), isBlank(t.game(), 3)]).toEqual([false, true]);
    expect(t.script.about('target')[0]).toBe('1 target: card:0, card:3');
  });
});
