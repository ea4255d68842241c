import { aim, copyOf, DONE, type Play, type Seat, seatOfThing, split, type Thing } from '@holofoe/kernel';
import { fromDearest } from '../ai/dearest.ts';
import { canBeDamaged, damage, damageTogether, roomOn } from '../rules/damage.ts';
import { keyOfThing } from '../rules/keys.ts';
import { fixedFor } from '../rules/leaving.ts';
import { controllerOf } from '../rules/reads.ts';
import type { NowWord } from '../terms/now-words.ts';
import type { CardGame, CardGameCx, Happening, HappeningOf } from '../terms/words.ts';
import { many } from './phrases.ts';
import type { WordsIn } from './words-in.ts';
import { harm, pointsFor, worthOfDamage } from './worth.ts';

type AnyPacket = HappeningOf<'would be dealt'> | HappeningOf<'damage'>;

/** Words that change what is happening right now. */
export const NOW_WORDS: WordsIn<NowWord<CardGame>> = {
  prevent: {
    slots: { n: 'amount' },
    can: (cx, { n }) => n > 0 && (packetOf(cx)?.n ?? 0) > 0,
    run(cx, { n }) {
      const packet = packetOf(cx);
      if (packet) take(packet, n);
      return DONE;
    },
    worth(cx, { n }) {
      const packet = packetOf(cx);
      return packet ? -harm(cx, packet.card) * Math.min(n, packet.n) : 0;
    },
    text: ({ n }) => `prevent ${partOf(n)}`,
  },
  // What is redirected keeps its source; it goes through Protect and shields anew, and nobody answers it twice.
  redirect: {
    slots: { n: 'amount', to: 'cards', divided: 'cards' },
    can(cx, { n, to }) {
      const packet = packetOf(cx);
      return (
        n > 0 && packet !== undefined && to.some((card) => card !== packet.card && canTake(cx, packet, card))
      );
    },
    *run(cx, { n, to, divided }) {
      const packet = packetOf(cx);
      const [card] = to;
      if (!packet || card === undefined) return;
      const part = Math.min(n, packet.n);
      const shares = divided ? yield* divide(cx, to, part, seatOfThing(divided[0] ?? -1)) : [part];
      take(packet, part);
      const parts = to.flatMap((each, i) => {
        const share = shares[i] ?? 0;
        return share > 0 ? [{ ...passedOn(packet), card: each, n: share }] : [];
      });
      const [only] = parts;
      if (only && parts.length === 1) yield* damage(cx.game, only, cx);
      else yield* damageTogether(cx.game, parts, cx);
    },
    worth(cx, { n, to, divided }) {
      const packet = packetOf(cx);
      if (!packet) return 0;
      const part = Math.min(n, packet.n);
      const there = to.map((card) => worthOfDamage(cx, card, part));
      return -harm(cx, packet.card) * part + (divided ? Math.min(...there, part) : sumUp(there));
    },
    text: ({ n, to, divided }) => {
      const part = n === 'that many' || n === 'all' ? 'that damage' : `${partOf(n)}`;
      if (divided === undefined) return `deal ${part} to ${to} instead`;
      const who = divided === 'you' ? 'divide' : 'your opponent divides';
      return `${who} ${part} among ${to} instead`;
    },
  },
  'go elsewhere': {
    slots: { at: 'cards' },
    can(cx, { to }) {
      const leaves = nowIs(cx, 'leaves');
      return leaves !== undefined && leaves.to !== to && fixedFor(cx.game, leaves.card) === undefined;
    },
    run(cx, { to, at }) {
      const leaves = nowIs(cx, 'leaves');
      if (leaves) Object.assign(leaves, at === undefined ? { to } : { to, at: at[0] });
      return DONE;
    },
    worth(cx) {
      const leaves = nowIs(cx, 'leaves');
      return leaves ? -harm(cx, leaves.card) : 0;
    },
    text: ({ to, at }) => `it goes ${GOES[to]}${at === undefined ? '' : ` at ${at}`} instead`,
  },
  retarget: {
    slots: { by: 'cards' },
    can: (cx) => nowIs(cx, 'ability') !== undefined,
    *run(cx, { by: [by = -1], away }) {
      const flight = nowIs(cx, 'ability');
      if (!flight) return;
      const mine = asMine(copyOf(cx, cx.it, seatOfThing(by)), flight.cx);
      const old = flight.cx.targets.flatMap(({ things }) => things);
      const not = away === undefined ? [] : old.filter((thing) => cx.game.rules.test(cx, away, thing));
      yield* aim(mine, flight.effect, not);
      if (!mine.targets.every(({ things }) => things.length > 0)) return;
      flight.cx.targets = mine.targets;
      flight.cx.it = mine.it;
      flight.cx.named = mine.named;
      flight.cx.why = mine.why;
    },
    worth(cx) {
      const flight = nowIs(cx, 'ability');
      return flight && flight.by !== cx.seat ? worthIn(cx, flight.cx, flight) : 0;
    },
    text: ({ by, away }) =>
      by === 'you'
        ? 'choose a new target for it, as if the effect were yours'
        : `your opponent chooses ${away === undefined ? 'a new' : 'another'} target for it`,
  },
  'do again': {
    can(cx) {
      const flight = abilityOf(cx);
      return flight !== undefined && cx.game.rules.language.can(asMine(cx, flight.cx), flight.effect);
    },
    *run(cx) {
      const flight = abilityOf(cx);
      if (!flight) return;
      const mine = asMine(cx, flight.cx);
      yield* aim(mine, flight.effect);
      yield* cx.game.rules.language.run(mine, flight.effect);
    },
    worth(cx) {
      const flight = abilityOf(cx);
      return flight ? worthIn(cx, asMine(cx, flight.cx), flight) : 0;
    },
    text: () => 'resolve that effect once more, as if it were yours',
  },
};

const GOES = {
  discard: "to its owner's discard pile",
  hand: "to its owner's hand",
  'top of deck': "on top of its owner's deck",
  'bottom of deck': "to the bottom of its owner's deck",
  'shuffled into deck': "into its owner's deck, which is shuffled",
  captured: 'into captivity',
  'victory pile': 'to the victory pile',
  'out of the game': 'out of the game',
} as const;

/** "1 point of that damage" */
function partOf(n: string): string {
  if (n === 'up to that many') return 'any amount of that damage';
  return n.startsWith('the ') ? `as much of that damage as ${n}` : `${many(n, 'point')} of that damage`;
}

function sumUp(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

function nowIs<K extends Happening['kind']>({ now }: CardGameCx, kind: K): HappeningOf<K> | undefined {
  return now && !now.off && now.kind === kind ? (now as HappeningOf<K>) : undefined;
}

/** A reaction to an ability comes after it: it is over then, and can be done again. */
function abilityOf({ now }: CardGameCx): HappeningOf<'ability'> | undefined {
  return now?.kind === 'ability' ? now : undefined;
}

/** An effect as if this player had used it: without its targets, price or trigger. */
function asMine(cx: CardGameCx, theirs: CardGameCx): CardGameCx {
  return { ...copyOf(theirs, theirs.it, cx.seat), targets: [], why: undefined, did: { done: 0, missed: 0 } };
}

function worthIn({ game }: CardGameCx, as: CardGameCx, { effect }: HappeningOf<'ability'>): number {
  return game.rules.language.worth(as, effect);
}

function packetOf(cx: CardGameCx): AnyPacket | undefined {
  return nowIs(cx, 'would be dealt') ?? nowIs(cx, 'damage');
}

function take(packet: AnyPacket, n: number): void {
  packet.n = Math.max(0, packet.n - n);
  if (packet.n === 0) packet.off = 'cancelled';
}

function passedOn({ cause, source, by, answered, ...packet }: AnyPacket) {
  const { unshielded, unprotected } = packet;
  return { cause, source, by, unshielded, unprotected, answered: [...(answered ?? [])] };
}

function canTake({ game }: CardGameCx, { by, source }: AnyPacket, card: Thing): boolean {
  return canBeDamaged(game, { card, by, source }) && roomOn(game, card) > 0;
}

/** A share of the packet for each, as a player divides it. */
function* divide(cx: CardGameCx, among: readonly Thing[], n: number, seat: Seat): Play<readonly number[]> {
  const { game } = cx;
  const room = among.map((card) => roomOn(game, card));
  const total = Math.min(n, sumUp(room));
  if (!game.rules.bot.plays(game.state, seat))
    return yield* split(game, seat, 'divide damage', among, total, room, keyOfThing, cx.card);
  const isOwn = among.every((card) => controllerOf(game.state, card) === seat);
  return isOwn ? leastHarm(among, total, room) : fromDearest(game, among, total, room);
}

/** LCG-29: where it falls nothing first, then the cheapest. */
function leastHarm(from: readonly Thing[], total: number, room: readonly number[]): readonly number[] {
  const order = [...from.keys()].sort((a, b) => pointsFor(from[a] ?? 0) - pointsFor(from[b] ?? 0));
  const shares = from.map(() => 0);
  let left = total;
  for (const isLast of [false, true])
    for (const i of order) {
      const most = (room[i] ?? 0) - (isLast ? 0 : 1) - (shares[i] ?? 0);
      const share = Math.min(left, Math.max(0, most));
      shares[i] = (shares[i] ?? 0) + share;
      left -= share;
    }
  return shares;
}
