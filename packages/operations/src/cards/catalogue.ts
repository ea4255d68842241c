import { AI_EVENTS } from './ai-events.ts';
import { BEHAVIOR } from './behavior.ts';
import { FURTHER_CARDS } from './further-cards.ts';
import { HERO_CARDS } from './hero-cards.ts';
import { HEROES } from './heroes.ts';
import type { Kind } from './kind.ts';
import { NEUTRAL_CARDS } from './neutral-cards.ts';
import { NEUTRAL_EVENTS } from './neutral-events.ts';
import { VILLAIN_CARDS } from './villain-cards.ts';
import { VILLAINS } from './villains.ts';

/** Every different card. */
export const KINDS: readonly Kind[] = [
  ...HEROES,
  ...HERO_CARDS,
  ...VILLAINS,
  ...VILLAIN_CARDS,
  ...NEUTRAL_CARDS,
  ...NEUTRAL_EVENTS,
  ...FURTHER_CARDS,
  ...BEHAVIOR,
  ...AI_EVENTS,
];

const BY_ID: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.id, kind]));

export function kindById(id: string): Kind | undefined {
  return BY_ID.get(id);
}
