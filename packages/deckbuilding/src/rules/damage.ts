import { type CardNo, ruleOf, type Seat, type Why } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { basesLost, basesToWin, enemyOf, type InPlay, type Side, type State, sideOf } from '../state.ts';
import type { Duel } from './duel.ts';
import { happen } from './happening.ts';
import { leavePlay, stopListening } from './in-play.ts';

/** DBG-49: thrown at the moment in which the last base falls; nothing more resolves. */
export class GameOver extends Error {
  override readonly name = 'GameOver';
}

/** Always the same one: where it was thrown is of no interest, and finding that out takes longer than a turn. */
const GAME_OVER = new GameOver('The last base has fallen.');

/** DBG-02: the bot's bases have 16 hit points, Hoth too unless the option plays the printed value. */
export function baseHitPoints(state: State, seat: Seat, card: CardNo): number {
  if (sideOf(state, seat).control === 'bot' && state.options.botBases === 'sixteen') return 16;
  return kindOf(card).hitPoints;
}

export function hitPointsLeft(ship: InPlay): number {
  return kindOf(ship.card).hitPoints - ship.damage;
}

export function baseIsDamaged(state: State, seat: Seat): boolean {
  return (sideOf(state, seat).base?.damage ?? 0) > 0;
}

/** Straight to the base of `seat`, past its capital ships. */
export function damageBase(duel: Duel, seat: Seat, damage: number, why?: Why): void {
  const { state } = duel;
  const side = sideOf(state, seat);
  const { base } = side;
  if (!base || damage <= 0) return;
  const prevented = Math.min(damage, shieldLeft(side));
  if (prevented > 0) {
    side.prevented += prevented;
    const all = prevented === damage;
    happen(duel, { kind: 'prevented', seat, card: base.card, damage: prevented }, all ? why : undefined);
    if (all) return;
  }
  const dealt = damage - prevented;
  const hitPoints = baseHitPoints(state, seat, base.card);
  base.damage = Math.min(hitPoints, base.damage + dealt);
  happen(duel, { kind: 'damage', seat, card: base.card, damage: dealt, left: hitPoints - base.damage }, why);
  if (base.damage >= hitPoints) destroyBase(duel, seat, base.card);
}

/** Whether damage straight to a base would destroy it. */
export function wouldDestroyBase(state: State, seat: Seat, damage: number): boolean {
  const side = sideOf(state, seat);
  if (!side.base) return false;
  return damage - shieldLeft(side) >= baseHitPoints(state, seat, side.base.card) - side.base.damage;
}

/** Hoth: how much damage its base still prevents this turn. */
function shieldLeft({ base, prevented }: Side): number {
  if (!base) return 0;
  for (const constant of kindOf(base.card).constants)
    if ('prevents' in constant) return Math.max(0, constant.prevents - prevented);
  return 0;
}

export function damageShip(duel: Duel, seat: Seat, ship: InPlay, damage: number, why?: Why): void {
  if (damage <= 0) return;
  const dealt = Math.min(damage, hitPointsLeft(ship));
  ship.damage += dealt;
  happen(duel, { kind: 'damage', seat, card: ship.card, damage: dealt, left: hitPointsLeft(ship) }, why);
  if (hitPointsLeft(ship) <= 0) destroyShip(duel, seat, ship.card, ruleOf(why));
}

/** From play to its owner's discard pile. */
export function destroyShip(duel: Duel, seat: Seat, card: CardNo, why?: Why): void {
  leavePlay(duel, seat, card);
  sideOf(duel.state, seat).discard.push(card);
  happen(duel, { kind: 'ship destroyed', seat, card }, why);
}

export function repairBase(duel: Duel, seat: Seat, damage: number, why?: Why): void {
  const { base } = sideOf(duel.state, seat);
  const repaired = Math.min(damage, base?.damage ?? 0);
  if (!base || repaired === 0) return;
  base.damage -= repaired;
  happen(duel, { kind: 'repair', seat, card: base.card, damage: repaired }, why);
}

function destroyBase(duel: Duel, seat: Seat, card: CardNo): void {
  const { state } = duel;
  const winner = enemyOf(seat);
  sideOf(state, seat).base = null;
  stopListening(state, seat, card);
  sideOf(state, winner).victory.push(card);
  const bases = basesLost(state, seat);
  happen(duel, { kind: 'base destroyed', seat, card, bases, of: basesToWin(state) });
  if (bases < basesToWin(state)) return;
  state.winner = winner;
  happen(duel, { kind: 'won', seat: winner }, 'DBG-49');
  throw GAME_OVER;
}
