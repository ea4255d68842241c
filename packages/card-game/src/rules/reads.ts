import { isBlank, read, type Seat, seatOfThing, type Thing, thingOfSeat } from '@holofoe/kernel';
import { KINDS, kindOf, ownerOf } from '../cards/catalogue.ts';
import { DARK, inPlay, playerOf, type State } from '../state.ts';
import { type Affiliation, EDGED, type Icon, type Keyword, type Trait } from '../terms/traits.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { DIAL } from './keys.ts';

/** Numbers and words of cards as they are now: printed ones changed by the rules in force, never stored. */

export function controllerOf(state: State, thing: Thing): Seat {
  if (thing < 0) return seatOfThing(thing);
  if (thing === DIAL) return DARK;
  return inPlay(state, thing)?.seat ?? ownerOf(thing);
}

/** An icon is of a type, normal or edge-enabled, until it is counted: here. */
export function iconsOf(game: CardGameEngine, card: Thing, icon: Icon, withEdge: boolean): number {
  const normal = read(game, icon, card);
  const edged = read(game, EDGED[icon], card);
  if (withEdge || read(game, 'no edge needed', card) > 0) return normal + edged;
  return read(game, 'all edge', card) > 0 ? 0 : normal;
}

export function capacityOf(game: CardGameEngine, card: Thing): number {
  return read(game, 'capacity', card);
}

/** No rule brings it below what a card says; what is printed lower stays so. */
export function costOf(game: CardGameEngine, card: Thing): number {
  const least = Math.min(read(game, 'least cost', card), kindOf(card).cost);
  return Math.max(read(game, 'cost', card), least);
}

export function forceOf(game: CardGameEngine, card: Thing): number {
  return read(game, 'force', card);
}

export function resourcesOf(game: CardGameEngine, card: Thing): number {
  return read(game, 'resources', card);
}

export function reserveOf(game: CardGameEngine, seat: Seat): number {
  return read(game, 'reserve', thingOfSeat(seat));
}

/** The dial as it counts: a card can make it count higher. */
export function dialOf(game: CardGameEngine): number {
  return read(game, 'dial', DIAL);
}

/** A keyword is had or not had. A blank card has lost its own. */
export function hasKeyword(game: CardGameEngine, card: Thing, keyword: Keyword): boolean {
  const value = read(game, keyword, card);
  return value > 0 && (!isBlank(game, card) || value > Number(kindOf(card).keywords.includes(keyword)));
}

/** Edge (n) alone adds up. */
export function edgeOf(game: CardGameEngine, card: Thing): number {
  return read(game, 'edge', card) - (isBlank(game, card) ? kindOf(card).edge : 0);
}

export function protects(game: CardGameEngine, card: Thing, what: string): boolean {
  const value = read(game, `protect ${what}`, card);
  return value > 0 && (!isBlank(game, card) || value > Number(kindOf(card).protect.includes(what)));
}

export function hasTrait(game: CardGameEngine, card: Thing, trait: Trait): boolean {
  if (kindOf(card).traits.includes(trait)) return true;
  const stat = TRAITS.get(trait) ?? (`trait ${trait}` as const);
  return game.standing.rules[stat] !== undefined && read(game, stat, card) > 0;
}

/** The stats of all traits that are printed, put together once. */
const TRAITS: ReadonlyMap<Trait, `trait ${Trait}`> = new Map(
  KINDS.flatMap(({ traits }) => traits.map((trait) => [trait, `trait ${trait}`] as const)),
);

export function hasAffiliation(game: CardGameEngine, card: Thing, affiliation: Affiliation): boolean {
  if (kindOf(card).affiliation === affiliation) return true;
  const stat = `affiliation ${affiliation}` as const;
  return game.standing.rules[stat] !== undefined && read(game, stat, card) > 0;
}

/** Of the affiliation of its controller's affiliation card. */
export function isInFaction(game: CardGameEngine, card: Thing): boolean {
  const { affiliation } = playerOf(game.state, controllerOf(game.state, card));
  return hasAffiliation(game, card, kindOf(affiliation).affiliation);
}
