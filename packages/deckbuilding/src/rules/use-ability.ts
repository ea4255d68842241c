import { type CardNo, enter, leave, type Play, type Seat } from '@holofoe/kernel';
import { CARD_COUNT, kindOf } from '../cards/catalogue.ts';
import type { Ability } from '../cards/kind.ts';
import { type BaseInPlay, type InPlay, sideOf } from '../state.ts';
import { cxOf, type Duel } from './duel.ts';
import { happen } from './happening.ts';

/** Once a turn each, and only where it would change something. */
export function canUse(duel: Duel, seat: Seat, thing: InPlay | BaseInPlay): boolean {
  if (thing.used) return false;
  const ability = actionOf(thing.card);
  return ability !== undefined && duel.rules.language.can(cxOf(duel, seat, thing.card), ability.do);
}

export function* useAbility(duel: Duel, seat: Seat, card: CardNo, rule?: string): Play {
  const ability = actionOf(card);
  if (!ability) throw new Error(`${kindOf(card).name} has no ability to use.`);
  inPlayOrBase(duel, seat, card).used = true;
  happen(duel, { kind: 'use', seat, card }, rule);
  enter(duel.desk, kindOf(card).id);
  yield* duel.rules.language.run(cxOf(duel, seat, card), ability.do);
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
  for (const thing of units) if (thing.card === card) return thing;
  for (const thing of ships) if (thing.card === card) return thing;
  if (base?.card === card) return base;
  throw new Error(`${kindOf(card).name} is not in play.`);
}
