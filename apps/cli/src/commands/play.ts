import { randomInt } from 'node:crypto';
import { OptionsError } from '@holofoe/table';
import { type Command, Option } from 'commander';
import { readHandWritten } from '../files/hand-written.ts';
import type { CliGame, Sitting, Wishes } from '../game.ts';
import { GAMES, gameById } from '../games/index.ts';
import { type Io, print } from '../io.ts';
import { toldTo } from '../play/chair.ts';
import { newsLines } from '../play/news.ts';
import { optionLines } from '../play/options.ts';
import { Session } from '../play/session.ts';
import { type Prompt, promptOn } from '../terminal/prompt.ts';
import { wrap } from '../terminal/text.ts';
import {
  commaSeparated,
  faultsOfFlags,
  openSave,
  optionFlag,
  type Setting,
  seed as seedFrom,
  settingOf,
  withTable,
} from './common.ts';

interface Flags {
  readonly side?: 'empire' | 'rebel';
  readonly bot?: 'empire' | 'rebel';
  readonly two?: true;
  readonly watch?: true;
  readonly bases?: readonly string[] | 'ask';
  readonly seed?: number;
  readonly option: Readonly<Record<string, string>>;
  readonly load?: string;
  readonly table?: string;
}

export function addPlay(program: Command, io: Io): void {
  const whoPlays = ['side', 'bot', 'two', 'watch', 'load', 'table'];
  const without = (name: string) => whoPlays.filter((other) => other !== name);
  const side = new Option('--side <side>', 'the side that you play').choices(['empire', 'rebel']);
  const bot = new Option('--bot <side>', 'the side that the bot plays').choices(['empire', 'rebel']);
  program
    .command('play')
    .summary('play a game, against the bot or with somebody at the same screen')
    .description('Play a game at the keyboard, a line at a time. "?" in the game lists what you can type.')
    .argument('[game]', `one of: ${GAMES.map(({ id }) => id).join(', ')}`, 'deckbuilding')
    .addOption(side.conflicts(without('side')))
    .addOption(bot.conflicts(without('bot')))
    .addOption(new Option('--two', 'two persons at one screen').conflicts(without('two')))
    .addOption(new Option('--watch', 'the bot against itself').conflicts(without('watch')))
    .option(
      '--bases <a,b>',
      'your second and third base, or "ask"; the strongest unless said',
      commaSeparated,
    )
    .option('--seed <number>', 'the same number deals the same game', seedFrom)
    .addOption(optionFlag('a choice that the rulings leave open, as below'))
    .addOption(
      new Option('--load <file>', 'go on with a saved game').conflicts([
        ...without('load'),
        'bases',
        'option',
        'seed',
      ]),
    )
    .addOption(
      new Option('--table <file>', 'begin at a table written by hand').conflicts([
        ...without('table'),
        'bases',
        'option',
      ]),
    )
    .addHelpText('after', () => GAMES.flatMap(optionHelp).join('\n'))
    .action(async (id: string, flags: Flags, command: Command) => {
      await play(gameById(id), flags, settingOf(io, command.optsWithGlobals()));
    });
}

function optionHelp(game: CliGame): string[] {
  return ['', `Options of ${game.id} (--option NAME=VALUE):`, ...optionLines(game.schemas.config())];
}

async function play(game: CliGame, flags: Flags, { io, paper }: Setting): Promise<void> {
  const prompt = promptOn(io, io.stdout);
  try {
    const say = (lines: readonly string[]) => print(io.stdout, lines);
    const opened = await open(game, flags, prompt, say);
    if (!opened) return;
    const { sitting, intro, again } = opened;
    say(intro.flatMap((line) => wrap(line, paper.width)));
    if (sitting.persons.length === 0) {
      const reader = { story: game.story, seat: 0, persons: [] };
      const told = toldTo({ game, sitting, seat: 0, paper, say, ask: prompt.line });
      say([...newsLines(reader, told, 0, paper), '', ...sitting.draw(0, paper), '', sitting.ending() ?? '']);
      return;
    }
    const clears = io.stdout.isTTY === true && io.env.TERM !== 'dumb';
    const wipe = () => io.stdout.write(clears ? '\u001b[2J\u001b[3J\u001b[H' : '\n'.repeat(60));
    const rows = prompt.byHand ? io.stdout.rows : undefined;
    await new Session(
      { game, sitting, paper, prompt, say, wipe, rows, again },
      flags.load !== undefined,
    ).run();
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
async function open(
  game: CliGame,
  flags: Flags,
  prompt: Prompt,
  say: (lines: readonly string[]) => void,
): Promise<Opened | undefined> {
  const command = `holofoe play ${game.id}`;
  if (flags.load !== undefined) {
    const sitting = openSave(game, flags.load);
    const { note } = sitting.table;
    return {
      sitting,
      intro: [`${game.name}, from ${flags.load}.`, ...(note ? [note] : [])],
      again: `${command} --load ${flags.load}`,
    };
  }
  const seed = flags.seed ?? randomInt(1_000_000);
  if (flags.table !== undefined) {
    const file = readHandWritten(flags.table, game);
    const sitting = await withTable(file, (table) => game.openAt(table, seed));
    return {
      sitting,
      intro: [`${game.name}, from ${flags.table}.`],
      again: `${command} --table ${flags.table} --seed ${seed}`,
    };
  }
  const bots = botsOf(flags) ?? (await askForSide(prompt, say, game));
  if (bots === undefined) return undefined;
  const config = game.configOf({
    bots,
    options: flags.option,
    ...(flags.bases === undefined ? {} : { bases: flags.bases }),
  });
  try {
    const sitting = game.open(config, seed);
    return {
      sitting,
      intro: introOf(game, bots, seed),
      again: [command, flagOf(bots), ...moreFlags(flags), '--seed', seed].join(' '),
    };
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw faultsOfFlags(error.faults, game.schemas.config());
  }
}

function botsOf({ side, bot, two, watch }: Flags): Wishes['bots'] | undefined {
  if (two) return 'none';
  if (watch) return 'both';
  return bot ?? (side && other(side));
}

function other(side: 'empire' | 'rebel'): 'empire' | 'rebel' {
  return side === 'empire' ? 'rebel' : 'empire';
}

/** The only question before the game. */
async function askForSide(
  prompt: Prompt,
  say: (lines: readonly string[]) => void,
  game: CliGame,
): Promise<Wishes['bots'] | undefined> {
  say([game.name, 'You play the Rebels against the Empire, or the Empire against the Rebels.']);
  for (;;) {
    const line = await prompt.line('Enter for the Rebels, e for the Empire: ');
    if (line === undefined) return undefined;
    const typed = line.trim().toLowerCase();
    if (typed === '' || 'rebels'.startsWith(typed)) return 'empire';
    if ('empire'.startsWith(typed)) return 'rebel';
    say([`"${typed}" is no side.`]);
  }
}

function flagOf(bots: Wishes['bots']): string {
  if (bots === 'none') return '--two';
  return bots === 'both' ? '--watch' : `--side ${other(bots)}`;
}

function moreFlags({ bases, option }: Flags): string[] {
  return [
    ...(bases === undefined ? [] : ['--bases', bases === 'ask' ? bases : bases.join(',')]),
    ...Object.entries(option).flatMap(([name, value]) => ['--option', `${name}=${value}`]),
  ];
}

function introOf(game: CliGame, bots: Wishes['bots'], seed: number): string[] {
  const who = {
    empire: 'You are the Rebels, the bot is the Empire.',
    rebel: 'You are the Empire, the bot is the Rebels.',
    none: 'Two persons at one screen.',
    both: 'The bot against itself.',
  }[bots];
  const goal =
    bots === 'both'
      ? ''
      : ' Destroy three bases to win. "?" lists what you can type; "card" shows the galaxy row and your hand in full.';
  return [`${game.name}, seed ${seed}. ${who}${goal}`];
}
