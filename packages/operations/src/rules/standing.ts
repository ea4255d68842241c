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
  for (const lists of [before, after, rules] as readonly { [key: string]: Entry[] }[])
    for (const list of Object.values(lists)) if (list.length > 1) list.sort(byCard);
}

type Entry = Pick<Listener, 'card' | 'ability' | 'node' | 'rule'>;

function byCard(a: Entry, b: Entry): number {
  return a.card - b.card || a.ability - b.ability || a.node - b.node || (a.rule ?? 0) - (b.rule ?? 0);
}

export function leavesPlay(battle: Battle, card: CardNo): void {
  const { stands, actions } = kindOf(card);
  if (stands || hasLasting(battle.standing)) detach(battle, card);
  if (actions.length > 0) forgetUses(battle.standing, card);
}

/** Something lasts on some cards. */
function hasLasting({ rules, before, after }: Standing): boolean {
  return [rules, before, after].some((lists: Lists) =>
    Object.values(lists).some((list) => list.some(({ on }) => on !== undefined)),
  );
}

export type Lists = { [key: string]: { readonly on?: unknown; readonly bound?: unknown }[] };

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
