import type { Json } from '@holofoe/kernel';
import { type Deck, findReadyDeck, readyDecksFor, type Scenario, unknownDeck } from '@holofoe/operations';
import { type Command, Option } from 'commander';
import { InputFault } from '../../fault.ts';
import { exists } from '../../files/write.ts';
import { commaSeparated, quoted, wholeNumber } from '../../flags.ts';
import type { NewGame, Options } from '../../game.ts';
import { capital } from '../../terminal/text.ts';
import { deckInFile } from './decks.ts';
import { scenarioCalled } from './scenarios.ts';

interface Flags {
  readonly scenario: string;
  readonly players?: number;
  readonly decks?: readonly string[];
  readonly expert?: true;
  readonly first: number;
}

const FIRST_SCENARIO = 'Battle of Scarif';

export function addGameFlags(command: Command): ReturnType<NewGame['addFlags']> {
  command
    .option(
      '--scenario <name>',
      'its name or code ("holofoe scenarios operations" lists them)',
      FIRST_SCENARIO,
    )
    .addOption(
      new Option('--players <number>', 'how many, each with a ready deck; 1 unless said')
        .argParser(wholeNumber(1, 4))
        .conflicts('decks'),
    )
    .option(
      '--decks <a,b>',
      'the deck of each player: a ready one by code or name ("holofoe decks operations" lists them), or a file',
      commaSeparated,
    )
    .option('--expert', 'in Expert Mode (OPS-84)')
    .option('--first <number>', 'the first player', wholeNumber(1, 4), 1);
  return async (options) => {
    const flags = command.opts<Flags>();
    const scenario = scenarioCalled(flags.scenario);
    const decks = flags.decks ? flags.decks.map(deckCalled) : readyFor(scenario, flags.players ?? 1);
    if (flags.first > decks.length) {
      throw new InputFault({
        says: `--first ${flags.first}: there ${decks.length === 1 ? 'is one player' : `are ${decks.length} players`}.`,
        remedy: 'Name one of them, or bring more with --players or --decks.',
      });
    }
    return {
      config: configOf({ scenario, decks, expert: flags.expert === true, first: flags.first - 1, options }),
      intro: introOf(scenario, decks),
      again: againFlags(flags),
    };
  };
}

interface Wishes {
  readonly scenario: Scenario;
  readonly decks: readonly Deck[];
  readonly expert: boolean;
  readonly first?: number;
  readonly options: Options;
}

function configOf({ scenario, decks, expert, first = 0, options }: Wishes): Json {
  return {
    scenario: scenario.code,
    expert,
    players: decks.map(({ name, characters, plot, cards }) => ({
      deck: {
        name,
        characters: characters.map((character) => ({ ...character })),
        ...(plot === undefined ? {} : { plot }),
        cards,
      },
    })),
    first,
    options,
  };
}

/** The first ready decks of the side that the scenario is for. */
function readyFor(scenario: Scenario, players: number): readonly Deck[] {
  return readyDecksFor(scenario).slice(0, players);
}

function deckCalled(text: string): Deck {
  const ready = findReadyDeck(text);
  if (ready) return ready;
  if (exists(text)) return deckInFile(text).deck;
  throw new InputFault({
    says: `--decks: ${text} is no file, and ${unknownDeck(text)}.`,
    remedy: 'Name a ready deck or a file for each player: --decks H1,my-deck.json',
  });
}

/** What the schema says of the decks was said by --decks. */
export function flagAt(path: string): string | undefined {
  const seat = /^players\[(\d)\]/.exec(path)?.[1];
  if (seat !== undefined) return `--decks, player ${Number(seat) + 1}`;
  return path === 'players' ? '--decks' : undefined;
}

function againFlags({ scenario, players, decks, expert, first }: Flags): string[] {
  return [
    ...(scenario === FIRST_SCENARIO ? [] : [`--scenario ${quoted(scenario)}`]),
    ...(players === undefined ? [] : [`--players ${players}`]),
    ...(decks === undefined ? [] : [`--decks ${quoted(decks.join(','))}`]),
    ...(expert ? ['--expert'] : []),
    ...(first === 1 ? [] : [`--first ${first}`]),
  ];
}

function introOf(scenario: Scenario, decks: readonly Deck[]): string {
  const who =
    decks.length === 1
      ? `You play ${decks[0]?.name ?? ''}`
      : decks.map(({ name }, i) => `player ${i + 1} plays ${name}`).join(', ');
  const stages = Math.max(...scenario.stages.map(({ number }) => number));
  return `${capital(who)} in ${scenario.name}. Defeat all characters of the AI to get through a stage; there are ${stages}. "?" lists what you can type; "card" shows your hand and the AI's cards in full.`;
}
