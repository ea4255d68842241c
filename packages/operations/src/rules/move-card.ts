import { type CardNo, EVERYBODY, type Why } from '@holofoe/kernel';
import { AI_OWNER, ownerOf } from '../cards/number.ts';
import type { Destination } from '../cards/words.ts';
import { aiOf, isPlayer, playerOf, type Side, type SideNo } from '../state.ts';
import type { Battle } from './battle.ts';
import { tell } from './happening.ts';
import {
  attachedIn,
  discardAttached,
  discardSupport,
  holderOf,
  isCharacter,
  takeDiceOf,
  takeOutSupport,
} from './in-play.ts';
import { leavesPlay } from './standing.ts';

/** A support or something attached; characters leave play only by being defeated. */
export function canLeave({ state }: Battle, card: CardNo): boolean {
  const holder = holderOf(state, card);
  return holder !== undefined && (holder.card !== card || !isCharacter(holder));
}

export function leaveFor(battle: Battle, card: CardNo, to: Destination, by: SideNo, why?: Why): void {
  const holder = holderOf(battle.state, card);
  if (!holder) return;
  const attached = attachedIn(holder, card);
  // OPS-78: a card of a stage that is over has no deck to go to.
  if (attached && (to === 'discard pile' || attached.stray)) discardAttached(battle, holder, attached, why);
  else if (attached) {
    const list = holder.upgrades.includes(attached) ? holder.upgrades : holder.downgrades;
    list.splice(list.indexOf(attached), 1);
    leavesPlay(battle, card);
    takeDiceOf(battle.state, card);
    put(battle, card, to, by, ownerNear(battle, card, holder.side));
  } else if (!isCharacter(holder)) {
    if (to === 'discard pile') discardSupport(battle, holder, why);
    else {
      takeOutSupport(battle, holder);
      put(battle, card, to, by, ownerNear(battle, card, holder.side));
    }
  }
}

/** An upgrade on a teammate's character goes back to the one who brought it. */
function ownerNear({ state }: Battle, card: CardNo, near: SideNo): Side {
  const owner = ownerOf(card);
  return owner === AI_OWNER ? aiOf(state, near) : playerOf(state, owner);
}

function put(battle: Battle, card: CardNo, to: Destination, by: SideNo, owner: Side): void {
  if (to === 'bottom of the deck') {
    owner.deck.push({ card, by: EVERYBODY });
    tell(battle, { kind: 'to deck', side: by, card, where: 'bottom' });
  } else if (isPlayer(owner)) {
    owner.hand.push({ card, by: EVERYBODY });
    tell(battle, { kind: 'to hand', side: owner.no, card });
  } else {
    owner.deck.unshift({ card, by: EVERYBODY });
    tell(battle, { kind: 'to deck', side: owner.no, card, where: 'top' }, 'OPS-09');
  }
}
