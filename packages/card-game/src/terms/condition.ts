import type { Amount, CardTerms } from '@holofoe/kernel';
import type { BoundOf, FilterOf } from './filter.ts';
import type { Phase, Side } from './traits.ts';
import type { Whose } from './whose.ts';

export type ConditionOf<L extends CardTerms> =
  | { readonly is: 'balance'; readonly side: Side }
  | ({ readonly is: 'dial' } & BoundOf<L>)
  /** A card named by what is going on is such a one. */
  | {
      readonly is: 'such';
      readonly card: 'this' | 'host' | 'that' | 'it' | 'engaged objective' | 'dial';
      readonly as: FilterOf<L>;
    }
  /** There are so many; absent: at least one. */
  | ({ readonly is: 'there'; readonly are: FilterOf<L> } & BoundOf<L>)
  /** You have more such than your opponent, or fewer. */
  | { readonly is: 'more' | 'fewer'; readonly of: FilterOf<L> | 'cards in hand' }
  | { readonly is: 'engagement' }
  | { readonly is: 'you attack' }
  | { readonly is: 'you have the edge' }
  | { readonly is: 'alone'; readonly card: 'this' | 'that' | 'host' }
  /** A fate or the like was shown in your stack this engagement. */
  | { readonly is: 'shown'; readonly what: FilterOf<L> }
  | { readonly is: 'turn'; readonly whose: Whose }
  | { readonly is: 'phase'; readonly phase: Phase }
  /** No more than so many of the kind were played by you yet this turn or phase; absent: none. */
  | {
      readonly is: 'none played';
      readonly what: FilterOf<L>;
      readonly per: 'turn' | 'phase';
      readonly atMost?: Amount<L>;
    }
  /** No engagement was declared against it this turn; absent: none at all. */
  | { readonly is: 'not engaged'; readonly card?: 'this' | 'host' }
  /** This turn no other engagement was declared against such an objective. */
  | { readonly is: 'first engagement'; readonly against: FilterOf<L> }
  /** With what cards make of the number. */
  | ({ readonly is: 'cards in hand'; readonly of: 'you' | 'opponent' } & BoundOf<L>)
  | ({ readonly is: 'amount'; readonly of: Amount<L> } & BoundOf<L>)
  | { readonly is: 'won by'; readonly margin: number }
  | { readonly is: 'both'; readonly of: readonly ConditionOf<L>[] }
  | { readonly is: 'either'; readonly of: readonly ConditionOf<L>[] }
  | { readonly is: 'not'; readonly what: ConditionOf<L> };
