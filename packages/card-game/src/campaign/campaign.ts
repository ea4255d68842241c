import { type Json, type Parsed, reader } from '@holofoe/kernel';
import * as z from 'zod';
import { count } from '../bounds.ts';
import { kindById } from '../cards/catalogue.ts';
import { dialFault, ONLY_FOR_LIGHT_AI, OPTIONS } from '../config.ts';
import type { Episode } from '../episodes/episode.ts';
import { EPISODES } from '../episodes/episodes.ts';
import { SIDES, type Side } from '../terms/traits.ts';

const FORMAT = 1;
/** So many that the file of a campaign is no larger than what people write by hand. */
const MOST_RESULTS = 500;
const LONGEST_NAME = 100;

const RESULT = z.strictObject({
  episode: z.int().min(1).max(EPISODES.length),
  won: z.boolean(),
  rounds: count,
  dial: count,
});

/** LCG-01: a campaign as it is kept: how far it has come, with what, and what happened. */
const CAMPAIGN = z
  .strictObject({
    format: z.literal(FORMAT),
    side: z.enum(SIDES).describe("the player's"),
    options: OPTIONS.prefault({}),
    episode: z
      .int()
      .min(1)
      .max(EPISODES.length + 1)
      .describe('the one to be played next; one more than there are: it is won'),
    bonus: z
      .array(z.string().refine((id) => kindById(id)?.type === 'unit', 'this is the id of no unit'))
      .max(2)
      .describe('LCG-03: units that start the next episode in play'),
    results: z.array(RESULT).max(MOST_RESULTS).describe('the games, the oldest first'),
    counted: z
      .string()
      .max(LONGEST_NAME)
      .optional()
      .describe('the name of the last game; where the game itself stays behind, it is not counted again'),
  })
  .refine(({ episode, results }) => wonIn(results).length === episode - 1, {
    message: 'as many episodes must be won as lie before the one that is next',
    path: ['episode'],
  })
  .refine(
    ({ side, options }) => !dialFault(options.dial, { light: side === 'dark', dark: side === 'light' }),
    {
      message: ONLY_FOR_LIGHT_AI,
      path: ['options', 'dial'],
    },
  );

export type Campaign = z.output<typeof CAMPAIGN>;
export type Result = z.output<typeof RESULT>;
export type CampaignOptions = z.input<typeof OPTIONS>;

export const readCampaign: (data: unknown) => Parsed<Campaign> = reader(CAMPAIGN);

/** For whoever looks at such a file by hand. */
export function campaignSchema(): Json {
  return z.toJSONSchema(CAMPAIGN, { io: 'input' }) as Json;
}

export function newCampaign(side: Side, options: CampaignOptions = {}): Campaign {
  return CAMPAIGN.parse({ format: FORMAT, side, options, episode: 1, bonus: [], results: [] });
}

/** Undefined: the campaign is won. */
export function nextEpisode({ episode }: Campaign): Episode | undefined {
  return EPISODES.find(({ no }) => no === episode);
}

/** The game of the next episode, as a configuration: the player on one side, the AI on the other. */
export function gameOf(campaign: Campaign): object | undefined {
  const episode = nextEpisode(campaign);
  if (!episode) return undefined;
  const { side: mine, options, bonus } = campaign;
  const seating = (side: Side) => ({
    control: side === mine ? 'person' : 'ai',
    deck: deckFor(episode, side),
    bonus: side === mine ? bonus : episode.guards[side],
  });
  return { light: seating('light'), dark: seating('dark'), options };
}

/** LCG-03: a won episode gives its bonus to the next one; a lost one is played again with the same. */
export function afterGame(campaign: Campaign, { won, rounds, dial }: Omit<Result, 'episode'>): Campaign {
  const episode = nextEpisode(campaign);
  if (!episode) return campaign;
  const results = [...withRoom(campaign.results), { episode: episode.no, won, rounds, dial }];
  if (!won) return { ...campaign, results };
  return { ...campaign, results, episode: episode.no + 1, bonus: [...episode.bonus[campaign.side]] };
}

/** Where no more can be kept, the oldest lost game is forgotten: how far the campaign has come hangs on the won ones. */
function withRoom(results: readonly Result[]): readonly Result[] {
  if (results.length < MOST_RESULTS) return results;
  const oldest = results.findIndex(({ won }) => !won);
  return results.filter((_, at) => at !== oldest);
}

function wonIn(results: readonly Result[]): readonly Result[] {
  return results.filter(({ won }) => won);
}

export interface CampaignStatistics {
  readonly games: number;
  readonly won: number;
  readonly rounds: number;
  /** How often each episode was tried, by its number. */
  readonly tries: Readonly<Record<number, number>>;
}

export function statisticsOf({ results }: Campaign): CampaignStatistics {
  const tries: Record<number, number> = {};
  for (const { episode } of results) tries[episode] = (tries[episode] ?? 0) + 1;
  const rounds = results.reduce((sum, result) => sum + result.rounds, 0);
  return { games: results.length, won: wonIn(results).length, rounds, tries };
}

/** LCG-02: each side has its own deck. */
function deckFor(episode: Episode, side: Side): object {
  const { affiliation, sets, replaced } = episode.decks[side];
  return {
    name: episode.title,
    affiliation: `aff-${affiliation}`,
    sets,
    replaced: replaced.map(({ unit, by }) => ({ unit, by })),
  };
}
