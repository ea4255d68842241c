import { type Game, nothingStands, openEngine, plainRules } from '@holofoe/kernel';
import { botChoosesOne } from '../bot/one-of.ts';
import type { Deckbuilding } from '../cards/words.ts';
import type { Duel } from '../rules/duel.ts';
import { enemyOf, isBot, type State } from '../state.ts';
import { conditionText, holds } from './conditions.ts';
import { ENEMY } from './enemy.ts';
import { GAINS } from './gains.ts';
import { GALAXY } from './galaxy.ts';
import { OWN_CARDS } from './own-cards.ts';
import { PURCHASES } from './purchases.ts';

/** What the kernel needs of the game to read its cards. */
const RULES = plainRules<Deckbuilding>({
  words: { ...GAINS, ...OWN_CARDS, ...GALAXY, ...ENEMY, ...PURCHASES },
  conditionText,
  holds,
  thenNeeds: 'at all',
  seatOf: ({ seat }, who) => (who === 'you' ? seat : enemyOf(seat)),
  sourceOf: ({ card }) => card,
  bot: {
    plays: isBot,
    option: (cx, options, _worthOf, keyOf) => botChoosesOne(cx, options, keyOf),
    // The bot uses whatever it can (DBG-18).
    wishes: () => true,
  },
});

/** The language in which the cards of the Deckbuilding Game are written. */
export const LANGUAGE = RULES.language;

/** A game in progress, with all that its cards can say. */
export function openDuel(game: Game<State>): Duel {
  return openEngine(game, RULES, nothingStands(), undefined);
}
