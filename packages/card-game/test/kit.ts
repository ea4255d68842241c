import {
  type Chance,
  type Game,
  type GameDefinition,
  type Json,
  type Key,
  openDesk,
  type Play,
  read,
  readKey,
  type TableEvent,
  type Thing,
} from '@holofoe/kernel';
import { type LiveTable, openTable } from '@holofoe/table';
import { AnyTestTable, readOrThrow } from '@holofoe/table/testing';
import type * as z from 'zod';
import { kindById, kindOf } from '../src/cards/catalogue.ts';
import { cardGame } from '../src/definition.ts';
import type { Edit } from '../src/edit.ts';
import { faultAtCheckpoint, invariants } from '../src/invariants.ts';
import { openGame } from '../src/open-game.ts';
import { type Outcome, play } from '../src/play.ts';
import type { Config } from '../src/rules/setup.ts';
import type { InPlay, Player, State, Step } from '../src/state.ts';
import { configOfTable } from '../src/table-file/config-of.ts';
import { readTable } from '../src/table-file/read.ts';
import type { TABLE } from '../src/table-file/schema.ts';
import type { Stat } from '../src/terms/stat.ts';
import type { Side } from '../src/terms/traits.ts';
import type { CardGameEngine } from '../src/terms/words.ts';
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

/** Opens a live table at a position and plays on until somebody is asked something. */
export function cardGameTable({ chance = {}, stop, ...file }: Setup = {}): TestTable {
  const { state } = readOrThrow(readTable(file));
  const config = configOfTable(state);
  return new TestTable(
    openTable(watched(stop), { config, seed: 1, start: state, chance: comesUp(chance) }),
    state,
  );
}

/** A new game. */
export function newGame(config: Json = {}): TestTable {
  return new TestTable(openTable(watched(), { config, seed: 1, chance: comesUp({}) }));
}

/** The game as tests watch it: everything lies open, and it can be held before a step. */
type Watched = GameDefinition<Config, State, State, Edit, Outcome | 'held'>;

function watched(stop?: Step): Watched {
  return { ...cardGame, view: (state) => state, play: (game) => watchedPlay(game, stop) };
}

/** The play of the game, held against the invariants at every request. */
function* watchedPlay(game: Game<State>, stop: Step | undefined): Play<Outcome | 'held'> {
  const { state } = game;
  const running = play(game);
  let step = running.next();
  for (let isEntered = false; !step.done; isEntered = true) {
    const isBetween = step.value.kind === 'checkpoint';
    const fault = invariants(state) ?? (isBetween ? faultAtCheckpoint(state) : undefined);
    if (fault !== undefined) throw new Error(fault);
    if (isEntered && isBetween && isHeld(state, stop)) return 'held';
    step = running.next(yield step.value);
  }
  return step.value;
}

function isHeld({ step, window, engagement }: State, stop: Step | undefined): boolean {
  return step === stop && !window && !engagement;
}

/** What the test says comes up, by id or title; else the first that can. */
function comesUp(script: Readonly<Record<string, readonly string[]>>): (request: Chance) => Key {
  const left = new Map(Object.entries(script).map(([what, cards]) => [what, [...cards]]));
  return (request) => {
    const wanted = left.get(request.what)?.shift();
    if (wanted === undefined) return request.keyOf(0);
    for (let i = 0; i < request.size; i++) {
      const key = request.keyOf(i);
      const named = readKey(key);
      const id = named.is === 'kind' ? named.kind : key;
      if (id === wanted || kindById(id)?.title === wanted) return key;
    }
    throw new Error(`${wanted} cannot come up as "${request.what}".`);
  };
}

/** Seats are told what is theirs; this one what everybody is. */
const ANYBODY = -1;

export class TestTable extends AnyTestTable<State, Outcome | 'held'> {
  private seen: Position;

  constructor(live: LiveTable<State, Outcome | 'held'>, opened: State = live.view(0)) {
    super(live);
    this.seen = positionOf(opened);
  }

  get state(): State {
    return this.live.view(0);
  }

  get events(): readonly TableEvent[] {
    return this.live.events(ANYBODY).map(({ event }) => event);
  }

  /** Nobody has won a game that is only held. */
  override get outcome(): Outcome | undefined {
    const { outcome } = this.live;
    return outcome === 'held' ? undefined : outcome;
  }

  get asked(): Side {
    return this.question.seat === 0 ? 'light' : 'dark';
  }

  /** "play Luke Skywalker", "pass"; cards by their titles. */
  protected override inWords(key: Key): string {
    return readable(key);
  }

  protected override candidateInWords(key: Key): string {
    return readable(key);
  }

  /** Who is asked, what about, and exactly what can be chosen: "light action: use Force Choke, pass". */
  get asking(): string {
    return `${this.asked} ${this.topic}: ${this.choices.filter((choice) => !/^pass until/.test(choice)).join(', ')}`;
  }

  /** Passes as long as one of these is asked. */
  passing(...topics: readonly string[]): this {
    while (this.isAsking && topics.includes(this.topic)) this.choose('pass');
    return this;
  }

  /** Plays or uses a card that must be paid for: the first way to pay is taken. */
  pay(word: string): this {
    this.choose(word);
    while (this.isAsking && PAYING.includes(this.topic)) this.quietly();
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
