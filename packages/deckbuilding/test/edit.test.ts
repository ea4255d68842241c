import { describe, expect, test } from 'vitest';
import { deckbuildingTable } from './kit.ts';

const table = () =>
  deckbuildingTable({
    bot: 'empire',
    step: 'action',
    row: ['x-wing', 'tie-fighter', 'lobot', 'at-st', 'y-wing', 'bossk'],
    rebel: { hand: ['rebel-trooper'], ships: ['mon-calamari-cruiser'] },
  });

describe('the table is corrected by hand', () => {
  test('the Force', () => {
    const live = table();
    expect(live.live.correct([{ set: 'force', to: -2 }])).toBeUndefined();
    expect(live.force).toBe(-2);
  });

  test('resources, and with them what can be bought', () => {
    const live = table();
    live.live.correct([{ set: 'resources', side: 'rebel', to: 3 }]);
    expect(live.choicesTo('buy')).toEqual(['x-wing', 'lobot', 'y-wing', 'bossk', 'outer-rim-pilot']);
  });

  test('damage of a base and of a ship', () => {
    const live = table();
    live.live.correct([
      { set: 'base damage', side: 'empire', to: 15 },
      { set: 'ship damage', side: 'rebel', card: 'Mon Calamari Cruiser', to: 5 },
    ]);
    expect(live.side('empire').base?.damage).toBe(15);
    expect(live.side('rebel').ships[0]?.damage).toBe(5);
  });

  test('a card goes from a deck that nobody has looked through into the discard pile', () => {
    const live = table();
    expect(
      live.live.correct([{ set: 'place', card: 'temple-guardian', from: 'rebel deck', to: 'rebel discard' }]),
    ).toBeUndefined();
    expect(live.places('temple-guardian')).toEqual(['rebel discard']);
  });

  test('a card leaves the row and another comes in from the galaxy deck', () => {
    const live = table();
    live.live.correct([
      { set: 'place', card: 'lobot', from: 'row', to: 'rebel discard' },
      { set: 'place', card: 'dengar', from: 'galaxy deck', to: 'row' },
    ]);
    expect(live.row).toEqual(['x-wing', 'tie-fighter', 'dengar', 'at-st', 'y-wing', 'bossk']);
  });

  test('a unit that comes into play can attack', () => {
    const live = table();
    live.live.correct([{ set: 'place', card: 'rebel-trooper', from: 'rebel hand', to: 'rebel units' }]);
    expect(live.choices).toContain('attack');
  });

  test.each([
    [{ set: 'force', to: 4 }, 'to'],
    [
      { set: 'base damage', side: 'empire', to: 16 },
      'Coruscant has 16 hit points; with 16 damage it is destroyed.',
    ],
    [{ set: 'ship damage', side: 'rebel', card: 'mon-calamari-cruiser', to: 6 }, 'has 6 hit points'],
    [
      { set: 'ship damage', side: 'empire', card: 'star-destroyer', to: 1 },
      'Star Destroyer is not among the ships.',
    ],
    [{ set: 'place', card: 'dengar', from: 'rebel hand', to: 'exile' }, 'Dengar is not there: rebel hand.'],
    [{ set: 'place', card: 'denga', from: 'rebel hand', to: 'exile' }, 'did you mean dengar'],
    [
      { set: 'place', card: 'tie-fighter', from: 'row', to: 'rebel discard' },
      'TIE Fighter cannot belong to this side.',
    ],
    [{ set: 'place', card: 'dengar', from: 'galaxy deck', to: 'row' }, 'The galaxy row is full'],
    [{ set: 'place', card: 'hoth', from: 'exile', to: 'row' }, 'Hoth is a base'],
    [
      { set: 'place', card: 'alliance-shuttle', from: 'rebel deck', to: 'galaxy deck' },
      'Alliance Shuttle is not a card of the galaxy deck.',
    ],
    [
      { set: 'place', card: 'outer-rim-pilot', from: 'pilots', to: 'galaxy discard' },
      'Outer Rim Pilot is not a card of the galaxy deck.',
    ],
    [{ set: 'place', card: 'lobot', from: 'row', to: 'pilots' }, 'Lobot is not an Outer Rim Pilot.'],
    [{ set: 'place', card: 'lobot', from: 'row', to: 'rebel ships' }, 'Lobot is not a capital ship.'],
  ])('%j is refused and changes nothing', (edit, says) => {
    const live = table();
    const before = live.live.hash();
    expect(live.live.correct([{ set: 'force', to: 1 }, edit])?.says).toContain(says);
    expect(live.live.hash()).toBe(before);
  });
});
