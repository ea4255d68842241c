import {
  actionsOf,
  attach,
  detach,
  EVERYBODY,
  type Obstacle,
  type Play,
  read,
  type Seat,
  shuffle,
  type Thing,
  use,
} from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { Way } from '../rules/deeds.ts';
import { lookAtHand } from '../rules/discard.ts';
import { mayEnter } from '../rules/entering.ts';
import { takeFromHand } from '../rules/piles.ts';
import { playCard } from '../rules/play-card.ts';
import { costOf, hasKeyword } from '../rules/reads.ts';
import { tell } from '../rules/telling.ts';
import { opponentOf, type Player, playerOf } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { benefitOf, isBeneficial, reasonOfBenefit } from './benefit.ts';
import { intoFateDeck } from './fate-deck.ts';
import { usefulHosts } from './hosts.ts';
import { easeNextCard } from './next-card.ts';
import { noteReady, resourcesAtMost, resourcesNow } from './paying.ts';

/** LCG-15: the cards of its hand one at a time, until one cannot be paid. Whether it has played one. */
export function* deploy(game: CardGameEngine, seat: Seat): Play<boolean> {
  const player = playerOf(game.state, seat);
  player.deploying ??= { ready: [], seen: [], done: false };
  noteReady(game, seat);
  while (!player.deploying.done && player.hand.length > 0) {
    const card = yield* lookAtHand(game, seat, 0, EVERYBODY);
    if (player.deploying.seen.includes(card)) break;
    player.deploying.seen.push(card);
    tell(game, { kind: 'takes', seat, card }, 'LCG-15');
    if (yield* handled(game, player, card)) return true;
  }
  player.deploying.done = true;
  return false;
}

/** First whether it is of use, then the price, so that a card which is of no use never ends the phase. */
function* handled(game: CardGameEngine, player: Player, card: Thing): Play<boolean> {
  const { seat } = player;
  if (kindOf(card).type === 'fate') return setAside(game, seat, card, 'fate deck', 'LCG-16');
  const obstacle = obstacleTo(game, seat, card);
  if (obstacle) {
    const to = kindOf(card).force > 0 ? 'fate deck' : 'command deck';
    return setAside(game, seat, card, to, obstacle.rule, obstacle);
  }
  const way = wayOf(game, seat, card);
  if (yield* easeNextCard(game, seat, card, way.cost)) {
    // That was its action: the card is taken again.
    player.deploying?.seen.pop();
    return true;
  }
  if (way.cost > resourcesNow(game, seat)) return notPaid(game, player, card, way.cost);
  yield* kindOf(card).type === 'event' ? playEventOf(game, seat, card) : playCard(game, seat, card, way);
  return true;
}

/** LCG-15: back on top, and the phase is over; but under the pile what no payment of its cards could ever reach. */
function notPaid(game: CardGameEngine, player: Player, card: Thing, cost: number): false {
  const { seat, hand } = player;
  if (cost > resourcesAtMost(game, player)) {
    const [top] = hand.splice(0, 1);
    if (top) hand.push(top);
    tell(game, { kind: 'sets aside', seat, card, to: 'under the pile' }, 'LCG-15');
    return false;
  }
  if (player.deploying) player.deploying.done = true;
  tell(game, { kind: 'sets aside', seat, card, to: 'top of the pile' }, 'LCG-15');
  return false;
}

/** LCG-16, LCG-40: unpaid, and shuffled. */
function setAside(
  game: CardGameEngine,
  seat: Seat,
  card: Thing,
  to: 'fate deck' | 'command deck',
  rule: string,
  obstacle?: Obstacle,
): false {
  const player = playerOf(game.state, seat);
  takeFromHand(game, card);
  if (to === 'fate deck') intoFateDeck(game, seat, card);
  else player.deck = shuffle(game.state.hidden, [...player.deck, { card, by: 0 }]);
  tell(game, { kind: 'sets aside', seat, card, to, ...(obstacle ? { because: obstacle.says } : {}) }, rule);
  return false;
}

/** LCG-40: what keeps it from being played now, or from doing any good. */
function obstacleTo(game: CardGameEngine, seat: Seat, card: Thing): Obstacle | undefined {
  const { type } = kindOf(card);
  const area = type === 'mission' ? opponentOf(seat) : seat;
  if (hasKeyword(game, card, 'limited') && playerOf(game.state, seat).limited)
    return { rule: 'LCG-40', says: 'a second Limited card' };
  switch (type) {
    case 'event':
      return obstacleToEvent(game, seat, card);
    case 'mission':
      return mayEnter(game, card, area)
        ? undefined
        : { rule: 'LCG-54', says: 'a mission lies there already' };
    default:
      if (!mayEnter(game, card, area)) return { rule: 'LCG-40', says: 'its title is in play' };
      return type === 'enhancement' && usefulHosts(game, seat, card) === 'none'
        ? { rule: 'LCG-17', says: 'nothing that it would help' }
        : undefined;
  }
}

/** LCG-18: played at once if it can be played now and has a beneficial impact. */
function obstacleToEvent(game: CardGameEngine, seat: Seat, card: Thing): Obstacle | undefined {
  const [usable] = actionsOf(game, card, seat, 'hand');
  if (!usable) return { rule: 'LCG-40', says: 'it cannot be played now' };
  return isBeneficial(benefitOf(game, usable, true))
    ? undefined
    : { rule: 'LCG-18', says: 'it does no good' };
}

function* playEventOf(game: CardGameEngine, seat: Seat, card: Thing): Play {
  const [usable] = actionsOf(game, card, seat, 'hand');
  if (!usable) return;
  const benefit = benefitOf(game, usable, true);
  if (game.desk.tell)
    usable.cx.why = [{ reason: reasonOfBenefit(card, benefit, 'LCG-18', true), about: card }];
  yield* use(game, usable, 'event');
}

/** LCG-53: a pilot where there is a Vehicle without one, otherwise a unit. */
function wayOf(game: CardGameEngine, seat: Seat, card: Thing): Way {
  const { type, pilot } = kindOf(card);
  if (pilot && usefulHosts(game, seat, card) !== 'none')
    return { as: 'pilot', cost: numberOf(game, seat, card, () => read(game, 'pilot cost', card)) };
  const cost = numberOf(game, seat, card, () => costOf(game, card));
  return { as: type === 'enhancement' || type === 'mission' ? type : 'unit', cost };
}

/** What a card of the pile says about its own cost holds while it is looked at; abilities of the hand are never used. */
function numberOf(game: CardGameEngine, seat: Seat, card: Thing, look: () => number): number {
  attach(game, card, seat, 'hand');
  const n = look();
  detach(game, card);
  return n;
}
