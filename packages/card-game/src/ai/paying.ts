import { type Play, read, type Seat, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { Payment } from '../rules/ai.ts';
import { generate } from '../rules/paying.ts';
import { resourcesOf } from '../rules/reads.ts';
import { whereIs } from '../rules/zones.ts';
import { type InPlay, type Player, playerOf } from '../state.ts';
import { ICONS, type Trait } from '../terms/traits.ts';
import type { CardGameCx, CardGameEngine } from '../terms/words.ts';
import { iconsOfAllKinds } from './criteria.ts';

/** A card, the tokens that lie on it, and how many resources it gives now. */
interface Source {
  readonly card: Thing;
  readonly focus: number;
  readonly gives: number;
}

const ORDER: readonly InPlay['type'][] = ['affiliation', 'objective', 'mission', 'enhancement'];

/** LCG-15: non-units first, each kind in the order they came into play; then units, those with the fewest combat icons first. */
function sourcesOf(
  game: CardGameEngine,
  seat: Seat,
  isForCard: boolean,
): { readonly cards: readonly Source[]; readonly units: readonly Source[] } {
  const mine = game.state.play.filter((each) => each.seat === seat);
  const others = ORDER.flatMap((type) => mine.filter((each) => each.type === type));
  const units = mine
    .filter(({ type }) => type === 'unit')
    .sort((a, b) => iconsOfAllKinds(game, a.card, ...ICONS) - iconsOfAllKinds(game, b.card, ...ICONS));
  const giving = (list: readonly InPlay[]) =>
    list
      .map((each) => ({ card: each.card, focus: each.focus, gives: givesNow(game, each, isForCard) }))
      .filter(({ gives }) => gives > 0);
  return { cards: giving(others), units: giving(units) };
}

/** LCG-19: also what it gives for the bearers of a trait alone. */
function resourcesForAll(game: CardGameEngine, card: Thing): number {
  return Object.keys(game.standing.rules)
    .filter(isOfResources)
    .reduce((sum, stat) => sum + read(game, stat, card), resourcesOf(game, card));
}

function isOfResources(stat: string): stat is `resources for ${Trait}` {
  return stat.startsWith('resources for ');
}

/** LCG-15: in its deployment a card that was ready may be drawn on again, for cards; otherwise ready cards only. */
function givesNow(game: CardGameEngine, { card, focus, seat }: InPlay, isForCard: boolean): number {
  const { deploying } = playerOf(game.state, seat);
  if (focus > 0 && !(isForCard && deploying?.ready.includes(card))) return 0;
  return Math.max(0, resourcesForAll(game, card) - focus);
}

/** For a card that it plays, or for an ability. */
export function resourcesNow(game: CardGameEngine, seat: Seat, isForCard = true): number {
  const { cards, units } = sourcesOf(game, seat, isForCard);
  return [...cards, ...units].reduce((sum, { gives }) => sum + gives, 0);
}

/** LCG-15: whether the event that it has just taken from its hand is of use is asked before its price. */
export function canPayNow(game: CardGameEngine, seat: Seat, { n, card }: Payment): boolean {
  return isJustTaken(game, seat, card) || resourcesNow(game, seat, card !== undefined) >= n;
}

function isJustTaken({ state }: CardGameEngine, seat: Seat, card: Thing | undefined): boolean {
  if (card === undefined || kindOf(card).type !== 'event') return false;
  return playerOf(state, seat).deploying?.seen.at(-1) === card && whereIs(state, card) === 'hand';
}

/** What all its cards give when ready. */
export function resourcesAtMost(game: CardGameEngine, { seat }: Player): number {
  return game.state.play
    .filter((each) => each.seat === seat)
    .reduce((sum, { card }) => sum + resourcesForAll(game, card), 0);
}

/** LCG-15, LCG-19: any resource pays for any card; a token on each card before a second on any, in the whole phase. */
export function* payByOrder(
  game: CardGameEngine,
  seat: Seat,
  { n, card: played }: Payment,
  cx?: CardGameCx,
): Play {
  const { cards, units } = sourcesOf(game, seat, played !== undefined);
  noteReady(game, seat);
  const tokens = new Map<Thing, number>();
  let left = n;
  for (let round = 1; left > 0 && cards.some(({ focus, gives }) => focus + gives >= round); round++)
    for (const { card, focus, gives } of cards)
      if (left > 0 && focus < round && focus + gives >= round) {
        tokens.set(card, round - focus);
        left--;
      }
  for (const { card, gives } of units) {
    const share = Math.min(left, gives);
    if (share > 0) tokens.set(card, share);
    left -= share;
  }
  for (const [card, share] of tokens) yield* generate(game, seat, card, share, cx);
}

/** LCG-15: what is ready now may be drawn on for further payments of this phase. */
export function noteReady({ state }: CardGameEngine, seat: Seat): void {
  const { deploying } = playerOf(state, seat);
  if (!deploying) return;
  for (const { card, focus, seat: whose } of state.play)
    if (whose === seat && focus === 0 && !deploying.ready.includes(card)) deploying.ready.push(card);
}
