import { expect, test } from 'vitest';
import {
  afterGame,
  gameOf,
  newCampaign,
  nextEpisode,
  readCampaign,
  statisticsOf,
} from '../../src/campaign/campaign.ts';
import { kindById } from '../../src/cards/catalogue.ts';
import { config } from '../../src/config.ts';
import { EPISODES } from '../../src/episodes/episodes.ts';
import { cardsOfDeck, setup } from '../../src/rules/setup.ts';
import { SIDES } from '../../src/terms/traits.ts';

const WON = { won: true, rounds: 9, dial: 8 };
const LOST = { won: false, rounds: 12, dial: 12 };

test('LCG-01 the campaign has twelve episodes from the Rebels series to Episode VI, in their order', () => {
  expect(EPISODES.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect([...new Set(EPISODES.map(({ arc }) => arc))]).toEqual([
    'Rebels',
    'Rogue One',
    'Episode IV',
    'Episode V',
    'Episode VI',
  ]);
});

test.each(EPISODES)(
  'LCG-02 episode $no, $title, is played with its own decks, which are legal',
  (episode) => {
    const game = gameOf({ ...newCampaign('light'), episode: episode.no }) as Record<
      'light' | 'dark',
      { readonly deck: object }
    >;
    for (const side of SIDES)
      expect(game[side].deck).toMatchObject({
        sets: episode.decks[side].sets,
        affiliation: `aff-${episode.decks[side].affiliation}`,
      });
    expect(config.parse(game)).toHaveProperty('value');
  },
);

test('LCG-02 Liberation of Lothal is a Jedi deck against a Sith deck', () => {
  const { decks } = EPISODES[3] ?? {};
  expect([decks?.light.affiliation, decks?.dark.affiliation]).toEqual(['jedi', 'sith']);
});

test('LCG-03 a won episode gives its bonus to the next, and that one replaces it', () => {
  const second = afterGame(newCampaign('light'), WON);
  expect(second).toMatchObject({ episode: 2, bonus: ['257-2'] });
  expect(afterGame(second, WON)).toMatchObject({ episode: 3, bonus: ['229-4'] });
});

test('LCG-03 a lost episode is played again with the same bonus', () => {
  const second = afterGame(newCampaign('dark'), WON);
  const again = afterGame(second, LOST);
  expect(again).toMatchObject({ episode: 2, bonus: ['239-3'] });
  expect(again.results).toHaveLength(2);
});

test('LCG-03 bonus cards start in play, ready, and belong to no deck', () => {
  const game = config.parse(gameOf(afterGame(newCampaign('light'), WON)));
  const state = setup((game as { value: Parameters<typeof setup>[0] }).value);
  const bonus = state.play.filter((card) => card.bonus && card.seat === 0);
  expect(bonus).toMatchObject([{ seat: 0, type: 'unit', focus: 0, damage: 0 }]);
});

test('LCG-01 the AI of an episode has its guards in play from the start, among its defenders', () => {
  const game = config.parse(gameOf(newCampaign('light')));
  const state = setup((game as { value: Parameters<typeof setup>[0] }).value);
  const guards = state.play.filter((card) => card.bonus && card.seat === 1);
  expect(guards).toMatchObject([{ type: 'unit', pool: 'defenders', focus: 0 }]);
});

test('LCG-04 a replaced unit is in no deck of the episode, its replacement as often', () => {
  const { sets, replaced } = EPISODES[3]?.decks.light ?? { sets: [], replaced: [] };
  const kanan = Math.floor((cardsOfDeck({ sets: [229] }).commands[0] ?? 0) / 10);
  expect(cardsOfDeck({ sets }).commands.filter((card) => Math.floor(card / 10) === kanan)).toHaveLength(1);
  expect(cardsOfDeck({ sets, replaced }).commands.filter((card) => Math.floor(card / 10) === kanan)).toEqual(
    [],
  );
  expect(cardsOfDeck({ sets, replaced }).commands).toHaveLength(50);
});

test('LCG-04 what is replaced stands in the deck, and what replaces it is a unit of the same side', () => {
  for (const { decks } of EPISODES)
    for (const side of SIDES)
      for (const { unit, by } of decks[side].replaced) {
        expect(decks[side].sets).toContain(Number(unit.split('-')[0]));
        expect(kindById(by)).toMatchObject({ type: 'unit', side });
      }
});

test('LCG-38 the difficulty of a campaign is the dial of its games', () => {
  const hard = config.parse(gameOf(newCampaign('dark', { dial: 'hard' })));
  expect(hard).toMatchObject({ value: { options: { dial: 22 } } });
  expect(config.parse(gameOf(newCampaign('dark')))).toMatchObject({ value: { options: { dial: 19 } } });
  expect(config.parse(gameOf(newCampaign('light')))).toMatchObject({ value: { options: { dial: 12 } } });
});

test('LCG-38 a campaign of the Light Side has no difficulty, also in a file', () => {
  const only = 'a difficulty is only for an AI on the Light Side (LCG-38); otherwise the dial ends at 12';
  expect(() => newCampaign('light', { dial: 'insane' })).toThrow(only);
  const file = (side: 'light' | 'dark') =>
    readCampaign({ ...newCampaign(side), options: { dial: 'insane' } });
  expect(file('light')).toEqual({ faults: [{ path: 'options.dial', says: only }] });
  expect(file('dark')).toMatchObject({ value: { options: { dial: 'insane' } } });
});

test('LCG-01 a campaign is won after its last episode, and nothing more is played', () => {
  let campaign = newCampaign('light');
  for (const _ of EPISODES) campaign = afterGame(campaign, WON);
  expect(nextEpisode(campaign)).toBeUndefined();
  expect(gameOf(campaign)).toBeUndefined();
  expect(afterGame(campaign, WON)).toBe(campaign);
  expect(statisticsOf(campaign)).toMatchObject({ games: 12, won: 12, rounds: 108 });
});

test('a campaign is read back as it was, and a broken one is refused with the place', () => {
  const campaign = afterGame(newCampaign('light'), WON);
  expect(readCampaign(JSON.parse(JSON.stringify(campaign)))).toEqual({ value: campaign });
  expect(readCampaign({ ...campaign, episode: 5 })).toMatchObject({ faults: [{ path: 'episode' }] });
  expect(readCampaign({ ...campaign, bonus: ['001-1'] })).toMatchObject({ faults: [{ path: 'bonus[0]' }] });
  expect(readCampaign({ ...campaign, format: 2 })).toMatchObject({ faults: [{ path: 'format' }] });
  expect(readCampaign([])).toHaveProperty('faults');
});
