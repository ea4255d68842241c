import {
  type Ask,
  actOf,
  cardOfKey,
  type Hidden,
  type Key,
  knows,
  openDesk,
  type Pile,
  refillBudget,
  type Seat,
  seededOutcome,
} from '@holofoe/kernel';
import { faultOf } from '@holofoe/table/testing';
import { describe, expect, test } from 'vitest';
import { idOf } from '../src/cards/catalogue.ts';
import { deckbuilding } from '../src/definition.ts';
import { greedy } from '../src/players/greedy.ts';
import type { Side, State } from '../src/state.ts';
import { readTable } from '../src/table-file/read.ts';
import { configOf, SEATINGS } from './random-game.ts';

type Reply = (ask: Ask, state: State) => readonly number[];

/** Plays on from a state; stops where `reply` throws `Enough`. */
function playOn(state: State, seed: number, reply: Reply): void {
  let entries = 0;
  const desk = openDesk({
    chance: (request) => seededOutcome(request, seed, entries++),
    decide: (ask) => {
      entries++;
      return reply(ask, state);
    },
  });
  const play = deckbuilding.play({ state, desk });
  while (!play.next().done) {
    refillBudget(desk);
    if (state.turn > 500) throw new Error(`Seed ${seed}: the game does not come to an end.`);
  }
}

describe('greedy replies legally in every seating, whatever the options', () => {
  test.each(SEATINGS.filter(({ empire, rebel }) => empire === 'person' || rebel === 'person'))(
    'empire $empire, rebel $rebel',
    (seating) => {
      for (let seed = 1; seed <= 22; seed++) {
        const player = greedy();
        playOn(deckbuilding.setup(configOf(seating, seed)), seed, (ask, state) => {
          const reply = player(ask, state);
          expect(faultOf(ask, reply)).toBeUndefined();
          return reply;
        });
      }
    },
  );
});

/** The state with everything that a seat does not know taken out: whoever looks at it gets nothing. */
function blindfolded(state: State, seat: Seat): State {
  const hide = (pile: Pile): Pile => pile.map((place) => (knows(place, seat) ? place : { stock: -1 }));
  const side = (each: Side): Side => ({
    ...each,
    deck: hide(each.deck),
    hand: hide(each.hand),
    bases: hide(each.bases),
    drawn: hide(each.drawn),
  });
  const hidden: Hidden = { stocks: {}, next: 0 };
  const [empire, rebel] = state.sides;
  return { ...state, hidden, galaxyDeck: hide(state.galaxyDeck), sides: [side(empire), side(rebel)] };
}

test('greedy replies the same when all that its seat cannot see is taken away', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const player = greedy();
    playOn(deckbuilding.setup(configOf(SEATINGS[3], seed)), seed, (ask, state) => {
      const reply = player(ask, state);
      expect(player(ask, blindfolded(state, ask.seat)), ask.topic).toEqual(reply);
      return reply;
    });
  }
});

class Enough extends Error {}

/** What greedy does for the rest of the Rebels' turn against the bot, with cards by their ids. */
function restOfTurn(table: object): string[] {
  const read = readTable({ bot: 'empire', step: 'action', active: 'rebel', ...table });
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const player = greedy();
  const done: string[] = [];
  try {
    playOn(read.state, 1, (ask, state) => {
      const reply = player(ask, state);
      const keys = ask.form.pick === 'split' ? reply : reply.map((index) => named(ask.keyOf(index)));
      done.push(ask.topic === 'action' ? keys.join() : `${ask.topic}: ${keys.join(', ')}`);
      if (keys[0] === 'end') throw new Enough();
      return reply;
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return done;
}

/** `play card:12` with the card's id instead of its number. */
function named(key: Key): string {
  const card = cardOfKey(key);
  if (card === undefined) return key;
  const act = actOf(key);
  return act === undefined ? idOf(card) : `${act} ${idOf(card)}`;
}

const DULL_ROW = [
  'star-destroyer',
  'star-destroyer',
  'imperial-carrier',
  'imperial-carrier',
  'gozanti-cruiser',
];

test('what it has is played first, the starters last; then it buys, attacks and ends', () => {
  const done = restOfTurn({
    row: [...DULL_ROW, 'x-wing'],
    rebel: { hand: ['alliance-shuttle', 'twilek-smuggler', 'rebel-trooper'] },
  });
  expect(done).toEqual([
    'play twilek-smuggler',
    'play alliance-shuttle',
    'play rebel-trooper',
    'use twilek-smuggler',
    'buy x-wing',
    'attack',
    'attack with: rebel-trooper',
    'end',
  ]);
});

test('it hunts with the party that loses the least attack', () => {
  const done = restOfTurn({
    row: [...DULL_ROW, 'darth-vader'],
    rebel: { hand: [], units: ['b-wing', 'x-wing', 'rebel-trooper', 'chewbacca'].map(used) },
  });
  expect(done.slice(0, 2)).toEqual(['hunt darth-vader', 'hunt with: b-wing, x-wing']);
});

test('it gives up a pilot for nothing, but no other card', () => {
  const table = {
    force: 'rebel 3',
    row: DULL_ROW,
    rebel: { units: ['hwk-290', 'kel-dor-mystic', 'outer-rim-pilot'], hand: [] },
  };
  expect(restOfTurn(table)).toEqual(['use outer-rim-pilot', 'end']);
});

test('a base that the attack destroys comes before a hunt', () => {
  const done = restOfTurn({
    row: [...DULL_ROW, 'darth-vader'],
    rebel: { hand: [], units: ['b-wing', 'x-wing'].map(used) },
    empire: { damage: 9 },
  });
  expect(done.slice(0, 2)).toEqual(['attack', 'attack with: b-wing, x-wing']);
});

test('a unit that exiles itself attacks before', () => {
  const done = restOfTurn({ row: DULL_ROW, rebel: { hand: [], units: ['y-wing'] } });
  expect(done).toEqual(['attack', 'attack with: y-wing', 'use y-wing', 'hit: base', 'end']);
});

test('shuttles are exiled before troopers, and nothing that was paid for', () => {
  const done = restOfTurn({
    row: [...DULL_ROW, 'at-st'],
    rebel: {
      hand: [],
      units: ['chewbacca'].map(used),
      discard: ['x-wing', 'rebel-trooper', 'alliance-shuttle', 'alliance-shuttle'],
    },
  });
  expect(done.find((each) => each.startsWith('exile'))).toBe('exile: alliance-shuttle, alliance-shuttle');
});

test('damage that does not reach the base destroys as many ships as it can', () => {
  const done = restOfTurn({
    row: [
      'star-destroyer',
      'star-destroyer',
      'jabba-the-hutt',
      'jabbas-sail-barge',
      'ig-88',
      'lando-calrissian',
    ],
    rebel: { hand: [], units: ['chewbacca'].map(used) },
    empire: { ships: ['imperial-carrier', 'gozanti-cruiser'] },
  });
  expect(done).toContain('split damage: 2, 3');
});

function used(card: string) {
  return { card, used: true };
}
