import { type CardNo, endOf, type Play, read, settle, together } from '@holofoe/kernel';
import { type Area, type Player, type Side, type Step, turnOrder } from '../state.ts';
import type { Battle } from './battle.ts';
import { eliminate } from './elimination.ts';
import { tell } from './happening.ts';
import { moment } from './heard.ts';
import { attachedOf } from './in-play.ts';
import { discardFromHand, drawCards, handOf, lookAtHand, millCards, shuffleInto } from './own-cards.ts';
import { thingOfSide } from './things.ts';
import { gain } from './tokens.ts';
import { ask, choose } from './topics.ts';

/** A round begins with the one who controls the battlefield (OPS-41). */
export function* beginPhase(battle: Battle): Play<Step> {
  const { state } = battle;
  state.round++;
  state.claimed = null;
  state.opener = state.first;
  state.turn = state.first;
  state.passes = 0;
  state.additional = 0;
  for (const side of [...state.players, ...state.areas]) newRound(side);
  for (const player of state.players) {
    player.upgraded = false;
    delete player.outclaimed;
  }
  for (const area of state.areas) {
    area.acted = false;
    area.activated = false;
    area.offered.length = 0;
  }
  tell(battle, { kind: 'round', round: state.round, first: state.first }, 'OPS-41');
  endOf(battle, 'round');
  for (const area of state.areas) if (!area.cleared) yield* moment(battle, 'phase begins', area.no);
  yield* settle(battle);
  // The first player may have fallen to the stage just now (OPS-41).
  state.opener = state.first;
  state.turn = state.first;
  return 'turn';
}

function newRound(side: Side): void {
  side.replaced = false;
}

/** OPS-37: the players do their upkeep first; what they discard they decide all at once. */
export function* upkeep(battle: Battle): Play<Step> {
  const { state } = battle;
  tell(battle, { kind: 'upkeep' }, 'OPS-37');
  const players = turnOrder(state);
  for (const player of players) {
    readyAll(player);
    player.pool.length = 0;
    gain(battle, player, yield* incomeOf(battle, player));
  }
  for (const player of players) yield* lookAtHand(battle, player);
  const asked = players.filter(({ hand }) => hand.length > 0);
  const asks = asked.map((player) => {
    const hand = handOf(player);
    return ask(player.no, 'upkeep discard', hand, { pick: 'some', min: 0, max: hand.length });
  });
  const discarded = asks.length === 0 ? [] : yield* together(battle, asks);
  for (const [i, player] of asked.entries()) discardFromHand(battle, player, discarded[i] ?? []);
  for (const player of players)
    yield* drawCards(battle, player, read(battle, 'hand size', thingOfSide(player.no)) - player.hand.length);
  return 'AI upkeep';
}

function readyAll(side: Side): void {
  for (const holder of [...side.characters, ...side.supports]) {
    holder.ready = true;
    for (const attached of attachedOf(holder)) attached.ready = true;
  }
}

/** Two resources, less what a stage or Nute Gunray takes, but at least one. */
function* incomeOf(battle: Battle, player: Player): Play<number> {
  const income = Math.max(1, read(battle, 'income', thingOfSide(player.no)));
  const asker = income < 2 ? undefined : takerOf(battle, player);
  if (asker === undefined) return income;
  if (player.deck.length < 2) return income - 1;
  const options = ['gain less', 'discard two'] as const;
  const chosen = yield* choose(battle, player.no, 'income', options, asker);
  if (chosen === 'gain less') return income - 1;
  yield* millCards(battle, player, 2);
  return income;
}

/** The card because of which a side gives up a resource or two cards. */
function takerOf(battle: Battle, { no }: Side): CardNo | undefined {
  const isTaken = read(battle, 'tribute', thingOfSide(no)) > 0;
  return isTaken ? battle.standing.rules.tribute?.[0]?.card : undefined;
}

/** OPS-38, OPS-55: one per player; against a player's Nute Gunray the AI discards, as those cards come back at once (OPS-40). */
function* aiIncome(battle: Battle, area: Area): Play<number> {
  const { perPlayer, deck } = area;
  if (perPlayer < 2 || takerOf(battle, area) === undefined) return perPlayer;
  if (deck.length < 2) return perPlayer - 1;
  yield* millCards(battle, area, 2);
  return perPlayer;
}

/** OPS-38, OPS-39, OPS-40, OPS-55; then players without cards are eliminated (OPS-59). */
export function* aiUpkeep(battle: Battle): Play<Step> {
  const { state } = battle;
  for (const area of state.areas) {
    if (area.cleared) continue;
    gain(battle, area, yield* aiIncome(battle, area), 'OPS-38');
    readyAll(area);
    area.pool.length = 0;
    shuffleBack(battle, area);
    yield* moment(battle, 'AI upkeep', area.no);
  }
  yield* settle(battle);
  for (const player of turnOrder(state)) {
    if (player.hand.length === 0 && player.deck.length === 0) eliminate(battle, player, 'cards');
  }
  return 'begin phase';
}

/** OPS-40: face-up cards are turned down again. */
function shuffleBack(battle: Battle, area: Area): void {
  const cards = area.discard.splice(0);
  if (cards.length + area.deck.length > 0) shuffleInto(battle, area, cards, 'OPS-40');
}
