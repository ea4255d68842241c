import { DONE, type Thing } from '@holofoe/kernel';
import { activate, canActivate } from '../rules/activate.ts';
import { grantAction } from '../rules/additional.ts';
import type { Cx } from '../rules/battle.ts';
import { tell } from '../rules/happening.ts';
import { attachedIn, type Holder, holderOf } from '../rules/in-play.ts';
import { canLeave, leaveFor, takeOut } from '../rules/move-card.ts';
import { isAi } from '../state.ts';
import { whom } from './texts.ts';
import { whyOf } from './why.ts';
import type { WordsIn } from './words-in.ts';
import { CARD, REMOVED } from './worth.ts';

/** What can be ready: a character or support, or an upgrade itself and not what it is on. */
function readyState({ game }: Cx, card: Thing): { ready: boolean } | undefined {
  const holder = holderOf(game.state, card);
  return holder?.card === card ? holder : holder && attachedIn(holder, card);
}

function holderAt({ game }: Cx, card: Thing): Holder | undefined {
  const holder = holderOf(game.state, card);
  return holder?.card === card ? holder : undefined;
}

/** Of one's own cards it is a loss, of the other side's a gain. */
function lossOf(cx: Cx, cards: readonly Thing[], worth: number): number {
  const isLoss = (card: Thing) => isAi(cx.game.rules.controllerOf(cx.game.state, card)) === isAi(cx.seat);
  return cards.reduce((sum, card) => sum + (isLoss(card) ? -worth : worth), 0);
}

/** Cards in play. */
export const CARDS_IN_PLAY: WordsIn<'exhaust' | 'ready' | 'move' | 'activate' | 'act again'> = {
  exhaust: {
    slots: { cards: 'cards' },
    can: (cx, { cards }) => cards.some((card) => readyState(cx, card)?.ready === true),
    run(cx, { cards }) {
      for (const card of cards) {
        const state = readyState(cx, card);
        if (!state?.ready) continue;
        state.ready = false;
        tell(cx.game, { kind: 'exhaust', card }, whyOf(cx, card));
      }
      return DONE;
    },
    // A card that exhausts itself is there for that.
    worth: (cx, { cards }) => Math.max(0, lossOf(cx, cards, REMOVED)),
    text: ({ cards }) => `exhaust ${cards}`,
  },
  ready: {
    slots: { cards: 'cards' },
    can: (cx, { cards }) => cards.some((card) => readyState(cx, card)?.ready === false),
    run(cx, { cards }) {
      for (const card of cards) {
        const state = readyState(cx, card);
        if (!state || state.ready) continue;
        state.ready = true;
        tell(cx.game, { kind: 'ready', card }, whyOf(cx, card));
      }
      return DONE;
    },
    worth: (_, { cards }) => cards.length,
    text: ({ cards }) => `ready ${cards}`,
  },
  move: {
    slots: { cards: 'cards' },
    can: (cx, { cards, from }) => cards.some((card) => canLeave(cx.game, card, from)),
    run(cx, { cards, from, to }) {
      for (const card of cards)
        if (from === undefined) leaveFor(cx.game, card, to, cx.seat, whyOf(cx, card));
        else takeOut(cx.game, card, from, to, whyOf(cx, card));
      return DONE;
    },
    // A support in play is worth its dice, which are more than the resources for it.
    worth: (cx, { cards, from, to }) => {
      if (from === undefined) return lossOf(cx, cards, to === 'hand' ? 1 : REMOVED);
      return lossOf(cx, cards, from === 'hand' ? CARD : -CARD);
    },
    text: ({ cards, from, to }) => {
      if (to === 'bottom of the deck')
        return `put ${cards} on the bottom of ${from === 'discard pile' ? "its owner's" : 'your'} deck`;
      const where = from === undefined && !cards.includes(' in play') ? ' from play' : '';
      return to === 'hand' ? `return ${cards}${where} to its owner's hand` : `discard ${cards}${where}`;
    },
  },
  activate: {
    slots: { who: 'cards' },
    can: (cx, { who }) =>
      who.some((card) => {
        const holder = holderAt(cx, card);
        return holder !== undefined && canActivate(holder);
      }),
    *run(cx, { who }) {
      for (const card of who) {
        const holder = holderAt(cx, card);
        if (holder?.ready) yield* activate(cx.game, holder, whyOf(cx, card));
      }
    },
    worth: (_, { who }) => who.length,
    text: ({ who }) => `activate ${whom(who)}`,
  },
  'act again': {
    slots: { n: 'amount' },
    // Additional actions are taken at once, within one's own turn, or not at all.
    can: (cx) => cx.game.state.turn === cx.seat,
    run({ game, seat }, { n }) {
      grantAction(game, seat, n);
      return DONE;
    },
    worth: () => 1,
    text: ({ n }) => (n === '1' ? 'take an additional action' : `take up to ${n} additional actions`),
  },
};
