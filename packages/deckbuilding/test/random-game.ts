import { playRandomly, type Watcher } from '@holofoe/table/testing';
import { deckbuilding } from '../src/definition.ts';
import type { Config } from '../src/rules/setup.ts';
import type { Outcome, State } from '../src/state.ts';

/** Every way to seat persons and bots, with options that change from game to game. */
export const SEATINGS = [
  { empire: 'person', rebel: 'bot' },
  { empire: 'bot', rebel: 'person' },
  { empire: 'bot', rebel: 'bot' },
  { empire: 'person', rebel: 'person' },
] as const;

const BASES_TO_WIN = ['five', 'three', 'two', 'four'] as const;
const BASE_SETS = ['all', 'beginner', 'secret'] as const;

export function configOf(seating: (typeof SEATINGS)[number], seed: number): Config {
  const parsed = deckbuilding.config.parse({
    ...seating,
    options: {
      botBases: seed % 2 ? 'sixteen' : 'printed',
      first: seed % 3 ? 'player' : 'empire',
      exile: seed % 2 ? 'always' : 'sensible',
      attack: seed % 5 ? 'pool' : 'strict',
      leftover: seed % 7 ? 'ship' : 'base',
      payingOff: seed % 11 === 0,
      ...(seating.empire === 'person' &&
        seating.rebel === 'person' && {
          basesToWin: BASES_TO_WIN[seed % BASES_TO_WIN.length],
          baseSet: BASE_SETS[seed % BASE_SETS.length],
        }),
    },
  });
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

/** A whole game in which everything is chosen at random, looked at after every single step. */
export function randomGame(
  config: Config,
  seed: number,
  watcher: Watcher<State>,
): { state: State; outcome: Outcome } {
  const state = deckbuilding.setup(config);
  const outcome = playRandomly(
    { play: deckbuilding.play, state, seed, isTooLong: ({ turn }) => turn > 2000 },
    watcher,
  );
  return { state, outcome };
}

/** Games of every seating, one after another. */
export function randomGames(count: number, watcher: Watcher<State>): void {
  for (let seed = 1; seed <= count; seed++) {
    const seating = SEATINGS[seed % SEATINGS.length];
    if (seating) randomGame(configOf(seating, seed), seed, watcher);
  }
}
