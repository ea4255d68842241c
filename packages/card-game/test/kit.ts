import {
  type Answer,
  type Ask,
  type Chance,
  jsonCopy,
  type Key,
  openDesk,
  type Play,
  type Request,
  read,
  readKey,
  refillBudget,
  stateHash,
  type TableEvent,
  type Thing,
} from '@holofoe/kernel';
import { readOrThrow } from '@holofoe/table/testing';
import type * as z from 'zod';
import { kindById, kindOf } from '../src/cards/catalogue.ts';
import { faultAtCheckpoint, invariants } from '../src/invariants.ts';
import { openGame } from '../src/open-game.ts';
import { type Outcome, play } from '../src/play.ts';
import type { InPlay, Player, State, Step } from '../src/state.ts';
import { readTable } from '../src/table-file/read.ts';
import type { TABLE } from '../src/table-file/schema.ts';
import type { Side } from '../src/terms/traits.ts';
import type { CardGameEngine, Stat } from '../src/terms/words.ts';
import { type View, view } from '../src/view.ts';
import { changesBetween, type Position, positionOf } from './changes.ts';

/** What is asked of one who pays. */
const PAYING: readonly string[] = ['match', 'pay', 'discard to pay'];
const QUIET: readonly string[] = ['pass', 'no', 'number 0'];
const MOST_ANSWERS = 60;

/** A table as it would be written by hand. */
export interface Setup extends z.input<typeof TABLE> {
  /** What comes up, by the name of the chance. */
  readonly chance?: Readonly<Record<string, readonly string[]>>;
  /** Where the game is held before this step, so that what the AI did can be looked at. */
  readonly stop?: Step;
}

/** Opens a table at a position and plays on until somebody is asked something. */
export function cardGameTable({ chance = {}, stop, ...file }: Setup = {}): TestTable {
  return new TestTable(readOrThrow(readTable(file)).state, chance, stop).run();
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
  private seen: Position;

  private readonly stop: Step | undefined;

  constructor(state: State, chance: Readonly<Record<string, readonly string[]>>, stop?: Step) {
    this.state = state;
    this.stop = stop;
    this.seen = positionOf(state);
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
      if (request.kind === 'checkpoint') {
        this.running = undefined;
        if (this.isHeld()) return this;
      } else next = this.cardFor(request);
    }
  }

  private isHeld(): boolean {
    const { step, window, engagement } = this.state;
    return step === this.stop && !window && !engagement;
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
      const key = request.keyOf(i);
      const named = readKey(key);
      const id = named.is === 'kind' ? named.kind : key;
      if (id === wanted || kindById(id)?.title === wanted) return i;
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

  /** Who is asked, what about, and exactly what can be chosen: "light action: use Force Choke, pass". */
  get asking(): string {
    return `${this.asked} ${this.topic}: ${this.choices.filter((choice) => !/^pass until/.test(choice)).join(', ')}`;
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

  /** Plays or uses a card that must be paid for: the first way to pay is taken. */
  pay(word: string): this {
    this.choose(word);
    while (this.ask && PAYING.includes(this.topic)) this.quietly();
    return this;
  }

  /** Answers as little as can be until somebody can choose this, or is asked about it ("1 of the topics"). */
  until(word: string): this {
    for (let asked = 0; !this.isAsked(word); asked++) {
      if (asked > MOST_ANSWERS) throw new Error(`"${word}" is never asked.`);
      this.quietly();
    }
    return this;
  }

  private isAsked(word: string): boolean {
    return this.topic === word || this.choices.includes(word);
  }

  /** Nothing that need not be: pass, no, or the first. */
  private quietly(): this {
    const { form } = this.question;
    const [first = ''] = this.choices;
    if (form.pick === 'one') return this.choose(QUIET.find((word) => this.choices.includes(word)) ?? first);
    if (form.pick === 'some') return this.choose(...this.choices.slice(0, form.min));
    if (form.pick === 'order') return this.choose(...this.choices);
    return this.choose(
      ...form.most
        .flatMap((n, i) => Array.from({ length: n }, () => this.choices[i] ?? ''))
        .slice(0, form.total),
    );
  }

  /**
   * Exactly what is different since the table was opened, or since this was asked last: "Luke Skywalker focus 2 to 1",
   * "Force Choke hand to discard", "dial 3 to 4". With words only the lines that begin with one of them.
   */
  changes(...words: readonly string[]): readonly string[] {
    const now = positionOf(this.state);
    const lines = changesBetween(this.seen, now);
    this.seen = now;
    return words.length === 0 ? lines : lines.filter((line) => words.some((word) => line.startsWith(word)));
  }

  /** A number of a card as it is now: icons, cost, capacity, a keyword … */
  reads(stat: Stat, title: string): number {
    return read(this.game(), stat, this.card(title).card);
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

  /** A card in play, by its title or its number; of several the first. */
  card(title: string): InPlay {
    const found = this.state.play.find(({ card }) => [kindOf(card).title, kindOf(card).id].includes(title));
    if (!found) throw new Error(`${title} is not in play.`);
    return found;
  }

  isInPlay(title: string): boolean {
    return this.state.play.some(({ card }) => [kindOf(card).title, kindOf(card).id].includes(title));
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
  return thing.is === 'number' ? `number ${thing.number}` : key;
}
