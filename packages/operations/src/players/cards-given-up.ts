import type { Ask, CardNo } from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import { keepWorth } from './card-worth.ts';
import { inOrder, type Look } from './look.ts';

/** Cards that come into play are kept, and one event. */
export function mulligan(look: Look, { options }: Ask): readonly number[] {
  const cards = options as readonly CardNo[];
  const order = inOrder(cards, (card) => keepWorth(look, card));
  let events = 0;
  return order.filter((index) => {
    const { type, cost } = kindOf(cards[index] as CardNo);
    if (type === 'event') return ++events > 1;
    return cost > 3;
  });
}

/** Cards that will not be played go while the deck is thick. */
export function upkeepDiscard(look: Look, { options }: Ask): readonly number[] {
  if (look.me.deck.length < 12) return [];
  const out: number[] = [];
  for (const [index, card] of options.entries()) if (keepWorth(look, card as CardNo) <= 0.2) out.push(index);
  return out;
}

export function worstCards(look: Look, { options, form }: Ask): readonly number[] {
  const order = inOrder(options as readonly CardNo[], (card) => -keepWorth(look, card));
  return order.slice(0, form.pick === 'some' ? form.min : 1);
}

/** As many as may go back: a player lives as long as there are cards. */
export function shuffleBack(look: Look, { options, form }: Ask): readonly number[] {
  const order = inOrder(options as readonly CardNo[], (card) => keepWorth(look, card));
  return order.slice(0, form.pick === 'some' ? form.max : 1);
}
