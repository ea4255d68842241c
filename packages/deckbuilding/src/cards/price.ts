import { isPay, isWord } from '@holofoe/kernel';
import type { Effect } from './words.ts';

/** A card whose ability is paid for with the card itself: it can be used once. */
export function exilesItself(effect: Effect): boolean {
  return isPay(effect) && isWord(effect.pay) && effect.pay.do === 'exile itself';
}
