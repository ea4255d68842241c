import { capital, counted, listed, type Named, readKey, type Seat, type Thing } from '@holofoe/kernel';
import { kindById, kindOf } from '../cards/catalogue.ts';
import { DIAL } from '../rules/keys.ts';
import { DARK } from '../state.ts';
import type { Icon, Side } from '../terms/traits.ts';

export const SIDE_NAMES: Readonly<Record<Side, string>> = { light: 'the Light Side', dark: 'the Dark Side' };

/** "the Light Side" */
export function sideName(seat: Seat | undefined): string {
  return seat === DARK ? SIDE_NAMES.dark : SIDE_NAMES.light;
}

/** "The Light Side draws", or "You draw" to the person who plays it. */
export function sideDoes(seat: Seat | undefined, verb: string, you?: Seat): string {
  if (seat === undefined || seat !== you) return `${capital(sideName(seat))} ${verb}`;
  return `You ${verb === 'has' ? 'have' : verb.replace(/s$/, '')}`;
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

/** What a key names. */
export function nameOfKey(key: string): string {
  return nameOf(readKey(key));
}

function nameOf(named: Named): string {
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
      return named.act === 'hand of' ? `a card of the hand of ${nameOf(named.on)}` : nameOf(named.on);
    case 'die':
      return String(named.die);
    case 'word':
      return named.word === 'dial' ? nameOfThing(DIAL) : named.word;
  }
}

/** "40.0" is the ability of a card. */
function nameOfEffect(effect: string): string {
  const card = Number.parseInt(effect, 10);
  return Number.isNaN(card) ? effect : nameOfThing(card);
}

/** "1 damage" */
export function damageText(n: number): string {
  return counted(n, 'damage', 'damage');
}
