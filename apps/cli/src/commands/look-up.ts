import type { CliGame } from '../game.ts';
import { GAMES, gameById } from '../games/index.ts';

/** What is looked up, in one game or in all of them: the game may be left out. */
export function gameAndWord(
  first: string | undefined,
  second: string | undefined,
): { readonly games: readonly CliGame[]; readonly word: string | undefined } {
  const game = GAMES.find(({ id }) => id === first);
  if (game) return { games: [game], word: second };
  // Two words of which the first is no game: gameById says so.
  return { games: second === undefined || first === undefined ? GAMES : [gameById(first)], word: first };
}
