import { randomInt } from 'node:crypto';
import {
  afterGame,
  type Campaign,
  gameOf,
  newCampaign,
  nextEpisode,
  readCampaign,
  SIDES,
  type Side,
} from '@holofoe/card-game';
import { type Command, Option } from 'commander';
import { InputFault } from '../fault.ts';
import { KeptFile, WrittenElsewhere } from '../files/kept-file.ts';
import { exists, wouldReplace } from '../files/write.ts';
import type { Options } from '../game.ts';
import { campaignLines, episodeLines, unfinishedLines } from '../games/card-game/campaign.ts';
import { DIFFICULTIES, dialOf, optionValues } from '../games/card-game/options.ts';
import { CARD_GAME } from '../games/card-game.ts';
import { type Io, print } from '../io.ts';
import { playAtKeyboard } from '../play/keyboard.ts';
import { promptOn } from '../terminal/prompt.ts';
import { wrap } from '../terminal/text.ts';
import {
  campaignText,
  exportText,
  gameFile,
  gameText,
  nameOfGame,
  readCampaignFile,
  readExport,
  type Sitting,
  unfinishedGame,
} from './campaign-files.ts';
import { optionFlag, type Setting, seed, settingOf } from './common.ts';
import { KeptGame } from './kept-game.ts';

const USUAL_FILE = 'holofoe-campaign.json';

interface Flags {
  readonly file: string;
  readonly side: Side;
  readonly difficulty?: string;
  readonly option: Options;
  readonly force?: true;
  readonly seed?: number;
}

export function addCampaign(program: Command, io: Io): void {
  const campaign = program
    .command('campaign')
    .summary('the twelve episodes of the Card Game, one after the other')
    .description(
      'A campaign of the Card Game: each won episode gives cards that start the next one in play.',
    );
  const add = (name: string, summary: string) =>
    campaign
      .command(name)
      .summary(summary)
      .description(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`)
      .option('--file <file>', 'where the campaign is kept', USUAL_FILE);
  const force = () => new Option('--force', 'let it take the place of a campaign that is there');
  add('new', 'begin a campaign')
    .addOption(new Option('--side <side>', 'the side that you play').choices(SIDES).default('light'))
    .addOption(
      new Option('--difficulty <level>', 'on the Dark Side (LCG-38); normal unless said').choices(
        DIFFICULTIES,
      ),
    )
    .addOption(optionFlag('a choice that the rulings leave open ("play card-game --help" lists them)'))
    .addOption(force())
    .action((flags: Flags, command: Command) => begin(flags, settingOf(io, command.optsWithGlobals())));
  add('show', 'how far it has come, what is next, and what happened so far').action(
    (flags: Flags, command: Command) => {
      show(flags, settingOf(io, command.optsWithGlobals()));
    },
  );
  add('play', 'play the next episode, or go on with the one that was left')
    .option('--seed <number>', 'the same number deals the same game', seed)
    .action(async (flags: Flags, command: Command) => {
      await play(flags, settingOf(io, command.optsWithGlobals()));
    });
  add('export', 'write the campaign to another file, with the episode that is being played')
    .argument('<to>', 'the file')
    .addOption(force())
    .action((to: string, flags: Flags, command: Command) => {
      exportTo(to, flags, settingOf(io, command.optsWithGlobals()));
    });
  add('import', 'take over a campaign from another file')
    .argument('<from>', 'the file')
    .addOption(force())
    .action((from: string, flags: Flags, command: Command) => {
      importFrom(from, flags, settingOf(io, command.optsWithGlobals()));
    });
}

function say({ io, paper }: Setting, text: string): void {
  print(io.stdout, wrap(text, paper.width));
}

/** A game beside the campaign that cannot be read takes nothing away from what the campaign says. */
function show({ file }: Pick<Flags, 'file'>, { io, paper }: Setting): void {
  const campaign = readCampaignFile(file);
  print(io.stdout, campaignLines(campaign, paper));
  try {
    const game = unfinishedGame(file, campaign);
    print(io.stdout, game ? ['', ...unfinishedLines(game.table.view(0), campaign, paper)] : []);
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    print(io.stdout, ['', ...[...error.faults, error.remedy].flatMap((text) => wrap(text, paper.width))]);
  }
}

function exportTo(to: string, { file, force }: Flags, setting: Setting): void {
  const campaign = readCampaignFile(file);
  const game = unfinishedGame(file, campaign);
  mayTakePlace(force, to).write(exportText(campaign, game));
  const what = game ? 'The campaign and the episode that is being played stand' : 'The campaign stands';
  say(setting, `${what} in ${to}.`);
}

function importFrom(from: string, { file, force }: Flags, setting: Setting): void {
  const { campaign, game } = readExport(from);
  keep(file, campaign, force);
  if (game !== undefined) new KeptFile(gameFile(file)).write(gameText(game));
  show({ file }, setting);
}

function begin({ file, side, difficulty, option, force }: Flags, setting: Setting): void {
  const options = { ...dialOf(difficulty, side === 'dark'), ...optionValues(option) };
  const read = readCampaign({ ...newCampaign(side), options });
  if ('faults' in read) {
    throw new InputFault({
      says: read.faults.map(({ path, says }) => `${path.replace(/^options\.?/, '--option ')}: ${says}`),
      remedy: '"holofoe play card-game --help" explains the options.',
    });
  }
  keep(file, read.value, force);
  print(setting.io.stdout, campaignLines(read.value, setting.paper));
  say(setting, `It is kept in ${file}. "holofoe campaign play" begins.`);
}

/** Writes a campaign where none is, or where the place of the one that is there may be taken, with its game. */
function keep(path: string, campaign: Campaign, force: true | undefined): void {
  const [file, game] = [mayTakePlace(force, path), mayTakePlace(force, gameFile(path))];
  file.write(campaignText(campaign));
  game.remove();
}

/** A file that is not there yet, or whose place may be taken. */
function mayTakePlace(force: true | undefined, path: string): KeptFile {
  const file = new KeptFile(path);
  if (!wouldReplace(path) || force) return file;
  throw new InputFault({
    says: `${path} exists.`,
    remedy: 'Name another file, or add --force: then it is gone.',
  });
}

async function play({ file, seed: given }: Flags, setting: Setting): Promise<void> {
  const { io, paper } = setting;
  // What is read from here on is held against this before anything is written.
  const kept = new KeptFile(file);
  const keptGame = new KeptGame(gameFile(file));
  const campaign = readCampaignFile(file);
  const episode = nextEpisode(campaign);
  const game = gameOf(campaign);
  if (!episode || !game) return print(io.stdout, campaignLines(campaign, paper));
  const left = unfinishedGame(file, campaign);
  if (!left && exists(gameFile(file))) keptGame.remove();
  const sitting = left ?? CARD_GAME.open(game, given ?? randomInt(1_000_000));
  print(io.stdout, [
    ...episodeLines(episode, campaign, paper),
    ...(left ? ['', 'It goes on where you left it.'] : []),
  ]);
  const prompt = promptOn(io, io.stdout);
  try {
    await playAtKeyboard(io, paper, prompt, {
      game: CARD_GAME,
      sitting,
      solo: false,
      goesOn: left !== undefined,
      afterStep: () => {
        for (const text of keptGame.keep(sitting)) say(setting, text);
      },
      farewell: () => 'Goodbye.',
    });
  } finally {
    prompt.close();
  }
  if (sitting.table.outcome && !keptGame.isApart) return count(kept, keptGame, campaign, sitting, setting);
  if (keptGame.isKept === false)
    return say(setting, `The last steps are lost: ${keptGame.path} could not be written.`);
  if (keptGame.isApart) return say(setting, `The game is kept in ${keptGame.path}.`);
  if (keptGame.isKept || left)
    say(setting, `The episode is kept in ${keptGame.path}; "holofoe campaign play" goes on with it.`);
}

/** The result of a game that is over. */
function count(
  kept: KeptFile,
  keptGame: KeptGame,
  campaign: Campaign,
  sitting: Sitting,
  setting: Setting,
): void {
  const { outcome } = sitting.table;
  if (!outcome) return;
  const won = SIDES[outcome.winner] === campaign.side;
  const { dial } = sitting.table.view(0);
  const after = {
    ...afterGame(campaign, { won, rounds: outcome.rounds, dial }),
    counted: nameOfGame(sitting),
  };
  try {
    kept.write(campaignText(after));
  } catch (error) {
    if (!(error instanceof WrittenElsewhere)) throw error;
    for (const text of [...error.faults, ...keptGame.setApart(sitting)]) say(setting, text);
    return;
  }
  keptGame.remove();
  say(setting, won ? 'The episode is won.' : 'The episode is lost. It is played again, with the same bonus.');
  print(setting.io.stdout, ['', ...campaignLines(after, setting.paper)]);
}
