import { describe, expect, test } from 'vitest';
import { kindOf } from '../src/cards/catalogue.ts';
import { invariants } from '../src/invariants.ts';
import type { Config } from '../src/rules/setup.ts';
import { readTable } from '../src/table-file/read.ts';
import { writeTable } from '../src/table-file/write.ts';
import { configOf, randomGame, SEATINGS } from './random-game.ts';

function stateOf(file: unknown) {
  const read = readTable(file);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.state;
}

function faultsOf(file: unknown): readonly string[] {
  const read = readTable(file);
  return 'faults' in read ? read.faults.map(({ path, says }) => `${path}: ${says}`) : [];
}

describe('a table written by hand', () => {
  test('may be empty: the start of the bot’s first turn in a new game', () => {
    const state = stateOf({});
    expect(invariants(state)).toBeUndefined();
    expect(writeTable(state)).toMatchObject({
      bot: 'empire',
      step: 'bot set-up',
      force: 'neutral',
      row: [null, null, null, null, null, null],
      empire: { base: 'coruscant' },
      rebel: { base: 'dantooine' },
    });
  });

  test('names cards by id or by printed name, in any spelling', () => {
    expect(stateOf({ row: ['AT-ST', 'chirrut imwe', "Twi'lek Smuggler"] }).row).toEqual(
      stateOf({ row: ['at-st', 'chirrut-imwe', 'twilek-smuggler'] }).row,
    );
  });

  test('leaves starters that it does not name in the deck', () => {
    const { sides } = stateOf({ empire: { discard: ['stormtrooper', 'imperial-shuttle'], deck: ['at-at'] } });
    expect(sides[0].deck).toHaveLength(10 - 2 + 1);
  });

  test('gives a person five cards that nobody has named, unless it names the hand', () => {
    expect(stateOf({}).sides[1].hand).toEqual(
      Array.from({ length: 5 }, () => ({ stock: expect.any(Number) })),
    );
    expect(stateOf({ rebel: { hand: [] } }).sides[1].hand).toEqual([]);
  });

  test.each([
    ['any base but the first', { base: 'Endor' }],
    ['no base', { base: null }],
  ])('DBG-03 with %s in play the first one was lost', (_, empire) => {
    expect(stateOf({ empire }).sides[1].victory.map((card) => kindOf(card).id)).toEqual(['coruscant']);
  });

  test.each([...SEATINGS])(
    'is what a table between turns writes: Empire $empire, Rebels $rebel',
    (seating) => {
      let compared = 0;
      for (let seed = 1; seed <= 3; seed++) {
        const config: Config = configOf(seating, seed);
        randomGame(config, seed, {
          at: (state, { kind }) => {
            if (kind !== 'checkpoint' || (state.step !== 'bot set-up' && state.step !== 'begin turn')) return;
            if (state.turn % 4 !== 0) return;
            const written = writeTable(state);
            const again = stateOf(JSON.parse(JSON.stringify(written)));
            expect(invariants(again)).toBeUndefined();
            expect(writeTable(again)).toEqual(written);
            compared++;
          },
        });
      }
      expect(compared).toBeGreaterThan(3);
    },
  );
});

describe('a table that cannot be is refused with the place and the reason', () => {
  test.each([
    [
      'an unknown card, with the nearest names',
      { row: ['at-sd'] },
      'row[0]: there is no card "at-sd"; did you mean at-st, at-at,',
    ],
    [
      'a part of a name, with the names that hold it',
      { row: ['vader'] },
      'row[0]: there is no card "vader"; did you mean darth-vader,',
    ],
    ['a seventh card in the row', { row: Array(7).fill('at-st') }, 'row: the galaxy row has six slots'],
    [
      'damage beyond the hit points of a base',
      { empire: { damage: 16 } },
      'empire.damage: Coruscant has 16 hit points; with 16 damage it is destroyed',
    ],
    [
      'damage beyond the hit points of a ship',
      { rebel: { ships: [{ card: 'rebel-transport', damage: 2 }] } },
      'rebel.ships[0].damage: Rebel Transport has 2 hit points; with 2 damage it is destroyed',
    ],
    [
      'damage on a unit',
      { rebel: { units: [{ card: 'x-wing', damage: 1 }] } },
      'rebel.units[0].damage: a unit takes no damage',
    ],
    [
      'a card that is in two places',
      { row: ['darth-vader'], empire: { discard: ['Darth Vader'] } },
      'empire.discard[0]: Darth Vader is in too many places: there is one, and it is also at row[0]',
    ],
    [
      'more copies than there are',
      { row: ['at-st', 'at-st', 'at-st'] },
      'row[2]: AT-ST is in too many places: there are 2, and it is also at row[0], row[1]',
    ],
    [
      'a card of the other side',
      { empire: { discard: ['x-wing'] } },
      'empire.discard[0]: X-Wing cannot belong to this side',
    ],
    [
      'a unit among the ships',
      { empire: { ships: ['at-st'] } },
      'empire.ships[0]: AT-ST does not belong among the ships',
    ],
    [
      'a starter in the row',
      { row: ['stormtrooper'] },
      'row[0]: Stormtrooper is not a card of the galaxy deck',
    ],
    ['a base in a discard pile', { empire: { discard: ['lothal'] } }, 'empire.discard[0]: Lothal is a base'],
    [
      'a base that the bot does not have',
      { empire: { base: 'lothal' } },
      "empire.base: the bot's bases are coruscant, death-star, endor (DBG-02)",
    ],
    [
      'a base of the other side',
      { rebel: { base: 'kessel' } },
      'rebel.base: Kessel is not a base of this side',
    ],
    [
      'a later base with nothing lost',
      { empire: { base: 'endor', lost: [] } },
      'empire.lost: Coruscant is the first base: without it lost there is no other one',
    ],
    [
      'a later base without the first one lost',
      { rebel: { base: 'sullust', lost: ['hoth'] } },
      'rebel.lost: Dantooine is the first base: without it lost there is no other one',
    ],
    [
      'the first base with another one lost',
      { empire: { base: 'coruscant', lost: ['endor'] } },
      'empire.base: Coruscant is the first base: with another one lost it is lost too',
    ],
    [
      'three lost bases',
      { rebel: { lost: ['dantooine', 'hoth', 'jedha'] } },
      'rebel.lost: a side that has lost three bases has lost the game (DBG-49)',
    ],
    [
      'lost bases without the first one, and none in play',
      { rebel: { lost: ['hoth'] } },
      'rebel.lost: Dantooine is the first base: without it lost there is no other one',
    ],
    [
      'DBG-02 a last base of the bot without the one before it',
      { empire: { base: 'endor', bases: [] } },
      'empire.lost: with no base to come 3 are lost or in play; name them: here there are 2',
    ],
    [
      'DBG-04 a last base of the player without the one before it',
      { rebel: { base: 'sullust', lost: ['dantooine'], bases: [] } },
      'rebel.lost: with no base to come 3 are lost or in play; name them: here there are 2',
    ],
    [
      'DBG-04 a weak last base in play',
      { rebel: { base: 'mon-cala', lost: ['dantooine', 'hoth'] } },
      'rebel.base: the last base has 14 or 16 hit points; Mon Cala has 10 (DBG-04)',
    ],
    [
      'DBG-04 a weak last base to come',
      { rebel: { bases: ['hoth', 'dagobah'] } },
      'rebel.bases[1]: the last base has 14 or 16 hit points; Dagobah has 12 (DBG-04)',
    ],
    [
      'DBG-04 more bases to come than the player has',
      { rebel: { base: 'sullust', bases: ['hoth', 'jedha'] } },
      'rebel.bases[1]: a side has 3 bases in this game, lost ones and those to come included',
    ],
    [
      'more bases than beginners have',
      { bot: 'none', rebel: { bases: ['hoth', 'mon-cala', 'sullust', 'yavin-4', 'jedha'] } },
      'rebel.bases[4]: a side has 5 bases in this game, lost ones and those to come included',
    ],
    [
      'two lost bases where two lose the game',
      { bot: 'none', options: { basesToWin: 'two' }, rebel: { lost: ['dantooine', 'hoth'] } },
      'rebel.lost: a side that has lost two bases has lost the game (DBG-49)',
    ],
    [
      'DBG-02 another number of bases against the bot',
      { options: { basesToWin: 'four' } },
      'options.basesToWin: "four" is for two persons; against the bot each side has three bases (DBG-02, DBG-04)',
    ],
    [
      'DBG-02 other bases against the bot',
      { bot: 'both', options: { baseSet: 'all' } },
      'options.baseSet: "all" is for two persons; against the bot DBG-02 to DBG-04 say which bases there are',
    ],
    [
      'a hand of the bot',
      { empire: { hand: ['stormtrooper'] } },
      'empire.hand: the bot has no hand (DBG-07)',
    ],
    [
      'damage without a base',
      { empire: { base: null, damage: 1 } },
      'empire.damage: there is no base in play to have damage',
    ],
    [
      'a Force that is off the track',
      { force: 'empire 4' },
      'force: write neutral, empire 1 to empire 3, or rebel 1 to rebel 3',
    ],
    [
      'a step of somebody else',
      { step: 'action', active: 'empire' },
      'step: "action" does not fit: empire is played by bot',
    ],
    ['a word that means nothing', { rows: [] }, 'rows'],
    [
      'an unknown card among those to come',
      { next: { reveals: ['nobody'] } },
      'next.reveals[0]: there is no card "nobody"; did you mean',
    ],
  ])('%s', (_, file, says) => {
    expect(faultsOf(file).join('\n')).toContain(says);
  });

  test('every fault is named, not just the first', () => {
    expect(faultsOf({ row: ['nobody', 'no-one'], empire: { damage: 99 } })).toHaveLength(3);
  });
});
