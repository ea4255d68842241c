import { expect, test } from 'vitest';
import { villainsTurn } from './villains-turn.ts';

/** What each card costs, and whether an additional action comes with it. */
const PRINTED: readonly (readonly [id: string, name: string, cost: number, ambush?: 'Ambush'])[] = [
  ['01006', 'First Order TIE Fighter', 3],
  ['01073', 'Sweep the Area', 0],
  ['01081', 'Enrage', 0],
  ['01084', 'Intimidate', 0],
  ['01085', 'Isolation', 1],
  ['01090', 'Hidden In Shadow', 1],
  ['01097', "He Doesn't Like You", 0],
  ['02005', 'E-Web Emplacement', 3],
  ['02007', 'DT-29 Heavy Blaster Pistol', 2],
  ['02015', 'Lightsaber Pike', 3],
  ['02061', 'Battle Formation', 0, 'Ambush'],
  ['02082', 'Bait and Switch', 0, 'Ambush'],
  ['03005', 'AT-DP', 3],
  ['03022', 'LL-30 Blaster Pistol', 2, 'Ambush'],
  ['04005', 'Praetorian Guard', 2],
  ['04006', 'Dark Counsel', 1],
  ['05077', 'Double Strike', 2],
  ['05086', 'Imperial Might', 2],
  ['05089', 'Target Practice', 0],
  ['05098', 'Take Flight', 0, 'Ambush'],
  ['08031', 'TIE Fighter', 2, 'Ambush'],
  ['09032', 'Stap Droid', 1, 'Ambush'],
  ['09033', 'E-5 Blaster Carbine', 2],
  ['11016', 'Scimitar', 3],
  ['12005', 'Recurring Nightmare', 2],
];

for (const [id, name, cost, ambush] of PRINTED) {
  const player = { characters: ['Death Trooper'], hand: [id] };

  test(`${id} ${name} costs ${cost}${ambush ? ' and gives an additional action' : ''}`, () => {
    const table = villainsTurn({ players: [{ ...player, resources: cost }] }).choose(`play ${name}`);
    expect(table.player().resources).toBe(0);
    expect(table.choices.at(-1)).toBe(ambush ? 'done' : 'pass');
  });

  if (cost > 0)
    test(`${id} ${name} cannot be played for less`, () => {
      const table = villainsTurn({ players: [{ ...player, resources: cost - 1 }] });
      expect(table.choicesTo('play')).toEqual([]);
    });
}

/** Dice of the AI that would fit, were they the player's. */
const THEIRS = {
  characters: [{ card: 'Battle Droid' }, { card: 'Padawan' }, { card: 'Chewbacca' }, { card: 'Leia Organa' }],
  pool: ['Battle Droid: -', 'Padawan: 2MD', 'Chewbacca: 1R', 'Leia Organa: 1R'],
};

test.each([
  ['02061', 'Battle Formation'],
  ['02082', 'Bait and Switch'],
  ['05077', 'Double Strike'],
  ['05086', 'Imperial Might'],
  ['05089', 'Target Practice'],
  ['05098', 'Take Flight'],
])('%s %s finds no dice of the AI', (id, name) => {
  const table = villainsTurn({
    players: [{ characters: ['Death Trooper', 'Maul', 'Aurra Sing'], hand: [id], resources: 2 }],
    ai: THEIRS,
  }).choose(`play ${name}`);
  expect(table.topic).toBe('action');
  expect(table.places(name)).toEqual(['discard of 0']);
});

test('03022 LL-30 Blaster Pistol finds no dice of the AI', () => {
  const table = villainsTurn({
    players: [
      {
        characters: [{ card: 'Aurra Sing', upgrades: ['LL-30 Blaster Pistol'] }],
        pool: ['LL-30 Blaster Pistol: Sp'],
      },
    ],
    ai: THEIRS,
  }).choose('resolve special');
  expect(table.events('turn die')).toEqual([]);
});

test('02007 DT-29 Heavy Blaster Pistol finds no own dice', () => {
  const table = villainsTurn({
    players: [
      {
        characters: [
          { card: 'Captain Phasma', upgrades: ['DT-29 Heavy Blaster Pistol'] },
          'General Grievous',
        ],
        pool: ['DT-29 Heavy Blaster Pistol: Sp', 'General Grievous: 3MD$1'],
      },
    ],
  }).choose('resolve special');
  expect(table.pool(0)).toEqual(['General Grievous 3MD$1']);
});

test('01073 Sweep the Area finds no own dice', () => {
  const table = villainsTurn({
    players: [{ characters: ['Death Trooper'], hand: ['Sweep the Area'], pool: ['Death Trooper: -'] }],
  }).choose('play Sweep the Area');
  expect(table.events('reroll')).toEqual([]);
});

test('03005 AT-DP cannot discard a support that costs 3', () => {
  const table = villainsTurn({
    players: [{ characters: ['Captain Phasma'], supports: ['AT-DP'], pool: ['AT-DP: Sp'] }],
    ai: { supports: ['Fang Fighter'] },
  }).choose('resolve special');
  expect(table.places('Fang Fighter')).toEqual(['supports of AI']);
});
