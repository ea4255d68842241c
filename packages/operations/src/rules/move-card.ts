import { type CardNo, EVERYBODY, type Why } from '@holofoe/kernel';
import { AI_OWNER, ownerOf } from '../cards/number.ts';
import type { Destination } from '../cards/words.ts';
import { aiOf, isPlayer, playerOf, type Side, type SideNo, type State } from '../state.ts';
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
import { handOf, type Known, takeFromHand } from './own-cards.ts';
import { leavesPlay } from './standing.ts';

/** Where a card is moved from that is not in play. */
type Pile = 'hand' | 'discard pile';

/** A support or something attached, as characters leave play only by being defeated; or one that lies there. */
export function canLeave({ state }: Battle, card: CardNo, from?: Pile): boolean {
  if (from !== undefined) return ownerOfPile(state, card, from) !== undefined;
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
    put(battle, { card, by: EVERYBODY }, to, by, ownerNear(battle, card, holder.side));
  } else if (!isCharacter(holder)) {
    if (to === 'discard pile') discardSupport(battle, holder, why);
    else {
      takeOutSupport(battle, holder);
      put(battle, { card, by: EVERYBODY }, to, by, ownerNear(battle, card, holder.side));
    }
  }
}

/** An upgrade on a teammate's character goes back to the one who brought it. */
function ownerNear({ state }: Battle, card: CardNo, near: SideNo): Side {
  const owner = ownerOf(card);
  return owner === AI_OWNER ? aiOf(state, near) : playerOf(state, owner);
}

function put(battle: Battle, place: Known, to: Destination, by: SideNo, owner: Side, why?: Why): void {
  const { card } = place;
  if (to === 'bottom of the deck') {
    owner.deck.push(place);
    const happening = { kind: 'to deck', side: by, card, where: 'bottom' } as const;
    if (place.by === EVERYBODY) tell(battle, happening, why);
    else tell(battle, { ...happening, card: null }, why, { to: [owner.no], happening });
  } else if (isPlayer(owner)) {
    owner.hand.push(place);
    tell(battle, { kind: 'to hand', side: owner.no, card }, why);
  } else {
    owner.deck.unshift(place);
    tell(battle, { kind: 'to deck', side: owner.no, card, where: 'top' }, 'OPS-09');
  }
}

/** Whose hand or discard pile a card lies in. */
function ownerOfPile({ players, areas }: State, card: CardNo, pile: Pile): Side | undefined {
  const player = players[ownerOf(card)];
  if (pile === 'hand') return player && handOf(player).includes(card) ? player : undefined;
  const owners: readonly Side[] = player ? [player] : areas;
  return owners.find(({ discard }) => discard.includes(card));
}

/** What only its player knew of a hand, the others do not know afterwards. */
export function takeOut(battle: Battle, card: CardNo, from: Pile, to: Destination, why?: Why): void {
  const owner = ownerOfPile(battle.state, card, from);
  if (!owner) return;
  const place = from === 'hand' && isPlayer(owner) ? takeFromHand(owner, card) : undefined;
  if (!place) owner.discard.splice(owner.discard.indexOf(card), 1);
  if (to === 'discard pile') {
    owner.discard.push(card);
    tell(battle, { kind: 'discard', side: owner.no, cards: [card] }, why);
  } else put(battle, place ?? { card, by: EVERYBODY }, to, owner.no, owner, why);
}
