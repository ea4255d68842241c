import { type Choice, most, type Play, type Priority, plainly, type Seat, type Thing } from '@holofoe/kernel';
import type { Several } from '../rules/ai.ts';
import { roomOn } from '../rules/damage.ts';
import { strengthOf } from '../rules/strike.ts';
import { isOfUse } from '../rules/strike-icons.ts';
import { inPlay } from '../state.ts';
import { ICONS, type Icon } from '../terms/traits.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { dearest, printedCost, TIES } from './criteria.ts';
import { first, firstOf } from './ties.ts';

/** LCG-43: normal icons, edge-enabled ones with the edge, blast only where it hits something. */
export function usableIcons(card: Thing, game: CardGameEngine): number {
  const seat = inPlay(game.state, card)?.seat ?? 0;
  return ICONS.reduce(
    (sum, icon) => sum + (isOfUse(game, card, icon, seat) ? strengthOf(game, card, icon) : 0),
    0,
  );
}

const STRIKER: Priority<Thing, CardGameEngine> = [
  most('LCG-43', 'usable icons', usableIcons),
  dearest('LCG-43'),
  ...TIES,
];

/** LCG-43: who takes part strikes; who may strike from outside does where it has something to strike with. */
export function* strikerOf(
  game: CardGameEngine,
  seat: Seat,
  options: readonly (Thing | 'pass')[],
): Play<Choice<Thing | 'pass'>> {
  const units = options.filter((option) => option !== 'pass');
  const mayPass = units.length < options.length;
  const able = mayPass ? units.filter((card) => usableIcons(card, game) > 0) : units;
  return (yield* first(game, seat, 'strike', STRIKER, able)) ?? plainly('pass');
}

const ICON_ORDER: readonly Icon[] = ['tactics', 'unit', 'blast'];

/** LCG-43: tactics, unit damage, blast. */
export function nextIcon(options: readonly Icon[]): Icon | undefined {
  return ICON_ORDER.find((icon) => options.includes(icon));
}

/** LCG-44 */
const HIT: Priority<Thing, CardGameEngine> = [dearest('LCG-44'), ...TIES];
/** LCG-46 */
const FAR_HIT: Priority<Thing, CardGameEngine> = [dearest('LCG-46'), ...TIES];

/**
 * LCG-44: the dearest that takes part, and what is more than destroys it goes on to the next by the same rule. LCG-46: or
 * all of it on one outside that costs more than all inside. A target for each point; what nobody can take is lost.
 */
export function* unitDamage(
  game: CardGameEngine,
  seat: Seat,
  options: readonly Thing[],
  n: number,
): Play<Several<Thing>> {
  const inside = options.filter((card) => inPlay(game.state, card)?.role !== null);
  const dear = Math.max(-1, ...inside.map(printedCost));
  const far = options.filter((card) => !inside.includes(card) && printedCost(card) > dear);
  const farthest = yield* first(game, seat, 'unit damage', FAR_HIT, far);
  if (farthest) {
    const { picked, reason } = farthest;
    return { picked: points(picked, n), reason, each: [reason] };
  }
  const order = yield* firstOf(game, seat, 'unit damage', HIT, inside, neededFor(game, inside, n));
  const hit: Thing[] = [];
  for (const card of order.picked) hit.push(...points(card, Math.min(n - hit.length, roomOn(game, card))));
  return {
    picked: hit,
    reason: order.reason,
    each: hit.map((card) => order.each?.[order.picked.indexOf(card)]),
  };
}

/** Of so many units the order matters: those that the damage could reach. */
function neededFor(game: CardGameEngine, cards: readonly Thing[], n: number): number {
  const least = Math.min(...cards.map((card) => Math.max(1, roomOn(game, card))));
  return Math.min(cards.length, Math.ceil(n / least));
}

function points(card: Thing, n: number): readonly Thing[] {
  return Array.from({ length: n }, () => card);
}

const DEAREST_UNIT: Priority<Thing, CardGameEngine> = [
  most(
    'LCG-45',
    'participating',
    (card, { state }) => (inPlay(state, card)?.role === null ? 0 : 1),
    'yes or no',
  ),
  dearest('LCG-45'),
  ...TIES,
];

/** LCG-45: ready ones first, participating ones before others, then the dearest. */
const FOCUSED: Priority<Thing, CardGameEngine> = [
  most('LCG-45', 'ready', (card, { state }) => (inPlay(state, card)?.focus === 0 ? 1 : 0), 'yes or no'),
  ...DEAREST_UNIT,
];

/** LCG-45: one at a time, so that who has got one in this strike is not ready any more; where none is ready, on the first. */
export function* tacticsOn(
  game: CardGameEngine,
  seat: Seat,
  options: readonly Thing[],
  n: number,
): Play<Choice<readonly Thing[]>> {
  const ready = options.filter((card) => inPlay(game.state, card)?.focus === 0);
  const order = yield* firstOf(game, seat, 'tactics', FOCUSED, ready, n);
  if (order.picked.length === n || options.length === 0) return order;
  const rest = yield* first(game, seat, 'tactics', DEAREST_UNIT, options);
  const left = rest ? points(rest.picked, n - order.picked.length) : [];
  return { picked: [...order.picked, ...left], reason: order.reason ?? rest?.reason };
}
