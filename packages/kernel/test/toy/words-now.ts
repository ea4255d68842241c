import { split } from '../../src/asking.ts';
import { DONE } from '../../src/done.ts';
import { afresh } from '../../src/engine/context.ts';
import { aim } from '../../src/engine/targets.ts';
import type { Play } from '../../src/request.ts';
import type { Word } from '../../src/words/words.ts';
import { damage, roomOn } from './damage.ts';
import { keyOfThing } from './keys.ts';
import { cardAt, otherSeat } from './state.ts';
import type { Happening, HappeningOf, NowWord, Toy, ToyCx } from './terms.ts';
import { harm, isInPlay, sumOver } from './worth.ts';

type Entries = { readonly [K in NowWord['do']]: Word<Toy, Extract<NowWord, { readonly do: K }>> };
type AnyPacket = HappeningOf<'would be dealt'> | HappeningOf<'damage'>;

/** Words that change what is happening right now. */
export const NOW_WORDS: Entries = {
  prevent: {
    slots: { n: 'amount' },
    can: (cx, { n }) => n > 0 && (packetOf(cx)?.n ?? 0) > 0,
    run(cx, { n }) {
      const packet = packetOf(cx);
      if (packet) take(packet, n);
      cx.did.done++;
      return DONE;
    },
    worth: (_, { n }) => n,
    text: ({ n }) => `prevent ${n} of it`,
  },
  // What is redirected keeps its source; it goes through Protect and shields anew, and nobody answers it twice.
  redirect: {
    slots: { n: 'amount', to: 'cards' },
    can: (cx, { n, to }) =>
      n > 0 &&
      packetOf(cx) !== undefined &&
      to.some((thing) => isInPlay(cx, thing) && roomOn(cx.game, thing) > 0),
    run(cx, { n, to }) {
      const packet = packetOf(cx);
      const [card] = to;
      if (!packet || card === undefined) return DONE;
      const part = Math.min(n, packet.n);
      take(packet, part);
      return damage(cx.game, { ...passedOn(packet), card, n: part }, cx);
    },
    worth: (cx, { n, to }) => n + sumOver(to, (thing) => harm(cx, thing) * n),
    text: ({ n, to }) => `deal ${n} of it to ${to} instead`,
  },
  spread: {
    slots: { n: 'amount' },
    can: (cx, { n }) => n > 0 && takersOf(cx).length > 0,
    run: spread,
    worth: (_, { n }) => n,
    text: ({ n, by }) =>
      `${by === 'opponent' ? 'your opponent divides' : 'divide'} ${n} damage among enemy units and objectives`,
  },
  'go elsewhere': {
    can: (cx, { to }) => {
      const leaves = nowIs(cx, 'leaves');
      return leaves !== undefined && leaves.to !== to;
    },
    run(cx, { to }) {
      const leaves = nowIs(cx, 'leaves');
      if (leaves) leaves.to = to;
      cx.did.done++;
      return DONE;
    },
    worth: () => 1,
    text: ({ to }) => `it goes to ${to} instead`,
  },
  'do again': {
    can: (cx) => {
      const flight = abilityNow(cx);
      if (!flight) return false;
      return cx.game.rules.language.reading(flight.effect).can(asMine(cx, flight.cx));
    },
    *run(cx) {
      const flight = abilityNow(cx);
      if (!flight) return;
      const mine = asMine(cx, flight.cx);
      mine.options = [];
      yield* aim(mine, flight.effect);
      yield* cx.game.rules.language.reading(flight.effect).run(mine);
      cx.did.done++;
    },
    worth(cx) {
      const flight = abilityNow(cx);
      return flight ? cx.game.rules.language.reading(flight.effect).worth(asMine(cx, flight.cx)) : 0;
    },
    text: () => 'resolve its effect again as if it were yours',
  },
  retarget: {
    can: (cx) => nowIs(cx, 'ability') !== undefined,
    *run(cx) {
      const flight = nowIs(cx, 'ability');
      if (!flight) return;
      const mine = asMine(cx, flight.cx);
      yield* aim(mine, flight.effect);
      if (!mine.targets.every(({ things }) => things.length > 0)) return;
      flight.cx.targets = mine.targets;
      flight.cx.it = mine.it;
      flight.cx.named = mine.named;
      flight.cx.why = mine.why;
      cx.did.done++;
    },
    worth: () => 1,
    text: () => 'choose a new target for it',
  },
};

function nowIs<K extends Happening['kind']>({ now }: ToyCx, kind: K): HappeningOf<K> | undefined {
  return now && !now.off && now.kind === kind ? (now as HappeningOf<K>) : undefined;
}

/** A reaction to an ability comes after it: it is over then, and can be done again. */
function abilityNow({ now }: ToyCx): HappeningOf<'ability'> | undefined {
  return now?.kind === 'ability' ? now : undefined;
}

/** An effect as if this player had used it: without its targets, price or trigger. */
function asMine(cx: ToyCx, theirs: ToyCx): ToyCx {
  return afresh(theirs, cx.seat);
}

function packetOf(cx: ToyCx): AnyPacket | undefined {
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

function takersOf({ game, seat }: ToyCx): readonly number[] {
  const { state } = game;
  return state.play.filter((thing) => {
    const card = cardAt(state, thing);
    const isTaker = card.type === 'unit' || card.type === 'objective';
    return card.seat !== seat && isTaker && roomOn(game, thing) > 0;
  });
}

/** The packet is divided by somebody among enemy cards. */
function* spread(cx: ToyCx, { n, by }: { readonly n: number; readonly by: 'you' | 'opponent' }): Play {
  const { game, now } = cx;
  if (now?.kind !== 'would be dealt' && now?.kind !== 'damage') return;
  const seat = by === 'opponent' ? otherSeat(cx.seat) : cx.seat;
  const from = takersOf(cx);
  const room = from.map((thing) => roomOn(game, thing));
  const total = Math.min(
    n,
    room.reduce((sum, each) => sum + each, 0),
  );
  const shares = game.rules.bot.plays(game.state, seat)
    ? inOrder(total, room)
    : yield* split(game, seat, 'spread', from, total, room, keyOfThing, keyOfThing(cx.card));
  for (const [i, card] of from.entries()) {
    const share = shares[i] ?? 0;
    if (share > 0 && isInPlay(cx, card)) yield* damage(game, { ...passedOn(now), card, n: share }, cx);
  }
}

function inOrder(total: number, room: readonly number[]): readonly number[] {
  let left = total;
  return room.map((most) => {
    const share = Math.min(left, most);
    left -= share;
    return share;
  });
}
