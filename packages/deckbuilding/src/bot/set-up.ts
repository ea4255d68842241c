import {
  because,
  type CardNo,
  cardKey,
  EVERYBODY,
  fewest,
  most,
  type Play,
  type Priority,
  rank,
  type Seat,
} from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import { completeTable, income, revealNextBase } from '../rules/begin-turn.ts';
import type { Duel } from '../rules/duel.ts';
import { lookAtGalaxy, renewRow, takeGalaxyTop } from '../rules/galaxy.ts';
import { happen } from '../rules/happening.ts';
import { basesLost, enemyOf, factionOf, type Step, sideOf } from '../state.ts';
import { tryToUse } from './deployment.ts';

/** The bot's turn begins: its base, what its ships and the Force give, X, its ships' abilities. */
export function* setUp(duel: Duel): Play<Step> {
  const { state } = duel;
  const seat = state.active;
  const side = sideOf(state, seat);
  happen(duel, { kind: 'turn', seat, turn: state.turn });
  happen(duel, { kind: 'phase', seat, step: 'bot set-up' }, 'DBG-12');
  yield* completeTable(duel);
  if (!side.base) yield* revealNextBase(duel, seat, 'DBG-13');
  yield* coruscant(duel, seat);
  income(duel, seat, 'DBG-15');
  gainX(duel, seat);
  for (const ship of [...side.ships]) {
    // DBG-15: one that can do nothing yet is asked again once the five cards are drawn.
    if (side.ships.includes(ship)) yield* tryToUse(duel, seat, ship, 'DBG-15');
    yield* renewRow(duel);
  }
  return 'bot deployment';
}

/** DBG-16: X counts the bases that the bot has lost (DBG-08). */
function gainX(duel: Duel, seat: Seat): void {
  const x = basesLost(duel.state, seat);
  if (x === 0) return;
  sideOf(duel.state, seat).resources += x;
  happen(duel, { kind: 'gain', seat, card: null, gives: { resources: x } }, 'DBG-16');
}

/** DBG-14: of the top two galaxy cards an enemy one goes, the dearer if both are; otherwise the better one stays. */
const CORUSCANT_DISCARDS: Priority<CardNo, Duel> = [
  most('DBG-14', 'enemy card', (card, duel) => Number(isEnemyCard(duel, card)), 'yes or no'),
  most('DBG-14', 'cost of an enemy card', (card, duel) => (isEnemyCard(duel, card) ? kindOf(card).cost : 0)),
  most('DBG-14', 'neutral', (card) => Number(kindOf(card).faction === 'neutral'), 'yes or no'),
  fewest('DBG-14', 'cost', (card) => kindOf(card).cost),
];

function* coruscant(duel: Duel, seat: Seat): Play {
  const { state } = duel;
  const { base } = sideOf(state, seat);
  if (!base || idOf(base.card) !== 'coruscant') return;
  const cards = yield* lookAtGalaxy(duel, 2, EVERYBODY);
  if (cards.length > 0) happen(duel, { kind: 'peek', seat, cards }, 'DBG-14');
  if (cards.length < 2) return;
  const choice = rank(duel, 'Coruscant', CORUSCANT_DISCARDS, cards, cardKey);
  if (!choice) return;
  const card = choice.picked;
  takeGalaxyTop(state, cards.indexOf(card));
  state.galaxyDiscard.push(card);
  happen(duel, { kind: 'galaxy discard', card }, because(choice, 'DBG-14'));
}

function isEnemyCard({ state }: Duel, card: CardNo): boolean {
  return kindOf(card).faction === factionOf(enemyOf(state.active));
}
