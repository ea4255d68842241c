import { type Cell, cellConfigs, cellOf } from '@holofoe/lab';
import { SCENARIOS } from '@holofoe/operations';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { commaSeparated } from '../../flags.ts';
import type { Trials } from '../../game.ts';
import { percent, speedLine } from '../../terminal/report.ts';
import { wrap } from '../../terminal/text.ts';
import { scenarioCalled } from './scenarios.ts';

interface Flags {
  readonly scenario?: readonly string[];
  readonly players?: readonly number[];
  readonly expert?: true;
  readonly normal?: true;
  readonly policy: string;
}

const WIDTH = 80;

export function addTrialFlags(command: Command): ReturnType<Trials['addFlags']> {
  command
    .option('--scenario <a,b>', 'only these, by name or code; all of them unless said', commaSeparated)
    .option('--players <1-4>', 'how many, such as 2, 1,2 or 1-4; 1 to 4 unless said', playersIn)
    .addOption(new Option('--expert', 'only in Expert Mode; both unless said').conflicts('normal'))
    .option('--normal', 'only without Expert Mode')
    .option('--policy <policy>', 'who plays for the players: greedy or random', 'greedy');
  return (options) => {
    const { scenario, players, expert, normal, policy } = command.opts<Flags>();
    const cells = cellConfigs({
      ...(scenario ? { scenarios: scenario.map((text) => scenarioCalled(text).code) } : {}),
      ...(players ? { players } : {}),
      ...(expert || normal ? { expert: [expert === true] } : {}),
    });
    return {
      experiments: cells.map((cell) => ({
        config: { ...cell, options },
        players: Array.from({ length: cell.players }, () => policy),
      })),
      policy: { flag: '--policy', is: policy },
      lines: (reports) => {
        const found = cells.flatMap((cell, i) => (reports[i] ? [cellOf(cell, reports[i])] : []));
        return [
          `${reports[0]?.games ?? 0} games of operations in each line, players: ${policy}, seed ${reports[0]?.seed ?? 0}`,
          '',
          ...tableOf(found),
          '',
          ...eliminatedLines(found),
          speedLine(reports),
        ];
      },
      json: (reports) => ({
        cells: cells.flatMap((cell, i) => (reports[i] ? [cellOf(cell, reports[i])] : [])),
        reports,
      }),
    };
  };
}

/** "2", "1,2", "1-4" */
function playersIn(text: string): readonly number[] {
  const numbers = commaSeparated(text).flatMap((part) => {
    const [, first, last = first] = /^([1-4])(?:-([1-4]))?$/.exec(part) ?? [];
    if (first === undefined) throw new InvalidArgumentError('Write 1 to 4, such as 2, 1,2 or 1-4.');
    return [1, 2, 3, 4].filter((number) => number >= Number(first) && number <= Number(last));
  });
  return [...new Set(numbers)];
}

/** A line for each cell, in 80 columns. */
function tableOf(cells: readonly Cell[]): string[] {
  const nameOf = (code: string) => SCENARIOS.find((scenario) => scenario.code === code)?.name ?? code;
  const longest = Math.max('scenario'.length, ...cells.map(({ scenario }) => nameOf(scenario).length));
  const line = (name: string, parts: readonly string[]) =>
    [name.padEnd(longest), ...parts.map((part, i) => part.padStart(COLUMNS[i]?.length ?? 0))].join(' ');
  return [
    line('scenario', COLUMNS),
    ...cells.map(({ scenario, players, expert, won, rounds, eliminated }) =>
      line(nameOf(scenario), [
        String(players),
        expert ? 'expert' : 'normal',
        percent(won.rate),
        `${(100 * won.low).toFixed(1)} to ${percent(won.high)}`,
        rounds === null ? '-' : rounds.toFixed(1),
        String(eliminated.byDamage),
        String(eliminated.byCards),
      ]),
    ),
  ];
}

const COLUMNS: readonly string[] = [
  'players',
  '  mode',
  'win rate',
  ' 95 % interval',
  'rounds',
  'damage',
  'cards',
];

/** Why players were eliminated, over all games. */
function eliminatedLines(cells: readonly Cell[]): string[] {
  const damage = cells.reduce((sum, { eliminated }) => sum + eliminated.byDamage, 0);
  const cards = cells.reduce((sum, { eliminated }) => sum + eliminated.byCards, 0);
  const all = damage + cards;
  if (all === 0) return ['No player was eliminated.'];
  return wrap(
    `Players were eliminated ${all} times: ${damage} by damage (${percent(damage / all)}), ${cards} for want of cards (${percent(cards / all)}).`,
    WIDTH,
  );
}
