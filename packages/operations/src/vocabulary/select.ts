import { type Choice, type Play, plainly, type Source } from '@holofoe/kernel';
import { targetOf } from '../ai/targets.ts';
import type { Cx } from '../rules/battle.ts';
import { choose } from '../rules/topics.ts';
import {
  type Area,
  areaOf,
  type Character,
  charactersIn,
  isAi,
  type Side,
  sideOf,
  sidesAgainst,
} from '../state.ts';

/** What asks: a card, or the stage. */
export function sourceOf({ card }: Cx): Source {
  return card < 0 ? 'stage' : card;
}

export function ownSide({ game, seat: side }: Cx): Side {
  return sideOf(game.state, side);
}

/** The characters of the other side. */
export function victims({ game, seat }: Cx): readonly Character[] {
  return charactersIn(sidesAgainst(game.state, seat));
}

/** Who is hit: a player is asked; the AI harms by its target priority (OPS-10). */
export function* pickVictim(cx: Cx, from: readonly Character[]): Play<Choice<Character> | undefined> {
  const { game, seat: side } = cx;
  if (isAi(side)) return targetOf(game, from, 'hit');
  if (from.length === 0) return undefined;
  const things = from.map(({ card }) => card);
  const picked = from[things.indexOf(yield* choose(game, side, 'hit', things, sourceOf(cx)))];
  return picked && plainly(picked);
}

/** The AI whose card it is: the words of AI cards and stages stand on nothing else. */
export function aiSide({ game, seat: side }: Cx): Area {
  return areaOf(game.state, side);
}
