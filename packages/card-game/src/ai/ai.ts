import { type Choice, DONE, type Play, plainly, type Seat, type Thing } from '@holofoe/kernel';
import type { Ai, Limits, Several } from '../rules/ai.ts';
import type { Topic, Topics } from '../rules/topics.ts';
import type { Icon } from '../terms/traits.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { useAbility } from './abilities.ts';
import { bestJail, mostCaptives } from './capture.ts';
import { cheapest } from './cheapest.ts';
import { attackersOf, BALANCE_DAMAGE, defendersOf, objectiveToEngage, withdraw } from './conflict.ts';
import { deploy } from './deployment.ts';
import { laysCard } from './edge-battle.ts';
import { fillFateDeck, layOutFateDeck } from './fate-deck.ts';
import { commitOne } from './force.ts';
import { hostOf } from './hosts.ts';
import { canPayNow, payByOrder } from './paying.ts';
import { splitPools } from './pools.ts';
import { sharesOfProtect } from './protect.ts';
import { shieldingOn } from './shielding.ts';
import { nextIcon, strikerOf, tacticsOn, unitDamage } from './strikes.ts';
import { first } from './ties.ts';

type Options<T extends Topic> = readonly Topics[T][];
type Answer<T extends Topic> = Several<Topics[T]>;
type Answers = {
  readonly [T in Topic]?: (
    game: CardGameEngine,
    seat: Seat,
    options: Options<T>,
    limits: Limits,
    source: Thing | undefined,
  ) => Play<Answer<T>>;
};

function one<T>(choice: Choice<T> | undefined): Choice<readonly T[]> {
  return choice ? { picked: [choice.picked], reason: choice.reason } : plainly([]);
}

/** An answer for which nobody is asked. */
function* atOnce<T>(answered: T): Play<T> {
  yield* DONE;
  return answered;
}

/** What the AI answers where a person would be asked; what is not here it takes in its order (LCG-56). */
const ANSWERS: Answers = {
  *'balance damage'(game, seat, options) {
    return one(yield* first(game, seat, 'balance damage', BALANCE_DAMAGE, options.filter(isThing)));
  },
  *'play on'(game, seat, options, _limits, source) {
    return one(source === undefined ? undefined : yield* hostOf(game, seat, source, options));
  },
  engage: (game, seat, options) => atOnce(one(objectiveToEngage(game, seat, options))),
  attackers: (game, seat, options, { max }) => attackersOf(game, seat, options, max),
  defenders: (game, seat, options) => defendersOf(game, seat, options),
  *shielding(game, seat, options) {
    return one(yield* shieldingOn(game, seat, options));
  },
  *strike(game, seat, options) {
    return one(yield* strikerOf(game, seat, options));
  },
  icons: (_game, _seat, options) =>
    atOnce(plainly(options.filter((icon: Icon) => icon === nextIcon(options)))),
  tactics: (game, seat, options, { max }) => tacticsOn(game, seat, options, max),
};

function isThing(option: Thing | string): option is Thing {
  return typeof option === 'number';
}

function* answer<T extends Topic>(
  game: CardGameEngine,
  seat: Seat,
  topic: T,
  options: Options<T>,
  limits: Limits,
  source: Thing | undefined,
): Play<Answer<T>> {
  const asked = ANSWERS[topic];
  const choice = asked && (yield* asked(game, seat, options, limits, source));
  return choice && choice.picked.length >= limits.min ? choice : plainly(options.slice(0, limits.min));
}

/** The solo AI of LCG-05 to LCG-58, on either side. */
export const AI: Ai = {
  choose: answer,
  setUp: layOutFateDeck,
  turnBegins: fillFateDeck,
  *act(game, seat, at) {
    const isDeploying = at === 'deployment' && game.state.active === seat;
    return (isDeploying && (yield* deploy(game, seat))) || (yield* useAbility(game, seat));
  },
  pools: splitPools,
  lays: laysCard,
  canPay: canPayNow,
  pay: payByOrder,
  unitDamage,
  withdraws: withdraw,
  commits: commitOne,
  protects: sharesOfProtect,
  jails: bestJail,
  rescuesAt: mostCaptives,
  givesUp: cheapest,
};
