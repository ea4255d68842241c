import {
  after,
  allowed,
  contextOf,
  DONE,
  happen,
  happenTogether,
  isBlank,
  type Play,
  plainly,
  type Reason,
  read,
  type Seat,
  type Thing,
} from '@holofoe/kernel';
import { isCard, kindOf } from '../cards/catalogue.ts';
import { inPlay, type State } from '../state.ts';
import type { Packet } from '../terms/happening.ts';
import type { CardGameCx, CardGameEngine, HappeningOf } from '../terms/words.ts';
import type { Several } from './ai.ts';
import { aiFor } from './asking.ts';
import { DIAL } from './keys.ts';
import { capacityOf, controllerOf, hasTrait, isInFaction, protects } from './reads.ts';
import { tell } from './telling.ts';
import { isShieldable, unshield } from './tokens.ts';
import { choose, split } from './topics.ts';

export type Dealt = Packet & {
  readonly by: Seat | undefined;
  /** Who has answered the packet that it was part of. */
  readonly answered?: string[] | undefined;
  readonly why?: readonly Reason[] | undefined;
};
type Would = HappeningOf<'would be dealt'>;
type Part = HappeningOf<'damage'>;
/** What is already on its way to each card by the same effect. */
type OnTheWay = Map<Thing, number>;
type Why = readonly Reason[] | undefined;

/** What the dial can take under Trench Run. */
const DIAL_CAPACITY = 10;

export function damageOn(state: State, card: Thing): number {
  return card === DIAL ? state.dialDamage : (inPlay(state, card)?.damage ?? 0);
}

/** How much damage it can take still. */
export function roomOn(game: CardGameEngine, card: Thing): number {
  const capacity = card === DIAL ? DIAL_CAPACITY : capacityOf(game, card);
  return Math.max(0, capacity - damageOn(game.state, card));
}

/** A packet: assigned, interrupts as it would be dealt, Protect, shields, interrupts as it is dealt, placed. */
export function damage(game: CardGameEngine, packet: Dealt, cx?: CardGameCx, rule?: string): Play {
  const would = wouldBeDealt(game, packet);
  if (!would) {
    if (cx) cx.did.missed++;
    return DONE;
  }
  return happen(game, would, () => dealt(game, would, rule), cx);
}

/** One effect on several cards: all of it lies there before anybody reacts. */
export function* damageTogether(game: CardGameEngine, packets: readonly Dealt[], cx?: CardGameCx): Play {
  const woulds = packets.flatMap((packet) => wouldBeDealt(game, packet) ?? []);
  if (cx) cx.did.missed += packets.length - woulds.length;
  const why = new Map<Would, Why>();
  yield* happenTogether(game, woulds, (would) => void why.set(would as Would, takeWhy(would as Would)), cx);
  const onTheWay: OnTheWay = new Map();
  const parts: Part[] = [];
  for (const would of woulds)
    if (!would.off) parts.push(...(yield* partsOf(game, would, why.get(would), onTheWay)));
  yield* happenTogether(game, parts, (part) => place(game, part as Part));
}

function wouldBeDealt(game: CardGameEngine, packet: Dealt): Would | undefined {
  const { card, source, cause } = packet;
  if (packet.n <= 0 || !canBeDamaged(game, packet)) return undefined;
  if (card === DIAL && cause !== 'icon' && cause !== 'unopposed') return undefined;
  if (cause === 'unopposed' && !allowed(game, 'take unopposed damage', card)) return undefined;
  const pierces = source < 0 ? 0 : read(game, 'pierces', source);
  return {
    kind: 'would be dealt',
    ...packet,
    n: packet.n * (source < 0 ? 1 : timesOf(game, source, card)),
    unshielded: packet.unshielded === true || pierces > 0,
    unprotected: packet.unprotected === true || pierces > 1,
  };
}

/** How much each point of a source's damage counts against a card. */
function timesOf(game: CardGameEngine, source: Thing, card: Thing): number {
  const times = read(game, 'damage dealt', source);
  const isOut = card !== DIAL && !isInFaction(game, card);
  return isOut ? times * read(game, 'damage out of faction', source) : times;
}

/** Nothing forbids it, whoever would do it and by which card. */
export function canBeDamaged(
  game: CardGameEngine,
  { card, by, source }: Pick<Dealt, 'card' | 'by' | 'source'>,
): boolean {
  if (card !== DIAL && !inPlay(game.state, card)) return false;
  if (!allowed(game, 'be damaged', card, by)) return false;
  if (source < 0 || !isCard(source) || (inPlay(game.state, source)?.type ?? 'unit') !== 'unit') return true;
  return kindOf(source).traits.every((trait) => allowed(game, `be damaged by ${trait}`, card));
}

/** What is dealt tells the choices that led to it, not what would be. */
function takeWhy(would: Would): Why {
  const { why } = would;
  would.why = undefined;
  return why;
}

function dealt(game: CardGameEngine, would: Would, rule: string | undefined): Play {
  const isAsked =
    protectorsOf(game, would, undefined).length > 0 || shieldsAgainst(game, would, would.card) > 0;
  const why = takeWhy(would);
  if (isAsked) return dealtInParts(game, would, why, rule);
  const part = partOf(would, would.card, would.n, undefined, why);
  return after(
    happen(game, part, () => place(game, part), undefined, rule),
    () => {
      if (part.off) would.off = 'cancelled';
    },
  );
}

function* dealtInParts(game: CardGameEngine, would: Would, why: Why, rule: string | undefined): Play {
  const parts = yield* partsOf(game, would, why, new Map());
  yield* happenTogether(game, parts, (part) => place(game, part as Part), undefined, rule);
  if (parts.some(({ off }) => off === undefined)) return;
  would.off = 'cancelled';
  would.why = why;
}

/** What each takes of it, behind Protect and shields. */
function* partsOf(game: CardGameEngine, would: Would, why: Why, onTheWay: OnTheWay): Play<readonly Part[]> {
  const helpers = protectorsOf(game, would, onTheWay);
  const from = [would.card, ...helpers];
  const shares = helpers.length === 0 ? plainly([would.n]) : yield* shared(game, would, from, onTheWay, true);
  const parts: Part[] = [];
  for (const [i, card] of from.entries()) {
    const share = shares.picked[i] ?? 0;
    const left = share - (share > 0 ? yield* absorbed(game, would, card, share) : 0);
    if (left <= 0) continue;
    const isFirst = parts.length === 0;
    const reasons = [...((isFirst && why) || []), ...(whyOfShare(shares, i) ?? [])];
    parts.push(partOf(would, card, left, i === 0 ? undefined : 'protect', reasons));
    onTheWay.set(card, (onTheWay.get(card) ?? 0) + left);
  }
  return parts;
}

function whyOfShare({ each }: Several<number>, i: number): Why {
  const reason = each?.[i];
  return reason && [reason];
}

function roomBeside(game: CardGameEngine, card: Thing, onTheWay: OnTheWay | undefined): number {
  return roomOn(game, card) - (onTheWay?.get(card) ?? 0);
}

/** Friendly, with the right Protect and room left. Asked once for a packet: what it takes is not passed on. */
function protectorsOf(game: CardGameEngine, would: Would, onTheWay: OnTheWay | undefined): readonly Thing[] {
  const { state } = game;
  const whom = inPlay(state, would.card);
  if (!whom || would.cause === 'price' || would.unprotected) return [];
  const { title, traits } = kindOf(would.card);
  const matching = [...traits, title, whom.type];
  return state.play
    .filter(({ card, seat, type }) => {
      if (seat !== whom.seat || card === would.card || type !== 'unit') return false;
      if (!matching.some((what) => protects(game, card, what)) && !protectsSuch(game, card, would.card))
        return false;
      if (!allowed(game, 'protect', card)) return false;
      return roomBeside(game, card, onTheWay) > 0 && allowed(game, 'be damaged', card, would.by);
    })
    .map(({ card }) => card);
}

/** By what its Protect says, where that is more than a trait or a type. */
function protectsSuch(game: CardGameEngine, card: Thing, whom: Thing): boolean {
  const { protect } = kindOf(card);
  if (protect.length === 0 || isBlank(game, card)) return false;
  const cx = contextOf(game, controllerOf(game.state, card), card);
  return protect.some((such) =>
    typeof such === 'object' ? game.rules.test(cx, such, whom) : hasTrait(game, whom, such),
  );
}

function* shared(
  game: CardGameEngine,
  would: Would,
  from: readonly Thing[],
  onTheWay: OnTheWay,
  isShielded: boolean,
): Play<Several<number>> {
  const seat = controllerOf(game.state, would.card);
  const room = from.map((card) => roomBeside(game, card, onTheWay));
  const ai = aiFor(game, seat);
  const shields = from.map((card) => (isShielded ? shieldsAgainst(game, would, card) : 0));
  const most = room.map((n, i) => (i === 0 ? would.n : n));
  const shares = ai
    ? yield* ai.protects(game, would, from, room, shields)
    : plainly(yield* split(game, seat, 'protect', from, would.n, most));
  for (const [i, card] of from.entries()) {
    const n = shares.picked[i] ?? 0;
    if (i > 0 && n > 0)
      tell(game, { kind: 'protects', seat, card, whom: would.card, n }, ai ? 'LCG-47' : undefined);
  }
  return shares;
}

function shieldsAgainst(game: CardGameEngine, would: Would, card: Thing): number {
  if (would.unshielded || !isShieldable(game, { card, by: would.by, cause: would.cause })) return 0;
  return inPlay(game.state, card)?.shields ?? 0;
}

/** Each shield that its controller gives up takes one point. LCG-47: the AI gives up what prevents something. */
function* absorbed(game: CardGameEngine, would: Would, card: Thing, n: number): Play<number> {
  const most = Math.min(n, shieldsAgainst(game, would, card));
  if (most === 0) return 0;
  const seat = controllerOf(game.state, card);
  const uses = Array.from({ length: most + 1 }, (_, i) => ({ shields: i, takes: n - i }));
  const { shields } = game.rules.bot.plays(game.state, seat)
    ? { shields: most }
    : yield* choose(game, seat, 'use shields', uses, card);
  for (let i = 0; i < shields; i++) yield* unshield(game, card, seat, undefined, 'damage');
  return shields;
}

function partOf(would: Would, card: Thing, n: number, via: 'protect' | undefined, why: Why): Part {
  const { cause, source, by, answered } = would;
  return { kind: 'damage', card, n, cause, source, by, via, answered: answered && [...answered], why };
}

/** No more than there is room for: what is more is lost, and nothing placed is nothing dealt. */
function place(game: CardGameEngine, part: Part): undefined {
  part.n = Math.min(part.n, roomOn(game, part.card));
  if (part.n <= 0) {
    part.off = 'cancelled';
    return;
  }
  const record = inPlay(game.state, part.card);
  if (record) record.damage += part.n;
  else if (part.card === DIAL) game.state.dialDamage += part.n;
}

/** Moved, not dealt: no interrupts and no shields, but Protect applies, and the receiver is damaged. */
export function* moveDamage(
  game: CardGameEngine,
  from: Thing,
  to: Thing,
  n: number,
  by: Seat | undefined,
  cx?: CardGameCx,
): Play {
  const giver = inPlay(game.state, from);
  const taken = Math.min(n, giver?.damage ?? 0, roomOn(game, to));
  if (!giver || taken <= 0 || !canBeDamaged(game, { card: to, by, source: -1 })) {
    if (cx) cx.did.missed++;
    return;
  }
  const would: Would = { kind: 'would be dealt', card: to, n: taken, cause: 'effect', source: from, by };
  const helpers = protectorsOf(game, would, undefined);
  const takers = [to, ...helpers];
  const shares =
    helpers.length === 0 ? plainly([taken]) : yield* shared(game, would, takers, new Map(), false);
  const lives = takers.flatMap((card, i): HappeningOf<'moves damage'>[] => {
    const share = shares.picked[i] ?? 0;
    return share > 0 ? [{ kind: 'moves damage', card, from, n: share, by, why: whyOfShare(shares, i) }] : [];
  });
  yield* happenTogether(
    game,
    lives,
    ({ card, n: share = 0 }) => {
      const record = card === undefined ? undefined : inPlay(game.state, card);
      if (!record) return;
      giver.damage -= share;
      record.damage += share;
    },
    cx,
  );
}
