import {
  type Asked,
  type Bot,
  fewest,
  most,
  type Priority,
  plainly,
  rank,
  type Thing,
} from '@holofoe/kernel';
import { roomOn } from '../rules/damage.ts';
import { keyOfThing } from '../rules/keys.ts';
import { controllerOf, resourcesOf } from '../rules/reads.ts';
import { inPlay, playerOf } from '../state.ts';
import type { CardGame, CardGameCx, CardGameEngine, Effect } from '../terms/words.ts';
import { cheapest, dearest, isUnit, leastCapacityLeft, TIES, TIES_TURNED } from './criteria.ts';

type Points = (thing: Thing) => number;

/** LCG-28: a good effect on its own cards. Objectives have no cost: the one that needs it most. */
function forItself(points: Points): Priority<Thing, CardGameEngine> {
  return [
    dearest('LCG-28'),
    fewest('LCG-28', 'capacity left', (card, game) => (isUnit(card, game) ? 0 : roomOn(game, card))),
    most('LCG-28', 'points', points),
    ...TIES,
  ];
}

/** LCG-30: among the player's cards. LCG-50: damage to objectives. */
function againstPlayer(points: Points): Priority<Thing, CardGameEngine> {
  return [
    most(
      'LCG-30',
      'an objective that this destroys',
      (card, game) => (falls(game, card, points(card)) ? 1 : 0),
      'yes or no',
    ),
    most('LCG-30', 'a unit', isUnit, 'yes or no'),
    dearest('LCG-30'),
    most('LCG-30', 'resources of a ready card', readyResources),
    leastCapacityLeft('LCG-50'),
    most('LCG-31', 'points', points),
    ...TIES,
  ];
}

/** Points for damage that does not destroy it are fewer than it can still take. */
function falls(game: CardGameEngine, card: Thing, points: number): boolean {
  const type = inPlay(game.state, card)?.type;
  return (type === 'objective' || type === 'mission') && points >= roomOn(game, card);
}

function readyResources(card: Thing, game: CardGameEngine): number {
  const record = inPlay(game.state, card);
  return record && record.type !== 'unit' && record.focus === 0 ? resourcesOf(game, card) : 0;
}

/** LCG-29: what it must give up or suffer. */
const OWN_LOSS: Priority<Thing, CardGameEngine> = [
  most('LCG-29', 'a unit', isUnit, 'yes or no'),
  cheapest('LCG-29'),
  most('LCG-29', 'capacity left', (card, game) => (isUnit(card, game) ? 0 : roomOn(game, card))),
  ...TIES_TURNED,
];

/** How the AI chooses for effects of cards: LCG-28 to LCG-31, LCG-55. */
export const CHOICES: Bot<CardGame> = {
  plays: (state, seat) => playerOf(state, seat).isAi,
  pick(cx, asked, from, worthOf) {
    const { game } = cx;
    const topic = game.rules.topicOf(asked.word, asked.picked);
    const points: Points = (thing) => (asked.seat === cx.seat ? 1 : -1) * worthOf(thing);
    const good = from.filter((thing) => points(thing) > 0);
    if (good.length > 0) {
      const [by, among] = bestSide(cx, asked, good, points);
      return rank(game, topic, by, among, keyOfThing);
    }
    return asked.isNeeded ? rank(game, topic, OWN_LOSS, from, keyOfThing) : undefined;
  },
  option(cx, options, worthOf, keyOf) {
    const [first = []] = options;
    const by = [most('LCG-55', 'points', (option: Effect) => worthOf(option))];
    return rank(cx.game, 'one of', by, options, keyOf) ?? plainly(first);
  },
  wishes: (_cx, _effect, worth) => worth > 0,
};

/** LCG-31: whether helping itself or harming the player has the greater impact. */
function bestSide(
  { game }: CardGameCx,
  { seat }: Asked<CardGame>,
  good: readonly Thing[],
  points: Points,
): readonly [Priority<Thing, CardGameEngine>, readonly Thing[]] {
  const own = good.filter((thing) => controllerOf(game.state, thing) === seat);
  const others = good.filter((thing) => !own.includes(thing));
  const best = (list: readonly Thing[]) => Math.max(0, ...list.map(points));
  return best(others) >= best(own) && others.length > 0
    ? [againstPlayer(points), others]
    : [forItself(points), own];
}
