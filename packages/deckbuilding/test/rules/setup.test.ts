import { openTable } from '@holofoe/table';
import { describe, expect, test } from 'vitest';
import { deckbuilding } from '../../src/definition.ts';
import { TestTable } from '../kit.ts';

function newGame(config: unknown, seed = 1): TestTable {
  return new TestTable(openTable(deckbuilding, { config, seed }));
}

const twoPersons = () => newGame({ empire: 'person', rebel: 'person' });
const asEmpire = (more = {}) => newGame({ empire: 'person', rebel: 'bot', ...more });
const asRebels = (more = {}) => newGame({ empire: 'bot', rebel: 'person', ...more });

describe('between two persons', () => {
  test('the starting bases lie open', () => {
    const table = twoPersons();
    expect(table.side('empire').base).toMatchObject({ id: 'lothal', damage: 0 });
    expect(table.side('rebel').base).toMatchObject({ id: 'dantooine', damage: 0 });
  });

  test("the beginner's bases lie beneath, known to their owner", () => {
    const table = twoPersons();
    const ids = (faction: 'empire' | 'rebel') => table.side(faction).basesToCome.map((base) => base?.id);
    expect(ids('empire')).toEqual(['corellia', 'coruscant', 'death-star', 'endor']);
    expect(ids('rebel')).toEqual(['hoth', 'mon-cala', 'sullust', 'yavin-4']);
  });

  test('the opponent does not know the bases that lie beneath', () => {
    expect(twoPersons().live.view(1).sides[0]?.basesToCome).toEqual([null, null, null, null]);
  });

  test.each([
    ['empire', ['imperial-shuttle', 'stormtrooper', 'inquisitor']],
    ['rebel', ['alliance-shuttle', 'rebel-trooper', 'temple-guardian']],
  ] as const)(
    'the deck of the %s side has seven Shuttles, two Troopers and the one of its own',
    (faction, ids) => {
      const table = twoPersons().choose('end').choose('end');
      if (faction === 'rebel') table.choose('end');
      const cards = [...table.ids(faction, 'hand'), ...table.ids(faction, 'discard')];
      expect(ids.map((id) => cards.filter((card) => card === id).length)).toEqual([7, 2, 1]);
      expect(cards).toHaveLength(10);
    },
  );

  test('both have drawn five cards, seen by their owner alone', () => {
    const table = twoPersons();
    expect(table.ids('empire', 'hand')).toHaveLength(5);
    expect(table.ids('rebel', 'hand')).toHaveLength(5);
    expect(table.live.view(1).sides[0]?.hand).toEqual([null, null, null, null, null]);
  });

  test('six of the 90 galaxy cards lie in the row, and ten pilots beside it', () => {
    const table = twoPersons();
    expect(table.row.filter((id) => id !== null)).toHaveLength(6);
    expect(table.view.galaxyDeck).toHaveLength(84);
    expect(table.view.pilots).toBe(10);
  });

  test('the Force begins all the way on the Rebel side', () => {
    expect(twoPersons().force).toBe(3);
  });

  test('the Empire takes the first turn', () => {
    const table = twoPersons();
    expect(table.asked).toBe('empire');
    expect(table.topic).toBe('action');
  });
});

describe('of the solo game', () => {
  const EMPIRE_BASES = [
    'corellia',
    'kessel',
    'kafrene',
    'mustafar',
    'ord-mantell',
    'coruscant',
    'death-star',
    'endor',
    'rodia',
  ];
  const REBEL_BASES = [
    'mon-cala',
    'dagobah',
    'alderaan',
    'bespin',
    'hoth',
    'jedha',
    'sullust',
    'tatooine',
    'yavin-4',
  ];

  test('DBG-01 the player of the Empire plays against Rebels of the bot', () => {
    const table = asEmpire();
    expect(table.asked).toBe('empire');
    expect(table.side('rebel').control).toBe('bot');
  });

  test('DBG-01 the player of the Rebels plays against an Empire of the bot', () => {
    const table = asRebels();
    expect(table.asked).toBe('rebel');
    expect(table.side('empire').control).toBe('bot');
  });

  test('DBG-01 the bot plays the Rebels unless said otherwise', () => {
    expect(newGame({}).side('rebel').control).toBe('bot');
  });

  test('DBG-04 the player starts on the starting base of the faction', () => {
    expect(asEmpire().side('empire').base?.id).toBe('lothal');
    expect(asRebels().side('rebel').base?.id).toBe('dantooine');
  });

  test('DBG-04 the first base is any other of the Empire', () => {
    const table = asEmpire();
    expect(table.topic).toBe('first base');
    expect(table.choices).toEqual(EMPIRE_BASES);
  });

  test('DBG-04 the first base is any other of the Rebels', () => {
    expect(asRebels().choices).toEqual(REBEL_BASES);
  });

  test('DBG-04 after a base of 14 or 16 hit points the second is any other', () => {
    const table = asEmpire().choose('kafrene');
    expect(table.topic).toBe('second base');
    expect(table.choices).toEqual(EMPIRE_BASES.filter((id) => id !== 'kafrene'));
  });

  test.each(['corellia', 'kessel'])('DBG-04 after %s the second has 14 or 16 hit points', (weak) => {
    const table = asEmpire().choose(weak);
    expect(table.choices).toEqual(EMPIRE_BASES.slice(2));
  });

  test.each(['mon-cala', 'dagobah'])('DBG-04 after %s the second has 14 or 16 hit points', (weak) => {
    const table = asRebels().choose(weak);
    expect(table.choices).toEqual(REBEL_BASES.slice(2));
  });

  test.each([
    ['rodia', 'kessel'],
    ['kessel', 'rodia'],
  ])('DBG-04 of %s and %s the weak one comes first', (one, other) => {
    const table = asEmpire().choose(one).choose(other);
    expect(table.side('empire').basesToCome).toMatchObject([{ id: 'kessel' }, { id: 'rodia' }]);
  });

  test('DBG-04 two strong bases are shuffled: nobody knows which comes first', () => {
    const table = asEmpire().choose('endor').choose('rodia');
    expect(table.side('empire').basesToCome).toEqual([null, null]);
  });

  test('DBG-04 bases that the configuration names are not asked for', () => {
    const table = asEmpire({ bases: ['endor', 'corellia'] });
    expect(table.topic).toBe('action');
    expect(table.side('empire').basesToCome).toMatchObject([{ id: 'corellia' }, { id: 'endor' }]);
  });

  test('DBG-05 the Force begins in the neutral middle', () => {
    expect(asEmpire().force).toBe(0);
  });

  test('DBG-06 six cards lie in the row', () => {
    const table = asEmpire({ bases: ['endor', 'rodia'] });
    expect(table.row.filter((id) => id !== null)).toHaveLength(6);
  });

  test('DBG-07 the player has five cards in hand, the bot none and ten in its deck', () => {
    const table = asEmpire({ bases: ['endor', 'rodia'] });
    expect(table.ids('empire', 'hand')).toHaveLength(5);
    expect(table.side('rebel').hand).toEqual([]);
    expect(table.side('rebel').deck).toHaveLength(10);
  });

  test.each([
    ['empire', asEmpire, ['endor', 'rodia']],
    ['rebel', asRebels, ['hoth', 'jedha']],
  ] as const)('DBG-10 the player of the %s side takes the first turn', (faction, game, bases) => {
    const table = game({ bases });
    expect(table.asked).toBe(faction);
    expect(table.view.turn).toBe(1);
  });

  test('DBG-10 the turns alternate', () => {
    const table = asRebels({ bases: ['hoth', 'jedha'] })
      .choose('end')
      .choose('end');
    expect(table.events('turn')).toEqual([
      { seat: 1, turn: 1 },
      { seat: 0, turn: 2 },
      { seat: 1, turn: 3 },
      { seat: 0, turn: 4 },
      { seat: 1, turn: 5 },
    ]);
  });

  test('DBG-10 with the option "first empire" the bot of the Empire begins', () => {
    const table = asRebels({ bases: ['hoth', 'jedha'], options: { first: 'empire' } });
    expect(table.events('turn')).toEqual([
      { seat: 0, turn: 1 },
      { seat: 1, turn: 2 },
    ]);
  });

  test('DBG-10 with the option "first empire" the player of the Empire begins as well', () => {
    const table = asEmpire({ bases: ['endor', 'rodia'], options: { first: 'empire' } });
    expect(table.events('turn')).toEqual([{ seat: 0, turn: 1 }]);
  });
});

describe('a configuration with faults', () => {
  const faultsOf = (config: unknown) => {
    const parsed = deckbuilding.config.parse(config);
    return 'faults' in parsed ? parsed.faults : [];
  };
  const atBases = (says: string) => [{ path: 'bases', says: expect.stringContaining(says) }];

  test('DBG-04 the starting base cannot be chosen, and the fault says which can', () => {
    expect(faultsOf({ bases: ['lothal', 'endor'] })).toEqual(
      atBases('"lothal" cannot be chosen; the bases to choose from are corellia, kessel,'),
    );
  });

  test('DBG-04 a base of the other faction cannot be chosen', () => {
    expect(faultsOf({ bases: ['endor', 'hoth'] })).toEqual(atBases('"hoth" cannot be chosen'));
  });

  test('DBG-04 a base of their own faction can be chosen by the Rebels', () => {
    expect(faultsOf({ empire: 'bot', rebel: 'person', bases: ['hoth', 'mon-cala'] })).toEqual([]);
  });

  test('DBG-04 a card that is no base cannot be chosen', () => {
    expect(faultsOf({ bases: ['darth-vader', 'endor'] })).toEqual(atBases('"darth-vader" cannot be chosen'));
  });

  test('DBG-04 two different bases are needed', () => {
    expect(faultsOf({ bases: ['endor', 'endor'] })).toEqual(atBases('"endor" is named twice'));
  });

  test('DBG-04 one of the two must have 14 or 16 hit points', () => {
    expect(faultsOf({ bases: ['corellia', 'kessel'] })).toEqual(atBases('must have 14 or 16 hit points'));
  });

  test('DBG-04 two bases are named, no more and no less', () => {
    expect(faultsOf({ bases: ['endor'] })).toMatchObject([{ path: 'bases' }]);
    expect(faultsOf({ bases: ['endor', 'rodia', 'kessel'] })).toMatchObject([{ path: 'bases' }]);
  });

  test('DBG-04 only the player of the solo game names bases', () => {
    expect(faultsOf({ empire: 'person', rebel: 'person', bases: ['endor', 'rodia'] })).toEqual(
      atBases('only the player of the solo game'),
    );
  });

  test('an unknown option is named with its place', () => {
    expect(faultsOf({ options: { first: 'rebel' } })).toMatchObject([{ path: 'options.first' }]);
  });
});
