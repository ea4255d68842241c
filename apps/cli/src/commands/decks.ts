import { type Command, Option } from 'commander';
import { InputFault } from '../fault.ts';
import { wordsOf } from '../files/deck-words.ts';
import { readText } from '../files/read.ts';
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
  }
  const games = GAMES.flatMap(({ id, name, decks: its }) => (its ? [{ id, name, decks: its }] : []));
  decks
    .command('check')
    .summary('names everything that is wrong with a deck, and the cards that cannot be played yet')
    .description(
      'Reads a deck from a file and names every rule that it breaks and every card that cannot be played yet. ' +
        'It may be JSON, the text that swdestinydb exports (operations), OCTGN’s .o8d or a plain list of objective sets (card-game).',
    )
    .argument('<file>', 'the deck')
    .addOption(
      new Option('--game <game>', 'the game that it is for; unless said, the one that it looks like').choices(
        games.map(({ id }) => id),
      ),
    )
    .action((path: string, { game }: { readonly game?: string }, command: Command) => {
      const { paper } = settingOf(io, command.optsWithGlobals());
      const text = readText(path);
      const meant = game === undefined ? mostLike(path, text) : games.find(({ id }) => id === game);
      if (meant) print(io.stdout, meant.decks.check(path, paper));
    });

  /** The game of which the file names the most. */
  function mostLike(path: string, text: string) {
    const words = wordsOf(text);
    const sure = games.map(({ decks: its }) => words.reduce((sum, word) => sum + its.surenessOf(word), 0));
    const most = Math.max(...sure);
    if (most > 0) return games[sure.indexOf(most)];
    throw new InputFault({
      says: [
        `${path}: this file names nothing of any deck.`,
        ...games.map(({ name, decks: its }) => `A deck of ${name}: ${its.forms}`),
      ],
      remedy:
        'Mend the file, or say which game it is for with --game: then you are told what is wrong in it.',
    });
  }
}
