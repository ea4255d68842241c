import { capital, counted, type Key, listed, type Seat, type Thing } from '@holofoe/kernel';
import { kindById, kindOf } from '../cards/catalogue.ts';
import type { Icon, Side } from '../cards/traits.ts';
import { DIAL } from '../rules/keys.ts';
import { DARK } from '../rules/state.ts';

export const SIDE_NAMES: Readonly<Record<Side, string>> = { light: 'the Light Side', dark: 'the Dark Side' };

/** "the Light Side" */
export function sideName(seat: Seat | undefined): string {
  return seat === DARK ? SIDE_NAMES.dark : SIDE_NAMES.light;
}

/** "The Light Side draws" */
export function sideDoes(seat: Seat | undefined, verb: string): string {
  return `${capital(sideName(seat))} ${verb}`;
}

export function nameOfThing(thing: Thing | undefined): string {
  if (thing === undefined) return 'a card';
  if (thing === DIAL) return 'the Death Star dial';
  return thing < 0 ? 'a card' : kindOf(thing).title;
}

export function cardsListed(cards: readonly Thing[]): string {
  return listed(cards.map(nameOfThing));
}

export const ICON_NAMES: Readonly<Record<Icon, string>> = {
  unit: 'unit damage',
  blast: 'blast damage',
  tactics: 'tactics',
};

/** "card:40" is Luke Skywalker, "seat:1" the Dark Side, "use:40.0" the ability of a card; a card's id is its title. */
export function nameOfKey(key: Key): string {
  const text = String(key);
  const [verb = '', rest] = text.split(':');
  if (rest === undefined) return kindById(text)?.title ?? (verb === 'dial' ? nameOfThing(DIAL) : text);
  if (verb === 'seat') return sideName(Number(rest));
  const number = Number.parseInt(rest, 10);
  return NAMES_CARDS.has(verb) ? nameOfThing(number) : rest;
}

const NAMES_CARDS: ReadonlySet<string> = new Set(['card', 'play', 'pilot', 'use', 'effect']);

/** "1 damage" */
export function damageText(n: number): string {
  return counted(n, 'damage', 'damage');
}
