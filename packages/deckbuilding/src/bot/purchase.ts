import { because, type CardNo, cardKey, fewest, type Play, rank, type Seat } from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import type { Duel } from '../rules/duel.ts';
import { mustRenewRow, renewRow } from '../rules/galaxy.ts';
import { happen } from '../rules/happening.ts';
import { exileFromPlay } from '../rules/own-cards.ts';
import { affordableInRow, affordablePilot, mayOwn, purchase } from '../rules/purchase.ts';
import { type State, type Step, sideOf } from '../state.ts';
import { dearest, ROW_TIES } from './criteria.ts';
import { deathStarAtRow, deathStarBeforeBuying } from './death-star.ts';
import { heroOf, wouldPreventHero } from './hero.ts';
import { finalBaseInPlay, purchaseList, wantsToBuy } from './purchase-list.ts';

/** The bot spends what it has; what it does not spend is lost (DBG-26). */
export function* purchases(duel: Duel): Play<Step> {
  const seat = duel.state.active;
  happen(duel, { kind: 'phase', seat, step: 'bot purchase' }, 'DBG-12');
  yield* deathStarBeforeBuying(duel, seat);
  yield* scavengersBuy(duel, seat);
  yield* buyWhilePossible(duel, seat);
  const side = sideOf(duel.state, seat);
  if (side.purchases === 0)
    happen(duel, { kind: 'buys nothing', seat, lost: side.resources }, purchaseList(duel.state).rule);
  return 'bot sabotage';
}

/** DBG-26: after each purchase the list is run again from its top, on the refilled row. Before pilots the Death Star fires (DBG-14). */
function* buyWhilePossible(duel: Duel, seat: Seat): Play {
  for (;;) {
    const { rule, by } = purchaseList(duel.state);
    const wanted = affordableInRow(duel.state, seat).filter((card) => wantsToBuy(duel.state, card));
    const choice = rank(duel, 'purchase', by, wanted, cardKey);
    if (!choice && (yield* deathStarAtRow(duel, seat))) continue;
    const card = choice ? choice.picked : nextPilot(duel.state, seat);
    if (card === undefined) return;
    yield* purchase(duel, seat, card, { cost: kindOf(card).cost, to: 'discard' }, because(choice, rule));
    if (mustRenewRow(duel.state)) yield* renewRow(duel);
  }
}

/** DBG-24: Outer Rim Pilots only when no row card can be paid; they have no attack (DBG-22). */
function nextPilot(state: State, seat: Seat): CardNo | undefined {
  return finalBaseInPlay(state) ? undefined : affordablePilot(state, seat);
}

const FROM_GALAXY_DISCARD = [
  dearest('DBG-46'),
  ...ROW_TIES.slice(0, 1),
  fewest<CardNo, Duel>('DBG-25', 'cards above it in the pile', (card, { state }) => cardsAbove(state, card)),
];

/** DBG-46: each scavenger buys the dearest card of the galaxy discard pile, unless that would prevent the hero. */
function* scavengersBuy(duel: Duel, seat: Seat): Play {
  const { state } = duel;
  const side = sideOf(state, seat);
  const hero = heroOf(seat);
  const waiting = side.units.filter(({ card }) => idOf(card) === 'jawa-scavenger').map(({ card }) => card);
  for (let left = side.scavengers + waiting.length; left > 0; left--) {
    const affordable = state.galaxyDiscard.filter(
      (card) => mayOwn(seat, card) && kindOf(card).cost <= side.resources && wantsToBuy(state, card),
    );
    const choice = rank(duel, 'scavenger', FROM_GALAXY_DISCARD, affordable, cardKey);
    if (!choice) {
      happen(duel, { kind: 'scavenger buys nothing', seat, card: null, hero }, 'DBG-46');
      return;
    }
    const card = choice.picked;
    if (wouldPreventHero(state, seat, kindOf(card).cost)) {
      happen(duel, { kind: 'scavenger buys nothing', seat, card, hero }, because(choice, 'DBG-46'));
      return;
    }
    const scavenger = waiting.shift();
    if (scavenger !== undefined) exileFromPlay(duel, seat, scavenger, 'DBG-46');
    yield* purchase(duel, seat, card, { cost: kindOf(card).cost, to: 'discard' }, because(choice, 'DBG-46'));
    yield* renewRow(duel);
  }
}

function cardsAbove(state: State, card: CardNo): number {
  return state.galaxyDiscard.length - 1 - state.galaxyDiscard.indexOf(card);
}
