import type { Seat, Thing } from '@holofoe/kernel';
import { kindOf, ownerOf } from '../cards/catalogue.ts';
import { isPilot } from '../rules/attaching.ts';
import { DIAL } from '../rules/keys.ts';
import { isUnseen, seatOfUnseen } from '../rules/unseen.ts';
import { spotOf } from '../rules/zones.ts';
import { type InPlay, inPlay, type State } from '../state.ts';
import type { Role } from '../terms/filter.ts';
import type { Zone } from '../terms/traits.ts';
import type { CardGameCx, Filter } from '../terms/words.ts';
import { isSuchCard } from './features.ts';
import { type FilterInShape, inShape } from './filter-in-shape.ts';
import { namedBy } from './named.ts';
import { isSuchState } from './token-states.ts';

/** Whether a thing is such a one. What has left is judged as it was; what a moment is about, wherever it is. */
export function matches(cx: CardGameCx, filter: Filter, thing: Thing, was?: unknown): boolean {
  const isAnywhere = was !== undefined || thing === cx.now?.card;
  return isSuch(cx, inShape(filter), thing, was as InPlay | undefined, isAnywhere);
}

/** Those of some things that are such. */
export function matching(cx: CardGameCx, filter: Filter, things: readonly Thing[]): readonly Thing[] {
  const shape = inShape(filter);
  return things.filter((thing) => isSuch(cx, shape, thing, undefined, thing === cx.now?.card));
}

/** The same for a card that a condition or an exception is about: its place is asked only where the filter says so. */
export function matchesAnywhere(cx: CardGameCx, filter: Filter, thing: Thing, was?: InPlay): boolean {
  return isSuch(cx, inShape(filter), thing, was, true);
}

function isSuch(
  cx: CardGameCx,
  filter: FilterInShape,
  thing: Thing,
  was: InPlay | undefined,
  isAnywhere: boolean,
): boolean {
  if (filter.or !== undefined && isSuch(cx, inShape(filter.or), thing, was, isAnywhere)) return true;
  if (isUnseen(thing)) return isUnseenSuch(cx, filter, thing);
  if (thing < 0 || thing === DIAL) return false;
  const record = was ?? inPlay(cx.game.state, thing);
  if (!isType(filter.type ?? 'unit', record?.type ?? kindOf(thing).type)) return false;
  if (!isWhere(cx, filter, thing, record, isAnywhere) || !isWhose(cx, filter, thing, record)) return false;
  if ((filter.other && thing === cx.card) || (filter.another && thing === cx.now?.card)) return false;
  if (filter.the !== undefined && !cx.named?.[filter.the]?.includes(thing)) return false;
  if (filter.role !== undefined && !isRole(cx.game.state, filter.role, record)) return false;
  if (!isSuchState(cx, filter, thing, record) || !isSuchCard(cx, filter, thing)) return false;
  if (filter.on !== undefined && !isOn(cx, filter.on, thing, record)) return false;
  if (filter.host && inPlay(cx.game.state, cx.card)?.host !== thing) return false;
  if (filter.holds && !namedBy(cx, filter.holds).some((held) => jailOf(cx.game.state, held) === thing))
    return false;
  return filter.not === undefined || !isSuch(cx, inShape(filter.not), thing, was, true);
}

/** Nothing is known of a card that nobody has seen, but in whose hand it lies. */
function isUnseenSuch({ seat, game }: CardGameCx, filter: FilterInShape, thing: Thing): boolean {
  const { whose, type, in: zone, toLay, other: _, ...rest } = filter;
  if (zone !== 'hand' || type !== 'any') return false;
  if (!toLay && Object.values(rest).some((asked) => asked !== undefined)) return false;
  const holder = seatOfUnseen(thing);
  const isLookedAt = game.state.looking?.at === 'hand' && game.state.looking.of === holder;
  return !isLookedAt && (whose === undefined || (holder === seat) === (whose === 'own'));
}

/** A mission in play is an objective too. */
function isType(wanted: NonNullable<Filter['type']>, type: string): boolean {
  if (wanted === 'any') return true;
  const is = (one: string) => one === type || (one === 'objective' && type === 'mission');
  return typeof wanted === 'string' ? is(wanted) : wanted.some(is);
}

const OUT_OF_PLAY: ReadonlySet<string | undefined> = new Set<Zone | 'objective deck' | undefined>([
  'hand',
  'deck',
  'discard',
  'objective deck',
  'kept',
  // Nobody has seen it yet: it lies in a deck, or in the AI's hand.
  undefined,
]);

function isWhere(
  { game: { state } }: CardGameCx,
  { in: zone }: FilterInShape,
  thing: Thing,
  record: InPlay | undefined,
  isAnywhere: boolean,
): boolean {
  if (zone === undefined) return isAnywhere || record !== undefined;
  if (record) return false;
  if (zone === 'looked at') return state.looking?.cards.includes(thing) === true;
  const where = spotOf(state, thing)?.where;
  return zone === 'out of play' ? OUT_OF_PLAY.has(where) : where === zone;
}

function isWhose(
  cx: CardGameCx,
  { whose }: FilterInShape,
  thing: Thing,
  record: InPlay | undefined,
): boolean {
  if (whose === undefined) return true;
  const seat = record?.seat ?? holderOf(cx.game.state, thing);
  return (seat === cx.seat) === (whose === 'own');
}

/** An edge stack is whose side it lies on; any other pile is its owner's. */
function holderOf(state: State, thing: Thing): Seat {
  const spot = state.engagement?.battle ? spotOf(state, thing) : undefined;
  return spot?.where === 'edge stack' ? spot.seat : ownerOf(thing);
}

/** A pilot takes part with its host. */
function isRole(state: State, role: Role, record: InPlay | undefined): boolean {
  const host = record && isPilot(record) && record.host !== null ? inPlay(state, record.host) : record;
  const part = host?.role ?? null;
  switch (role) {
    case 'outside':
      return part === null;
    case 'participating':
      return part !== null;
    case 'attacking':
      return part === 'attacker';
    case 'defending':
      return part === 'defender';
  }
}

/** What it enhances, lies captured under, or is kept by. */
function isOn(
  cx: CardGameCx,
  on: NonNullable<Filter['on']>,
  thing: Thing,
  record: InPlay | undefined,
): boolean {
  const host = record ? record.host : jailOf(cx.game.state, thing);
  if (host === null) return false;
  return typeof on === 'object' ? matchesAnywhere(cx, on, host) : namedBy(cx, on).includes(host);
}

function jailOf({ play }: State, thing: Thing): Thing | null {
  const isHeld = ({ captives, kept }: InPlay) =>
    [...captives, ...kept].some((place) => 'card' in place && place.card === thing);
  return play.find(isHeld)?.card ?? null;
}
