import {
  contextOf,
  happen,
  keptFor,
  type Play,
  read,
  type Seat,
  type Thing,
  thingOfSeat,
} from '@holofoe/kernel';
import { kindOf, ownerOf } from '../cards/catalogue.ts';
import { playerOf } from '../state.ts';
import type { Kind } from '../terms/kind.ts';
import type { Affiliation } from '../terms/traits.ts';
import type { CardGameCx, CardGameEngine, HappeningOf } from '../terms/words.ts';
import type { Payment } from './ai.ts';
import { aiFor, askOne, askShares, askSome } from './asking.ts';
import { discardFromHand } from './discard.ts';
import { seenIn } from './piles.ts';
import { hasAffiliation, hasKeyword, resourcesOf } from './reads.ts';
import { focus } from './tokens.ts';
import { whereIs } from './zones.ts';

/** Ready cards that give resources for it. */
export function resourceCards(game: CardGameEngine, seat: Seat, card?: Thing): readonly Thing[] {
  const sources: Thing[] = [];
  for (const { card: source, seat: controller, focus: tokens } of game.state.play) {
    if (controller !== seat || tokens > 0 || givenFor(game, source, card) <= 0) continue;
    if (paysFor(game, seat, source, card)) sources.push(source);
  }
  return sources;
}

/** What a card gives for another: some give more for the bearers of a trait. */
function givenFor(game: CardGameEngine, source: Thing, card: Thing | undefined): number {
  let given = resourcesOf(game, source);
  if (card === undefined) return given;
  for (const stat of resourcesForTraits(kindOf(card)))
    if (game.standing.rules[stat] !== undefined) given += read(game, stat, source);
  return given;
}

const resourcesForTraits = keptFor(({ traits }: Kind) =>
  traits.map((trait) => `resources for ${trait}` as const),
);

function paysFor(game: CardGameEngine, seat: Seat, source: Thing, card: Thing | undefined): boolean {
  const { paysFor: only, affiliation } = kindOf(source);
  if (card !== undefined && kindOf(card).notPaidBy === affiliation) return false;
  if (only === undefined) return true;
  return (
    card !== undefined && game.rules.test(contextOf(game, seat, source), { in: 'out of play', ...only }, card)
  );
}

/** Of an affiliation alone, where that is asked for. */
function resourcesFor(
  game: CardGameEngine,
  seat: Seat,
  card: Thing | undefined,
  of: Affiliation | undefined,
): readonly Thing[] {
  const sources = resourceCards(game, seat, card);
  return of === undefined ? sources : sources.filter((source) => hasAffiliation(game, source, of));
}

export function canPay(game: CardGameEngine, seat: Seat, payment: Payment): boolean {
  const { n, card, of } = payment;
  if (n <= 0) return true;
  const ai = aiFor(game, seat);
  if (ai) return ai.canPay(game, seat, payment);
  const sources = resourcesFor(game, seat, card, of);
  const total = sources.reduce((sum, source) => sum + givenFor(game, source, card), 0);
  const least = card === undefined ? n : n - mostDiscards(game, seat, card, n);
  return total >= least && (!needsMatch(game, card) || matching(game, sources, card).length > 0);
}

/** A card that costs something and is not neutral needs a resource of its affiliation. */
function needsMatch(game: CardGameEngine, card: Thing | undefined): card is Thing {
  if (card === undefined || hasAffiliation(game, card, 'neutral')) return false;
  return read(game, 'needs no match', card) === 0 && !isFreeInHand(game, card);
}

function isFreeInHand(game: CardGameEngine, card: Thing): boolean {
  const player = thingOfSeat(ownerOf(card));
  return read(game, 'hand needs no match', player) > 0 && whereIs(game.state, card) === 'hand';
}

function matching(game: CardGameEngine, sources: readonly Thing[], card: Thing): readonly Thing[] {
  const { affiliation } = kindOf(card);
  return sources.filter(
    (source) =>
      hasAffiliation(game, source, affiliation) ||
      hasKeyword(game, source, 'influence') ||
      read(game, 'matches all', source) > 0,
  );
}

/** Cards of the hand may be discarded for it, each for 1, where it says so; 1 is always paid. */
function mostDiscards(game: CardGameEngine, seat: Seat, card: Thing, n: number): number {
  if (read(game, 'discards pay', card) === 0) return 0;
  return Math.min(n - 1, playerOf(game.state, seat).hand.length - 1);
}

/** All tokens for one payment go on a card at once; nothing is left over. */
export function* pay(game: CardGameEngine, seat: Seat, payment: Payment, cx?: CardGameCx): Play {
  const { card, of } = payment;
  const ai = aiFor(game, seat);
  if (ai && payment.n > 0) return yield* ai.pay(game, seat, payment, cx);
  const n = payment.n - (card === undefined ? 0 : yield* discardToPay(game, seat, card, payment.n));
  if (n <= 0) {
    if (cx) cx.did.done++;
    return;
  }
  const sources = resourcesFor(game, seat, card, of);
  const match = needsMatch(game, card)
    ? yield* matchFor(game, seat, matching(game, sources, card), card)
    : undefined;
  const most = sources.map((source) => givenFor(game, source, card) - (source === match ? 1 : 0));
  const { picked } =
    match !== undefined && n === 1
      ? { picked: sources.map(() => 0) }
      : yield* askShares(game, seat, 'pay', sources, n - (match === undefined ? 0 : 1), most, card);
  for (const [i, source] of sources.entries()) {
    const tokens = (picked[i] ?? 0) + (source === match ? 1 : 0);
    if (tokens > 0) yield* generate(game, seat, source, tokens, cx);
  }
}

function* matchFor(
  game: CardGameEngine,
  seat: Seat,
  able: readonly Thing[],
  card: Thing,
): Play<Thing | undefined> {
  return able.length === 0 ? undefined : (yield* askOne(game, seat, 'match', able, card)).picked;
}

function* discardToPay(game: CardGameEngine, seat: Seat, card: Thing, n: number): Play<number> {
  const most = mostDiscards(game, seat, card, n);
  if (most <= 0) return 0;
  const resources = resourceCards(game, seat, card).reduce(
    (sum, source) => sum + givenFor(game, source, card),
    0,
  );
  const hand = seenIn(playerOf(game.state, seat).hand).filter((other) => other !== card);
  const { picked } = yield* askSome(game, seat, 'discard to pay', hand, Math.max(0, n - resources), most);
  for (const each of picked) yield* discardFromHand(game, each, seat);
  return picked.length;
}

/** Tokens on a card, for as many resources. */
export function generate(
  game: CardGameEngine,
  seat: Seat,
  source: Thing,
  tokens: number,
  cx?: CardGameCx,
): Play {
  const live: HappeningOf<'generates'> = { kind: 'generates', card: source, n: tokens, by: seat };
  return happen(
    game,
    live,
    () => focus(game, { card: source, cause: 'resources', source, by: seat }, tokens),
    cx,
  );
}
