import { expect, test } from 'vitest';
import { playersTurn } from '../kit.ts';
import { aiDraws, type Characters } from './ai-turn.ts';

/** The AI draws a Holdout Blaster, which any character may carry and which it can pay. */
const plays = (...characters: Characters) =>
  aiDraws('Holdout Blaster', { characters, resources: 2 }).reasons('upgrade');

test('OPS-21 an upgrade goes on a ready character', () => {
  expect(plays({ card: 'Maul', ready: false }, { card: 'Death Trooper', health: 1 })).toMatchObject([
    { considered: ['Maul', 'Death Trooper'], picked: 'Death Trooper', decided: 'ready', rule: 'OPS-21' },
  ]);
});

test('OPS-22 then the most health remaining, before the fewest upgrades', () => {
  expect(
    plays({ card: 'Death Trooper', damage: 1 }, { card: 'Death Trooper', upgrades: ['Fearless'] }),
  ).toMatchObject([{ decided: 'health with shields', rule: 'OPS-22' }]);
});

test('OPS-22 shields are included', () => {
  const table = aiDraws('Holdout Blaster', {
    characters: ['Death Trooper', { card: 'Death Trooper', damage: 1, shields: 2 }],
    resources: 2,
  });
  expect(table.reasons('upgrade')).toMatchObject([{ decided: 'health with shields', rule: 'OPS-22' }]);
  expect(table.places('Holdout Blaster')).toEqual(['upgrades on Death Trooper #2']);
});

test('OPS-23 then the fewest upgrades, before base damage sides', () => {
  expect(
    plays({ card: 'Maul', health: 10, upgrades: ['Fearless'] }, { card: 'General Rieekan', health: 10 }),
  ).toMatchObject([{ picked: 'General Rieekan', decided: 'upgrades', rule: 'OPS-23' }]);
});

test('OPS-24 then the most base damage sides, by their number and not their sum', () => {
  expect(plays({ card: 'Luke Skywalker', health: 10 }, { card: 'Padawan', health: 10 })).toMatchObject([
    { picked: 'Padawan', decided: 'base damage sides', rule: 'OPS-24' },
  ]);
});

test('OPS-24 the second die of an elite character does not count', () => {
  expect(
    plays({ card: 'Luke Skywalker', health: 10, elite: true }, { card: 'Padawan', health: 10 }),
  ).toMatchObject([{ picked: 'Padawan', decided: 'base damage sides', rule: 'OPS-24' }]);
});

test('OPS-24 dice of upgrades do not count', () => {
  expect(
    plays(
      { card: 'Luke Skywalker', health: 10, upgrades: ['Heirloom Lightsaber'] },
      { card: 'Padawan', health: 10, upgrades: ['Fearless'] },
    ),
  ).toMatchObject([{ picked: 'Padawan', decided: 'base damage sides', rule: 'OPS-24' }]);
});

test('OPS-25 then a unique character', () => {
  expect(plays({ card: 'Hired Gun', health: 10 }, { card: 'Luke Skywalker', health: 10 })).toMatchObject([
    { picked: 'Luke Skywalker', decided: 'unique', rule: 'OPS-25' },
  ]);
});

test('OPS-26 then the lowest set number', () => {
  expect(plays({ card: 'Kit Fisto', health: 10 }, { card: 'Leia Organa', health: 10 })).toMatchObject([
    { picked: 'Leia Organa', decided: 'card number', rule: 'OPS-26' },
  ]);
});

test('OPS-26 of one set the lowest number in it', () => {
  expect(plays({ card: 'Padawan', health: 10 }, { card: 'Rebel Trooper', health: 10 })).toMatchObject([
    { picked: 'Rebel Trooper', decided: 'card number', rule: 'OPS-26' },
  ]);
});

test('OPS-27 then the left-most card in play', () => {
  const table = aiDraws('Holdout Blaster', {
    characters: ['Death Trooper', 'Death Trooper', 'Death Trooper'],
    resources: 2,
  });
  expect(table.reasons('upgrade')).toMatchObject([{ decided: 'place from the left', rule: 'OPS-27' }]);
  expect(table.places('Holdout Blaster')).toEqual(['upgrades on Death Trooper']);
});

test('OPS-21 only cards that may carry it are candidates', () => {
  const table = aiDraws('Promotion', { characters: ['Maul', 'Death Trooper'], resources: 1 });
  expect(table.reasons('upgrade')).toMatchObject([{ considered: ['Death Trooper'], rule: 'OPS-21' }]);
});

test('OPS-21 an upgrade for exhausted characters alone goes on one', () => {
  const table = aiDraws('Crafted Lightsaber', {
    characters: ['Maul', { card: 'Royal Guard', ready: false }],
    resources: 2,
  });
  expect(table.places('Crafted Lightsaber')).toEqual(['upgrades on Royal Guard']);
});

test('OPS-93 an upgrade for vehicles goes on a support', () => {
  const table = aiDraws('Dorsal Turret', {
    characters: ['Maul'],
    supports: ['E-Web Emplacement', 'TIE Fighter'],
    resources: 1,
  });
  expect(table.reasons('upgrade')).toMatchObject([{ considered: ['TIE Fighter'], picked: 'TIE Fighter' }]);
  expect(table.places('Dorsal Turret')).toEqual(['upgrades on TIE Fighter']);
});

test('OPS-93 among supports the same list holds', () => {
  const table = aiDraws('Dorsal Turret', {
    characters: ['Maul'],
    supports: [{ card: 'TIE Fighter', upgrades: ['Dorsal Turret'] }, 'TIE Fighter'],
    resources: 1,
  });
  expect(table.reasons('upgrade')).toMatchObject([{ decided: 'upgrades', rule: 'OPS-23' }]);
  expect(table.places('Dorsal Turret')).toEqual(['upgrades on TIE Fighter', 'upgrades on TIE Fighter #2']);
});

test('OPS-93 its die is rolled with the support', () => {
  const table = aiDraws(
    'Advance',
    { characters: [], supports: [{ card: 'TIE Fighter', upgrades: ['Dorsal Turret'] }] },
    { next: { rolls: ['TIE Fighter: 1RD', 'Dorsal Turret: +2RD'] } },
  );
  expect(table.pool()).toEqual(['TIE Fighter 1RD', 'Dorsal Turret +2RD']);
});

test('OPS-93 without a vehicle it is discarded, and the AI resolves dice instead', () => {
  const table = aiDraws('Dorsal Turret', {
    characters: ['Death Trooper'],
    supports: ['E-Web Emplacement'],
    pool: ['Death Trooper: 2RD'],
    resources: 1,
  });
  expect(table.places('Dorsal Turret')).toEqual(['discard of AI']);
  expect([table.rulesOf('AI cannot play'), table.pool(), table.ai.resources]).toEqual([['OPS-04'], [], 1]);
});

test('OPS-21 an upgrade that is redeployed goes by the same list', () => {
  const table = playersTurn({
    players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] }],
    ai: {
      deck: [],
      characters: [
        { card: 'Death Trooper', health: 3, upgrades: ['Holdout Blaster'] },
        { card: 'Maul', ready: false },
        'Royal Guard',
      ],
    },
  })
    .choose('resolve melee')
    .choose('Death Trooper');
  expect(table.reasons('redeploy')).toMatchObject([
    { considered: ['Maul', 'Royal Guard'], picked: 'Royal Guard', decided: 'ready', rule: 'OPS-21' },
  ]);
});

test('OPS-21 the event carries only the reason of the character that got it, not of one that could not take it', () => {
  const table = aiDraws('Holdout Blaster', {
    characters: [
      { card: 'Maul', upgrades: ['Holdout Blaster', 'Holdout Blaster', 'Holdout Blaster'] },
      { card: 'Death Trooper', damage: 1 },
    ],
    resources: 2,
  });
  expect(table.reasons('upgrade')).toMatchObject([
    { considered: ['Death Trooper'], picked: 'Death Trooper' },
  ]);
});
