import { expect, test } from 'vitest';
import { villainsTurn } from './villains-turn.ts';

test('01006 First Order TIE Fighter removes all shields from all characters of the AI', () => {
  const table = villainsTurn({
    players: [
      {
        characters: [{ card: 'Captain Phasma', shields: 1 }],
        supports: ['First Order TIE Fighter'],
        pool: ['First Order TIE Fighter: Sp'],
      },
    ],
    ai: {
      characters: [
        { card: 'Rebel Trooper', health: 10, shields: 3 },
        { card: 'Leia Organa', health: 10, shields: 1 },
      ],
    },
  }).choose('resolve special');
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([0, 0]);
  expect(table.character('Captain Phasma').shields).toBe(1);
});

const E_WEB = {
  characters: ['Death Trooper'],
  supports: ['E-Web Emplacement'],
  pool: ['E-Web Emplacement: 2RD'],
};

test('02005 E-Web Emplacement has 1 more value while its player controls the battlefield', () => {
  const table = villainsTurn({ players: [E_WEB] }).choose('resolve ranged');
  expect(table.character('Rebel Trooper').damage).toBe(3);
});

test('02005 E-Web Emplacement has its printed value while a teammate controls the battlefield', () => {
  const table = villainsTurn({ first: 1, turn: 0, players: [E_WEB, { characters: ['Maul'] }] }).choose(
    'resolve ranged',
  );
  expect(table.character('Rebel Trooper').damage).toBe(2);
});

test('03005 AT-DP discards a support that costs 2 or less', () => {
  const table = villainsTurn({
    players: [{ characters: ['Captain Phasma'], supports: ['AT-DP'], pool: ['AT-DP: Sp'] }],
    ai: { supports: ['T-47 Airspeeder', 'Millennium Falcon', 'Stap Droid'] },
  }).choose('resolve special');
  expect([table.topic, table.choices]).toEqual(['discard a support', ['T-47 Airspeeder', 'Stap Droid']]);
  table.choose('T-47 Airspeeder');
  expect(table.places('T-47 Airspeeder')).toEqual(['discard of AI']);
});

const TIE = {
  players: [
    {
      characters: ['Ciena Ree'],
      hand: ['TIE Fighter'],
      deck: ['AT-DP', 'TIE Fighter', 'AT-DP', 'TIE Fighter'],
      resources: 2,
    },
  ],
};

test('08031 TIE Fighter fetches a copy of itself and gives an additional action', () => {
  const table = villainsTurn(TIE).choose('play TIE Fighter');
  expect(table.places('TIE Fighter')).toEqual(['supports of 0', 'hand of 0']);
  expect(table.player().deck).toHaveLength(3);
  expect(table.events('shuffle')).toHaveLength(1);
  expect(table.choices).toEqual(['activate Ciena Ree', 'activate TIE Fighter', 'claim', 'done']);
});

test('08031 TIE Fighter finds none in a deck without a copy', () => {
  const table = villainsTurn({
    players: [{ characters: ['Ciena Ree'], hand: ['TIE Fighter'], deck: ['AT-DP', 'AT-DP'], resources: 2 }],
  }).choose('play TIE Fighter');
  expect(table.hand()).toEqual([]);
  expect(table.player().deck).toHaveLength(2);
});

test('09032 Stap Droid enters play ready and may act at once', () => {
  const table = villainsTurn({
    players: [{ characters: ['Battle Droid'], hand: ['Stap Droid'], resources: 2 }],
    next: { rolls: ['Stap Droid: 3ID$1'] },
  }).choose('play Stap Droid');
  expect(table.choices).toEqual(['activate Battle Droid', 'activate Stap Droid', 'claim', 'done']);
  table.choose('activate Stap Droid').choose('resolve indirect');
  expect(table.character('Rebel Trooper').damage).toBe(3);
  expect(table.player().resources).toBe(0);
});

const SCIMITAR = {
  players: [{ characters: ['Maul'], supports: ['Scimitar'], pool: ['Scimitar: 2RD'], resources: 0 }],
  ai: { top: ['Dig In'] },
};

test("11016 Scimitar may return to the hand before an opponent's event, for 2 resources with Maul", () => {
  const table = villainsTurn(SCIMITAR).aiTurn();
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect(table.places('Scimitar')).toEqual(['hand of 0']);
  expect(table.player().resources).toBe(2);
  expect(table.pool(0)).toEqual([]);
});

test('11016 Scimitar gives 1 resource without Maul', () => {
  const table = villainsTurn({
    ...SCIMITAR,
    players: [{ characters: ['Death Trooper'], supports: ['Scimitar'], resources: 0 }],
  })
    .aiTurn()
    .choose('yes');
  expect(table.player().resources).toBe(1);
});

test('11016 Scimitar may stay in play', () => {
  const table = villainsTurn(SCIMITAR).aiTurn().choose('no');
  expect(table.places('Scimitar')).toEqual(['supports of 0']);
  expect(table.player().resources).toBe(0);
});

test('11016 Scimitar is unique: a second one cannot be played', () => {
  const table = villainsTurn({
    players: [{ characters: ['Maul'], supports: ['Scimitar'], hand: ['Scimitar', 'AT-DP'], resources: 3 }],
  });
  expect(table.choicesTo('play')).toEqual(['AT-DP']);
});
