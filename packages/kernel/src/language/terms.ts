/** What a game's cards are written with. */
export interface CardTerms {
  readonly word: { readonly do: string };
  readonly filter: object;
  readonly condition: object;
  /** Amounts that only this game counts. */
  readonly count: { readonly count: string };
  /** Things named by what is going on: "the engaged objective". */
  readonly ref: string;
  readonly stat: string;
  readonly permission: string;
  /** What an effect can last until the end of. */
  readonly until: string;
  /** The kinds of its happenings. */
  readonly kind: string;
  /** What a moment says besides `at`, `card` and `by`. */
  readonly moment: object;
}

/** All that a game's language is made of: what cards say, and what the rules know besides. */
export interface Terms extends CardTerms {
  /** One list: told, listened to, changed in flight. What an interrupt may change is not readonly. */
  readonly happening: { readonly kind: string };
  readonly state: unknown;
  /** What a context of this game holds besides. */
  readonly about: unknown;
  /** What this game keeps besides while an action lasts. */
  readonly besides: unknown;
}

export type Who = 'you' | 'opponent' | 'that player';

/**
 * `that`: what the moment is about. `it` and `them`: what this effect chose last. They are never the same name, as a
 * price may choose too.
 */
export type Ref = 'this' | 'host' | 'that' | 'it' | 'them';

/** The things that a word is about. */
export type Cards<L extends CardTerms> = Ref | L['ref'] | The | Picked<L>;

/** What an earlier selector of the same effect chose under a name. */
export interface The {
  readonly the: string;
}

export type Picked<L extends CardTerms> = Each<L> | Random<L> | Target<L> | One<L>;

export interface Each<L extends CardTerms> {
  readonly each: L['filter'];
}

export interface Random<L extends CardTerms> {
  readonly random: L['filter'];
  readonly n?: Amount<L>;
}

interface Choosing<L extends CardTerms> {
  readonly n?: Amount<L>;
  readonly upTo?: Amount<L>;
  /** What they must add up to. */
  readonly total?: Total<L>;
  /** A name for later: `{ the: … }`. */
  readonly as?: string;
}

/** Chosen when the ability is used: it can be seen, changed and forbidden. */
export interface Target<L extends CardTerms> extends Choosing<L> {
  readonly target: L['filter'];
}

/** Chosen while the effect resolves. */
export interface One<L extends CardTerms> extends Choosing<L> {
  readonly one: L['filter'];
  readonly by?: Who;
}

export interface Total<L extends CardTerms> {
  readonly stat: L['stat'];
  readonly atLeast?: Amount<L>;
  readonly atMost?: Amount<L>;
}

export type Amount<L extends CardTerms> =
  | number
  | 'X'
  | 'that many'
  | { readonly upTo: Amount<L> }
  | { readonly per: L['filter']; readonly times?: number; readonly most?: number }
  /** As many as were chosen, or are meant. */
  | { readonly many: Ref | L['ref'] | The }
  /** "2 if …, otherwise 1" */
  | { readonly n: Amount<L>; readonly if: L['condition']; readonly otherwise: Amount<L> }
  /** Of several: the sum. */
  | { readonly stat: L['stat']; readonly of: Ref | L['ref'] | The | Each<L> }
  | { readonly sum: readonly Amount<L>[] }
  | { readonly amount: Amount<L>; readonly times: number }
  | L['count'];

/** A number, a permission or an ability that holds while it holds. Never written into a stat. */
export type CardRule<L extends CardTerms> =
  /** `least`: it does not lower it any further. */
  | { readonly stat: L['stat']; readonly add: Amount<L>; readonly least?: number }
  | { readonly stat: L['stat']; readonly times: number }
  | { readonly stat: L['stat']; readonly set: Amount<L> }
  | { readonly stat: L['stat']; readonly noMore: true }
  /** `by` a filter: by what card ("by enemy events"), as the one whose rule it is sees it. */
  | { readonly cannot: L['permission']; readonly by?: 'enemies' | L['filter'] }
  | { readonly gains: Action<L> | Triggered<L> }
  | { readonly blank: true };

/** What a card does: a word, several in a row, or one of the ways to put effects together. */
export type Effect<L extends CardTerms> = L['word'] | Combined<L>;

export type Combined<L extends CardTerms> =
  | readonly Effect<L>[]
  | May<L>
  | OneOf<L>
  | When<L>
  | Pay<L>
  | First<L>
  | ForEach<L>
  | Times<L>
  | Unless<L>
  | Lasting<L>
  | Later<L>
  | Naming<L>
  | Cancel
  | Instead<L>;

export interface May<L extends CardTerms> {
  readonly may: Effect<L>;
  readonly by?: Who;
}
export interface OneOf<L extends CardTerms> {
  readonly oneOf: readonly Effect<L>[];
  readonly by?: Who;
  /** Also one that would do nothing, as long as another would do something. */
  readonly any?: true;
}
export interface When<L extends CardTerms> {
  readonly when: L['condition'];
  readonly then: Effect<L>;
  readonly otherwise?: Effect<L>;
}
/** A price: nothing at all where it cannot be paid or buys nothing; and what it buys only if it was paid. */
export interface Pay<L extends CardTerms> {
  readonly pay: Effect<L>;
  readonly to: Effect<L>;
  /** It may be paid even where it buys nothing. */
  readonly anyway?: true;
}
/** "… Then …": the first even where the second does nothing, the second only if the first happened. */
export interface First<L extends CardTerms> {
  readonly first: Effect<L>;
  readonly then: Effect<L>;
}
export interface ForEach<L extends CardTerms> {
  readonly each: Cards<L>;
  readonly do: Effect<L>;
}
export interface Times<L extends CardTerms> {
  readonly times: Amount<L>;
  readonly do: Effect<L>;
}
export interface Unless<L extends CardTerms> {
  readonly unless: Effect<L>;
  readonly by: Who;
  readonly do: Effect<L>;
}
export interface Lasting<L extends CardTerms> {
  readonly lasting: readonly CardRule<L>[];
  /** Absent: this card. */
  readonly on?: Cards<L>;
  readonly until: L['until'];
}
/** Something that happens once, later. */
export interface Later<L extends CardTerms> {
  readonly later: Moment<L>;
  readonly do: Effect<L>;
}
/** Choose a name of some kind; filters can ask for it afterwards. */
export interface Naming<L extends CardTerms> {
  readonly name: string;
  readonly do: Effect<L>;
}
export interface Cancel {
  readonly now: 'cancel';
}
export interface Instead<L extends CardTerms> {
  readonly instead: Effect<L>;
}

export type Moment<L extends CardTerms> = {
  readonly at: L['kind'];
  /** What it happens to. */
  readonly card?: Ref | L['filter'];
  readonly by?: 'you' | 'enemy';
  /** Heard once for all that happen at the same time ("after attackers are declared"): `that` is all of them. */
  readonly together?: true;
} & L['moment'];

/** What every ability that is used can say. */
interface Use<L extends CardTerms> {
  readonly price?: Effect<L>;
  readonly if?: L['condition'];
  readonly limit?: Limit<L>;
  /** Where the card must be; absent: in play. */
  readonly from?: string;
  /** Absent: who controls the card. */
  readonly who?: Who;
}

export interface Limit<L extends CardTerms> {
  readonly per: L['until'];
  readonly times?: Amount<L>;
  /** Absent: each copy counts for itself. */
  readonly of?: 'title' | 'player';
  /** "After the first …": whoever lets it pass has no second one. */
  readonly heard?: true;
}

export type Action<L extends CardTerms> = Use<L> & { readonly action: Effect<L> };
export type Interrupt<L extends CardTerms> = Use<L> & {
  readonly interrupt: Effect<L>;
  readonly at: Moment<L>;
  readonly forced?: true;
};
export type Reaction<L extends CardTerms> = Use<L> & {
  readonly reaction: Effect<L>;
  readonly at: Moment<L>;
  readonly forced?: true;
};
export type Triggered<L extends CardTerms> = Interrupt<L> | Reaction<L>;
/** Done at once whenever it is so. */
export interface AsSoonAs<L extends CardTerms> {
  readonly asSoonAs: L['condition'];
  readonly do: Effect<L>;
  /** Where the card must be; absent: in play. */
  readonly from?: string;
}
export interface Holds<L extends CardTerms> {
  readonly holds: readonly CardRule<L>[];
  /** Absent: this card. */
  readonly on?: Ref | L['ref'] | Each<L> | Who;
  readonly while?: L['condition'];
  /** Where the card must be; absent: in play. */
  readonly from?: string;
}

export type Ability<L extends CardTerms> = Action<L> | Triggered<L> | AsSoonAs<L> | Holds<L>;

export function isTriggered<L extends CardTerms>(ability: Ability<L>): ability is Triggered<L> {
  return 'interrupt' in ability || 'reaction' in ability;
}

/** What an ability does; one that only holds does nothing. */
export function effectOf<L extends CardTerms>(ability: Ability<L>): Effect<L> {
  if ('action' in ability) return ability.action;
  if ('interrupt' in ability) return ability.interrupt;
  if ('reaction' in ability) return ability.reaction;
  return 'asSoonAs' in ability ? ability.do : [];
}
