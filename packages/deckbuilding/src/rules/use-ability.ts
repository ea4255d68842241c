import { type CardNo, enter, leave, type Play, type Seat } from '@holofoe/kernel';
import { CARD_COUNT, kindOf } from '../cards/catalogue.ts';
import type { Ability } from '../cards/kind.ts';
import { happen } from './happening.ts';
import { type BaseInPlay, type Duel, type InPlay, sideOf } from './state.ts';

/** Cards in play whose ability a side could use now: once a turn each, and only where it would change something. */
export function usable(duel: Duel, seat: Seat): CardNo[] {
  const { units, ships, base } = sideOf(duel.state, seat);
  const cards: CardNo[] = [];
  for (const thing of units) if (canUse(duel, seat, thing)) cards.push(thing.card);
  for (const thing of ships) if (canUse(duel, seat, thing)) cards.push(thing.card);
  if (base && canUse(duel, seat, base)) cards.push(base.card);
  return cards;
}

export function canUse(duel: Duel, seat: Seat, thing: InPlay | BaseInPlay): boolean {
  if (thing.used) return false;
  const ability = actionOf(thing.card);
  return ability !== undefined && duel.effects.can({ game: duel, seat, card: thing.card }, ability.do);
}

export function* useAbility(duel: Duel, seat: Seat, card: CardNo, rule?: string): Play {
  const ability = actionOf(card);
  if (!ability) throw new Error(`${kindOf(card).name} has no ability to use.`);
  inPlayOrBase(duel, seat, card).used = true;
  happen(duel, { kind: 'use', seat, card }, rule);
  enter(duel.desk, kindOf(card).id);
  const play = duel.effects.run({ game: duel, seat, card }, ability.do);
  if (play) yield* play;
  leave(duel.desk);
}

export function actionOf(card: CardNo): Ability | undefined {
  return ACTION_OF[card];
}

const ACTION_OF: readonly (Ability | undefined)[] = Array.from({ length: CARD_COUNT }, (_, card) =>
  kindOf(card).abilities.find(({ at }) => at === 'action'),
);

function inPlayOrBase(duel: Duel, seat: Seat, card: CardNo): InPlay | BaseInPlay {
  const { units, ships, base } = sideOf(duel.state, seat);
  const thing = [...units, ...ships, ...(base ? [base] : [])].find((each) => each.card === card);
  if (!thing) throw new Error(`${kindOf(card).name} is not in play.`);
  return thing;
}
