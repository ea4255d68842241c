import { playthrough } from '@holofoe/table/testing';
import { expect, test } from 'vitest';
import { afterGame, gameOf, newCampaign } from '../src/campaign/campaign.ts';
import { cardGame } from '../src/definition.ts';
import { greedy } from '../src/players/greedy.ts';

const MOST_LINES = 1200;

interface Playthrough {
  readonly title: string;
  readonly config: unknown;
  readonly player: 'greedy' | 'random';
  readonly watcher: 0 | 1;
  readonly seed: number;
}

/** LCG-03: the second episode, with the bonus of the first. */
function secondEpisode(): unknown {
  return gameOf(afterGame(newCampaign('light'), { won: true, rounds: 5, dial: 7 }));
}

const PLAYTHROUGHS: Readonly<Record<string, Playthrough>> = {
  'jedi-against-the-ai': {
    title: 'Core Jedi against the AI with Core Sith',
    config: { light: { deck: 'jedi' }, dark: { deck: 'sith', control: 'ai' } },
    player: 'greedy',
    watcher: 0,
    seed: 1,
  },
  'imperial-navy-against-the-ai': {
    title: 'Core Imperial Navy against the AI with Core Rebel Alliance',
    config: { light: { deck: 'rebel-alliance', control: 'ai' }, dark: { deck: 'imperial-navy' } },
    player: 'greedy',
    watcher: 1,
    seed: 2,
  },
  'second-episode-with-a-bonus': {
    title: 'The second episode of the campaign, for the Light Side',
    config: secondEpisode(),
    player: 'greedy',
    watcher: 0,
    seed: 3,
  },
  'two-persons': {
    title: 'Core Jedi against Core Imperial Navy, two persons',
    config: { light: { deck: 'jedi' }, dark: { deck: 'imperial-navy' } },
    player: 'random',
    watcher: 1,
    seed: 4,
  },
};

function text({ title, config, player, watcher, seed }: Playthrough): string {
  const parsed = cardGame.config.parse(config);
  if ('faults' in parsed) throw new Error(parsed.faults.map(({ says }) => says).join('\n'));
  const { lines, isOver } = playthrough({
    game: cardGame,
    start: cardGame.setup(parsed.value),
    seed,
    replyTo: player === 'greedy' ? greedy() : undefined,
    watcher,
    namesSeats: true,
    mostLines: MOST_LINES,
  });
  const end = isOver ? 'to the end' : `about the first ${MOST_LINES} lines`;
  return `${title}; player: ${player}, seed: ${seed}, ${end}\n${lines.join('\n')}\n`;
}

test.each(Object.entries(PLAYTHROUGHS))('golden playthrough: %s', async (name, each) => {
  await expect(text(each)).toMatchFileSnapshot(`golden/${name}.txt`);
});
