import { choose, type Language, language, most, rank } from '@holofoe/kernel';
import { type Cx, isAi, isIn, playerOf } from '../rules/state.ts';
import { ACTIONS } from './actions.ts';
import { AGAINST_PLAYERS } from './against-players.ts';
import { AI_WORDS } from './ai-words.ts';
import { CARDS_IN_PLAY } from './cards-in-play.ts';
import { conditionText, holds } from './conditions.ts';
import { DICE } from './dice.ts';
import { effectKey } from './effect-key.ts';
import { HANDS_AND_DECKS } from './hands-and-decks.ts';
import { PARTICULAR_DICE } from './particular-dice.ts';
import { sourceOf } from './select.ts';
import { STAGE_WORDS } from './stage-words.ts';
import { TOKENS } from './tokens.ts';
import type { Condition, Effect, Word } from './words.ts';

/** A player's answer to "you may": the effect, or nothing. */
export type Wish = { readonly wish: Effect } | { readonly decline: true };

/** The language in which the cards of Operations are written. */
export const LANGUAGE: Language<Word, Condition, Cx> = language<Word, Condition, Cx>({
  words: {
    ...TOKENS,
    ...DICE,
    ...PARTICULAR_DICE,
    ...HANDS_AND_DECKS,
    ...CARDS_IN_PLAY,
    ...ACTIONS,
    ...AI_WORDS,
    ...AGAINST_PLAYERS,
    ...STAGE_WORDS,
  },
  holds,
  conditionText,
  *wish(cx, effect) {
    const { game, side } = cx;
    // OPS-30: the AI does what deals damage or spares it some.
    if (isAi(side)) return game.effects.worth(cx, effect) > 0;
    if (!isIn(playerOf(game.state, side))) return false;
    const options: readonly Wish[] = [{ wish: effect }, { decline: true }];
    const chosen = yield* choose(
      game,
      side,
      'may',
      options,
      (wish) => ('wish' in wish ? 'yes' : 'no'),
      sourceOf(cx),
    );
    return 'wish' in chosen;
  },
  *chooseOne(cx, options) {
    const { game, side } = cx;
    const [first] = options;
    if (first === undefined) throw new Error('There is nothing to choose from.');
    if (!isAi(side)) return yield* choose(game, side, 'one of', options, effectKey, sourceOf(cx));
    const by = [
      most('OPS-30', 'damage dealt less damage taken', (option: Effect) => game.effects.worth(cx, option)),
    ];
    return rank(game, 'one of', by, options, effectKey) ?? first;
  },
});
