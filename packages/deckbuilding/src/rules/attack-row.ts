import type { CardNo, Play, Seat } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { enemyOf, factionOf, type State, sideOf } from '../state.ts';
import { assembleAttack } from './attack-base.ts';
import { readyAttack } from './attack-value.ts';
import { cxOf, type Duel } from './duel.ts';
import { refillRow, takeFromRow } from './galaxy.ts';
import { happen } from './happening.ts';
import { atMoment } from './play-card.ts';
import { baseRule } from './purchase.ts';

/** Only units of the enemy's faction have a target value; it equals their cost (DBG-27). */
export function isEnemyUnit(seat: Seat, card: CardNo): boolean {
  const kind = kindOf(card);
  return kind.type === 'unit' && kind.faction === factionOf(enemyOf(seat));
}

/** The row cards that all units together, those that have not attacked yet, could defeat. */
export function huntable(state: State, seat: Seat): CardNo[] {
  const attack = readyAttack(state, seat, 'row');
  if (attack === 0) return [];
  const cards: CardNo[] = [];
  for (const card of state.row) {
    if (card === null || kindOf(card).cost > attack) continue;
    if (isEnemyUnit(seat, card) || huntableNeutral(state, seat, card)) cards.push(card);
  }
  return cards;
}

/** A person's bounty hunt or sabotage, with units that together reach the target value. */
export function* attackRow(duel: Duel, seat: Seat, card: CardNo): Play {
  const { state } = duel;
  const neutral = !isEnemyUnit(seat, card);
  const { attackers, total: attack } = yield* assembleAttack(duel, seat, card);
  const { cost, reward } = kindOf(card);
  happen(duel, { kind: 'hunt', seat, card, attack });
  if (neutral) sideOf(state, seat).huntedNeutral = true;
  takeFromRow(state, card);
  state.galaxyDiscard.push(card);
  yield* refillRow(duel);
  const cx = cxOf(duel, seat, card);
  yield* duel.rules.language.run(cx, neutral ? { do: 'gain', resources: cost } : (reward ?? []));
  for (const attacker of attackers) yield* atMoment(duel, seat, attacker.card, 'defeats');
  state.attack = null;
}

/** Ord Mantell: once a turn a neutral unit, with resources equal to its cost as the reward. */
function huntableNeutral(state: State, seat: Seat, card: CardNo): boolean {
  const side = sideOf(state, seat);
  const kind = kindOf(card);
  return kind.faction === 'neutral' && kind.type === 'unit' && !side.huntedNeutral && baseRule(side, 'hunts');
}
