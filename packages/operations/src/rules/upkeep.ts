import { ask, choose, type Play, together } from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import type { Battle } from './battle.ts';
import { eliminate } from './elimination.ts';
import { happen } from './happening.ts';
import { attachedOf } from './in-play.ts';
import { discardFromHand, drawCards, handOf, lookAtHand, millCards, shuffleInto } from './own-cards.ts';
import { queueStage, settle } from './queue.ts';
import { stageRule } from './stage.ts';
import {
  type Area,
  aiOf,
  type Character,
  HAND_SIZE,
  type Player,
  playersIn,
  type Side,
  START_RESOURCES,
  type State,
  type Step,
  turnOrder,
} from './state.ts';
import { gain } from './tokens.ts';

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
  for (const player of state.players) player.upgraded = false;
  for (const area of state.areas) {
    area.acted = false;
    area.activated = false;
    area.offered.length = 0;
  }
  happen(battle, { kind: 'round', round: state.round, first: state.first }, 'OPS-41');
  for (const area of state.areas) if (!area.cleared) queueStage(battle, area, 'phase begins');
  yield* settle(battle);
  // The first player may have fallen to the stage just now (OPS-41).
  state.opener = state.first;
  state.turn = state.first;
  return 'turn';
}

function newRound(side: Side): void {
  side.replaced = false;
  for (const holder of [...side.characters, ...side.supports]) {
    holder.used = false;
    for (const attached of attachedOf(holder)) attached.used = false;
  }
}

/** OPS-37: the players do their upkeep first; what they discard they decide all at once. */
export function* upkeep(battle: Battle): Play<Step> {
  const { state } = battle;
  happen(battle, { kind: 'upkeep' }, 'OPS-37');
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
    return ask(player.no, 'upkeep discard', hand, { pick: 'some', min: 0, max: hand.length }, (card) => card);
  });
  const discarded = asks.length === 0 ? [] : yield* together(battle, asks);
  for (const [i, player] of asked.entries()) discardFromHand(battle, player, discarded[i] ?? []);
  for (const player of players)
    yield* drawCards(battle, player, handSize(state, player) - player.hand.length);
  return 'AI upkeep';
}

function handSize(state: State, player: Player): number {
  return stageRule(state, aiOf(state, player.no), 'hand size')?.cards ?? HAND_SIZE;
}

function readyAll(side: Side): void {
  for (const holder of [...side.characters, ...side.supports]) {
    holder.ready = true;
    for (const attached of attachedOf(holder)) attached.ready = true;
  }
}

/** Two resources, less what a stage or Nute Gunray takes, but at least one. */
function* incomeOf(battle: Battle, player: Player): Play<number> {
  const { state } = battle;
  const ai = aiOf(state, player.no);
  const rule = stageRule(state, ai, 'players gain less');
  const holds = rule !== undefined && ai.characters.some(({ card }) => kindOf(card).name === rule.while);
  const income = Math.max(1, START_RESOURCES - (holds ? rule.less : 0));
  const gunray = gunrayOf(ai);
  if (!gunray || income < 2) return income;
  if (player.deck.length < 2) return income - 1;
  const options = ['gain less', 'discard two'] as const;
  const chosen = yield* choose(
    battle,
    player.no,
    'income',
    options,
    (option) => option,
    kindOf(gunray.card).id,
  );
  if (chosen === 'gain less') return income - 1;
  yield* millCards(battle, player, 2);
  return income;
}

function gunrayOf({ characters }: Side): Character | undefined {
  return characters.find(({ card }) => kindOf(card).ongoing.some(({ is }) => is === 'foes gain less'));
}

/** OPS-38, OPS-55: one per player; against a player's Nute Gunray the AI discards, as those cards come back at once (OPS-40). */
function* aiIncome(battle: Battle, area: Area): Play<number> {
  const { perPlayer, deck } = area;
  if (perPlayer < 2 || !playersIn(battle.state, area).some(gunrayOf)) return perPlayer;
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
    queueStage(battle, area, 'AI upkeep');
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
