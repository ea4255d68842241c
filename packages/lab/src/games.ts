import { DECKBUILDING } from './deckbuilding.ts';
import type { LabGame } from './lab-game.ts';
import { OPERATIONS } from './operations.ts';

/** The games of the lab, by their ids. */
const GAMES: Readonly<Record<string, LabGame>> = { deckbuilding: DECKBUILDING, operations: OPERATIONS };

export function labGame(id: string): LabGame {
  const game = GAMES[id];
  if (game) return game;
  throw new Error(`The lab has no game "${id}"; it has ${Object.keys(GAMES).join(', ')}.`);
}
