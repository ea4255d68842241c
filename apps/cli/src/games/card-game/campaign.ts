import {
  AFFILIATION_NAMES,
  type Campaign,
  EPISODES,
  type Episode,
  kindById,
  nextEpisode,
  SIDE_NAMES,
  SIDES,
  type Side,
  statisticsOf,
  titleOfSet,
  type View,
} from '@holofoe/card-game';
import { whenText } from '../../boards/card-game-title.ts';
import type { Paper } from '../../terminal/paper.ts';
import { capital, counted, wrap, wrapItems } from '../../terminal/text.ts';

/** How far a campaign has come, what is next, and what happened so far. */
export function campaignLines(campaign: Campaign, paper: Paper): readonly string[] {
  const { ink, width } = paper;
  const { side, options } = campaign;
  const next = nextEpisode(campaign);
  const level = options.dial === undefined ? '' : `, difficulty ${options.dial}`;
  return [
    ink.bold(`The campaign of ${SIDE_NAMES[side]}${level}`),
    ...progressLines(campaign, paper),
    ...lastGame(campaign).flatMap((line) => wrap(line, width)),
    ...statistics(campaign).flatMap((line) => wrap(line, width)),
    '',
    ...(next ? episodeLines(next, campaign, paper) : wrap(WON, width)),
  ];
}

const WON = 'All episodes are won: the story is told. "holofoe campaign new" begins another one.';

/** A line an episode: won, next, to come. */
function progressLines({ episode, results }: Campaign, { ink }: Paper): string[] {
  return EPISODES.map(({ no, title, arc }) => {
    const lost = results.filter((result) => result.episode === no && !result.won).length;
    const tries = lost === 0 ? '' : `, lost ${lost === 1 ? 'once' : `${lost} times`}`;
    const state = no < episode ? `won${tries}` : no === episode ? `next${tries}` : '';
    const line = `${String(no).padStart(4)}  ${title.padEnd(30)}${arc.padEnd(12)}${state}`.trimEnd();
    return no === episode ? ink.bold(line) : no > episode ? ink.dim(line) : line;
  });
}

/** What the game before the next one left behind. */
function lastGame({ results }: Campaign): string[] {
  const last = results.at(-1);
  if (!last) return [];
  const title = EPISODES.find(({ no }) => no === last.episode)?.title ?? '';
  const how = last.won ? 'You won' : 'You lost';
  return [
    '',
    `The last game: ${how} ${title} in ${counted(last.rounds, 'round')}, with the dial at ${last.dial}.`,
  ];
}

function statistics(campaign: Campaign): string[] {
  const { games, won, rounds } = statisticsOf(campaign);
  if (games === 0) return [];
  return [
    `So far ${counted(games, 'game')}: ${won} won, ${games - won} lost, ${(rounds / games).toFixed(1)} rounds each on the average.`,
  ];
}

/** Where the episode stands that is being played. */
export function unfinishedLines(
  view: View,
  { side, episode }: Campaign,
  { width, ink }: Paper,
): readonly string[] {
  const { dial, options, sides, winner } = view;
  const seat = SIDES.indexOf(side);
  const light = sides.find((each) => each.side === 'light');
  const when = winner === null ? whenText(view, seat) : `it is ${whenText(view, seat)}, and not counted yet`;
  const fallen = counted(light?.victory.length ?? 0, 'objective');
  const how = `the dial at ${dial} of ${options.dial}, ${fallen} of the Dark Side destroyed`;
  return wrap(
    `Episode ${episode} is being played: ${when}, ${how}. "holofoe campaign play" goes on with it.`,
    width,
  ).map((line) => ink.bold(line));
}

/** The story as the player's side is told it, both decks, what is in play at the start and what a win gives. */
export function episodeLines(episode: Episode, { side, bonus }: Campaign, paper: Paper): string[] {
  const { ink, width } = paper;
  const { no, title, story, bonus: gains, guards } = episode;
  const guard = guards[side === 'light' ? 'dark' : 'light'];
  return [
    ink.bold(`Episode ${no}: ${title}`),
    ...wrap(story[side], width, '  '),
    ...SIDES.flatMap((each) =>
      deckLines(episode, each, each === side ? 'your deck' : "the AI's deck", paper),
    ),
    ...(bonus.length === 0
      ? []
      : wrapItems(bonus.map(titleOf), width, `  ${ink.dim('in play for you at the start')} `)),
    ...(guard.length === 0
      ? []
      : wrapItems(guard.map(titleOf), width, `  ${ink.dim('in play for the AI at the start')} `)),
    ...(no === EPISODES.length || gains[side].length === 0
      ? []
      : wrapItems(gains[side].map(titleOf), width, `  ${ink.dim('a win gives for the next episode')} `)),
  ];
}

function deckLines({ decks }: Episode, side: Side, whose: string, { ink, width }: Paper): string[] {
  const { affiliation, sets, replaced } = decks[side];
  const titles = [...new Set(sets)].map((no) => {
    const copies = sets.filter((other) => other === no).length;
    return `${copies > 1 ? `${copies}x ` : ''}${titleOfSet(no) ?? no}`;
  });
  return [
    ...wrapItems(titles, width, `  ${ink.dim(whose)} ${AFFILIATION_NAMES[affiliation]}: `, ', ', '    '),
    ...replaced.flatMap(({ unit, by, because }) =>
      wrap(`${titleOf(by)} for ${titleOf(unit)}: ${because}`, width, '    '),
    ),
  ];
}

function titleOf(id: string): string {
  return capital(kindById(id)?.title ?? id);
}
