import type { Game } from '../desk.ts';
import type { Key } from '../key.ts';
import type { SlotsOfWords } from '../language/fold.ts';
import type {
  Ability,
  Action,
  Amount,
  CardRule,
  Effect,
  Lasting,
  Moment,
  OneOf,
  Picked,
  Target,
  Terms,
  Triggered,
  Who,
} from '../language/terms.ts';
import type { Thing } from '../language/thing.ts';
import type { Choice, Reason } from '../reason.ts';
import type { Play, Seat, Source } from '../request.ts';
import type { Listener, Standing } from './standing.ts';

/** A game in progress whose cards are written in a language. All but the state lives for one action only. */
export interface Engine<L extends Terms> extends Game<L['state']> {
  readonly rules: Ruleset<L>;
  /** Who listens and which rules are in force: the part of the state that the kernel keeps. */
  readonly standing: Standing;
  /** What is happening now, the innermost last. */
  readonly flight: Live<L>[];
  /** Triggered, and waiting until the action is done (`queue`); what changes meanwhile does not matter. */
  readonly queue: Ready<L>[];
  /** What happened as the price of an ability, and is reacted to when that has resolved. */
  readonly held: Live<L>[];
  /** Stats that are being read, each with its thing, so that a circle ends. */
  readonly reading: (string | Thing)[];
  readonly besides: L['besides'];
  /** What is being done as soon as something is so: it changes something too, and must not set itself off again. */
  readonly doing: string[];
  /** Something of what stands may hold for a time only: most periods end without anything that does. */
  mayLast: boolean;
}

/** An ability that can be used, with its context. */
export interface Usable<L extends Terms> {
  readonly cx: Cx<L>;
  readonly ability: Action<L> | Triggered<L>;
  /** What limits and answers know it by. */
  readonly id: string;
}

/** An ability that hears what happens, with what it hears bound. */
export interface Ready<L extends Terms> extends Usable<L> {
  readonly ability: Triggered<L>;
  readonly listener: Listener;
  /** One; or all that happened together, where the moment says so. */
  readonly lives: readonly Live<L>[];
  /** Its card left by this very happening: it is asked all the same. */
  readonly hasLeft: boolean;
}

/** The context of an effect: whose it is, which card does it, and what is bound. Made by `contextOf` only. */
export interface Cx<L extends Terms> {
  readonly game: Engine<L>;
  readonly seat: Seat;
  /** `this`. */
  readonly card: Thing;
  /** The card whose text it is: another one where the ability was granted. */
  readonly says: Thing;
  readonly ability: number;
  /** `that`. */
  readonly that: readonly Thing[];
  /** What is happening: what an interrupt may change. */
  readonly now: Live<L> | undefined;
  /** What the game itself binds. */
  readonly about: L['about'] | undefined;
  it: readonly Thing[];
  /** "that many" */
  n: number;
  x: number;
  named: { readonly [name: string]: readonly Thing[] } | undefined;
  /** The name that was chosen. */
  name: string | undefined;
  /** Chosen when the ability was used. */
  targets: readonly Chosen<L>[];
  /** Which of several, where that had to be known before the targets were chosen. */
  options: readonly Decided<L>[];
  /** Choices that no happening of this effect has told of yet. They go nowhere else. */
  why: readonly Considered[] | undefined;
  /** How much of this effect was done, and how much of it was not, whatever interrupted it: "then", prices. */
  did: { done: number; missed: number };
}

/** Why the opponent chose something: told by what happens to it, or by the next happening where it is about no thing. */
export interface Considered {
  readonly reason: Reason;
  readonly about: Thing | undefined;
}

export interface Chosen<L extends Terms> {
  readonly slot: Target<L>;
  /** Who chose: what is legal is asked as theirs. */
  readonly by: Seat;
  things: readonly Thing[];
}

export interface Decided<L extends Terms> {
  readonly of: OneOf<L>;
  readonly option: Effect<L>;
}

/** A happening in flight. */
export type Live<L extends Terms> = L['happening'] & Flight;

export interface Flight {
  card?: Thing | undefined;
  by?: Seat | undefined;
  n?: number | undefined;
  /** Replaced is not cancelled: something else was done in its place. */
  off?: 'cancelled' | 'replaced' | undefined;
  why?: readonly Reason[] | undefined;
  /** Who has answered it. A packet that is changed takes this along, so that nobody answers it twice. */
  answered?: string[] | undefined;
  /** It is the price of an ability: reactions to it wait until that has resolved. */
  held?: true | undefined;
  /** The card as it was before it left: reactions are asked about this. */
  was?: unknown;
}

/** When things happen, in this game. */
export interface Timing<L extends Terms> {
  /** `stack`: a window after each happening, last in first out. `queue`: reactions wait until the action is done, first in first out. */
  readonly policy: 'stack' | 'queue';
  /** When printed targets are chosen. */
  readonly targets: 'before the price' | 'after the price';
  /** Whether "then" asks that the first part was done at all, or that nothing of it was missed. */
  readonly thenNeeds: 'at all' | 'fully';
  /** The active one first. */
  readonly seats: (game: Engine<L>) => readonly Seat[];
  /** Told when it begins, because other things happen inside it; all else is told when it is done, with its final numbers. */
  readonly tellsFirst: ReadonlySet<string>;
  /** After each change: what has no capacity left, what is attached to nothing, who has won. */
  readonly check: (game: Engine<L>) => Play;
  /** Kinds after which a check cannot find anything. */
  readonly harmless: ReadonlySet<string>;
  /** Who alone may see the card of it; undefined: all. */
  readonly secretTo?: (live: Live<L>) => readonly Seat[] | undefined;
  /** Of a game that tells in its own words; absent: the fields of the happening are told. */
  readonly tell?: (game: Engine<L>, live: Live<L>, rule: string | undefined) => void;
  /** What the same thing triggered, in the order in which it waits (`queue`); absent: as it came to listen. */
  readonly order?: (game: Engine<L>, triggered: readonly Ready<L>[]) => Play<readonly Ready<L>[]>;
}

/** How the opponent chooses where no person does. */
export interface Bot<L extends Terms> {
  readonly plays: (state: L['state'], seat: Seat) => boolean;
  /** One of several things that a word is about; undefined: rather none of them. */
  readonly pick: (
    cx: Cx<L>,
    asked: Asked<L>,
    from: readonly Thing[],
    worthOf: (thing: Thing) => number,
  ) => Choice<Thing> | undefined;
  readonly option: (
    cx: Cx<L>,
    options: readonly Effect<L>[],
    worthOf: (option: Effect<L>) => number,
    keyOf: (option: Effect<L>) => Key,
  ) => Choice<Effect<L>>;
  readonly wishes: (cx: Cx<L>, effect: Effect<L>, worth: number) => boolean;
  /** Whether it answers with an ability, its price and what it gives considered; absent: where it wishes for the effect. */
  readonly answers?: (ready: Ready<L>) => boolean;
  /** Which name it says; absent: the one that is worth most. */
  readonly names?: (cx: Cx<L>, kind: string, names: readonly string[]) => string;
  /** Who decides between what is wholly equal; absent: the first is taken. */
  readonly settles?: (cx: Cx<L>, seat: Seat, choice: Choice<Thing>) => Play<Choice<Thing>>;
}

/** What a question is about. */
export interface Asked<L extends Terms> {
  readonly seat: Seat;
  /** Absent where a rule that lasts is put on something. */
  readonly word: L['word'] | undefined;
  /** The word that does something to them, also where they are printed targets. */
  readonly does: L['word'] | undefined;
  readonly picked: Picked<L>;
  /** Fewer than this are not enough. */
  readonly isNeeded: boolean;
}

/** What a game gives the kernel. */
export interface Ruleset<L extends Terms> {
  readonly language: Language<L>;
  readonly timing: Timing<L>;
  readonly bot: Bot<L>;
  /** What a card says now, blank or not. */
  readonly abilitiesOf: (state: L['state'], card: Thing) => readonly Ability<L>[];
  readonly printed: (state: L['state'], stat: L['stat'], thing: Thing) => number;
  readonly things: (cx: Cx<L>, filter: L['filter']) => readonly Thing[];
  readonly test: (cx: Cx<L>, filter: L['filter'], thing: Thing, was?: unknown) => boolean;
  /** What a printed target can be; absent: all such things that may be targeted. */
  readonly targets?: (cx: Cx<L>, filter: L['filter']) => readonly Thing[];
  /** How many a filter means, where one thing may count for several; absent: as many as there are things. */
  readonly many?: (cx: Cx<L>, filter: L['filter']) => number;
  readonly ref: (cx: Cx<L>, ref: L['ref'] | 'host') => readonly Thing[];
  readonly holds: (cx: Cx<L>, condition: L['condition']) => boolean;
  readonly count: (cx: Cx<L>, count: L['count']) => number;
  /** What a moment says besides its kind, card and player. */
  readonly fits: (cx: Cx<L>, moment: Moment<L>, live: Live<L>) => boolean;
  /** What it happens to is still there: asked first, and again after somebody interrupted. */
  readonly isThere: (state: L['state'], live: Live<L>) => boolean;
  /** A happening that was replaced still counts as done: a price that was paid in another way. */
  readonly isPaid: (live: Live<L>) => boolean;
  /** The name of a period as it runs now, as they can be nested; undefined: it is not running, and nothing lasts until its end. */
  readonly scope: (cx: Cx<L>, until: L['until']) => string | undefined;
  readonly seatOf: (cx: Cx<L>, who: Who) => Seat;
  readonly controllerOf: (state: L['state'], thing: Thing) => Seat;
  readonly titleOf: (state: L['state'], card: Thing) => string;
  /** What can be named, by the kind of name. */
  readonly names: (cx: Cx<L>, kind: string) => readonly string[];
  readonly topicOf: (word: L['word'] | undefined, picked: Picked<L>) => string;
  readonly keyOf: (thing: Thing) => Key;
  /** What a question of an effect names as the one that asks. */
  readonly sourceOf: (cx: Cx<L>) => Source;
  /** What is happening could not be done without what a person "may" do now: nobody is asked. Absent: never. */
  readonly mustWish?: (cx: Cx<L>) => boolean;
  /** Whether what a seat's card says does nothing to a thing. Absent: it always may. */
  readonly spares?: (game: Engine<L>, thing: Thing, by: Seat, source: Thing) => boolean;
  /** What is told where rules are put on things that last; `now`: their amounts, where those are no fixed numbers. */
  readonly lasts?: (
    cx: Cx<L>,
    things: readonly Thing[],
    effect: Lasting<L>,
    now: readonly (number | undefined)[],
  ) => L['happening'];
}

/** What must hold too, with what was chosen before it bound. */
export type And<L extends Terms> = (cx: Cx<L>) => boolean;

/** An effect, read once: what it needs at every use is looked up at the first. */
export interface Reading<L extends Terms> {
  /** Would it change anything now, in a way after which `and` holds too? Binds nothing. */
  readonly can: (cx: Cx<L>, and?: And<L>) => boolean;
  /** Could all of it be done now, as a price must be? Binds nothing. */
  readonly canAll: (cx: Cx<L>, and?: And<L>) => boolean;
  readonly run: (cx: Cx<L>) => Play;
  /** Binds what would be chosen: look ahead with a copy. */
  readonly worth: (cx: Cx<L>) => number;
}

/** A person's answer to "you may": the effect, with what it is about; or nothing. */
export type Wish<L extends Terms> =
  | {
      readonly wish: Effect<L>;
      /** What happens otherwise, as the one says it whose effect it is. */
      readonly or?: Effect<L> | undefined;
      readonly now?: Live<L> | undefined;
    }
  | { readonly decline: true };

/** An amount, read once. */
export interface Counter<L extends Terms> {
  /** A number that stands there. */
  readonly isFixed: boolean;
  /** Somebody says how many, up to it. */
  readonly asks: boolean;
  readonly of: (cx: Cx<L>) => number;
}

/** A selector, read once. */
export interface Finder<L extends Terms> {
  /** Undefined: named by what is bound or going on. */
  readonly picked: Picked<L> | undefined;
  /** Whom it can mean: all candidates, or what was chosen when the ability was used and is still legal. */
  readonly among: (cx: Cx<L>) => readonly Thing[];
  /** Somebody, or chance, must choose among them. */
  readonly isOpen: (cx: Cx<L>) => boolean;
  /** How many of so many, at least and at most. */
  readonly wanted: (cx: Cx<L>, there: number) => readonly [number, number];
  readonly total: TotalOf<L> | undefined;
  /** The name that it gives to what it picks. */
  readonly as: string | undefined;
  /** How many it picks depends on the table. */
  readonly isCounted: boolean;
  /** Chance picks. */
  readonly isRandom: boolean;
  /** Another player chooses, and takes what is worth least. */
  readonly isAgainst: boolean;
}

export interface TargetFinder<L extends Terms> extends Finder<L> {
  readonly picked: Target<L>;
  /** The word that it stands in. */
  readonly word?: L['word'];
}

/** What must be chosen when an effect is used, in order: a printed target; which option, where options have targets; under a condition. */
export type Aim<L extends Terms> =
  | { readonly target: TargetFinder<L> }
  | { readonly of: OneOf<L>; readonly options: readonly (readonly Aim<L>[])[] }
  | {
      readonly when: L['condition'];
      readonly then: readonly Aim<L>[];
      readonly otherwise: readonly Aim<L>[];
    };

/** What things that are chosen must add up to. */
export interface TotalOf<L extends Terms> {
  readonly value: (cx: Cx<L>, thing: Thing) => number;
  readonly atLeast: ((cx: Cx<L>) => number) | undefined;
  readonly atMost: ((cx: Cx<L>) => number) | undefined;
}

export interface Language<L extends Terms> {
  readonly reading: (effect: Effect<L>) => Reading<L>;
  /** As its reading has it; binds nothing. */
  readonly can: (cx: Cx<L>, effect: Effect<L>) => boolean;
  readonly run: (cx: Cx<L>, effect: Effect<L>) => Play;
  /** As its reading has it; binds nothing. */
  readonly worth: (cx: Cx<L>, effect: Effect<L>) => number;
  readonly amount: (cx: Cx<L>, amount: Amount<L>) => number;
  readonly text: (effect: Effect<L>) => string;
  /** The slots of its words, for a fold of one's own. */
  readonly slotsOf: SlotsOfWords;
  /** The name of an option among others. */
  readonly keyOf: (option: Effect<L>, among: readonly Effect<L>[]) => Key;
  readonly ruleText: (rule: CardRule<L>) => string;
  readonly aimsIn: (effect: Effect<L>) => readonly Aim<L>[];
  /** What lasts or comes later in an ability, in order, behind the ability itself: what a pointer counts. */
  readonly nodesIn: (ability: Ability<L>) => readonly object[];
  readonly nodeOf: (ability: Ability<L> | undefined, node: object) => number;
}

export function openEngine<L extends Terms>(
  { state, desk }: Game<L['state']>,
  rules: Ruleset<L>,
  standing: Standing,
  besides: L['besides'],
): Engine<L> {
  return {
    state,
    desk,
    rules,
    standing,
    flight: [],
    queue: [],
    held: [],
    reading: [],
    doing: [],
    besides,
    mayLast: true,
  };
}

/** Nothing waits and nothing is under way, as it must be between two actions. */
export function isSettled<L extends Terms>({ flight, queue }: Engine<L>): boolean {
  return flight.length === 0 && queue.length === 0;
}
