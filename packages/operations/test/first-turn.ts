import { type CardNo, Course, openDesk } from '@holofoe/kernel';
import { kindById } from '../src/cards/catalogue.ts';
import { AI_OWNER, cardNo } from '../src/cards/number.ts';
import { READY_DECKS } from '../src/decks/ready.ts';
import { play } from '../src/play.ts';
import { setup } from '../src/rules/setup.ts';
import type { Character, State } from '../src/state.ts';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];

/**
 * The table at the first turn of a game of the Battle of Scarif: whatever chance decides is the first of what it could
 * be, nobody exchanges cards, and shields go to the first character.
 */
export function firstTurn(...codes: readonly string[]): State {
  const players = codes.map((code, seat) => {
    const deck = READY_DECKS.find((each) => each.code === code);
    if (!deck) throw new Error(`There is no deck "${code}".`);
    return { name: NAMES[seat] ?? code, deck };
  });
  const state = setup({
    scenario: 'OBJ-SCA',
    expert: false,
    players,
    first: 0,
    options: { phase: 'full', pay: 'useful', dieCosts: 'gained' },
  });
  const course = new Course(play, { state, desk: openDesk() }, (game) => game);
  for (let { request } = course; request; { request } = course) {
    if (request.kind === 'chance') {
      course.go(0);
      continue;
    }
    if (request.asks.some(({ topic }) => topic === 'action')) return state;
    const replies = request.asks.map(({ form, options }) =>
      form.pick === 'split' ? options.map((_, index) => (index === 0 ? form.total : 0)) : [],
    );
    course.go(replies);
  }
  throw new Error('The game was over before the first turn.');
}

/** A card that a seat brought, or one of the AI. */
export function card(id: string, owner: number = AI_OWNER, copy = 0): CardNo {
  const kind = kindById(id);
  if (!kind) throw new Error(`There is no card "${id}".`);
  return cardNo(kind, owner, copy);
}

export function characterAt({ players, areas }: State, side: number, place = 0): Character {
  const found = (players[side] ?? areas[side - 4])?.characters[place];
  if (!found) throw new Error(`Side ${side} has no character ${place}.`);
  return found;
}
