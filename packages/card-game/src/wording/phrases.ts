import { capital, counted, type Key, listed, readKey, type Seat, type Thing } from '@holofoe/kernel';
import { kindById, kindOf } from '../cards/catalogue.ts';
import { DIAL } from '../rules/keys.ts';
import { DARK } from '../state.ts';
import type { Icon, Side } from '../terms/traits.ts';

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

/** What a key names; the id of a card that chance brought up is its title. */
export function nameOfKey(key: Key): string {
  const named = readKey(key);
  switch (named.is) {
    case 'card':
      return nameOfThing(named.card);
    case 'cards':
      return cardsListed(named.cards);
    case 'seat':
      return sideName(named.seat);
    case 'number':
      return String(named.number);
    case 'kind':
      return kindById(named.kind)?.title ?? named.kind;
    case 'effect':
      return nameOfEffect(named.effect);
    case 'act':
      return nameOfKey(actedOn(key));
    default:
      return key === 'dial' ? nameOfThing(DIAL) : (kindById(String(key))?.title ?? String(key));
  }
}

/** "40.0" is the ability of a card. */
function nameOfEffect(effect: string): string {
  const card = Number.parseInt(effect, 10);
  return Number.isNaN(card) ? effect : nameOfThing(card);
}

function actedOn(key: Key): string {
  const text = String(key);
  return text.slice(text.lastIndexOf(' ') + 1);
}

/** "1 damage" */
export function damageText(n: number): string {
  return counted(n, 'damage', 'damage');
}
