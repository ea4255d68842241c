import type { Command } from 'commander';
import { InputFault } from '../fault.ts';
import { GAMES } from '../games/index.ts';
import { type Io, print } from '../io.ts';
import { findRule, ruleLines, ruleList } from '../terminal/rules.ts';
import { settingOf } from './common.ts';
import { gameAndWord } from './look-up.ts';

export function addRules(program: Command, io: Io): void {
  program
    .command('rules')
    .summary('the solo rules and how they are read')
    .description('All solo rules, those of a game, or one of them in full with its ruling.')
    .argument('[game]', `one of: ${GAMES.map(({ id }) => id).join(', ')}; may be left out before a number`)
    .argument('[id]', 'the number of a rule, such as DBG-27 or OPS-10')
    .action((first: string | undefined, second: string | undefined, _: object, command: Command) => {
      const { paper } = settingOf(io, command.optsWithGlobals());
      const { games, word: id } = gameAndWord(first, second);
      if (id === undefined) {
        print(
          io.stdout,
          games.flatMap(({ rulebook }) => ruleList(rulebook, paper)),
        );
        return;
      }
      const found = findRule(
        games.flatMap(({ rulebook }) => rulebook),
        id,
      );
      if ('says' in found)
        throw new InputFault({ says: found.says, remedy: '"holofoe rules" lists all of them.' });
      print(io.stdout, ruleLines(found, paper));
    });
}
