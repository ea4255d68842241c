import { attach, type CardNo, type Listener, type Standing, takeOff } from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import type { Side } from '../state.ts';
import type { Battle } from './battle.ts';
import { controllerOf } from './controller.ts';
import { sortAll } from './standing.ts';
import { thingOfStage } from './things.ts';

/** What stands anew, card by card as they lie there: after a stage was laid out, and where a table was set by hand. What lasts stays. */
export function stand(battle: Battle): void {
  const { state, standing } = battle;
  takeOff(standing, ({ on, bound }: Listener) => on === undefined && bound === undefined);
  for (const side of [...state.players, ...state.areas] as readonly Side[])
    for (const card of cardsOf(side))
      if (kindOf(card).stands) attach(battle, card, controllerOf(state, card, side.no));
  for (const area of state.areas) if (!area.cleared) attach(battle, thingOfStage(area), area.no);
  sortAll(standing);
}

function cardsOf({ characters, supports, plots }: Side): readonly CardNo[] {
  const cards: CardNo[] = [];
  for (const { card, upgrades, downgrades } of [...characters, ...supports])
    cards.push(card, ...upgrades.map((each) => each.card), ...downgrades.map((each) => each.card));
  return [...cards, ...plots];
}

/** What does not stand as the cards in play say; undefined: all does. */
export function misplaced(now: Standing, fresh: Standing): string | undefined {
  for (const part of ['before', 'after', 'rules'] as const) {
    const kinds = new Set([...Object.keys(now[part]), ...Object.keys(fresh[part])]);
    for (const kind of kinds) if (pointers(now[part][kind]) !== pointers(fresh[part][kind])) return kind;
  }
  return undefined;
}

/** Without what lasts for a time. */
function pointers(list: readonly Listener[] = []): string {
  return list
    .filter(({ on, bound }) => on === undefined && bound === undefined)
    .map(({ card, ability, node, rule, seat }) => [card, ability, node, rule, seat].join(' '))
    .join();
}
