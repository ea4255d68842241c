import { copyOf, type Seat } from '@holofoe/kernel';
import { participantsOf } from '../rules/in-play.ts';
import { isFighting } from '../rules/participation.ts';
import { controllerOf, dialOf } from '../rules/reads.ts';
import { opponentOf } from '../state.ts';
import type { Amount, CardGameCx, Condition, Filter } from '../terms/words.ts';
import { handOf } from './counts.ts';
import { matchesAnywhere } from './filters.ts';
import { namedBy } from './named.ts';
import { manyFor } from './things.ts';
import { isWithin } from './token-states.ts';

export function holdsFor(cx: CardGameCx, condition: Condition): boolean {
  const { game, seat, now } = cx;
  const { state } = game;
  switch (condition.is) {
    case 'balance':
      return state.balance === condition.side;
    case 'dial':
      return isWithin(cx, condition, dialOf(game));
    case 'such':
      return namedBy(cx, condition.card).some((card) => matchesAnywhere(cx, condition.as, card));
    case 'there':
      return isThere(cx, condition);
    case 'more':
      return howMany(cx, condition.of, seat) > howMany(cx, condition.of, opponentOf(seat));
    case 'fewer':
      return howMany(cx, condition.of, seat) < howMany(cx, condition.of, opponentOf(seat));
    case 'engagement':
      return isFighting(state);
    case 'you attack':
      return state.engagement?.attacker === seat;
    case 'you have the edge':
      return state.engagement?.edge === seat;
    case 'alone':
      return namedBy(cx, condition.card).some((card) => isAlone(cx, card));
    case 'shown':
      return hasShown(cx, condition.what);
    case 'turn':
      return (state.active === seat) === (condition.whose === 'own');
    case 'phase':
      return state.phase === condition.phase;
    case 'none played':
      return countPlayed(cx, condition.what, condition.per) <= amountOf(cx, condition.atMost ?? 0);
    case 'not engaged':
      return !wasEngaged(cx, condition.card);
    case 'first engagement':
      return isFirstEngagement(cx, condition.against);
    case 'cards in hand':
      return isWithin(cx, condition, handOf(cx, condition.of === 'you' ? seat : opponentOf(seat)));
    case 'amount':
      return isWithin(cx, condition, amountOf(cx, condition.of));
    case 'won by':
      return now !== undefined && 'n' in now && (now.n ?? 0) >= condition.margin;
    case 'both':
      return condition.of.every((each) => holdsFor(cx, each));
    case 'either':
      return condition.of.some((each) => holdsFor(cx, each));
    case 'not':
      return !holdsFor(cx, condition.what);
  }
}

/** At least one, where no number is said. */
function isThere(cx: CardGameCx, condition: Extract<Condition, { readonly is: 'there' }>): boolean {
  const many = manyFor(cx, condition.are);
  const isBare = condition.atLeast === undefined && condition.atMost === undefined;
  return isBare ? many > 0 : isWithin(cx, condition, many);
}

/** How many a player has of them. */
function howMany(cx: CardGameCx, of: Filter | 'cards in hand', seat: Seat): number {
  if (of === 'cards in hand') return handOf(cx, seat);
  return manyFor(seat === cx.seat ? cx : copyOf(cx, cx.it, seat), { ...of, whose: 'own' });
}

/** The only participant of its side. */
function isAlone({ game: { state } }: CardGameCx, card: number): boolean {
  const side = participantsOf(state, controllerOf(state, card));
  return side.length === 1 && side[0]?.card === card;
}

/** In the stacks of this engagement, also of battles that were started anew. */
function hasShown(cx: CardGameCx, what: Filter): boolean {
  const shown = cx.game.state.engagement?.shown[cx.seat === 0 ? 0 : 1] ?? [];
  return shown.some((card) => matchesAnywhere(cx, { type: 'any', ...what }, card));
}

function countPlayed(cx: CardGameCx, what: Filter, per: 'turn' | 'phase'): number {
  const { played, phase } = cx.game.state;
  const { whose = 'own', ...rest } = what;
  return played.filter((one) => {
    if (per === 'phase' && one.phase !== phase) return false;
    return (one.seat === cx.seat) === (whose === 'own') && matchesAnywhere(cx, rest, one.card);
  }).length;
}

/** This turn: it, or anything at all. */
function wasEngaged(cx: CardGameCx, card: 'this' | 'host' | undefined): boolean {
  const { declared } = cx.game.state;
  if (card === undefined) return Object.values(declared).some((times) => times > 0);
  return namedBy(cx, card).some((each) => (declared[each] ?? 0) > 0);
}

/** Against such a one, by now: it may have been turned to it. */
function isFirstEngagement(cx: CardGameCx, against: Filter): boolean {
  const { declared, engagement } = cx.game.state;
  if (!engagement || !namedBy(cx, 'engaged objective').some((card) => matchesAnywhere(cx, against, card)))
    return false;
  const before = Object.entries(declared).reduce((sum, [card, times]) => {
    const others = Number(card) === engagement.declared ? times - 1 : times;
    return matchesAnywhere(cx, against, Number(card)) ? sum + others : sum;
  }, 0);
  return before === 0;
}

function amountOf(cx: CardGameCx, amount: Amount): number {
  return cx.game.rules.language.amount(cx, amount);
}
