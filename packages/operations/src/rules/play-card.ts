import { type CardNo, choose, type Play } from '@holofoe/kernel';
import type { Kind } from '../cards/kind.ts';
import { idOf, kindOf } from '../cards/number.ts';
import { happen } from './happening.ts';
import { discardAttached, type Holder, isCharacter, newSupport, titlesInPlay } from './in-play.ts';
import { handOf, takeFromHand } from './own-cards.ts';
import { enqueue } from './queue.ts';
import { stageRule } from './stage.ts';
import {
  type Attached,
  aiOf,
  areaOf,
  type Battle,
  type Character,
  friendsOf,
  isAi,
  isPlayer,
  MOST_UPGRADES,
  type Player,
  type Queued,
  type Side,
  type SideNo,
  type State,
  sidesAgainst,
} from './state.ts';
import { spend } from './tokens.ts';

/** How an upgrade or downgrade is played: on what, and in place of what. */
export interface Way {
  readonly on: Holder;
  readonly instead?: Attached;
  readonly cost: number;
}

/** Cards of the hand that the player could play now. */
export function playable(battle: Battle, player: Player, colour?: Kind['colour']): readonly CardNo[] {
  const cards: CardNo[] = [];
  for (const card of handOf(player)) {
    const kind = kindOf(card);
    if ((colour === undefined || kind.colour === colour) && canPlay(battle, player, kind)) cards.push(card);
  }
  return cards;
}

function canPlay(battle: Battle, player: Player, kind: Kind): boolean {
  const { state } = battle;
  if (kind.unique && titlesInPlay(state, player).includes(kind.name)) return false;
  if (kind.type === 'upgrade' || kind.type === 'downgrade') {
    for (const on of mayBePlayedOn(state, player, kind)) if (canPayOn(state, player, kind, on)) return true;
    return false;
  }
  return kind.cost <= player.resources;
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
  return mayBePlayedOn(battle.state, side, kind).flatMap((on) => waysOn(battle, side, kind, on));
}

/** Whole, or in place of another upgrade for the difference. */
function canPayOn(state: State, side: Side, kind: Kind, on: Holder): boolean {
  const cost = costOn(state, side, kind, on);
  if (cost <= side.resources) return true;
  if (side.replaced || kind.type === 'downgrade') return false;
  for (const { card } of on.upgrades) if (cost - kindOf(card).cost <= side.resources) return true;
  return false;
}

function waysOn(battle: Battle, side: Side, kind: Kind, on: Holder): readonly Way[] {
  const cost = costOn(battle.state, side, kind, on);
  const whole: readonly Way[] = cost <= side.resources ? [{ on, cost }] : [];
  if (side.replaced || kind.type === 'downgrade') return whole;
  const replacing = on.upgrades.flatMap((instead) => {
    const difference = Math.max(0, cost - kindOf(instead.card).cost);
    return difference <= side.resources ? [{ on, instead, cost: difference }] : [];
  });
  return [...whole, ...replacing];
}

/** What must be so to play it there. */
export function mayCarry(holder: Holder, kind: Kind): boolean {
  const on = kindOf(holder.card);
  if (kind.playOn.includes('vehicle support'))
    return on.type === 'support' && on.subtypes.includes('vehicle');
  if (!isCharacter(holder)) return false;
  for (const only of kind.playOn) {
    if (only === 'exhausted' ? holder.ready : on.colour !== only) return false;
  }
  if (kind.type !== 'upgrade' || kind.colour !== 'blue' || !kind.subtypes.includes('ability')) return true;
  return !on.ongoing.some(({ is }) => is === 'no blue abilities');
}

/** With what cards and stages change; never below 0. */
export function costOn(state: State, side: Side, kind: Kind, on: Holder): number {
  let { cost } = kind;
  if (kind.type === 'upgrade') {
    if (kind.subtypes.includes('weapon') && on.upgrades.length === 0 && isCheaper(on)) cost--;
    cost += isPlayer(side) ? surcharge(state, side) : aiDiscount(state, side);
  }
  return Math.max(0, cost);
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
  if (kind.ambush && battle.state.turn === player.no) battle.state.additional++;
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
      : yield* choose(battle, player.no, 'attach to', holders, (holder) => holder.card, idOf(card));
  const here = ways.filter((way) => way.on === on);
  const [way] = here;
  if (here.length === 1 && way) return way;
  return yield* choose(
    battle,
    player.no,
    'replace',
    here,
    ({ instead }) => instead?.card ?? 'none',
    idOf(card),
  );
}

/** An upgrade or downgrade comes into play; the one it replaces is discarded, and so is any beyond three. */
export function* attach(battle: Battle, side: Side, card: CardNo, { on, instead }: Way): Play {
  const kind = kindOf(card);
  if (instead) {
    side.replaced = true;
    discardAttached(battle, on, instead);
  }
  if (isPlayer(side) && kind.type === 'upgrade') side.upgraded = true;
  const list = kind.type === 'downgrade' ? on.downgrades : on.upgrades;
  list.push({ card, ready: true, used: false });
  yield* enqueue(battle, triggered(battle, side, card, on));
  const controller = kind.type === 'downgrade' ? side.no : on.side;
  while (list.length > MOST_UPGRADES) yield* discardDown(battle, controller, on, list);
}

/** Whose upgrades or downgrades they are chooses; the AI gives up the oldest. */
function* discardDown(battle: Battle, controller: SideNo, on: Holder, list: readonly Attached[]): Play {
  const [oldest] = list;
  if (!oldest) return;
  const out = isAi(controller)
    ? oldest
    : yield* choose(battle, controller, 'too many upgrades', list, ({ card }) => card);
  discardAttached(battle, on, out);
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
  if (own !== undefined) queued.push({ cx: { game: battle, side: side.no, card, character }, effect: own });
  const upgraded =
    kind.type === 'upgrade' && on?.side === side.no
      ? kindOf(on.card).abilities['after upgrading']
      : undefined;
  if (upgraded !== undefined && on)
    queued.push({ cx: { game: battle, side: side.no, card: on.card, character }, effect: upgraded });
  if (kind.ambush) queued.push(...afterAmbush(battle, side));
  return queued;
}

function afterAmbush(battle: Battle, side: Side): Queued[] {
  return side.characters.flatMap((character: Character) => {
    const effect = kindOf(character.card).abilities['after playing an ambush'];
    return effect === undefined
      ? []
      : [{ cx: { game: battle, side: side.no, card: character.card, character }, effect }];
  });
}

/** Before the effects of an event, supports of the other side may answer it; then it is resolved and discarded. */
export function* resolveEvent(battle: Battle, side: Side, card: CardNo): Play {
  for (const against of sidesAgainst(battle.state, side.no)) {
    for (const support of [...against.supports]) {
      const answer = kindOf(support.card).abilities['before an event of a foe'];
      const play =
        answer === undefined
          ? undefined
          : battle.effects.run({ game: battle, side: against.no, card: support.card }, answer);
      if (play) yield* play;
    }
  }
  const { abilities, ambush } = kindOf(card);
  const play =
    abilities.played === undefined
      ? undefined
      : battle.effects.run({ game: battle, side: side.no, card }, abilities.played);
  if (play) yield* play;
  side.discard.push(card);
  if (ambush) yield* enqueue(battle, afterAmbush(battle, side));
}
