import {
  DONE,
  type Game,
  languageOf,
  most,
  nothingStands,
  openEngine,
  plainLanguage,
  plainly,
  type Ruleset,
  rank,
} from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import type { Effect, Operations } from '../cards/words.ts';
import type { Battle } from '../rules/battle.ts';
import { isAi, isIn, playerOf, type State } from '../rules/state.ts';
import { ACTIONS } from './actions.ts';
import { AGAINST_PLAYERS } from './against-players.ts';
import { AI_WORDS } from './ai-words.ts';
import { CARDS_IN_PLAY } from './cards-in-play.ts';
import { conditionText, holds } from './conditions.ts';
import { DICE } from './dice.ts';
import { HANDS_AND_DECKS } from './hands-and-decks.ts';
import { PARTICULAR_DICE } from './particular-dice.ts';
import { sourceOf } from './select.ts';
import { STAGE_WORDS } from './stage-words.ts';
import { TOKENS } from './tokens.ts';

const nothing = () => '';

/** The language in which the cards of Operations are written. */
export const LANGUAGE = languageOf<Operations>(
  {
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
const RULES: Ruleset<Operations> = {
  language: LANGUAGE,
  timing: {
    policy: 'queue',
    targets: 'after the price',
    thenNeeds: 'at all',
    seats: ({ state: { players } }) => players.map(({ no }) => no),
    tellsFirst: new Set(),
    check: () => DONE,
    harmless: new Set(),
  },
  bot: {
    // Nobody asks a player who is out of the game: nothing is wished for.
    plays: (state, side) => isAi(side) || !isIn(playerOf(state, side)),
    pick: () => undefined,
    option(cx, options, worthOf, keyOf) {
      const by = [most('OPS-30', 'damage dealt less damage taken', (option: Effect) => worthOf(option))];
      const [first = []] = options;
      return rank(cx.game, 'one of', by, options, keyOf) ?? plainly(first);
    },
    // OPS-30: the AI does what deals damage or spares it some.
    wishes: ({ seat }, _effect, worth) => isAi(seat) && worth > 0,
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
  seatOf: ({ seat }) => seat,
  controllerOf: (state) => state.first,
  titleOf: (_, card) => kindOf(card).name,
  names: () => [],
  topicOf: (word) => word?.do ?? 'target',
  keyOf: (card) => card,
  sourceOf,
};

/** A game in progress, with all that its cards can say. */
export function openBattle(game: Game<State>): Battle {
  return openEngine(game, RULES, nothingStands(), []);
}
