import { type Parsed, seededFraction } from '@holofoe/kernel';
import { findScenario, greedy, operations, readyDecksFor } from '@holofoe/operations';
import { labGameOf, type Setting } from './lab-game.ts';
import type { Played } from './play-game.ts';

type Config = Parameters<typeof operations.setup>[0];
type State = ReturnType<typeof operations.setup>;
type Outcome = { readonly winner: 'players' | 'AI'; readonly stage: number };

const SIDES = ['players', 'AI'] as const;
const PLAYERS_MOST = 4;

export const OPERATIONS = labGameOf({
  definition: operations,
  sides: SIDES,
  setting: settingOf,
  policies: { greedy: () => greedy() },
  turnsOf: (state) => state.round,
  winnerOf: ({ winner }) => SIDES.indexOf(winner),
  endingOf,
});

/** Where a configuration says how many players there are in place of who they are, each game has other ready decks. */
function settingOf(data: unknown): Parsed<Setting<Config>> {
  const count = countIn(data);
  if (count !== undefined) return rotating(data as object, count);
  const config = operations.config.parse(data);
  if ('faults' in config) return config;
  const seats = config.value.players.map(({ name }) => name);
  return { value: { seats, configOf: () => config.value } };
}

function countIn(data: unknown): number | undefined {
  const players = typeof data === 'object' && data !== null && 'players' in data ? data.players : undefined;
  return typeof players === 'number' ? players : undefined;
}

function rotating(data: object, count: number): Parsed<Setting<Config>> {
  if (!Number.isInteger(count) || count < 1 || count > PLAYERS_MOST)
    return { faults: [{ path: 'players', says: `there are 1 to ${PLAYERS_MOST} players` }] };
  const { players: _, ...rest } = data as { readonly players: number; readonly scenario?: unknown };
  const alone = operations.config.parse(rest);
  if ('faults' in alone) return alone;
  const scenario = findScenario(alone.value.scenario);
  const codes = scenario ? readyDecksFor(scenario).map(({ code }) => code) : [];
  const made = new Map<string, Config>();
  const configOf = (seed: number): Config => {
    const decks = dealt(codes, count, seed);
    const key = decks.join();
    const before = made.get(key);
    if (before) return before;
    const config = operations.config.parse({ ...rest, players: decks.map((deck) => ({ deck })) });
    if ('faults' in config) throw new Error(`${key}: ${config.faults.map(({ says }) => says).join('; ')}`);
    made.set(key, config.value);
    return config.value;
  };
  const seats = Array.from({ length: count }, (_each, seat) => `seat ${seat + 1}`);
  return { value: { seats, configOf } };
}

/** Sets this drawing apart from those of the game itself. */
const OF_DECKS = 0xdec5;

/** As many of the decks as there are players, every choice and order of them equally often. */
function dealt(codes: readonly string[], count: number, seed: number): readonly string[] {
  const left = [...codes];
  return Array.from({ length: count }, (_, seat) =>
    left.splice(Math.floor(seededFraction(seed ^ OF_DECKS, seat) * left.length), 1),
  ).flat();
}

function endingOf({ state, outcome }: Played<State, Outcome>) {
  const out = state.players.flatMap(({ eliminated }) => (eliminated === 'no' ? [] : [eliminated]));
  return {
    'eliminated by': out,
    ...(outcome?.winner === 'AI' ? { 'lost at stage': String(outcome.stage) } : {}),
  };
}
