import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { addAdvise } from './commands/advise.ts';
import { addCampaign } from './commands/campaign.ts';
import { addCards } from './commands/cards.ts';
import { addDecks } from './commands/decks.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addScenarios } from './commands/scenarios.ts';
import { addSchema } from './commands/schema.ts';
import { addSimulate } from './commands/simulate.ts';
import { report } from './fault.ts';
import type { Io } from './io.ts';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** Runs one command and returns its exit code: 0 done, 2 bad input, 1 a fault of the program. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const program = new Command('holofoe')
    .description('The opponent for the empty chair: play, ask for advice, simulate.')
    .version(version)
    .option('--no-color', 'without colours (so does NO_COLOR)')
    .exitOverride()
    .configureHelp({ showGlobalOptions: true, helpWidth: 80 })
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      // `report` tells it, with a remedy.
      outputError: () => {},
      getOutHelpWidth: () => 80,
      getErrHelpWidth: () => 80,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  const commands = [
    addPlay,
    addAdvise,
    addCampaign,
    addSimulate,
    addReplay,
    addRules,
    addCards,
    addDecks,
    addScenarios,
    addSchema,
  ];
  for (const add of commands) add(program, io);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    return report(error, io);
  }
}
