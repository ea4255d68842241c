import { readOrThrow } from '@holofoe/table/testing';
import { expect, test } from 'vitest';
import { readTable } from '../../../src/table-file/read.ts';
import { writeTable } from '../../../src/table-file/write.ts';
import { greedyReplies } from '../../greedy-turn.ts';
import { aiPlays, quietTurn } from '../quiet-ai.ts';

const ARMED = 'Jango Fett, Armed To The Teeth';

test('11040 Jango Fett may gain 1 resource for the first equipment on him in a round', () => {
  const player = { characters: [ARMED], hand: ['Jetpack', 'Survival Gear'], resources: 4 };
  const table = quietTurn(player).choose('play Jetpack');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect(table.player().resources).toBe(3);
  table.aiTurn().choose('play Survival Gear').choose('none');
  expect([table.topic, table.player().resources]).toEqual(['action', 1]);
});

test('11040 Jango Fett carries equipment beyond three upgrades, and other upgrades not', () => {
  const upgrades = ['Vibrosword', 'Vibrosword', 'Vibrosword'];
  const player = { characters: [{ card: ARMED, upgrades }], hand: ['Jetpack', 'Punch Dagger'], resources: 3 };
  const table = quietTurn(player).choose('play Jetpack').choose('none').choose('no');
  expect(table.character('Jango Fett').upgrades).toHaveLength(4);
  table.aiTurn().choose('play Punch Dagger').choose('none');
  expect([table.topic, table.choices]).toEqual([
    'too many upgrades',
    ['Vibrosword', 'Vibrosword #2', 'Vibrosword #3', 'Punch Dagger'],
  ]);
});

test('11045 Tireless Pursuit moves up to 2 damage to a character with a bounty', () => {
  const player = { characters: ['Luke Skywalker'], hand: ['Wanted', 'Tireless Pursuit'], resources: 0 };
  const ai = {
    characters: [
      { card: 'Death Trooper', health: 9, damage: 3 },
      { card: 'Battle Droid', health: 6 },
    ],
  };
  const table = quietTurn(player, ai).choose('play Wanted').choose('Battle Droid').aiTurn();
  table.choose('play Tireless Pursuit');
  expect([table.topic, table.choices]).toEqual(['how many', ['0', '1', '2']]);
  table.choose('2');
  expect([table.character('Death Trooper').damage, table.character('Battle Droid').damage]).toEqual([1, 2]);
});

test('11045 Tireless Pursuit moves nothing without a bounty', () => {
  const player = { characters: ['Luke Skywalker'], hand: ['Tireless Pursuit'], resources: 0 };
  const ai = { characters: [{ card: 'Death Trooper', health: 9, damage: 3 }, 'Battle Droid'] };
  const table = quietTurn(player, ai).choose('play Tireless Pursuit');
  expect([table.topic, table.character('Death Trooper').damage]).toEqual(['action', 3]);
});

test('11045 Tireless Pursuit: moved damage is not stopped by shields, and defeats whom it leaves without health', () => {
  const player = { characters: ['Luke Skywalker'], hand: ['Wanted', 'Tireless Pursuit'], resources: 0 };
  const ai = {
    characters: [
      { card: 'Death Trooper', health: 9, damage: 3 },
      { card: 'Battle Droid', health: 2, shields: 1 },
    ],
  };
  const table = quietTurn(player, ai).choose('play Wanted').choose('Battle Droid').aiTurn();
  table.choose('play Tireless Pursuit').choose('2').choose('no');
  expect([table.characters(), table.character('Death Trooper').damage]).toEqual([['Death Trooper'], 1]);
});

test("11045 Tireless Pursuit also moves damage from a teammate's character (OPS-88)", () => {
  const table = quietTurn(
    [
      { characters: [{ card: 'Luke Skywalker', damage: 2 }], hand: ['Tireless Pursuit'] },
      { characters: [{ card: 'Padawan', damage: 3 }, 'Mace Windu'] },
    ],
    {
      characters: [
        { card: 'Death Trooper', damage: 1 },
        { card: 'Battle Droid', downgrades: ['Wanted'] },
      ],
    },
  );
  table.choose('play Tireless Pursuit');
  expect([table.topic, table.choices]).toEqual(['heal', ['Death Trooper', 'Padawan']]);
  table.choose('Padawan').choose('2');
  expect([table.character('Padawan').damage, table.character('Battle Droid').damage]).toEqual([1, 2]);
});

const WANTED = { card: 'Luke Skywalker', downgrades: ['Wanted'] };
const PURSUER = { characters: ['Jango Fett, Lethal Mercenary'] };

test('11045 Tireless Pursuit: the AI moves damage from the character in the least danger, and says why', () => {
  const characters = [
    { ...WANTED, damage: 10 },
    { card: 'Padawan', damage: 6 },
    { card: 'Kit Fisto', damage: 3 },
  ];
  const table = aiPlays('Tireless Pursuit', PURSUER, { characters });
  expect(table.reasons('move damage')).toMatchObject([
    {
      considered: ['Padawan', 'Kit Fisto'],
      picked: 'Kit Fisto',
      decided: 'health remaining',
      rule: 'OPS-30',
    },
  ]);
  expect(table.rulesOf('moves damage')).toEqual(['OPS-30']);
  expect([table.character('Padawan').damage, table.character('Kit Fisto').damage]).toEqual([6, 1]);
});

test('11045 Tireless Pursuit: of equal ones the AI moves damage from the character with fewer dice (OPS-30)', () => {
  const armed = { card: 'Padawan', health: 6, damage: 2, upgrades: ['Lightsaber'] };
  const characters = [{ ...WANTED, damage: 10 }, armed, { card: 'Padawan', health: 6, damage: 2 }];
  const table = aiPlays('Tireless Pursuit', PURSUER, { characters });
  expect(table.reasons('move damage')).toMatchObject([
    { picked: 'Padawan', decided: 'dice', rule: 'OPS-30' },
  ]);
  expect([table.character('Padawan').damage, table.character('Padawan #2').damage]).toEqual([2, 0]);
});

test('11045 Tireless Pursuit: the AI moves no damage off a character in more danger than the one that would get it', () => {
  const characters = [WANTED, { card: 'Kit Fisto', damage: 9 }];
  const table = aiPlays('Tireless Pursuit', PURSUER, { characters });
  expect(table.events('moves damage')).toEqual([]);
  expect(table.character('Kit Fisto').damage).toBe(9);
});

const HUYANG = { characters: ['Padawan', 'Luke Skywalker'], supports: ['Professor Huyang'], resources: 3 };

test('11069 Professor Huyang may be activated after a blue upgrade on an apprentice, and roll in a weapon', () => {
  const table = quietTurn(
    { ...HUYANG, hand: ['Lightsaber'] },
    {},
    { next: { rolls: ['Professor Huyang: 1MD', 'Lightsaber: 1R'] } },
  );
  table.choose('play Lightsaber').choose('Padawan').choose('yes').choose('yes');
  expect(table.pool(0)).toEqual(['Professor Huyang 1MD', 'Lightsaber 1R']);
});

test('11069 Professor Huyang rolls nothing in where he stays ready, nor for others than apprentices', () => {
  const table = quietTurn({ ...HUYANG, hand: ['Lightsaber'] })
    .choose('play Lightsaber')
    .choose('Padawan');
  expect([table.choose('no').topic, table.pool(0)]).toEqual(['action', []]);
  const other = quietTurn({ ...HUYANG, hand: ['Lightsaber'] })
    .choose('play Lightsaber')
    .choose('Luke Skywalker');
  expect(other.topic).toBe('action');
});

test("11069 Professor Huyang hears an upgrade on a teammate's apprentice, whose die is the teammate's to roll (OPS-44)", () => {
  const table = quietTurn(
    [{ ...HUYANG, characters: ['Luke Skywalker'], hand: ['Lightsaber'] }, { characters: ['Padawan'] }],
    {},
    { next: { rolls: ['Professor Huyang: 1MD'] } },
  );
  table.choose('play Lightsaber').choose('Padawan');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect([table.topic, table.pool(0), table.pool(1)]).toEqual(['action', ['Professor Huyang 1MD'], []]);
});

const TRENCH = {
  characters: ['Luke Skywalker'],
  supports: ['Resistance Trench Fighters'],
  pool: ['Resistance Trench Fighters: 2RD', 'Luke Skywalker: 1R'],
};

test('11089 Resistance Trench Fighters give up their die to remove one of equal value', () => {
  const pool = ['Death Trooper: 2RD', 'Battle Droid: 1RD'];
  const table = quietTurn(TRENCH, { characters: ['Death Trooper', 'Battle Droid'], pool });
  table.choose('use Resistance Trench Fighters');
  expect([table.pool(0), table.pool()]).toEqual([['Luke Skywalker 1R'], ['Battle Droid 1RD']]);
});

test('11089 Resistance Trench Fighters are not used where no other die shows the value', () => {
  const table = quietTurn(TRENCH, { characters: ['Battle Droid'], pool: ['Battle Droid: 1RD'] });
  expect(table.choicesTo('use')).toEqual([]);
});

test('11114 Dark Reflections turns a die, then up to 2 others to the same symbol and value', () => {
  const table = quietTurn({
    characters: ['Luke Skywalker', 'Padawan', 'Leia Organa'],
    pool: ['Luke Skywalker: -', 'Padawan: -', 'Leia Organa: -'],
    hand: ['Dark Reflections'],
    resources: 2,
  }).choose('play Dark Reflections');
  expect(table.choices).not.toContain('Luke Skywalker - to -');
  table.choose('Luke Skywalker - to 1F').choose('yes');
  expect(table.choices).toEqual(['Padawan - to 1F', 'Leia Organa - to 1F']);
  table.choose('Leia Organa - to 1F').choose('no');
  expect(table.pool(0)).toEqual(['Luke Skywalker 1F', 'Padawan -', 'Leia Organa 1F']);
});

test('11114 Dark Reflections asks no more once a further die is declined', () => {
  const table = quietTurn({
    characters: ['Luke Skywalker', 'Padawan', 'Leia Organa'],
    pool: ['Luke Skywalker: -', 'Padawan: -', 'Leia Organa: -'],
    hand: ['Dark Reflections'],
    resources: 2,
  }).choose('play Dark Reflections');
  expect(table.choose('Luke Skywalker - to 1F').choose('no').topic).toBe('action');
});

test('12041 Synara San may make an opponent discard that has an exhausted character and no damage in its pool', () => {
  const player = { characters: ['Synara San'] };
  const ai = { characters: [{ card: 'Death Trooper', ready: false }], deck: ['Advance', 'Brace'], pool: [] };
  const setup = { next: { rolls: ['Synara San: 1R'] } };
  const table = quietTurn(player, ai, setup).choose('activate Synara San');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect(table.events('discard')).toHaveLength(1);
  const armed = quietTurn(player, { ...ai, pool: ['Death Trooper: 1RD'] }, setup).choose(
    'activate Synara San',
  );
  expect(armed.topic).toBe('action');
});

const PLUNDER = { characters: ['Synara San', 'Luke Skywalker'], hand: ['Plunder'], resources: 1 };

test('12047 Plunder takes up to as many resources as there are pirates', () => {
  const table = quietTurn(
    [PLUNDER, { characters: ['Mace Windu'], resources: 0 }],
    { resources: 3 },
    { first: 1, turn: 0 },
  );
  table.choose('play Plunder');
  expect([table.topic, table.choices]).toEqual(['how many', ['0', '1']]);
  table.choose('1');
  expect([table.player().resources, table.ai.resources]).toEqual([1, 2]);
});

test('12047 Plunder is not played by who controls the battlefield', () => {
  expect(quietTurn(PLUNDER, { resources: 3 }).choicesTo('play')).toEqual([]);
});

const PLAN = {
  characters: ['Luke Skywalker', 'Leia Organa'],
  pool: ['Luke Skywalker: -', 'Leia Organa: -'],
  hand: ['Plan of Attack'],
  resources: 1,
};

test('12077 Plan of Attack turns one die of its player, and no second one without the plans', () => {
  const table = quietTurn(PLAN, { characters: ['Death Trooper'], pool: ['Death Trooper: -'] }).choose(
    'play Plan of Attack',
  );
  expect(table.choices.filter((choice) => choice.startsWith('Death Trooper'))).toEqual([]);
  table.choose('Leia Organa - to 2RD');
  expect([table.topic, table.pool(0)]).toEqual(['action', ['Luke Skywalker -', 'Leia Organa 2RD']]);
});

test('12124 Under Fire deals 1 damage to a red character of its player to remove a die', () => {
  const ai = { characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'] };
  const table = quietTurn(
    { characters: ['Leia Organa', 'Luke Skywalker'], hand: ['Under Fire'], resources: 1 },
    ai,
  );
  table.choose('play Under Fire');
  expect([table.character('Leia Organa').damage, table.pool()]).toEqual([1, []]);
});

test('12124 Under Fire removes nothing without a red character', () => {
  const ai = { characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'] };
  const table = quietTurn({ characters: ['Luke Skywalker'], hand: ['Under Fire'], resources: 1 }, ai);
  expect(table.choose('play Under Fire').pool()).toEqual(['Death Trooper 2RD']);
});

const THREE_BLADES = { card: ARMED, upgrades: ['Vibrosword', 'Vibrosword', 'Vibrosword'] };

test('11040 Jango Fett with equipment beyond three upgrades can be written as a table', () => {
  const characters = [{ ...THREE_BLADES, upgrades: [...THREE_BLADES.upgrades, 'Jetpack'] }];
  const { state } = readOrThrow(readTable({ players: [{ characters }] }));
  const again = readOrThrow(readTable(writeTable(state)));
  expect(again.state.players[0]?.characters[0]?.upgrades).toHaveLength(4);
});

test('11040 Jango Fett with four other upgrades is no table', () => {
  const characters = [{ ...THREE_BLADES, upgrades: [...THREE_BLADES.upgrades, 'Punch Dagger'] }];
  expect(() => readOrThrow(readTable({ players: [{ characters }] }))).toThrow(
    'players[0].characters[0].upgrades: there are at most 3 upgrades on a card',
  );
});

test('11040 Jango Fett is given equipment beyond three by hand, and nothing else', () => {
  const table = quietTurn({ characters: [THREE_BLADES], hand: ['Jetpack', 'Punch Dagger'] });
  const put = (card: string) =>
    table.live.correct([{ set: 'place', side: 0, card, from: 'hand', to: 'play', on: 'Jango Fett' }]);
  expect(put('Punch Dagger')?.says).toContain('3 of them already');
  expect(put('Jetpack')).toBeUndefined();
  expect(table.character('Jango Fett').upgrades).toHaveLength(4);
});

test('11040 Jango Fett: a greedy player puts equipment beside three upgrades, and replaces none', () => {
  const player = { characters: [THREE_BLADES], hand: ['Jetpack'], resources: 5 };
  expect(greedyReplies(player, {}, 2)).toEqual(['action: Play Jetpack (2)', 'replace: No, for 2']);
});
