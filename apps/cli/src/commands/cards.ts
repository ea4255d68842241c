import { type Command, Option } from 'commander';
import { InputFault } from '../fault.ts';
import type { CardLine } from '../game.ts';
import { GAMES } from '../games/index.ts';
import { type Io, print } from '../io.ts';
import { cardLines } from '../terminal/card.ts';
import type { Paper } from '../terminal/paper.ts';
import { capital, wrap } from '../terminal/text.ts';
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
      const wanted = all.filter(
        (card) => (faction ?? card.faction) === card.faction && (type ?? card.type) === card.type,
      );
      print(io.stdout, table(wanted, paper));
    });
}

function oneCard(text: string, paper: Paper): string[] {
  const looked = GAMES.map(({ cards }) => ({ cards, found: cards.find(text) }));
  for (const { cards, found } of looked) if ('id' in found) return cardLines(cards.describe(found.id), paper);
  const says = looked.flatMap(({ found }) => ('says' in found ? [capital(found.says)] : []));
  throw new InputFault({ says, remedy: '"holofoe cards" lists all of them.' });
}

function table(cards: readonly CardLine[], { width, ink }: Paper): string[] {
  const widest = (name: 'id' | 'name') => Math.max(4, ...cards.map((card) => card[name].length));
  const columns = { id: widest('id'), name: widest('name') };
  const first = ({ id, name, faction, type, cost }: Omit<CardLine, 'numbers'>) =>
    `${id.padEnd(columns.id)}  ${name.padEnd(columns.name)}  ${faction.padEnd(7)}  ${type.padEnd(4)}  ${cost.padStart(4)}  `;
  return [
    ink.bold(first({ id: 'id', name: 'name', faction: 'faction', type: 'type', cost: 'cost' })),
    ...cards.flatMap((card) => wrap(card.numbers, width, first(card))),
  ];
}
