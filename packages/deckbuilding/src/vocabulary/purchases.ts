import { because, type CardNo } from '@holofoe/kernel';
import { purchaseList, wantsToBuy } from '../bot/purchase-list.ts';
import { kindOf } from '../cards/catalogue.ts';
import type { Word } from '../cards/words.ts';
import type { Cx } from '../rules/duel.ts';
import { forceIsWith } from '../rules/force.ts';
import { rowCards } from '../rules/galaxy.ts';
import type { Destination } from '../rules/happening.ts';
import { mayOwn, purchase } from '../rules/purchase.ts';
import { select } from '../rules/topics.ts';
import { factionOf, sideOf } from '../state.ts';
import { forBot } from './own-cards.ts';
import { WORTH } from './values.ts';
import type { WordsIn } from './words-in.ts';

type Purchases = Extract<Word, { do: 'free purchase' | 'buy from galaxy discard' }>;
type FreePurchase = Extract<Word, { do: 'free purchase' }>;

/** Words that buy. */
export const PURCHASES: WordsIn<Purchases['do']> = {
  'free purchase': {
    can: (cx, word) => onOffer(cx, word).length > 0,
    *run(cx, word) {
      const { game, seat, card } = cx;
      const { rule, by } = purchaseList(game.state);
      const bought = yield* select(game, seat, 'free purchase', onOffer(cx, word), by, card);
      if (!bought) return;
      yield* purchase(
        game,
        seat,
        bought.picked,
        { cost: 0, to: destination(cx, word) },
        because(bought, forBot(cx) ? rule : undefined),
      );
    },
    worth: (cx, word) => Math.max(0, ...onOffer(cx, word).map((card) => kindOf(card).cost)),
    text: ({ of, to }) => `purchase ${OF_TEXT[of]} from the galaxy row at no cost${TO_TEXT[to]}`,
  },
  'buy from galaxy discard': {
    // DBG-46: the bot buys at the start of its purchase phase, not here.
    can: (cx) => !forBot(cx) && scavengeable(cx).length > 0,
    *run(cx) {
      const { game, seat, card } = cx;
      const bought = yield* select(game, seat, 'buy from galaxy discard', scavengeable(cx), [], card);
      if (!bought) return;
      const { cost } = kindOf(bought.picked);
      yield* purchase(game, seat, bought.picked, { cost, to: 'discard' });
    },
    worth: () => WORTH.card / 2,
    text: () => 'purchase a card from the galaxy discard pile',
  },
};

const OF_TEXT = {
  own: 'a card of your faction',
  'own or neutral': 'a card of your faction or a neutral card',
} as const;
const TO_TEXT = {
  discard: '',
  hand: ' and put it into your hand',
  'deck with the Force': '; if the Force is with you, it goes on top of your deck',
} as const;

/** The bot's free purchase follows its purchase list (DBG-22). */
function onOffer(cx: Cx, { of }: FreePurchase): CardNo[] {
  const { game, seat } = cx;
  return rowCards(game.state).filter((card) => {
    const allowed = of === 'own' ? kindOf(card).faction === factionOf(seat) : mayOwn(seat, card);
    return allowed && (!forBot(cx) || wantsToBuy(game.state, card));
  });
}

function destination({ game, seat }: Cx, { to }: FreePurchase): Destination {
  if (to !== 'deck with the Force') return to;
  return forceIsWith(game.state, seat) ? 'deck' : 'discard';
}

function scavengeable({ game, seat }: Cx): CardNo[] {
  const { resources } = sideOf(game.state, seat);
  return game.state.galaxyDiscard.filter((card) => mayOwn(seat, card) && kindOf(card).cost <= resources);
}
