import {
  because,
  type CardNo,
  cardKey,
  most,
  type Play,
  type Priority,
  rank,
  type Seat,
} from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import { destroyShip, hitPointsLeft } from '../rules/damage.ts';
import type { Duel } from '../rules/duel.ts';
import { discardFromRow, renewRow, rowCards } from '../rules/galaxy.ts';
import { happen } from '../rules/happening.ts';
import { type BaseInPlay, enemyOf, factionOf, type InPlay, type State, sideOf } from '../state.ts';
import { dearest, ROW_TIES } from './criteria.ts';
import { wouldPreventHero } from './hero.ts';

const PRICE = 4;

const DEAREST_SHIP: Priority<InPlay, Duel> = [
  most('DBG-14', 'cost', ({ card }) => kindOf(card).cost),
  most('DBG-14', 'hit points left', hitPointsLeft),
];
const DEAREST_IN_ROW = [dearest('DBG-14'), ...ROW_TIES];

/** DBG-14: it pays for the player's dearest ship if that costs 4 or more and Vader can still be bought. */
export function* deathStarBeforeBuying(duel: Duel, seat: Seat): Play {
  const { state } = duel;
  const base = readyDeathStar(state, seat);
  const { ships } = sideOf(state, enemyOf(seat));
  const worthIt = ships.filter(({ card }) => kindOf(card).cost >= PRICE);
  if (!base || worthIt.length === 0 || wouldPreventHero(state, seat, PRICE)) return;
  const ship = rank(duel, 'Death Star', DEAREST_SHIP, worthIt, ({ card }) => cardKey(card));
  if (!ship) return;
  pay(duel, seat, base);
  destroyShip(duel, enemyOf(seat), ship.picked.card, because(ship, 'DBG-14'));
  yield* renewRow(duel);
}

/** DBG-14: after buying row cards and before buying pilots, the dearest Rebel ship of the row. Returns whether it fired. */
export function* deathStarAtRow(duel: Duel, seat: Seat): Play<boolean> {
  const { state } = duel;
  const base = readyDeathStar(state, seat);
  if (!base) return false;
  const card = rank(duel, 'Death Star', DEAREST_IN_ROW, enemyShipsInRow(state, seat), cardKey);
  if (!card) return false;
  pay(duel, seat, base);
  yield* discardFromRow(duel, card.picked, because(card, 'DBG-14'));
  yield* renewRow(duel);
  return true;
}

function readyDeathStar(state: State, seat: Seat): BaseInPlay | undefined {
  const { base, resources } = sideOf(state, seat);
  return base && !base.used && idOf(base.card) === 'death-star' && resources >= PRICE ? base : undefined;
}

function enemyShipsInRow(state: State, seat: Seat): CardNo[] {
  const faction = factionOf(enemyOf(seat));
  return rowCards(state).filter((card) => kindOf(card).type === 'ship' && kindOf(card).faction === faction);
}

function pay(duel: Duel, seat: Seat, base: BaseInPlay): void {
  base.used = true;
  sideOf(duel.state, seat).resources -= PRICE;
  happen(duel, { kind: 'spend', seat, resources: PRICE }, 'DBG-14');
}
