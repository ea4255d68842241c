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
import { type Json, type Key, type Named, readKey, type Seat, type TurnOf } from '@holofoe/kernel';
import { type LiveTable, openTable } from '@holofoe/table';
import { AnyTestTable, type ChanceScript, readOrThrow, scripted } from '@holofoe/table/testing';
import type * as z from 'zod';
import { faceText } from '../src/cards/face.ts';
import { kindOf } from '../src/cards/number.ts';
import { operations } from '../src/definition.ts';
import { facesOf, kindOfDie } from '../src/rules/dice.ts';
import { FIRST_AREA, isAi, type Outcome } from '../src/state.ts';
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
  readonly chance?: ChanceScript;
  readonly seed?: number;
}

/** Opens a live table at a position. Unless `turn` says otherwise it is the AI's turn, and it has acted when this returns. */
export function operationsTable({ chance = {}, seed = 1, ...file }: Setup = {}): TestTable {
  const { state } = readOrThrow(readTable(file));
  const { value } = readOrThrow(tableSchema.parse(file));
  const { next, left } = comesUp(value.next);
  const config = configOfTable(state);
  const source = scripted(next, chance);
  return new TestTable(openTable(operations, { config, seed, start: state, chance: source }), left);
}

/** The same at the turn of the first player; hands that are not named are empty. */
export function playersTurn({ players = [{}], ...setup }: Setup = {}): TestTable {
  return operationsTable({
    turn: setup.first ?? 0,
    ...setup,
    players: players.map((player) => ({ hand: [], ...player })),
  });
}

export class TestTable extends AnyTestTable<View, Outcome> {
  readonly #left: () => readonly string[];

  constructor(live: LiveTable<View, Outcome>, left: () => readonly string[] = () => []) {
    super(live);
    this.#left = left;
  }

  /** What `next` named and did not come up: "next.rolls[1]". */
  get unused(): readonly string[] {
    return this.#left();
  }

  /** The table as the first seat sees it. */
  get view(): View {
    return this.live.view(0);
  }

  get asked(): Seat {
    return this.question.seat;
  }

  /** Players pass until the AI has had a turn, or somebody is asked something else. */
  aiTurn(): this {
    const turns = () => this.aiTurns;
    for (const before = turns(); turns() === before && !this.outcome && this.topic === 'action'; )
      this.choose(this.choices.includes('pass') ? 'pass' : 'done');
    return this;
  }

  private get aiTurns(): number {
    return this.live.events(0).filter(({ event }) => isTurnOfAi(operations.about(event).turn)).length;
  }

  /** The AI of the first area. */
  get ai(): AreaView {
    return this.area(1);
  }

  /** The AI of the area M-X. */
  area(x: number): AreaView {
    return needed(this.view.areas[x - 1], `There is no area M-${x}.`);
  }

  /** A player as their own seat sees it. */
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
    return this.dataOf(kind, to);
  }

  /** "Death Trooper" of "Death Trooper A": tests are about a choice between cards of other names. */
  protected override candidateInWords(key: Key): string {
    return operations.nameOf(key).replace(/ [A-Z](?=$| to )/, '');
  }

  /** Players as their own seats see them, then the AIs. */
  private get sides(): readonly SideView[] {
    return [...this.view.players.map(({ seat }) => this.player(seat)), ...this.view.areas];
  }

  protected override inWords(key: Key): string {
    return this.named(readKey(key));
  }

  private named(named: Named): string {
    switch (named.is) {
      case 'card':
        return this.nameOf(named.card);
      case 'die': {
        const { die, to } = named;
        return to === undefined ? this.die(die) : `${this.die(die)} to ${faceAt(die, to)}`;
      }
      case 'seat':
        return String(named.seat);
      case 'number':
        return String(named.number);
      case 'effect':
        return named.effect;
      case 'act':
        return `${named.act} ${this.named(named.on)}`;
      case 'word':
        return named.word;
      default:
        throw new Error(`Nothing here is chosen by ${named.is}.`);
    }
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

function dieWords({ name, face }: DieView): string {
  return `${name} ${faceText(face)}`;
}

function faceAt(die: number, side: number): string {
  const face = facesOf(die)[side];
  return face ? faceText(face) : '?';
}

function isTurnOfAi(turn: TurnOf | undefined): boolean {
  return turn !== undefined && turn.of !== 'nobody' && isAi(turn.of);
}

function needed<T>(thing: T | undefined, says: string): T {
  if (thing === undefined) throw new Error(says);
  return thing;
}
