import {
  cardKey,
  type Desk,
  DONE,
  dieKey,
  type Game,
  type Key,
  keptFor,
  languageOf,
  most,
  openDesk,
  openEngine,
  plainly,
  type Ruleset,
  rank,
  seatKey,
  type Thing,
  turnKey,
  wholeLanguage,
} from '@holofoe/kernel';
import { AI } from '../ai/ai.ts';
import { kindOf } from '../cards/number.ts';
import type { Effect, Moment, Operations } from '../cards/terms.ts';
import type { Battle, Cx, Live } from '../rules/battle.ts';
import { controllerOf } from '../rules/controller.ts';
import { cardOfDie, isLent } from '../rules/dice.ts';
import { matches, refersTo, thingsFor } from '../rules/filters.ts';
import { inOrder, isThere, TOLD_FIRST, tellLive } from '../rules/heard.ts';
import { stageOf } from '../rules/stage.ts';
import { countFor, holds, printed } from '../rules/stats.ts';
import {
  areaOfStage,
  dieOfFace,
  dieOfThing,
  isDieThing,
  isFaceThing,
  isStageThing,
  NO_CARD,
  sideOfThing,
} from '../rules/things.ts';
import { areaOf, isAi, isIn, playerOf, type State } from '../state.ts';
import { ACTIONS } from './actions.ts';
import { AGAINST_PLAYERS } from './against-players.ts';
import { AI_WORDS } from './ai-words.ts';
import { CARDS_IN_PLAY } from './cards-in-play.ts';
import { conditionText } from './conditions.ts';
import { DICE } from './dice.ts';
import { filterText } from './filter-text.ts';
import { HANDS_AND_DECKS } from './hands-and-decks.ts';
import { PARTICULAR_DICE } from './particular-dice.ts';
import { ruleText } from './rule-text.ts';
import { sourceOf } from './select.ts';
import { STAGE_WORDS } from './stage-words.ts';
import { TOKENS } from './tokens.ts';

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
      filter: filterText,
      count: ({ count }) =>
        count === 'players' ? 'the per-player number' : 'the per-player number, at least 1',
      stat: (stat) => stat,
      rule: ruleText,
      moment: ({ at }) => `at the next "${at}"`,
      ref: (ref) => (ref === 'host' ? 'the attached character' : ref),
      until: (until) => `the end of the ${until}`,
      name: (kind) => kind,
    },
    worthOfRule: (_cx, rule, _thing, amount) => ('add' in rule ? amount : 'cannot' in rule ? -1 : 1),
    worthOfStopping: (cx, live) => (live.by === cx.seat ? -1 : 1),
  },
  wholeLanguage(),
);

/** What a moment says besides its kind, card and player. */
function fits({ card, seat }: Cx, { foe, die, on, ambush, first, hurts }: Moment, live: Live): boolean {
  if (foe && (live.by === undefined || isAi(live.by) === isAi(seat))) return false;
  if (die && !(live.kind === 'resolve' && live.dice.some(({ no }) => cardOfDie(no) === card && !isLent(no))))
    return false;
  if (on && !(live.kind === 'played' && live.on === card)) return false;
  if (ambush && !(live.kind === 'played' && live.ambush)) return false;
  if (first && !(live.kind === 'rolls' && live.first)) return false;
  return !hurts || isThrough(live);
}

/** Damage that shields do not stop all of. */
function isThrough(live: Live): boolean {
  return live.kind === 'damage' && (live.unblockable || live.n > live.shields);
}

/** What the kernel needs of the game to read its cards. */
const RULES: Ruleset<Operations> = {
  language: LANGUAGE,
  timing: {
    policy: 'queue',
    targets: 'after the price',
    thenNeeds: 'at all',
    seats: ({ state: { players, areas } }) => [...players, ...areas].map(({ no }) => no),
    tellsFirst: TOLD_FIRST,
    check: () => DONE,
    harmless: new Set(),
    tell: tellLive,
    order: inOrder,
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
  abilitiesOf: (state, card) =>
    isStageThing(card)
      ? stageOf(state, areaOf(state, areaOfStage(card))).abilities
      : card < 0
        ? []
        : kindOf(card).abilities,
  printed,
  things: thingsFor,
  test: matches,
  ref: refersTo,
  holds,
  count: countFor,
  fits,
  isThere,
  isPaid: () => true,
  scope: (_, until) => until,
  seatOf: (cx, who) => (who === 'that player' ? (cx.now?.by ?? cx.seat) : cx.seat),
  controllerOf,
  titleOf: (_, card) => kindOf(card).name,
  names: () => [],
  topicOf: (word) => word?.do ?? 'target',
  keyOf: keyOfThing,
  sourceOf,
};

function keyOfThing(thing: Thing): Key {
  if (isDieThing(thing)) return dieKey(dieOfThing(thing));
  if (isFaceThing(thing)) {
    const { no, side } = dieOfFace(thing);
    return turnKey(no, side);
  }
  return thing < 0 ? seatKey(sideOfThing(thing)) : cardKey(thing);
}

/** A game in progress, with all that its cards can say. */
export function openBattle({ state, desk }: Game<State>): Battle {
  return openEngine({ state, desk }, RULES, state.standing, { by: state.first, on: NO_CARD, ai: AI });
}

const SILENT: Desk = openDesk();

/** A battle at which nothing is run: reckoning needs no chance, no answers and no listeners. */
export const battleToLookAt: (state: State) => Battle = keptFor((state: State) =>
  openBattle({ state, desk: SILENT }),
);
