import type { Command } from 'commander';
import { InputFault } from '../fault.ts';
import type { CliGame } from '../game.ts';
import { GAMES, gameById } from '../games/index.ts';

/** Under a command one for each game, with flags of its own; the first game is meant where none is named. */
export function addPerGame(parent: Command, add: (command: Command, game: CliGame) => void): void {
  for (const [i, game] of GAMES.entries()) {
    const command = parent
      .command(game.id, { isDefault: i === 0 })
      .summary(game.name)
      .description(`${game.name}.`)
      .allowExcessArguments()
      .hook('preAction', () => refuseWords(parent, command, game));
    add(command, game);
  }
}

/** Behind the game there are flags only; a word there is a game that came too late, or none. */
function refuseWords(parent: Command, { args: [word] }: Command, game: CliGame): void {
  if (word === undefined || word === game.id) return;
  const { id } = gameById(word);
  throw new InputFault({
    says: `"${id}" stands behind flags of ${game.id}.`,
    remedy: `Name the game first: holofoe ${parent.name()} ${id}.`,
  });
}
