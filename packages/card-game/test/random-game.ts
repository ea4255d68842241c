import { playRandomly, type Watcher } from '@holofoe/table/testing';
import { cardGame } from '../src/definition.ts';
import type { Outcome } from '../src/play.ts';
import type { Config } from '../src/rules/setup.ts';
import type { State } from '../src/state.ts';

/** Every way to seat persons and the AI. */
export const SEATINGS = [
  { light: 'person', dark: 'person' },
  { light: 'person', dark: 'ai' },
  { light: 'ai', dark: 'person' },
  { light: 'ai', dark: 'ai' },
] as const;

type Seating = (typeof SEATINGS)[number];

const PAIRS = [
  { light: 'jedi', dark: 'sith' },
  { light: 'rebel-alliance', dark: 'imperial-navy' },
  { light: 'jedi', dark: 'imperial-navy' },
  { light: 'rebel-alliance', dark: 'sith' },
] as const;

/** The ready decks against each other, with options that change from game to game. */
export function configOf({ light, dark }: Seating, seed: number): Config {
  const pair = PAIRS[seed % PAIRS.length];
  const parsed = cardGame.config.parse({
    light: { control: light, deck: pair?.light },
    dark: { control: dark, deck: pair?.dark },
    options: {
      defence: seed % 3 ? 'measured' : 'all',
      engagements: seed % 5 ? 'any' : 'one',
      capacity: seed % 2 ? 'remaining' : 'printed',
    },
  });
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

const MOST_ROUNDS = 60;

/** A whole game in which everything is chosen at random, looked at after every single step. */
export function randomGame(
  config: Config,
  seed: number,
  watcher: Watcher<State>,
): { state: State; outcome: Outcome } {
  const state = cardGame.setup(config);
  const outcome = playRandomly(
    { play: cardGame.play, state, seed, isTooLong: ({ round }) => round > MOST_ROUNDS },
    watcher,
  );
  return { state, outcome };
}
