import type { Command } from 'commander';
import { GAMES } from '../games/index.ts';
import { type Io, print } from '../io.ts';
import { settingOf } from './common.ts';

export function addScenarios(program: Command, io: Io): void {
  const scenarios = program
    .command('scenarios')
    .summary('what can be played against, stage by stage')
    .description('The scenarios of a game.');
  for (const { id, name, scenarios: its } of GAMES) {
    if (!its) continue;
    scenarios
      .command(id)
      .summary(`the scenarios of ${name}`)
      .description('All scenarios, or one of them with its stages.')
      .argument('[scenario]', 'its code or its name')
      .action((scenario: string | undefined, _: object, command: Command) => {
        const { paper } = settingOf(io, command.optsWithGlobals());
        print(io.stdout, scenario === undefined ? its.list(paper) : its.show(scenario, paper));
      });
  }
}
