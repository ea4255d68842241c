import { split } from '../../src/asking.ts';
import { DONE } from '../../src/done.ts';
import { allowed, isBlank, read } from '../../src/engine/read.ts';
import { happen } from '../../src/happenings/happen.ts';
import { happenTogether } from '../../src/happenings/together.ts';
import { after } from '../../src/in-turn.ts';
import type { Thing } from '../../src/language/thing.ts';
import type { Play, Seat } from '../../src/request.ts';
import { keyOfThing } from './keys.ts';
import { kindOf } from './kinds.ts';
import { cardAt } from './state.ts';
import type { HappeningOf, Packet, ToyCx, ToyGame } from './terms.ts';

export type Dealt = Packet & {
  readonly by: Seat | undefined;
  /** Who has answered the packet that it was part of. */
  readonly answered?: string[] | undefined;
};
type Would = HappeningOf<'would be dealt'>;
type Part = HappeningOf<'damage'>;

export function roomOn(game: ToyGame, thing: Thing): number {
  return Math.max(0, read(game, 'capacity', thing) - cardAt(game.state, thing).damage);
}

/** A packet: interrupts as it would be dealt; Protect; shields; interrupts as it is being dealt; placed. */
export function damage(game: ToyGame, packet: Dealt, cx?: ToyCx): Play {
  const would = wouldBeDealt(game, packet);
  if (!would) {
    if (cx) cx.did.missed++;
    return DONE;
  }
  return happen(game, would, () => dealt(game, would), cx);
}

/** One effect on several cards: all of it lies there before anybody reacts. */
export function* damageTogether(game: ToyGame, packets: readonly Dealt[], cx?: ToyCx): Play {
  const woulds = packets.flatMap((packet) => wouldBeDealt(game, packet) ?? []);
  yield* happenTogether(game, woulds, () => {}, cx);
  const parts: Part[] = [];
  for (const would of woulds) if (!would.off) parts.push(...(yield* partsOf(game, would)));
  yield* happenTogether(game, parts, (part) => place(game, part as Part));
}

function wouldBeDealt(game: ToyGame, packet: Dealt): Would | undefined {
  if (packet.n <= 0 || !allowed(game, 'be damaged', packet.card, packet.by)) return undefined;
  const pierces = packet.source < 0 ? 0 : read(game, 'pierces', packet.source);
  return {
    kind: 'would be dealt',
    ...packet,
    unshielded: packet.unshielded === true || pierces > 0,
    unprotected: packet.unprotected === true || pierces > 1,
  };
}

function dealt(game: ToyGame, would: Would): Play {
  if (protectorsOf(game, would).length > 0) return dealtInParts(game, would);
  const part = partOf(game, would, would.card, would.n, undefined);
  if (part.n <= 0) {
    would.off = 'cancelled';
    return DONE;
  }
  return after(
    happen(game, part, () => place(game, part)),
    () => {
      if (part.off) would.off = 'cancelled';
    },
  );
}

function* dealtInParts(game: ToyGame, would: Would): Play {
  const parts = yield* partsOf(game, would);
  yield* happenTogether(game, parts, (part) => place(game, part as Part));
  if (!parts.some(({ off }) => off === undefined)) would.off = 'cancelled';
}

/** What each takes of it, behind shields. */
function* partsOf(game: ToyGame, would: Would): Play<readonly Part[]> {
  const helpers = protectorsOf(game, would);
  const from = [would.card, ...helpers];
  const shares = helpers.length === 0 ? [would.n] : yield* shared(game, would, from);
  return from
    .map((thing, i) => partOf(game, would, thing, shares[i] ?? 0, i === 0 ? undefined : 'protect'))
    .filter(({ n }) => n > 0);
}

/** Friendly, with the right Protect and room left. Asked once for a packet: what it takes is not passed on. */
function protectorsOf(game: ToyGame, would: Would): readonly Thing[] {
  const { state } = game;
  if (would.cause === 'price' || would.unprotected) return [];
  const { seat } = cardAt(state, would.card);
  const { traits } = kindOf(state, would.card);
  return state.play.filter((thing) => {
    const { protect } = kindOf(state, thing);
    if (protect === undefined || thing === would.card || !traits.includes(protect)) return false;
    const card = cardAt(state, thing);
    if (card.seat !== seat || card.type !== 'unit' || isBlank(game, thing)) return false;
    return roomOn(game, thing) > 0 && allowed(game, 'be damaged', thing, would.by);
  });
}

function* shared(game: ToyGame, would: Would, from: readonly Thing[]): Play<readonly number[]> {
  const { seat } = cardAt(game.state, would.card);
  if (game.rules.bot.plays(game.state, seat)) return [would.n];
  const most = from.map((thing, i) => (i === 0 ? would.n : roomOn(game, thing)));
  return yield* split(game, seat, 'protect', from, would.n, most, keyOfThing);
}

function partOf(game: ToyGame, would: Would, card: Thing, share: number, via: 'protect' | undefined): Part {
  const { cause, source, by, answered } = would;
  const n = share - (would.unshielded ? 0 : absorbed(game, card, share));
  return { kind: 'damage', card, n, cause, source, by, via, answered: answered && [...answered] };
}

/** Each shield takes one point and is gone. */
function absorbed(game: ToyGame, thing: Thing, n: number): number {
  const card = cardAt(game.state, thing);
  const used = Math.min(card.shields, n);
  card.shields -= used;
  return used;
}

/** A constant that prevents the first points of each phase stands inside the placing. */
function place(game: ToyGame, part: Part): undefined {
  const card = cardAt(game.state, part.card);
  const soaked = Math.min(part.n, Math.max(0, read(game, 'soaks', part.card) - card.soaked));
  card.soaked += soaked;
  part.n = Math.min(part.n - soaked, roomOn(game, part.card));
  if (part.n > 0) card.damage += part.n;
  else part.off = 'cancelled';
}
