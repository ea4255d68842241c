import { actionsOf, keptFor, type Play, type Seat, type Thing, type Usable, use } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';

import { actionsInPlay } from '../rules/actions-in-play.ts';
import { playerOf } from '../state.ts';
import type { Kind } from '../terms/kind.ts';
import type { CardGame, CardGameEngine } from '../terms/words.ts';
import { benefitOf, isBeneficial, reasonOfBenefit } from './benefit.ts';

/**
 * LCG-48: in every window each of its cards is asked in the order they came into play, once a window; then those of its
 * discard pile. Abilities of its hand are never used. Whether one was.
 */
export function* useAbility(game: CardGameEngine, seat: Seat): Play<boolean> {
  const { state } = game;
  const { window } = state;
  if (!window) return false;
  const usable = [
    ...state.play.filter((each) => each.seat === seat).flatMap((record) => actionsInPlay(game, record, seat)),
    ...fromDiscard(game, seat).flatMap((card) => actionsOf(game, card, seat, 'discard')),
  ];
  for (const each of usable) {
    if (window.asked.includes(each.id)) continue;
    window.asked.push(each.id);
    if (yield* usedIfGood(game, each)) return true;
  }
  return false;
}

/** LCG-15: cards that may be played from the discard pile, the dearest first. */
function fromDiscard({ state }: CardGameEngine, seat: Seat): readonly Thing[] {
  const usable = playerOf(state, seat).discard.filter((card) => isUsedFromDiscard(kindOf(card)));
  return usable.sort((a, b) => kindOf(b).cost - kindOf(a).cost);
}

const isUsedFromDiscard = keptFor(({ abilities }: Kind) =>
  abilities.some((ability) => 'action' in ability && ability.from === 'discard'),
);

function* usedIfGood(game: CardGameEngine, usable: Usable<CardGame>): Play<boolean> {
  const { card } = usable.cx;
  const benefit = benefitOf(game, usable, kindOf(card).type === 'event');
  if (!isBeneficial(benefit)) return false;
  if (game.desk.tell)
    usable.cx.why = [{ reason: reasonOfBenefit(card, benefit, 'LCG-48', true), about: card }];
  yield* use(game, usable);
  return true;
}
