import {
  type Answer,
  type AnyState,
  type Chance,
  Course,
  type Decide,
  type Game,
  type Json,
  onlyReply,
  openDesk,
  type Play,
  type TableEvent,
  type Veil,
} from '@holofoe/kernel';
import { checkDecide } from './legal.ts';

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

/** The course of a game that begins with the text of a state, without the requests that nobody need be asked. */
export class Run<S extends AnyState, O> {
  readonly #rules: Rules<S, O>;
  readonly #listener: Listener;
  readonly #veil: Veil | undefined;
  readonly #course: Course<S, O>;

  /** `veil`: what a preview must not show; it neither writes nor forgets anything at a checkpoint. */
  constructor(rules: Rules<S, O>, text: string, listener: Listener, veil?: Veil) {
    this.#rules = rules;
    this.#veil = veil;
    this.#listener = listener;
    this.#course = new Course(rules.play, this.#gameFrom(text), (game) => this.#checkpoint(game));
    this.#skipForced();
  }

  get state(): S {
    return this.#course.state;
  }

  /** Open until `go` is given its answer. */
  get request(): Chance | Decide | undefined {
    return this.#course.request;
  }

  get outcome(): { readonly value: O } | undefined {
    return this.#course.outcome;
  }

  go(answer: Answer): void {
    this.#course.go(answer);
    this.#skipForced();
  }

  #skipForced(): void {
    for (let { request } = this; request; { request } = this) {
      const forced = this.#forced(request);
      if (forced === undefined) return;
      this.#course.go(forced);
    }
  }

  #checkpoint(game: Game<S>): Game<S> {
    if (this.#veil) return game;
    const text = JSON.stringify(game.state);
    this.#listener.checkpoint(text);
    return this.#rules.forgetful ? this.#gameFrom(text) : game;
  }

  #gameFrom(text: string): Game<S> {
    const state = JSON.parse(text) as S;
    this.#veil?.cover(state);
    return { state, desk: openDesk({ tell: this.#listener.tell }) };
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
