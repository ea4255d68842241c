import { ExperimentError, type Report, simulate } from '@holofoe/lab';
import { type Command, Option } from 'commander';
import { InputFault } from '../fault.ts';
import type { CliGame, Wishes } from '../game.ts';
import { GAMES, gameById } from '../games/index.ts';
import { type Io, print } from '../io.ts';
import { progressOn } from '../terminal/progress.ts';
import {
  commaSeparated,
  faultsOfFlags,
  optionFlag,
  type Setting,
  seed,
  settingOf,
  wholeNumber,
} from './common.ts';

interface Flags {
  readonly games: number;
  readonly bot: Wishes['bots'];
  readonly player: string;
  readonly seed: number;
  readonly threads: number;
  readonly bases: readonly string[] | 'ask';
  readonly option: Readonly<Record<string, string>>;
  readonly json?: true;
}

export function addSimulate(program: Command, io: Io): void {
  program
    .command('simulate')
    .summary('play many games and count how they end')
    .description('Plays many games in a row: who wins how often, how long it takes, how games end.')
    .argument('<game>', `one of: ${GAMES.map(({ id }) => id).join(', ')}`)
    .option('--games <number>', 'how many', wholeNumber(1), 1000)
    .addOption(
      new Option('--bot <side>', 'the side that the bot plays')
        .choices(['empire', 'rebel', 'both', 'none'])
        .default('empire'),
    )
    .option('--player <policy>', 'who plays the other side: greedy or random', 'greedy')
    .option('--seed <number>', 'the same number gives the same games', seed, 1)
    .option('--threads <number>', 'how many processor cores work at it', wholeNumber(1, 256), 1)
    .option('--bases <a,b>', "the player's bases; unless said, the player chooses", commaSeparated, 'ask')
    .addOption(optionFlag('a choice that the rulings leave open ("play --help" lists them)'))
    .option('--json', 'the whole report as JSON')
    .action(async (id: string, flags: Flags, command: Command) => {
      await run(gameById(id), flags, settingOf(io, command.optsWithGlobals()));
    });
}

async function run(game: CliGame, flags: Flags, { io }: Setting): Promise<void> {
  const { games, bot, player, seed: from, threads, bases, option, json } = flags;
  const config = game.configOf({ bots: bot, bases, options: option });
  const bar = progressOn(io.stderr);
  try {
    const report = await simulate({
      game: game.id,
      config,
      players: game.seats.map(() => player),
      games,
      seed: from,
      threads,
      onProgress: bar.show,
    });
    bar.clear();
    if (json) io.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
    else print(io.stdout, reportLines(report, flags));
  } catch (error) {
    bar.clear();
    if (!(error instanceof ExperimentError)) throw error;
    throw faultOf(error, game, player);
  }
}

function faultOf({ faults }: ExperimentError, game: CliGame, player: string): InputFault {
  const [policy] = faults.filter(({ path }) => path.startsWith('players'));
  if (!policy) return faultsOfFlags(faults, game.schemas.config());
  const choice = policy.says.replace(/^.*: /, '');
  return new InputFault({
    says: `--player ${player}: there is no such player.`,
    remedy: `${choice.charAt(0).toUpperCase()}${choice.slice(1)}.`,
  });
}

function reportLines(report: Report, { bot, player }: Flags): string[] {
  const { games, unfinished, sides, turns, endings, threads, seconds, gamesPerSecond, seed: from } = report;
  return [
    `${report.games} games of ${report.game}, bot: ${bot}, player: ${player}, seed ${from}`,
    '',
    'side       wins   win rate   95 % interval',
    ...Object.entries(sides).map(
      ([name, { wins, rate, low, high }]) =>
        `${name.padEnd(8)} ${String(wins).padStart(6)} ${percent(rate).padStart(10)}   ${percent(low)} to ${percent(high)}`,
    ),
    ...(unfinished > 0 ? [`unfinished ${unfinished}`] : []),
    '',
    turns
      ? `turns      mean ${turns.mean.toFixed(1)}, median ${turns.median}, ${turns.least} to ${turns.most}`
      : 'turns      no game was finished',
    ...Object.entries(endings).flatMap(([what, counts]) => [
      `${what}:`,
      ...Object.entries(counts)
        .sort(([, a], [, b]) => b - a)
        .map(
          ([value, count]) =>
            `  ${value.padEnd(20)} ${String(count).padStart(6)} ${percent(count / games).padStart(8)}`,
        ),
    ]),
    '',
    `${Math.round(gamesPerSecond)} games per second: ${seconds.toFixed(2)} s in ${threads} thread${threads === 1 ? '' : 's'}`,
  ];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
