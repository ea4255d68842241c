import { type Ask, type Desk, type Key, openDesk } from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import { isCharacter } from '../rules/in-play.ts';
import { STAGE_CARD } from '../rules/queue.ts';
import {
  type Area,
  aiOf,
  type Battle,
  type Cx,
  emptyArea,
  FIRST_AREA,
  type Player,
  playerOf,
  type State,
} from '../rules/state.ts';
import { LANGUAGE } from '../vocabulary/language.ts';

/** What a player looks at to answer a question. */
export interface Look {
  /** Nothing is run at it: reckoning needs no chance, no answers and no listeners. */
  readonly battle: Battle;
  readonly state: State;
  readonly me: Player;
  readonly ai: Area;
}

export type Answer = (look: Look, ask: Ask) => readonly number[];

const SILENT: Desk = openDesk();

/** Before the first stage is laid out there is no AI to look at, only its empty place. */
const NO_AI: Area = emptyArea(FIRST_AREA, 0, 0);

export function lookFrom(state: State, seat: number): Look {
  const me = playerOf(state, seat);
  const battle: Battle = { state, desk: SILENT, effects: LANGUAGE, queue: [] };
  return { battle, state, me, ai: state.areas[me.area] === undefined ? NO_AI : aiOf(state, seat) };
}

/** The context of an effect on a card that asks: one in play where there is one, otherwise one that is just played. */
export function contextOf({ battle, me }: Look, source: Key | undefined): Cx {
  for (const holder of [...me.characters, ...me.supports]) {
    const character = isCharacter(holder) ? holder : undefined;
    if (kindOf(holder.card).id === source) return { game: battle, side: me.no, card: holder.card, character };
    for (const { card } of holder.upgrades)
      if (kindOf(card).id === source) return { game: battle, side: me.no, card, character };
  }
  return { game: battle, side: me.no, card: STAGE_CARD };
}

/** The indexes of the options from the most worth down. */
export function inOrder<T>(options: readonly T[], worth: (option: T) => number): readonly number[] {
  const values = options.map(worth);
  return options.map((_, i) => i).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
}
