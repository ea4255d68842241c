import { expect, test } from 'vitest';
import { aiPlays, quietTurn } from './quiet-ai.ts';

test('01028 Leia Organa gives up one of her dice to reroll up to two of the others', () => {
  const table = quietTurn(
    {
      characters: ['elite Leia Organa', 'elite Fenn Rau'],
      pool: ['Leia Organa: 1RD', 'Leia Organa: -', 'Fenn Rau: 1R', 'Fenn Rau: 2RD'],
    },
    {},
    { next: { rolls: ['Leia Organa: 2RD', 'Fenn Rau: 1Sh'] } },
  );
  table.choose('use Leia Organa');
  expect([table.topic, table.choices]).toEqual(['remove this die', ['Leia Organa 1RD', 'Leia Organa -']]);
  table.choose('Leia Organa -');
  expect([table.topic, table.choices]).toEqual([
    'reroll',
    ['Leia Organa 1RD', 'Fenn Rau 1R', 'Fenn Rau 2RD'],
  ]);
  expect(table.question.form).toEqual({ pick: 'some', min: 0, max: 2 });
  table.choose('Leia Organa 1RD', 'Fenn Rau 1R');
  expect(table.pool(0)).toEqual(['Leia Organa 2RD', 'Fenn Rau 1Sh', 'Fenn Rau 2RD']);
});

test('01028 Leia Organa may leave all other dice as they are', () => {
  const table = quietTurn({
    characters: ['Leia Organa', 'Fenn Rau'],
    pool: ['Leia Organa: -', 'Fenn Rau: 1R'],
  });
  table.choose('use Leia Organa').choose();
  expect(table.pool(0)).toEqual(['Fenn Rau 1R']);
  expect(table.events('reroll')).toEqual([]);
});

test('01028 Leia Organa rerolls no die of a teammate or of the AI', () => {
  const table = quietTurn(
    [
      { characters: ['Leia Organa', 'Fenn Rau'], pool: ['Leia Organa: -', 'Fenn Rau: 1R'] },
      { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: -'] },
    ],
    { pool: ['Death Trooper: 2RD'] },
  );
  table.choose('use Leia Organa');
  expect(table.choices).toEqual(['Fenn Rau 1R']);
});

test('01028 Leia Organa has no action while her die lies on her card', () => {
  const table = quietTurn({ characters: ['Leia Organa', 'Padawan'], pool: ['Padawan: -'] });
  expect(table.choicesTo('use')).toEqual([]);
});

test('01028 Leia Organa pays a resource for 2 ranged damage on the dearer side', () => {
  const player = { characters: ['Leia Organa'], pool: ['Leia Organa: 2RD$1'] };
  const table = quietTurn({ ...player, resources: 1 }).choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(2);
  expect(table.player().resources).toBe(0);
  expect(quietTurn({ ...player, resources: 0 }).choicesTo('resolve')).toEqual([]);
});

test('01028 Leia Organa of the AI does not use her action', () => {
  const table = aiPlays(
    'Blackout',
    { characters: ['elite Leia Organa'], pool: ['Leia Organa: 1R', 'Leia Organa: -'] },
    { characters: ['Darth Vader, Sith Lord'] },
  );
  expect(table.pool()).toEqual(['Leia Organa 1R', 'Leia Organa -']);
  expect(table.events('use')).toEqual([]);
});

test('01030 Rebel Trooper may take the damage of one die of the AI before he activates', () => {
  const table = quietTurn(
    { characters: ['Rebel Trooper'] },
    {
      characters: ['Death Trooper', 'Death Trooper', 'Death Trooper', 'Battle Droid'],
      pool: ['Death Trooper: 1Dr', 'Death Trooper: 2RD', 'Death Trooper: +2RD', 'Battle Droid: 1ID'],
    },
    { next: { rolls: ['Rebel Trooper: 1Sh'] } },
  );
  table.choose('activate Rebel Trooper');
  expect([table.topic, table.choices]).toEqual([
    'guardian',
    ['Death Trooper 2RD', 'Death Trooper +2RD', 'Battle Droid 1ID', 'no'],
  ]);
  table.choose('Death Trooper +2RD');
  expect(table.character('Rebel Trooper').damage).toBe(2);
  expect(table.pool()).toEqual(['Death Trooper 1Dr', 'Death Trooper 2RD', 'Battle Droid 1ID']);
  expect(table.pool(0)).toEqual(['Rebel Trooper 1Sh']);
});

test('01030 Rebel Trooper may let the dice be', () => {
  const table = quietTurn({ characters: ['Rebel Trooper'] }, { pool: ['Death Trooper: 2RD'] });
  table.choose('activate Rebel Trooper').choose('no');
  expect(table.character('Rebel Trooper')).toMatchObject({ damage: 0, ready: false });
  expect(table.pool()).toEqual(['Death Trooper 2RD']);
});

test('01030 Rebel Trooper is asked nothing where no die of the AI shows damage', () => {
  const table = quietTurn({ characters: ['Rebel Trooper'] }, { pool: ['Death Trooper: 1Dr'] });
  table.choose('activate Rebel Trooper');
  expect(table.topic).toBe('action');
  expect(table.pool(0)).toHaveLength(1);
});

test('01030 Rebel Trooper who falls as a guardian is not activated', () => {
  const table = quietTurn(
    { characters: [{ card: 'Rebel Trooper', damage: 5 }, 'Leia Organa'] },
    { pool: ['Death Trooper: 2RD'] },
  );
  table.choose('activate Rebel Trooper').choose('Death Trooper 2RD');
  expect(table.places('Rebel Trooper')).toEqual(['defeated of 0']);
  expect(table.pool(0)).toEqual([]);
});

test('01030 Rebel Trooper adds his modifier to another ranged die', () => {
  const table = quietTurn({
    characters: ['Rebel Trooper', 'Rebel Trooper'],
    pool: ['Rebel Trooper: +1RD', 'Rebel Trooper #2: 2RD'],
  });
  table.choose('resolve ranged');
  expect([table.topic, table.choices]).toEqual(['modifiers', ['Rebel Trooper +1RD']]);
  table.choose('Rebel Trooper +1RD');
  expect(table.character('Death Trooper').damage).toBe(3);
});

test('01030 Rebel Trooper of the AI takes the highest damage that leaves him in play', () => {
  const table = aiPlays(
    'Advance',
    { characters: [{ card: 'Rebel Trooper', health: 7, damage: 4 }] },
    {
      characters: ['elite Luke Skywalker', 'Padawan'],
      pool: ['Luke Skywalker: 3MD', 'Padawan: 1MD', 'Luke Skywalker #2: 2MD'],
    },
  );
  expect(table.reasons('guardian')).toMatchObject([{ picked: 'Luke Skywalker', rule: 'OPS-33' }]);
  expect(table.ai.characters).toMatchObject([{ damage: 6, ready: false }]);
  expect(table.pool(0)).toEqual(['Luke Skywalker 3MD', 'Padawan 1MD']);
});

test("03024 General Rieekan may discard the top of the AI's deck, a card for each other character with shields", () => {
  const table = quietTurn(
    {
      characters: [
        { card: 'General Rieekan', shields: 2 },
        { card: 'Leia Organa', shields: 1 },
        { card: 'Fenn Rau', shields: 3 },
        'Rebel Trooper',
      ],
    },
    { top: ['Advance', 'Open Fire', 'No Passage'] },
  );
  table.choose('activate General Rieekan');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect(table.ai.discard.map(({ name }) => name)).toEqual(['Advance', 'Open Fire', 'No Passage']);
  expect(table.events('from deck')).toHaveLength(1);
});

test('03024 General Rieekan may leave the deck alone', () => {
  const table = quietTurn({ characters: ['General Rieekan', { card: 'Leia Organa', shields: 1 }] });
  table.choose('activate General Rieekan').choose('no');
  expect(table.events('from deck')).toEqual([]);
});

test('03024 General Rieekan counts neither himself nor a teammate', () => {
  const table = quietTurn([
    { characters: [{ card: 'General Rieekan', shields: 3 }, 'Leia Organa'] },
    { characters: [{ card: 'Luke Skywalker', shields: 3 }] },
  ]);
  table.choose('activate General Rieekan');
  expect([table.asked, table.topic]).toEqual([1, 'action']);
});

test("03024 General Rieekan may take a teammate's deck instead (OPS-88)", () => {
  const table = quietTurn([
    { characters: ['General Rieekan', { card: 'Leia Organa', shields: 1 }] },
    { characters: ['Luke Skywalker'], top: ['Parry'] },
  ]);
  table.choose('activate General Rieekan').choose('yes');
  expect([table.topic, table.choices]).toEqual(['foe', ['4', '1']]);
  table.choose('1');
  expect(table.places('Parry')).toContain('discard of 1');
});

test('03024 General Rieekan gives 2 shields', () => {
  const table = quietTurn({ characters: ['General Rieekan'], pool: ['General Rieekan: 2Sh'] });
  table.choose('resolve shield');
  expect(table.character('General Rieekan').shields).toBe(2);
});

test('03024 General Rieekan of the AI always discards from the deck of a player', () => {
  const table = aiPlays(
    'Advance',
    {
      characters: [
        { card: 'General Rieekan', health: 12 },
        { card: 'Leia Organa', health: 9, shields: 1, ready: false },
      ],
    },
    { characters: ['Darth Vader, Sith Lord'], top: ['Parry'] },
  );
  expect(table.places('Parry')).toContain('discard of 0');
});

test('10006 Fenn Rau plays a red card, then 1 indirect damage is dealt to the AI', () => {
  const table = quietTurn({
    characters: [{ card: 'Fenn Rau', damage: 3 }],
    hand: ['Hunting Rifle', 'DH-17 Blaster Pistol', 'Field Medic', 'Fang Fighter'],
    resources: 2,
  });
  table.choose('use Fenn Rau');
  expect([table.topic, table.choices]).toEqual(['play a card', ['DH-17 Blaster Pistol', 'Field Medic']]);
  table.choose('Field Medic');
  expect(table.character('Fenn Rau').damage).toBe(1);
  expect(table.player().resources).toBe(1);
  expect(table.character('Death Trooper').damage).toBe(1);
});

test('10006 Fenn Rau does it once a round', () => {
  const table = quietTurn({
    characters: [{ card: 'Fenn Rau', damage: 3 }],
    hand: ['Field Medic', 'Field Medic'],
    resources: 2,
  });
  expect(table.choicesTo('use')).toEqual(['Fenn Rau']);
  table.choose('use Fenn Rau').choose('Field Medic');
  expect(table.choicesTo('use')).toEqual([]);
});

test('10006 Fenn Rau: Ambush of the card that he plays grants its action', () => {
  const table = quietTurn({ characters: ['Fenn Rau'], hand: ['Fang Fighter'], resources: 3 });
  table.choose('use Fenn Rau');
  expect(table.character('Death Trooper').damage).toBe(1);
  expect(table.choices).toEqual(['activate Fenn Rau', 'activate Fang Fighter', 'claim', 'done']);
});

test('10006 Fenn Rau cannot do it without a red card that can be paid', () => {
  const player = { characters: ['Fenn Rau'], hand: ['Hunting Rifle', 'Fang Fighter'], resources: 2 };
  expect(quietTurn(player).choicesTo('use')).toEqual([]);
});

test('10006 Fenn Rau deals 2 ranged damage', () => {
  const table = quietTurn(
    { characters: ['Fenn Rau'], hand: ['Parry'] },
    {},
    { next: { rolls: ['Fenn Rau: 2RD'] } },
  );
  table.choose('activate Fenn Rau').choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(2);
});
