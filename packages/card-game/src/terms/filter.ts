import type { Amount, CardTerms } from '@holofoe/kernel';
import type { Affiliation, CardType, Icon, Keyword, Trait, Zone } from './traits.ts';
import type { Whose } from './whose.ts';

export type Role = 'participating' | 'attacking' | 'defending' | 'outside';

/** What stands on a card, or does not. */
export type TokenState =
  | 'ready'
  | 'exhausted'
  | 'damaged'
  | 'undamaged'
  | 'shielded'
  | 'unshielded'
  | 'committed'
  | 'uncommitted'
  | 'piloted'
  | 'unpiloted'
  | 'enhanced'
  | 'bare';

/** A number that a filter or a condition asks for. */
export interface BoundOf<L extends CardTerms> {
  readonly atLeast?: Amount<L>;
  readonly atMost?: Amount<L>;
}

/** Cards; where nothing else is said, units in play. All that is said must be so. */
export interface FilterOf<L extends CardTerms> {
  readonly whose?: Whose;
  /** `any`: whatever it is. Several: one of them. A mission in play is an objective too. */
  readonly type?: CardType | 'any' | readonly CardType[];
  /**
   * Absent: in play; of a card that a moment, a condition or `not` is about: wherever it is. An edge stack is whose side
   * it lies on. `looked at`: what an effect looks at just now. `out of play`: hand, decks and discard pile.
   */
  readonly in?: Zone | 'looked at' | 'out of play';
  /** Of a hand: it is to be laid in an edge stack. LCG-24: any card of the AI's pile will do, as its fate deck gives one. */
  readonly toLay?: true;
  /** Only the topmost so many of the pile that match the rest. */
  readonly top?: number;
  /** One of them. */
  readonly trait?: Trait | readonly Trait[];
  readonly affiliation?: Affiliation | readonly Affiliation[];
  readonly title?: string;
  /** What this effect chose before under that name. */
  readonly the?: string;
  /** It has the name, the trait or the type that was chosen. */
  readonly named?: true;
  readonly unique?: boolean;
  readonly keyword?: Keyword | 'protect' | 'edge' | 'pilot';
  readonly role?: Role;
  readonly state?: TokenState | readonly TokenState[];
  /** It can provide resources. */
  readonly resource?: true;
  /** It has such a combat icon now. */
  readonly icon?: Icon | `${Icon} edge`;
  readonly printedCost?: BoundOf<L>;
  readonly printedForce?: BoundOf<L>;
  /** Force icons as they are now. */
  readonly force?: BoundOf<L>;
  readonly damage?: BoundOf<L>;
  readonly focus?: BoundOf<L>;
  readonly captives?: BoundOf<L>;
  readonly enhancements?: BoundOf<L>;
  /** Shares the affiliation of its controller's affiliation card, or does not. */
  readonly faction?: 'in' | 'out';
  readonly shares?: {
    readonly what: 'trait' | 'affiliation' | 'title' | 'set' | 'controller';
    readonly with: 'this' | 'that' | 'it' | 'host';
  };
  /** What it enhances, or lies captured under. */
  readonly on?: FilterOf<L> | 'this' | 'that' | 'it' | 'host' | 'engaged objective';
  /** This card enhances it. */
  readonly host?: true;
  /** The one chosen last lies captured under it. */
  readonly holds?: 'it';
  /** The engaged objective is such a one; or it is engaged itself. */
  readonly engaged?: boolean;
  /** No engagement was declared against it this turn. */
  readonly notYetEngaged?: true;
  /** Of those that match the rest only the ones of the lowest or highest printed cost. */
  readonly only?: 'lowest cost' | 'highest cost';
  /** Not this card. */
  readonly other?: true;
  /** Not the one that the moment is about. */
  readonly another?: true;
  /** It is no such one; type and place are asked only where it says so. */
  readonly not?: FilterOf<L>;
  /** Or such a one, said in full. */
  readonly or?: FilterOf<L>;
}
