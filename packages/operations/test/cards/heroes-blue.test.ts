import { expect, test } from 'vitest';
import { aiDice, aiPlays, quietTurn } from './quiet-ai.ts';

test('01035 Luke Skywalker draws a card after his activation', () => {
  const table = quietTurn(
    { characters: ['elite Luke Skywalker', 'Rey, Force Prodigy'] },
    {},
    { next: { draws: ['Parry'], rolls: ['Luke Skywalker: 3MD', 'Luke Skywalker: -'] } },
  );
  table.choose('activate Luke Skywalker');
  expect(table.hand()).toEqual(['Parry']);
  expect(table.pool(0)).toEqual(['Luke Skywalker 3MD', 'Luke Skywalker -']);
});

test('01035 Luke Skywalker draws nothing for the activation of somebody else', () => {
  const table = quietTurn({ characters: ['Luke Skywalker', 'Rey, Force Prodigy'] });
  table.choose('activate Rey');
  expect(table.hand()).toEqual([]);
});

test('01035 Luke Skywalker draws nothing from an empty deck', () => {
  const table = quietTurn({ characters: ['Luke Skywalker'], deck: [] });
  table.choose('activate Luke Skywalker');
  expect(table.events('draw')).toEqual([]);
});

test('01035 Luke Skywalker deals 3 melee damage', () => {
  const table = quietTurn({ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] });
  table.choose('resolve melee');
  expect(table.character('Death Trooper').damage).toBe(3);
  expect(table.pool(0)).toEqual([]);
});

test('01036 Padawan takes the first weapon for 1 less', () => {
  const table = quietTurn({ characters: ['Mace Windu', 'Padawan'], hand: ['Lightsaber'], resources: 2 });
  table.choose('play Lightsaber');
  expect(table.places('Lightsaber')).toEqual(['upgrades on Padawan']);
  expect(table.player().resources).toBe(0);
});

test('01036 Padawan pays in full once there is an upgrade', () => {
  const table = quietTurn({
    characters: [{ card: 'Padawan', upgrades: ['Fearless'] }],
    hand: ['Vibrosword'],
    resources: 2,
    replaced: true,
  });
  expect(table.choicesTo('play')).toEqual([]);
});

test('01036 Padawan pays in full for an upgrade that is no weapon', () => {
  const table = quietTurn({
    characters: ['Padawan'],
    hand: ['Fearless', 'Ancient Lightsaber'],
    resources: 1,
  });
  expect(table.choicesTo('play')).toEqual(['Ancient Lightsaber']);
});

test('01036 Padawan takes a weapon of a teammate for 1 less, too', () => {
  const table = quietTurn([
    { characters: ['Mace Windu'], hand: ['Lightsaber'], resources: 2 },
    { characters: ['Padawan'] },
  ]);
  table.choose('play Lightsaber');
  expect(table.places('Lightsaber')).toEqual(['upgrades on Padawan']);
});

test('01036 Padawan deals 2 melee damage', () => {
  const table = quietTurn(
    { characters: ['Padawan'], hand: ['Parry'] },
    {},
    { next: { rolls: ['Padawan: 2MD'] } },
  );
  table.choose('activate Padawan').choose('resolve melee');
  expect(table.character('Death Trooper').damage).toBe(2);
});

test('01036 Padawan of the AI has the first weapon for 1 less', () => {
  const table = aiPlays(
    'Lightsaber',
    { characters: ['Padawan'], resources: 2 },
    { characters: ['Darth Vader, Sith Lord'] },
  );
  expect(table.places('Lightsaber')).toEqual(['upgrades on Padawan']);
  expect(table.ai.resources).toBe(0);
});

test('01038 Rey grants an action after an upgrade was played on her', () => {
  const table = quietTurn({
    characters: ['Rey, Force Prodigy'],
    hand: ['Hunting Rifle'],
    resources: 1,
  });
  table.choose('play Hunting Rifle');
  expect(table.asked).toBe(0);
  expect(table.choices).toEqual(['activate Rey', 'claim', 'done']);
  table.choose('activate Rey');
  expect(table.choices).toContain('pass');
});

test('01038 Rey: the additional action may be declined, which is no pass', () => {
  const table = quietTurn({ characters: ['Rey, Force Prodigy'], hand: ['Hunting Rifle'], resources: 1 });
  table.choose('play Hunting Rifle').choose('done');
  expect(table.events('ends additional')).toHaveLength(1);
  expect(table.events('pass')).toEqual([]);
});

test('01038 Rey: with Ambush there are two additional actions, one after the other', () => {
  const table = quietTurn({
    characters: ['Rey, Force Prodigy', 'Luke Skywalker'],
    hand: ['Holdout Blaster'],
    resources: 2,
  });
  table.choose('play Holdout Blaster').choose('Rey').choose('activate Luke Skywalker');
  expect(table.choices.at(-1)).toBe('done');
  table.choose('activate Rey');
  expect(table.choices.at(-1)).toBe('pass');
});

test('01038 Rey grants nothing for an upgrade on somebody else', () => {
  const table = quietTurn({
    characters: ['Rey, Force Prodigy', 'Luke Skywalker'],
    hand: ['Hunting Rifle'],
    resources: 1,
  });
  table.choose('play Hunting Rifle').choose('Luke Skywalker');
  expect(table.choices).toContain('pass');
});

test('01038 Rey grants nothing to a teammate who plays an upgrade on her (OPS-48)', () => {
  const table = quietTurn([
    { characters: ['Luke Skywalker'], hand: ['Hunting Rifle'], resources: 1 },
    { characters: ['Rey, Force Prodigy'] },
  ]);
  table.choose('play Hunting Rifle').choose('Rey');
  expect([table.asked, table.choices]).toEqual([1, ['activate Rey', 'claim', 'pass']]);
});

test('01038 Rey adds 2 to the melee damage of another die', () => {
  const table = quietTurn({
    characters: ['Rey, Force Prodigy', 'Luke Skywalker'],
    pool: ['Rey: +2MD', 'Luke Skywalker: 2MD'],
  });
  table.choose('resolve melee').choose('Rey +2MD');
  expect(table.character('Death Trooper').damage).toBe(4);
});

test('01038 Rey cannot resolve her modifier alone', () => {
  const table = quietTurn({ characters: ['Rey, Force Prodigy'], pool: ['Rey: +2MD'] });
  expect(table.choicesTo('resolve')).toEqual([]);
});

test('02034 Jedi Acolyte adds 1 while another own die shows the same symbol', () => {
  const table = quietTurn({
    characters: ['Jedi Acolyte', 'Luke Skywalker'],
    pool: ['Jedi Acolyte: 1MD', 'Luke Skywalker: 2MD'],
  });
  table.choose('resolve melee').choose('Jedi Acolyte 1MD').choose('done');
  expect(table.character('Death Trooper').damage).toBe(2);
});

test('02034 Jedi Acolyte adds nothing once the other die is gone', () => {
  const table = quietTurn({
    characters: ['Jedi Acolyte', 'Luke Skywalker'],
    pool: ['Jedi Acolyte: 1MD', 'Luke Skywalker: 2MD'],
  });
  table.choose('resolve melee').choose('Luke Skywalker 2MD').choose('Jedi Acolyte 1MD');
  expect(table.character('Death Trooper').damage).toBe(3);
});

test('02034 Jedi Acolyte does not count the die of a teammate (OPS-48)', () => {
  const table = quietTurn([
    { characters: ['Jedi Acolyte'], pool: ['Jedi Acolyte: 1MD'] },
    { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 2MD'] },
  ]);
  table.choose('resolve melee');
  expect(table.character('Death Trooper').damage).toBe(1);
});

test('02034 Jedi Acolyte turns up to two dice with 2 focus', () => {
  const table = quietTurn(
    {
      characters: ['Jedi Acolyte', 'elite Luke Skywalker'],
      hand: ['Parry'],
      pool: ['Luke Skywalker: -', 'Luke Skywalker: 1R'],
    },
    {},
    { next: { rolls: ['Jedi Acolyte: 2F'] } },
  );
  table.choose('activate Jedi Acolyte').choose('resolve focus');
  table.choose('Luke Skywalker - to 3MD').choose('Luke Skywalker 1R to 2MD');
  expect(table.pool(0)).toEqual(['Luke Skywalker 3MD', 'Luke Skywalker 2MD']);
});

test('02034 Jedi Acolyte of the AI adds 1, too', () => {
  const table = aiDice(
    { characters: ['Jedi Acolyte', 'Padawan'], pool: ['Jedi Acolyte: 1MD', 'Padawan: 1MD'] },
    { characters: ['Darth Vader, Sith Lord'] },
  );
  expect(table.character('Darth Vader').damage).toBe(3);
});

test('02034 Jedi Acolyte of the AI is resolved first, while the higher die is still there (OPS-35)', () => {
  const table = aiDice(
    { characters: ['Jedi Acolyte', 'Padawan'], pool: ['Padawan: 2MD', 'Jedi Acolyte: 1MD'] },
    { characters: ['Darth Vader, Sith Lord'] },
  );
  expect(table.events('resolve')).toMatchObject([{ value: 2 }, { value: 2 }]);
});

test('02034 Jedi Acolyte of the AI: modifiers still join the highest die (OPS-08)', () => {
  const table = aiDice(
    {
      characters: ['Jedi Acolyte', 'Padawan', 'Jedi Temple Guard'],
      pool: ['Padawan: 2MD', 'Jedi Acolyte: 1MD', 'Jedi Temple Guard: +2MD'],
    },
    { characters: ['Darth Vader, Sith Lord'] },
  );
  expect(table.events('resolve')).toMatchObject([{ value: 2 }, { value: 4 }]);
});

test('02034 Jedi Acolyte of the AI: of two alone the last carries the modifiers, which are company too', () => {
  const table = aiDice(
    {
      characters: ['Jedi Acolyte', 'Jedi Acolyte', 'Jedi Temple Guard'],
      pool: ['Jedi Acolyte #1: 1MD', 'Jedi Acolyte #2: 1MD', 'Jedi Temple Guard: +2MD'],
    },
    { characters: ['Darth Vader, Sith Lord'] },
  );
  expect(table.events('resolve')).toMatchObject([{ value: 2 }, { value: 4 }]);
});

test('02034 Jedi Acolyte of the AI counts with what it adds where sets are compared (OPS-35)', () => {
  const table = aiDice(
    {
      characters: ['Jedi Acolyte', 'Jedi Acolyte', 'Han Solo, Scoundrel'],
      pool: ['Han Solo: 2RD', 'Jedi Acolyte #1: 1MD', 'Jedi Acolyte #2: 1MD'],
    },
    { characters: ['Darth Vader, Sith Lord'] },
  );
  expect(table.events('resolve')).toMatchObject([{ value: 2 }, { value: 1 }]);
});

test('02036 Luminara Unduli resolves another of your character dice with 2 more, 3 more for a non-unique one', () => {
  const player = {
    characters: ['Luminara Unduli', { card: 'Luke Skywalker', upgrades: ['Vibrosword'] }, 'Padawan'],
    pool: ['Luminara Unduli: Sp', 'Luke Skywalker: 2MD', 'Vibrosword: 1MD', 'Padawan: 1MD'],
  };
  const mate = { characters: ['Fenn Rau'], pool: ['Fenn Rau: 2RD'] };
  const table = quietTurn([player, mate]).choose('resolve special');
  expect([table.topic, table.choices]).toEqual(['resolve die', ['Luke Skywalker 2MD', 'Padawan 1MD']]);
  table.choose('Luke Skywalker 2MD');
  expect(table.character('Death Trooper').damage).toBe(4);
  expect(table.pool(0)).toEqual(['Vibrosword 1MD', 'Padawan 1MD']);
  const other = quietTurn(player).choose('resolve special').choose('Padawan 1MD');
  expect(other.character('Death Trooper').damage).toBe(4);
});

test('02036 Luminara Unduli resolves her second special with the first, and neither comes back to itself', () => {
  const table = quietTurn({
    characters: ['elite Luminara Unduli', 'Luke Skywalker'],
    pool: ['Luminara Unduli: Sp', 'Luminara Unduli: Sp', 'Luke Skywalker: 2MD'],
  }).choose('resolve special');
  table.choose('Luminara Unduli Sp').choose('Luminara Unduli Sp');
  expect(table.character('Death Trooper').damage).toBe(4);
  expect(table.pool(0)).toEqual([]);
});

test('02036 Luminara Unduli finds no modifier, no blank and no die that cannot be paid', () => {
  const table = quietTurn({
    characters: ['Luminara Unduli', 'Rey, Force Prodigy', 'Luke Skywalker', 'Hired Gun'],
    pool: ['Luminara Unduli: Sp', 'Rey: +2MD', 'Luke Skywalker: -', 'Hired Gun: 3RD$1'],
    resources: 0,
  });
  table.choose('resolve special');
  expect(table.pool(0)).toEqual(['Rey +2MD', 'Luke Skywalker -', 'Hired Gun 3RD$1']);
  expect(table.character('Death Trooper').damage).toBe(0);
});

test('02036 Luminara Unduli of the AI resolves its best damage die', () => {
  const table = aiDice(
    {
      characters: ['Luminara Unduli', 'Kit Fisto', 'Padawan'],
      pool: ['Luminara Unduli: Sp', 'Kit Fisto: 1MD', 'Padawan: 2MD'],
    },
    { characters: ['Darth Vader, Sith Lord'] },
  );
  expect(table.reasons('resolve die')).toMatchObject([{ picked: 'Padawan', rule: 'OPS-30' }]);
  expect(table.character('Darth Vader').damage).toBe(5);
  expect(table.pool()).toEqual(['Kit Fisto 1MD']);
});

test('02036 Luminara Unduli of the AI counts what she and the card of the die add (OPS-35)', () => {
  const table = aiDice(
    {
      characters: ['Luminara Unduli', 'Mace Windu', 'Jedi Acolyte'],
      pool: ['Luminara Unduli: Sp', 'Mace Windu: 2MD', 'Jedi Acolyte: 1MD'],
    },
    { characters: ['Darth Vader, Sith Lord'] },
  );
  expect(table.reasons('resolve die')).toMatchObject([{ picked: 'Jedi Acolyte', decided: 'damage' }]);
  expect(table.character('Darth Vader').damage).toBe(5);
});

test('03032 Jedi Instructor may turn another character die to the symbol that he rolled', () => {
  const table = quietTurn(
    [
      {
        characters: ['Jedi Instructor', { card: 'Luke Skywalker', upgrades: ['Lightsaber'] }],
        pool: ['Luke Skywalker: 1R', 'Lightsaber: -'],
      },
      { characters: ['Mace Windu'], pool: ['Mace Windu: 1R'] },
    ],
    {},
    { next: { rolls: ['Jedi Instructor: 1MD'] } },
  );
  table.choose('activate Jedi Instructor').choose('yes');
  expect([table.topic, table.choices]).toEqual([
    'turn die',
    ['Luke Skywalker 1R to 2MD', 'Luke Skywalker 1R to 3MD'],
  ]);
  table.choose('Luke Skywalker 1R to 3MD');
  expect(table.pool(0)).toEqual(['Luke Skywalker 3MD', 'Lightsaber -', 'Jedi Instructor 1MD']);
});

test('03032 Jedi Instructor may leave the die as it is', () => {
  const table = quietTurn(
    { characters: ['Jedi Instructor', 'Luke Skywalker'], pool: ['Luke Skywalker: 1R'] },
    {},
    { next: { rolls: ['Jedi Instructor: 1MD'] } },
  );
  table.choose('activate Jedi Instructor').choose('no');
  expect(table.pool(0)).toEqual(['Luke Skywalker 1R', 'Jedi Instructor 1MD']);
});

test('03032 Jedi Instructor is asked nothing where no other character die has the symbol', () => {
  const table = quietTurn(
    { characters: ['Jedi Instructor', 'Padawan'], pool: ['Padawan: 1R'] },
    {},
    { next: { rolls: ['Jedi Instructor: 1Sh'] } },
  );
  expect(table.choose('activate Jedi Instructor').topic).toBe('action');
});

test('03032 Jedi Instructor is asked nothing where he rolled a blank, which is no symbol', () => {
  const table = quietTurn(
    { characters: ['Jedi Instructor', 'Luke Skywalker'], pool: ['Luke Skywalker: 1R'] },
    {},
    { next: { rolls: ['Jedi Instructor: -'] } },
  );
  expect(table.choose('activate Jedi Instructor').topic).toBe('action');
});

test('03032 Jedi Instructor deals 1 ranged damage', () => {
  const table = quietTurn({ characters: ['Jedi Instructor'], pool: ['Jedi Instructor: 1RD'] });
  table.choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(1);
});

test('03032 Jedi Instructor of the AI turns a die where that raises its damage', () => {
  const ai = {
    characters: [
      { card: 'Jedi Instructor', health: 9 },
      { card: 'Mace Windu', health: 9, ready: false },
    ],
    pool: ['Mace Windu: 1Sh'],
    top: ['Advance'],
    deck: [],
  };
  const player = { characters: ['Darth Vader, Sith Lord'], hand: [] };
  const table = quietTurn(player, ai, { turn: 'AI', next: { rolls: ['Jedi Instructor: 1MD'] } });
  expect(table.pool()).toEqual(['Mace Windu 4MD$1', 'Jedi Instructor 1MD']);
  const shield = quietTurn(player, ai, { turn: 'AI', next: { rolls: ['Jedi Instructor: 1R'] } });
  expect(shield.pool()).toEqual(['Mace Windu 1Sh', 'Jedi Instructor 1R']);
});

test('03034 Mace Windu gives up one of his dice to defeat a character with 2 or less health', () => {
  const table = quietTurn(
    { characters: ['elite Mace Windu'], pool: ['Mace Windu: -', 'Mace Windu: 2MD'] },
    {
      characters: [
        { card: 'Death Trooper', health: 10, damage: 7 },
        { card: 'Director Krennic', health: 12, damage: 10, shields: 3 },
        { card: 'Battle Droid', health: 6, damage: 5 },
      ],
    },
  );
  table.choose('use Mace Windu');
  expect([table.topic, table.choices]).toEqual(['remove this die', ['Mace Windu -', 'Mace Windu 2MD']]);
  table.choose('Mace Windu -');
  expect([table.topic, table.choices]).toEqual(['defeat', ['Director Krennic', 'Battle Droid']]);
  table.choose('Director Krennic');
  expect(table.characters()).toEqual(['Death Trooper', 'Battle Droid']);
  expect(table.pool(0)).toEqual(['Mace Windu 2MD']);
});

test('03034 Mace Windu cannot do it without his die, or where everybody has more health', () => {
  const weak = { characters: [{ card: 'Death Trooper', health: 10, damage: 8 }] };
  expect(quietTurn({ characters: ['Mace Windu'] }, weak).choicesTo('use')).toEqual([]);
  const strong = { characters: [{ card: 'Death Trooper', health: 10, damage: 7 }] };
  const table = quietTurn({ characters: ['Mace Windu'], pool: ['Mace Windu: -'] }, strong);
  expect(table.choicesTo('use')).toEqual([]);
});

test('03034 Mace Windu deals 4 melee damage for a resource', () => {
  const table = quietTurn(
    { characters: ['Mace Windu'], hand: ['Parry'], resources: 1 },
    {},
    { next: { rolls: ['Mace Windu: 4MD$1'] } },
  );
  table.choose('activate Mace Windu').choose('resolve melee');
  expect(table.character('Death Trooper').damage).toBe(4);
});

test('03034 Mace Windu of the AI does not use his action', () => {
  const table = aiPlays(
    'No Passage',
    { characters: ['Mace Windu'], pool: ['Mace Windu: -'] },
    { characters: [{ card: 'Darth Vader, Sith Lord', damage: 12 }] },
  );
  expect(table.characters(0)).toEqual(['Darth Vader']);
  expect(table.pool()).toEqual(['Mace Windu -']);
});

test('04024 Rey with a shield may deal 1 damage after her activation', () => {
  const table = quietTurn(
    { characters: [{ card: '04024', shields: 1 }] },
    { characters: ['Death Trooper', 'Battle Droid'] },
  );
  table.choose('activate Rey');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect([table.topic, table.choices]).toEqual(['hit', ['Death Trooper', 'Battle Droid']]);
  table.choose('Battle Droid');
  expect(table.character('Battle Droid').damage).toBe(1);
});

test('04024 Rey: shields stop that damage, and it may be declined', () => {
  const player = { characters: [{ card: '04024', shields: 1 }] };
  const ai = { characters: [{ card: 'Death Trooper', shields: 1 }] };
  const hit = quietTurn(player, ai).choose('activate Rey').choose('yes');
  expect(hit.character('Death Trooper')).toMatchObject({ damage: 0, shields: 0 });
  const declined = quietTurn(player, ai).choose('activate Rey').choose('no');
  expect(declined.character('Death Trooper')).toMatchObject({ damage: 0, shields: 1 });
});

test('04024 Rey without shields is asked nothing', () => {
  expect(quietTurn({ characters: ['04024'] }).choose('activate Rey').topic).toBe('action');
});

test('04024 Rey makes the AI discard one of its top five cards', () => {
  const table = quietTurn(
    { characters: ['04024'], pool: ['Rey: 1Dc'] },
    { top: ['No Passage', 'No Passage'] },
  );
  table.choose('resolve discard');
  expect(table.events('discard')).toHaveLength(1);
  expect(table.rulesOf('discard')).toEqual(['OPS-09']);
});

test('05030 Jedi Temple Guard may take the damage of a die, which shields block', () => {
  const table = quietTurn(
    { characters: [{ card: 'Jedi Temple Guard', shields: 1 }] },
    { characters: ['Maul'], pool: ['Maul: 3MD'] },
    { next: { rolls: ['Jedi Temple Guard: 2Sh'] } },
  );
  table.choose('activate Jedi Temple Guard');
  expect([table.topic, table.choices]).toEqual(['guardian', ['Maul 3MD', 'no']]);
  table.choose('Maul 3MD');
  expect(table.character('Jedi Temple Guard')).toMatchObject({ damage: 2, shields: 0 });
  expect(table.pool()).toEqual([]);
  expect(table.pool(0)).toEqual(['Jedi Temple Guard 2Sh']);
});

test('05030 Jedi Temple Guard may decline, and gives 2 shields', () => {
  const table = quietTurn(
    { characters: ['Jedi Temple Guard'], hand: ['Parry'] },
    { pool: ['Death Trooper: 2RD'] },
    { next: { rolls: ['Jedi Temple Guard: 2Sh'] } },
  );
  table.choose('activate Jedi Temple Guard').choose('no').choose('resolve shield');
  expect(table.character('Jedi Temple Guard')).toMatchObject({ damage: 0, shields: 2 });
});

test('05030 Jedi Temple Guard of the AI takes the lowest damage where every die would defeat him', () => {
  const table = aiPlays(
    'Advance',
    { characters: [{ card: 'Jedi Temple Guard', health: 8, damage: 7 }] },
    {
      characters: ['elite Darth Vader, Sith Lord'],
      pool: ['Darth Vader: 3MD', 'Darth Vader #2: 2MD'],
    },
  );
  expect(table.reasons('guardian')).toMatchObject([{ picked: 'Darth Vader', rule: 'OPS-33' }]);
  expect(table.places('Jedi Temple Guard')).toEqual(['defeated of AI']);
  expect(table.pool(0)).toEqual(['Darth Vader 3MD']);
});

test('08057 Kit Fisto may remove one of his melee dice to block its value', () => {
  const table = aiDice(
    { characters: ['Maul'], pool: ['Maul: 3MD'] },
    {
      characters: [{ card: 'Kit Fisto', upgrades: ['Vibrosword'] }],
      pool: ['Kit Fisto: 2MD', 'Vibrosword: 1MD'],
    },
  );
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect([table.topic, table.choices]).toEqual(['block', ['Kit Fisto 2MD', 'Vibrosword 1MD']]);
  table.choose('Kit Fisto 2MD');
  expect(table.character('Kit Fisto').damage).toBe(1);
  expect(table.pool(0)).toEqual(['Vibrosword 1MD']);
});

test('08057 Kit Fisto may take the damage', () => {
  const table = aiDice(
    { characters: ['Maul'], pool: ['Maul: 3MD'] },
    { characters: ['Kit Fisto'], pool: ['Kit Fisto: 2MD'] },
  );
  table.choose('no');
  expect(table.character('Kit Fisto').damage).toBe(3);
  expect(table.pool(0)).toEqual(['Kit Fisto 2MD']);
});

test('08057 Kit Fisto is asked nothing where shields stop all of it, or no die of his shows melee', () => {
  const maul = { characters: ['Maul'], pool: ['Maul: 3MD'] };
  const shielded = aiDice(maul, {
    characters: [{ card: 'Kit Fisto', shields: 3 }],
    pool: ['Kit Fisto: 2MD'],
  });
  expect(shielded.topic).toBe('action');
  const other = aiDice(maul, {
    characters: [{ card: 'Kit Fisto', damage: 1 }, 'Luke Skywalker'],
    pool: ['Kit Fisto: 1R', 'Luke Skywalker: 3MD'],
  });
  expect(other.topic).toBe('action');
  expect(other.character('Kit Fisto').damage).toBe(4);
});

test('08057 Kit Fisto may turn one die with 2 focus and leave the others', () => {
  const table = quietTurn(
    {
      characters: ['Kit Fisto', 'Padawan', 'Luke Skywalker'],
      hand: ['Parry'],
      pool: ['Padawan: -', 'Luke Skywalker: 1R'],
    },
    {},
    { next: { rolls: ['Kit Fisto: 2F'] } },
  );
  table.choose('activate Kit Fisto').choose('resolve focus').choose('Padawan - to 2MD');
  expect(table.topic).toBe('focus');
  table.choose('done');
  expect(table.pool(0)).toEqual(['Padawan 2MD', 'Luke Skywalker 1R']);
});

test('08057 Kit Fisto of the AI blocks only where he would be defeated, with the lowest die that saves him', () => {
  const player = { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] };
  const pool = ['Kit Fisto: 3MD$1', 'Kit Fisto #2: 2MD'];
  const safe = quietTurn(player, {
    characters: [{ card: 'Kit Fisto', elite: true, health: 11, damage: 7 }],
    pool,
  });
  safe.choose('resolve melee');
  expect(safe.character('Kit Fisto').damage).toBe(10);
  expect(safe.reasons('block')).toEqual([]);
  const deadly = quietTurn(player, {
    characters: [{ card: 'Kit Fisto', elite: true, health: 11, damage: 9 }],
    pool,
  });
  deadly.choose('resolve melee');
  expect(deadly.character('Kit Fisto').damage).toBe(10);
  expect(deadly.pool()).toEqual(['Kit Fisto 3MD$1']);
  expect(deadly.reasons('block')).toMatchObject([{ picked: 'Kit Fisto', rule: 'OPS-30' }]);
});
