import {
  because,
  type Choice,
  type Desk,
  DONE,
  type Game,
  keptFor,
  languageOf,
  most,
  openDesk,
  openEngine,
  plainly,
  type Ruleset,
  rank,
  wholeLanguage,
} from '@holofoe/kernel';
import { AI } from '../ai/ai.ts';
import { pickForAi } from '../ai/choices.ts';
import { kindOf } from '../cards/number.ts';
import type { Effect, Moment, Operations } from '../cards/terms.ts';
import type { Battle, Cx, Live } from '../rules/battle.ts';
import { controllerOf } from '../rules/controller.ts';
import { isNeededToPay } from '../rules/cost.ts';
import { cardOfDie, isLent } from '../rules/dice.ts';
import { matches, refersTo, thingsFor } from '../rules/filters.ts';
import { tell } from '../rules/happening.ts';
import { inOrder, isThere, TOLD_FIRST, tellLive } from '../rules/heard.ts';
import { stageOf } from '../rules/stage.ts';
import { countFor, holds, printed } from '../rules/stats.ts';
import { areaOfStage, isSideThing, isStageThing, NO_CARD, sideOfThing } from '../rules/things.ts';
import { keyOfThing } from '../rules/topics.ts';
import { areaOf, isAi, isIn, playerOf, type SideNo, type State } from '../state.ts';
import { GRAMMAR } from './grammar.ts';
import { sourceOf } from './select.ts';
import { topicOf } from './topic-of.ts';
import { isOfUse } from './use.ts';

/** The language in which the cards of Operations are written. */
export const LANGUAGE = languageOf(GRAMMAR, wholeLanguage<Operations>());

/** What a moment says besides its kind, card and player. */
function fits({ card, seat }: Cx, { foe, die, on, ambush, first, sign, hurts }: Moment, live: Live): boolean {
  if (foe && (live.by === undefined || isAi(live.by) === isAi(seat))) return false;
  if (die && !(live.kind === 'resolve' && live.dice.some(({ no }) => cardOfDie(no) === card && !isLent(no))))
    return false;
  if (on && !(live.kind === 'played' && live.on === card)) return false;
  if (ambush && !(live.kind === 'played' && live.ambush)) return false;
  if (first && !(live.kind === 'rolls' && live.first)) return false;
  if (sign && !(live.kind === 'damage' && live.sign === sign)) return false;
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
    pick: pickForAi,
    option(cx, options, worthOf, keyOf) {
      const by = [most('OPS-30', 'damage dealt less damage taken', (option: Effect) => worthOf(option))];
      const [first = []] = options;
      return toldAtOnce(cx, rank(cx.game, 'one of', by, options, keyOf) ?? plainly(first));
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
  seatOf: (cx, who) => (who === 'that player' ? thatPlayer(cx) : cx.seat),
  controllerOf,
  titleOf: (_, card) => kindOf(card).name,
  names: () => [],
  mustWish: isNeededToPay,
  topicOf,
  keyOf: keyOfThing,
  sourceOf,
};

/** What the AI is forced to choose is told before it is done, as it may come to nothing. */
function toldAtOnce(cx: Cx, choice: Choice<Effect>): Choice<Effect> {
  const side = thatPlayer(cx);
  if (isAi(cx.seat) || !isAi(side)) return choice;
  const what = LANGUAGE.text(choice.picked);
  tell(cx.game, { kind: 'chooses', side, what }, because(choice, 'OPS-30'));
  return plainly(choice.picked);
}

/** The player whom an effect is about, or who did what is happening. */
function thatPlayer({ it: [thing], now, seat }: Cx): SideNo {
  return thing !== undefined && isSideThing(thing) ? sideOfThing(thing) : (now?.by ?? seat);
}

/** A game in progress, with all that its cards can say. */
export function openBattle({ state, desk }: Game<State>): Battle {
  return openEngine({ state, desk }, RULES, state.standing, {
    by: state.first,
    on: NO_CARD,
    played: NO_CARD,
    ai: AI,
    isOfUse,
  });
}

const SILENT: Desk = openDesk();

/** A battle at which nothing is run: reckoning needs no chance, no answers and no listeners. */
export const battleToLookAt: (state: State) => Battle = keptFor((state: State) =>
  openBattle({ state, desk: SILENT }),
);
