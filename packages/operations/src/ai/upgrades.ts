import { type CardNo, type Choice, rank, rankFitting } from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import type { Battle } from '../rules/battle.ts';
import type { Holder } from '../rules/in-play.ts';
import { keyOfCard } from '../rules/topics.ts';
import type { Attached, Character } from '../state.ts';
import { noRoomOn, OVERRIDDEN, UPGRADE, weakerOn } from './priorities.ts';

/** OPS-28: by the upgrade priority, where there is room or a weaker upgrade to give up. */
export function redeploys(
  battle: Battle,
  open: readonly Character[],
  { card }: Attached,
): Choice<Character | undefined> {
  return rankFitting<Character, Battle>(battle, 'redeploy', UPGRADE, open, keyOfCard, (to) =>
    noRoomOn(to, kindOf(card)),
  );
}

/** OPS-28: what is cheaper or weaker than the new one; where nothing is, any. */
export function givesUp(
  battle: Battle,
  on: Holder,
  list: readonly Attached[],
  fresh: CardNo,
): Choice<Attached> | undefined {
  const weaker = weakerOn(on, kindOf(fresh));
  return rank(battle, 'too many upgrades', OVERRIDDEN, weaker.length > 0 ? weaker : list, keyOfCard);
}
