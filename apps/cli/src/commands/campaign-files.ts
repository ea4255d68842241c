import { type Campaign, campaignSchema, gameOf, readCampaign } from '@holofoe/card-game';
import { type Json, stateHash } from '@holofoe/kernel';
import { parseSave, SAVE_BYTES } from '@holofoe/table';
import { InputFault } from '../fault.ts';
import { readHandWritten } from '../files/hand-written.ts';
import { readText } from '../files/read.ts';
import { exists } from '../files/write.ts';
import { CARD_GAME } from '../games/card-game.ts';
import { openSave, openSaved } from './common.ts';

/** A campaign lies in one file, an episode that was left in the middle in another one beside it. */

/** A game of the campaign. */
export type Sitting = ReturnType<typeof CARD_GAME.open>;

export function gameFile(path: string): string {
  return `${path.replace(/\.json$/i, '')}.game.json`;
}

export function readCampaignFile(path: string): Campaign {
  if (!exists(path)) {
    throw new InputFault({
      says: `${path}: there is no such file, so there is no campaign.`,
      remedy: '"holofoe campaign new" begins one; --file names another place.',
    });
  }
  if (exportIn(path)) {
    throw new InputFault({
      says: `${path}: this campaign was exported with an episode that is being played.`,
      remedy: `"holofoe campaign import ${path}" takes it over into a file of its own.`,
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

export function campaignText(campaign: Campaign): string {
  return `${JSON.stringify(campaign, undefined, 2)}\n`;
}

export function gameText({ table }: Sitting): string {
  return `${JSON.stringify(table.save())}\n`;
}

/** A campaign in one file, with the episode that is being played. */
export function exportText(campaign: Campaign, game: Sitting | undefined): string {
  if (!game) return campaignText(campaign);
  return `${JSON.stringify({ ...campaign, game: game.table.save() })}\n`;
}

interface Exported {
  readonly campaign: Campaign;
  readonly game: Sitting | undefined;
}

export function readExport(path: string): Exported {
  const found = exportIn(path);
  if (!found) return { campaign: readCampaignFile(path), game: undefined };
  const { game, ...rest } = found;
  const read = readCampaign(rest);
  if ('faults' in read) {
    throw new InputFault({
      says: read.faults.map((fault) => `${path}: ${fault.path === '' ? '' : `${fault.path}: `}${fault.says}`),
      remedy: 'Take another copy of it.',
    });
  }
  const { sitting } = openSaved(
    path,
    () => game,
    () => CARD_GAME,
  );
  mustBeOfNext(path, sitting, read.value);
  return { campaign: read.value, game: sitting };
}

/** Undefined where the file is no campaign with a game in it, whatever else it is. */
function exportIn(path: string): { readonly game: Json; readonly [field: string]: Json } | undefined {
  try {
    const data = parseSave(readText(path, SAVE_BYTES));
    return typeof data === 'object' && data !== null && 'game' in data && 'side' in data
      ? (data as { readonly game: Json })
      : undefined;
  } catch {
    return undefined;
  }
}

/** A game that was left, where it is one of the next episode of this campaign and was not counted yet. */
export function unfinishedGame(path: string, campaign: Campaign): Sitting | undefined {
  const left = gameFile(path);
  if (!exists(left)) return undefined;
  const { sitting } = openSave(left, () => CARD_GAME);
  // The program was ended after it wrote the result, and before it removed the game.
  if (campaign.counted === nameOfGame(sitting)) return undefined;
  mustBeOfNext(left, sitting, campaign);
  return sitting;
}

function mustBeOfNext(path: string, sitting: Sitting, campaign: Campaign): void {
  const config = gameOf(campaign);
  const configOf = ({ table }: Sitting) => JSON.stringify(table.save().config);
  if (config !== undefined && configOf(sitting) === configOf(CARD_GAME.open(config, 0))) return;
  throw new InputFault({
    says: `${path}: this game is not of the next episode of this campaign.`,
    remedy: 'Give it another name to keep it, or remove it; then the episode begins anew.',
  });
}

/** The same for the same deal with the same steps. */
export function nameOfGame({ table }: Sitting): string {
  const { seed, journal } = table.save();
  return stateHash({ seed, journal });
}
