import { because, type CardNo, choose, type Play, plainly, rank, type Why } from '@holofoe/kernel';
import { OVERRIDDEN, weakerOn } from '../ai/priorities.ts';
import type { Kind } from '../cards/kind.ts';
import { kindOf } from '../cards/number.ts';
import { grantAction } from './additional.ts';
import { type Battle, cxOf, type Queued } from './battle.ts';
import { happen } from './happening.ts';
import {
  discardAttached,
  type Holder,
  isCharacter,
  isTitleInPlay,
  moveUpgrade,
  newSupport,
} from './in-play.ts';
import { takeFromHand } from './own-cards.ts';
import { enqueue } from './queue.ts';
import { stageRule } from './stage.ts';
import {
  type Attached,
  aiOf,
  areaOf,
  type Character,
  friendsOf,
  isAi,
  isPlayer,
  MOST_UPGRADES,
  type Player,
  type Side,
  type SideNo,
  type State,
  sidesAgainst,
  teammatesOf,
} from './state.ts';
import { spend } from './tokens.ts';

/** How an upgrade or downgrade is played: on what, and in place of what. */
export interface Way {
  readonly on: Holder;
  readonly instead?: Attached;
  /** Why the AI replaces that one. */
  readonly why?: Why;
  readonly cost: number;
}

/** Cards of the hand that the player could play now. */
export function playable(battle: Battle, player: Player, colour?: Kind['colour']): readonly CardNo[] {
  const cards: CardNo[] = [];
  for (const place of player.hand) {
    if (!('card' in place)) continue;
    const kind = kindOf(place.card);
    if ((colour === undefined || kind.colour === colour) && canPlay(battle, player, kind))
      cards.push(place.card);
  }
  return cards;
}

export function canPlay(battle: Battle, player: Player, kind: Kind): boolean {
  const { state } = battle;
  if (kind.type !== 'upgrade' && kind.type !== 'downgrade' && kind.cost > player.resources) return false;
  if (kind.unique && isTitleInPlay(state, player, kind.name)) return false;
  if (kind.type !== 'upgrade' && kind.type !== 'downgrade') return true;
  const change = costChange(state, player, kind);
  for (const on of player.characters)
    if (kind.type === 'upgrade' && mayCarry(on, kind) && canPayOn(player, kind, on, change)) return true;
  for (const on of player.supports)
    if (kind.type === 'upgrade' && mayCarry(on, kind) && canPayOn(player, kind, on, change)) return true;
  if (kind.type === 'upgrade' && state.players.length === 1) return false;
  const others = kind.type === 'downgrade' ? sidesAgainst(state, player.no) : teammatesOf(state, player.no);
  for (const { characters } of others)
    for (const on of characters) if (mayCarry(on, kind) && canPayOn(player, kind, on, change)) return true;
  return false;
}

/** OPS-44: an upgrade goes on an own card or a teammate's character; a downgrade on a character of the other side. */
function mayBePlayedOn(state: State, side: Side, kind: Kind): readonly Holder[] {
  const found: Holder[] = [];
  const sides = kind.type === 'downgrade' ? sidesAgainst(state, side.no) : friendsOf(state, side.no);
  for (const { no, characters, supports } of sides) {
    for (const holder of characters) if (mayCarry(holder, kind)) found.push(holder);
    if (no !== side.no) continue;
    for (const holder of supports) if (mayCarry(holder, kind)) found.push(holder);
  }
  return found;
}

function waysToPlay(battle: Battle, side: Side, kind: Kind): readonly Way[] {
  const ways: Way[] = [];
  for (const on of mayBePlayedOn(battle.state, side, kind)) addWaysOn(battle, side, kind, on, ways);
  return ways;
}

/** Whole, or in place of another upgrade for the difference. */
function canPayOn(side: Side, kind: Kind, on: Holder, change: number): boolean {
  const cost = costWith(kind, on, change);
  if (cost <= side.resources) return true;
  if (side.replaced || kind.type === 'downgrade') return false;
  for (const { card } of on.upgrades) if (cost - kindOf(card).cost <= side.resources) return true;
  return false;
}

function addWaysOn(battle: Battle, side: Side, kind: Kind, on: Holder, ways: Way[]): void {
  const cost = costOn(battle.state, side, kind, on);
  if (cost <= side.resources) ways.push({ on, cost });
  if (side.replaced || kind.type === 'downgrade') return;
  for (const instead of on.upgrades) {
    const difference = Math.max(0, cost - kindOf(instead.card).cost);
    if (difference <= side.resources) ways.push({ on, instead, cost: difference });
  }
}

/** What must be so to play it there. */
export function mayCarry(holder: Holder, kind: Kind): boolean {
  const on = kindOf(holder.card);
  if (kind.playOn.length > 0 && kind.playOn.includes('vehicle support'))
    return on.type === 'support' && on.subtypes.includes('vehicle');
  if (on.type === 'support') return false;
  for (const only of kind.playOn) {
    if (only === 'exhausted' ? holder.ready : on.colour !== only) return false;
  }
  if (kind.type !== 'upgrade' || kind.colour !== 'blue' || !kind.subtypes.includes('ability')) return true;
  for (const { is } of on.ongoing) if (is === 'no blue abilities') return false;
  return true;
}

/** With what cards and stages change; never below 0. */
export function costOn(state: State, side: Side, kind: Kind, on: Holder): number {
  return costWith(kind, on, costChange(state, side, kind));
}

/** What the stage adds, on whatever the card is played. */
export function costChange(state: State, side: Side, kind: Kind): number {
  if (kind.type !== 'upgrade') return 0;
  return isPlayer(side) ? surcharge(state, side) : aiDiscount(state, side);
}

export function costWith(kind: Kind, on: Holder, change: number): number {
  const cheaper =
    kind.type === 'upgrade' && on.upgrades.length === 0 && isCheaper(on) && kind.subtypes.includes('weapon');
  return Math.max(0, kind.cost + change - (cheaper ? 1 : 0));
}

function isCheaper({ card }: Holder): boolean {
  for (const { is } of kindOf(card).ongoing) if (is === 'first weapon cheaper') return true;
  return false;
}

/** Inside the Citadel: the first upgrade of each round. */
function surcharge(state: State, player: Player): number {
  if (player.upgraded) return 0;
  return stageRule(state, aiOf(state, player.no), 'first upgrade dearer')?.more ?? 0;
}

/** The Training Halls. */
function aiDiscount(state: State, side: Side): number {
  return -(stageRule(state, areaOf(state, side.no), 'AI upgrades cheaper')?.less ?? 0);
}

/** Plays a card from the hand: pays, puts it into play or resolves it. */
export function* playCard(battle: Battle, player: Player, card: CardNo): Play {
  const kind = kindOf(card);
  const attaches = kind.type === 'upgrade' || kind.type === 'downgrade';
  const way = attaches ? yield* chooseWay(battle, player, card, kind) : undefined;
  const cost = way?.cost ?? kind.cost;
  takeFromHand(player, card);
  happen(
    battle,
    { kind: 'play', side: player.no, card, cost, on: way?.on.card ?? null },
    ruleOf(player, way),
  );
  spend(battle, player, cost);
  if (way) yield* attach(battle, player, card, way);
  else if (kind.type === 'support') yield* enterSupport(battle, player, card);
  else yield* resolveEvent(battle, player, card);
  // An additional action is taken within the own turn or not at all.
  if (kind.ambush && battle.state.turn === player.no) grantAction(battle, player.no);
}

/** An upgrade on a teammate's character: OPS-44. */
function ruleOf(player: Player, way: Way | undefined): string | undefined {
  return way && !isAi(way.on.side) && way.on.side !== player.no ? 'OPS-44' : undefined;
}

function* chooseWay(battle: Battle, player: Player, card: CardNo, kind: Kind): Play<Way> {
  const ways = waysToPlay(battle, player, kind);
  const holders = [...new Set(ways.map(({ on }) => on))];
  const [only] = holders;
  if (!only) throw new Error(`${kind.name} cannot be played on anything.`);
  const on =
    holders.length === 1
      ? only
      : yield* choose(battle, player.no, 'attach to', holders, (holder) => holder.card, card);
  const here = ways.filter((way) => way.on === on);
  const [way] = here;
  if (here.length === 1 && way) return way;
  return yield* choose(battle, player.no, 'replace', here, ({ instead }) => instead?.card ?? 'none', card);
}

/** An upgrade or downgrade comes into play; the one it replaces is discarded, and so is any beyond three. */
export function* attach(battle: Battle, side: Side, card: CardNo, { on, instead, why }: Way): Play {
  const kind = kindOf(card);
  if (instead) {
    side.replaced = true;
    discardAttached(battle, on, instead, why);
  }
  if (isPlayer(side) && kind.type === 'upgrade') side.upgraded = true;
  const list = kind.type === 'downgrade' ? on.downgrades : on.upgrades;
  list.push({ card, ready: true, used: false });
  yield* enqueue(battle, triggered(battle, side, card, on));
  yield* discardDown(battle, kind.type === 'downgrade' ? side.no : on.side, on, list, card);
}

/** An upgrade that is in play goes to another character, and any beyond three is discarded there. */
export function* moveAttached(
  battle: Battle,
  upgrade: Attached,
  from: Holder,
  to: Character,
  why: Why,
): Play {
  moveUpgrade(battle, upgrade, from, to, why);
  yield* discardDown(battle, to.side, to, to.upgrades, upgrade.card);
}

/** Whose upgrades or downgrades they are chooses; the AI gives up one that the new one would replace (OPS-28). */
function* discardDown(
  battle: Battle,
  controller: SideNo,
  on: Holder,
  list: readonly Attached[],
  fresh: CardNo,
): Play {
  while (list.length > MOST_UPGRADES) {
    const out = isAi(controller)
      ? rank(battle, 'too many upgrades', OVERRIDDEN, givenUp(on, list, fresh), ({ card }) => card)
      : plainly(yield* choose(battle, controller, 'too many upgrades', list, ({ card }) => card));
    if (!out) return;
    discardAttached(battle, on, out.picked, because(out));
  }
}

/** What is cheaper or weaker than the new one; where nothing is, any. */
function givenUp(on: Holder, list: readonly Attached[], fresh: CardNo): readonly Attached[] {
  const weaker = weakerOn(on, kindOf(fresh));
  return weaker.length > 0 ? weaker : list;
}

export function* enterSupport(battle: Battle, side: Side, card: CardNo): Play {
  side.supports.push(newSupport(card, side.no));
  yield* enqueue(battle, triggered(battle, side, card, undefined));
}

/** After playing this card; after an upgrade was played on that character; after a card with Ambush was played. */
function triggered(battle: Battle, side: Side, card: CardNo, on: Holder | undefined): readonly Queued[] {
  const queued: Queued[] = [];
  const kind = kindOf(card);
  const character = on && isCharacter(on) ? on : undefined;
  const own = kind.abilities['after playing it'];
  if (own !== undefined) queued.push({ cx: cxOf(battle, side.no, card, character), effect: own });
  const upgraded =
    kind.type === 'upgrade' && on?.side === side.no
      ? kindOf(on.card).abilities['after upgrading']
      : undefined;
  if (upgraded !== undefined && on)
    queued.push({ cx: cxOf(battle, side.no, on.card, character), effect: upgraded });
  if (kind.ambush) queued.push(...afterAmbush(battle, side));
  return queued;
}

function afterAmbush(battle: Battle, side: Side): Queued[] {
  const queued: Queued[] = [];
  for (const character of side.characters) {
    const effect = kindOf(character.card).abilities['after playing an ambush'];
    if (effect !== undefined) queued.push({ cx: cxOf(battle, side.no, character.card, character), effect });
  }
  return queued;
}

/** Before the effects of an event, supports of the other side may answer it; then it is resolved and discarded. */
export function* resolveEvent(battle: Battle, side: Side, card: CardNo): Play {
  for (const against of sidesAgainst(battle.state, side.no)) {
    for (const support of [...against.supports]) {
      const answer = kindOf(support.card).abilities['before an event of a foe'];
      const play =
        answer === undefined
          ? undefined
          : battle.rules.language.run(cxOf(battle, against.no, support.card), answer);
      if (play) yield* play;
    }
  }
  const { abilities, ambush } = kindOf(card);
  const play =
    abilities.played === undefined
      ? undefined
      : battle.rules.language.run(cxOf(battle, side.no, card), abilities.played);
  if (play) yield* play;
  side.discard.push(card);
  if (ambush) yield* enqueue(battle, afterAmbush(battle, side));
}
