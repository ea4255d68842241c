import { mapWords } from '@holofoe/kernel';
import type { Affiliation } from './affiliation.ts';
import type { Colour } from './colour.ts';
import type { Face, Sign } from './face.ts';
import type { SetCode } from './sets.ts';
import { diceThat, type Effect, type Operations, type Word } from './words.ts';

export type Type = 'character' | 'upgrade' | 'downgrade' | 'support' | 'event' | 'plot' | 'behavior';

/** What the top-left corner of an AI card shows: its cost, or an effect that comes first (OPS-04, OPS-05). */
export interface TopLeft {
  readonly symbol: Exclude<Sign, 'special' | 'blank'>;
  readonly value: number;
  /** OPS-07: the value is multiplied by the per-player number. */
  readonly perPlayer: boolean;
}

/** When an ability happens. */
export type Moment =
  /** An event or a behaviour is resolved. */
  | 'played'
  | 'special'
  | 'action'
  | 'power action'
  /** Anybody may spend an action on it (OPS-36). */
  | 'action of any player'
  /** After its own card, or the character it is attached to, was activated. */
  | 'after activating'
  | 'after a foe activates'
  /** After this upgrade or support was played. */
  | 'after playing it'
  /** After an upgrade was played on this character. */
  | 'after upgrading'
  | 'after playing an ambush'
  | 'after resolving this die'
  | 'before resolving this die'
  | 'before it takes damage'
  | 'before a foe is defeated'
  | 'before an event of a foe';

/** What a card changes for as long as it is in play. */
export type Ongoing =
  | { readonly is: 'guardian'; readonly whom: 'itself' | 'attached' | 'own non-unique characters' }
  | { readonly is: 'redeploy'; readonly on?: 'blue' | 'droid' }
  | { readonly is: 'first weapon cheaper' }
  | { readonly is: 'no blue abilities' }
  | { readonly is: 'guards ranged dice' }
  | { readonly is: 'values with the battlefield'; readonly more: number }
  | { readonly is: 'foes gain less' }
  | { readonly is: 'health of AI characters'; readonly more: number }
  /** These characters alone may team up, whatever their affiliations; the deck has no gray cards. */
  | { readonly is: 'truce'; readonly between: readonly string[] }
  /** A downgrade's die finds no other target than the character it is attached to. */
  | { readonly is: 'die against attached' };

/** What an upgrade may be played on: a character of a colour, an exhausted one; or, with Modify, a support. */
export type PlayOn = Colour | 'exhausted' | 'vehicle support';

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
  /** It stays in play when the stage advances (OPS-85). */
  readonly hunter: boolean;
  readonly playOn: readonly PlayOn[];
  readonly abilities: Abilities;
  readonly ongoing: readonly Ongoing[];
  /** What the sources leave open, and the reading that is played. */
  readonly unsure?: string | undefined;
}

type Abilities = { readonly [M in Moment]?: Effect | undefined };

type Numbers = Pick<Kind, 'affiliation' | 'colour'> &
  Partial<
    Pick<
      Kind,
      'subtitle' | 'unique' | 'subtypes' | 'cost' | 'points' | 'health' | 'die' | 'limit' | 'topLeft'
    >
  >;

/** A part of what a card does: an ability at a moment, a keyword, something that lasts. */
export type Part =
  | { readonly at: Moment; readonly do: Effect }
  | { readonly ongoing: Ongoing }
  | { readonly keyword: 'ambush' | 'hunter' }
  | { readonly playOn: PlayOn }
  | { readonly unsure: string };

export const AMBUSH: Part = { keyword: 'ambush' };
export const HUNTER: Part = { keyword: 'hunter' };
export const GUARDIAN: Part = { ongoing: { is: 'guardian', whom: 'itself' } };
export const REDEPLOY: Part = { ongoing: { is: 'redeploy' } };
export const at = (moment: Moment, effect: Effect): Part => ({ at: moment, do: effect });
export const ongoing = (what: Ongoing): Part => ({ ongoing: what });
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
  const abilities = noAbilities();
  for (const part of parts) if ('at' in part) abilities[part.at] = inOneShape(part.do);
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
    ambush: parts.some((part) => 'keyword' in part && part.keyword === 'ambush'),
    hunter: parts.some((part) => 'keyword' in part && part.keyword === 'hunter'),
    playOn: parts.flatMap((part) => ('playOn' in part ? [part.playOn] : [])),
    abilities,
    ongoing: parts.flatMap((part) => ('ongoing' in part ? [part.ongoing] : [])),
    unsure: open.length > 0 ? open.join(' ') : undefined,
  };
}

/** The dice that effects mean, all in one shape. */
function inOneShape(effect: Effect): Effect {
  return mapWords<Operations>(effect, (word) =>
    'dice' in word && typeof word.dice !== 'string' ? ({ ...word, dice: diceThat(word.dice) } as Word) : word,
  );
}

/** Every moment is there, so that all cards have one shape: reading a field of many shapes is several times slower. */
function noAbilities(): { [M in Moment]: Effect | undefined } {
  return {
    played: undefined,
    special: undefined,
    action: undefined,
    'power action': undefined,
    'action of any player': undefined,
    'after activating': undefined,
    'after a foe activates': undefined,
    'after playing it': undefined,
    'after upgrading': undefined,
    'after playing an ambush': undefined,
    'after resolving this die': undefined,
    'before resolving this die': undefined,
    'before it takes damage': undefined,
    'before a foe is defeated': undefined,
    'before an event of a foe': undefined,
  };
}
