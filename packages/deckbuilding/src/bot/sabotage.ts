import {
  actKey,
  because,
  type CardNo,
  type Choice,
  cardKey,
  cardsKey,
  fewest,
  type Key,
  type Play,
  plainly,
  rank,
  type Seat,
  wordKey,
} from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { isEnemyUnit } from '../rules/attack-row.ts';
import { attackOf, totalAttack } from '../rules/attack-value.ts';
import type { Duel } from '../rules/duel.ts';
import { gainForce } from '../rules/force.ts';
import { refillRow, renewRow, rowCards, takeFromRow } from '../rules/galaxy.ts';
import { happen } from '../rules/happening.ts';
import { atMoment } from '../rules/play-card.ts';
import { enemyOf, type InPlay, type State, type Step, sideOf } from '../state.ts';
import { dearest, ROW_TIES } from './criteria.ts';
import { assignDamage } from './damage.ts';

/** DBG-27: the dearest enemy unit that the attack reaches; among equals the one closest to the galaxy deck. */
const SABOTAGE = [dearest('DBG-27'), ...ROW_TIES.slice(1)];

const DAMAGE = 2;
const FORCE = 1;

/** The Empire hunts, the Rebels sabotage: the bot must destroy one card of the row if it can. */
export function* sabotage(duel: Duel): Play<Step> {
  const { state } = duel;
  const seat = state.active;
  happen(duel, { kind: 'phase', seat, step: 'bot sabotage' }, 'DBG-12');
  const attack = attackOnRow(state, seat);
  const reached = rowCards(state).filter((card) => isEnemyUnit(seat, card) && kindOf(card).cost <= attack);
  const target = rank(duel, 'sabotage', SABOTAGE, reached, cardKey);
  if (!target) happen(duel, { kind: 'hunts nothing', seat, attack }, 'DBG-30');
  else yield* defeat(duel, seat, target, attack);
  return 'bot attack';
}

/** DBG-28: capital ships take no part. Attack of units that gave it and left play counts (DBG-17). */
function attackOnRow(state: State, seat: Seat): number {
  const { units, banked } = sideOf(state, seat);
  return totalAttack(state, seat, units, 'row') + banked;
}

function* defeat(duel: Duel, seat: Seat, target: Choice<CardNo>, attack: number): Play {
  const { state } = duel;
  const card = target.picked;
  const hunters = useUpAttack(duel, seat, kindOf(card).cost, attack);
  takeFromRow(state, card);
  state.galaxyDiscard.push(card);
  happen(
    duel,
    { kind: 'hunt', seat, card, attack: hunters.picked.attack },
    because(target, 'DBG-27', hunters),
  );
  yield* refillRow(duel);
  // DBG-29: instead of the printed reward.
  assignDamage(duel, enemyOf(seat), DAMAGE, 'DBG-29');
  gainForce(duel, seat, FORCE, 'DBG-29');
  for (const hunter of hunters.picked.units) yield* atMoment(duel, seat, hunter.card, 'defeats');
  yield* renewRow(duel);
}

/** DBG-27: the target's value is taken from the units' attack; with `attack strict` whole units are. Returns the hunters. */
function useUpAttack(duel: Duel, seat: Seat, value: number, attack: number): Choice<Hunters> {
  const { state } = duel;
  const side = sideOf(state, seat);
  if (state.options.attack === 'strict') return commitUnits(duel, seat, value);
  // What counts against the row only is used up first.
  const rowOnly = totalAttack(state, seat, side.units, 'row') - totalAttack(state, seat, side.units, 'base');
  side.spent += Math.max(0, value - rowOnly);
  return plainly({ units: [...side.units], attack });
}

interface Hunters {
  readonly units: readonly InPlay[];
  readonly attack: number;
}

interface Party extends Hunters {
  /** With the attack of units that have left play. */
  readonly banked: boolean;
}

const SMALLEST_EXCESS = [
  fewest<Party, Duel>('DBG-27', 'attack committed', ({ attack }) => attack),
  fewest<Party, Duel>('DBG-27', 'units committed', ({ units }) => units.length),
];

function commitUnits(duel: Duel, seat: Seat, value: number): Choice<Hunters> {
  const { state } = duel;
  const side = sideOf(state, seat);
  const parties = partiesOf(state, seat).filter(({ attack }) => attack >= value);
  const choice = rank(duel, 'commit', SMALLEST_EXCESS, parties, partyKey);
  if (!choice) return plainly({ units: [], attack: 0 });
  const party = choice.picked;
  if (party.banked) side.spent += side.banked;
  for (const unit of party.units) unit.committed = true;
  return choice;
}

/** Every way to commit some of the units, each whole. */
function partiesOf(state: State, seat: Seat): Party[] {
  const { units, banked } = sideOf(state, seat);
  let parties: Party[] = [{ units: [], banked: false, attack: 0 }];
  if (banked > 0) parties.push({ units: [], banked: true, attack: banked });
  for (const unit of units) {
    const attack = attackOf(state, seat, unit, 'row');
    if (attack === 0) continue;
    parties = parties.flatMap((party) => [
      party,
      { ...party, units: [...party.units, unit], attack: party.attack + attack },
    ]);
  }
  return parties;
}

/** What units that left play have given comes before those that are committed. */
function partyKey({ units, banked }: Party): Key {
  if (units.length === 0) return wordKey('banked');
  const cards = cardsKey(units.map(({ card }) => card));
  return banked ? actKey('banked', cards) : cards;
}
