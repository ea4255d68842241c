import type { AnyState, Fault, Schema, Seat } from '@holofoe/kernel';
import { type Playable, type Played, playGame } from './play-game.ts';
import { type MakePolicy, policySeed } from './policy.ts';
import { randomPolicy } from './random-policy.ts';

/** What is kept of a game. */
export interface Finding {
  /** Absent: unfinished. */
  readonly winner?: Seat;
  readonly turns: number;
  readonly replies: number;
  readonly entries: number;
  /** In what ways it ended: a value for each thing that is counted. */
  readonly ending: Readonly<Record<string, string>>;
}

/** A game whose types nobody needs to know, ready to be played by policies. */
export interface LabGame {
  readonly id: string;
  /** What each seat is called. */
  readonly seats: readonly string[];
  /** The names of its policies. */
  readonly policies: readonly string[];
  /** One game after the other, each from its seed. Throws `ExperimentError` where it cannot be set up. */
  readonly prepare: (experiment: Experiment) => (seed: number) => Finding;
}

/** What is played: a configuration, and the name of a policy for each seat that a person would have. */
export interface Experiment {
  readonly config: unknown;
  readonly players: readonly (string | undefined)[];
  /** A game that has seen more turns than this counts as unfinished. */
  readonly maxTurns: number;
}

/** An experiment that cannot be made; each fault names its place in what was given. */
export class ExperimentError extends Error {
  override readonly name = 'ExperimentError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ path, says }) => (path === '' ? says : `${path}: ${says}`)).join('\n'));
    this.faults = faults;
  }
}

interface Parts<C, S extends AnyState, O> {
  readonly definition: Playable<C, S, O> & { readonly id: string; readonly config: Schema<C> };
  readonly seats: readonly string[];
  /** The seats that a policy must play. */
  readonly persons: (config: C) => readonly Seat[];
  /** Besides the random one, which every game has. */
  readonly policies: Readonly<Record<string, MakePolicy<S>>>;
  readonly turnsOf: (state: S) => number;
  readonly winnerOf: (outcome: O) => Seat;
  readonly endingOf: (played: Played<S, O>) => Readonly<Record<string, string>>;
}

export function labGameOf<C, S extends AnyState, O>(parts: Parts<C, S, O>): LabGame {
  const { definition, seats, turnsOf } = parts;
  const policies: Readonly<Record<string, MakePolicy<S>>> = { random: randomPolicy, ...parts.policies };
  return {
    id: definition.id,
    seats,
    policies: Object.keys(policies),
    prepare({ config: data, players, maxTurns }) {
      const config = definition.config.parse(data);
      if ('faults' in config) throw new ExperimentError(config.faults);
      const makers = seats.map((_, seat) => policies[players[seat] ?? '']);
      const faults = parts.persons(config.value).flatMap((seat) => (makers[seat] ? [] : [noPolicy(seat)]));
      if (faults.length > 0) throw new ExperimentError(faults);
      return (seed) => {
        const made = makers.map((make, seat) => make?.(policySeed(seed, seat)));
        const played = playGame(definition, config.value, made, seed, (state) => turnsOf(state) <= maxTurns);
        const { state, outcome, replies, entries } = played;
        const turns = turnsOf(state);
        if (outcome === undefined) return { turns, replies, entries, ending: {} };
        return { winner: parts.winnerOf(outcome), turns, replies, entries, ending: parts.endingOf(played) };
      };
    },
  };

  function noPolicy(seat: Seat): Fault {
    return {
      path: `players[${seat}]`,
      says: `a person plays the ${seats[seat]} side: name one of ${Object.keys(policies).join(', ')}`,
    };
  }
}
