import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardGame } from '../../packages/card-game/src/definition.ts';
import { deckbuilding } from '../../packages/deckbuilding/src/definition.ts';
import { operations } from '../../packages/operations/src/definition.ts';
import type { State } from '../../packages/operations/src/state.ts';
import {
  type AnyGame,
  type LiveTable,
  type Save,
  SaveError,
  seal,
  setForgetful,
} from '../../packages/table/src/index.ts';
import { playOn } from '../../packages/table/test/random-player.ts';
import { fieldsOf, forged, withState } from './forgery.ts';
import { CARD_GAME, DECKBUILDING, OPERATIONS } from './positions.ts';

// A forged table cannot stand the check of the replay run.
beforeAll(() => setForgetful(false));
afterAll(() => setForgetful(process.env.HOLOFOE_REPLAY === '1'));

interface Position {
  readonly config: unknown;
  readonly seed: number;
  readonly play: (table: LiveTable) => void;
}

function saveText(game: AnyGame, { play, ...options }: Position): string {
  const table = game.open(options);
  play(table);
  return JSON.stringify(table.save());
}

/** From here on they have found players, stages and cards of nobody that were let through. */
const FIRST = 540;
const FORGERIES = 100;
const REPLIES = 6;

/** Everything that a front end asks of a table. */
function lookAt(game: AnyGame, table: LiveTable, from: number): void {
  for (let seat = 0; seat < table.seats; seat++) {
    table.view(seat);
    table.pending(seat);
    table.log(seat);
    table.lastStep(seat);
    for (const { event } of table.events(seat, from)) game.say(event, seat);
  }
  table.save();
}

describe('a forged state with the right hash is refused with its place, or played', () => {
  test.each([
    ['rebels-in-the-middle', seal(deckbuilding), DECKBUILDING['rebels-in-the-middle']],
    ['empire-in-an-action', seal(deckbuilding), DECKBUILDING['empire-in-an-action']],
    ['two-in-the-middle', seal(operations), OPERATIONS['two-in-the-middle']],
    ['four-in-an-action', seal(operations), OPERATIONS['four-in-an-action']],
    ['at-the-end', seal(operations), OPERATIONS['at-the-end']],
    ['dark-in-the-middle', seal(cardGame), CARD_GAME['dark-in-the-middle']],
    ['two-persons-in-an-action', seal(cardGame), CARD_GAME['two-persons-in-an-action']],
  ])('%s', (_, game, position) => {
    const text = saveText(game, position);
    for (let seed = FIRST; seed < FIRST + FORGERIES; seed++) {
      const save = forged(text, seed);
      const opened = openedOrRefused(game, save);
      if (!opened) continue;
      const end = opened.position + REPLIES;
      const from = save.mark.at + 1;
      // A rule that throws at the table is a fault that nobody found in the state.
      playOn(opened, seed, { each: () => lookAt(game, opened, from), enough: () => opened.position >= end });
    }
  });
});

function openedOrRefused(game: AnyGame, save: Save): LiveTable | undefined {
  try {
    return game.load(save);
  } catch (error) {
    expect(error).toBeInstanceOf(SaveError);
    // Where there is no journal, rules that threw at the state would be the fault.
    expect(String(error)).toMatch(
      save.journal.length > 0 ? /mark\.state|journal/ : /mark\.state|start|leads to another state/,
    );
    return undefined;
  }
}

const NOBODYS_CARD = 607_520;
const UNKNOWN_CARD = 290_052;

test.each<[string, (state: State) => void, string]>([
  [
    'a stage that the scenario does not have',
    ({ areas: [area] }) => Object.assign(area ?? {}, { stage: 99 }),
    'mark.state: Area 0 has the stage with the index 99, which OBJ-NAB does not have',
  ],
  [
    'a card of a player who is not there',
    ({ players: [player] }) => {
      const known = player?.hand.findIndex((place) => 'card' in place) ?? -1;
      player?.hand.splice(known, 1, { card: NOBODYS_CARD, by: 1 });
    },
    'hand of player 0, belongs to player 2, whom there is not',
  ],
  [
    'players in another order',
    ({ players }) => Object.assign(players, players.toReversed()),
    'mark.state: Player 1 sits at seat 0',
  ],
])('operations: %s is found in the state', (_, change, says) => {
  const game = seal(operations);
  const save = JSON.parse(saveText(game, OPERATIONS['two-in-the-middle']));
  change(save.mark.state);
  expect(() => game.load(withState(save))).toThrow(says);
});

test.each([
  { game: seal(operations), when: 'in the middle', position: OPERATIONS['two-in-the-middle'] },
  { game: seal(operations), when: 'at the end', position: OPERATIONS['at-the-end'] },
  { game: seal(cardGame), when: 'in the middle', position: CARD_GAME['dark-in-the-middle'] },
])(
  '$game.id, $when: what stands and points at nothing that a card says is found, even if it only lasts',
  ({ game, position }) => {
    const text = saveText(game, position);
    const lasting = { card: UNKNOWN_CARD, ability: 0, node: 0, rule: 0, seat: 0, on: [], until: 'turn' };
    const { rules } = JSON.parse(text).mark.state.standing;
    const [kind = 'cost', [one = lasting] = []] = Object.entries<(typeof lasting)[]>(rules)[0] ?? [];
    for (const bad of [lasting, { ...lasting, card: one.card, ability: 1000 }, { ...one, rule: 99 }]) {
      const save = JSON.parse(text);
      save.mark.state.standing.rules[kind] = [...(rules[kind] ?? []), bad];
      expect(() => game.load(withState(save))).toThrow(/nothing that a card says|there is no card/);
    }
  },
);

test('operations: before the hands are drawn nothing waits or holds, whatever a state says', () => {
  const game = seal(operations);
  const { config, seed } = OPERATIONS['two-in-the-middle'];
  const text = saveText(game, { config, seed, play: () => undefined });
  const state: State = JSON.parse(text).mark.state;
  expect(state.step).toBe('draw hands');
  // Luke Skywalker reacts to his activation, once he is in the stage.
  const [luke] = state.players[0]?.characters ?? [];
  const save = JSON.parse(text);
  save.mark.state.standing.after.activate = [{ card: luke?.card, ability: 0, node: 0, seat: 0 }];
  expect(() => game.load(withState(save))).toThrow(
    'What waits for or changes "activate" is not what the cards in play say',
  );
});

test.each([
  { game: seal(deckbuilding), position: DECKBUILDING['rebels-in-the-middle'] },
  { game: seal(operations), position: OPERATIONS['two-in-the-middle'] },
  { game: seal(cardGame), position: CARD_GAME['dark-in-the-middle'] },
])(
  '$game.id: a state without one of its options is damaged, not filled up with a default',
  ({ game, position }) => {
    const text = saveText(game, position);
    for (const option of Object.keys(JSON.parse(text).mark.state.options)) {
      const save = JSON.parse(text);
      delete save.mark.state.options[option];
      expect(() => game.load(withState(save))).toThrow(/This save is damaged: mark\.state/);
    }
  },
);

const TEXTS = { endless: 'x'.repeat(50_000), 'with a control': 'A\u001b[2J', 'turned round': '\u202eA' };

test.each([
  { game: seal(deckbuilding), position: DECKBUILDING['rebels-in-the-middle'] },
  { game: seal(operations), position: OPERATIONS['two-in-the-middle'] },
  { game: seal(cardGame), position: CARD_GAME['dark-in-the-middle'] },
])('every text of a state of $game.id has its bound', ({ game, position }) => {
  const text = saveText(game, position);
  const fields = fieldsOf(JSON.parse(text).mark.state);
  const places = fields.flatMap(([around, name], at) => {
    const value = around[name];
    return typeof value === 'string' || (Array.isArray(value) && value.length === 0) ? [at] : [];
  });
  expect(places.length).toBeGreaterThan(5);
  for (const at of places) {
    for (const bad of Object.values(TEXTS)) {
      const save = JSON.parse(text);
      const [around, name] = fieldsOf(save.mark.state)[at] ?? [{}, ''];
      around[name] = Array.isArray(around[name]) ? [bad] : bad;
      expect(() => game.load(withState(save)), name).toThrow(SaveError);
    }
  }
});
