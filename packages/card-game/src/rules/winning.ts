import { read, type Seat } from '@holofoe/kernel';
import { DARK, type Ending, LIGHT, OBJECTIVES_TO_WIN, opponentOf, playerOf } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { dialOf } from './reads.ts';
import { tell } from './telling.ts';

/** The game is over at once, wherever the rules are: the top loop catches it. */
export class GameOver extends Error {
  override readonly name = 'GameOver';
}

function win(game: CardGameEngine, seat: Seat, how: Ending, rule?: string): never {
  game.state.winner = seat;
  game.state.ending = how;
  tell(game, { kind: 'wins', seat, how }, rule);
  throw new GameOver('The game is over.');
}

export function lose(game: CardGameEngine, seat: Seat, how: Ending, rule?: string): never {
  return win(game, opponentOf(seat), how, rule);
}

/** After each change: LCG-36, LCG-37, LCG-38. */
export function checkWinner(game: CardGameEngine): void {
  const { state } = game;
  if (scoreOf(game, LIGHT) >= OBJECTIVES_TO_WIN) win(game, LIGHT, 'objectives', 'LCG-36');
  if (dialOf(game) >= state.options.dial)
    win(game, DARK, 'dial', playerOf(state, LIGHT).isAi ? 'LCG-38' : 'LCG-37');
}

/** Objectives in a victory pile, completed missions among them; some count for more than one. */
export function scoreOf(game: CardGameEngine, seat: Seat): number {
  let score = 0;
  for (const card of playerOf(game.state, seat).victory) score += read(game, 'scores', card);
  return score;
}
