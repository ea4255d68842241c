import { plain, type Schema, schema } from '@holofoe/kernel';
import * as z from 'zod/mini';
import { called, copiesOf, listOf, name, seat } from './bounds.ts';
import { checkTeam } from './decks/check.ts';
import type { Deck } from './decks/deck.ts';
import { MOST_COPIES } from './decks/listing.ts';
import { READY_DECKS, type ReadyDeck } from './decks/ready.ts';
import type { Config } from './rules/setup.ts';
import { SCENARIOS } from './scenarios/catalogue.ts';
import type { Scenario } from './scenarios/stage.ts';
import { PLAYERS_MOST } from './state.ts';

// The small zod says no more than "Invalid input" by itself.
z.config(z.locales.en());

/** What the rulings leave to choose, each with its default. */
export const OPTIONS = z.strictObject({
  phase: z
    ._default(z.enum(['full', 'short']), 'full')
    .check(
      z.describe(
        'OPS-02: the action phase ends when everybody has passed in a row, or when all players have and the AI has had a turn',
      ),
    ),
  pay: z
    ._default(z.enum(['useful', 'always']), 'useful')
    .check(
      z.describe('OPS-04: the AI pays for cards that would be of use to it, or for all that it can pay'),
    ),
  dieCosts: z
    ._default(z.enum(['gained', 'paid']), 'gained')
    .check(
      z.describe('OPS-33: the AI gains the cost of a die just before it pays, or pays from what it has'),
    ),
});

const DECK = z.strictObject({
  name: z._default(called, 'Deck'),
  characters: listOf(z.strictObject({ id: name, elite: z._default(z.boolean(), false) })),
  plot: z.optional(name).check(z.describe('the number of a plot')),
  cards: copiesOf(name, MOST_COPIES).check(z.describe('numbers of cards with their copies, 30 in all')),
});

const PLAYER = z.strictObject({
  name: z.optional(called).check(z.describe('absent: Player 1, Player 2 …')),
  deck: z
    .union([name, DECK], { error: () => 'write the code of a ready deck (H1), or a whole deck' })
    .check(z.describe('a ready deck by its code or name, or a whole deck')),
});

export const CONFIG = z.pipe(
  z.strictObject({
    scenario: z
      ._default(name, 'OBJ-SCA')
      .check(z.describe('its code, with or without OBJ-, or its name: OBJ-SCA, SCA, Battle of Scarif')),
    expert: z._default(z.boolean(), false).check(z.describe('OPS-84: Expert Mode')),
    players: z
      .optional(
        z
          .array(PLAYER)
          .check(z.minLength(1, 'at least one player is needed'))
          .check(z.maxLength(PLAYERS_MOST, `there are at most ${PLAYERS_MOST} players`)),
      )
      .check(z.describe("1 to 4 players; absent: one, with the first ready deck of the scenario's side")),
    first: z
      ._default(seat, 0)
      .check(z.describe('OPS-68: the seat of the first player, whom the players agree on')),
    options: z.prefault(OPTIONS, {}),
  }),
  z.transform(({ scenario: text, expert, players: given, first, options }, cx): Config => {
    const fault = (path: PropertyKey[], message: string) =>
      cx.issues.push({ code: 'custom', message, path, input: undefined });
    const scenario = findScenario(text);
    if (!scenario) {
      fault(['scenario'], unknownScenario(text));
      return z.NEVER;
    }
    const players = given ?? [{ deck: readyDecksFor(scenario)[0]?.code ?? '' }];
    const decks = players.flatMap(({ deck }, seat) => {
      const found = typeof deck === 'string' ? findReadyDeck(deck) : deck;
      if (!found) fault(['players', seat, 'deck'], unknownDeck(String(deck)));
      return found ? [bare(found)] : [];
    });
    if (first >= players.length)
      fault(['first'], `there is no seat ${first}: the seats are 0 to ${players.length - 1}`);
    if (decks.length < players.length) return z.NEVER;
    for (const { path, says } of checkTeam(decks, scenario.players)) fault(pathInPlayers(path), says);
    return {
      scenario: scenario.code,
      expert,
      players: decks.map((deck, seat) => ({ name: players[seat]?.name ?? nameOfSeat(seat), deck })),
      first,
      options,
    };
  }),
);

export const config: Schema<Config> = schema(CONFIG);

/** By its code, with or without OBJ-, or by its name, in any spelling. */
export function findScenario(text: string): Scenario | undefined {
  const wanted = plain(text);
  return SCENARIOS.find(({ code, name }) =>
    [code, code.replace('OBJ-', ''), name].some((each) => plain(each) === wanted),
  );
}

export function unknownScenario(text: string): string {
  const list = SCENARIOS.map(({ code, name }) => `${code} (${name})`).join(', ');
  return `there is no scenario "${text}"; there are ${list}`;
}

export function findReadyDeck(text: string): ReadyDeck | undefined {
  const wanted = plain(text);
  return READY_DECKS.find(({ code, name }) => [code, name].some((each) => plain(each) === wanted));
}

export function unknownDeck(text: string): string {
  const list = READY_DECKS.map(({ code, name }) => `${code} (${name})`).join(', ');
  return `there is no ready deck "${text}"; there are ${list}`;
}

/** Those of the players' side; as many of them as there can be players go together. */
export function readyDecksFor({ players }: Scenario): readonly ReadyDeck[] {
  return READY_DECKS.filter(({ affiliation }) => affiliation === players);
}

export function nameOfSeat(seat: number): string {
  return `Player ${seat + 1}`;
}

function bare({ name, characters, plot, cards }: Deck): Deck {
  return { name, characters, ...(plot === undefined ? {} : { plot }), cards };
}

/** `decks[1].characters[0]` is `players[1].deck.characters[0]` here. */
function pathInPlayers(path: string): PropertyKey[] {
  const [, at, rest] = /^decks\[(\d+)\]\.(.*)$/.exec(path) ?? [];
  if (at === undefined || rest === undefined) return ['players'];
  const keys = rest.match(/[^.[\]]+/g) ?? [];
  return [
    'players',
    Number(at),
    'deck',
    ...keys.map((key, i) => (i === 1 && keys[0] === 'characters' ? Number(key) : key)),
  ];
}
