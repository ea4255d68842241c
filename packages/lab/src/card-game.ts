import { afterGame, cardGame, gameOf, greedy, newCampaign, SIDES, type Side } from '@holofoe/card-game';
import type { Parsed } from '@holofoe/kernel';
import { labGameOf, type Setting } from './lab-game.ts';
import type { Played } from './play-game.ts';

type Config = Parameters<typeof cardGame.setup>[0];
type State = ReturnType<typeof cardGame.setup>;
type Outcome = { readonly winner: number; readonly how: string };

export const CARD_GAME = labGameOf({
  definition: cardGame,
  sides: SIDES,
  setting: settingOf,
  policies: { greedy: () => greedy() },
  turnsOf: (state) => state.round,
  winnerOf: ({ winner }) => winner,
  endingOf: ({ outcome }: Played<State, Outcome>) => ({ 'won by': outcome?.how ?? 'nobody' }),
});

/** A game as it is configured; or an episode of the campaign, for the side that a player has in it. */
function settingOf(data: unknown): Parsed<Setting<Config>> {
  const config = cardGame.config.parse(isEpisode(data) ? gameOfEpisode(data) : data);
  if ('faults' in config) return config;
  const { value } = config;
  const seats = SIDES.map((side) => (value[side].control === 'person' ? `the ${side} side` : undefined));
  return { value: { seats, configOf: () => value } };
}

/** An episode of the campaign; the options are those of a game. */
export interface EpisodeConfig {
  readonly episode: number;
  readonly player: Side;
  readonly options?: object;
}

function isEpisode(data: unknown): data is EpisodeConfig {
  return typeof data === 'object' && data !== null && 'episode' in data && 'player' in data;
}

/** LCG-03: who plays an episode has won those before it, and has the bonus of the last one. */
function gameOfEpisode({ episode, player, options }: EpisodeConfig): unknown {
  let campaign = newCampaign(player, options);
  while (campaign.episode < episode && gameOf(campaign))
    campaign = afterGame(campaign, { won: true, rounds: 0, dial: 0 });
  return gameOf(campaign);
}
