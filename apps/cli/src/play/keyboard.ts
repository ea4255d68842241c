import type { CliGame, Sitting } from '../game.ts';
import { type Io, print } from '../io.ts';
import type { Paper } from '../terminal/paper.ts';
import type { Prompt } from '../terminal/prompt.ts';
import { Session } from './session.ts';

interface AtTable {
  readonly game: CliGame;
  readonly sitting: Sitting;
  /** One person holds all seats. */
  readonly solo: boolean;
  /** It was saved and is taken up again. */
  readonly goesOn: boolean;
  /** Whenever the game has come further or gone back. */
  readonly afterStep?: () => void;
  readonly farewell: (isUnsaved: boolean) => string;
}

/** Plays at this terminal until the game is left. */
export async function playAtKeyboard(
  io: Io,
  paper: Paper,
  prompt: Prompt,
  { goesOn, ...at }: AtTable,
): Promise<void> {
  const clears = io.stdout.isTTY === true && io.env.TERM !== 'dumb';
  const wipe = () => io.stdout.write(clears ? '\u001b[2J\u001b[3J\u001b[H' : '\n'.repeat(60));
  const rows = prompt.byHand ? io.stdout.rows : undefined;
  const say = (lines: readonly string[]) => print(io.stdout, lines);
  await new Session({ ...at, paper: { ...paper, rows }, prompt, say, wipe }, goesOn).run();
}
