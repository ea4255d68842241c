import { DESTINATIONS, type Destination } from './happening.ts';
import type { Icons, Kind, ObjectiveSet, Pilot, Protected } from './kind.ts';
import type { Affiliation, CardType, Icon, Keyword, Side, Trait } from './traits.ts';
import type { Ability, Cards, Condition, Effect, Filter, Moment, Rule, Until } from './words.ts';

/** What a card's literal says; the rest follows from its type and its set. */
export interface Printed {
  readonly unique?: true;
  readonly cost?: number;
  readonly force?: number;
  readonly capacity?: number;
  readonly resources?: number;
  readonly paysFor?: Filter;
  readonly notPaidBy?: Affiliation;
  /** A letter an icon: U, B, T are always usable, u, b, t only with the edge. "UUBb" */
  readonly icons?: string;
  readonly traits?: readonly Trait[];
  readonly keywords?: readonly Keyword[];
  readonly edge?: number;
  readonly protect?: readonly Protected[];
  /** A number: the keyword, on a Vehicle of one's own. */
  readonly pilot?:
    | number
    | { readonly cost: number; readonly on: Filter; readonly uncounted?: true; readonly keyword?: true };
  readonly onePerHost?: true;
  readonly asPilot?: readonly Ability[];
  /** Where it differs from the set's. */
  readonly affiliation?: Affiliation;
  readonly unsure?: string;
}

/** A card before it has its place in a set. */
export type Draft = (place: Place) => Kind;

interface Place {
  readonly set: number;
  readonly position: number;
  readonly side: Side;
  readonly affiliation: Affiliation;
}

type Rest = Partial<Pick<Kind, 'enhances' | 'priority' | 'reserve'>>;

function draft(
  type: CardType,
  title: string,
  printed: Printed,
  abilities: readonly Ability[],
  rest: Rest = {},
): Draft {
  return ({ set, position, side, affiliation }) => ({
    id: `${String(set).padStart(3, '0')}-${position}`,
    set,
    position,
    title,
    side,
    affiliation: printed.affiliation ?? affiliation,
    type,
    unique: printed.unique ?? false,
    cost: printed.cost ?? 0,
    force: printed.force ?? 0,
    capacity: printed.capacity ?? Number.POSITIVE_INFINITY,
    resources: printed.resources ?? 0,
    paysFor: printed.paysFor,
    notPaidBy: printed.notPaidBy,
    icons: iconsOf(printed.icons ?? ''),
    traits: printed.traits ?? [],
    keywords: printed.keywords ?? [],
    edge: printed.edge ?? 0,
    protect: printed.protect ?? [],
    pilot: pilotOf(printed),
    onePerHost: printed.onePerHost ?? false,
    priority: rest.priority ?? 0,
    enhances: rest.enhances,
    abilities,
    asPilot: printed.asPilot ?? [],
    reserve: rest.reserve ?? 0,
    unsure: printed.unsure,
  });
}

function pilotOf({ pilot }: Printed): Pilot | undefined {
  if (pilot === undefined) return undefined;
  if (typeof pilot === 'number')
    return { cost: pilot, on: { whose: 'own', trait: 'Vehicle' }, uncounted: false, keyword: true };
  const { cost, on, uncounted = false, keyword = !uncounted } = pilot;
  return { cost, on, uncounted, keyword };
}

const LETTERS: Readonly<Record<string, Icon>> = { U: 'unit', B: 'blast', T: 'tactics' };

function iconsOf(letters: string): Icons {
  const normal = { unit: 0, blast: 0, tactics: 0 };
  const edge = { unit: 0, blast: 0, tactics: 0 };
  for (const letter of letters) {
    const icon = LETTERS[letter.toUpperCase()];
    if (!icon) throw new Error(`"${letter}" is no combat icon.`);
    (letter === letter.toUpperCase() ? normal : edge)[icon]++;
  }
  return { normal, edge };
}

export function objective(title: string, printed: Printed, ...abilities: readonly Ability[]): Draft {
  return draft('objective', title, printed, abilities);
}

export function unit(title: string, printed: Printed, ...abilities: readonly Ability[]): Draft {
  return draft('unit', title, printed, abilities);
}

export function mission(title: string, printed: Printed, ...abilities: readonly Ability[]): Draft {
  return draft('mission', title, printed, abilities);
}

export function enhancement(
  title: string,
  enhances: Filter | 'play area' | 'dial',
  printed: Printed,
  ...abilities: readonly Ability[]
): Draft {
  return draft('enhancement', title, printed, abilities, { enhances });
}

/** An event is played from the hand for its cost, and for what else it asks. */
export function event(
  title: string,
  printed: Printed,
  ability: Exclude<Ability, { readonly holds: unknown } | { readonly asSoonAs: unknown }>,
  ...others: readonly Ability[]
): Draft {
  const price: Effect = ability.price === undefined ? PLAYED : [PLAYED, ability.price];
  return draft('event', title, printed, [{ ...ability, price, from: 'hand' }, ...others]);
}

const PLAYED: Effect = { do: 'play', what: 'this' };

/** Light fates have odd priorities; the dark one of the same title has the even number behind it, or its own. */
export function fate(
  title: string,
  priority: number | Readonly<Record<Side, number>>,
  printed: Printed,
  effect: Effect,
): Draft {
  return (place) =>
    draft('fate', title, printed, [{ action: effect, from: 'edge stack' }], {
      priority: typeof priority === 'number' ? priorityOf(priority, place) : priority[place.side],
    })(place);
}

function priorityOf(priority: number, { side }: Place): number {
  return side === 'dark' && priority % 2 === 1 ? priority + 1 : priority;
}

/** Always in play; it provides a resource and says how many cards its player draws up to. */
export function affiliationCard(
  position: number,
  title: string,
  side: Side,
  affiliation: Affiliation,
  { resources = 1, reserve = 6 }: { readonly resources?: number; readonly reserve?: number } = {},
  ...abilities: readonly Ability[]
): Kind {
  const kind = draft('affiliation', title, { resources }, abilities, { reserve });
  const id = `aff-${title.toLowerCase().replaceAll(' ', '-')}`;
  return { ...kind({ set: 0, position, side, affiliation }), id };
}

interface SetFacts {
  readonly side: Side;
  readonly affiliation: Affiliation;
  readonly lock?: Affiliation;
  readonly most?: 1;
}

/** An objective set: the objective first, then its five cards in their order. */
export function objectiveSet(no: number, facts: SetFacts, ...cards: readonly Draft[]): ObjectiveSet {
  const { side, affiliation, lock, most } = facts;
  const kinds = cards.map((card, i) => card({ set: no, position: i + 1, side, affiliation }));
  const [first] = kinds;
  if (kinds.length !== 6 || first?.type !== 'objective')
    throw new Error(`Set ${no} is no objective with five cards.`);
  return { no, title: first.title, side, affiliation, lock, most: most ?? 2, cards: kinds };
}

// What abilities are made of, in the order in which a player would say it.

type UseOf<A> = Omit<A, 'action' | 'reaction' | 'interrupt' | 'at'>;
type ActionOf = Extract<Ability, { readonly action: unknown }>;
type ReactionOf = Extract<Ability, { readonly reaction: unknown }>;
type InterruptOf = Extract<Ability, { readonly interrupt: unknown }>;

export function action(effect: Effect, use: UseOf<ActionOf> = {}): ActionOf {
  return { ...use, action: effect };
}

export function reaction(at: Moment, effect: Effect, use: UseOf<ReactionOf> = {}): ReactionOf {
  return { ...use, reaction: effect, at };
}

export function interrupt(at: Moment, effect: Effect, use: UseOf<InterruptOf> = {}): InterruptOf {
  return { ...use, interrupt: effect, at };
}

export const goesTo = (to: Destination): Rule => ({ stat: 'destination', set: DESTINATIONS.indexOf(to) });

export const may = (effect: Effect): Effect => ({ may: effect });
export const oneOf = (...options: readonly Effect[]): Effect => ({ oneOf: options });
export const when = (condition: Condition, then: Effect, otherwise?: Effect): Effect =>
  otherwise === undefined ? { when: condition, then } : { when: condition, then, otherwise };
/** "… Then …": the second only if the first was done in full. */
export const andThen = (first: Effect, then: Effect): Effect => ({ first, then });

/** The same for each of them: there it is `it`. */
export const forEach = (each: Cards, effect: Effect): Effect => ({ each, do: effect });
/** Rules that hold for a time; absent: on this card. */
export const lasting = (until: Until, rules: readonly Rule[], on?: Cards): Effect =>
  on === undefined ? { lasting: rules, until } : { lasting: rules, on, until };
export const both = (...of: readonly Condition[]): Condition => ({ is: 'both', of });

/** "Limit once per turn": each copy for itself. */
export const once = (per: Until) => ({ per });
/** "After the first … this turn": who lets that one pass has none. */
export const theFirst = (per: Until) => ({ per, heard: true }) as const;
/** "Limit 1 per turn": for all cards of the title of a player. */
export const onceByTitle = (per: Until) => ({ per, of: 'title' }) as const;

export const ALL = { count: 'all' } as const;
