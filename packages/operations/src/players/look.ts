import type { Ask, Source } from '@holofoe/kernel';
import type { Kind } from '../cards/kind.ts';
import { kindOf } from '../cards/number.ts';
import { type Battle, type Cx, cxOf, type Live } from '../rules/battle.ts';
import { NO_CARD, thingOfSide } from '../rules/things.ts';
import { type Area, aiOf, emptyArea, FIRST_AREA, type Player, playerOf, type State } from '../state.ts';

/** What a player looks at to answer a question. */
export interface Look {
  /** Nothing is run at it: reckoning needs no chance, no answers and no listeners. */
  readonly battle: Battle;
  readonly state: State;
  readonly me: Player;
  readonly ai: Area;
  /** What the most dangerous of the AI's dice is about to do, as soon as that was asked. */
  threat: number | undefined;
}

export type Answer = (look: Look, ask: Ask) => readonly number[];

/** Before the first stage is laid out there is no AI to look at, only its empty place. */
const NO_AI: Area = emptyArea(FIRST_AREA, 0, 0);

export function lookFrom(battle: Battle, seat: number): Look {
  const { state } = battle;
  const me = playerOf(state, seat);
  const ai = state.areas[me.area] === undefined ? NO_AI : aiOf(state, seat);
  return { battle, state, me, ai, threat: undefined };
}

/** The kind of the card that asks; undefined where none does. */
export function askingKind(source: Source | undefined): Kind | undefined {
  return typeof source === 'number' ? kindOf(source) : undefined;
}

/** The context of an effect on a card that asks: one in play where there is one, otherwise one that is just played. */
export function contextOf({ battle, me }: Look, source: Source | undefined, now?: Live): Cx {
  const kind = askingKind(source);
  for (const holder of me.supports.length === 0 ? me.characters : [...me.characters, ...me.supports]) {
    if (kindOf(holder.card) === kind) return cxOf(battle, me.no, holder.card, now);
    for (const { card } of holder.upgrades) if (kindOf(card) === kind) return cxOf(battle, me.no, card, now);
  }
  const cx = cxOf(battle, me.no, NO_CARD);
  // What a stage lets a player choose is about that player.
  cx.it = [thingOfSide(me.no)];
  return cx;
}

/** The indexes of the options from the most worth down; of equal ones the first comes first. */
export function inOrder<T>(options: readonly T[], worth: (option: T) => number): readonly number[] {
  const values = options.map(worth);
  const order = options.map((_, i) => i);
  for (let i = 1; i < order.length; i++) {
    const value = values[i] as number;
    let place = i;
    for (; place > 0 && (values[order[place - 1] as number] as number) < value; place--)
      order[place] = order[place - 1] as number;
    order[place] = i;
  }
  return order;
}
