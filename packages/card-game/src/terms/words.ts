import type {
  AbilityInFlight,
  Ability as AnyAbility,
  Amount as AnyAmount,
  Cards as AnyCards,
  Effect as AnyEffect,
  Moment as AnyMoment,
  CardRule as AnyRule,
  Cx,
  Engine,
  Flight,
  Seat,
  Thing,
} from '@holofoe/kernel';
import type { State } from '../state.ts';
import type { Affiliation, CardType, Icon, Keyword, Phase, Side, Trait, Zone } from './traits.ts';

export type { Phase, Zone } from './traits.ts';

/** What an action of the game has besides its state. */
export interface Besides {
  /** An `Ai` of the rules, which cards know nothing of; absent: only persons play. */
  readonly ai: object | undefined;
}

/** Seen from the one whose card it is. */
export type Whose = 'own' | 'enemy';

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
export interface Bound {
  readonly atLeast?: Amount;
  readonly atMost?: Amount;
}

/** Cards; where nothing else is said, units in play. All that is said must be so. */
export interface Filter {
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
  readonly printedCost?: Bound;
  readonly printedForce?: Bound;
  /** Force icons as they are now. */
  readonly force?: Bound;
  readonly damage?: Bound;
  readonly focus?: Bound;
  readonly captives?: Bound;
  readonly enhancements?: Bound;
  /** Shares the affiliation of its controller's affiliation card, or does not. */
  readonly faction?: 'in' | 'out';
  readonly shares?: {
    readonly what: 'trait' | 'affiliation' | 'title' | 'set' | 'controller';
    readonly with: 'this' | 'that' | 'it' | 'host';
  };
  /** What it enhances, or lies captured under. */
  readonly on?: Filter | 'this' | 'that' | 'it' | 'host' | 'engaged objective';
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
  readonly not?: Filter;
  /** Or such a one, said in full. */
  readonly or?: Filter;
}

/** How a card leaves play. */
export type How = 'destroyed' | 'sacrificed' | 'captured' | 'discarded' | 'returned' | 'tucked' | 'removed';

/** Where a card goes. The stat `destination` counts them; 0 is no destination of its own. */
export const DESTINATIONS = [
  'discard',
  'hand',
  'top of deck',
  'bottom of deck',
  'shuffled into deck',
  'captured',
  'victory pile',
  'out of the game',
] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** What places a token. `committed`: the second token of a strike, which is the same focusing. */
export type Cause =
  | 'icon'
  | 'effect'
  | 'price'
  | 'unopposed'
  | 'strike'
  | 'committed'
  | 'balance'
  | 'resources';

/** Damage on its way to a card. */
export interface Packet {
  card: Thing;
  n: number;
  readonly cause: Cause;
  /** -1: no card. */
  readonly source: Thing;
  readonly unshielded?: boolean | undefined;
  readonly unprotected?: boolean | undefined;
}

/** All that can happen: told, listened to, changed in flight. Who does it stands in `by`. */
export type Happening =
  | { readonly kind: 'turn begins' }
  | { readonly kind: 'turn ends' }
  | { readonly kind: 'phase begins'; readonly phase: Phase }
  | { readonly kind: 'phase ends'; readonly phase: Phase }
  /** Focus and shields are gone, objectives are revealed. */
  | { readonly kind: 'refreshed' }
  // Tokens
  /** After it was assigned, before Protect. */
  | ({ readonly kind: 'would be dealt' } & Packet)
  /** Before: what is left behind Protect and shields. After: what was placed. */
  | ({ readonly kind: 'damage'; readonly via?: 'protect' | undefined } & Packet)
  | { readonly kind: 'heal'; card: Thing; n: number }
  /** Moved damage is not dealt. */
  | { readonly kind: 'moves damage'; card: Thing; readonly from: Thing; n: number }
  /** One token. */
  /** `more`: tokens that are part of it, and placed with it. */
  | {
      readonly kind: 'focus';
      card: Thing;
      readonly cause: Cause;
      readonly source: Thing;
      readonly more?: number;
    }
  | { readonly kind: 'unfocus'; card: Thing; readonly source: Thing }
  | { readonly kind: 'shield'; card: Thing }
  /** `against`: what it stopped; in the refresh phase all go. */
  | {
      readonly kind: 'unshield';
      card: Thing;
      readonly against?: 'damage' | 'focus' | 'refresh' | undefined;
    }
  // Cards
  | { readonly kind: 'draw'; n: number }
  | {
      readonly kind: 'discards';
      card: Thing;
      readonly from: 'hand' | 'deck' | 'captured' | 'edge stack';
    }
  /** Shown to all. */
  | { readonly kind: 'reveals'; card: Thing }
  /** From a pile to another one. */
  | { readonly kind: 'moves'; card: Thing; readonly to: Destination; readonly open: boolean }
  | { readonly kind: 'looks'; readonly at: 'hand' | 'deck' | 'objective deck'; readonly of: Seat; n: number }
  /** `hidden`: one that the Dark Side alone knows. */
  | {
      readonly kind: 'moves captive';
      card: Thing;
      readonly to: Thing;
      readonly hidden?: true | undefined;
    }
  /** Face down on a card that keeps it. */
  | { readonly kind: 'keeps'; card: Thing; readonly at: Thing }
  | { readonly kind: 'played'; card: Thing }
  | { readonly kind: 'enters'; card: Thing; readonly how: 'played' | 'put' | 'revealed' }
  | { readonly kind: 'would leave'; card: Thing; readonly how: How }
  /** `at`: under which card it will lie, where it is captured. */
  | { readonly kind: 'leaves'; card: Thing; readonly how: How; to: Destination; at?: Thing | undefined }
  | { readonly kind: 'captured'; card: Thing; readonly at: Thing; readonly from: 'play' | 'hand' | 'deck' }
  | { readonly kind: 'rescued'; card: Thing }
  | { readonly kind: 'attached'; card: Thing; readonly to: Thing }
  | { readonly kind: 'control'; card: Thing; readonly to: Seat }
  | { readonly kind: 'becomes'; card: Thing; readonly type: 'unit' | 'enhancement' }
  | { readonly kind: 'generates'; card: Thing; n: number }
  | { readonly kind: 'completed'; card: Thing }
  // The engagement
  | { readonly kind: 'declared'; card: Thing; readonly as: 'attacker' | 'defender' }
  /** Against it an engagement was declared; or it was turned to it. */
  | { readonly kind: 'engaged'; card: Thing; readonly how: 'declared' | 'turned' }
  | { readonly kind: 'joins'; card: Thing }
  | { readonly kind: 'leaves engagement'; card: Thing }
  /** Without a card where nobody knows it. `open`: face up. */
  | { readonly kind: 'lays'; readonly card?: Thing; readonly open: boolean }
  | { readonly kind: 'reveals stacks' }
  | { readonly kind: 'fate'; card: Thing }
  /** `by` has won it, `n` is by how much. */
  | { readonly kind: 'edge'; n: number; readonly contested: boolean; readonly attacking: boolean }
  /** Before: chosen to strike. Inside: it is focused (cause `strike`), icons resolve. After: it has resolved a strike. */
  | { readonly kind: 'strikes'; card: Thing; isOpen?: boolean; noIcons?: boolean }
  | { readonly kind: 'icons'; card: Thing; readonly icon: Icon; n: number }
  | {
      readonly kind: 'survived';
      card: Thing;
      readonly as: 'attacker' | 'defender';
      readonly unopposed: boolean;
    }
  | { readonly kind: 'engagement ends' }
  // The Force and the dial
  | { readonly kind: 'commits'; card: Thing }
  | { readonly kind: 'uncommits'; card: Thing }
  /** `extra`: Force icons that are added, by seat. */
  | { readonly kind: 'struggle begins'; readonly extra: [number, number] }
  /** `by` has won it, `n` is by how much. */
  | { readonly kind: 'struggle'; n: number }
  | { readonly kind: 'balance'; readonly to: Side }
  | { readonly kind: 'dial'; n: number }
  /** `says`: on whom and what, until when, in the words of the card. */
  | {
      readonly kind: 'lasts';
      card?: Thing | undefined;
      readonly cards?: readonly Thing[] | undefined;
      readonly says?: string | undefined;
    }
  | AbilityInFlight<CardGame>;

export type HappeningOf<K extends Happening['kind']> = Extract<Happening, { readonly kind: K }> & Flight;

/** What a moment says besides what happens, to whom and by whom. */
export interface MomentFields {
  readonly how?: How | readonly How[] | 'played' | 'put' | 'revealed' | 'declared' | 'turned';
  readonly phase?: Phase;
  readonly as?: 'attacker' | 'defender';
  readonly cause?: Cause | readonly Cause[];
  readonly via?: 'protect';
  readonly during?: 'engagement' | 'strike' | Phase;
  /** Whose turn it is. */
  readonly turn?: Whose;
  /** Where it comes from: the card that deals, focuses, captures. */
  readonly source?: Filter | 'this' | 'host';
  readonly from?: 'play' | 'hand' | 'deck' | 'captured' | 'edge stack';
  /** What it happens at: the objective of a capture, the host of an enhancement. */
  readonly where?: Filter | 'this' | 'host';
  readonly unopposed?: true;
  readonly contested?: true;
  /** Won by at least so much. */
  readonly margin?: number;
  readonly attacking?: true;
  readonly icon?: Icon;
  /** How the ability is used. */
  readonly use?: 'action' | 'interrupt' | 'reaction' | 'fate' | 'event';
  /** It has exactly so many targets; or the target is such a one. */
  readonly targets?: number;
  readonly target?: Filter | 'this' | 'host';
  /** Of an ability: this is not what it does. */
  readonly doesNot?: Word['do'];
}

export type Condition =
  | { readonly is: 'balance'; readonly side: Side }
  | ({ readonly is: 'dial' } & Bound)
  /** A card named by what is going on is such a one. */
  | {
      readonly is: 'such';
      readonly card: 'this' | 'host' | 'that' | 'it' | 'engaged objective' | 'dial';
      readonly as: Filter;
    }
  /** There are so many; absent: at least one. */
  | ({ readonly is: 'there'; readonly are: Filter } & Bound)
  /** You have more such than your opponent, or fewer. */
  | { readonly is: 'more' | 'fewer'; readonly of: Filter | 'cards in hand' }
  | { readonly is: 'engagement' }
  | { readonly is: 'you attack' }
  | { readonly is: 'you have the edge' }
  | { readonly is: 'alone'; readonly card: 'this' | 'that' | 'host' }
  /** A fate or the like was shown in your stack this engagement. */
  | { readonly is: 'shown'; readonly what: Filter }
  | { readonly is: 'turn'; readonly whose: Whose }
  | { readonly is: 'phase'; readonly phase: Phase }
  /** No more than so many of the kind were played by you yet this turn or phase; absent: none. */
  | {
      readonly is: 'none played';
      readonly what: Filter;
      readonly per: 'turn' | 'phase';
      readonly atMost?: Amount;
    }
  /** No engagement was declared against it this turn; absent: none at all. */
  | { readonly is: 'not engaged'; readonly card?: 'this' | 'host' }
  /** This turn no other engagement was declared against such an objective. */
  | { readonly is: 'first engagement'; readonly against: Filter }
  /** With what cards make of the number. */
  | ({ readonly is: 'cards in hand'; readonly of: 'you' | 'opponent' } & Bound)
  | ({ readonly is: 'amount'; readonly of: Amount } & Bound)
  | { readonly is: 'won by'; readonly margin: number }
  | { readonly is: 'both'; readonly of: readonly Condition[] }
  | { readonly is: 'either'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly what: Condition };

/** A card whose numbers are counted; `the`: what was chosen under that name, as it was then. */
export type Counted =
  | 'it'
  | 'that'
  | 'this'
  | 'host'
  | 'pilot'
  | 'engaged objective'
  | { readonly the: string };

/** Amounts that only this game counts. */
export type Count =
  | { readonly count: 'all' }
  | { readonly count: 'dial' }
  | { readonly count: 'cards in hand'; readonly of: 'you' | 'opponent' }
  /** Cards that are missing to the reserve. */
  | { readonly count: 'to reserve' }
  /** Icons as they are printed on a card. */
  | {
      readonly count: 'printed';
      readonly stat: Icon | `${Icon} edge` | 'force' | 'cost';
      readonly of: Counted;
    }
  | {
      readonly count: 'damage' | 'focus' | 'shields' | 'captives' | 'capacity left';
      readonly of: Counted;
    }
  | { readonly count: 'affiliations you control' }
  | { readonly count: 'victory pile' };

/** Numbers that rules change. Those of players (reserve …) are stats of seats. */
export type Stat =
  | Icon
  | `${Icon} edge`
  | 'cost'
  /** What stands on the card, whatever it costs now. */
  | 'printed cost'
  /** No rule brings its cost below this. */
  | 'least cost'
  | 'pilot cost'
  /** Cards of the hand may be discarded for it, each for 1 less, to a price of 1 at least: 0 or 1. */
  | 'discards pay'
  | 'capacity'
  | 'force'
  | 'resources'
  /** Resources besides, which pay only for cards with the trait. */
  | `resources for ${Trait}`
  /** Force icons in edge battles. */
  | 'edge'
  /** Force icons that it has besides in the struggle; of a seat: that are added. */
  | 'struggle'
  /** In the struggle unit icons are counted in place of Force icons; the ready uncommitted ones in place of the committed: 0 or 1, of a seat. */
  | 'struggle by unit icons'
  | 'struggle by the uncommitted'
  /** Force icons that it counts in a stack. */
  | 'stack force'
  | 'reserve'
  /** Of a seat: cards that are counted besides those in its hand; the most that it draws in its draw phase. */
  | 'cards in hand'
  | 'draws at most'
  | 'dial'
  | Keyword
  | `protect ${Trait | CardType}`
  | `trait ${Trait}`
  | `affiliation ${Affiliation}`
  /** Its resources match every affiliation, or it needs no match: 0 or 1. */
  | 'matches all'
  | 'needs no match'
  /** Of a player: cards of the hand need no match. */
  | 'hand needs no match'
  /** As how many objectives with its traits it counts where those are counted: printed 1 for objectives, 0 for others. */
  | 'counts as objectives'
  | 'counts as committed'
  /** Of a dark objective: how many it counts in the Light Side's victory pile. */
  | 'scores'
  /** Damage of an unopposed engagement, of a seat. */
  | 'unopposed'
  /** How often it may be engaged a turn. */
  | 'engagements'
  /** How often a fate of its controller resolves. */
  | 'fate times'
  /** Its first cards in edge battles lie face up, of a seat. */
  | 'lays face up'
  /** The other side lays all its cards first, then this seat all of its own: 0 or 1. */
  | 'lays last'
  /** All its icons are edge-enabled; edge-enabled icons count without the edge. */
  | 'all edge'
  | 'no edge needed'
  | 'strikes from outside'
  /** Its unit damage may be divided. */
  | 'divides'
  /** Its damage: 1 is not shielded, 2 nor taken by Protect. */
  | 'pierces'
  /** How much each point of its damage counts: 1, or more. */
  | 'damage dealt'
  /** The same, against units and objectives out of faction. */
  | 'damage out of faction'
  /** Unit damage of enemies in the engagement may go to it, though it is outside. */
  | 'may be struck'
  /** It will do for every target of such events of the one whose rule this is. */
  | `fits targets of ${Affiliation} events`
  /** Where it goes when it leaves play, as a number of DESTINATIONS. */
  | 'destination'
  /** It is destroyed when it has no Force icons: 0 or 1. */
  | 'falls without Force icons'
  /** When it is destroyed, its controller may let it go to its owner's hand: 0 or 1. */
  | 'may go to hand'
  /** Units that are captured from play may lie under it as under an objective. */
  | 'holds captives'
  /** What it keeps may be played as if it were in the hand: 0 or 1. */
  | 'plays what it keeps'
  /** Of a seat: fates resolve the highest priority first in its edge battles: 0 or 1. */
  | 'fates in reverse'
  /** With how many focus tokens it comes into play when it is played. */
  | 'enters focused'
  /** Of an objective: how many attackers may be declared against it, and that only bearers of a trait may. */
  | 'attackers at most'
  | `attackers only ${Trait}`
  | 'wins ties';

export type Permission =
  | 'attack'
  | 'defend'
  | 'commit'
  | 'refresh'
  | 'be targeted'
  | 'be targeted by events'
  /** By card effects. */
  | 'be affected'
  | `be affected by ${Trait} events`
  | 'be damaged'
  /** By units with the trait. */
  | `be damaged by ${Trait}`
  | 'be focused'
  | 'be focused by tactics'
  | 'be destroyed'
  | 'be healed'
  | 'be engaged'
  | 'take unopposed damage'
  | 'protect'
  /** Through card effects, of a seat. */
  | 'draw'
  | 'play'
  | 'trigger'
  /** Not to be declared as a defender where it could be. */
  | 'stay out'
  | 'work';

/** `next card`: the next one that is played of those on which it was put, and no longer than the phase, or than the turn. */
export type Until =
  | 'strike'
  | 'edge battle'
  | 'engagement'
  | 'phase'
  | 'turn'
  | 'next card'
  | 'next card this turn'
  | 'game';

type N = Amount;
type C = Cards;

/** Who, where a word may mean another than the one who does it. */
export type Player = 'you' | 'opponent' | 'that player' | 'each player';

export type TokenWord =
  | {
      readonly do: 'damage';
      readonly n: N;
      readonly at: C;
      readonly unshielded?: true;
      readonly unprotected?: true;
      /** Among all of them together, as the one who does it divides it. */
      readonly divided?: true;
      /** It is still the damage of combat icons. */
      readonly asIcons?: true;
      /** It must be placed in full. */
      readonly price?: true;
    }
  | { readonly do: 'heal'; readonly n: N; readonly at: C }
  /** Whence is chosen before how much: `{ upTo: { count: 'damage', of: 'it' } }`. */
  | { readonly do: 'move damage'; readonly from: C; readonly n: N; readonly to: C }
  | {
      readonly do: 'focus';
      readonly n: N;
      readonly on: C /** Of a ready card only. */;
      readonly price?: true;
    }
  | { readonly do: 'unfocus'; readonly n: N; readonly on: C }
  | { readonly do: 'move focus'; readonly n: N; readonly from: C; readonly to: C }
  | { readonly do: 'shield'; readonly on: C; readonly n?: N; readonly evenShielded?: true }
  | { readonly do: 'unshield'; readonly on: C; readonly n: N }
  | { readonly do: 'move shield'; readonly from: C; readonly to: C }
  /** Tokens of any kind, as the one who does it chooses; with `enhancements` those too. `orFewer`: as many as they like. */
  | {
      readonly do: 'take tokens';
      readonly n: N;
      readonly on: C;
      readonly enhancements?: true;
      readonly orFewer?: true;
    }
  | { readonly do: 'spend'; readonly resources: N; readonly of?: Affiliation };

export type CardWord =
  | { readonly do: 'draw'; readonly n: N; readonly who?: Player }
  /** From the top of a deck to its discard pile; what was discarded is `it`. */
  | { readonly do: 'mill'; readonly n: N; readonly who: Player }
  /** Cards of a hand, looked at or captured: `{ one: { in: 'hand' } }` chosen, `{ random: … }`. How many is X. */
  | { readonly do: 'discard'; readonly what: C }
  /** Only binds, for what comes after. */
  | { readonly do: 'choose'; readonly what: C }
  /** Cards of a hand or a deck are seen by the one who does it, or by all; `and` finds them `in: 'looked at'`. */
  | {
      readonly do: 'look';
      readonly at: 'hand' | 'deck' | 'objective deck';
      readonly of: Player;
      readonly top?: N;
      readonly bottom?: N;
      readonly reveal?: true;
      readonly and?: Effect;
      /** What becomes of the rest of a deck; absent: it stays as it is. */
      readonly rest?: 'top' | 'bottom' | 'shuffle' | 'discard';
    }
  | { readonly do: 'reveal'; readonly what: C }
  /** Cards in play, of a discard pile, of a hand or among those that are looked at, somewhere else; several to a deck in random order. */
  | {
      readonly do: 'move';
      readonly what: C;
      readonly to: 'hand' | 'top of deck' | 'bottom of deck' | 'shuffled into deck' | 'out of the game';
    }
  | { readonly do: 'destroy'; readonly what: C }
  | { readonly do: 'sacrifice'; readonly what: C }
  | { readonly do: 'discard from play'; readonly what: C }
  | {
      readonly do: 'put into play';
      readonly what: C;
      readonly participating?: true;
      readonly on?: C;
      /** Under the control of the one who does it; absent: its owner's. */
      readonly control?: true;
    }
  /** Its cost is paid; with `on` it is played as a pilot. */
  | { readonly do: 'play'; readonly what: C; readonly participating?: true; readonly on?: C }
  | { readonly do: 'capture'; readonly what: C /** Absent: as the Dark Side likes. */; readonly at?: C }
  /** It lies captured there, though nobody captured it. */
  | { readonly do: 'plant'; readonly what: C; readonly at: C }
  | { readonly do: 'rescue'; readonly n: N; readonly at?: C; readonly and?: Effect }
  | { readonly do: 'move captive'; readonly what: C; readonly to: C }
  | { readonly do: 'attach'; readonly what: C; readonly to: C }
  /** Face down on a card: it is laid in edge stacks as if from the hand, and played where the card says so. */
  | { readonly do: 'keep'; readonly what: C; readonly at: C }
  | { readonly do: 'take control'; readonly of: C; readonly until?: Until }
  | { readonly do: 'become'; readonly what: C; readonly type: 'unit' | 'enhancement' };

export type EngagementWord =
  | { readonly do: 'leave engagement'; readonly who: C }
  | { readonly do: 'join engagement'; readonly who: C }
  | { readonly do: 'turn the engagement'; readonly to: C }
  | { readonly do: 'end engagement' }
  | { readonly do: 'strike'; readonly who: C }
  /** The striker's icons do nothing. */
  | { readonly do: 'skip icons' }
  | { readonly do: 'restart edge battle' }
  | { readonly do: 'lay'; readonly what: C }
  | { readonly do: 'throw out'; readonly what: C }
  | { readonly do: 'swap stacks' };

export type ForceWord =
  | { readonly do: 'commit'; readonly who: C }
  | { readonly do: 'uncommit'; readonly who: C }
  /** Forward or back, never below `least`. */
  | { readonly do: 'dial'; readonly by: N; readonly least?: number; readonly back?: true }
  | { readonly do: 'turn balance'; readonly to: Side | 'other' }
  /** The one of this turn. */
  | { readonly do: 'skip force phase' }
  /** The one who does it counts more Force icons in this battle or struggle. */
  | { readonly do: 'force icons'; readonly n: N; readonly in: 'edge battle' | 'struggle' }
  | { readonly do: 'lose the game'; readonly who: 'you' | 'opponent' };

/** What changes what is happening right now. Cancelling and replacing are the kernel's. */
export type NowWord =
  | { readonly do: 'prevent'; readonly n: N }
  /** `divided`: among all of them, as that player divides it. */
  | { readonly do: 'redirect'; readonly n: N; readonly to: C; readonly divided?: 'you' | 'opponent' }
  /** `at`: where it lies captured. */
  | { readonly do: 'go elsewhere'; readonly to: Destination; readonly at?: C }
  /** Another target is chosen. */
  /** `away`: those that are such are targeted no more, where there is another target. */
  | { readonly do: 'retarget'; readonly by: 'you' | 'opponent'; readonly away?: Filter }
  | { readonly do: 'do again' };

export type Word =
  | TokenWord
  | CardWord
  | EngagementWord
  | ForceWord
  | NowWord
  | { readonly do: 'special'; readonly procedure: Special; readonly what: C };

/** Cards that no vocabulary should know: a procedure each, in `vocabulary/special.ts`. */
export type Special =
  /** 196-2: a numeral in the text of a card is 1 more or less until the end of the phase. */
  | 'change a numeral'
  /** 283-2: a Walker that used its own reaction in a strike resolves its icons all the same. */
  | 'resolve icons';

/** The language of the game. */
export interface CardGame {
  readonly word: Word;
  readonly filter: Filter;
  readonly condition: Condition;
  readonly count: Count;
  readonly ref: 'engaged objective' | 'pilot' | 'source' | 'striker' | 'dial' | 'you' | 'opponent';
  readonly stat: Stat;
  readonly permission: Permission;
  readonly until: Until;
  readonly kind: Happening['kind'];
  readonly moment: MomentFields;
  readonly happening: Happening;
  readonly state: State;
  readonly about: undefined;
  readonly besides: Besides;
}

export type Ability = AnyAbility<CardGame>;
export type Amount = AnyAmount<CardGame>;
export type Cards = AnyCards<CardGame>;
export type Effect = AnyEffect<CardGame>;
export type Moment = AnyMoment<CardGame>;
export type Rule = AnyRule<CardGame>;
export type CardGameCx = Cx<CardGame>;
export type CardGameEngine = Engine<CardGame>;
