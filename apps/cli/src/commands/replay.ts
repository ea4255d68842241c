import { oneLine, type Seat } from '@holofoe/kernel';
import type { Command } from 'commander';
import { InputFault } from '../fault.ts';
import { wholeNumber } from '../flags.ts';
import type { Sitting } from '../game.ts';
import { type Io, print } from '../io.ts';
import { newsLines } from '../play/news.ts';
import { storyFor } from '../story.ts';
import { wrap } from '../terminal/text.ts';
import { openAnySave, type Setting, settingOf } from './common.ts';

const LONGEST_LINE = 1000;

interface Flags {
  readonly to?: number;
  readonly side?: string;
}

export function addReplay(program: Command, io: Io): void {
  program
    .command('replay')
    .summary('check a saved game by playing it again, and show it')
    .description('Plays a saved game again, compares every checkpoint, and prints its log and the table.')
    .argument('<file>', 'a file that "save" wrote')
    .option('--to <position>', 'only up to this position of the journal', wholeNumber(0))
    .option(
      '--side <side>',
      'as this side saw it: empire or rebel, light or dark; in operations the number of a player',
    )
    .action((path: string, flags: Flags, command: Command) => {
      replay(path, flags, settingOf(io, command.optsWithGlobals()));
    });
}

function replay(path: string, { to, side }: Flags, setting: Setting): void {
  const { game, sitting: whole } = openAnySave(path);
  const { position, note } = whole.table;
  if (to !== undefined && to > position) {
    throw new InputFault({
      says: `--to ${to}: the journal of ${path} ends at position ${position}.`,
      remedy: `Name a position from 0 to ${position}.`,
    });
  }
  const seat = side === undefined ? (whole.persons[0] ?? 0) : seatCalled(whole, side);
  const sitting = to === undefined ? whole : whole.at(to);
  const told = sitting.table.events(seat).filter(({ at }) => at <= (to ?? position));
  const { io, paper } = setting;
  const { persons } = whole;
  const reader = { story: storyFor(game.story, seat, persons), seat, persons };
  const first = `${game.name}, ${path}: ${position} journal entries, every checkpoint as it was saved.`;
  const ahead = to !== undefined && sitting.table.position > to;
  print(io.stdout, [
    ...wrap(first, paper.width),
    ...(note === undefined ? [] : wrap(note, paper.width)),
    ...whole.table.earlierLog(seat).flatMap((line) => wrap(oneLine(line, LONGEST_LINE), paper.width, '  ')),
    ...newsLines(
      reader,
      told.map(({ event }) => ({ event, assumed: [] })),
      0,
      paper,
    ),
    '',
    ...(ahead
      ? wrap(
          `Position ${to} lies between two questions; this is the table at the next one, position ${sitting.table.position}:`,
          paper.width,
        )
      : []),
    ...sitting.draw(seat, paper),
    ...(sitting.ending() === undefined ? [] : ['', sitting.ending() ?? '']),
  ]);
}

function seatCalled({ seats }: Sitting, side: string): Seat {
  const seat = seats.findIndex(({ word }) => word === side);
  if (seat >= 0) return seat;
  throw new InputFault({
    says: `--side ${side}: there is no such side in this game.`,
    remedy: `Name one of ${seats.map(({ word }) => word).join(', ')}.`,
  });
}
