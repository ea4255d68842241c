import { InputFault } from '../fault.ts';
import type { CliGame } from '../game.ts';
import { CARD_GAME } from './card-game.ts';
import { DECKBUILDING } from './deckbuilding.ts';
import { OPERATIONS } from './operations.ts';

export const GAMES: readonly CliGame[] = [DECKBUILDING, OPERATIONS, CARD_GAME];

export function gameById(id: string): CliGame {
  const game = GAMES.find((each) => each.id === id);
  if (game) return game;
  throw new InputFault({
    says: `There is no game "${id}".`,
    remedy: `The games are: ${GAMES.map((each) => each.id).join(', ')}.`,
  });
}
