import { canonical, jsonCopy, type Pile } from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { faceText } from '../src/cards/face.ts';
import { idOf, kindOf, ownerOf } from '../src/cards/number.ts';
import { invariants } from '../src/invariants.ts';
import { cardOfDie, faceOf } from '../src/rules/dice.ts';
import type { Attached, Side, State } from '../src/state.ts';
import { readTable } from '../src/table-file/read.ts';
import { writeTable } from '../src/table-file/write.ts';
import { operationsTable } from './kit.ts';
import { configOf, randomGame } from './random-game.ts';

function stateOf(file: unknown): State {
  const read = readTable(file);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.state;
}

function faultsOf(file: unknown): readonly string[] {
  const read = readTable(file);
  return 'faults' in read ? read.faults.map(({ path, says }) => `${path}: ${says}`) : [];
}

/** All of a state, with cards by their ids and owners: copies of a card cannot be told apart. */
function essence(state: State): unknown {
  const card = (each: number) => `${idOf(each)} of ${ownerOf(each)}`;
  const pile = (places: Pile) =>
    places.map((place) => ('card' in place ? [card(place.card), place.by] : 'unseen'));
  const attached = (list: readonly Attached[]) => list.map((each) => ({ ...each, card: card(each.card) }));
  const holders = (list: Side['characters'] | Side['supports']) =>
    list.map((each) => ({
      ...each,
      card: card(each.card),
      upgrades: attached(each.upgrades),
      downgrades: attached(each.downgrades),
    }));
  const dice = (side: Side) =>
    side.pool.map((die) => {
      const alike = [...side.characters, ...side.supports].findIndex(
        (holder) => holder.card === cardOfDie(die.no),
      );
      return [card(cardOfDie(die.no)), die.no % 4, alike, faceText(faceOf(die))];
    });
  const unseen = (places: Pile) => {
    const stocks = new Set(places.flatMap((place) => ('stock' in place ? [place.stock] : [])));
    return [...stocks].flatMap((stock) => (state.hidden.stocks[stock]?.cards ?? []).map(card)).sort();
  };
  const side = (each: Side) => ({
    ...each,
    characters: holders(each.characters),
    supports: holders(each.supports),
    plots: each.plots.map(card),
    pool: dice(each),
    deck: pile(each.deck),
    unseen: unseen(each.deck),
    discard: each.discard.map(card),
    defeated: each.defeated.map(card),
  });
  return {
    ...state,
    hidden: undefined,
    players: state.players.map((player) => ({ ...side(player), hand: pile(player.hand) })),
    areas: state.areas.map((area) => ({ ...side(area), offered: area.offered.map(card) })),
  };
}

describe('a table written by hand', () => {
  test('may be empty: the AI’s first turn against one player with the first ready deck', () => {
    const state = stateOf({});
    expect(invariants(state)).toBeUndefined();
    expect(writeTable(state)).toMatchObject({
      scenario: 'OBJ-SCA',
      stage: 1,
      round: 1,
      step: 'turn',
      turn: 'M-1',
      ai: { perPlayer: 1, resources: 2, characters: ['Veteran Stormtrooper A', 'Veteran Stormtrooper B'] },
      players: [
        {
          resources: 2,
          characters: [{ card: 'Luke Skywalker, Jedi Knight', elite: true }, 'Rey, Force Prodigy'],
          hand: [null, null, null, null, null],
        },
      ],
    });
  });

  test('names cards by number, title, or title and subtitle, in any spelling', () => {
    const hand = (names: readonly string[]) => stateOf({ players: [{ hand: names }] }).players[0]?.hand;
    expect(hand(['01059'])).toEqual(hand(['lightsaber']));
    const team = (name: string) => stateOf({ players: [{ characters: [name] }] }).players[0]?.characters;
    expect(team('Luke Skywalker')).toEqual(team('luke skywalker - jedi knight'));
  });

  test('means by a title that several have the one that the stage or the deck has', () => {
    const [vader] =
      stateOf({ scenario: 'DS2', stage: 2, areas: [{ characters: ['Darth Vader'] }] }).areas[0]?.characters ??
      [];
    expect(vader && idOf(vader.card)).toBe('01010');
  });

  test('has the characters of the stage with their health for the number of players, and its supports', () => {
    const { areas } = stateOf({ stage: 2, players: [{}, {}] });
    expect(areas[0]?.characters.map(({ card, health }) => [kindOf(card).name, health])).toEqual([
      ['Death Trooper', 8],
      ['Death Trooper', 8],
      ['Death Trooper', 8],
      ['Death Trooper', 8],
    ]);
    expect(areas[0]?.supports.map(({ card }) => kindOf(card).name)).toEqual(['E-Web Emplacement']);
  });

  test('has the deck of the stage less what it names', () => {
    const whole = stateOf({}).areas[0]?.deck.length ?? 0;
    const { areas } = stateOf({ ai: { top: ['Advance'], discard: ['Open Fire', 'Open Fire'] } });
    expect(areas[0]?.deck).toHaveLength(whole - 2);
    expect(areas[0]?.deck[0]).toHaveProperty('card');
  });

  test('a support that the stage puts into play is not taken from the deck, a second one is', () => {
    const size = (supports?: readonly string[]) =>
      stateOf({ scenario: 'DS2', ai: supports ? { supports } : {} }).areas[0]?.deck.length ?? 0;
    expect(size(['TIE Fighter'])).toBe(size());
    expect(size(['TIE Fighter', 'TIE Fighter'])).toBe(size() - 1);
  });

  test('has the plot and the cards of Expert Mode where it says so', () => {
    const { areas } = stateOf({ expert: true });
    expect(areas[0]?.plots.map(idOf)).toEqual(['EX-P']);
    expect(areas[0]?.deck.length).toBe((stateOf({}).areas[0]?.deck.length ?? 0) + 4);
  });

  test('lays the areas of multi-stages side by side, with players in each', () => {
    const { areas, players, turn } = stateOf({
      scenario: 'DS2',
      stage: 2,
      players: [{}, {}, {}],
      turn: 'M-2',
    });
    expect(players.map(({ area }) => area)).toEqual([0, 1, 0]);
    expect(areas.map(({ perPlayer }) => perPlayer)).toEqual([2, 1]);
    expect(turn).toBe(5);
  });

  test('may have players with any characters and no deck at all', () => {
    const { players } = stateOf({
      players: [{ characters: ['Darth Vader, Sith Lord', 'Rey, Force Prodigy'], deck: [] }],
    });
    expect(players[0]?.characters).toHaveLength(2);
    expect([players[0]?.deck, players[0]?.hand]).toEqual([[], []]);
  });

  test('has dice in pools: the first that is not there yet, or the one with its number', () => {
    const pool = (...dice: readonly string[]) =>
      stateOf({ stage: 2, players: [{}, {}], ai: { pool: dice } }).areas[0]?.pool.map(({ no }) => no % 128);
    expect(pool('Death Trooper: 2RD', 'Death Trooper: -')).toEqual(
      pool('Death Trooper #1: 2RD', 'Death Trooper #2: blank'),
    );
    expect(pool('Death Trooper #2: 2RD')).not.toEqual(pool('Death Trooper: 2RD'));
  });

  test('has attached cards with their owners', () => {
    const { players } = stateOf({
      players: [
        {
          characters: [
            { card: 'Luke Skywalker', upgrades: ['Lightsaber', { card: 'Jetpack', owner: 1, ready: false }] },
          ],
        },
        {},
      ],
    });
    const upgrades = players[0]?.characters[0]?.upgrades ?? [];
    expect(upgrades.map(({ card, ready }) => [kindOf(card).name, ownerOf(card), ready])).toEqual([
      ['Lightsaber', 0, true],
      ['Jetpack', 1, false],
    ]);
  });

  test('says what comes up next, and everything that it says comes up in order', () => {
    const table = operationsTable({
      next: { reveals: ['Regroup', 'Advance'], rolls: ['Veteran Stormtrooper: 2RD'] },
    }).aiTurn();
    expect(table.events('AI draws')).toHaveLength(2);
    expect(table.pool()).toEqual(['Veteran Stormtrooper 2RD']);
  });

  test('is read to the same state that wrote it, at every step of games with all scenarios', () => {
    let compared = 0;
    for (let seed = 1; seed <= 20; seed++) {
      let checkpoints = 0;
      randomGame(configOf(seed), seed, {
        at: (state, { kind }) => {
          if (kind !== 'checkpoint' || checkpoints++ % 19 !== seed % 19) return;
          const written = jsonCopy(writeTable(state));
          const again = stateOf(written);
          if (canonical(writeTable(again)) !== canonical(written)) expect(writeTable(again)).toEqual(written);
          if (canonical(essence(again)) !== canonical(essence(state)))
            expect(essence(again)).toEqual(essence(state));
          compared++;
        },
      });
    }
    expect(compared).toBeGreaterThan(150);
  });
});

describe('a table that cannot be is refused with the place and the reason', () => {
  test.each([
    [
      'an unknown scenario',
      { scenario: 'Hoth' },
      'scenario: there is no scenario "Hoth"; there are OBJ-SCA (Battle of Scarif),',
    ],
    ['a stage that there is not', { stage: 4 }, 'stage: the stages of Battle of Scarif are 1 to 3'],
    [
      'an unknown card, with the nearest names',
      { players: [{ hand: ['Lihgtsaber'] }] },
      'players[0].hand[0]: There is no card "Lihgtsaber"; did you mean Lightsaber,',
    ],
    [
      'a title that several have',
      { players: [{ characters: ['Darth Vader'] }] },
      'players[0].characters[0]: "Darth Vader" can be Darth Vader, Sith Lord (01010) or Darth Vader, Dark Apprentice (02010); write one of them',
    ],
    [
      'a card in a wrong place',
      { ai: { supports: ['Lightsaber'] } },
      'ai.supports[0]: Lightsaber is of the type upgrade; here are supports',
    ],
    [
      'a card of the AI in the hand of a player',
      { players: [{ hand: ['SCG-1'] }] },
      'is a card of the AI; no player has it',
    ],
    [
      'more damage than health',
      { ai: { characters: [{ card: 'Veteran Stormtrooper', damage: 12 }] } },
      'ai.characters[0].damage: Veteran Stormtrooper has 6 health; with 12 damage it is defeated',
    ],
    [
      'more shields than three',
      { players: [{ characters: [{ card: 'Luke Skywalker', shields: 4 }] }] },
      'players[0].characters[0].shields: a character has at most 3 shields',
    ],
    [
      'a word that means nothing on a character',
      { ai: { characters: [{ card: 'Veteran Stormtrooper', dmg: 1 }] } },
      'ai.characters[0]: Unrecognized key: "dmg"',
    ],
    ['a word that means nothing', { player: [] }, 'Unrecognized key: "player"'],
    [
      'a side that a die does not have',
      { ai: { pool: ['Veteran Stormtrooper: 9RD'] } },
      'ai.pool[0]: that die does not show "9RD"; its sides are ',
    ],
    [
      'a die of a card that is not there',
      { ai: { pool: ['Death Trooper: 2RD'] } },
      'ai.pool[0]: there is no such die here: the dice are of Veteran Stormtrooper',
    ],
    [
      'more dice than a card has',
      {
        ai: {
          characters: ['Veteran Stormtrooper'],
          pool: ['Veteran Stormtrooper: -', 'Veteran Stormtrooper: -'],
        },
      },
      'ai.pool[1]: there is no such die that is not in the pool: Veteran Stormtrooper has 1 here',
    ],
    [
      'a die without a side',
      { ai: { pool: ['Veteran Stormtrooper'] } },
      'ai.pool[0]: write the card and what its die shows',
    ],
    [
      'an unknown deck',
      { players: [{ deck: 'H9' }] },
      'players[0].deck: there is no ready deck "H9"; there are H1 (Jedi Defenders),',
    ],
    ['a seat that there is not', { first: 1 }, 'first: there is no player on seat 1: the seats are 0 to 0'],
    [
      'an owner that there is not',
      {
        players: [{ characters: [{ card: 'Luke Skywalker', upgrades: [{ card: 'Lightsaber', owner: 2 }] }] }],
      },
      'upgrades[0].owner: there is no player on seat 2',
    ],
    ['a turn of nobody', { turn: 'M-2' }, 'turn: there is no area M-2; the stage has 1'],
    ['areas where there is one', { areas: [{}, {}] }, 'areas: stage 1 has one play area'],
    [
      'an area that a player cannot be in',
      { players: [{ area: 2 }] },
      'players[0].area: there is no area M-2; the stage has 1',
    ],
    [
      'a player without characters',
      { players: [{ characters: [] }] },
      'players[0].characters: a player without characters is eliminated: write eliminated: damage',
    ],
    [
      'a unique title twice in the team',
      { players: [{ characters: ['Luke Skywalker'] }, { characters: ['Luke Skywalker'] }] },
      'The unique Luke Skywalker is in play twice in a team.',
    ],
    [
      'more cards that nobody has named than the deck has',
      { players: [{ deck: ['Lightsaber'], hand: 2 }] },
      'players[0].hand: there are not enough cards in the deck for this',
    ],
    [
      'an unknown card among those to come',
      { next: { reveals: ['Advence'] } },
      'next.reveals[0]: There is no card "Advence"; did you mean Advance,',
    ],
    ['a roll that cannot be', { next: { rolls: ['d6: 7'] } }, 'next.rolls[0]: a die shows 1 to 6'],
  ])('%s', (_, file, says) => {
    expect(faultsOf(file).join('\n')).toContain(says);
  });

  test('every fault is named, not just the first', () => {
    expect(
      faultsOf({ ai: { supports: ['Nobody'], pool: ['Nobody: 1MD'] }, players: [{ hand: ['No One'] }] }),
    ).toHaveLength(3);
  });
});
