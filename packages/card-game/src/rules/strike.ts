import { allowed, DONE, happen, type Play, type Reason, type Seat, type Thing } from '@holofoe/kernel';
import { inPlay } from '../state.ts';
import { ICONS, type Icon } from '../terms/traits.ts';
import type { CardGameCx, CardGameEngine, HappeningOf } from '../terms/words.ts';
import { askOne } from './asking.ts';
import { isFighting } from './participation.ts';
import { endPeriod } from './periods.ts';
import { iconsOf } from './reads.ts';
import { isOfUse, RESOLVE } from './strike-icons.ts';
import { placeFocus } from './tokens.ts';

export function canStrike(game: CardGameEngine, card: Thing): boolean {
  const unit = inPlay(game.state, card);
  return unit?.type === 'unit' && unit.focus === 0 && allowed(game, 'be focused', card, unit.seat);
}

/** Normal icons, and the edge-enabled ones of who has the edge. */
export function strengthOf(game: CardGameEngine, card: Thing, icon: Icon): number {
  return iconsOf(game, card, icon, game.state.engagement?.edge === inPlay(game.state, card)?.seat);
}

/** A procedure of its own: in turn, by an effect, inside another one. */
export function strike(
  game: CardGameEngine,
  card: Thing,
  cx?: CardGameCx,
  why?: readonly Reason[] | undefined,
): Play {
  const live: HappeningOf<'strikes'> = { kind: 'strikes', card, by: inPlay(game.state, card)?.seat, why };
  return happen(game, live, () => striking(game, live), cx);
}

/** Strikes can stand inside each other: each is a period of its own. */
export function strikeScope({ flight }: CardGameEngine): string | undefined {
  const open = flight.filter((live) => live.kind === 'strikes' && live.isOpen === true).length;
  return open === 0 ? undefined : `strike ${open}`;
}

function* striking(game: CardGameEngine, live: HappeningOf<'strikes'>): Play {
  const { card } = live;
  const unit = inPlay(game.state, card);
  if (!unit || !canStrike(game, card)) {
    live.off = 'cancelled';
    return;
  }
  const { seat } = unit;
  const isOutside = unit.role === null;
  live.isOpen = true;
  const isPaid = yield* focusToStrike(game, card, seat);
  // LCG-58: who has left by then resolves no icons.
  if (isPaid && isStillThere(game, card, seat, isOutside)) yield* resolveIcons(game, live, seat, isOutside);
  else live.off = 'cancelled';
  const scope = strikeScope(game);
  if (scope !== undefined) yield* endPeriod(game, scope);
  live.isOpen = false;
}

/**
 * One token, two of a unit that is committed to the Force: one focusing, heard once. A token that was replaced is paid,
 * and the other one is then the focusing.
 */
function* focusToStrike(game: CardGameEngine, card: Thing, seat: Seat): Play<boolean> {
  const isCommitted = inPlay(game.state, card)?.committed === true;
  for (let more = isCommitted ? 1 : 0; more >= 0; more--) {
    const [live, play] = placeFocus(game, { card, cause: 'strike', source: card, by: seat, more });
    yield* play;
    if (live.off !== 'replaced') return live.off !== 'cancelled';
  }
  return true;
}

function isStillThere({ state }: CardGameEngine, card: Thing, seat: Seat, isOutside: boolean): boolean {
  const unit = inPlay(state, card);
  const isHere = unit?.type === 'unit' && unit.seat === seat;
  return isHere && (isOutside || unit.role !== null) && isFighting(state);
}

/** Icons outside of a strike's course, as an effect says. */
export function resolveIconsOf(game: CardGameEngine, card: Thing): Play {
  const unit = inPlay(game.state, card);
  if (!unit) return DONE;
  return resolveIcons(game, { kind: 'strikes', card, by: unit.seat }, unit.seat, unit.role === null);
}

/** Each type once, in the order that the striker likes; those that would do nothing are left out. */
function* resolveIcons(
  game: CardGameEngine,
  live: HappeningOf<'strikes'>,
  seat: Seat,
  isOutside: boolean,
): Play {
  const { card } = live;
  const left = new Set<Icon>(ICONS);
  while (!live.noIcons && isStillThere(game, card, seat, isOutside)) {
    const open = [...left].filter(
      (icon) => strengthOf(game, card, icon) > 0 && isOfUse(game, card, icon, seat),
    );
    if (open.length === 0) return;
    const { picked: icon } = yield* askOne(game, seat, 'icons', open, card);
    left.delete(icon);
    const icons: HappeningOf<'icons'> = {
      kind: 'icons',
      card,
      icon,
      n: strengthOf(game, card, icon),
      by: seat,
    };
    yield* happen(game, icons, () => RESOLVE[icon](game, card, seat, icons.n));
  }
}
