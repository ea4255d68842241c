import {
  type Answer,
  type Ask,
  type Chance,
  jsonCopy,
  type Key,
  openDesk,
  type Play,
  type Request,
  readKey,
  refillBudget,
  stateHash,
  type TableEvent,
  type Thing,
} from '@holofoe/kernel';
import type * as z from 'zod';
import { kindById, kindOf } from '../src/cards/catalogue.ts';
import { faultAtCheckpoint, invariants } from '../src/invariants.ts';
import { openGame } from '../src/open-game.ts';
import { type Outcome, play } from '../src/play.ts';
import type { InPlay, Player, State } from '../src/state.ts';
import { readTable } from '../src/table-file/read.ts';
import type { TABLE } from '../src/table-file/schema.ts';
import type { Side } from '../src/terms/traits.ts';
import type { CardGameEngine } from '../src/terms/words.ts';
import { type View, view } from '../src/view.ts';

/** A table as it would be written by hand; `chance` says what comes up, by the name of the chance. */
export interface Setup extends z.input<typeof TABLE> {
  readonly chance?: Readonly<Record<string, readonly string[]>>;
}

/** Opens a table at a position and plays on until somebody is asked something. */
export function cardGameTable({ chance = {}, ...file }: Setup = {}): TestTable {
  const read = readTable(file);
  if ('faults' in read) throw new Error(read.faults.map(({ path, says }) => `${path}: ${says}`).join('\n'));
  return new TestTable(read.state, chance).run();
}

/**
 * Plays through the real loop. At every checkpoint the generator is thrown away and the game goes on from the text of
 * the state, so that nothing of it can hide in a local.
 */
export class TestTable {
  state: State;
  readonly events: TableEvent[] = [];
  outcome: Outcome | undefined;
  private readonly script: Map<string, string[]>;
  private running: Play<Outcome> | undefined;
  private ask: Ask | undefined;
  private readonly desk = openDesk({ tell: (event) => this.events.push(event) });

  constructor(state: State, chance: Readonly<Record<string, readonly string[]>>) {
    this.state = state;
    this.script = new Map(Object.entries(chance).map(([what, ids]) => [what, [...ids]]));
  }

  /** Until the next question, or the end. */
  run(answer?: Answer): this {
    let next = answer;
    this.ask = undefined;
    for (;;) {
      this.running ??= this.fromText();
      const step = this.running.next(next);
      next = undefined;
      const fault = invariants(this.state);
      if (fault !== undefined) throw new Error(fault);
      if (step.done) {
        this.outcome = step.value;
        return this;
      }
      const request: Request = step.value;
      if (request.kind === 'decide') {
        this.ask = request.asks[0];
        return this;
      }
      if (request.kind === 'checkpoint') this.running = undefined;
      else next = this.cardFor(request);
    }
  }

  private fromText(): Play<Outcome> {
    const fault = faultAtCheckpoint(this.state);
    if (fault !== undefined) throw new Error(fault);
    const copy = jsonCopy(this.state);
    if (stateHash(copy) !== stateHash(this.state)) throw new Error('The text is not the state.');
    this.state = copy;
    refillBudget(this.desk);
    const running = play({ state: this.state, desk: this.desk });
    running.next();
    return running;
  }

  private cardFor(request: Chance): number {
    const wanted = this.script.get(request.what)?.shift();
    if (wanted === undefined) return 0;
    for (let i = 0; i < request.size; i++) {
      const key = String(request.keyOf(i));
      if (key === wanted || kindById(key)?.title === wanted) return i;
    }
    throw new Error(`${wanted} cannot come up as "${request.what}".`);
  }

  get question(): Ask {
    if (!this.ask) throw new Error(this.outcome ? 'The game is over.' : 'Nobody is asked anything.');
    return this.ask;
  }

  get topic(): string {
    return this.question.topic;
  }

  get asked(): Side {
    return this.question.seat === 0 ? 'light' : 'dark';
  }

  /** Exactly what can be chosen, in words: "play Luke Skywalker", "pass"; cards by their titles. */
  get choices(): readonly string[] {
    const { options, keyOf } = this.question;
    return options.map((_, i) => readable(keyOf(i)));
  }

  /** Chooses by the words of `choices`; a word given twice takes two copies, or two points of a split. */
  choose(...words: readonly string[]): this {
    const { form, options } = this.question;
    const taken: number[] = [];
    const shares = options.map(() => 0);
    for (const word of words) {
      const index = this.choices.findIndex(
        (choice, i) => choice === word && (form.pick === 'split' || !taken.includes(i)),
      );
      if (index < 0)
        throw new Error(`"${word}" cannot be chosen (${this.topic}): ${this.choices.join(', ')}`);
      taken.push(index);
      shares[index] = (shares[index] ?? 0) + 1;
    }
    return this.run([form.pick === 'split' ? shares : taken]);
  }

  /** Passes as long as one of these is asked. */
  passing(...topics: readonly string[]): this {
    while (this.ask && topics.includes(this.topic)) this.choose('pass');
    return this;
  }

  /** An engine for a look at a number. */
  game(): CardGameEngine {
    return openGame({ state: this.state, desk: openDesk() });
  }

  view(seat: 0 | 1): View {
    return view(this.state, seat);
  }

  player(side: Side): Player {
    return this.state.players[side === 'light' ? 0 : 1];
  }

  /** A card in play, by its title; of several the first. */
  card(title: string): InPlay {
    const found = this.state.play.find(({ card }) => kindOf(card).title === title);
    if (!found) throw new Error(`${title} is not in play.`);
    return found;
  }

  isInPlay(title: string): boolean {
    return this.state.play.some(({ card }) => kindOf(card).title === title);
  }

  hand(side: Side): readonly string[] {
    return this.player(side).hand.map((place) => ('card' in place ? titleOf(place.card) : '?'));
  }

  discard(side: Side): readonly string[] {
    return this.player(side).discard.map(titleOf);
  }

  victory(side: Side): readonly string[] {
    return this.player(side).victory.map(titleOf);
  }

  /** The kinds of what happened. */
  get told(): readonly string[] {
    return this.events.map(({ kind }) => kind);
  }

  /** Rules cited by events of a kind, in order. */
  rulesOf(kind: string): readonly (string | undefined)[] {
    return this.events.flatMap((event) => (event.kind === kind ? [event.rule] : []));
  }
}

function titleOf(card: Thing): string {
  return kindOf(card).title;
}

/** A key with titles for card numbers: "card:40" is "Luke Skywalker", "play card:40" is "play Luke Skywalker". */
function readable(key: Key): string {
  const named = readKey(key);
  const thing = named.is === 'act' ? named.on : named;
  const verb = named.is === 'act' ? `${named.act} ` : '';
  if (thing.is === 'card') return `${verb}${titleOf(thing.card)}`;
  if (thing.is === 'effect' && /^\d/.test(thing.effect))
    return `use ${titleOf(Number.parseInt(thing.effect, 10))}`;
  return thing.is === 'number' ? `number ${thing.number}` : String(key);
}
