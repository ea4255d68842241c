import { type Command, Option } from 'commander';
import { InputFault } from '../fault.ts';
import type { CardLine } from '../game.ts';
import { GAMES } from '../games/index.ts';
import { type Io, print } from '../io.ts';
import { cardLines } from '../terminal/card.ts';
import type { Paper } from '../terminal/paper.ts';
import { capital } from '../terminal/text.ts';
import { settingOf } from './common.ts';

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
    .description('All cards in a table, or one of them as it prints.')
    .argument('[id]', 'a card: its id (at-st) or its printed name (AT-ST)')
    .addOption(new Option('--faction <faction>', 'only cards of this faction').choices(values('faction')))
    .addOption(new Option('--type <type>', 'only cards of this type').choices(values('type')))
    .action((id: string | undefined, { faction, type }: Flags, command: Command) => {
      const { paper } = settingOf(io, command.optsWithGlobals());
      if (id !== undefined) {
        print(io.stdout, oneCard(id, paper));
        return;
      }
      const wanted = (card: CardLine) =>
        (faction ?? card.faction) === card.faction && (type ?? card.type) === card.type;
      print(io.stdout, table(wanted, paper));
    });
}

function oneCard(text: string, paper: Paper): string[] {
  const looked = GAMES.map(({ cards }) => ({ cards, found: cards.find(text) }));
  for (const { cards, found } of looked) if ('id' in found) return cardLines(cards.describe(found.id), paper);
  const says = looked.flatMap(({ found }) => ('says' in found ? [capital(found.says)] : []));
  throw new InputFault({ says, remedy: '"holofoe cards" lists all of them.' });
}

/** One game after the other: each has columns of its own. */
function table(wanted: (card: CardLine) => boolean, { ink }: Paper): string[] {
  return GAMES.flatMap(({ cards: { columns, all } }) => {
    const cards = all.filter(wanted);
    const widest = (name: 'id' | 'name') => Math.max(4, ...cards.map((card) => card[name].length));
    const [ids, names] = [widest('id'), widest('name')];
    const line = ({ id, name, faction, type, values }: CardLine) => {
      const words = [id.padEnd(ids), name.padEnd(names), faction.padEnd(7), type.padEnd(4)];
      const numbers = columns.map((column, i) => (values[i] ?? '').padStart(column.length));
      return [...words, ...numbers].join(' ').trimEnd();
    };
    const head = line({ id: 'id', name: 'name', faction: 'faction', type: 'type', values: columns });
    return [ink.bold(head), ...cards.map(line)];
  });
}
