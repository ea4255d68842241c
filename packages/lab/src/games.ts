import { CARD_GAME } from './card-game.ts';
import { DECKBUILDING } from './deckbuilding.ts';
import type { LabGame } from './lab-game.ts';
import { OPERATIONS } from './operations.ts';

const GAMES: readonly LabGame[] = [DECKBUILDING, OPERATIONS, CARD_GAME];

export function labGame(id: string): LabGame {
  const game = GAMES.find((each) => each.id === id);
  if (game) return game;
  throw new Error(`The lab has no game "${id}"; it has ${GAMES.map((each) => each.id).join(', ')}.`);
}
