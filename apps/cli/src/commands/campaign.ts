import { randomInt } from 'node:crypto';
import {
  afterGame,
  type Campaign,
  campaignSchema,
  gameOf,
  newCampaign,
  nextEpisode,
  readCampaign,
  SIDES,
  type Side,
} from '@holofoe/card-game';
import { stateHash } from '@holofoe/kernel';
import { type Command, Option } from 'commander';
import { InputFault } from '../fault.ts';
import { readHandWritten } from '../files/hand-written.ts';
import { discard, exists, wouldReplace, writeWhole } from '../files/write.ts';
import type { Options } from '../game.ts';
import { campaignLines, episodeLines } from '../games/card-game/campaign.ts';
import { DIFFICULTIES, dialOf, optionValues } from '../games/card-game/options.ts';
import { CARD_GAME } from '../games/card-game.ts';
import { type Io, print } from '../io.ts';
import { playAtKeyboard } from '../play/keyboard.ts';
import { promptOn } from '../terminal/prompt.ts';
import { wrap } from '../terminal/text.ts';
import { openSave, optionFlag, type Setting, seed, settingOf } from './common.ts';

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
      const { paper } = settingOf(io, command.optsWithGlobals());
      print(io.stdout, campaignLines(readFile(flags.file), paper));
    },
  );
  add('play', 'play the next episode, or go on with the one that was left')
    .option('--seed <number>', 'the same number deals the same game', seed)
    .action(async (flags: Flags, command: Command) => {
      await play(flags, settingOf(io, command.optsWithGlobals()));
    });
  add('export', 'write the campaign to another file')
    .argument('<to>', 'the file')
    .addOption(force())
    .action((to: string, flags: Flags, command: Command) => {
      keep(to, readFile(flags.file), flags.force === true);
      say(settingOf(io, command.optsWithGlobals()), `The campaign stands in ${to}.`);
    });
  add('import', 'take over a campaign from another file')
    .argument('<from>', 'the file')
    .addOption(force())
    .action((from: string, flags: Flags, command: Command) => {
      const setting = settingOf(io, command.optsWithGlobals());
      keep(flags.file, readFile(from), flags.force === true);
      print(io.stdout, campaignLines(readFile(flags.file), setting.paper));
    });
}

function say({ io, paper }: Setting, text: string): void {
  print(io.stdout, wrap(text, paper.width));
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
  keep(file, read.value, force === true);
  print(setting.io.stdout, campaignLines(read.value, setting.paper));
  say(setting, `It is kept in ${file}. "holofoe campaign play" begins.`);
}

/** Writes a campaign where none is, or where the place of the one that is there may be taken. */
function keep(path: string, campaign: Campaign, force: boolean): void {
  const unfinished = gameFile(path);
  const [there] = [path, unfinished].filter((file) => wouldReplace(file));
  if (there !== undefined && !force) {
    throw new InputFault({
      says: `${there} exists.`,
      remedy: 'Name another file, or add --force: then it is gone.',
    });
  }
  writeCampaign(path, campaign);
  discard(unfinished);
}

function writeCampaign(path: string, campaign: Campaign): void {
  writeWhole(path, `${JSON.stringify(campaign, undefined, 2)}\n`);
}

/** An episode that was left in the middle. */
function gameFile(path: string): string {
  return `${path.replace(/\.json$/i, '')}.game.json`;
}

function readFile(path: string): Campaign {
  if (!exists(path)) {
    throw new InputFault({
      says: `${path}: there is no such file, so there is no campaign.`,
      remedy: '"holofoe campaign new" begins one; --file names another place.',
    });
  }
  const file = readHandWritten(path, {
    schema: campaignSchema,
    remedy: 'Mend the file there, or take an earlier copy of it with "holofoe campaign import FILE --force".',
  });
  const read = readCampaign(file.data);
  if ('faults' in read) throw file.inputFault(read.faults);
  return read.value;
}

async function play({ file, seed: given }: Flags, setting: Setting): Promise<void> {
  const { io, paper } = setting;
  const campaign = readFile(file);
  const episode = nextEpisode(campaign);
  const game = gameOf(campaign);
  if (!episode || !game) return print(io.stdout, campaignLines(campaign, paper));
  const fresh = CARD_GAME.open(game, given ?? randomInt(1_000_000));
  const left = gameFile(file);
  const sitting = unfinished(left, fresh, campaign) ?? fresh;
  const goesOn = sitting !== fresh;
  print(io.stdout, [
    ...episodeLines(episode, campaign, paper),
    ...(goesOn ? ['', 'It goes on where you left it.'] : []),
  ]);
  const prompt = promptOn(io, io.stdout);
  let isKept = goesOn ? true : undefined;
  try {
    await playAtKeyboard(io, paper, prompt, {
      game: CARD_GAME,
      sitting,
      solo: false,
      goesOn,
      // Kept all along, so that nothing is lost with the window.
      afterStep: () => {
        isKept = keepGame(left, sitting, setting);
      },
      farewell: () => 'Goodbye.',
    });
  } finally {
    prompt.close();
  }
  const { outcome } = sitting.table;
  if (!outcome) {
    if (isKept === undefined) return;
    if (!isKept) return say(setting, `The last steps are lost: ${left} could not be written.`);
    return say(setting, `The episode is kept in ${left}; "holofoe campaign play" goes on with it.`);
  }
  const won = SIDES[outcome.winner] === campaign.side;
  const { dial } = sitting.table.view(0);
  const after = {
    ...afterGame(campaign, { won, rounds: outcome.rounds, dial }),
    counted: nameOfGame(sitting),
  };
  writeCampaign(file, after);
  discard(left);
  say(setting, won ? 'The episode is won.' : 'The episode is lost. It is played again, with the same bonus.');
  print(io.stdout, ['', ...campaignLines(after, paper)]);
}

/** Whether the game is kept as it stands. Where it is not, it goes on all the same; the next step tries again. */
function keepGame(path: string, { table }: Sitting, setting: Setting): boolean {
  try {
    writeWhole(path, `${JSON.stringify(table.save())}\n`);
    return true;
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    for (const fault of error.faults) say(setting, fault);
    say(
      setting,
      'This step is not kept; the next one tries again, and "save FILE" keeps the game elsewhere.',
    );
    return false;
  }
}

type Sitting = ReturnType<typeof CARD_GAME.open>;

/** A game that was left, where it is one of this episode of this campaign. */
function unfinished(path: string, fresh: Sitting, { counted }: Campaign): Sitting | undefined {
  if (!exists(path)) return undefined;
  const { sitting } = openSave(path, () => CARD_GAME);
  if (counted === nameOfGame(sitting)) {
    // The program was ended after it wrote the result, and before it removed the game.
    discard(path);
    return undefined;
  }
  const configOf = ({ table }: Sitting) => JSON.stringify(table.save().config);
  if (configOf(sitting) === configOf(fresh)) return sitting;
  throw new InputFault({
    says: `${path}: this game is not of the next episode of this campaign.`,
    remedy: 'Give it another name to keep it, or remove it; then the episode begins anew.',
  });
}

/** The same for the same deal with the same steps. */
function nameOfGame({ table }: Sitting): string {
  const { seed, journal } = table.save();
  return stateHash({ seed, journal });
}
