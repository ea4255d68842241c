import type {
  AnyState,
  Ask,
  Chance,
  Fault,
  GameDefinition,
  HandWritten,
  Json,
  Key,
  Rule,
  Seat,
} from '@holofoe/kernel';
import type { Report } from '@holofoe/lab';
import { type LiveTable, loadTable, OptionsError, openTable } from '@holofoe/table';
import type { Command } from 'commander';
import { type Answers, takeTurn } from './advice.ts';
import { type Step, type Story, stepsOf } from './story.ts';
import type { Paper } from './terminal/paper.ts';

/** A game as the commands know it: its definition, and what only a terminal needs. */
export interface CliGame<V = unknown, O = unknown> {
  readonly id: string;
  readonly name: string;
  readonly rulebook: readonly Rule[];
  readonly cards: Cards;
  /** Where players bring decks of their own. */
  readonly decks?: Decks | undefined;
  /** Where there are several to choose from. */
  readonly scenarios?: Scenarios | undefined;
  readonly schemas: { readonly config: () => Json; readonly table: () => Json };
  readonly story: Story;
  readonly help: Help;
  readonly newGame: NewGame;
  readonly trials: Trials;
  /** Throws `OptionsError`. */
  readonly open: (config: unknown, seed: number) => Sitting<V, O>;
  /** A game that begins at a table written by hand. Throws `OptionsError`. */
  readonly openAt: (table: unknown, seed: number) => Sitting<V, O>;
  /** Throws `SaveError`. */
  readonly load: (save: unknown) => Sitting<V, O>;
  /** The opponent's turn at a table written by hand. Throws `OptionsError`. */
  readonly advise: (table: unknown, answers: Pick<Answers, 'person' | 'seed'>) => Promise<Advice>;
}

export interface Cards {
  /** What the values of a card's line are. */
  readonly columns: readonly string[];
  /** What stands behind them, in as many words as it takes. */
  readonly more?: string;
  readonly all: readonly CardLine[];
  /** The card that a person means; otherwise a sentence that names the nearest ones. */
  readonly find: (text: string) => { readonly id: string } | { readonly says: string };
  /** Its name first, then a line for each of its parts. */
  readonly describe: (id: string) => readonly string[];
}

export interface CardLine {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly type: string;
  readonly values: readonly string[];
  readonly more?: string;
}

export interface Decks {
  readonly list: (paper: Paper) => readonly string[];
  /** Throws `InputFault` where there is no such deck. */
  readonly show: (text: string, paper: Paper) => readonly string[];
  /** How surely a word in the file of a deck is one of this game: 0 to 1. */
  readonly surenessOf: (word: string) => number;
  /** What a file of a deck may be. */
  readonly forms: string;
  /** What a file holds, where it is a deck that may be played. Throws `InputFault`. */
  readonly check: (path: string, paper: Paper) => readonly string[];
}

export interface Scenarios {
  readonly list: (paper: Paper) => readonly string[];
  /** Throws `InputFault` where there is no such scenario. */
  readonly show: (text: string, paper: Paper) => readonly string[];
}

/** What the help says of this game alone. */
export interface Help {
  /** "the bot" */
  readonly opponent: string;
  /** What `all` does; absent: nothing. */
  readonly inOneGo?: string;
  /** What `card` shows without a name. */
  readonly readable: string;
  /** Some rule, as an example. */
  readonly rule: string;
  /** What else one must know to read the table. */
  readonly legend: readonly string[];
}

/** A new game as somebody wishes it. */
export interface Wish {
  /** Its schema has yet to look at it. */
  readonly config: Json;
  /** Who plays, and how to begin. */
  readonly intro: string;
  /** The flags that ask for the same once more. */
  readonly again: readonly string[];
}

/** Who can be asked before the game. */
export interface Host {
  readonly say: (lines: readonly string[]) => void;
  /** Undefined at the end of the input. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
}

export interface NewGame {
  /**
   * Adds the flags that only this game has to a command, and gives what reads them when it runs: undefined where the
   * input ended before anything was wished. `options` are those of `--option`.
   */
  readonly addFlags: (command: Command) => (options: Options, host: Host) => Promise<Wish | undefined>;
  /** The flag that a fault at this place of the configuration comes from, where it is not called like the place. */
  readonly flagAt?: (path: string) => string | undefined;
}

export type Options = Readonly<Record<string, string>>;

/** Many games for `simulate`. */
export interface Trials {
  /** How many games of each kind, unless said. */
  readonly games: number;
  readonly addFlags: (command: Command) => (options: Options) => Trial;
}

export interface Trial {
  readonly experiments: readonly { readonly config: Json; readonly players: readonly string[] }[];
  /** Where somebody said who plays: the flag and what it said. */
  readonly policy: { readonly flag: string; readonly is: string };
  /** The reports of all experiments, in order, for eyes and as JSON. */
  readonly lines: (reports: readonly Report[]) => readonly string[];
  readonly json: (reports: readonly Report[]) => unknown;
}

/** A seat as a person calls it: "the Empire", and in a flag "empire". */
export interface SeatName {
  readonly name: string;
  readonly word: string;
}

/** A table in play, and how it looks. */
export interface Sitting<V = unknown, O = unknown> {
  readonly table: LiveTable<V, O>;
  readonly seats: readonly SeatName[];
  /** The seats that persons play. */
  readonly persons: readonly Seat[];
  /** As a seat sees it; `also` are other seats of the same person. */
  readonly draw: (seat: Seat, paper: Paper, also?: readonly Seat[]) => readonly string[];
  /** The cards that a person may want to read now. */
  readonly readable: (seat: Seat) => readonly string[];
  /** The reply that `all` gives next; undefined where nothing is left to do in one go. */
  readonly inOneGo: (seat: Seat) => Key | undefined;
  /** Another table, which stands where this one stood. */
  readonly at: (position: number) => Sitting<V, O>;
  /** How it ended, for the one who reads it. */
  readonly ending: () => string | undefined;
}

export interface Advice {
  /** Whose turn it was, and which: "The Empire, turn 4". */
  readonly title: string;
  readonly steps: readonly Step[];
  readonly table: Json;
  readonly over: boolean;
  readonly note: string | undefined;
  /** Places in the file of what was said to come up and did not. */
  readonly unused: readonly string[];
}

/** What the command line must be told of a game besides its definition. */
export interface Parts<C, S extends AnyState, V, E, O>
  extends Pick<CliGame, 'rulebook' | 'cards' | 'decks' | 'scenarios' | 'help' | 'newGame' | 'trials'> {
  readonly definition: GameDefinition<C, S, V, E, O>;
  readonly handWritten: HandWritten<S>;
  readonly inShort?: Story['inShort'];
  readonly sayTo?: Story['sayTo'];
  readonly configOfTable: (state: S) => C;
  /** A table as a person would write it: without what is said by saying nothing. */
  readonly sparse: (table: Json) => Json;
  /** The table at the opponent's next turn, with a note where it stood elsewhere. */
  readonly opponentsTurn: (
    table: unknown,
  ) => { readonly table: unknown; readonly note?: string } | { readonly faults: readonly Fault[] };
  readonly comesUp: (table: unknown) => ComesUp;
  readonly seats: (view: V) => readonly SeatName[];
  readonly persons: (view: V) => readonly Seat[];
  readonly turnAt: (view: V) => Turn<V>;
  /** What a person is taken to answer where nobody asks them; undefined: the first reply that is legal. */
  readonly assumed?: (ask: Ask) => readonly number[] | undefined;
  readonly board: (view: V, seat: Seat, paper: Paper, also: readonly V[]) => readonly string[];
  readonly readable: (view: V, seat: Seat) => readonly string[];
  readonly inOneGo: (keys: readonly Key[]) => Key | undefined;
  readonly ending: (outcome: O, persons: readonly Seat[]) => string;
}

/** What is advised on: a turn, or a part of one. */
export interface Turn<V> {
  readonly seat: Seat;
  readonly title: string;
  readonly isOver: (now: V) => boolean;
}

/** What a table says comes up next. */
export interface ComesUp {
  /** Throws `OptionsError` where it cannot. */
  readonly next: (chance: Chance) => Key | undefined;
  /** The places of what has not come up. */
  readonly left: () => readonly string[];
}

export function cliGameOf<C, S extends AnyState, V, E, O>(parts: Parts<C, S, V, E, O>): CliGame<V, O> {
  const { definition, rulebook, cards, decks, scenarios, help, newGame, trials } = parts;
  const { id, name, say, about, idOf, topicName, nameOf } = definition;
  const story: Story = { say, sayTo: parts.sayTo, about, idOf, inShort: parts.inShort, topicName, nameOf };

  function sit(table: LiveTable<V, O>): Sitting<V, O> {
    const view = table.view(0);
    const persons = parts.persons(view);
    return {
      table,
      seats: parts.seats(view),
      persons,
      draw: (seat, paper, also = []) =>
        parts.board(
          table.view(seat),
          seat,
          paper,
          also.map((other) => table.view(other)),
        ),
      readable: (seat) => parts.readable(table.view(seat), seat),
      inOneGo: (seat) => {
        const pending = table.pending(seat);
        return pending.kind === 'ask' ? parts.inOneGo(pending.options.map(({ key }) => key)) : undefined;
      },
      at: (position) => sit(table.branch(position)),
      ending: () => (table.outcome === undefined ? undefined : parts.ending(table.outcome, persons)),
    };
  }

  function stateOf(table: unknown): S {
    const read = parts.handWritten.read(table);
    if ('faults' in read) throw new OptionsError(read.faults);
    return read.state;
  }

  return {
    id,
    name,
    rulebook,
    cards,
    decks,
    scenarios,
    schemas: parts.handWritten.schemas,
    story,
    help,
    newGame,
    trials,
    open: (config, seed) => sit(openTable(definition, { config, seed })),
    openAt: (table, seed) => {
      const start = stateOf(table);
      const { next } = parts.comesUp(table);
      return sit(openTable(definition, { config: parts.configOfTable(start), seed, start, chance: next }));
    },
    load: (save) => sit(loadTable(definition, save)),
    advise: async (table, answers) => {
      const entered = parts.opponentsTurn(table);
      if ('faults' in entered) throw new OptionsError(entered.faults);
      const start = stateOf(entered.table);
      const view = definition.view(start, 0);
      const { seat, title, isOver } = parts.turnAt(view);
      const persons = parts.persons(view);
      const reader = persons[0] ?? seat;
      const nameOfSeat = (asked: Seat) => (persons.length > 1 ? parts.seats(view)[asked]?.name : undefined);
      const { next, left } = parts.comesUp(table);
      const hasPassed = (state: S) => isOver(definition.view(state, 0));
      const taken = await takeTurn(definition, start, reader, hasPassed, {
        ...answers,
        listed: next,
        assumed: parts.assumed ?? (() => undefined),
        nameOfSeat,
      });
      return {
        title,
        steps: stepsOf(story, taken.told, reader),
        table: parts.sparse(parts.handWritten.write(taken.state)),
        over: taken.over,
        note: entered.note,
        unused: left(),
      };
    },
  };
}
