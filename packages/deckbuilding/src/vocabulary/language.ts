import { choose, type Language, language } from '@holofoe/kernel';
import { botChoosesOne } from '../bot/one-of.ts';
import { idOf } from '../cards/catalogue.ts';
import type { Cx } from '../rules/state.ts';
import { conditionText, holds } from './conditions.ts';
import { effectKey } from './effect-key.ts';
import { ENEMY } from './enemy.ts';
import { GAINS } from './gains.ts';
import { GALAXY } from './galaxy.ts';
import { forBot, OWN_CARDS } from './own-cards.ts';
import { PURCHASES } from './purchases.ts';
import type { Condition, Effect, Word } from './words.ts';

/** A person's answer to "you may": the effect, or nothing. */
export type Wish = { readonly wish: Effect } | { readonly decline: true };

/** The language in which the cards of the Deckbuilding Game are written. */
export const LANGUAGE: Language<Word, Condition, Cx> = language<Word, Condition, Cx>({
  words: { ...GAINS, ...OWN_CARDS, ...GALAXY, ...ENEMY, ...PURCHASES },
  holds,
  conditionText,
  *wish(cx, effect) {
    // The bot uses whatever it can (DBG-18).
    if (forBot(cx)) return true;
    const options: readonly Wish[] = [{ wish: effect }, { decline: true }];
    const chosen = yield* choose(
      cx.game,
      cx.seat,
      'may',
      options,
      (wish) => ('wish' in wish ? 'yes' : 'no'),
      idOf(cx.card),
    );
    return 'wish' in chosen;
  },
  *chooseOne(cx, options) {
    if (forBot(cx)) return botChoosesOne(cx, options, effectKey);
    return yield* choose(cx.game, cx.seat, 'one of', options, effectKey, idOf(cx.card));
  },
});
