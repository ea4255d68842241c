import { ExperimentError, type Report, simulate } from '@holofoe/lab';
import type { Command } from 'commander';
import { InputFault } from '../fault.ts';
import { wholeNumber } from '../flags.ts';
import type { CliGame, Options, Trial } from '../game.ts';
import { type Io, print } from '../io.ts';
import { progressOn } from '../terminal/progress.ts';
import { faultsOfFlags, optionFlag, type Setting, seed, settingOf } from './common.ts';
import { addPerGame } from './per-game.ts';

interface Flags {
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
  readonly option: Options;
  readonly json?: true;
}

export function addSimulate(program: Command, io: Io): void {
  const parent = program
    .command('simulate')
    .summary('play many games and count how they end')
    .description('Plays many games in a row: who wins how often, how long it takes, how games end.');
  addPerGame(parent, (command, game) => {
    const { trials } = game;
    command.option('--games <number>', 'how many of each kind', wholeNumber(1), trials.games);
    const trialOf = trials.addFlags(command);
    command
      .option('--seed <number>', 'the same number gives the same games', seed, 1)
      .option('--threads <number>', 'how many processor cores work at it', wholeNumber(1, 256), 1)
      .addOption(optionFlag('a choice that the rulings leave open ("play --help" lists them)'))
      .option('--json', 'the whole report as JSON')
      .action(async (flags: Flags) => {
        await run(game, flags, trialOf(flags.option), settingOf(io, command.optsWithGlobals()));
      });
  });
}

async function run(game: CliGame, flags: Flags, trial: Trial, { io }: Setting): Promise<void> {
  const { games, seed: from, threads, json } = flags;
  const { experiments } = trial;
  const bar = progressOn(io.stderr);
  const reports: Report[] = [];
  try {
    for (const [i, { config, players }] of experiments.entries()) {
      const onProgress = (done: number) => bar.show(i * games + done, experiments.length * games);
      reports.push(
        await simulate({ game: game.id, config, players, games, seed: from, threads, onProgress }),
      );
    }
    bar.clear();
    if (json) print(io.stdout, [JSON.stringify(trial.json(reports), undefined, 2)]);
    else print(io.stdout, trial.lines(reports));
  } catch (error) {
    bar.clear();
    if (!(error instanceof ExperimentError)) throw error;
    throw faultOf(error, game, trial.policy);
  }
}

function faultOf({ faults }: ExperimentError, game: CliGame, { flag, is }: Trial['policy']): InputFault {
  const policy = faults.find(({ path }) => /^players\[\d+\]$/.test(path));
  if (!policy) return faultsOfFlags(faults, game);
  const choice = policy.says.replace(/^.*: /, '');
  return new InputFault({
    says: `${flag} ${is}: there is no such player.`,
    remedy: `${choice.charAt(0).toUpperCase()}${choice.slice(1)}.`,
  });
}
