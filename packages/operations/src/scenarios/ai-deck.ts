import { keptFor } from '@holofoe/kernel';
import { BASIC_BEHAVIOR, EXPERT_MODE, SETS_OF_CARDS } from './sets.ts';
import type { Stage } from './stage.ts';

/** OPS-65: all sets of side A in one deck. OPS-64, OPS-84: Basic Behavior is part of every AI deck, the Expert set of every one in Expert Mode. */
export function aiDeck(stage: Stage, expert: boolean): readonly string[] {
  return (expert ? inExpertMode : normally)(stage);
}

const normally = keptFor(({ sets }: Stage) => cardsOf([BASIC_BEHAVIOR, ...setsNamed(sets)]));
const inExpertMode = keptFor(({ sets }: Stage) => cardsOf([BASIC_BEHAVIOR, EXPERT_MODE, ...setsNamed(sets)]));

function setsNamed(codes: Stage['sets']): typeof SETS_OF_CARDS {
  return SETS_OF_CARDS.filter(({ code }) => codes.includes(code));
}

function cardsOf(sets: readonly Pick<(typeof SETS_OF_CARDS)[number], 'cards'>[]): readonly string[] {
  return sets.flatMap(({ cards }) =>
    Object.entries(cards).flatMap(([id, copies]) => Array.from({ length: copies }, () => id)),
  );
}
