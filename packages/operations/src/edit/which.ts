import { markOf } from '../cards/mark.ts';
import { namedCard, unknownCard } from '../cards/names.ts';
import { kindOf } from '../cards/number.ts';
import type { Holder } from '../rules/in-play.ts';
import { FIRST_AREA, type Side, type SideNo, type State } from '../state.ts';

/** A side as a correction names it: the seat of a player, AI, M-1, M-2 … */
export type SideName = number | string;

/** The number of a side, or why there is none. */
export function sideNoOf(state: State, name: SideName): SideNo | string {
  if (typeof name === 'number')
    return state.players[name]
      ? name
      : `there is no player on seat ${name}: there are ${state.players.length}`;
  const at = name.toLowerCase() === 'ai' ? 0 : Number(name.slice(2)) - 1;
  return state.areas[at] ? FIRST_AREA + at : `there is no area ${name}: there are ${state.areas.length}`;
}

/** The character or support of a side that a text names, with its mark, or with "#2" for the second from the left. */
export function holderCalled({ characters, supports }: Side, text: string): Holder | string {
  const [, title = text, nth = '1'] = /^(.*?)(?: #(\d+))?$/.exec(text) ?? [];
  const { called, mark } = namedCard(title);
  if (called.length === 0) return unknownCard(title);
  const holders = [...characters, ...supports].filter(
    ({ card }) =>
      called.includes(kindOf(card)) && (mark === undefined || markOf(card) === mark.toUpperCase()),
  );
  return holders[Number(nth) - 1] ?? `${text} is not in play there`;
}
