import type { Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { capacityOf } from '../rules/reads.ts';
import { inPlay } from '../state.ts';
import type { CardGameEngine, Packet } from '../terms/words.ts';

/**
 * LCG-47: Protect is used where the protector costs less, as much as it can take; or where it would live and the
 * protected would not, as much as it survives. `room` is what each can take, the protected card's first.
 */
export function sharesOfProtect(
  game: CardGameEngine,
  { card, n }: Packet,
  from: readonly Thing[],
  room: readonly number[],
): readonly number[] {
  const wouldFall = n >= capacityOf(game, card) - (inPlay(game.state, card)?.damage ?? 0);
  let left = n;
  const shares = from.map((helper, i) => {
    if (i === 0) return 0;
    const most = room[i] ?? 0;
    const willing = dearnessOf(game, helper) < dearnessOf(game, card) ? most : wouldFall ? most - 1 : 0;
    const share = Math.min(left, willing);
    left -= share;
    return share;
  });
  shares[0] = left;
  return shares;
}

/** An objective counts as dearer than any unit. */
function dearnessOf({ state }: CardGameEngine, card: Thing): number {
  const type = inPlay(state, card)?.type;
  return type === 'objective' || type === 'mission' ? Number.POSITIVE_INFINITY : kindOf(card).cost;
}
