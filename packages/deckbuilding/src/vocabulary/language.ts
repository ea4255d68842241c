import {
  DONE,
  type Game,
  languageOf,
  nothingStands,
  openEngine,
  plainLanguage,
  type Ruleset,
} from '@holofoe/kernel';
import { botChoosesOne } from '../bot/one-of.ts';
import { kindOf } from '../cards/catalogue.ts';
import type { Deckbuilding } from '../cards/words.ts';
import type { Duel } from '../rules/duel.ts';
import { enemyOf, isBot, type State } from '../state.ts';
import { conditionText, holds } from './conditions.ts';
import { ENEMY } from './enemy.ts';
import { GAINS } from './gains.ts';
import { GALAXY } from './galaxy.ts';
import { OWN_CARDS } from './own-cards.ts';
import { PURCHASES } from './purchases.ts';

const nothing = () => '';

/** The language in which the cards of the Deckbuilding Game are written. */
export const LANGUAGE = languageOf<Deckbuilding>(
  {
    words: { ...GAINS, ...OWN_CARDS, ...GALAXY, ...ENEMY, ...PURCHASES },
    says: {
      condition: conditionText,
      filter: nothing,
      count: nothing,
      stat: nothing,
      rule: nothing,
      moment: nothing,
      ref: nothing,
      until: nothing,
      name: nothing,
    },
    worthOfRule: () => 0,
    worthOfStopping: () => 0,
  },
  plainLanguage(),
);

/** What the kernel needs of the game to read its cards. */
const RULES: Ruleset<Deckbuilding> = {
  language: LANGUAGE,
  timing: {
    policy: 'stack',
    targets: 'before the price',
    thenNeeds: 'at all',
    seats: ({ state: { active } }) => [active, enemyOf(active)],
    tellsFirst: new Set(),
    check: () => DONE,
    harmless: new Set(),
  },
  bot: {
    plays: isBot,
    pick: () => undefined,
    option: (cx, options, _worthOf, keyOf) => botChoosesOne(cx, options, keyOf),
    // The bot uses whatever it can (DBG-18).
    wishes: () => true,
  },
  abilitiesOf: () => [],
  printed: () => 0,
  things: () => [],
  test: () => false,
  ref: () => [],
  holds,
  count: () => 0,
  fits: () => false,
  isThere: () => true,
  isPaid: () => true,
  scope: () => undefined,
  seatOf: ({ seat }, who) => (who === 'you' ? seat : enemyOf(seat)),
  controllerOf: (state) => state.active,
  titleOf: (_, card) => kindOf(card).name,
  names: () => [],
  topicOf: ({ do: topic } = { do: 'take in hand' }) => topic,
  keyOf: (card) => card,
  sourceOf: ({ card }) => card,
};

/** A game in progress, with all that its cards can say. */
export function openDuel(game: Game<State>): Duel {
  return openEngine(game, RULES, nothingStands(), undefined);
}
