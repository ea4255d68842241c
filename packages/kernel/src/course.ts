import { EndlessRule, type Game, refillBudget } from './desk.ts';
import type { Answer, Chance, Decide, Play } from './request.ts';

/** Checkpoints refill the budget of steps, so a game that does nothing between them needs a budget of its own. */
const CHECKPOINT_BUDGET = 10_000;

/** What is done between actions: goes on with the game, or with another one in its place; undefined ends it here. */
export type AtCheckpoint<S> = (game: Game<S>) => Game<S> | undefined;

/**
 * The course of a game: `play`, entered at a checkpoint and gone through from one open request to the next. Whoever plays
 * a game, at a table, in the lab or in a test, plays it through this.
 */
export class Course<S, O> {
  readonly #rules: (game: Game<S>) => Play<O>;
  readonly #atCheckpoint: AtCheckpoint<S>;
  readonly #mostCheckpoints: number;
  #game: Game<S>;
  /** Absent: over, or ended at a checkpoint. */
  #play: Play<O> | undefined;
  /** Open until `go` is given its answer. */
  request: Chance | Decide | undefined;
  outcome: { readonly value: O } | undefined;

  /** `mostCheckpoints`: so many may follow each other without a request. */
  constructor(
    play: (game: Game<S>) => Play<O>,
    game: Game<S>,
    atCheckpoint: AtCheckpoint<S>,
    mostCheckpoints = CHECKPOINT_BUDGET,
  ) {
    this.#rules = play;
    this.#atCheckpoint = atCheckpoint;
    this.#mostCheckpoints = mostCheckpoints;
    this.#game = game;
    this.#play = this.#entered();
    this.go(undefined);
  }

  get state(): S {
    return this.#game.state;
  }

  go(answer: Answer): void {
    let given = answer;
    let checkpoints = 0;
    this.request = undefined;
    while (this.#play) {
      const step = this.#play.next(given);
      given = undefined;
      if (step.done) {
        this.#end(step.value);
      } else if (step.value.kind !== 'checkpoint') {
        this.request = step.value;
        return;
      } else {
        if (++checkpoints > this.#mostCheckpoints)
          throw new EndlessRule(
            `The game went through ${this.#mostCheckpoints} checkpoints without asking for anything.`,
          );
        this.#pass();
      }
    }
  }

  #pass(): void {
    refillBudget(this.#game.desk);
    const next = this.#atCheckpoint(this.#game);
    if (next === this.#game) return;
    if (!next) {
      this.#play = undefined;
      return;
    }
    this.#game = next;
    this.#play = this.#entered();
  }

  /** The first thing that comes is the checkpoint that the game is entered at. */
  #entered(): Play<O> | undefined {
    const play: Play<O> | O | undefined = this.#rules(this.#game);
    if (!isWaiting(play)) {
      // In direct style the game has been played by now, or was ended at a checkpoint.
      if (play !== undefined) this.#end(play);
      return undefined;
    }
    const first = play.next();
    if (first.done) {
      this.#end(first.value);
      return undefined;
    }
    if (first.value.kind !== 'checkpoint')
      throw new Error('`play` must come to a checkpoint before anything else.');
    return play;
  }

  #end(value: O): void {
    this.outcome = { value };
    this.#play = undefined;
  }
}

function isWaiting<O>(play: Play<O> | O | undefined): play is Play<O> {
  return typeof play === 'object' && play !== null && 'next' in play;
}
