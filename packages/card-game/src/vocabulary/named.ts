import type { Thing } from '@holofoe/kernel';
import type { Counted } from '../terms/count.ts';
import type { CardGameCx } from '../terms/words.ts';

/** Cards that are named by what is going on. */
export function namedBy(cx: CardGameCx, name: Counted | 'dial'): readonly Thing[] {
  if (typeof name === 'object') return cx.named?.[name.the] ?? [];
  switch (name) {
    case 'this':
      return [cx.card];
    case 'that':
      return cx.that;
    case 'it':
      return cx.it;
    default:
      return cx.game.rules.ref(cx, name);
  }
}
