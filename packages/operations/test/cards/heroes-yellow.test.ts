import { expect, test } from 'vitest';
import { kindById } from '../../src/cards/catalogue.ts';
import { operationsTable } from '../kit.ts';
import { aiDice, aiPlays, quietTurn } from './quiet-ai.ts';

test('01046 Han Solo may gain a shield after a card with Ambush was played', () => {
  const table = quietTurn({
    characters: ['Han Solo, Scoundrel'],
    hand: ['Unpredictable', 'Holdout Blaster'],
    pool: ['Han Solo: -'],
  });
  table.choose('play Holdout Blaster');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect(table.character('Han Solo').shields).toBe(1);
  table.choose('play Unpredictable').choose('yes');
  expect(table.character('Han Solo').shields).toBe(2);
});

test('01046 Han Solo may do without the shield', () => {
  const table = quietTurn({ characters: ['Han Solo, Scoundrel'], hand: ['Holdout Blaster'] });
  table.choose('play Holdout Blaster').choose('no');
  expect(table.character('Han Solo').shields).toBe(0);
  expect(table.choices).toContain('done');
});

test('01046 Han Solo gains nothing for a card without Ambush, or with three shields', () => {
  const table = quietTurn({ characters: ['Han Solo, Scoundrel'], hand: ['Hunting Rifle'] });
  expect(table.choose('play Hunting Rifle').topic).toBe('action');
  const full = { card: 'Han Solo, Scoundrel', shields: 3 };
  const shielded = quietTurn({ characters: [full], hand: ['Holdout Blaster'] });
  expect(shielded.choose('play Holdout Blaster').topic).toBe('action');
});

test('01046 Han Solo gains nothing for the card of a teammate (OPS-48)', () => {
  const table = quietTurn([
    { characters: ['Hired Gun'], hand: ['Holdout Blaster'] },
    { characters: ['Han Solo, Scoundrel'] },
  ]);
  table.choose('play Holdout Blaster').choose('Han Solo');
  expect([table.asked, table.topic]).toEqual([0, 'action']);
});

test('01046 Han Solo disrupts 2 resources of the AI', () => {
  const table = quietTurn(
    { characters: ['Han Solo, Scoundrel'], pool: ['Han Solo: 2Dr'] },
    { resources: 3, deck: [], top: ['No Passage'] },
  );
  table.choose('resolve disrupt');
  expect(table.ai.resources).toBe(1);
});

test('01046 Han Solo of the AI gains a shield when it plays a card with Ambush', () => {
  const table = aiPlays(
    'Stap Droid',
    { characters: ['Han Solo, Scoundrel'], resources: 1 },
    { characters: ['Darth Vader, Sith Lord'] },
  );
  expect(table.character('Han Solo').shields).toBe(1);
});

test('01046 Han Solo pays a resource for 3 ranged damage', () => {
  const table = quietTurn({
    characters: ['Han Solo, Scoundrel'],
    pool: ['Han Solo: 3RD$1'],
    resources: 1,
  }).choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(3);
  expect(table.player().resources).toBe(0);
});

test('01047 Hired Gun costs 8 points and pays a resource for his shots', () => {
  expect(kindById('01047')).toMatchObject({ points: { single: 8 }, health: 9, limit: 3 });
  const table = quietTurn(
    { characters: ['Hired Gun'], hand: ['Parry'], resources: 1 },
    {},
    { next: { rolls: ['Hired Gun: 3RD$1'] } },
  );
  table.choose('activate Hired Gun').choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(3);
  expect(table.player().resources).toBe(0);
});

test('01047 Hired Gun cannot shoot without a resource', () => {
  const table = quietTurn({ characters: ['Hired Gun'], pool: ['Hired Gun: 2RD$1'], resources: 0 });
  expect(table.choicesTo('resolve')).toEqual([]);
});

test('02043 Chewbacca turns a die of the AI to a damage side and deals that damage', () => {
  const table = quietTurn(
    { characters: ['Chewbacca'], pool: ['Chewbacca: Sp'] },
    {
      characters: ['Death Trooper', 'Battle Droid'],
      pool: ['Death Trooper: 2RD', 'Battle Droid: 1ID'],
    },
  );
  table.choose('resolve special');
  expect([table.topic, table.choices]).toEqual([
    'turn die',
    [
      'Death Trooper 2RD to 1RD',
      'Death Trooper 2RD to 1RD',
      'Death Trooper 2RD to +2RD',
      'Battle Droid 1ID to 1RD',
    ],
  ]);
  table.choose('Death Trooper 2RD to +2RD');
  expect([table.topic, table.choices]).toEqual(['hit', ['Death Trooper', 'Battle Droid']]);
  table.choose('Battle Droid');
  expect(table.character('Battle Droid').damage).toBe(2);
  expect(table.pool()).toEqual(['Death Trooper +2RD', 'Battle Droid 1ID']);
});

test("02043 Chewbacca may turn a teammate's die (OPS-88), and never one of his player", () => {
  const table = quietTurn([
    { characters: ['Chewbacca', 'Luke Skywalker'], pool: ['Chewbacca: Sp', 'Luke Skywalker: -'] },
    { characters: ['Mace Windu'], pool: ['Mace Windu: 2MD'] },
  ]);
  table.choose('resolve special');
  expect(table.choices).toEqual(['Mace Windu 2MD to 2MD', 'Mace Windu 2MD to 4MD$1']);
  table.choose('Mace Windu 2MD to 4MD$1');
  expect(table.character('Death Trooper').damage).toBe(4);
});

test('02043 Chewbacca finds nothing where opponents have no dice', () => {
  const table = quietTurn({ characters: ['Chewbacca'], pool: ['Chewbacca: Sp'] });
  table.choose('resolve special');
  expect(table.character('Death Trooper').damage).toBe(0);
  expect(table.pool(0)).toEqual([]);
});

test('02043 Chewbacca of the AI takes the highest damage side of the players', () => {
  const table = aiDice(
    { characters: ['Chewbacca'], pool: ['Chewbacca: Sp'] },
    {
      characters: ['Battle Droid', 'Darth Vader, Sith Lord'],
      pool: ['Battle Droid: -', 'Darth Vader: 2Dr'],
    },
  );
  expect(table.reasons('turn die')).toMatchObject([{ decided: 'damage', rule: 'OPS-30' }]);
  expect(table.pool(0)).toEqual(['Battle Droid -', 'Darth Vader 3MD']);
  expect(table.character('Battle Droid').damage).toBe(3);
});

test('02043 Chewbacca pays a resource for 2 ranged damage', () => {
  const table = quietTurn({ characters: ['Chewbacca'], pool: ['Chewbacca: 2RD$1'], resources: 1 }).choose(
    'resolve ranged',
  );
  expect(table.character('Death Trooper').damage).toBe(2);
  expect(table.player().resources).toBe(0);
});

test('05046 Han Solo may reroll any die after his activation', () => {
  const table = quietTurn(
    [
      { characters: ['Han Solo, Savvy Smuggler', 'Hired Gun'], pool: ['Hired Gun: -'] },
      { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: -'] },
    ],
    { pool: ['Death Trooper: 2RD'] },
    { next: { rolls: ['Han Solo, Savvy Smuggler: 1R', 'Death Trooper: -'] } },
  );
  table.choose('activate Han Solo').choose('yes');
  expect([table.topic, table.choices]).toEqual([
    'reroll',
    ['Hired Gun -', 'Han Solo 1R', 'Luke Skywalker -', 'Death Trooper 2RD'],
  ]);
  expect(table.question.form).toEqual({ pick: 'one' });
  table.choose('Death Trooper 2RD');
  expect(table.pool()).toEqual(['Death Trooper -']);
});

test('05046 Han Solo may leave all dice as they are', () => {
  const table = quietTurn({ characters: ['Han Solo, Savvy Smuggler'] });
  table.choose('activate Han Solo').choose('no');
  expect(table.events('reroll')).toEqual([]);
});

const HAN_AND_MAUL = {
  characters: ['Han Solo, Savvy Smuggler', { card: 'Maul', ready: false }],
  pool: ['Maul: 3MD'],
  deck: [],
  top: ['Advance'],
};

test("05046 Han Solo of the AI rerolls a player's die with damage, not a higher one of its own (OPS-30)", () => {
  const table = operationsTable({
    ai: HAN_AND_MAUL,
    players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 2MD'], hand: [] }],
    next: { rolls: ['Han Solo, Savvy Smuggler: 1R', 'Luke Skywalker: -'] },
  });
  expect([table.pool(), table.pool(0)]).toEqual([['Maul 3MD', 'Han Solo 1R'], ['Luke Skywalker -']]);
});

test('05046 Han Solo of the AI rerolls of its own dice one without damage (OPS-30)', () => {
  const table = operationsTable({
    ai: HAN_AND_MAUL,
    players: [{ characters: ['Luke Skywalker'], hand: [] }],
    next: { rolls: ['Han Solo, Savvy Smuggler: 1R', 'Han Solo, Savvy Smuggler: 2RD'] },
  });
  expect(table.pool()).toEqual(['Maul 3MD', 'Han Solo 2RD']);
});

test('05046 Han Solo adds a resource to another resource die', () => {
  const table = quietTurn({
    characters: ['elite Han Solo, Savvy Smuggler'],
    pool: ['Han Solo: 1R', 'Han Solo: +1R'],
    resources: 0,
  });
  table.choose('resolve resource').choose('Han Solo +1R');
  expect(table.player().resources).toBe(2);
});

test('05046 Han Solo pays a resource for 2 ranged damage', () => {
  const table = quietTurn({
    characters: ['Han Solo, Savvy Smuggler'],
    pool: ['Han Solo: 2RD$1'],
    resources: 1,
  }).choose('resolve ranged');
  expect(table.character('Death Trooper').damage).toBe(2);
  expect(table.player().resources).toBe(0);
});

test('05047 Jar Jar Binks rerolls all dice with a symbol that his own do not show', () => {
  const table = quietTurn(
    [
      { characters: ['Jar Jar Binks', 'Hired Gun'], pool: ['Hired Gun: 1R'] },
      { characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 1Sh'] },
    ],
    { pool: ['Death Trooper: 2RD'] },
    { next: { rolls: ['Jar Jar Binks: 1R', 'Luke Skywalker: 3MD', 'Death Trooper: -'] } },
  );
  table.choose('activate Jar Jar Binks');
  expect(table.pool(0)).toEqual(['Hired Gun 1R', 'Jar Jar Binks 1R']);
  expect(table.pool(1)).toEqual(['Luke Skywalker 3MD']);
  expect(table.pool()).toEqual(['Death Trooper -']);
  expect(table.events('reroll')).toHaveLength(2);
});

test('05047 Jar Jar Binks leaves blanks alone, since a blank is no symbol', () => {
  const table = quietTurn(
    { characters: ['Jar Jar Binks', 'Hired Gun'], pool: ['Hired Gun: 1R'] },
    { pool: ['Death Trooper: -'] },
    { next: { rolls: ['Jar Jar Binks: 1R'] } },
  );
  table.choose('activate Jar Jar Binks');
  expect(table.events('reroll')).toEqual([]);
});

test('05047 Jar Jar Binks with two dice spares the symbols of both', () => {
  const table = quietTurn(
    { characters: ['elite Jar Jar Binks', 'Hired Gun'], pool: ['Hired Gun: 1Dr'] },
    { pool: ['Death Trooper: -'] },
    { next: { rolls: ['Jar Jar Binks: -', 'Jar Jar Binks: 1Dr'] } },
  );
  table.choose('activate Jar Jar Binks');
  expect(table.events('reroll')).toEqual([]);
});

test('05047 Jar Jar Binks can be activated by a teammate with an action', () => {
  const table = quietTurn([
    { characters: ['Luke Skywalker'] },
    { characters: ['Jar Jar Binks', 'Han Solo, Scoundrel'] },
  ]);
  expect(table.choices).toEqual(['activate Luke Skywalker', 'force Jar Jar Binks', 'claim', 'pass']);
  table.choose('force Jar Jar Binks');
  expect(table.character('Jar Jar Binks').ready).toBe(false);
  expect(table.side(1).pool).toHaveLength(1);
  expect([table.asked, table.choicesTo('activate')]).toEqual([1, ['Han Solo']]);
});

test('05047 Jar Jar Binks cannot be forced when he is exhausted, nor by his own player', () => {
  const tired = quietTurn([
    { characters: ['Luke Skywalker'] },
    { characters: [{ card: 'Jar Jar Binks', ready: false }] },
  ]);
  expect(tired.choicesTo('force')).toEqual([]);
  expect(quietTurn({ characters: ['Jar Jar Binks'] }).choicesTo('force')).toEqual([]);
});

test('05047 Jar Jar Binks: the AI activates him in place of its draw (OPS-36)', () => {
  const table = aiPlays('Advance', {}, { characters: ['Jar Jar Binks', 'Hired Gun'] });
  expect(table.character('Jar Jar Binks').ready).toBe(false);
  expect(table.rulesOf('use')).toEqual(['OPS-36']);
  expect(table.places('Advance')).toEqual(['deck of AI']);
});

test('05047 Jar Jar Binks: the AI does it once a round', () => {
  const table = aiPlays(
    'Advance',
    { offered: ['Jar Jar Binks'] },
    { characters: ['Jar Jar Binks', 'Hired Gun'] },
  );
  expect(table.character('Jar Jar Binks').ready).toBe(true);
  expect(table.places('Advance')).toEqual(['discard of AI']);
});

test('05047 Jar Jar Binks deals 1 indirect damage', () => {
  const table = quietTurn({ characters: ['Jar Jar Binks'], pool: ['Jar Jar Binks: 1ID'] });
  table.choose('resolve indirect');
  expect(table.character('Death Trooper').damage).toBe(1);
});
