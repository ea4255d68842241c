import { AI_OWNER, ownerOf } from '../cards/number.ts';
import type { Destination, Procedure } from '../cards/words.ts';
import { characterOf } from '../rules/about.ts';
import type { Cx } from '../rules/battle.ts';
import { holderOf, remainingHealth } from '../rules/in-play.ts';
import { sideOfThing } from '../rules/things.ts';
import { type Character, isAi } from '../state.ts';
import { expectedWorth, worthOfActivation } from './dice-worth.ts';
import type { Look } from './look.ts';
import type { PlayerWorths } from './player-words.ts';
import { WORTH } from './weights.ts';

const BATTLEFIELD = { flip: 0, use: WORTH.resource, 'give away': -0.1, claim: 0 } as const;

/** What single procedures are worth. */
const PROCEDURES: { readonly [Name in Procedure]: (look: Look, cx: Cx) => number } = {
  'all in': ({ me }) => (me.pool.length > 2 ? WORTH.action * (me.pool.length - 1) : 0),
  block: (look, cx) => (isWeak(look, characterOf(cx)) ? 1 : -1),
  // A card of the AI alone: no player has it.
  'call up reserves': () => 0,
  copy: () => WORTH.discard,
  detect: () => 0.1,
  'mind reading': ({ ai }) => (ai.deck.length > 0 ? 1 : 0),
  strafe: () => 1,
  'take an upgrade': () => 1,
  trick: () => WORTH.action * 2,
};

function isWeak(look: Look, character: Character | undefined): boolean {
  return character !== undefined && remainingHealth(look.battle, character) <= 4;
}

/** A card of the AI that goes is a gain. */
function isOfAi({ state }: Look, card: number): boolean {
  const holder = holderOf(state, card);
  return holder !== undefined && isAi(holder.side);
}

/** A card of a hand comes back late; one of a discard pile is one more to live on, for whom it belongs to. */
function worthOutOfPlay(card: number, from: 'hand' | 'discard pile'): number {
  if (from === 'hand') return -WORTH.card;
  return ownerOf(card) === AI_OWNER ? -WORTH.card : WORTH.card;
}

/** What one's own card in play takes along that leaves it. */
export function lossOfOwn(expected: number, to: Destination): number {
  return to === 'hand' ? 2 : 2.5 * expected;
}

/** What can be expected of a card that is chosen among some that nobody knows yet. */
const BEST_OF_SEVERAL = 2;

export const CARD_WORTHS: PlayerWorths = {
  draw: (_look, _cx, { n }) => n * WORTH.card,
  discard: ({ ai }, cx, { who, n, from, looking }) => {
    if (who.every((thing) => sideOfThing(thing) === cx.seat))
      return (looking ? BEST_OF_SEVERAL : 0) - n * WORTH.card;
    return (from === 'deck' ? 1 : Math.min(n, ai.deck.length)) * WORTH.discard;
  },
  move: (look, _, { cards, from, to }) => {
    let sum = 0;
    for (const card of cards) {
      if (from !== undefined) sum += worthOutOfPlay(card, from);
      else if (isOfAi(look, card)) sum += 2.5;
      else sum -= lossOfOwn(expectedWorth(card), to);
    }
    return sum;
  },
  exhaust: (look, _, { cards }) => cards.filter((card) => isOfAi(look, card)).length,
  activate: ({ state }, cx, { who }) => {
    let sum = 0;
    for (const card of who) {
      const holder = holderOf(state, card);
      if (card !== cx.card) sum += WORTH.action * 1.5;
      else if (holder) sum += WORTH.action + worthOfActivation(holder) * 0.1;
    }
    return sum;
  },
  'act again': (_look, _cx, { n }) => n * WORTH.action,
  battlefield: (_look, _cx, { what }) => BATTLEFIELD[what],
  special: (look, cx, { id }) => PROCEDURES[id](look, cx),
};
