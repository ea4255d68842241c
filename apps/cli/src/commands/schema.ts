import { campaignSchema } from '@holofoe/card-game';
import { Argument, type Command } from 'commander';
import { InputFault } from '../fault.ts';
import { GAMES, gameById } from '../games/index.ts';
import { type Io, print } from '../io.ts';

const WHAT = ['table', 'config', 'campaign'] as const;
type What = (typeof WHAT)[number];

export function addSchema(program: Command, io: Io): void {
  program
    .command('schema')
    .summary('the JSON Schema of what can be written by hand')
    .description(
      'Prints a JSON Schema: of a table for "advise", of the configuration of a game, or of the file of a campaign (card-game).',
    )
    .argument('<game>', `one of: ${GAMES.map(({ id }) => id).join(', ')}`)
    .addArgument(new Argument('[what]', 'what it describes').choices(WHAT).default('table'))
    .action((id: string, what: What) => {
      print(io.stdout, [JSON.stringify(schemaOf(id, what), undefined, 2)]);
    });
}

function schemaOf(id: string, what: What): unknown {
  const game = gameById(id);
  if (what !== 'campaign') return game.schemas[what]();
  if (game.id === 'card-game') return campaignSchema();
  throw new InputFault({
    says: `${game.name} has no campaign.`,
    remedy: '"holofoe schema card-game campaign" prints that of the Card Game.',
  });
}
