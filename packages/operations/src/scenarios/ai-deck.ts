import { BASIC_BEHAVIOR, EXPERT_MODE, SETS_OF_CARDS } from './sets.ts';
import type { Stage } from './stage.ts';

/** OPS-65: all sets of side A in one deck. OPS-64, OPS-84: Basic Behavior is part of every AI deck, the Expert set of every one in Expert Mode. */
export function aiDeck({ sets }: Stage, expert: boolean): readonly string[] {
  const named = SETS_OF_CARDS.filter(({ code }) => sets.includes(code));
  return [BASIC_BEHAVIOR, ...(expert ? [EXPERT_MODE] : []), ...named].flatMap(({ cards }) =>
    Object.entries(cards).flatMap(([id, copies]) => Array.from({ length: copies }, () => id)),
  );
}
