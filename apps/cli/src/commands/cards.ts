import { type Command, Option } from 'commander';
import { InputFault } from '../fault.ts';
import type { CardLine, CliGame } from '../game.ts';
import { GAMES } from '../games/index.ts';
import { type Io, print } from '../io.ts';
import { cardLines } from '../terminal/card.ts';
import type { Paper } from '../terminal/paper.ts';
import { capital, wrap } from '../terminal/text.ts';
import { settingOf } from './common.ts';
import { gameAndWord } from './look-up.ts';

interface Flags {
  readonly faction?: string;
  readonly type?: string;
}

export function addCards(program: Command, io: Io): void {
  const all = GAMES.flatMap(({ cards }) => cards.all);
  const values = (name: 'faction' | 'type') => [...new Set(all.map((card) => card[name]))];
  program
    .command('cards')
    .summary('the cards, from their data')
    .description('All cards in a table, those of a game, or one of them as it prints.')
    .argument('[game]', `one of: ${GAMES.map(({ id }) => id).join(', ')}; may be left out before a card`)
    .argument('[card]', 'a card: its id (at-st, 01059) or its printed name (AT-ST, Lightsaber)')
    .addOption(new Option('--faction <faction>', 'only cards of this faction').choices(values('faction')))
    .addOption(new Option('--type <type>', 'only cards of this type').choices(values('type')))
    .action(
      (first: string | undefined, second: string | undefined, { faction, type }: Flags, command: Command) => {
        const { paper } = settingOf(io, command.optsWithGlobals());
        const { games, word } = gameAndWord(first, second);
        if (word !== undefined) {
          print(io.stdout, oneCard(games, word, paper));
          return;
        }
        const wanted = (card: CardLine) =>
          (faction ?? card.faction) === card.faction && (type ?? card.type) === card.type;
        print(io.stdout, table(games, wanted, paper));
      },
    );
}

/** A name that two games have stands for the cards of both. */
function oneCard(games: readonly CliGame[], text: string, paper: Paper): string[] {
  const looked = games.map(({ cards }) => ({ cards, found: cards.find(text) }));
  const lines = looked.flatMap(({ cards, found }) =>
    'id' in found ? cardLines(cards.describe(found.id), paper) : [],
  );
  if (lines.length > 0) return lines;
  const says = looked.flatMap(({ found }) => ('says' in found ? [capital(found.says)] : []));
  throw new InputFault({ says, remedy: '"holofoe cards" lists all of them.' });
}

const NAME_AT_MOST = 20;

/** One game after the other: each has columns of its own. */
function table(games: readonly CliGame[], wanted: (card: CardLine) => boolean, paper: Paper): string[] {
  const { ink, width } = paper;
  return games.flatMap(({ cards: { columns, all, more: rest = '' } }) => {
    const cards = all.filter(wanted);
    if (cards.length === 0) return [];
    const widest = (name: 'id' | 'name' | 'faction' | 'type', most = Number.POSITIVE_INFINITY) =>
      Math.min(most, Math.max(name.length, ...cards.map((card) => card[name].length)));
    const [ids, names, factions, types] = [
      widest('id'),
      widest('name', NAME_AT_MOST),
      widest('faction'),
      widest('type'),
    ];
    const line = ({ id, name, faction, type, values, more = '' }: CardLine) => {
      const words = [id.padEnd(ids), clipped(name, names), faction.padEnd(factions), type.padEnd(types)];
      const numbers = columns.map((column, i) => (values[i] ?? '').padStart(column.length));
      return wrap(more, width, `${[...words, ...numbers].join(' ')} `);
    };
    const [head = ''] = line({
      id: 'id',
      name: 'name',
      faction: 'faction',
      type: 'type',
      values: columns,
      more: rest,
    });
    return [ink.bold(head), ...cards.flatMap(line)];
  });
}

function clipped(name: string, columns: number): string {
  return name.length <= columns ? name.padEnd(columns) : `${name.slice(0, columns - 1)}.`;
}
