import { idOf } from '@holofoe/deckbuilding';
import { actKey, type CardNo, cardKey } from '@holofoe/kernel';
import type { Model } from './model.ts';

export const PILOT = 'outer-rim-pilot';

/** The pilot of the pile that can be bought now; those in play and in hand are others. */
export function pilotToBuy({ acts }: Model): CardNo | undefined {
  for (const [card, [act]] of acts)
    if (idOf(card) === PILOT && act?.key === actKey('buy', cardKey(card))) return card;
  return undefined;
}
