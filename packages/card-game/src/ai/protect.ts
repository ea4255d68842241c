import { most, type Play, type Priority, plainly, type Reason, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { Several } from '../rules/ai.ts';
import { controllerOf } from '../rules/reads.ts';
import { inPlay } from '../state.ts';
import type { Packet } from '../terms/happening.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { cheapest, TIES_TURNED } from './criteria.ts';
import { first } from './ties.ts';

/**
 * LCG-47: Protect is used where the protector costs less, as much as it can take; or where it would live and the
 * protected would not, as much as it survives. The cheapest comes first (LCG-29), of equal ones one that lives. Where
 * the protected falls all the same it would help nobody (LCG-31). The protected card's `room` and `shields` are the first.
 */
export function* sharesOfProtect(
  game: CardGameEngine,
  { card, n }: Packet,
  from: readonly Thing[],
  room: readonly number[],
  shields: readonly number[],
): Play<Several<number>> {
  const seat = controllerOf(game.state, card);
  const shares = from.map(() => 0);
  const each: (Reason | undefined)[] = from.map(() => undefined);
  let left = n;
  const falls = (i: number, share: number) => share - (shields[i] ?? 0) >= (room[i] ?? 0);
  const willing = (helper: Thing) => {
    const i = from.indexOf(helper);
    const all = room[i] ?? 0;
    if (dearnessOf(game, helper) < dearnessOf(game, card)) return Math.min(left, all);
    return falls(0, left) ? Math.min(left, all, all - 1 + (shields[i] ?? 0)) : 0;
  };
  const lives = (helper: Thing) => (falls(from.indexOf(helper), willing(helper)) ? 0 : 1);
  const by: Priority<Thing, CardGameEngine> = [
    cheapest('LCG-47'),
    most('LCG-47', 'would live', lives, 'yes or no'),
    ...TIES_TURNED,
  ];
  const isOpen = (helper: Thing, i: number) => i > 0 && shares[i] === 0 && willing(helper) > 0;
  for (;;) {
    const next = yield* first(game, seat, 'protect', by, from.filter(isOpen));
    if (!next) break;
    const i = from.indexOf(next.picked);
    const share = willing(next.picked);
    shares[i] = share;
    each[i] = next.reason;
    left -= share;
  }
  if (falls(0, left)) return plainly(from.map((_, i) => (i === 0 ? n : 0)));
  shares[0] = left;
  return { picked: shares, reason: undefined, each };
}

/** An objective counts as dearer than any unit. */
function dearnessOf({ state }: CardGameEngine, card: Thing): number {
  const type = inPlay(state, card)?.type;
  return type === 'objective' || type === 'mission' ? Number.POSITIVE_INFINITY : kindOf(card).cost;
}
