import type {
  AnyState,
  Chance,
  Fault,
  GameDefinition,
  Json,
  Key,
  Reason,
  Seat,
  TableEvent,
} from '@holofoe/kernel';
import { type LiveTable, loadTable, OptionsError, openTable } from '@holofoe/table';
import { type Answers, takeTurn } from './advice.ts';
import { type Step, type Story, stepsOf } from './story.ts';
import type { Paper } from './terminal/paper.ts';

/** A game as the commands know it: its definition, and what only a terminal needs. */
export interface CliGame {
  readonly id: string;
  readonly name: string;
  /** What each seat is called, as in "the Empire". */
  readonly seats: readonly string[];
  readonly rulebook: readonly Rule[];
  readonly cards: Cards;
  readonly schemas: { readonly config: () => Json; readonly table: () => Json };
  readonly story: Story;
  /** The configuration of a new game as somebody wishes it; its schema has yet to look at it. */
  readonly configOf: (wishes: Wishes) => Json;
  /** Throws `OptionsError`. */
  readonly open: (config: unknown, seed: number) => Sitting;
  /** A game that begins at a table written by hand. Throws `OptionsError`. */
  readonly openAt: (table: unknown, seed: number) => Sitting;
  /** Throws `SaveError`. */
  readonly load: (save: unknown) => Sitting;
  /** The opponent's turn at a table written by hand. Throws `OptionsError`. */
  readonly advise: (table: unknown, answers: Omit<Answers, 'listed'>) => Promise<Advice>;
}

export interface Rule {
  readonly id: string;
  readonly part: string;
  readonly rule: string;
  readonly ruling?: string;
}

export interface Cards {
  /** What the values of a card's line are. */
  readonly columns: readonly string[];
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
}

/** How somebody wants to play, as far as they said. */
export interface Wishes {
  readonly bots: 'empire' | 'rebel' | 'both' | 'none';
  readonly bases?: readonly string[] | 'ask';
  readonly options: Readonly<Record<string, string>>;
}

/** A table in play, and how it looks. */
export interface Sitting {
  readonly table: LiveTable;
  /** The seats that persons play. */
  readonly persons: readonly Seat[];
  readonly draw: (seat: Seat, paper: Paper) => readonly string[];
  /** The cards that a person may want to read now: of the common display and of the own hand. */
  readonly readable: (seat: Seat) => readonly string[];
  /** The reply that `all` gives next; undefined where nothing is left to do in one go. */
  readonly inOneGo: (seat: Seat) => Key | undefined;
  /** Another table, which stands where this one stood. */
  readonly at: (position: number) => Sitting;
  /** How it ended, for the one who reads it. */
  readonly ending: () => string | undefined;
}

export interface Advice {
  /** Whose turn it was. */
  readonly seat: Seat;
  readonly turn: number;
  readonly steps: readonly Step[];
  readonly table: Json;
  readonly over: boolean;
  readonly note: string | undefined;
  /** Places in the file of what was said to come up and did not. */
  readonly unused: readonly string[];
}

/** What the command line must be told of a game besides its definition. */
export interface Parts<C, S extends AnyState, V, E, O> {
  readonly definition: GameDefinition<C, S, V, E, O>;
  readonly seats: readonly string[];
  readonly rulebook: readonly Rule[];
  readonly cards: Cards;
  readonly turnOf: Story['turnOf'];
  readonly headingOf: Story['headingOf'];
  readonly isAside: Story['isAside'];
  readonly cardsOf: (event: TableEvent) => readonly string[];
  readonly reasonText: (reason: Reason) => readonly string[];
  readonly configOf: (wishes: Wishes) => Json;
  readonly configOfTable: (state: S) => C;
  /** A table as a person would write it: without what is said by saying nothing. */
  readonly sparse: (table: Json) => Json;
  /** The table at the opponent's next turn, with a note where it stood elsewhere. */
  readonly opponentsTurn: (
    table: unknown,
  ) => { readonly table: unknown; readonly note?: string } | { readonly faults: readonly Fault[] };
  readonly comesUp: (table: unknown) => ComesUp;
  readonly whose: (view: V) => {
    readonly seat: Seat;
    readonly turn: number;
    readonly persons: readonly Seat[];
  };
  readonly board: (view: V, seat: Seat, paper: Paper) => readonly string[];
  readonly readable: (view: V, seat: Seat) => readonly string[];
  readonly inOneGo: (keys: readonly Key[]) => Key | undefined;
  readonly ending: (outcome: O, persons: readonly Seat[]) => string;
}

/** What a table says comes up next. */
export interface ComesUp {
  /** Throws `OptionsError` where it cannot. */
  readonly next: (chance: Chance) => Key | undefined;
  /** The places of what has not come up. */
  readonly left: () => readonly string[];
}

export function cliGameOf<C, S extends AnyState, V, E, O>(parts: Parts<C, S, V, E, O>): CliGame {
  const { definition, seats, rulebook, cards, turnOf, headingOf, isAside, cardsOf, reasonText } = parts;
  const { id, name, say, nameOf } = definition;
  const story: Story = { say, turnOf, headingOf, isAside, cardsOf, nameOf, reasonText };

  function sit(table: LiveTable<V, O>): Sitting {
    const persons = parts.whose(table.view(0)).persons;
    return {
      table,
      persons,
      draw: (seat, paper) => parts.board(table.view(seat), seat, paper),
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
    const read = definition.table.read(table);
    if ('faults' in read) throw new OptionsError(read.faults);
    return read.state;
  }

  return {
    id,
    name,
    seats,
    rulebook,
    cards,
    schemas: { config: definition.config.json, table: definition.table.schema.json },
    story,
    configOf: parts.configOf,
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
      const { seat, turn, persons } = parts.whose(definition.view(start, 0));
      const reader = persons[0] ?? seat;
      const { next, left } = parts.comesUp(table);
      const hasPassed = (state: S) => parts.whose(definition.view(state, seat)).turn !== turn;
      const taken = await takeTurn(definition, start, reader, hasPassed, { ...answers, listed: next });
      return {
        seat,
        turn,
        steps: stepsOf(story, taken.told, reader),
        table: parts.sparse(definition.table.write(taken.state)),
        over: taken.over,
        note: entered.note,
        unused: left(),
      };
    },
  };
}
