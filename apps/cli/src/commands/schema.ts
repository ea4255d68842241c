import { Argument, type Command } from 'commander';
import { GAMES, gameById } from '../games/index.ts';
import { type Io, print } from '../io.ts';

export function addSchema(program: Command, io: Io): void {
  program
    .command('schema')
    .summary('the JSON Schema of what can be written by hand')
    .description('Prints a JSON Schema: of a table for "advise", or of the configuration of a game.')
    .argument('<game>', `one of: ${GAMES.map(({ id }) => id).join(', ')}`)
    .addArgument(new Argument('[what]', 'what it describes').choices(['table', 'config']).default('table'))
    .action((id: string, what: 'table' | 'config') => {
      print(io.stdout, [JSON.stringify(gameById(id).schemas[what](), undefined, 2)]);
    });
}
