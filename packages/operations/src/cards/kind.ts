import { isTriggered } from '@holofoe/kernel';
import type { Affiliation } from './affiliation.ts';
import type { Colour } from './colour.ts';
import type { Face, Sign } from './face.ts';
import { characters, type Wanted } from './filter.ts';
import { abilityAt, type Named } from './moments.ts';
import type { SetCode } from './sets.ts';
import type { Ability, Amount, Condition, Effect } from './terms.ts';
import type { Type } from './type.ts';

/** What the top-left corner of an AI card shows: its cost, or an effect that comes first (OPS-04, OPS-05). */
export interface TopLeft {
  readonly symbol: Exclude<Sign, 'special' | 'blank'>;
  readonly value: number;
  /** OPS-07: the value is multiplied by the per-player number. */
  readonly perPlayer: boolean;
}

/** What an upgrade may be played on: a character of a colour, an exhausted one; or, with Modify, a support. */
export type PlayOn = Colour | 'exhausted' | 'vehicle support';

/** Cards of an affiliation and colour, so many different ones. */
export interface Admitted {
  readonly affiliation: Affiliation;
  readonly colour: Colour;
  readonly different: number;
}

export interface Kind {
  /** The official number (01035), or ours (BB-01). */
  readonly id: string;
  readonly set: SetCode;
  readonly number: number;
  readonly name: string;
  readonly subtitle?: string | undefined;
  readonly type: Type;
  readonly affiliation: Affiliation;
  readonly colour: Colour;
  readonly unique: boolean;
  readonly subtypes: readonly string[];
  /** Of a card that is played. */
  readonly cost: number;
  /** Of a character or plot: with one die, and with two where it may be elite. */
  readonly points: { readonly single: number; readonly elite?: number };
  /** 0 where it is no character. */
  readonly health: number;
  readonly die?: readonly Face[] | undefined;
  readonly topLeft?: TopLeft | undefined;
  /** At most this many copies in a deck, or characters of it in a team. */
  readonly limit: number;
  readonly ambush: boolean;
  /** It can be activated: a character, a card with a die, or a support that says so. */
  readonly activates: boolean;
  /** It stays in play when the stage advances (OPS-85). */
  readonly hunter: boolean;
  readonly playOn: readonly PlayOn[];
  /** All that it says, in the order of the card: what the state points at. */
  readonly abilities: readonly Ability[];
  /** Some of it waits or holds while the card is in play. */
  readonly stands: boolean;
  /** Of an event or behaviour: what it does when it is played. */
  readonly played: Effect | undefined;
  /** What the special side of its die does. */
  readonly special: Effect | undefined;
  /** What it itself changes about its cost as it is about to be played. */
  readonly costsMore: Amount | undefined;
  /** Of an event: when alone it may be played. */
  readonly playIf: Condition | undefined;
  /** The places among its abilities of what it does so. */
  readonly playedAt: number;
  readonly specialAt: number;
  /** What anybody may spend an action on (OPS-36). */
  readonly open: Effect | undefined;
  /** What it does before its own die is resolved. */
  readonly beforeResolving: Effect | undefined;
  /** The places among its abilities of actions that its player may take. */
  readonly actions: readonly number[];
  /** These characters alone may team up, whatever their affiliations; the deck has no gray cards. */
  readonly truce: readonly string[];
  /** What it lets into the deck of its team that does not fit the team otherwise. */
  readonly admits: Admitted | undefined;
  /** What the sources leave open, and the reading that is played. */
  readonly unsure?: string | undefined;
}

type Numbers = Pick<Kind, 'affiliation' | 'colour'> &
  Partial<
    Pick<
      Kind,
      | 'subtitle'
      | 'unique'
      | 'subtypes'
      | 'cost'
      | 'points'
      | 'health'
      | 'die'
      | 'limit'
      | 'topLeft'
      | 'truce'
    >
  >;

/** A part of what a card does: an ability, by itself or at a moment that many cards name, or a keyword. */
export type Part =
  | { readonly at: Named; readonly do: Effect }
  | Ability
  | { readonly keyword: 'ambush' | 'hunter' | 'activates' }
  | { readonly playOn: PlayOn }
  | { readonly admits: Admitted }
  | { readonly unsure: string };

export const AMBUSH: Part = { keyword: 'ambush' };
export const HUNTER: Part = { keyword: 'hunter' };
/** A support without a die that can be activated. */
export const ACTIVATES: Part = { keyword: 'activates' };
export const GUARDIAN: Part = { holds: [{ stat: 'guardian', set: 1 }] };
export const REDEPLOY: Part = { holds: [{ stat: 'redeploy', set: 1 }] };
export const redeployOn = (wanted: Wanted): Part => ({
  holds: [{ stat: 'redeploy', set: 1 }],
  while: { ref: 'host', is: characters('any', wanted) },
});
export const at = (moment: Named, effect: Effect): Part => ({ at: moment, do: effect });
export const playOnly = (on: PlayOn): Part => ({ playOn: on });
export const unsure = (reading: string): Part => ({ unsure: reading });

/** A card of a type: set and number first, as a card list has them. */
export function cardOf(
  type: Type,
  id: string,
  [set, number]: readonly [SetCode, number],
  name: string,
  numbers: Numbers,
  ...parts: readonly Part[]
): Kind {
  const abilities = parts.flatMap((part) => abilityIn(part, type));
  const has = (keyword: string) => parts.some((part) => 'keyword' in part && part.keyword === keyword);
  const open = parts.flatMap((part) => ('unsure' in part ? [part.unsure] : []));
  return {
    id,
    set,
    number,
    name,
    subtitle: numbers.subtitle,
    type,
    affiliation: numbers.affiliation,
    colour: numbers.colour,
    unique: numbers.unique ?? false,
    subtypes: numbers.subtypes ?? [],
    cost: numbers.cost ?? 0,
    points: numbers.points ?? { single: 0 },
    health: numbers.health ?? 0,
    die: numbers.die,
    topLeft: numbers.topLeft,
    limit: numbers.limit ?? 2,
    ambush: has('ambush'),
    activates: type === 'character' || numbers.die !== undefined || has('activates'),
    hunter: has('hunter'),
    playOn: parts.flatMap((part) => ('playOn' in part ? [part.playOn] : [])),
    abilities,
    stands: abilities.some((ability) => isTriggered(ability) || isInForce(ability)),
    played: usedFrom(abilities, 'hand'),
    special: usedFrom(abilities, 'die'),
    costsMore: abilities.flatMap(costChange)[0],
    playIf: abilities.flatMap((ability) =>
      'action' in ability && ability.from === 'hand' && ability.if ? [ability.if] : [],
    )[0],
    playedAt: placeFrom(abilities, 'hand'),
    specialAt: placeFrom(abilities, 'die'),
    open: usedFrom(abilities, 'anywhere'),
    beforeResolving: together(
      abilities.flatMap((ability) =>
        'interrupt' in ability && ability.at.at === 'resolve' && ability.at.die === 'this'
          ? [ability.interrupt]
          : [],
      ),
    ),
    actions: abilities.flatMap((ability, i) =>
      'action' in ability && ability.from === undefined ? [i] : [],
    ),
    truce: numbers.truce ?? [],
    admits: parts.flatMap((part) => ('admits' in part ? [part.admits] : []))[0],
    unsure: open.length > 0 ? open.join(' ') : undefined,
  };
}

function abilityIn(part: Part, type: Type): readonly Ability[] {
  if ('do' in part && 'at' in part) return [abilityAt(part.at, part.do, type)];
  if ('keyword' in part || 'playOn' in part || 'admits' in part || 'unsure' in part) return [];
  return [part];
}

/** Its rules hold while it is in play. */
function isInForce(ability: Ability): boolean {
  return 'holds' in ability && ability.from === undefined;
}

/** A rule on its own cost, which holds where it is played from. */
function costChange(ability: Ability): readonly Amount[] {
  if (!('holds' in ability) || ability.from !== 'hand') return [];
  return ability.holds.flatMap((rule) => ('add' in rule && rule.stat === 'cost' ? [rule.add] : []));
}

/** Several are done one after the other. */
function usedFrom(abilities: readonly Ability[], from: string): Effect | undefined {
  return together(
    abilities.flatMap((ability) => ('action' in ability && ability.from === from ? [ability.action] : [])),
  );
}

function placeFrom(abilities: readonly Ability[], from: string): number {
  return Math.max(
    0,
    abilities.findIndex((ability) => 'action' in ability && ability.from === from),
  );
}

function together(effects: readonly Effect[]): Effect | undefined {
  return effects.length > 1 ? effects : effects[0];
}
