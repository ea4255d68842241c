import { type CardNo, DONE, type Play, type Seat } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { type State, type Step, sideOf } from '../state.ts';
import { attackBase, canAttack } from './attack-base.ts';
import { attackRow, huntable } from './attack-row.ts';
import { completeTable } from './begin-turn.ts';
import type { Duel } from './duel.ts';
import { discardFromRow, mustRenewRow, renewRow, rowCards } from './galaxy.ts';
import { happen } from './happening.ts';
import { cardInHand, takeFromHand } from './own-cards.ts';
import { playCard } from './play-card.ts';
import { affordablePilot, isAffordable, purchase } from './purchase.ts';
import { type Action, choose, chooseAtOnce } from './topics.ts';
import { canUse, useAbility } from './use-ability.ts';

const ATTACK: Action = { do: 'attack' };
const END: Action = { do: 'end' };

export function legalActions(duel: Duel, seat: Seat): Action[] {
  const { state } = duel;
  const side = sideOf(state, seat);
  const actions: Action[] = [];
  for (const place of side.hand) actions.push({ do: 'play', card: cardInHand(place) });
  for (const unit of side.units) if (canUse(duel, seat, unit)) actions.push({ do: 'use', card: unit.card });
  for (const ship of side.ships) if (canUse(duel, seat, ship)) actions.push({ do: 'use', card: ship.card });
  if (side.base && canUse(duel, seat, side.base)) actions.push({ do: 'use', card: side.base.card });
  for (const card of state.row)
    if (card !== null && isAffordable(side, seat, card)) actions.push({ do: 'buy', card });
  const pilot = affordablePilot(state, seat);
  if (pilot !== undefined) actions.push({ do: 'buy', card: pilot });
  for (const card of huntable(state, seat)) actions.push({ do: 'hunt', card });
  if (canAttack(state, seat)) actions.push(ATTACK);
  if (state.options.payingOff) {
    for (const card of rowCards(state)) {
      const { faction, cost } = kindOf(card);
      if (faction === 'neutral' && cost <= side.resources) actions.push({ do: 'pay off', card });
    }
  }
  actions.push(END);
  return actions;
}

/** One action of a person (DBG-11). */
export function* takeAction(duel: Duel): Play<Step> {
  const seat = duel.state.active;
  if (leftOpen(duel.state, seat)) yield* completeTable(duel);
  const actions = legalActions(duel, seat);
  const action =
    chooseAtOnce(duel, seat, 'action', actions) ?? (yield* choose(duel, seat, 'action', actions));
  if (action.do === 'end') return 'end turn';
  const play = carryOut(duel, seat, action);
  if (play !== DONE) yield* play;
  if (mustRenewRow(duel.state)) yield* renewRow(duel);
  return 'action';
}

/** A table that was written by hand may begin in the middle of a turn, with slots or cards that nobody has named. */
function leftOpen(state: State, seat: Seat): boolean {
  for (const place of sideOf(state, seat).hand) if (!('card' in place)) return true;
  return state.row.includes(null);
}

function carryOut(duel: Duel, seat: Seat, action: Exclude<Action, { do: 'end' }>): Play {
  switch (action.do) {
    case 'play':
      takeFromHand(sideOf(duel.state, seat), action.card);
      return playCard(duel, seat, action.card);
    case 'use':
      return useAbility(duel, seat, action.card);
    case 'buy':
      return purchase(duel, seat, action.card, { cost: kindOf(action.card).cost, to: 'discard' });
    case 'hunt':
      return attackRow(duel, seat, action.card);
    case 'attack':
      return attackBase(duel, seat);
    case 'pay off':
      return payOff(duel, seat, action.card);
  }
}

/** The optional rule: a neutral row card is discarded for its cost. */
function* payOff(duel: Duel, seat: Seat, card: CardNo): Play {
  const { cost } = kindOf(card);
  sideOf(duel.state, seat).resources -= cost;
  happen(duel, { kind: 'pay off', seat, card, cost });
  yield* discardFromRow(duel, card);
}
