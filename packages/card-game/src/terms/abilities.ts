import { keptFor } from '@holofoe/kernel';
import type { Kind } from './kind.ts';
import type { Ability } from './words.ts';

/** Where what only holds for a pilot holds. */
export const AS_PILOT = 'pilot';

/** All that a card says, wherever it is: what it says as a pilot comes last, so that pointers to the rest stay. */
export const abilitiesOn = keptFor(({ abilities, asPilot }: Kind): readonly Ability[] => [
  ...abilities,
  ...asPilot.map((ability): Ability => ({ ...ability, from: AS_PILOT })),
]);

/** From where a card has actions; undefined: from play. */
export const placesOfActions = keptFor((kind: Kind): readonly (string | undefined)[] =>
  abilitiesOn(kind).flatMap((ability) => ('action' in ability ? [ability.from] : [])),
);
