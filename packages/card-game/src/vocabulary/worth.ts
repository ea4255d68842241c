import { read, type Seat, type Thing } from '@holofoe/kernel';
import { isCard, kindOf } from '../cards/catalogue.ts';
import { roomOn } from '../rules/damage.ts';
import { controllerOf, resourcesOf } from '../rules/reads.ts';
import { strengthOf } from '../rules/strike.ts';
import { isUnseen, seatOfUnseen } from '../rules/unseen.ts';
import { DARK, type InPlay, inPlay, type State } from '../state.ts';
import { EDGED, ICONS } from '../terms/traits.ts';
import type { CardGameCx } from '../terms/words.ts';

/** The points of LCG-18. What harms the other player is good; what harms one's own cards is bad, by the same points. */

/** A step of the dial, or the Balance turned. */
const DIAL_STEP = 2;
export const BALANCE = 2;

/** 1 for what is the opponent's, -1 for one's own. */
export function harm({ game, seat }: CardGameCx, thing: Thing): 1 | -1 {
  return ownerOrController(game.state, thing) === seat ? -1 : 1;
}

function ownerOrController(state: CardGameCx['game']['state'], thing: Thing): Seat {
  return isUnseen(thing) ? seatOfUnseen(thing) : controllerOf(state, thing);
}

export function sumOver(things: readonly Thing[], worth: (thing: Thing) => number): number {
  return things.reduce((sum, thing) => sum + worth(thing), 0);
}

/** A card put into play, destroyed, captured, returned: its printed cost, at least 1; an objective its capacity. */
export function pointsFor(thing: Thing): number {
  if (!isCard(thing)) return 1;
  const { type, cost, capacity } = kindOf(thing);
  return type === 'objective' ? capacity : Math.max(1, cost);
}

/** A point for each damage that it can take, and what the card is worth if it falls. */
export function worthOfDamage(cx: CardGameCx, thing: Thing, n: number): number {
  const room = roomOn(cx.game, thing);
  const falls = n >= room && Number.isFinite(room);
  return harm(cx, thing) * (Math.min(n, room) + (falls ? pointsFor(thing) : 0));
}

/** Combat icons of all kinds, printed and gained. */
export function iconsOn({ game }: CardGameCx, thing: Thing): number {
  return ICONS.reduce((sum, icon) => sum + read(game, icon, thing) + read(game, EDGED[icon], thing), 0);
}

/** LCG-48: a focused card that is no unit 1, a unit its usable icons while it could still strike this turn. */
export function priceOfFocus({ game }: CardGameCx, thing: Thing): number {
  const record = inPlay(game.state, thing);
  if (record?.type !== 'unit') return 1;
  if (!couldStrike(game.state, record)) return 1;
  // LCG-43: the blast of those who defend hits nothing.
  const icons = ICONS.filter((icon) => icon !== 'blast' || game.state.active === record.seat);
  const usable = icons.reduce((sum, icon) => sum + strengthOf(game, thing, icon), 0);
  return Math.max(usable, resourcesOf(game, thing));
}

/** This turn: not once the conflict phase is over, and in the enemy's turn nobody who only attacks (LCG-42). */
function couldStrike({ step, active }: State, { focus, role, seat, pool }: InPlay): boolean {
  if (focus > 0 || step === 'commitment' || step === 'struggle' || step === 'turn ends') return false;
  return role !== null || active === seat || pool !== 'attackers';
}

/** Forward is good for the Dark Side. */
export function worthOfDial({ seat }: CardGameCx, steps: number): number {
  return (seat === DARK ? 1 : -1) * steps * DIAL_STEP;
}
