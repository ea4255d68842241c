import type { Report } from '@holofoe/lab';
import { type Command, Option } from 'commander';
import type { Trials } from '../../game.ts';
import { percent, speedLine } from '../../terminal/report.ts';
import { basesIn, configOf, type Wishes } from './config.ts';

interface Flags {
  readonly bot: Wishes['bots'];
  readonly player: string;
  readonly bases: readonly string[] | 'ask';
}

export function addTrialFlags(command: Command): ReturnType<Trials['addFlags']> {
  command
    .addOption(
      new Option('--bot <side>', 'the side that the bot plays')
        .choices(['empire', 'rebel', 'both', 'none'])
        .default('empire'),
    )
    .option('--player <policy>', 'who plays the other side: greedy or random', 'greedy')
    .option('--bases <a,b>', "the player's bases; unless said, the player chooses", basesIn, 'ask');
  return (options) => {
    const { bot, player, bases } = command.opts<Flags>();
    return {
      experiments: [{ config: configOf({ bots: bot, bases, options }), players: [player, player] }],
      policy: { flag: '--player', is: player },
      lines: (reports) => reports.flatMap((report) => reportLines(report, bot, player)),
      json: ([report]) => report,
    };
  };
}

function reportLines(report: Report, bot: Wishes['bots'], player: string): string[] {
  const { games, unfinished, sides, turns, endings, seed } = report;
  return [
    `${games} games of ${report.game}, bot: ${bot}, player: ${player}, seed ${seed}`,
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
    speedLine([report]),
  ];
}
