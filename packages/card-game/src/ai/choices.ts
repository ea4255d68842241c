import {
  type Asked,
  type Bot,
  copyOf,
  fewest,
  most,
  type Priority,
  plainly,
  rank,
  type Thing,
} from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { roomOn } from '../rules/damage.ts';
import { controllerOf, resourcesOf } from '../rules/reads.ts';
import { inPlay, playerOf } from '../state.ts';
import type { CardGame, CardGameCx, CardGameEngine, Effect, Word } from '../terms/words.ts';
import { benefitOf, isBeneficial, reasonOfBenefit } from './benefit.ts';
import { cheapest, dearest, isUnit, TIES, TIES_TURNED } from './criteria.ts';
import { ownGivers } from './moving.ts';
import { nameOf } from './naming.ts';
import { ranked, withLeftmost } from './ranked.ts';
import { settled } from './ties.ts';

type Points = (thing: Thing) => number;

/** What an effect does to a card, as far as LCG-28 and LCG-30 tell effects apart. */
type Does = 'capture' | 'damage' | 'focus' | 'move captive' | 'other';

const DOES: { readonly [W in Word['do']]?: Does } = {
  capture: 'capture',
  damage: 'damage',
  'move damage': 'damage',
  focus: 'focus',
  'move focus': 'focus',
  unfocus: 'focus',
  'move captive': 'move captive',
};

/** LCG-28: a good effect on its own cards. Objectives have no cost: the one that needs it most. LCG-49: or where a captive is safest. */
function forItself(does: Does, points: Points): Priority<Thing, CardGameEngine> {
  const frees = most('LCG-28', 'points', points);
  // A resource card that is no unit has no cost that counts.
  if (does === 'focus')
    return [
      fewest('LCG-28', 'an enhancement', isEnhancement, 'yes or no'),
      dearest('LCG-28'),
      frees,
      ...TIES,
    ];
  if (does === 'move captive') return [most('LCG-49', 'capacity left', roomOfObjective), ...TIES];
  return [dearest('LCG-28'), fewest('LCG-28', 'capacity left', roomOfObjective), frees, ...TIES];
}

/** LCG-30: among the player's cards. LCG-49: what it captures. LCG-50: damage to objectives. */
function againstPlayer(does: Does, points: Points): Priority<Thing, CardGameEngine> {
  if (does === 'capture')
    return [most('LCG-49', 'has a cost', hasCost, 'yes or no'), dearest('LCG-49'), ...TIES];
  // LCG-18: one that falls gives its capacity besides the damage.
  const falls = (card: Thing, game: CardGameEngine) =>
    does === 'damage' && isObjective(card, game) && points(card) >= roomOn(game, card) + kindOf(card).capacity
      ? 1
      : 0;
  return [
    most('LCG-30', 'an objective that this destroys', falls, 'yes or no'),
    fewest('LCG-30', 'an objective', (card, game) => (isObjective(card, game) ? 1 : 0), 'yes or no'),
    dearest('LCG-30'),
    ...(does === 'focus' ? [most('LCG-30', 'resources of a ready card', readyResources)] : []),
    ...(does === 'damage' ? [fewest('LCG-50', 'capacity left', roomOfObjective)] : []),
    most('LCG-31', 'points', points),
    ...TIES,
  ];
}

/** Objectives and fates have none. */
function hasCost(card: Thing): number {
  const { type } = kindOf(card);
  return type === 'objective' || type === 'fate' ? 0 : 1;
}

function isObjective(card: Thing, { state }: CardGameEngine): boolean {
  const type = inPlay(state, card)?.type;
  return type === 'objective' || type === 'mission';
}

/** Only of objectives: units are told apart by their cost. */
function roomOfObjective(card: Thing, game: CardGameEngine): number {
  return isObjective(card, game) ? roomOn(game, card) : 0;
}

function isEnhancement(card: Thing, { state }: CardGameEngine): number {
  return inPlay(state, card)?.type === 'enhancement' ? 1 : 0;
}

function readyResources(card: Thing, game: CardGameEngine): number {
  const record = inPlay(game.state, card);
  return record && record.type !== 'unit' && record.focus === 0 ? resourcesOf(game, card) : 0;
}

/** LCG-29: what it must give up or suffer. */
const OWN_LOSS: Priority<Thing, CardGameEngine> = [
  most('LCG-29', 'a unit', isUnit, 'yes or no'),
  cheapest('LCG-29'),
  most('LCG-29', 'capacity left', roomOfObjective),
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
    if (good.length > 0 && isSuffered(cx, asked, good, points)) return ranked(game, topic, OWN_LOSS, good);
    if (good.length > 0) {
      const does = (asked.does && DOES[asked.does.do]) ?? 'other';
      return ranked(game, topic, forBestSide(cx, asked, good, does, points), good);
    }
    if (!asked.isNeeded) return undefined;
    const givers = ownGivers(game, asked, from);
    return givers.length > 0
      ? ranked(game, topic, forItself((asked.does && DOES[asked.does.do]) ?? 'other', points), givers)
      : ranked(game, topic, OWN_LOSS, from);
  },
  option(cx, options, worthOf, keyOf) {
    const [first = []] = options;
    const by = [most('LCG-55', 'points', (option: Effect) => worthOf(option))];
    return withLeftmost(rank(cx.game, 'one of', by, options, keyOf)) ?? plainly(first);
  },
  wishes: (_cx, _effect, worth) => worth > 0,
  // LCG-48: what it costs included.
  answers(ready) {
    const { cx } = ready;
    const benefit = benefitOf(cx.game, ready, kindOf(cx.card).type === 'event');
    if (!isBeneficial(benefit)) return false;
    if (cx.game.desk.tell)
      cx.why = [{ reason: reasonOfBenefit(cx.card, benefit, 'LCG-48', true), about: cx.card }];
    return true;
  },
  names: ({ game, seat }, kind, names) => nameOf(game.state, seat, kind, names),
  settles: ({ game }, seat, choice) => settled(game, seat, choice),
};

/** LCG-29: what is done to a target alone is a loss, and what good comes of it is the same whichever it is. */
function isSuffered(
  cx: CardGameCx,
  { does, picked, seat }: Asked<CardGame>,
  good: readonly Thing[],
  points: Points,
): boolean {
  const { game } = cx;
  if (!does || !('target' in picked)) return false;
  if (good.some((thing) => controllerOf(game.state, thing) !== seat)) return false;
  const rests = good.map((thing) => {
    const aimed = copyOf(cx);
    aimed.targets = [...cx.targets, { slot: picked, by: cx.seat, things: [thing] }];
    const alone = game.rules.language.reading(does).worth(aimed);
    return alone < 0 ? points(thing) - alone : undefined;
  });
  return rests[0] !== undefined && rests.every((rest) => rest === rests[0]);
}

/** LCG-31: whether helping itself or harming the player has the greater impact; then the card by what is said of that side. */
function forBestSide(
  { game }: CardGameCx,
  { seat }: Asked<CardGame>,
  good: readonly Thing[],
  does: Does,
  points: Points,
): Priority<Thing, CardGameEngine> {
  const isOwn = (thing: Thing) => controllerOf(game.state, thing) === seat;
  const [own, others] = [good.filter(isOwn), good.filter((thing) => !isOwn(thing))];
  const best = (list: readonly Thing[]) => Math.max(0, ...list.map(points));
  const [bestOwn, bestOther] = [best(own), best(others)];
  const by =
    bestOther >= bestOwn && others.length > 0 ? againstPlayer(does, points) : forItself(does, points);
  if (own.length === 0 || others.length === 0) return by;
  return [
    most('LCG-31', 'points at most on that side', (thing) => (isOwn(thing) ? bestOwn : bestOther)),
    most('LCG-31', 'a card of the player', (thing) => (isOwn(thing) ? 0 : 1), 'yes or no'),
    ...by,
  ];
}
