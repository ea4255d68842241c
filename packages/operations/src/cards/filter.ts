import type { Affiliation } from './affiliation.ts';
import type { Colour } from './colour.ts';
import type { Sign } from './face.ts';
import type { Stat } from './stat.ts';
import type { Type } from './type.ts';

/**
 * Seen from the one whose card it is. `own`: never a teammate's (OPS-48). `friend`: also a teammate's (OPS-46). `foe`:
 * the other side of the table. `opponent`: that, or where a player wishes a teammate (OPS-88). `any`: everybody in the
 * area. `its`: of the side that `it` is, or whose it is. Cards of the AI say `AI` and `player` (those in its area,
 * OPS-54); `team`: all players.
 */
export type Whose = 'own' | 'friend' | 'foe' | 'opponent' | 'any' | 'its' | 'AI' | 'player' | 'team';

/** What a die shows. */
export type Showing =
  | Sign
  | 'damage'
  | 'melee or ranged'
  | 'a resource cost'
  | 'a value up to 2'
  /** As the die that is being resolved or was just rolled in; a blank is no symbol. */
  | 'the same symbol'
  | 'a value of 1 or more'
  /** As much as the die that `it` is, or was. */
  | 'the value of it'
  | 'the symbol and value of it'
  /** One that no die of this card shows; a blank is no symbol. */
  | 'a strange symbol'
  | 'no damage'
  /** A blank, or a modifier that no other die of the pool can use (OPS-34). */
  | 'nothing of use';

/** What a die is turned to. */
export type Turned =
  | Showing
  /** As a die of another card that the filter means too; a blank is no symbol. */
  | 'a symbol of another card';

type Sort =
  | 'character'
  | 'support'
  | 'card'
  | 'in play'
  | 'upgrade'
  | 'hand'
  | 'discarded'
  | 'event'
  | 'looked at'
  | 'die'
  | 'face'
  | 'side';

/** Things at the table. What is not said does not matter. */
export interface Filter {
  /**
   * `card`: a character or support. `in play`: these and what is attached to them. `upgrade`: in play, or as it is about to be played. `hand`, `discarded`: a card in a hand, in a discard pile. `event`: one as it is played.
   * `looked at`: one on top of a deck that an effect looks at.
   * `face`: another side of a die in a pool.
   */
  readonly a: Sort;
  readonly whose: Whose;
  readonly affiliation: Affiliation | undefined;
  readonly colour: Colour | undefined;
  readonly unique: boolean | undefined;
  readonly type: Type | undefined;
  readonly subtype: string | undefined;
  /** Without that subtype. */
  readonly not: string | undefined;
  readonly name: string | undefined;
  /** Not this card, nor the one it is attached to; of dice not the one that is being resolved. */
  readonly other: boolean;
  readonly ready: boolean | undefined;
  /** Characters that were defeated, in place of those in play. */
  readonly defeated: boolean;
  /** So much of a stat. */
  readonly with: { readonly stat: Stat; readonly atLeast?: number; readonly atMost?: number } | undefined;
  /** Nothing of that subtype is attached to it. */
  readonly lacks: string | undefined;
  /** Something of that subtype is. */
  readonly bears: string | undefined;
  /** It shares a subtype with another one of its side. */
  readonly kin: boolean;
  /** There is a copy of it in some discard pile of the area. */
  readonly copied: boolean;
  /** Of cards in a hand: or in the discard pile of that player. */
  readonly orDiscarded: boolean;
  /** Not what was chosen before; of dice not that die. */
  readonly besidesIt: boolean;
  /** Of dice: what they show. */
  readonly showing: Showing | undefined;
  /** Of faces: what that side shows; absent: any. */
  readonly side: Turned | undefined;
  /**
   * Of dice: on what sort of card. `host`: what this card is or is on; `bearer`: that, and the
   * upgrades on it.
   */
  readonly of: 'character' | 'upgrade' | 'support' | 'this card' | 'host' | 'bearer' | undefined;
  /** Of upgrades: what they are on, or are about to be played on. */
  readonly on: 'this' | 'host' | undefined;
  /** Of upgrades: the subtype of what they are on. */
  readonly onA: string | undefined;
  /** Of upgrades that are played: the first of the round. */
  readonly first: boolean;
  /** Of those that are left, the ones with the most of a stat. */
  readonly most: Stat | undefined;
  /** It says something about what the card is: most do not, and are asked nothing about that. */
  readonly isOfKind: boolean;
}

export type Wanted = Partial<Omit<Filter, 'a' | 'whose' | 'isOfKind'>>;

/** All in one shape: things are looked for all the time, and reading fields of many shapes is several times slower. */
function filterOf(a: Sort, whose: Whose, wanted: Wanted): Filter {
  const {
    affiliation,
    colour,
    unique,
    type,
    subtype,
    not,
    name,
    lacks,
    bears,
    ready,
    showing,
    side,
    of,
    on,
    onA,
    most,
  } = wanted;
  return {
    a,
    whose,
    affiliation,
    colour,
    unique,
    type,
    subtype,
    not,
    name,
    other: wanted.other === true,
    ready,
    defeated: wanted.defeated === true,
    with: wanted.with,
    lacks,
    bears,
    kin: wanted.kin === true,
    copied: wanted.copied === true,
    orDiscarded: wanted.orDiscarded === true,
    besidesIt: wanted.besidesIt === true,
    showing,
    side,
    of,
    on,
    onA,
    first: wanted.first === true,
    most,
    isOfKind: [affiliation, colour, unique, type, subtype, not, name].some((said) => said !== undefined),
  };
}

export const characters = (whose: Whose, wanted: Wanted = {}): Filter => filterOf('character', whose, wanted);
export const supports = (whose: Whose, wanted: Wanted = {}): Filter => filterOf('support', whose, wanted);
/** Characters and supports. */
export const cards = (whose: Whose, wanted: Wanted = {}): Filter => filterOf('card', whose, wanted);
/** Cards in play, of whatever type. */
export const inPlay = (whose: Whose, wanted: Wanted = {}): Filter => filterOf('in play', whose, wanted);
export const upgrades = (whose: Whose, wanted: Wanted = {}): Filter => filterOf('upgrade', whose, wanted);
export const dice = (whose: Whose, wanted: Wanted = {}): Filter => filterOf('die', whose, wanted);
/** Dice, each with a side that it could be turned to. */
export const faces = (whose: Whose, wanted: Wanted = {}): Filter => filterOf('face', whose, wanted);
/** Cards of hands. */
export const inHand = (whose: Whose, wanted: Wanted = {}): Filter => filterOf('hand', whose, wanted);
/** Events as they are played. */
export const events = (whose: Whose, wanted: Wanted = {}): Filter => filterOf('event', whose, wanted);
/** Cards of discard piles. */
export const discarded = (whose: Whose, wanted: Wanted = {}): Filter => filterOf('discarded', whose, wanted);
/** Cards on top of decks that are being looked at. */
export const lookedAt = (whose: Whose, wanted: Wanted = {}): Filter => filterOf('looked at', whose, wanted);
export const sides = (whose: Whose, wanted: Wanted = {}): Filter => filterOf('side', whose, wanted);
