import type { Affiliation, CardType, Icon, Keyword, Side, Trait } from './traits.ts';
import type { Ability, Filter } from './words.ts';

/** Combat icons of a unit: always usable, or only with the edge. */
export interface Icons {
  readonly normal: Readonly<Record<Icon, number>>;
  readonly edge: Readonly<Record<Icon, number>>;
}

/** Whom a card with Protect takes damage for: bearers of a trait, or what a filter says. */
export type Protected = Trait | Filter;

/** A card as it is printed. All of one shape: they are read all the time. */
export interface Kind {
  /** "001-2": its objective set and its place there. */
  readonly id: string;
  /** The number of its objective set; 0 for affiliation cards. */
  readonly set: number;
  readonly position: number;
  readonly title: string;
  readonly side: Side;
  readonly affiliation: Affiliation;
  readonly type: CardType;
  readonly unique: boolean;
  readonly cost: number;
  readonly force: number;
  /** Infinity for what has none. */
  readonly capacity: number;
  readonly resources: number;
  /** What alone its resources pay for; undefined: whatever it is. */
  readonly paysFor: Filter | undefined;
  /** Resources of this affiliation do not pay for it. */
  readonly notPaidBy: Affiliation | undefined;
  readonly icons: Icons;
  readonly traits: readonly Trait[];
  readonly keywords: readonly Keyword[];
  readonly edge: number;
  readonly protect: readonly Protected[];
  /** What it costs as a pilot, and whom it may go on; undefined: it is none. */
  readonly pilot: Pilot | undefined;
  /** Of a fate: the lower, the earlier. */
  readonly priority: number;
  /** Where an enhancement may be attached; undefined: it is none. */
  readonly enhances: Filter | 'play area' | 'dial' | undefined;
  /** A card can have only one enhancement of this title. */
  readonly onePerHost: boolean;
  readonly abilities: readonly Ability[];
  /** What only holds while it is a pilot. */
  readonly asPilot: readonly Ability[];
  /** Of an affiliation card. */
  readonly reserve: number;
  /** What its sources leave open, and how it is read here. */
  readonly unsure: string | undefined;
}

export interface Pilot {
  readonly cost: number;
  readonly on: Filter;
  /** It does not count to the one pilot of a unit. */
  readonly uncounted: boolean;
  /** It has the keyword; older cards say in a sentence of their own that they may be attached. */
  readonly keyword: boolean;
}

/** An objective and the five command cards that come with it. */
export interface ObjectiveSet {
  readonly no: number;
  readonly title: string;
  readonly side: Side;
  readonly affiliation: Affiliation;
  /** The affiliation card that a deck with it must have. */
  readonly lock: Affiliation | undefined;
  /** How many copies a deck may have. */
  readonly most: 1 | 2;
  /** The objective first. */
  readonly cards: readonly Kind[];
}
