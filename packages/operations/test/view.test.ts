import { EVERYBODY, jsonCopy, knows, numberKey, openDesk, type Pile, type Seat } from '@holofoe/kernel';
import { describe, expect, test } from 'vitest';
import { legalActions } from '../src/rules/action.ts';
import { dieNo, lentDie } from '../src/rules/dice.ts';
import { newSupport } from '../src/rules/in-play.ts';
import { stand } from '../src/rules/stand.ts';
import { areaOf, playerOf, type State } from '../src/state.ts';
import { view } from '../src/view.ts';
import { battleToLookAt, openBattle } from '../src/vocabulary/language.ts';
import { wording } from '../src/wording/wording.ts';
import { card, characterAt, firstTurn } from './first-turn.ts';
import { configOf, randomGame } from './random-game.ts';

const [ANNA, BEN, AI] = [0, 1, 4] as const;

describe('the table as a seat sees it', () => {
  test('begins with where the game stands', () => {
    const { areas, players, ...rest } = view(firstTurn('H1', 'H3'), ANNA);
    expect(rest).toEqual({
      scenario: {
        code: 'OBJ-SCA',
        name: 'Battle of Scarif',
        story: expect.stringMatching(/^A stolen shuttle/),
      },
      expert: false,
      options: { phase: 'full', pay: 'useful', dieCosts: 'gained' },
      round: 1,
      step: 'turn',
      stage: 1,
      turn: ANNA,
      additional: 0,
      passes: 0,
      first: ANNA,
      battlefield: 'A',
      claimed: null,
      winner: null,
    });
    expect([areas.length, players.length]).toEqual([1, 2]);
  });

  test('has the stage of each area with its rules in words', () => {
    const [area] = view(firstTurn('H1', 'H3'), ANNA).areas;
    expect(area).toMatchObject({
      side: AI,
      stage: { number: 1, multi: null, name: 'Landing on the Beach' },
      perPlayer: 2,
      counters: 0,
      cleared: false,
      resources: 2,
      supports: [],
      plots: [],
      pool: [],
      discard: [],
      defeated: [],
    });
    expect(area?.stage.rules[0]).toBe(
      'At each AI upkeep, give the AI character with the least health remaining 1 shield.',
    );
    expect(area?.characters.map(({ name, health }) => [name, health])).toEqual([
      ['Veteran Stormtrooper', 11],
      ['Veteran Stormtrooper', 11],
      ['Veteran Stormtrooper', 11],
      ['Veteran Stormtrooper', 11],
    ]);
  });

  test('has a character with all that is on it', () => {
    const state = firstTurn('H1');
    const luke = characterAt(state, ANNA);
    const saber = card('01059', ANNA);
    luke.damage = 3;
    luke.shields = 2;
    luke.ready = false;
    luke.upgrades.push({ card: saber, ready: true });
    luke.downgrades.push({ card: card('09160'), ready: true });
    playerOf(state, ANNA).pool.push({ no: dieNo(luke.card, 1), side: 5 }, { no: dieNo(saber, 0), side: 1 });
    expect(view(state, ANNA).players[0]?.characters[0]).toEqual({
      card: luke.card,
      id: '01035',
      name: 'Luke Skywalker',
      called: 'Luke Skywalker',
      elite: true,
      health: 12,
      damage: 3,
      shields: 2,
      ready: false,
      used: false,
      guardian: false,
      hunter: false,
      dice: [
        { die: dieNo(luke.card, 0), inPool: false },
        { die: dieNo(luke.card, 1), inPool: true },
      ],
      upgrades: [
        {
          card: saber,
          id: '01059',
          name: 'Lightsaber',
          called: 'Lightsaber A',
          ready: true,
          used: false,
          dice: [{ die: dieNo(saber, 0), inPool: true }],
        },
      ],
      downgrades: [
        {
          card: card('09160'),
          id: '09160',
          name: 'Shock Collar',
          called: 'Shock Collar A',
          ready: true,
          used: false,
          dice: [],
        },
      ],
    });
  });

  test('has the dice of a pool with what they show and are worth', () => {
    const state = firstTurn('V1');
    const eWeb = card('02005', ANNA);
    playerOf(state, ANNA).supports.push(newSupport(eWeb, ANNA));
    playerOf(state, ANNA).pool.push({ no: dieNo(eWeb, 0), side: 0 });
    stand(battleToLookAt(state));
    const [die] = view(state, ANNA).players[0]?.pool ?? [];
    expect(die).toMatchObject({
      die: dieNo(eWeb, 0),
      card: eWeb,
      id: '02005',
      name: 'E-Web Emplacement',
      side: 0,
    });
    expect(die?.value).toBe((die?.face.value ?? 0) + 1);
  });

  test('names a lent die after the card that it was lent from', () => {
    const state = firstTurn('H1');
    areaOf(state, AI).pool.push({ no: lentDie(card('02003')), side: 2 });
    expect(view(state, ANNA).areas[0]?.pool).toEqual([
      {
        die: lentDie(card('02003')),
        card: card('02003'),
        id: '02001',
        name: 'Death Trooper',
        called: 'Death Trooper',
        side: 2,
        face: { symbol: 'ranged', value: 2, modifier: false, cost: 0 },
        value: 2,
      },
    ]);
  });

  test('says who has the battlefield and who claimed it', () => {
    const state = firstTurn('H1', 'H3');
    state.first = BEN;
    state.claimed = BEN;
    expect(view(state, ANNA).players.map(({ first, claimed }) => [first, claimed])).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});

describe('hands and decks', () => {
  const hands = (state: State, seat: Seat) =>
    view(state, seat).players.map(({ hand }) => hand.map((place) => place?.name ?? null));

  test('of others are a number of cards', () => {
    const state = firstTurn('H1', 'H3');
    const unknown = [null, null, null, null, null];
    const [annas] = hands(state, ANNA);
    const [, bens] = hands(state, BEN);
    expect(annas).not.toContain(null);
    expect(bens).not.toContain(null);
    expect(hands(state, ANNA)).toEqual([annas, unknown]);
    expect(hands(state, BEN)).toEqual([unknown, bens]);
  });

  test('show what everybody has seen', () => {
    const state = firstTurn('H1', 'H3');
    const shown = card('01063', BEN);
    playerOf(state, BEN).hand.push({ card: shown, by: EVERYBODY });
    expect(hands(state, ANNA)[BEN]?.at(-1)).toBe('Holdout Blaster');
  });

  test('show a detected card of the AI in its place', () => {
    const state = firstTurn('H1');
    const { deck } = areaOf(state, AI);
    deck[2] = { card: card('BB-01'), by: EVERYBODY };
    const seen = view(state, ANNA).areas[0]?.deck ?? [];
    expect(seen).toHaveLength(deck.length);
    expect(seen.flatMap((place, index) => (place ? [[index, place.name]] : []))).toEqual([[2, 'Advance']]);
  });

  test("no card of one's own deck is known", () => {
    const { players } = view(firstTurn('H1'), ANNA);
    expect(players[0]?.deck).toEqual(Array.from({ length: 25 }, () => null));
  });
});

test('is plain JSON', () => {
  const seen = view(firstTurn('H1', 'H3'), ANNA);
  expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
});

/** The same table with everything that the seat does not know changed: cards it has not seen trade places. */
function withSecretsChanged(state: State, seat: Seat): State {
  const other = jsonCopy(state);
  const stocks = Object.values(other.hidden.stocks);
  const piles: readonly Pile[] = [
    ...other.players.flatMap(({ hand, deck }) => [hand, deck]),
    ...other.areas.map(({ deck }) => deck),
  ];
  for (const pile of piles) {
    for (const [index, place] of pile.entries()) {
      if (!('card' in place) || knows(place, seat)) continue;
      const stock = stocks.find(({ cards }) => cards.length > 0);
      const swapped = stock?.cards.pop();
      if (!stock || swapped === undefined) continue;
      stock.cards.unshift(place.card);
      pile[index] = { card: swapped, by: place.by };
    }
  }
  return other;
}

/** What can be done on a turn, in words. */
function actionsOf(state: State, seat: Seat): unknown {
  const options = legalActions(openBattle({ state, desk: openDesk() }), playerOf(state, seat));
  const ask = { seat, topic: 'action', options, form: { pick: 'one' }, keyOf: () => numberKey(0) } as const;
  return [options, wording(state, ask, seat)];
}

test('a seat is told nothing that it may not know, by the view or by a question', () => {
  let changed = 0;
  for (const seed of [5, 6, 7, 8, 9, 13, 14, 16]) {
    randomGame(configOf(seed), seed, {
      at(state, request) {
        if (request.kind !== 'decide' || state.round % 2 === 0) return;
        for (const { no: seat } of state.players) {
          const other = withSecretsChanged(state, seat);
          if (JSON.stringify(other) !== JSON.stringify(state)) changed++;
          expect(JSON.stringify(view(other, seat))).toBe(JSON.stringify(view(state, seat)));
        }
        const [ask] = request.asks;
        if (ask?.topic !== 'action') return;
        const other = withSecretsChanged(state, ask.seat);
        expect(actionsOf(other, ask.seat)).toEqual(actionsOf(state, ask.seat));
      },
    });
  }
  expect(changed).toBeGreaterThan(100);
});
