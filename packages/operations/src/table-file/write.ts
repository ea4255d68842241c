import { EVERYBODY, everyCardOf, type Json, knownBy, type Pile, type Place } from '@holofoe/kernel';
import type { Kind } from '../cards/kind.ts';
import { markOf } from '../cards/mark.ts';
import { fullName, kindsCalled } from '../cards/names.ts';
import { AI_OWNER, kindOf, ownerOf } from '../cards/number.ts';
import { stageOf } from '../rules/stage.ts';
import { isUsed } from '../rules/standing.ts';
import {
  type Area,
  type Attached,
  type Character,
  FIRST_AREA,
  isAi,
  type Player,
  type Side,
  type SideNo,
  type State,
  type Support,
} from '../state.ts';
import { dieText } from './dice.ts';
import type { Listing } from './holders.ts';
import { listingIn } from './stage-cards.ts';

/** The table in the form in which it can be read again; between actions nothing is lost. */
export function writeTable(state: State): Json {
  const { scenario, expert, options, stage, round, step, first, opener, battlefield, claimed } = state;
  const { additional, actions, resolved, passes } = state;
  return {
    scenario,
    ...(expert ? { expert } : {}),
    options: { ...options },
    stage,
    round,
    step,
    turn: turnText(state),
    first,
    ...(opener === first ? {} : { opener }),
    battlefield,
    ...(claimed === null ? {} : { claimed }),
    ...positive({ additional, actions, resolved, passes }),
    ...(state.lostTitles.length > 0 ? { lostTitles: [...state.lostTitles] } : {}),
    ...(state.winner === null ? {} : { winner: state.winner }),
    ...areasJson(state),
    players: state.players.map((player) => playerJson(state, player)),
  };
}

function turnText({ turn }: State): Json {
  return isAi(turn) ? `M-${turn - FIRST_AREA + 1}` : turn;
}

function areasJson(state: State): { readonly [name: string]: Json } {
  const areas = state.areas.map((area) => areaJson(state, area));
  const [only] = areas;
  if (only === undefined) return {};
  return areas.length === 1 ? { ai: only } : { areas };
}

function areaJson(state: State, area: Area): Json {
  const { perPlayer, counters, cleared, acted, activated, offered } = area;
  const stage = stageOf(state, area);
  return {
    perPlayer,
    ...sideJson(state, area, (id) => listingIn(stage, perPlayer, id)),
    plots: area.plots.map(nameOfCard),
    ...deckJson(state, area.deck),
    ...positive({ counters }),
    ...(cleared ? { cleared } : {}),
    ...(acted ? { acted } : {}),
    ...(activated ? { activated } : {}),
    ...names('offered', offered),
  };
}

function playerJson(state: State, player: Player): Json {
  const { name, area, eliminated, upgraded, hand, no } = player;
  return {
    name,
    ...(state.areas.length > 1 ? { area: area + 1 } : {}),
    ...(eliminated === 'no' ? {} : { eliminated }),
    ...(upgraded ? { upgraded } : {}),
    ...sideJson(state, player, () => undefined),
    ...names('plots', player.plots),
    hand: hand.map((place) => placeJson(place, knownBy([no]))),
    ...deckJson(state, player.deck, hand),
  };
}

function sideJson(
  state: State,
  side: Side,
  listingOf: (id: string) => Listing | undefined,
): { readonly [name: string]: Json } {
  return {
    resources: side.resources,
    characters: side.characters.map((character) => characterJson(state, character, listingOf)),
    supports: side.supports.map((support) => supportJson(state, support)),
    ...(side.pool.length > 0 ? { pool: side.pool.map((die) => dieText(state, side, die)) } : {}),
    ...names('discard', side.discard),
    ...(side.defeated.length > 0 ? { defeated: side.defeated.map(markedName) } : {}),
    ...(side.replaced ? { replaced: true } : {}),
  };
}

function characterJson(
  state: State,
  character: Character,
  listingOf: (id: string) => Listing | undefined,
): Json {
  const { card, elite, health, hunter, ready, damage, shields, side } = character;
  const used = isUsed(state, card);
  const kind = kindOf(card);
  const listing = listingOf(kind.id);
  return briefly(card, {
    ...(elite === (listing?.elite ?? false) ? {} : { elite }),
    ...(health === (listing?.health ?? kind.health) ? {} : { health }),
    ...(hunter === (listing?.hunter ?? kind.hunter) ? {} : { hunter }),
    ...(ready ? {} : { ready }),
    ...positive({ damage, shields }),
    ...(used ? { used } : {}),
    ...attachedJson(state, side, character),
  });
}

function supportJson(state: State, support: Support): Json {
  const { card, ready, damage, side } = support;
  const used = isUsed(state, card);
  return briefly(card, {
    ...(ready ? {} : { ready }),
    ...positive({ damage }),
    ...(used ? { used } : {}),
    ...attachedJson(state, side, support),
  });
}

function attachedJson(
  state: State,
  side: SideNo,
  { upgrades, downgrades }: Character | Support,
): { readonly [name: string]: Json } {
  const own = isAi(side) ? AI_OWNER : side;
  const other = isAi(side) ? firstOf(state, side) : AI_OWNER;
  const json = (list: readonly Attached[], usual: number) =>
    list.map(({ card, ready, stray }) => {
      const used = isUsed(state, card);
      const owner = ownerOf(card);
      return briefly(card, {
        ...(owner === usual ? {} : { owner: owner === AI_OWNER ? 'AI' : owner }),
        ...(ready ? {} : { ready }),
        ...(used ? { used } : {}),
        ...(stray ? { stray } : {}),
      });
    });
  return {
    ...(upgrades.length > 0 ? { upgrades: json(upgrades, own) } : {}),
    ...(downgrades.length > 0 ? { downgrades: json(downgrades, other) } : {}),
  };
}

/** Whose downgrades lie on the cards of an AI, where a table does not say. */
function firstOf({ players }: State, side: SideNo): number {
  return players.find(({ area }) => area === side - FIRST_AREA)?.no ?? 0;
}

/** The known ends of a deck, and the rest of it in no order. */
function deckJson({ hidden }: State, deck: Pile, hand: Pile = []): { readonly [name: string]: Json } {
  const unseenAt = deck.flatMap((place, i) => ('stock' in place ? [i] : []));
  const bottomAt = (unseenAt.at(-1) ?? -1) + 1;
  const knownAt = deck.flatMap((place, i) => ('card' in place && i < bottomAt ? [i] : []));
  // A deck that is known from top to bottom is all top.
  const top = bottomAt === 0 ? deck : deck.slice(0, (knownAt.at(-1) ?? -1) + 1);
  const bottom = bottomAt === 0 ? [] : deck.slice(bottomAt);
  const stocks = new Set([...hand, ...deck].flatMap((place) => ('stock' in place ? [place.stock] : [])));
  const rest = [...stocks].flatMap((stock) => everyCardOf(hidden, stock)).sort((a, b) => a - b);
  const copies: { [name: string]: number } = {};
  for (const name of rest.map(nameOfCard)) copies[name] = (copies[name] ?? 0) + 1;
  return {
    ...(top.length > 0 ? { top: top.map((place) => placeJson(place, EVERYBODY)) } : {}),
    deck: copies,
    ...(bottom.length > 0 ? { bottom: bottom.map((place) => placeJson(place, EVERYBODY)) } : {}),
  };
}

function placeJson(place: Place, usual: number): Json {
  if ('stock' in place) return null;
  const name = nameOfCard(place.card);
  if (place.by === usual) return name;
  if (place.by === EVERYBODY) return { card: name, by: 'all' };
  return { card: name, by: [0, 1, 2, 3].filter((seat) => (place.by & (1 << seat)) !== 0) };
}

function names(name: string, cards: readonly number[]): { readonly [name: string]: Json } {
  return cards.length > 0 ? { [name]: cards.map(nameOfCard) } : {};
}

/** Its full name where that names no other, otherwise its number. */
function nameOf(kind: Kind): string {
  const name = fullName(kind);
  return kindsCalled(name).length === 1 ? name : kind.id;
}

function nameOfCard(card: number): string {
  return nameOf(kindOf(card));
}

/** As the log calls a card in play: "Death Trooper B". */
function markedName(card: number): string {
  const mark = markOf(card);
  return mark === undefined ? nameOfCard(card) : `${nameOfCard(card)} ${mark}`;
}

function briefly(card: number, more: { readonly [name: string]: Json }): Json {
  const name = markedName(card);
  return Object.keys(more).length === 0 ? name : { card: name, ...more };
}

function positive(numbers: Readonly<Record<string, number>>): { readonly [name: string]: number } {
  return Object.fromEntries(Object.entries(numbers).filter(([, number]) => number > 0));
}
