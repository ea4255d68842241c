import { randomInt } from 'node:crypto';
import { OptionsError } from '@holofoe/table';
import { type Command, Option } from 'commander';
import { readTableFile } from '../files/hand-written.ts';
import type { CliGame, Host, Options, Sitting, Wish } from '../game.ts';
import { type Io, print } from '../io.ts';
import { toldTo } from '../play/chair.ts';
import { playAtKeyboard } from '../play/keyboard.ts';
import { newsLines } from '../play/news.ts';
import { optionLines } from '../play/options.ts';
import { promptOn } from '../terminal/prompt.ts';
import { wrap } from '../terminal/text.ts';
import {
  faultsOfFlags,
  openSave,
  optionFlag,
  type Setting,
  seed as seedFrom,
  settingOf,
  withTable,
} from './common.ts';
import { addPerGame } from './per-game.ts';

interface Flags {
  readonly solo?: true;
  readonly seed?: number;
  readonly option: Options;
  readonly load?: string;
  readonly table?: string;
}

/** Asks for what the flags of the game leave open. */
type WishOf = (options: Options, host: Host) => Promise<Wish | undefined>;

export function addPlay(program: Command, io: Io): void {
  const parent = program
    .command('play')
    .summary('play a game, alone or with others at the same screen')
    .description('Play a game at the keyboard, a line at a time. "?" in the game lists what you can type.');
  addPerGame(parent, (command, game) => {
    const wishOf = game.newGame.addFlags(command);
    const itsOwn = command.options.map((option) => option.attributeName());
    command
      .option(
        '--solo',
        'you hold the seats of all players: nothing is hidden from you, no screen handed over',
      )
      .option('--seed <number>', 'the same number deals the same game', seedFrom)
      .addOption(optionFlag('a choice that the rulings leave open, as below'))
      .addOption(
        new Option('--load <file>', 'go on with a saved game').conflicts([
          ...itsOwn,
          'table',
          'option',
          'seed',
        ]),
      )
      .addOption(
        new Option('--table <file>', 'begin at a table written by hand').conflicts([...itsOwn, 'option']),
      )
      .addHelpText('after', () =>
        ['', 'Options (--option NAME=VALUE):', ...optionLines(game.schemas.config())].join('\n'),
      )
      .action(async (flags: Flags) => {
        await play(game, flags, wishOf, settingOf(io, command.optsWithGlobals()));
      });
  });
}

async function play(game: CliGame, flags: Flags, wishOf: WishOf, { io, paper }: Setting): Promise<void> {
  const prompt = promptOn(io, io.stdout);
  try {
    const say = (lines: readonly string[]) => print(io.stdout, lines);
    const opened = await open(game, flags, wishOf, { say, ask: prompt.line });
    if (!opened) return;
    const { sitting, intro, again } = opened;
    const shared = sitting.persons.length > 1 && !flags.solo;
    const how = shared
      ? ['The screen is handed over from seat to seat; who holds all of them adds --solo.']
      : [];
    say([...intro, ...how].flatMap((line) => wrap(line, paper.width)));
    if (sitting.persons.length === 0) {
      const reader = { story: game.story, seat: 0, persons: [] };
      const told = toldTo(sitting, 0);
      say([...newsLines(reader, told, 0, paper), '', ...sitting.draw(0, paper), '', sitting.ending() ?? '']);
      return;
    }
    await playAtKeyboard(io, paper, prompt, {
      game,
      sitting,
      solo: flags.solo === true,
      goesOn: flags.load !== undefined,
      farewell: (isUnsaved) => {
        const hint = isUnsaved ? ' This game was not saved; "save FILE" before "quit" keeps one.' : '';
        return `Goodbye.${hint} The same deal again: ${again}`;
      },
    });
  } finally {
    prompt.close();
  }
}

interface Opened {
  readonly sitting: Sitting;
  readonly intro: readonly string[];
  /** How to begin the same game again. */
  readonly again: string;
}

/** Undefined where the input ended before anything began. */
async function open(game: CliGame, flags: Flags, wishOf: WishOf, host: Host): Promise<Opened | undefined> {
  const command = ['holofoe play', game.id, ...(flags.solo ? ['--solo'] : [])];
  if (flags.load !== undefined) {
    const { sitting } = openSave(flags.load, () => game);
    const { note } = sitting.table;
    return {
      sitting,
      intro: [`${game.name}, from ${flags.load}.`, ...(note ? [note] : [])],
      again: [...command, '--load', flags.load].join(' '),
    };
  }
  const seed = flags.seed ?? randomInt(1_000_000);
  if (flags.table !== undefined) {
    const file = readTableFile(flags.table, game);
    const sitting = await withTable(file, (table) => game.openAt(table, seed));
    return {
      sitting,
      intro: [`${game.name}, from ${flags.table}.`],
      again: [...command, '--table', flags.table, '--seed', seed].join(' '),
    };
  }
  const wish = await wishOf(flags.option, host);
  if (!wish) return undefined;
  try {
    return {
      sitting: game.open(wish.config, seed),
      intro: [`${game.name}, seed ${seed}. ${wish.intro}`],
      again: [...command, ...wish.again, ...optionFlags(flags.option), '--seed', seed].join(' '),
    };
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw faultsOfFlags(error.faults, game);
  }
}

function optionFlags(options: Options): string[] {
  return Object.entries(options).map(([name, value]) => `--option ${name}=${value}`);
}
