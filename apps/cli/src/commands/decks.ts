import type { Command } from 'commander';
import { GAMES } from '../games/index.ts';
import { type Io, print } from '../io.ts';
import { settingOf } from './common.ts';

export function addDecks(program: Command, io: Io): void {
  const decks = program
    .command('decks')
    .summary('the ready decks, and whether a deck of yours may be played')
    .description('The decks that can be played at once; or a look at a deck of your own.');
  for (const { id, name, decks: its } of GAMES) {
    if (!its) continue;
    decks
      .command(id)
      .summary(`the ready decks of ${name}`)
      .description('All ready decks, or one of them with all of its cards.')
      .argument('[deck]', 'its code or its name')
      .action((deck: string | undefined, _: object, command: Command) => {
        const { paper } = settingOf(io, command.optsWithGlobals());
        print(io.stdout, deck === undefined ? its.list(paper) : its.show(deck, paper));
      });
    decks
      .command('check')
      .summary('names everything that is wrong with a deck, and the cards that cannot be played yet')
      .description(
        'Reads a deck from a file, as JSON or as the text that swdestinydb exports, and names every rule that it breaks and every card that cannot be played yet.',
      )
      .argument('<file>', 'the deck')
      .action((path: string, _: object, command: Command) => {
        const { paper } = settingOf(io, command.optsWithGlobals());
        print(io.stdout, its.check(path, paper));
      });
  }
}
