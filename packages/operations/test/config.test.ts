import { jsonCopy } from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { config } from '../src/config.ts';
import { READY_DECKS } from '../src/decks/ready.ts';
import { handWritten } from '../src/hand-written.ts';
import type { Config } from '../src/rules/setup.ts';
import { SCENARIOS } from '../src/scenarios/catalogue.ts';

function parsed(data: unknown): Config {
  const result = config.parse(data);
  if ('faults' in result) throw new Error(JSON.stringify(result.faults));
  return result.value;
}

function faultsOf(data: unknown): readonly string[] {
  const result = config.parse(data);
  return 'faults' in result ? result.faults.map(({ path, says }) => `${path}: ${says}`) : [];
}

describe('a configuration', () => {
  test('may be empty: one player with the first ready deck against the first scenario', () => {
    expect(parsed({})).toMatchObject({
      scenario: 'OBJ-SCA',
      expert: false,
      players: [{ name: 'Player 1', deck: { name: 'Jedi Defenders' } }],
      first: 0,
      options: { phase: 'full', pay: 'useful', dieCosts: 'gained' },
    });
  });

  test.each(['OBJ-KNF', 'knf', 'Knightfall', 'KNIGHTFALL'])('names a scenario: %s', (scenario) => {
    expect(parsed({ scenario })).toMatchObject({
      scenario: 'OBJ-KNF',
      players: [{ deck: { name: 'Lords of the Sith' } }],
    });
  });

  test('names decks by code or name, or has them whole', () => {
    const { players } = parsed({ players: [{ deck: 'h2' }, { name: 'Ann', deck: 'Guns for Hire' }] });
    expect(players.map(({ name, deck }) => [name, deck.name])).toEqual([
      ['Player 1', 'Rebel Strike Force'],
      ['Ann', 'Guns for Hire'],
    ]);
    const { deck } = players[0] ?? {};
    expect(parsed({ players: [{ deck }] }).players[0]?.deck).toEqual(deck);
  });

  test('that was read is one that can be read again, as a save needs it', () => {
    const read = parsed({
      scenario: 'HOT',
      expert: true,
      players: [{ deck: 'V1' }, { deck: 'V2' }],
      first: 1,
    });
    expect(parsed(jsonCopy(read))).toEqual(read);
  });

  test.each(SCENARIOS)(
    '$name can be played by four with the ready decks of its side',
    ({ code, players }) => {
      const decks = READY_DECKS.filter(({ affiliation }) => affiliation === players).slice(0, 4);
      expect(
        parsed({ scenario: code, players: decks.map(({ code: deck }) => ({ deck })) }).players,
      ).toHaveLength(4);
    },
  );

  test('says in a JSON Schema what may be written', () => {
    expect(handWritten.schemas.config()).toMatchObject({
      type: 'object',
      properties: { scenario: {}, players: {}, options: {} },
    });
  });
});

describe('a configuration that cannot be is refused with the place and the reason', () => {
  const deck = parsed({}).players[0]?.deck;

  test.each([
    [
      'an unknown scenario, with those there are',
      { scenario: 'Endor' },
      'scenario: there is no scenario "Endor"; there are OBJ-SCA (Battle of Scarif), OBJ-DS2',
    ],
    [
      'an unknown deck, with those there are',
      { players: [{ deck: 'X1' }] },
      'players[0].deck: there is no ready deck "X1"; there are H1 (Jedi Defenders), H2',
    ],
    [
      'a deck of the other side',
      { players: [{ deck: 'V1' }] },
      'players[0].deck.characters: The team of player 1 is villain, and the players of this scenario are on the hero side',
    ],
    [
      'a unique character twice',
      { players: [{ deck: 'H1' }, { deck: 'H1' }] },
      'players[1].deck.characters[0]: Luke Skywalker is unique and on the team of player 1 already',
    ],
    [
      'a deck of too few cards',
      { players: [{ deck: { ...deck, cards: { '01059': 2 } } }] },
      'players[0].deck.cards: ',
    ],
    [
      'an unknown card in a deck',
      { players: [{ deck: { ...deck, characters: [{ id: 'Nobody' }] } }] },
      'players[0].deck.characters[0]: There is no card "Nobody"',
    ],
    [
      'a deck that is no deck',
      { players: [{ deck: 7 }] },
      'players[0].deck: write the code of a ready deck (H1), or a whole deck',
    ],
    ['no players', { players: [] }, 'players: at least one player is needed'],
    ['five players', { players: Array(5).fill({ deck: 'H1' }) }, 'players: there are at most 4 players'],
    ['a first player who is not there', { first: 1 }, 'first: there is no seat 1: the seats are 0 to 0'],
    ['an option that there is not', { options: { phase: 'long' } }, 'options.phase: '],
  ])('%s', (_, data, says) => {
    expect(faultsOf(data).join('\n')).toContain(says);
  });

  test('every fault is named, not just the first', () => {
    expect(faultsOf({ players: [{ deck: 'X1' }, { deck: 'X2' }], first: 3 })).toHaveLength(3);
  });
});
