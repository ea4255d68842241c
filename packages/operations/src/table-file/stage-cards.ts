import { kindById } from '../cards/catalogue.ts';
import { healthIn, times } from '../rules/stages.ts';
import { aiDeck } from '../scenarios/ai-deck.ts';
import { EXPERT_MODE } from '../scenarios/sets.ts';
import type { PerPlayer, Stage } from '../scenarios/stage.ts';
import type { Listing } from './holders.ts';

/** What a stage begins with, for a number of players. */
export interface StageCards {
  readonly characters: readonly string[];
  readonly supports: readonly string[];
  readonly plots: readonly string[];
  readonly deck: readonly string[];
}

export function stageCards(stage: Stage, perPlayer: number, expert: boolean): StageCards {
  const repeated = ({ id, count }: { readonly id: string; readonly count: PerPlayer }) =>
    Array.from({ length: times(count, { perPlayer }) }, () => id);
  return {
    characters: stage.characters.flatMap(repeated),
    supports: stage.puts.flatMap(repeated),
    plots: expert ? [EXPERT_MODE.plot] : [],
    deck: aiDeck(stage, expert),
  };
}

/** How a stage lists a character; undefined where it does not. */
export function listingIn(stage: Stage, perPlayer: number, id: string): Listing | undefined {
  const listed = stage.characters.find((each) => each.id === id);
  return (
    listed && {
      elite: listed.elite === true,
      health: healthIn(listed.health, { perPlayer }),
      hunter: listed.hunter === true || kindById(id)?.hunter === true,
    }
  );
}
