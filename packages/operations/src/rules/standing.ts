import { attach, type CardNo, detach, type Listener, reseat, type Standing } from '@holofoe/kernel';
import { actionId } from '../cards/moments.ts';
import { kindOf } from '../cards/number.ts';
import type { SideNo, State } from '../state.ts';
import type { Battle } from './battle.ts';

/** A card comes into play: what it says waits and holds from now on. */
export function comesIntoPlay(battle: Battle, card: CardNo, side: SideNo): void {
  if (!kindOf(card).stands) return;
  attach(battle, card, side);
  sortAll(battle.standing);
}

/** By the numbers of the cards, so that a table has one state, however it came about; in which order things happen is another matter. */
export function sortAll({ before, after, rules }: Standing): void {
  sortEach(before);
  sortEach(after);
  sortEach(rules);
}

function sortEach(lists: { readonly [key: string]: Entry[] }): void {
  for (const key of Object.keys(lists)) {
    const list = lists[key];
    if (list && !isSorted(list)) list.sort(byCard);
  }
}

function isSorted(list: readonly Entry[]): boolean {
  for (let i = 1; i < list.length; i++) if (byCard(list[i - 1] as Entry, list[i] as Entry) > 0) return false;
  return true;
}

type Entry = Pick<Listener, 'card' | 'ability' | 'node' | 'rule'>;

function byCard(a: Entry, b: Entry): number {
  return a.card - b.card || a.ability - b.ability || a.node - b.node || (a.rule ?? 0) - (b.rule ?? 0);
}

export function leavesPlay(battle: Battle, card: CardNo): void {
  detach(battle, card);
  if (kindOf(card).actions.length > 0) forgetUses(battle.standing, card);
}

/** Whether an action of a card that can be taken once a round was. */
export function isUsed({ standing }: State, card: CardNo): boolean {
  const { round } = standing.used;
  return round !== undefined && kindOf(card).actions.some((i) => (round[actionId(card, i)] ?? 0) > 0);
}

/** As if its power action had been used this round. */
export function markUsed({ used }: Standing, card: CardNo): void {
  const round = used.round ?? {};
  used.round = round;
  for (const i of kindOf(card).actions) round[actionId(card, i)] = 1;
}

/** One that comes back is as new. */
function forgetUses({ used }: Standing, card: CardNo): void {
  for (const [period, uses] of Object.entries(used)) {
    for (const i of kindOf(card).actions) delete uses[actionId(card, i)];
    if (Object.keys(uses).length === 0) delete used[period];
  }
}

/** Another side has it now. */
export function reseated(battle: Battle, card: CardNo, side: SideNo): void {
  if (kindOf(card).stands) reseat(battle, card, side);
}
