import type { AnyState, Fault, Parsed, Seat } from '@holofoe/kernel';
import { type Playable, type Played, playGame } from './play-game.ts';
import { type MakePolicy, policySeed } from './policy.ts';
import { randomPolicy } from './random-policy.ts';

/** What is kept of a game. */
export interface Finding {
  /** The index of the side that won; absent: unfinished. */
  readonly winner?: number;
  readonly turns: number;
  readonly replies: number;
  readonly entries: number;
  readonly ending: Ending;
}

/** In what ways a game ended: a value for each thing that is counted, or as many as there were. */
export type Ending = Readonly<Record<string, string | readonly string[]>>;

/** A game whose types nobody needs to know, ready to be played by policies. */
export interface LabGame {
  readonly id: string;
  /** Who can win. */
  readonly sides: readonly string[];
  /** The names of its policies. */
  readonly policies: readonly string[];
  /** Throws `ExperimentError` where it cannot be set up. */
  readonly prepare: (experiment: Experiment) => Prepared;
}

interface Prepared {
  readonly seats: number;
  /** One game after the other, each from its seed. */
  readonly play: (seed: number) => Finding;
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
  readonly definition: Playable<C, S, O> & { readonly id: string };
  readonly sides: readonly string[];
  readonly setting: (data: unknown) => Parsed<Setting<C>>;
  /** Besides the random one, which every game has. */
  readonly policies: Readonly<Record<string, MakePolicy<S>>>;
  readonly turnsOf: (state: S) => number;
  /** The index of the side that won. */
  readonly winnerOf: (outcome: O) => number;
  readonly endingOf: (played: Played<S, O>) => Ending;
}

/** What the games of an experiment are set up with. */
export interface Setting<C> {
  /** What a person's seat is called in "a person plays …"; undefined where no policy is needed. */
  readonly seats: readonly (string | undefined)[];
  readonly configOf: (seed: number) => C;
}

export function labGameOf<C, S extends AnyState, O>(parts: Parts<C, S, O>): LabGame {
  const { definition, sides, turnsOf } = parts;
  const policies: ReadonlyMap<string, MakePolicy<S>> = new Map([
    ['random', randomPolicy],
    ...Object.entries(parts.policies),
  ]);
  return {
    id: definition.id,
    sides,
    policies: [...policies.keys()],
    prepare({ config, players, maxTurns }) {
      const setting = parts.setting(config);
      if ('faults' in setting) throw new ExperimentError(setting.faults);
      const { seats, configOf } = setting.value;
      const makers = seats.map((_, seat) => policies.get(players[seat] ?? ''));
      const faults = seats.flatMap((name, seat) =>
        name === undefined || makers[seat] ? [] : [noPolicy(name, seat)],
      );
      if (faults.length > 0) throw new ExperimentError(faults);
      const play = (seed: number): Finding => {
        const made = makers.map((make, seat) => make?.(policySeed(seed, seat)));
        const played = playGame(
          definition,
          configOf(seed),
          made,
          seed,
          (state) => turnsOf(state) <= maxTurns,
        );
        const { state, outcome, replies, entries } = played;
        const turns = turnsOf(state);
        if (outcome === undefined) return { turns, replies, entries, ending: {} };
        return { winner: parts.winnerOf(outcome), turns, replies, entries, ending: parts.endingOf(played) };
      };
      return { seats: seats.length, play };
    },
  };

  function noPolicy(name: string, seat: Seat): Fault {
    return {
      path: `players[${seat}]`,
      says: `a person plays ${name}: name one of ${[...policies.keys()].join(', ')}`,
    };
  }
}
