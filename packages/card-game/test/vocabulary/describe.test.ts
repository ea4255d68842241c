import { describe, expect, test } from 'vitest';
import { KINDS, kindById } from '../../src/cards/catalogue.ts';
import { describe as described } from '../../src/wording/describe.ts';

function textOf(id: string): readonly string[] {
  const kind = kindById(id);
  if (!kind) throw new Error(`There is no card ${id}.`);
  return described(kind);
}

describe('a card in our words', () => {
  test('keywords first, then when and what', () => {
    expect(textOf('001-2')).toEqual([
      'Targeted strike.',
      "Reaction: after your opponent's turn begins, remove 1 focus token from this card.",
    ]);
  });

  test('where an enhancement goes, and what its host gets', () => {
    expect(textOf('001-4')).toEqual([
      'Enhances a Force User or Force Sensitive unit.',
      'The enhanced card gets +1 unit icon and +1 blast icon.',
    ]);
  });

  test('a price, a limit, who chooses', () => {
    expect(textOf('005-2')).toEqual([
      'Interrupt: when an event is played, sacrifice this card to cancel that.',
    ]);
    expect(textOf('011-4')).toEqual(['Action: remove 1 damage from a target Vehicle unit (once per turn).']);
    expect(textOf('033-3')).toEqual([
      "Reaction: after this card is declared as an attacker, deal 1 damage to an enemy objective of your opponent's choice.",
    ]);
  });

  test('rules of a player, and while something is so', () => {
    expect(textOf('036-1')).toEqual(['You get +1 reserve.']);
    expect(textOf('062-1')).toEqual(['While this card is undamaged, your opponent gets -1 reserve.']);
  });

  test('what a pilot says', () => {
    expect(textOf('021-4')).toEqual([
      'Pilot (2) on a friendly Fighter unit, even beside another pilot.',
      'As a pilot: the enhanced card gets +1 unit icon and +1 blast icon.',
    ]);
  });

  test('no card has a hole in its text, and a card without anything to say says nothing', () => {
    const faults = KINDS.flatMap((kind) =>
      described(kind)
        .filter((line) => /undefined|\[object|NaN| {2}|\b(a|an) an? /.test(line))
        .map((line) => `${kind.id}: ${line}`),
    );
    expect(faults).toEqual([]);
    expect(textOf('001-3')).toEqual([]);
  });
});
