import {
  type Answer,
  type AnyState,
  type Chance,
  type Decide,
  EndlessRule,
  type Game,
  type Json,
  openDesk,
  type Play,
  refillBudget,
  type TableEvent,
  type Veil,
} from '@holofoe/kernel';
import { checkDecide, onlyReply } from './legal.ts';

/** What a table needs of a game to run it. */
export interface Rules<S extends AnyState, O> {
  readonly seats: number;
  readonly skipForced: boolean;
  /** The procedure is thrown away at every checkpoint and entered anew from a copy of the state. */
  readonly forgetful: boolean;
  readonly play: (game: Game<S>) => Play<O>;
  readonly invariants: (state: S) => string | undefined;
  /** Changes the state; a sentence where an edit is refused. */
  readonly correct: (state: S, edits: readonly Json[]) => string | undefined;
}

export interface Listener {
  readonly checkpoint: (text: string) => void;
  readonly tell: (event: TableEvent) => void;
}

/** Checkpoints refill the budget of steps, so a game that does nothing between them needs a budget of its own. */
const CHECKPOINT_BUDGET = 10_000;

/** `play`, entered at a checkpoint and run from one open request to the next. */
export class Run<S extends AnyState, O> {
  readonly #rules: Rules<S, O>;
  readonly #listener: Listener;
  readonly #veil: Veil | undefined;
  #game: Game<S>;
  #play: Play<O>;
  /** Open until `go` is given its answer. */
  request: Chance | Decide | undefined;
  outcome: { readonly value: O } | undefined;

  /** `veil`: what a preview must not show; it neither writes nor forgets anything at a checkpoint. */
  constructor(rules: Rules<S, O>, text: string, listener: Listener, veil?: Veil) {
    this.#rules = rules;
    this.#veil = veil;
    this.#listener = listener;
    this.#game = this.#gameFrom(text);
    this.#play = this.#enter();
    if (!this.outcome) this.go(undefined);
  }

  get state(): S {
    return this.#game.state;
  }

  go(answer: Answer): void {
    let given = answer;
    let checkpoints = 0;
    this.request = undefined;
    while (!this.outcome) {
      const step = this.#play.next(given);
      given = undefined;
      if (step.done) {
        this.outcome = { value: step.value };
      } else if (step.value.kind === 'checkpoint') {
        if (++checkpoints > CHECKPOINT_BUDGET) {
          throw new EndlessRule(
            `The game went through ${CHECKPOINT_BUDGET} checkpoints without asking for anything.`,
          );
        }
        this.#checkpoint();
      } else {
        given = this.#forced(step.value);
        if (given === undefined) {
          this.request = step.value;
          return;
        }
      }
    }
  }

  #checkpoint(): void {
    refillBudget(this.#game.desk);
    if (this.#veil) return;
    const text = JSON.stringify(this.state);
    this.#listener.checkpoint(text);
    if (this.#rules.forgetful) {
      this.#game = this.#gameFrom(text);
      this.#play = this.#enter();
    }
  }

  #gameFrom(text: string): Game<S> {
    const state = JSON.parse(text) as S;
    this.#veil?.cover(state);
    return { state, desk: openDesk({ tell: this.#listener.tell }) };
  }

  /** The first thing that `play` yields is the checkpoint that it is entered at. */
  #enter(): Play<O> {
    const play = this.#rules.play(this.#game);
    const first = play.next();
    if (first.done) this.outcome = { value: first.value };
    else if (first.value.kind !== 'checkpoint')
      throw new Error('`play` must yield a checkpoint before anything else.');
    return play;
  }

  /** A reply that nobody can choose is no entry of the journal: it comes out the same in every replay. */
  #forced(request: Chance | Decide): Answer {
    if (request.kind === 'chance') {
      if (request.size < 1) throw new Error(`Chance "${request.what}" has no outcome.`);
      return undefined;
    }
    checkDecide(request, this.#rules.seats);
    const [first, second] = request.asks;
    if (!first) return [];
    if (second || !this.#rules.skipForced) return undefined;
    const only = onlyReply(first);
    return only && [only];
  }
}
