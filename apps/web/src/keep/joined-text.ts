import { joinParts } from '@holofoe/table';
import { inParts, type Stored } from './stored.ts';

/** The file of a game that is kept in parts; what cannot be joined is told as it is. */
export function joinedText(game: Stored): string {
  const kept = inParts(game);
  try {
    return JSON.stringify(joinParts(kept));
  } catch {
    return JSON.stringify(kept);
  }
}
