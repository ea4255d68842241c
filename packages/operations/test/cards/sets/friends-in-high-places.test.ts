import { expect, test } from 'vitest';
import { quietTurn } from '../quiet-ai.ts';

const FRIENDS = {
  characters: ['Maul', 'Palpatine', { card: 'Jango Fett, Lethal Mercenary', upgrades: ['Holdout Blaster'] }],
  pool: ['Maul: 3MD', 'Palpatine: 3RD', 'Jango Fett: 1R'],
  hand: ['Friends in High Places'],
  top: ['Vibrosword', 'Fang Fighter', 'A Good Investment', 'Lightsaber'],
  deck: [],
  resources: 0,
};

test.each([
  ['7', FRIENDS.pool, ['Friends in High Places']],
  ['6', ['Maul: 3MD', 'Palpatine: 3RD'], []],
  ['7 with a modifier', ['Maul: 3MD', 'Palpatine: 2RD', 'Holdout Blaster: +2RD'], ['Friends in High Places']],
])('02083 Friends in High Places and dice showing a combined value of %s', (_, pool, plays) => {
  expect(quietTurn({ ...FRIENDS, pool }).choicesTo('play')).toEqual(plays);
});

test("02083 Friends in High Places does not count a teammate's dice", () => {
  const mate = { characters: ['Count Dooku'], pool: ['Count Dooku: 2MD'] };
  expect(quietTurn([{ ...FRIENDS, pool: FRIENDS.pool.slice(0, 2) }, mate]).choicesTo('play')).toEqual([]);
});

test('02083 Friends in High Places plays one of the top 3 cards for free and discards the others', () => {
  const table = quietTurn({ ...FRIENDS, pool: ['Maul: 3MD', 'Palpatine: 3RD', 'Jango Fett: 2RD'] });
  table.choose('play Friends in High Places');
  // No die shows a resource: A Good Investment cannot be played.
  expect([table.topic, table.choices]).toEqual(['play a card', ['Vibrosword', 'Fang Fighter']]);
  expect(table.question.form).toMatchObject({ pick: 'some', min: 0, max: 1 });
  table.choose('Fang Fighter');
  expect(table.places('Fang Fighter')).toEqual(['supports of 0']);
  expect([table.player().resources, table.player().deck.length]).toEqual([0, 1]);
  expect(table.player().discard.map(({ name }) => name)).toEqual([
    'Vibrosword',
    'A Good Investment',
    'Friends in High Places',
  ]);
});

test('02083 Friends in High Places may play none', () => {
  const table = quietTurn(FRIENDS).choose('play Friends in High Places').choose();
  expect(table.topic).toBe('action');
  expect(table.player().discard.map(({ name }) => name)).toEqual([
    'Vibrosword',
    'Fang Fighter',
    'A Good Investment',
    'Friends in High Places',
  ]);
});

test('02083 Friends in High Places plays an event of them, and an upgrade where it may go', () => {
  const gains = quietTurn(FRIENDS).choose('play Friends in High Places').choose('A Good Investment');
  expect([gains.player().resources, gains.places('A Good Investment')]).toEqual([4, ['discard of 0']]);
  const table = quietTurn(FRIENDS).choose('play Friends in High Places').choose('Vibrosword');
  expect([table.topic, table.choices]).toEqual(['attach to', ['Maul', 'Palpatine', 'Jango Fett']]);
});

test('02083 Friends in High Places looks at as many cards as there are', () => {
  const table = quietTurn({ ...FRIENDS, top: ['Fang Fighter'] }).choose('play Friends in High Places');
  expect(table.choices).toEqual(['Fang Fighter']);
  expect(table.choose('Fang Fighter').player().deck).toEqual([]);
});

test('02083 Friends in High Places: only its player sees the cards before they are played or discarded', () => {
  const hidden = { ...FRIENDS, top: [], deck: ['Vibrosword', 'Fang Fighter', 'Lightsaber'] };
  const table = quietTurn([hidden, { characters: ['Count Dooku'] }]).choose('play Friends in High Places');
  expect(table.events('looks at', 1)).toEqual([
    { side: 0, card: null },
    { side: 0, card: null },
    { side: 0, card: null },
  ]);
  expect(table.live.view(1).players[0]?.deck).toEqual([null, null, null]);
  expect(
    table
      .player()
      .deck.map((card) => card?.name)
      .sort(),
  ).toEqual(['Fang Fighter', 'Lightsaber', 'Vibrosword']);
  table.choose();
  expect(table.events('from deck', 1)).toHaveLength(1);
});
