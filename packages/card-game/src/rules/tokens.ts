import {
  allowed,
  DONE,
  happen,
  inTurn,
  type Play,
  type Reason,
  type Seat,
  type Thing,
} from '@holofoe/kernel';
import { inPlay } from '../state.ts';
import type { Cause } from '../terms/happening.ts';
import type { CardGameCx, CardGameEngine, HappeningOf } from '../terms/words.ts';
import { controllerOf } from './reads.ts';
import { choose } from './topics.ts';

export interface FocusToken {
  readonly card: Thing;
  readonly cause: Cause;
  /** -1: no card. */
  readonly source: Thing;
  readonly by: Seat | undefined;
  /** Tokens that are part of the same focusing. */
  readonly more?: number;
  /** Why the AI placed it there. */
  readonly why?: readonly Reason[] | undefined;
}

/** So many tokens, one after the other: effects, icons and prices alike. */
export function focus(game: CardGameEngine, token: FocusToken, n: number, cx?: CardGameCx): Play {
  const { why: _, ...next } = token;
  return inTurn([...Array(n).keys()], (i) => placeFocus(game, i === 0 ? token : next, cx)[1]);
}

/** One token. What became of it stands in what comes back. */
export function placeFocus(
  game: CardGameEngine,
  token: FocusToken,
  cx?: CardGameCx,
): readonly [HappeningOf<'focus'>, Play] {
  const live: HappeningOf<'focus'> = { kind: 'focus', ...token };
  if (!allowed(game, 'be focused', live.card, live.by)) {
    live.off = 'cancelled';
    if (cx) cx.did.missed++;
    return [live, DONE];
  }
  return [live, happen(game, live, () => landFocus(game, live), cx)];
}

function landFocus(game: CardGameEngine, live: HappeningOf<'focus'>): Play {
  const card = inPlay(game.state, live.card);
  if (!card) return DONE;
  if (card.shields > 0 && isShieldable(game, live)) return stopFocus(game, live);
  card.focus++;
  const { more = 0, source, by } = live;
  return more > 0 ? focus(game, { card: live.card, cause: 'committed', source, by }, more) : DONE;
}

function* stopFocus(game: CardGameEngine, live: HappeningOf<'focus'>): Play {
  if (yield* usesShield(game, live.card)) {
    live.off = 'cancelled';
    return;
  }
  const card = inPlay(game.state, live.card);
  if (card) card.focus++;
}

/** Shields stop what an enemy attack or an enemy effect would place, never a price. */
export function isShieldable(
  { state }: CardGameEngine,
  { card, by, cause }: { readonly card: Thing; readonly by?: Seat | undefined; readonly cause: Cause },
): boolean {
  if (by === undefined || by === controllerOf(state, card)) return false;
  return cause === 'icon' || cause === 'effect' || cause === 'unopposed' || cause === 'balance';
}

/** Its controller may give up a shield of it. LCG-47: the AI does at the first chance. */
function* usesShield(game: CardGameEngine, card: Thing): Play<boolean> {
  const seat = controllerOf(game.state, card);
  const isWished =
    game.rules.bot.plays(game.state, seat) ||
    (yield* choose(game, seat, 'use shield', YES_OR_NO, card)) === 'yes';
  if (isWished) yield* unshield(game, card, seat, undefined, 'focus');
  return isWished;
}

export const YES_OR_NO = ['yes', 'no'] as const;

/** As many tokens as there are, up to a number; how many it were is "that many". */
export function unfocus(game: CardGameEngine, card: Thing, n: number, source: Thing, cx?: CardGameCx): Play {
  const take = Math.min(n, inPlay(game.state, card)?.focus ?? 0);
  const by = cx?.seat ?? (source < 0 ? game.state.active : controllerOf(game.state, source));
  if (cx) cx.n = take;
  return inTurn(Array.from({ length: take }), () => takeFocus(game, card, source, by, cx));
}

function takeFocus(game: CardGameEngine, card: Thing, source: Thing, by: Seat, cx?: CardGameCx): Play {
  const take = () => {
    const record = inPlay(game.state, card);
    if (record && record.focus > 0) record.focus--;
    return undefined;
  };
  return happen(game, { kind: 'unfocus', card, source, by }, take, cx);
}

/** At most one on a card, unless an effect says otherwise. */
export function shield(
  game: CardGameEngine,
  card: Thing,
  by: Seat | undefined,
  cx?: CardGameCx,
  even = false,
  why?: readonly Reason[],
): Play {
  const record = inPlay(game.state, card);
  if (!record || (record.shields > 0 && !even)) {
    if (cx) cx.did.missed++;
    return DONE;
  }
  const place = () => {
    record.shields++;
    return undefined;
  };
  return happen(game, { kind: 'shield', card, by, why }, place, cx);
}

export function unshield(
  game: CardGameEngine,
  card: Thing,
  by: Seat | undefined,
  cx?: CardGameCx,
  against?: HappeningOf<'unshield'>['against'],
): Play {
  const take = () => {
    const record = inPlay(game.state, card);
    if (record && record.shields > 0) record.shields--;
    return undefined;
  };
  // LCG-47 is why the AI's shields stop something.
  const isOfAi = by !== undefined && game.rules.bot.plays(game.state, by);
  const rule = isOfAi && (against === 'damage' || against === 'focus') ? 'LCG-47' : undefined;
  return happen(game, { kind: 'unshield', card, against, by }, take, cx, rule);
}

export function heal(
  game: CardGameEngine,
  card: Thing,
  n: number,
  by: Seat | undefined,
  cx?: CardGameCx,
): Play {
  const live: HappeningOf<'heal'> = {
    kind: 'heal',
    card,
    n: Math.min(n, inPlay(game.state, card)?.damage ?? 0),
    by,
  };
  if (live.n <= 0 || !allowed(game, 'be healed', card, by)) {
    if (cx) cx.did.missed++;
    return DONE;
  }
  const take = () => {
    const record = inPlay(game.state, card);
    if (record) record.damage -= Math.min(record.damage, live.n);
    return undefined;
  };
  return happen(game, live, take, cx);
}
