import {
  type AnyState,
  type Ask,
  Course,
  type Desk,
  type Game,
  openDesk,
  type Play,
  refillBudget,
  type Seat,
  seededOutcome,
} from '@holofoe/kernel';
import type { Policy } from './policy.ts';

/** The part of a game's definition that a game in the lab needs. */
export interface Playable<C, S extends AnyState, O> {
  readonly setup: (config: C) => S;
  readonly play: (game: Game<S>) => Play<O>;
}

/** A game that was played to its end, or as far as it was followed. */
export interface Played<S, O> {
  readonly state: S;
  /** Absent: the game was not finished when the guard stopped it. */
  readonly outcome?: O;
  /** What the journal of a live table would hold: outcomes of chance and replies. */
  readonly entries: number;
  readonly replies: number;
  /** What the last question was about. */
  readonly lastTopic: string | undefined;
}

/**
 * Plays a game with everything answered at once and nobody listening. It draws as a live table of the same seed and the
 * same replies would: by the number of entries so far. Where copies share a key, rules take the first whichever came up.
 */
export function playGame<C, S extends AnyState, O>(
  game: Playable<C, S, O>,
  config: C,
  policies: readonly (Policy<S> | undefined)[],
  seed: number,
  goOn: (state: S) => boolean,
): Played<S, O> {
  const state = game.setup(config);
  let entries = 0;
  let replies = 0;
  let lastTopic: string | undefined;
  const desk: Desk = openDesk({
    // Where rules run in direct style they come here themselves.
    checkpoint: () => {
      refillBudget(desk);
      return goOn(state);
    },
    chance: (request) => seededOutcome(request, seed, entries++),
    decide: (ask) => {
      entries++;
      replies++;
      lastTopic = ask.topic;
      return policyOf(policies, ask)(ask, state);
    },
  });
  const atCheckpoint = (now: Game<S>) => (goOn(state) ? now : undefined);
  const { outcome, request } = new Course(game.play, { state, desk }, atCheckpoint, NO_LIMIT);
  if (request) throw new Error('The lab answers one seat at a time, in line.');
  return { state, ...(outcome && { outcome: outcome.value }), entries, replies, lastTopic };
}

/** Everything is answered at once: the guard ends a game. */
const NO_LIMIT = Number.POSITIVE_INFINITY;

function policyOf<S>(policies: readonly (Policy<S> | undefined)[], { seat, topic }: Ask): Policy<S> {
  const policy = policies[seat as Seat];
  if (!policy) throw new Error(`Seat ${seat} is asked "${topic}", but no policy plays it.`);
  return policy;
}
