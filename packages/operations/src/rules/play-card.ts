import { allowed, because, type CardNo, type Play, plainly, read, type Why } from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import {
  type Attached,
  type Character,
  friendsOf,
  isAi,
  isPlayer,
  MOST_UPGRADES,
  type Player,
  type Side,
  type SideNo,
  sidesAgainst,
  teammatesOf,
} from '../state.ts';
import { grantAction } from './additional.ts';
import { type Battle, cxOf } from './battle.ts';
import { canAfford, costOf, costOn, priceOf, reckonFor } from './cost.ts';
import { tell } from './happening.ts';
import { heard, nothingElse } from './heard.ts';
import { discardAttached, type Holder, isTitleInPlay, moveUpgrade, newSupport } from './in-play.ts';
import { takeFromDeck, takeFromHand } from './own-cards.ts';
import { comesIntoPlay, reseated } from './standing.ts';
import { spend } from './tokens.ts';
import { choose, type Way } from './topics.ts';

/** How a card is played by an effect. */
interface Terms {
  /** It costs so much less. */
  readonly less?: number | undefined;
  /** What it is put on; absent: what its player chooses. */
  readonly on?: Holder | undefined;
}

export function canPlay(
  battle: Battle,
  player: Player,
  card: CardNo,
  { less = 0, on: there }: Terms = {},
): boolean {
  const { state } = battle;
  const kind = kindOf(card);
  const attaches = isAttached(card);
  if (!attaches && !canAfford(battle, player, card, costOf(battle, player, card) - less)) return false;
  if (kind.unique && isTitleInPlay(state, player, kind.name)) return false;
  if (!attaches) return isAllowedNow(battle, player, card);
  if (there) return canPlayOn(battle, player, card, there, less);
  if (kind.type === 'upgrade') {
    for (const on of player.characters) if (canPlayOn(battle, player, card, on, less)) return true;
    for (const on of player.supports) if (canPlayOn(battle, player, card, on, less)) return true;
    if (state.players.length === 1) return false;
  }
  const others = kind.type === 'downgrade' ? sidesAgainst(state, player.no) : teammatesOf(state, player.no);
  for (const { characters } of others)
    for (const on of characters) if (canPlayOn(battle, player, card, on, less)) return true;
  return false;
}

function isAttached(card: CardNo): boolean {
  const { type } = kindOf(card);
  return type === 'upgrade' || type === 'downgrade';
}

/** "Play only if …" */
export function isAllowedNow(battle: Battle, { no }: Side, card: CardNo): boolean {
  const { playIf } = kindOf(card);
  return playIf === undefined || battle.rules.holds(cxOf(battle, no, card), playIf);
}

/** It may go there, whole or in place of another upgrade for the difference. */
function canPlayOn(battle: Battle, side: Side, card: CardNo, on: Holder, less: number): boolean {
  if (!mayCarry(battle, side, on, card)) return false;
  const cost = costOn(battle, side, card, on) - less;
  if (canAfford(battle, side, card, cost)) return true;
  if (side.replaced || kindOf(card).type === 'downgrade') return false;
  for (const upgrade of on.upgrades)
    if (canAfford(battle, side, card, cost - kindOf(upgrade.card).cost)) return true;
  return false;
}

/** OPS-44: an upgrade goes on one of your own cards or a teammate's character; a downgrade on a character of the other side. */
function mayBePlayedOn(battle: Battle, side: Side, card: CardNo): readonly Holder[] {
  const { state } = battle;
  const found: Holder[] = [];
  const isDowngrade = kindOf(card).type === 'downgrade';
  const sides = isDowngrade ? sidesAgainst(state, side.no) : friendsOf(state, side.no);
  for (const { no, characters, supports } of sides) {
    for (const holder of characters) if (mayCarry(battle, side, holder, card)) found.push(holder);
    if (no !== side.no) continue;
    for (const holder of supports) if (mayCarry(battle, side, holder, card)) found.push(holder);
  }
  return found;
}

/** What it costs at least, wherever it is put. */
export function leastCost(battle: Battle, player: Player, card: CardNo): number {
  const costs = mayBePlayedOn(battle, player, card).map((on) => costOn(battle, player, card, on));
  return isAttached(card) && costs.length > 0 ? Math.min(...costs) : costOf(battle, player, card);
}

function waysToPlay(battle: Battle, side: Side, card: CardNo, less: number): readonly Way[] {
  const ways: Way[] = [];
  for (const on of mayBePlayedOn(battle, side, card)) addWaysOn(battle, side, card, on, less, ways);
  return ways;
}

function addWaysOn(battle: Battle, side: Side, card: CardNo, on: Holder, less: number, ways: Way[]): void {
  const cost = Math.max(0, costOn(battle, side, card, on) - less);
  if (canAfford(battle, side, card, cost)) ways.push({ on, cost });
  if (side.replaced || kindOf(card).type === 'downgrade') return;
  for (const instead of on.upgrades) {
    const difference = Math.max(0, cost - kindOf(instead.card).cost);
    if (canAfford(battle, side, card, difference)) ways.push({ on, instead, cost: difference });
  }
}

/** What must be so to play it there. */
export function mayCarry(battle: Battle, side: Side, holder: Holder, card: CardNo): boolean {
  const kind = kindOf(card);
  const on = kindOf(holder.card);
  if (kind.playOn.length > 0 && kind.playOn.includes('vehicle support')) {
    if (on.type !== 'support' || !on.subtypes.includes('vehicle')) return false;
  } else {
    if (on.type === 'support') return false;
    for (const only of kind.playOn)
      if (only === 'exhausted' ? holder.ready : on.colour !== only) return false;
  }
  if (battle.standing.rules['be played'] === undefined) return true;
  reckonFor(battle, side, holder.card);
  return allowed(battle, 'be played', card, side.no);
}

/** Plays a card from the hand: pays, puts it into play or resolves it. */
export function* playCard(battle: Battle, player: Player, card: CardNo, terms: Terms = {}): Play {
  const { less = 0 } = terms;
  const kind = kindOf(card);
  const way = isAttached(card) ? yield* chooseWay(battle, player, card, terms) : undefined;
  const asked = way?.cost ?? Math.max(0, costOf(battle, player, card) - less);
  const cost = yield* priceOf(battle, player, card, asked);
  takeToPlay(player, card);
  tell(battle, { kind: 'play', side: player.no, card, cost, on: way?.on.card ?? null }, ruleOf(player, way));
  spend(battle, player, cost);
  if (way) yield* attachTo(battle, player, card, way);
  else if (kind.type === 'support') yield* enterSupport(battle, player, card);
  else yield* resolveEvent(battle, player, card);
  // An additional action is taken within one's own turn or not at all.
  if (kind.ambush && battle.state.turn === player.no) grantAction(battle, player.no);
}

/** From the hand, or where an effect says so from the discard pile or the deck. */
function takeToPlay(player: Player, card: CardNo): void {
  const place = player.discard.indexOf(card);
  if (place >= 0) player.discard.splice(place, 1);
  else if (!takeFromDeck(player, card)) takeFromHand(player, card);
}

/** An upgrade on a teammate's character: OPS-44. */
function ruleOf(player: Player, way: Way | undefined): string | undefined {
  return way && !isAi(way.on.side) && way.on.side !== player.no ? 'OPS-44' : undefined;
}

function* chooseWay(battle: Battle, player: Player, card: CardNo, { less = 0, on: there }: Terms): Play<Way> {
  const all = waysToPlay(battle, player, card, less);
  const ways = there ? all.filter((way) => way.on === there) : all;
  const holders = [...new Set(ways.map(({ on }) => on))];
  if (holders.length === 0) throw new Error(`${kindOf(card).name} cannot be played on anything.`);
  const on = yield* choose(battle, player.no, 'attach to', holders, card);
  const here = ways.filter((way) => way.on === on);
  return yield* choose(battle, player.no, 'replace', here, card);
}

/** An upgrade or downgrade comes into play; the one it replaces is discarded, and so is any beyond three. */
export function* attachTo(battle: Battle, side: Side, card: CardNo, { on, instead, why }: Way): Play {
  const kind = kindOf(card);
  if (instead) {
    side.replaced = true;
    discardAttached(battle, on, instead, why);
  }
  if (isPlayer(side) && kind.type === 'upgrade') side.upgraded = true;
  const list = kind.type === 'downgrade' ? on.downgrades : on.upgrades;
  list.push({ card, ready: true });
  comesIntoPlay(battle, card, side.no);
  yield* played(battle, side, card, on.card);
  // What it says later is the one's whose character it is on.
  if (kind.type === 'upgrade' && on.side !== side.no) reseated(battle, card, on.side);
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
  while (countingOf(battle, list).length > MOST_UPGRADES) {
    const out = isAi(controller)
      ? battle.besides.ai.givesUp(battle, on, list, fresh)
      : plainly(yield* choose(battle, controller, 'too many upgrades', countingOf(battle, list)));
    if (!out) return;
    discardAttached(battle, on, out.picked, because(out));
  }
}

/** Those that count toward the limit. */
export function countingOf(battle: Battle, list: readonly Attached[]): readonly Attached[] {
  if (battle.standing.rules.weightless === undefined) return list;
  return list.filter(({ card }) => read(battle, 'weightless', card) === 0);
}

/** One more upgrade can be put there without another's leaving: what does not count there always can. */
export function hasRoomFor(battle: Battle, side: Side, on: Holder, card: CardNo): boolean {
  if (on.upgrades.length < MOST_UPGRADES) return true;
  if (battle.standing.rules.weightless === undefined) return false;
  reckonFor(battle, side, on.card);
  return read(battle, 'weightless', card) > 0 || countingOf(battle, on.upgrades).length < MOST_UPGRADES;
}

export function* enterSupport(battle: Battle, side: Side, card: CardNo): Play {
  side.supports.push(newSupport(card, side.no));
  comesIntoPlay(battle, card, side.no);
  yield* played(battle, side, card);
}

function played(battle: Battle, { no: by }: Side, card: CardNo, on?: CardNo): Play {
  const { ambush } = kindOf(card);
  return heard(battle, { kind: 'played', card, by, on, ambush }, nothingElse);
}

/** Before the effects of an event, cards of the other side may answer it; then it is resolved and discarded. */
export function* resolveEvent(battle: Battle, side: Side, card: CardNo): Play {
  const { played: effect, playedAt } = kindOf(card);
  yield* heard(
    battle,
    { kind: 'event', card, by: side.no },
    (live) => effect && battle.rules.language.run(cxOf(battle, side.no, card, live, playedAt), effect),
  );
  side.discard.push(card);
  yield* played(battle, side, card);
}
