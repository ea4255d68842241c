/**
 * Tests of Operations open a live table at a position that is written as a table file (`src/table-file/schema.ts` says
 * all that can be written; what is not named is as in a new game of that stage).
 *
 * What can be chosen is said in words:
 *   - actions: "play Lightsaber", "activate Luke Skywalker", "resolve melee", "use Jar Jar Binks", "force …", "reroll",
 *     "claim", "done", "pass";
 *   - cards by their title: "Death Trooper", and "Death Trooper #2" for the second of that title in play on a side;
 *   - dice by their card and what they show: "Death Trooper 2RD", "Luke Skywalker -"; a die to turn with what it is
 *     turned to: "Death Trooper - to 3RD";
 *   - seats, areas and places by their numbers; everything else as the rules call it.
 */
import { type Chance, type Json, type Key, type Reason, readKey, type Seat } from '@holofoe/kernel';
import { type LiveTable, openTable, type Pending } from '@holofoe/table';
import type * as z from 'zod';
import { faceText } from '../src/cards/face.ts';
import { kindOf } from '../src/cards/number.ts';
import { operations } from '../src/definition.ts';
import { facesOf, kindOfDie } from '../src/rules/dice.ts';
import { FIRST_AREA, isAi, type Outcome } from '../src/rules/state.ts';
import { configOfTable } from '../src/table-file/config-of.ts';
import { comesUp } from '../src/table-file/next.ts';
import { readTable } from '../src/table-file/read.ts';
import { type TABLE, tableSchema } from '../src/table-file/schema.ts';
import type {
  AreaView,
  CharacterView,
  DieView,
  PlayerView,
  SideView,
  SupportView,
  View,
} from '../src/view.ts';

/** The seat of a player, the AI (of the first area), or the AI of an area. */
export type SideName = Seat | 'AI' | `M-${number}`;

/** A table as it would be written by hand; `chance` says what else comes up, by the name of the chance. */
export interface Setup extends z.input<typeof TABLE> {
  readonly chance?: Readonly<Record<string, readonly Key[]>>;
  readonly seed?: number;
}

/** Opens a live table at a position. Unless `turn` says otherwise it is the AI's turn, and it has acted when this returns. */
export function operationsTable({ chance = {}, seed = 1, ...file }: Setup = {}): TestTable {
  const read = readTable(file);
  if ('faults' in read) throw new Error(read.faults.map(({ path, says }) => `${path}: ${says}`).join('\n'));
  const parsed = tableSchema.parse(file);
  if ('faults' in parsed) throw new Error('The table was read and cannot be parsed.');
  const { next, left } = comesUp(parsed.value.next);
  const script = new Map(Object.entries(chance).map(([what, keys]) => [what, [...keys]]));
  const source = (request: Chance): Key | undefined => next(request) ?? script.get(request.what)?.shift();
  const config = configOfTable(read.state);
  return new TestTable(openTable(operations, { config, seed, start: read.state, chance: source }), left);
}

/** The same at the turn of the first player; hands that are not named are empty. */
export function playersTurn({ players = [{}], ...setup }: Setup = {}): TestTable {
  return operationsTable({
    turn: setup.first ?? 0,
    ...setup,
    players: players.map((player) => ({ hand: [], ...player })),
  });
}

export class TestTable {
  readonly live: LiveTable<View, Outcome>;
  readonly #left: () => readonly string[];

  constructor(live: LiveTable<View, Outcome>, left: () => readonly string[] = () => []) {
    this.live = live;
    this.#left = left;
  }

  /** What `next` named and did not come up: "next.rolls[1]". */
  get unused(): readonly string[] {
    return this.#left();
  }

  /** The question that is open, with the seat that is asked. */
  get question(): Extract<Pending, { kind: 'ask' }> & { readonly seat: Seat } {
    for (let seat = 0; seat < this.live.seats; seat++) {
      const pending = this.live.pending(seat);
      if (pending.kind === 'ask') return { ...pending, seat };
    }
    throw new Error('Nobody is asked anything.');
  }

  get topic(): string {
    return this.question.topic;
  }

  get asked(): Seat {
    return this.question.seat;
  }

  get outcome(): Outcome | undefined {
    return this.live.outcome;
  }

  /** Exactly what can be chosen, in words. */
  get choices(): readonly string[] {
    return this.question.options.map(({ key }) => this.readable(key));
  }

  /** Choices of one sort, without the word in front: `choicesTo('play')`. */
  choicesTo(verb: string): readonly string[] {
    return this.choices.flatMap((choice) =>
      choice.startsWith(`${verb} `) ? [choice.slice(verb.length + 1)] : [],
    );
  }

  /** Chooses by the words of `choices`; a word given twice takes two that are alike, or two points of a split. */
  choose(...words: readonly string[]): this {
    const { seat, to, options, form } = this.question;
    const left = [...options];
    const keys = words.map((word) => {
      const index = left.findIndex(({ key }) => this.readable(key) === word);
      const option = left[index];
      if (!option)
        throw new Error(`"${word}" cannot be chosen (${this.topic}). What can: ${this.choices.join(', ')}`);
      if (form.pick !== 'split') left.splice(index, 1);
      return option.key;
    });
    const refusal = this.live.reply(seat, to, keys);
    if (refusal) throw new Error(refusal.says);
    return this;
  }

  /** Players pass until the AI has had a turn, or somebody is asked something else. */
  aiTurn(): this {
    const turns = () => this.aiTurns;
    for (const before = turns(); turns() === before && !this.outcome && this.topic === 'action'; )
      this.choose(this.choices.includes('pass') ? 'pass' : 'done');
    return this;
  }

  private get aiTurns(): number {
    return this.live.events(0).filter(({ event }) => event.kind === 'turn' && isAi(sideIn(event.data)))
      .length;
  }

  /** The table as the first seat sees it. */
  get view(): View {
    return this.live.view(0);
  }

  /** The AI of the first area. */
  get ai(): AreaView {
    return this.area(1);
  }

  /** The AI of the area M-X. */
  area(x: number): AreaView {
    return needed(this.view.areas[x - 1], `There is no area M-${x}.`);
  }

  /** A player as the own seat sees it. */
  player(seat: Seat = 0): PlayerView {
    return needed(this.live.view(seat).players[seat], `There is no player ${seat}.`);
  }

  side(name: SideName): SideView {
    if (typeof name === 'number') return this.player(name);
    return name === 'AI' ? this.ai : this.area(Number(name.slice(2)));
  }

  /** A character in play by its title, "#2" for the second; players' characters come first. */
  character(name: string): CharacterView {
    const found = this.sides
      .flatMap(({ characters }) => characters)
      .find((each) => this.nameOf(each.card) === name);
    return needed(found, `${name} is not in play.`);
  }

  support(name: string): SupportView {
    const found = this.sides
      .flatMap(({ supports }) => supports)
      .find((each) => this.nameOf(each.card) === name);
    return needed(found, `${name} is not in play.`);
  }

  /** The titles of a side's characters, from the left. */
  characters(side: SideName = 'AI'): readonly string[] {
    return this.side(side).characters.map(({ card }) => this.nameOf(card));
  }

  /** The dice in a pool: "Death Trooper 2RD". */
  pool(side: SideName = 'AI'): readonly string[] {
    return this.side(side).pool.map(dieWords);
  }

  /** The titles of the cards in the hand of a player. */
  hand(seat: Seat = 0): readonly string[] {
    return this.player(seat).hand.flatMap((card) => (card ? [card.name] : []));
  }

  /**
   * Every known place of a card by its title: "hand of 0", "deck of AI", "discard of AI", "characters of 0", "supports of
   * M-2", "defeated of AI", "plots of AI", "upgrades on Luke Skywalker", "downgrades on …".
   */
  places(name: string): readonly string[] {
    const found: string[] = [];
    const look = (place: string, cards: readonly ({ readonly name: string } | null)[]) => {
      for (const card of cards) if (card?.name === name) found.push(place);
    };
    for (const side of this.sides) {
      const whose = isAi(side.side)
        ? this.view.areas.length === 1
          ? 'AI'
          : `M-${side.side - FIRST_AREA + 1}`
        : side.side;
      const { characters, supports, plots, deck, discard, defeated } = side;
      const piles = { characters, supports, plots, deck, discard, defeated };
      for (const [pile, cards] of Object.entries(piles)) look(`${pile} of ${whose}`, cards);
      if ('hand' in side) look(`hand of ${whose}`, (side as PlayerView).hand);
      for (const holder of [...characters, ...supports]) {
        look(`upgrades on ${this.nameOf(holder.card)}`, holder.upgrades);
        look(`downgrades on ${this.nameOf(holder.card)}`, holder.downgrades);
      }
    }
    return found;
  }

  /** What happened of a kind, as a seat is told. */
  events(kind: string, to: Seat = 0): readonly Json[] {
    return this.live.events(to).flatMap(({ event }) => (event.kind === kind ? [event.data] : []));
  }

  /** Rules cited by events of a kind, in order. */
  rulesOf(kind: string): readonly (string | undefined)[] {
    return this.live.events(0).flatMap(({ event }) => (event.kind === kind ? [event.rule] : []));
  }

  /** The AI's choices on a topic, in order: who was considered, who was picked, which criterion and rule decided. */
  reasons(topic: string): readonly {
    considered: readonly string[];
    picked: string;
    decided: string;
    rule: string;
    reason: Reason;
  }[] {
    return this.live
      .events(0)
      .flatMap(({ event }) => event.reasons ?? [])
      .filter((reason) => reason.topic === topic)
      .map((reason) => ({
        considered: reason.candidates.map((key) => withoutMark(operations.nameOf(key, reason))),
        picked: withoutMark(operations.nameOf(reason.picked, reason)),
        decided: reason.decided.name,
        rule: reason.decided.rule,
        reason,
      }));
  }

  /** Players as their own seats see them, then the AIs. */
  private get sides(): readonly SideView[] {
    return [...this.view.players.map(({ seat }) => this.player(seat)), ...this.view.areas];
  }

  private readable(key: Key): string {
    const { topic } = this.question;
    const named = readKey(key);
    if (named.is === 'effect') return named.effect;
    if (typeof key === 'number') {
      if (NUMBERED.has(topic)) return String(key);
      return isAboutDice(topic) ? this.die(key) : this.nameOf(key);
    }
    const [, die, to] = /^(\d+):([0-5])$/.exec(key) ?? [];
    if (die !== undefined) return `${this.die(Number(die))} to ${faceAt(Number(die), Number(to))}`;
    const [, verb, card] = /^(\w+):(\d+)$/.exec(key) ?? [];
    return card === undefined ? key.replace(':', ' ') : `${verb} ${this.nameOf(Number(card))}`;
  }

  private die(no: number): string {
    const found = this.sides.flatMap(({ pool }) => pool).find(({ die }) => die === no);
    return found ? dieWords(found) : kindOfDie(no).name;
  }

  /** The title, with "#2" where it is the second of that title in play on its side. */
  private nameOf(card: number): string {
    const { name } = kindOf(card);
    for (const { characters, supports } of this.sides) {
      const holders = [...characters, ...supports];
      const inPlay = [
        ...holders,
        ...holders.flatMap(({ upgrades, downgrades }) => [...upgrades, ...downgrades]),
      ];
      const place = inPlay.filter((each) => each.name === name).findIndex((each) => each.card === card);
      if (place >= 0) return place === 0 ? name : `${name} #${place + 1}`;
    }
    return name;
  }
}

/** Questions whose numbers are seats, areas or places. */
const NUMBERED: ReadonlySet<string> = new Set(['area', 'battlefield', 'detect', 'foe', 'player']);

function isAboutDice(topic: string): boolean {
  return !topic.startsWith('discard') && /\b(die|dice|modifiers?)\b|guardian|reroll|block/.test(topic);
}

function dieWords({ name, face }: DieView): string {
  return `${name} ${faceText(face)}`;
}

function faceAt(die: number, side: number): string {
  const face = facesOf(die)[side];
  return face ? faceText(face) : '?';
}

function sideIn(data: Json): number {
  return data !== null && typeof data === 'object' && 'side' in data ? Number(data.side) : -1;
}

function needed<T>(thing: T | undefined, says: string): T {
  if (thing === undefined) throw new Error(says);
  return thing;
}

/** "Death Trooper" of "Death Trooper A": tests about a choice between cards of other names. */
function withoutMark(name: string): string {
  return name.replace(/ [A-Z](?=$| to )/, '');
}
