import { choose } from '../../src/asking.ts';
import { endOf } from '../../src/engine/changes.ts';
import { allowed, read } from '../../src/engine/read.ts';
import { happen } from '../../src/happenings/happen.ts';
import type { Thing } from '../../src/language/thing.ts';
import type { Play, Seat } from '../../src/request.ts';
import { damage } from './damage.ts';
import { keyOfThing } from './keys.ts';
import { cardAt, isFighting, otherSeat, participantsOf, unitsOf } from './state.ts';
import type { HappeningOf, Icon, ToyCx, ToyGame } from './terms.ts';
import { placeFocus } from './tokens.ts';

const ICONS: readonly Icon[] = ['tactics', 'unit', 'blast'];

export function canStrike(game: ToyGame, thing: Thing): boolean {
  const { zone, type, focus, seat } = cardAt(game.state, thing);
  return zone === 'play' && type === 'unit' && focus === 0 && allowed(game, 'be focused', thing, seat);
}

/** An icon is of a type, normal or edge-enabled, until it is counted: here. */
export function strength(game: ToyGame, thing: Thing, icon: Icon): number {
  const normal = read(game, icon, thing);
  const edged = read(game, `${icon} edge`, thing);
  const isEdged = read(game, 'all edge', thing) > 0;
  const hasEdge = game.state.engagement?.edge === cardAt(game.state, thing).seat;
  const counts = hasEdge || read(game, 'no edge needed', thing) > 0;
  return (isEdged ? 0 : normal) + (counts ? edged + (isEdged ? normal : 0) : 0);
}

/** A procedure of its own: by turn, by an effect, inside another one. */
export function strike(game: ToyGame, thing: Thing, cx?: ToyCx): Play {
  const { seat: by } = cardAt(game.state, thing);
  const live: HappeningOf<'strikes'> = { kind: 'strikes', card: thing, by };
  return happen(game, live, () => striking(game, live, by), cx);
}

/** Strikes can stand inside each other: each is a period of its own. */
export function strikeScope({ flight }: ToyGame): string | undefined {
  const open = flight.filter((live) => live.kind === 'strikes' && live.isOpen).length;
  return open === 0 ? undefined : `strike ${open}`;
}

function* striking(game: ToyGame, live: HappeningOf<'strikes'>, seat: Seat): Play {
  const thing = live.card;
  const isOutside = cardAt(game.state, thing).role === '';
  if (!canStrike(game, thing)) {
    live.off = 'cancelled';
    return;
  }
  live.isOpen = true;
  if (!(yield* paid(game, thing, seat)) || !isStillThere(game, thing, seat, isOutside))
    live.off = 'cancelled';
  else yield* resolveIcons(game, thing, seat, isOutside);
  const scope = strikeScope(game);
  if (scope !== undefined) endOf(game, scope);
  live.isOpen = false;
}

/** A committed unit takes two. One that was replaced is paid: the unit may be ready still, and strikes again later. */
function* paid(game: ToyGame, thing: Thing, seat: Seat): Play<boolean> {
  const tokens = cardAt(game.state, thing).committed ? 2 : 1;
  let isPaid = true;
  for (let i = 0; i < tokens; i++) {
    const token = { card: thing, cause: 'strike', source: thing, by: seat } as const;
    const [live, play] = placeFocus(game, token);
    yield* play;
    if (live.off === 'cancelled') isPaid = false;
  }
  return isPaid;
}

function isStillThere({ state }: ToyGame, thing: Thing, seat: Seat, isOutside: boolean): boolean {
  const card = cardAt(state, thing);
  const isHere = card.zone === 'play' && card.type === 'unit' && card.seat === seat;
  return isHere && (isOutside || card.role !== '') && isFighting(state);
}

function* resolveIcons(game: ToyGame, thing: Thing, seat: Seat, isOutside: boolean): Play {
  const left = new Set(ICONS);
  while (isStillThere(game, thing, seat, isOutside)) {
    const open = [...left].filter((icon) => strength(game, thing, icon) > 0 && isUsable(game, icon, seat));
    const [first] = open;
    if (first === undefined) return;
    const icon =
      open.length === 1 ? first : yield* choose(game, seat, 'icons', open, (one) => `effect:${one}`);
    left.delete(icon);
    yield* RESOLVE[icon](game, thing, seat, strength(game, thing, icon));
  }
}

function isUsable(game: ToyGame, icon: Icon, seat: Seat): boolean {
  const { engagement } = game.state;
  if (icon === 'blast') return engagement?.attacker === seat && engagement.engaged >= 0;
  return (icon === 'unit' ? damageable(game, seat) : focusable(game, seat)).length > 0;
}

function damageable(game: ToyGame, seat: Seat): readonly Thing[] {
  return participantsOf(game.state, otherSeat(seat)).filter((foe) => allowed(game, 'be damaged', foe, seat));
}

function focusable(game: ToyGame, seat: Seat): readonly Thing[] {
  return unitsOf(game.state, otherSeat(seat)).filter((foe) => allowed(game, 'be focused', foe, seat));
}

function* oneOf(game: ToyGame, seat: Seat, topic: string, from: readonly Thing[]): Play<Thing | undefined> {
  return from.length < 2 ? from[0] : yield* choose(game, seat, topic, from, keyOfThing);
}

const RESOLVE: { readonly [I in Icon]: (game: ToyGame, thing: Thing, seat: Seat, n: number) => Play } = {
  *tactics(game, source, by, n) {
    for (let i = 0; i < n; i++) {
      const card = yield* oneOf(game, by, 'tactics', focusable(game, by));
      if (card === undefined) return;
      yield* placeFocus(game, { card, cause: 'icon', source, by })[1];
    }
  },
  *unit(game, source, by, n) {
    const card = yield* oneOf(game, by, 'unit damage', damageable(game, by));
    if (card !== undefined) yield* damage(game, { card, n, cause: 'icon', source, by });
  },
  // What is engaged is read late: it may have changed in mid-strike.
  *blast(game, source, by, n) {
    const card = game.state.engagement?.engaged ?? -1;
    if (card >= 0) yield* damage(game, { card, n, cause: 'icon', source, by });
  },
};
