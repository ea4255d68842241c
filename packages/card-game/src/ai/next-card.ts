import { effectOf, gathering, type Play, type Seat, type Thing, type Usable, use } from '@holofoe/kernel';
import { actionsInPlay } from '../rules/actions-in-play.ts';
import type { CardGame, CardGameEngine, Filter } from '../terms/words.ts';
import { benefitOf, isBeneficial, reasonOfBenefit } from './benefit.ts';
import { resourcesNow } from './paying.ts';

/**
 * LCG-48: what makes the next card cheaper is used for the card that is about to be paid for, once a window, where that can
 * be paid then. Whether one was.
 */
export function* easeNextCard(game: CardGameEngine, seat: Seat, card: Thing, cost: number): Play<boolean> {
  const { state } = game;
  const { window } = state;
  if (!window || cost <= 0) return false;
  const usable = state.play
    .filter((each) => each.seat === seat)
    .flatMap((record) => actionsInPlay(game, record, seat))
    .filter((each) => !window.asked.includes(each.id) && isForNext(game, each, card));
  for (const each of usable) {
    const benefit = benefitOf(game, each, false);
    if (!isBeneficial(benefit) || cost - benefit.gives > resourcesNow(game, seat)) continue;
    window.asked.push(each.id);
    const source = each.cx.card;
    if (game.desk.tell)
      each.cx.why = [{ reason: reasonOfBenefit(source, benefit, 'LCG-48', true), about: source }];
    yield* use(game, each);
    return true;
  }
  return false;
}

function isForNext({ rules }: CardGameEngine, { cx, ability }: Usable<CardGame>, card: Thing): boolean {
  const next = gathering<CardGame, Filter>(
    rules.language.slotsOf,
    {},
    {
      lasting: ({ until, on }) =>
        until === 'next card' && typeof on === 'object' && 'each' in on ? [on.each] : [],
    },
  );
  return next.effect(effectOf(ability)).some((filter) => rules.test(cx, filter, card));
}
