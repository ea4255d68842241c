import { nearest, plain, spelled } from '@holofoe/kernel';
import { KINDS, kindById } from '../cards/catalogue.ts';
import type { Kind } from '../cards/kind.ts';
import { fullName, kindsCalled, unknownCard } from '../cards/names.ts';
import { SETS } from '../cards/sets.ts';
import { findTitle, isSet, TITLES, type Title, titleAt, titleOf, titleWithSet } from '../cards/titles.ts';
import type { Listing } from './listing.ts';

/** Who a listing means. */
export type Found =
  | { readonly is: 'kind'; readonly kind: Kind; readonly note?: string }
  | { readonly is: 'unscripted'; readonly name: string; readonly note?: string }
  | { readonly is: 'battlefield'; readonly name: string }
  | { readonly is: 'fault'; readonly says: string };

export function lookUp({ card, print, battlefield }: Listing): Found {
  if (battlefield) return { is: 'battlefield', name: card };
  return print ? byPrint(card, print) : byName(card);
}

/** Whether a text is the name of a card by itself, whatever words it begins with. */
export function isCardName(text: string): boolean {
  return kindsCalled(text).length > 0 || findTitle(text) !== undefined;
}

export function isCardId(text: string): boolean {
  return kindById(text) !== undefined || titleOf(text) !== undefined;
}

const HEADING = /^(battlefield|plot|character|upgrade|downgrade|support|event|slot)s?$/i;

/** How surely a word of some file is one of a deck of this game: a card by its name or its number is. */
export function surenessOf(word: string): number {
  return isCardName(word) || isCardId(word) || HEADING.test(word) ? 1 : 0;
}

function byPrint(card: string, { set, number }: NonNullable<Listing['print']>): Found {
  const wanted = plain(set);
  const kind = KINDS.find(
    (it) => it.number === number && [it.set, SETS[it.set].name].some((name) => plain(name) === wanted),
  );
  const title = titleAt(set, number);
  const name = kind?.name ?? title?.title;
  if (name === undefined) {
    const says = isSet(set)
      ? `The set ${set} has no card with the number ${number}.`
      : `There is no set "${set}"; did you mean ${nearest(set, SET_NAMES).join(', ')}?`;
    return { is: 'fault', says };
  }
  if (!plain(card).startsWith(plain(name))) {
    return { is: 'fault', says: `${set} ${number} is ${name}, not "${card}"; correct one of the two.` };
  }
  if (kind) return { is: 'kind', kind };
  return title ? byTitle(title) : byName(card);
}

function byName(card: string): Found {
  const kinds = forPlayersFirst(kindsCalled(card));
  const [kind, ...others] = kinds;
  if (kind) {
    const same = others.every(({ type }) => type === kind.type && type !== 'character');
    if (same) return { is: 'kind', kind };
    const choices = kinds.map((it) => `${fullName(it)} (${it.id})`).join(' or ');
    return { is: 'fault', says: `"${card}" can be ${choices}; write one of them, or its number.` };
  }
  const byId = titleOf(card);
  if (byId) return byTitle(byId);
  const title = findTitle(card);
  if (!title) return { is: 'fault', says: unknownCard(card, NAMES) };
  if (title.battlefield) return { is: 'battlefield', name: card };
  if (plain(title.title) === plain(card)) return { is: 'unscripted', name: titleWithSet(title) };
  const playable = kindsCalled(title.title).map((it) => `${fullName(it)} (${it.id})`);
  if (playable.length === 0) return { is: 'unscripted', name: card };
  const note = `${card} cannot be played yet; with this title there is ${playable.join(', ')}.`;
  return { is: 'unscripted', name: card, note };
}

function byTitle(title: Title): Found {
  if (title.battlefield) return { is: 'battlefield', name: title.title };
  const kind = kindById(title.id) ?? otherPrint(title);
  if (!kind) return { is: 'unscripted', name: titleWithSet(title) };
  if (kind.id === title.id) return { is: 'kind', kind };
  return { is: 'kind', kind, note: `${titleWithSet(title)} is played as its print ${kind.id}.` };
}

function otherPrint({ firstPrint }: Title): Kind | undefined {
  return KINDS.find(({ id }) => titleOf(id)?.firstPrint === firstPrint);
}

/** A card of the AI alone is meant only where no other has its name. */
function forPlayersFirst(kinds: readonly Kind[]): readonly Kind[] {
  const players = kinds.filter(({ set }) => set !== 'AI');
  return players.length > 0 ? players : kinds;
}

const NAMES = spelled([...KINDS.map(({ name }) => name), ...TITLES.map(({ title }) => title)]);
const SET_NAMES = spelled([
  ...Object.values(SETS).map(({ name }) => name),
  ...TITLES.map(({ setName }) => setName),
]);
