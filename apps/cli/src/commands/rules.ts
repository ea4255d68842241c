import type { Command } from 'commander';
import { InputFault } from '../fault.ts';
import { GAMES } from '../games/index.ts';
import { type Io, print } from '../io.ts';
import { findRule, ruleLines, ruleList } from '../terminal/rules.ts';
import { settingOf } from './common.ts';

export function addRules(program: Command, io: Io): void {
  program
    .command('rules')
    .summary('the solo rules and how they are read')
    .description('All solo rules, or one of them in full with its ruling.')
    .argument('[id]', 'the number of a rule, such as DBG-27')
    .action((id: string | undefined, _: object, command: Command) => {
      const { paper } = settingOf(io, command.optsWithGlobals());
      const rules = GAMES.flatMap(({ rulebook }) => rulebook);
      if (id === undefined) {
        print(io.stdout, ruleList(rules, paper));
        return;
      }
      const found = findRule(rules, id);
      if ('says' in found)
        throw new InputFault({ says: found.says, remedy: '"holofoe rules" lists all of them.' });
      print(io.stdout, ruleLines(found, paper));
    });
}
