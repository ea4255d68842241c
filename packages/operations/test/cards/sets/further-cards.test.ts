import { expect, test } from 'vitest';
import { kindById } from '../../../src/cards/catalogue.ts';
import { abilityText } from '../../../src/wording/describe.ts';
import { aiDice, quietTurn } from '../quiet-ai.ts';

const GUAVIAN = { characters: ['Guavian Enforcer'], pool: ['Guavian Enforcer: -'], hand: [] };

test('02019 Guavian Enforcer: its die is removed to remove 1 shield from a character', () => {
  const table = quietTurn(GUAVIAN, {
    characters: [{ card: 'Death Trooper', shields: 2 }, { card: 'Maul', shields: 1 }, 'Battle Droid'],
  });
  table.choose('use Guavian Enforcer');
  expect([table.topic, table.choices]).toEqual(['strip shields', ['Death Trooper', 'Maul']]);
  table.choose('Death Trooper');
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([1, 1, 0]);
  expect(table.pool(0)).toEqual([]);
});

test('02019 Guavian Enforcer is not used where nobody has shields, or without its die', () => {
  expect(quietTurn(GUAVIAN).choicesTo('use')).toEqual([]);
  const shielded = { characters: [{ card: 'Maul', shields: 1 }] };
  expect(quietTurn({ ...GUAVIAN, pool: [] }, shielded).choicesTo('use')).toEqual([]);
});

const LOOSE_ENDS = { characters: ['Aurra Sing'], hand: ['Loose Ends'], resources: 2 };

test('02084 Loose Ends removes a ranged die of its player to discard the top 4 cards of the AI', () => {
  const table = quietTurn({ ...LOOSE_ENDS, pool: ['Aurra Sing: 2RD'] });
  const before = table.ai.deck.length;
  table.choose('play Loose Ends');
  expect([table.pool(0), before - table.ai.deck.length]).toEqual([[], 4]);
});

test('02084 Loose Ends does nothing where no own die shows ranged damage', () => {
  const table = quietTurn({ ...LOOSE_ENDS, pool: ['Aurra Sing: 1R'] }, { pool: ['Death Trooper: 2RD'] });
  const before = table.ai.deck.length;
  table.choose('play Loose Ends');
  expect([table.pool(0), table.pool(), table.ai.deck.length]).toEqual([
    ['Aurra Sing 1R'],
    ['Death Trooper 2RD'],
    before,
  ]);
});

test.each([
  ['gains 1 resource where a character of the AI is defeated', 1, 1],
  ['gains nothing where nobody is defeated', 6, 0],
])('02123 Aftermath %s', (_, health, gained) => {
  const table = quietTurn(
    { characters: ['Luke Skywalker'], supports: ['Aftermath'], pool: ['Luke Skywalker: 2MD'], resources: 0 },
    { characters: [{ card: 'Battle Droid', health }, 'Death Trooper'] },
  );
  table.choose('resolve melee').choose('Battle Droid');
  expect(table.player().resources).toBe(gained);
});

test('02123 Aftermath gains 1 resource for a character of its own side too', () => {
  const table = aiDice(
    { characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'] },
    {
      characters: [{ card: 'Rey, Force Prodigy', damage: 9 }, 'Luke Skywalker'],
      supports: ['Aftermath'],
      resources: 0,
    },
  );
  expect(table.player().resources).toBe(1);
});

const WINGMAN = {
  characters: [{ card: 'Rebel Trooper', upgrades: ['Wingman'] }, 'Leia Organa', 'Luke Skywalker'],
  hand: [],
};

test('02126 Wingman: after a red character of its player was activated, its own may be', () => {
  const rolls = ['Leia Organa: -', 'Rebel Trooper: 2RD'];
  const table = quietTurn(WINGMAN, {}, { next: { rolls } }).choose('activate Leia Organa');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect(table.pool(0)).toEqual(['Leia Organa -', 'Rebel Trooper 2RD']);
});

test('02126 Wingman may be declined, and asks for no blue character', () => {
  const table = quietTurn(WINGMAN, {}, { next: { rolls: ['Leia Organa: -'] } });
  table.choose('activate Leia Organa').choose('no');
  expect(table.character('Rebel Trooper').ready).toBe(true);
  const other = quietTurn(WINGMAN, {}, { next: { rolls: ['Luke Skywalker: -'] } });
  expect(other.choose('activate Luke Skywalker').topic).toBe('action');
});

const DEADLY = {
  characters: [{ card: 'Aurra Sing', upgrades: ['Deadly', 'Hunting Rifle'] }, 'Hired Gun'],
  hand: [],
};

test("03086 Deadly: it is exhausted and one of its character's dice removed for 2 damage past shields", () => {
  const table = quietTurn(
    { ...DEADLY, pool: ['Aurra Sing: -', 'Hunting Rifle: -', 'Hired Gun: -'] },
    { characters: [{ card: 'Death Trooper', shields: 3 }] },
  );
  table.choose('use Deadly');
  expect([table.topic, table.choices]).toEqual(['remove die', ['Aurra Sing -', 'Hunting Rifle -']]);
  table.choose('Hunting Rifle -');
  expect([table.character('Death Trooper').damage, table.character('Death Trooper').shields]).toEqual([2, 3]);
  expect(table.choicesTo('use')).toEqual([]);
});

test('03086 Deadly is not used without a die of its character', () => {
  expect(quietTurn({ ...DEADLY, pool: ['Hired Gun: -'] }).choicesTo('use')).toEqual([]);
});

const PINNED = { characters: ['Leia Organa'], hand: ['Pinned Down'], resources: 1, pool: ['Leia Organa: -'] };
const TROOPER = { pool: ['Death Trooper: 2RD'] };

test('03124 Pinned Down: who has a vehicle removes any die', () => {
  const table = quietTurn({ ...PINNED, supports: ['T-47 Airspeeder'] }, TROOPER).choose('play Pinned Down');
  expect(table.choices).toEqual(['Leia Organa -', 'Death Trooper 2RD']);
  table.choose('Death Trooper 2RD');
  expect(table.pool()).toEqual([]);
});

test('03124 Pinned Down does nothing without a vehicle', () => {
  const table = quietTurn({ ...PINNED, supports: ['Chopper'] }, TROOPER).choose('play Pinned Down');
  expect([table.topic, table.pool(0), table.pool()]).toEqual([
    'action',
    ['Leia Organa -'],
    ['Death Trooper 2RD'],
  ]);
});

test('05137 Crash Landing removes a die showing damage, and as much indirect damage is dealt to its player', () => {
  const table = quietTurn(
    { characters: ['Luke Skywalker'], hand: ['Crash Landing'], resources: 0, pool: ['Luke Skywalker: 1R'] },
    { pool: ['Death Trooper: 2RD', 'Death Trooper: -'], characters: ['Death Trooper', 'Death Trooper'] },
  );
  table.choose('play Crash Landing');
  expect([table.pool(), table.character('Luke Skywalker').damage]).toEqual([['Death Trooper -'], 2]);
});

const UNDERMINE = { characters: ['Maul'], hand: ['Undermine'], resources: 1, pool: ['Maul: -'] };
const BLANKS = {
  characters: ['Death Trooper', 'Battle Droid'],
  pool: ['Death Trooper: -', 'Battle Droid: 1RD'],
};

test('07011 Undermine removes up to 2 blank dice of anybody', () => {
  const table = quietTurn(UNDERMINE, BLANKS).choose('play Undermine');
  expect([table.topic, table.choices]).toEqual(['remove die', ['Maul -', 'Death Trooper -']]);
  table.choose('Death Trooper -');
  expect([table.pool(0), table.pool()]).toEqual([['Maul -'], ['Battle Droid 1RD']]);
});

const HUBRIS = { hand: ['Extreme Hubris'], resources: 2 };

test('07041 Extreme Hubris: who has 2 yellow characters resolves a character die, which stays', () => {
  const table = quietTurn({
    ...HUBRIS,
    characters: ['Aurra Sing', { card: 'Hired Gun', upgrades: ['Hunting Rifle'] }],
    pool: ['Aurra Sing: 2RD', 'Hunting Rifle: 1RD'],
  });
  table.choose('play Extreme Hubris');
  expect(table.character('Death Trooper').damage).toBe(2);
  expect(table.pool(0)).toEqual(['Aurra Sing 2RD', 'Hunting Rifle 1RD']);
});

test('07041 Extreme Hubris does nothing with 1 yellow character and without Jabba the Hutt', () => {
  const table = quietTurn({ ...HUBRIS, characters: ['Aurra Sing', 'Maul'], pool: ['Aurra Sing: 2RD'] });
  table.choose('play Extreme Hubris');
  expect([table.character('Death Trooper').damage, table.pool(0)]).toEqual([0, ['Aurra Sing 2RD']]);
});

const RUSE = { characters: ['Aurra Sing'], hand: ['Cunning Ruse'], resources: 1 };

test.each([
  ['Death Trooper: 2RD', 2],
  ['Death Trooper: -', 0],
] as const)(
  '08039 Cunning Ruse: a character die rerolled to %s deals its character %i damage',
  (roll, damage) => {
    const table = quietTurn(RUSE, { pool: ['Death Trooper: 1RD'] }, { next: { rolls: [roll] } });
    table.choose('play Cunning Ruse');
    expect(table.character('Death Trooper').damage).toBe(damage);
  },
);

test('09154 Smuggling Ring is exhausted for 1 resource and an additional action', () => {
  const table = quietTurn({
    characters: ['Hired Gun'],
    supports: ['Smuggling Ring'],
    hand: [],
    resources: 0,
  }).choose('use Smuggling Ring');
  expect([table.player().resources, table.support('Smuggling Ring').ready]).toEqual([1, false]);
  expect(table.choices).toContain('done');
});

test.each([
  ['02126', 'After you activate a red character, you may activate the attached character.'],
  [
    '02084',
    "Remove one of your dice showing ranged damage to discard 4 cards from the top of an opponent's deck.",
  ],
  ['07011', 'Remove up to 2 dice showing a blank.'],
] as const)('%s is described: %s', (id, text) => {
  const kind = kindById(id);
  expect(kind && abilityText(kind)).toContain(text);
});
