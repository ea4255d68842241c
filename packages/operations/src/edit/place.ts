import { type CardNo, EVERYBODY, everyCardOf, type Hidden, type Pile, searchOut } from '@holofoe/kernel';
import type { Kind } from '../cards/kind.ts';
import { kindsCalled, unknownCard } from '../cards/names.ts';
import { AI_OWNER, kindOf, ownerOf } from '../cards/number.ts';
import { attachedOf, type Holder, newSupport, takeDiceOf } from '../rules/in-play.ts';
import { hasRoomFor } from '../rules/play-card.ts';
import { newCharacter } from '../rules/setup.ts';
import { stageOf } from '../rules/stage.ts';
import {
  aiOf,
  areaOf,
  isAi,
  MOST_UPGRADES,
  type Player,
  playerOf,
  type Side,
  type State,
  sideOf,
  sidesAgainst,
} from '../state.ts';
import { listingIn } from '../table-file/stage-cards.ts';
import { battleToLookAt } from '../vocabulary/language.ts';
import { holderCalled, type SideName, sideNoOf } from './which.ts';

export const PLACES = ['hand', 'deck', 'deck bottom', 'discard', 'play', 'defeated'] as const;
type PlaceName = (typeof PLACES)[number];

/** A card goes from one place of its owner to another. */
export interface Move {
  readonly card: string;
  readonly from: PlaceName;
  readonly to: PlaceName;
  readonly on?: string | undefined;
  readonly onSide?: SideName | undefined;
}

export function placeCard(state: State, side: Side, move: Move): string | undefined {
  const called = kindsCalled(move.card);
  const [any] = called;
  if (!any) return unknownCard(move.card);
  if (isAi(side.no) && (move.from === 'hand' || move.to === 'hand'))
    return 'the AI has no hand: the top five cards of its deck are (OPS-09)';
  const card = takeOut(state, side, (each) => called.includes(kindOf(each)), move.from);
  return card === undefined ? `${any.name} is not there: ${move.from}` : putIn(state, side, card, move);
}

function takeOut(
  state: State,
  side: Side,
  isMeant: (card: CardNo) => boolean,
  from: PlaceName,
): CardNo | undefined {
  switch (from) {
    case 'hand':
      return 'hand' in side ? takeFromPile(state.hidden, (side as Player).hand, isMeant) : undefined;
    case 'deck':
    case 'deck bottom':
      return takeFromPile(state.hidden, side.deck, isMeant);
    case 'discard':
      return takeFirst(side.discard, isMeant);
    case 'defeated':
      return takeFirst(side.defeated, isMeant);
    case 'play':
      return takeFromPlay(state, side, isMeant);
  }
}

function takeFirst(list: CardNo[], isMeant: (card: CardNo) => boolean): CardNo | undefined {
  const index = list.findIndex(isMeant);
  return index < 0 ? undefined : list.splice(index, 1)[0];
}

function takeFromPile(hidden: Hidden, pile: Pile, isMeant: (card: CardNo) => boolean): CardNo | undefined {
  const cards = pile.flatMap((place) => ('card' in place ? [place.card] : everyCardOf(hidden, place.stock)));
  const card = cards.find(isMeant);
  return card !== undefined && searchOut(hidden, pile, card) ? card : undefined;
}

/** With a character or support goes what is attached to it. */
function takeFromPlay(state: State, side: Side, isMeant: (card: CardNo) => boolean): CardNo | undefined {
  const owner = isAi(side.no) ? AI_OWNER : side.no;
  for (const list of [side.characters, side.supports]) {
    const index = list.findIndex(({ card }) => isMeant(card));
    const [holder] = index < 0 ? [] : list.splice(index, 1);
    if (!holder) continue;
    takeDiceOf(state, holder.card);
    for (const { card } of attachedOf(holder)) discardOf(state, card, side).push(card);
    for (const { card } of attachedOf(holder)) takeDiceOf(state, card);
    return holder.card;
  }
  for (const { characters, supports } of [...state.players, ...state.areas]) {
    for (const { upgrades, downgrades } of [...characters, ...supports]) {
      for (const list of [upgrades, downgrades]) {
        const index = list.findIndex(({ card }) => isMeant(card) && ownerOf(card) === owner);
        const [attached] = index < 0 ? [] : list.splice(index, 1);
        if (!attached) continue;
        takeDiceOf(state, attached.card);
        return attached.card;
      }
    }
  }
  return undefined;
}

function discardOf(state: State, card: CardNo, near: Side): CardNo[] {
  const owner = ownerOf(card);
  return owner === AI_OWNER ? aiOf(state, near.no).discard : playerOf(state, owner).discard;
}

function putIn(state: State, side: Side, card: CardNo, move: Move): string | undefined {
  const kind = kindOf(card);
  const isCharacter = kind.type === 'character';
  if (isCharacter && move.to !== 'play' && move.to !== 'defeated')
    return `${kind.name} is a character: it is in play or defeated`;
  if (!isCharacter && move.to === 'defeated') return `${kind.name} is no character: it cannot be defeated`;
  switch (move.to) {
    case 'hand':
      (side as Player).hand.push({ card, by: EVERYBODY });
      return undefined;
    case 'deck':
      side.deck.unshift({ card, by: EVERYBODY });
      return undefined;
    case 'deck bottom':
      side.deck.push({ card, by: EVERYBODY });
      return undefined;
    case 'discard':
      side.discard.push(card);
      return undefined;
    case 'defeated':
      side.defeated.push(card);
      return undefined;
    case 'play':
      return putIntoPlay(state, side, card, kind, move);
  }
}

function putIntoPlay(state: State, side: Side, card: CardNo, kind: Kind, move: Move): string | undefined {
  switch (kind.type) {
    case 'character': {
      const area = isAi(side.no) ? areaOf(state, side.no) : undefined;
      const listing = area && listingIn(stageOf(state, area), area.perPlayer, kind.id);
      const health = listing?.health ?? kind.health;
      side.characters.push(newCharacter(card, side.no, listing?.elite ?? false, health, listing?.hunter));
      return undefined;
    }
    case 'support':
      side.supports.push(newSupport(card, side.no));
      return undefined;
    case 'upgrade':
    case 'downgrade': {
      const on = carrierOf(state, side, kind, move);
      if (typeof on === 'string') return on;
      const list = kind.type === 'upgrade' ? on.upgrades : on.downgrades;
      const hasRoom =
        kind.type === 'upgrade'
          ? hasRoomFor(battleToLookAt(state), sideOf(state, on.side), on, card)
          : list.length < MOST_UPGRADES;
      if (!hasRoom) return `${move.on} has ${MOST_UPGRADES} of them already`;
      list.push({ card, ready: true });
      return undefined;
    }
    default:
      return `${kind.name} is of the type ${kind.type} and does not stay in play`;
  }
}

/** What an upgrade or downgrade is put on. */
function carrierOf(state: State, side: Side, kind: Kind, { on, onSide }: Move): Holder | string {
  if (on === undefined) return `${kind.name} is put on something: say on what with "on"`;
  if (onSide === undefined) {
    const [usual = side] = kind.type === 'upgrade' ? [side] : sidesAgainst(state, side.no);
    return holderCalled(usual, on);
  }
  const no = sideNoOf(state, onSide);
  return typeof no === 'string' ? no : holderCalled(sideOf(state, no), on);
}
