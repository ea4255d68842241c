import type { Ability, Amount, Cards, Effect } from '../../src/language/terms.ts';

/** Cards, or players; where nothing else is said, units in play. */
export interface Filter {
  readonly whose?: 'own' | 'enemy';
  readonly kind?: Kind | readonly Kind[];
  readonly trait?: string | readonly string[];
  readonly affiliation?: string;
  readonly title?: string;
  /** It has the name that was named. */
  readonly named?: true;
  /** A copy of what was chosen under a name. */
  readonly copyOf?: string;
  readonly cost?: { readonly atMost: number };
  readonly state?: 'ready' | 'focused' | 'damaged' | 'shielded' | 'committed';
  readonly role?: 'participating' | 'attacking' | 'defending';
  readonly zone?: 'hand' | 'discard' | 'captured' | 'edge stack' | 'looked at';
  readonly here?: true;
  readonly this?: true;
  readonly not?: Filter;
  readonly or?: Filter;
}

type Kind = 'unit' | 'objective' | 'enhancement' | 'event' | 'fate' | 'player' | 'any';

type N = Amount<CardGame>;
type C = Cards<CardGame>;

export type Word =
  | { readonly do: 'damage' | 'heal'; readonly n: N; readonly at: C }
  | {
      readonly do: 'focus' | 'unfocus' | 'shield';
      readonly n: N;
      readonly on: C;
      readonly evenShielded?: true;
    }
  | { readonly do: 'move shield'; readonly from: C; readonly to: C }
  | { readonly do: 'prevent'; readonly n: N }
  | { readonly do: 'draw'; readonly n: N; readonly who: C }
  | { readonly do: 'discard' | 'destroy' | 'rescue' | 'return' | 'capture'; readonly what: C }
  | { readonly do: 'put into play' | 'play'; readonly what: C; readonly as?: 'participating' }
  | {
      readonly do: 'look';
      readonly at: 'deck' | 'objective deck';
      readonly of: C;
      readonly top: N;
      readonly openly?: true;
    }
  | { readonly do: 'put back'; readonly to: 'top' | 'bottom'; readonly what: C }
  | { readonly do: 'plant'; readonly what: C; readonly at: C }
  | { readonly do: 'commit' | 'uncommit'; readonly who: C }
  | { readonly do: 'dial'; readonly by: number; readonly least: number };

type Icon = 'unit' | 'blast' | 'tactics';

/** As much of the Card Game as the abilities of the sample need, after the vocabulary that was counted for all of it. */
export interface CardGame {
  readonly word: Word;
  readonly filter: Filter;
  readonly condition:
    | { readonly is: 'engagement' | 'your turn' | 'fewer units' | 'light has the Balance' }
    | { readonly is: 'in play'; readonly what: Filter; readonly atLeast: number }
    | { readonly is: 'matches'; readonly what: Filter }
    | { readonly is: 'has icon'; readonly icon: Icon; readonly what: Filter }
    | { readonly is: 'first played'; readonly what: Filter; readonly per: 'turn' };
  readonly count: { readonly count: 'printed icons'; readonly icon: Icon; readonly of: 'pilot' };
  readonly ref: 'pilot' | 'opponent' | 'each player';
  readonly stat:
    | Icon
    | 'cost'
    | 'pilot cost'
    | 'edge'
    | 'reserve'
    | 'force icons'
    | 'elite'
    | 'targeted strike';
  readonly permission: 'attack' | 'be targeted' | 'trigger';
  readonly until: 'strike' | 'engagement' | 'phase' | 'turn';
  readonly kind:
    | 'refreshed'
    | 'readied'
    | 'captured'
    | 'damage'
    | 'would be dealt'
    | 'leaves'
    | 'enters'
    | 'declared'
    | 'focused to strike'
    | 'struggle begins'
    | 'struggle won'
    | 'phase ends';
  readonly moment: {
    readonly how?: 'destroyed';
    readonly as?: 'attacker';
    readonly during?: 'engagement';
    readonly phase?: 'conflict';
  };
  readonly happening: { readonly kind: string };
  readonly state: unknown;
  readonly about: undefined;
  readonly besides: undefined;
}

export type Said = Ability<CardGame>;
export type Doing = Effect<CardGame>;
