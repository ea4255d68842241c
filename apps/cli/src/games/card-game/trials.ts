import { EPISODES, READY_DECKS, SIDES, type Side } from '@holofoe/card-game';
import type { Json } from '@holofoe/kernel';
import {
  configOfMatch,
  type Difficulty,
  episodeMatches,
  type Match,
  type MatchCell,
  matchCellOf,
  pairMatches,
  type Report,
} from '@holofoe/lab';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { fieldsOf } from '../../files/schema-path.ts';
import { commaSeparated } from '../../flags.ts';
import type { Options, Trials } from '../../game.ts';
import { percent, speedLine } from '../../terminal/report.ts';
import { deckCalled, deckJson } from './decks.ts';
import { DIFFICULTIES, optionValues } from './options.ts';

interface Flags {
  readonly side?: Side;
  readonly light?: readonly string[];
  readonly dark?: readonly string[];
  readonly difficulty?: readonly Difficulty[];
  readonly episodes?: readonly number[];
  readonly policy: string;
}

export function addTrialFlags(command: Command): ReturnType<Trials['addFlags']> {
  command
    .addOption(new Option('--side <side>', "the player's side; both unless said").choices(SIDES))
    .option(
      '--light <a,b>',
      'decks of the Light Side, by name or file; the first ready one unless said',
      commaSeparated,
    )
    .option('--dark <a,b>', 'decks of the Dark Side: every pair is played', commaSeparated)
    .option(
      '--difficulty <a,b>',
      'against an AI on the Light Side (LCG-38): easy, normal, hard, insane; normal unless said',
      difficultiesIn,
    )
    .addOption(
      new Option('--episodes <1-12>', 'episodes of the campaign with their own decks, such as 5, 1,2 or 1-12')
        .argParser(episodesIn)
        .conflicts(['light', 'dark']),
    )
    .option('--policy <policy>', 'who plays for the player: greedy or random', 'greedy');
  return (options) => {
    const flags = command.opts<Flags>();
    const { policy } = flags;
    const matches = matchesOf(flags);
    const cellsOf = (reports: readonly Report[]) =>
      matches.flatMap((match, i) => (reports[i] ? [matchCellOf(match, reports[i])] : []));
    return {
      experiments: matches.map((match) => ({ config: configOf(match, options), players: [policy, policy] })),
      policy: { flag: '--policy', is: policy },
      lines: (reports) => [
        `${reports[0]?.games ?? 0} games of card-game in each line, player: ${policy}, seed ${reports[0]?.seed ?? 0}`,
        '',
        ...tableOf(cellsOf(reports)),
        '',
        speedLine(reports),
      ],
      json: (reports) => ({ cells: cellsOf(reports), reports }),
    };
  };
}

function matchesOf({ side, light, dark, difficulty, episodes }: Flags): readonly Match[] {
  const wanted = {
    ...(side ? { players: [side] } : {}),
    ...(difficulty ? { difficulties: difficulty } : {}),
  };
  if (episodes) return episodeMatches({ ...wanted, episodes });
  const decksOf = { light: light ?? [firstReady('light')], dark: dark ?? [firstReady('dark')] };
  const pairs = decksOf.light.flatMap((ours) =>
    decksOf.dark.map((theirs) => ({ light: ours, dark: theirs })),
  );
  return pairMatches({ ...wanted, pairs });
}

function firstReady(side: Side): string {
  return READY_DECKS.find((deck) => deck.side === side)?.code ?? '';
}

/** A deck that was named may be a file. */
function configOf(match: Match, options: Options): Json {
  const config = fieldsOf(configOfMatch(match, optionValues(options))) as { readonly [name: string]: Json };
  const { decks } = match;
  if ('episode' in decks) return config;
  const seating = (side: Side) => ({
    ...fieldsOf(config[side]),
    deck: deckJson(deckCalled(decks[side], side)),
  });
  return { ...config, light: seating('light'), dark: seating('dark') };
}

const COLUMNS = [17, 17, 13, 7, 15, 6];
const EPISODE_COLUMNS = [30, 13, 7, 15, 6];

/** In 80 columns: names to the left, numbers to the right. */
function tableOf(cells: readonly MatchCell[]): string[] {
  const isEpisodes = cells.some(({ decks }) => 'episode' in decks);
  const columns = isEpisodes ? EPISODE_COLUMNS : COLUMNS;
  const numbersFrom = columns.length - 3;
  const line = (parts: readonly string[]) =>
    parts
      .map((part, i) => {
        const width = columns[i] ?? 0;
        return i < numbersFrom ? part.slice(0, width).padEnd(width) : part.padStart(width);
      })
      .join(' ');
  return [
    line([...(isEpisodes ? ['episode'] : ['light', 'dark']), 'player', 'wins', '95 % interval', 'rounds']),
    ...cells.map(({ decks, player, difficulty, won, rounds }) =>
      line([
        ...('episode' in decks ? [episodeName(decks.episode)] : [decks.light, decks.dark]),
        player === 'dark' ? `${player}, ${difficulty}` : player,
        percent(won.rate),
        `${(100 * won.low).toFixed(1)} to ${percent(won.high)}`,
        rounds?.toFixed(1) ?? '-',
      ]),
    ),
  ];
}

function episodeName(no: number): string {
  return `${no} ${EPISODES.find((episode) => episode.no === no)?.title ?? ''}`;
}

function difficultiesIn(text: string): readonly Difficulty[] {
  const levels = commaSeparated(text);
  const known = DIFFICULTIES.filter((level) => levels.includes(level));
  if (known.length === levels.length) return known;
  throw new InvalidArgumentError(`Allowed are ${DIFFICULTIES.join(', ')}.`);
}

/** "5", "1,2", "1-12" */
function episodesIn(text: string): readonly number[] {
  const numbers = commaSeparated(text).flatMap((part) => {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    return EPISODES.map(({ no }) => no).filter((no) => no >= Number(first) && no <= Number(last));
  });
  if (numbers.length > 0) return [...new Set(numbers)];
  throw new InvalidArgumentError(`Write 1 to ${EPISODES.length}, such as 5, 1,2 or 1-12.`);
}
