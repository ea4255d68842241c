import type { Cx, Engine, Flight } from '../../src/engine/engine.ts';
import type { AbilityInFlight } from '../../src/happenings/ability.ts';
import type { Ability, Amount, Cards, Effect } from '../../src/language/terms.ts';
import type { Thing } from '../../src/language/thing.ts';
import type { Seat } from '../../src/request.ts';
import type { CardType, Destination, ToyState } from './state.ts';

export type Icon = 'unit' | 'blast' | 'tactics';
export type How = 'destroyed' | 'sacrificed' | 'captured' | 'discarded' | 'returned';
export type Cause = 'icon' | 'effect' | 'price' | 'unopposed' | 'strike';
export type UsedAs = 'action' | 'interrupt' | 'reaction' | 'fate';

/** Cards; where nothing else is said, units in play. */
export interface Filter {
  readonly whose?: 'own' | 'enemy';
  readonly kind?: CardType | 'any';
  readonly or?: CardType;
  readonly trait?: string;
  readonly role?: 'participating' | 'outside' | 'attacker' | 'defender';
  readonly state?: 'ready' | 'focused' | 'damaged' | 'undamaged';
  readonly zone?: 'hand' | 'discard' | 'captured' | 'edge' | 'anywhere';
  /** In whose stack: a stack belongs to a side, its cards to their owners. */
  readonly stack?: 'own' | 'enemy';
  /** Not this card. */
  readonly other?: true;
  /** Not what it happens to. */
  readonly another?: true;
  /** It has the trait that was named. */
  readonly named?: true;
  readonly not?: Filter;
}

/** What cards of every hand share: who does it stands in `by`. */
export type Happening =
  | { readonly kind: 'turn begins' }
  | { readonly kind: 'phase begins'; readonly phase: string }
  | { readonly kind: 'phase ends'; readonly phase: string }
  /** A packet, after it was assigned and before Protect. */
  | ({ readonly kind: 'would be dealt' } & Packet)
  /** What is left of a packet behind Protect and shields; when it is over: what was placed. */
  | ({ readonly kind: 'damage'; readonly via?: 'protect' | undefined } & Packet)
  | { readonly kind: 'focus'; card: Thing; readonly cause: Cause; readonly source: Thing }
  | { readonly kind: 'unfocus'; card: Thing }
  | { readonly kind: 'heal'; n: number; card: Thing }
  | { readonly kind: 'shielded'; card: Thing }
  | { readonly kind: 'would leave'; card: Thing; readonly how: How }
  | { readonly kind: 'leaves'; card: Thing; readonly how: How; to: Destination }
  | { readonly kind: 'enters'; card: Thing }
  | { readonly kind: 'played'; card: Thing }
  | { readonly kind: 'draw'; n: number }
  | { readonly kind: 'discards'; card: Thing }
  | { readonly kind: 'declared'; card: Thing; readonly as: 'attacker' | 'defender' }
  | { readonly kind: 'engaged'; card: Thing }
  | { readonly kind: 'turns'; card: Thing }
  | { readonly kind: 'joins'; card: Thing }
  | { readonly kind: 'leaves engagement'; card: Thing }
  | { readonly kind: 'lays'; card: Thing }
  | { readonly kind: 'reveal' }
  | { readonly kind: 'fate'; card: Thing }
  | { readonly kind: 'edge'; n: number; readonly contested: boolean }
  /** Before: chosen to strike. Inside: focused, icons. After: it has resolved a strike. */
  | { readonly kind: 'strikes'; card: Thing; isOpen?: boolean }
  | { readonly kind: 'survived'; card: Thing }
  | { readonly kind: 'engagement ends' }
  | { readonly kind: 'control'; card: Thing; readonly to: Seat }
  | { readonly kind: 'becomes'; card: Thing; readonly type: CardType }
  | { readonly kind: 'spends'; n: number }
  | { readonly kind: 'lasts'; card?: Thing | undefined }
  | ToyAbility;

type ToyAbility = AbilityInFlight<Toy>;

export interface Packet {
  card: Thing;
  n: number;
  readonly cause: Cause;
  /** -1: no card. */
  readonly source: Thing;
  readonly unshielded?: boolean | undefined;
  readonly unprotected?: boolean | undefined;
}

export type HappeningOf<K extends Happening['kind']> = Extract<Happening, { readonly kind: K }> & Flight;

export type Condition =
  | { readonly is: 'undamaged' | 'fewer units' | 'piloted' | 'engagement' | 'participates' | 'you attack' }
  | { readonly is: 'fate shown' }
  | { readonly is: 'damaged by'; readonly n: number };

export type Stat =
  | 'capacity'
  | Icon
  | `${Icon} edge`
  | 'cost'
  | 'reserve'
  | 'dial'
  | 'destination'
  | 'force'
  | 'edge'
  | 'scores'
  /** 0 or 1, or how often: what a card allows. */
  | 'all edge'
  | 'no edge needed'
  | 'strikes from outside'
  | 'engagements'
  | 'fate times'
  | 'lays last'
  | 'lays from discard'
  | 'may go to hand'
  | 'soaks'
  /** 1: its damage is not shielded; 2: nor taken by Protect. */
  | 'pierces';

export interface Toy {
  readonly word: Word;
  readonly filter: Filter;
  readonly condition: Condition;
  readonly count:
    | { readonly count: 'all' }
    | {
        readonly count: 'printed';
        readonly stat: Icon | `${Icon} edge`;
        readonly of: 'it' | 'that' | 'pilot';
      };
  readonly ref: 'engaged objective' | 'pilot';
  readonly stat: Stat;
  readonly permission:
    | 'be targeted'
    | 'be damaged'
    | 'be focused'
    | 'trigger'
    | 'attack'
    | 'defend'
    | 'work'
    | 'be declared against';
  readonly until: 'strike' | 'edge battle' | 'engagement' | 'phase' | 'turn' | 'round' | 'next card';
  readonly kind: Happening['kind'];
  readonly happening: Happening;
  readonly moment: {
    readonly how?: How | readonly How[];
    readonly phase?: string;
    readonly use?: UsedAs;
    readonly during?: 'engagement';
    readonly targets?: number;
    readonly cause?: Cause;
    readonly via?: 'protect';
    readonly as?: 'attacker' | 'defender';
  };
  readonly state: ToyState;
  readonly about: undefined;
  readonly besides: undefined;
}

type N = Amount<Toy>;
type C = Cards<Toy>;

export type Word = TokenWord | CardWord | NowWord | EngagementWord | EdgeWord;

export type TokenWord =
  | {
      readonly do: 'damage';
      readonly n: N;
      readonly at: C;
      readonly unshielded?: true;
      readonly unprotected?: true;
      readonly price?: true;
    }
  | { readonly do: 'heal'; readonly n: N; readonly at: C }
  | { readonly do: 'shield'; readonly what: C }
  | { readonly do: 'focus'; readonly n: N; readonly on: C; readonly price?: true }
  | { readonly do: 'unfocus'; readonly on: C; readonly n: N }
  | { readonly do: 'move focus'; readonly n: N; readonly from: C; readonly to: C }
  | { readonly do: 'spend'; readonly resources: N };

export type CardWord =
  | { readonly do: 'draw'; readonly n: N }
  | { readonly do: 'discard'; readonly what: C }
  | { readonly do: 'leave'; readonly what: C; readonly how: How }
  | { readonly do: 'play this' }
  | { readonly do: 'put into play'; readonly what: C; readonly participating?: true }
  | { readonly do: 'take control'; readonly of: C }
  | { readonly do: 'become'; readonly what: C; readonly type: CardType }
  | { readonly do: 'bump'; readonly of: C };

/** What changes what is happening right now. */
export type NowWord =
  | { readonly do: 'prevent'; readonly n: N }
  | { readonly do: 'redirect'; readonly n: N; readonly to: C }
  | { readonly do: 'spread'; readonly n: N; readonly by: 'you' | 'opponent' }
  | { readonly do: 'go elsewhere'; readonly to: Destination }
  | { readonly do: 'do again' }
  | { readonly do: 'retarget' };

export type EngagementWord =
  | { readonly do: 'turn the engagement'; readonly to: C }
  | { readonly do: 'join engagement'; readonly who: C }
  | { readonly do: 'leave engagement'; readonly who: C }
  | { readonly do: 'end engagement' }
  | { readonly do: 'strike'; readonly who: C };

export type EdgeWord =
  | { readonly do: 'restart edge battle' }
  | { readonly do: 'edge icons'; readonly n: N }
  | { readonly do: 'swap stacks' }
  | { readonly do: 'throw out'; readonly what: C };

/** A card as it is printed. */
export interface Kind {
  readonly id: string;
  readonly type: CardType;
  /** Unique: one of a title, as unit or enhancement. */
  readonly title?: string;
  readonly cost: number;
  readonly capacity: number;
  readonly icons: { readonly [I in Icon]?: number };
  readonly edgeIcons?: { readonly [I in Icon]?: number };
  readonly traits: readonly string[];
  readonly force: number;
  readonly edge?: number;
  /** Of fates: lower first. */
  readonly priority?: number;
  /** Played for so much on a friendly Vehicle. */
  readonly pilot?: number;
  readonly enhance?: Filter | 'area';
  /** The trait whose bearers it protects. */
  readonly protect?: string;
  readonly scores?: number;
  readonly abilities: readonly Ability<Toy>[];
}

export type ToyGame = Engine<Toy>;
export type ToyCx = Cx<Toy>;
export type ToyEffect = Effect<Toy>;
export type ToyAbilityText = Ability<Toy>;

export const DESTINATIONS: readonly Destination[] = [
  'discard',
  'hand',
  'captured',
  'victory',
  'out of the game',
];
