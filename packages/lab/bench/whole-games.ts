import { runBatch } from '../src/batch.ts';
import { bestOfFive, type Figure, millisecondsOf } from './measure.ts';

/** Few enough that something else on the machine spoils one round, not all five. */
const GAMES = 100;
const TO_WARM = 1500;

function play(bot: 'empire' | 'rebel', games: number): void {
  const config = bot === 'empire' ? { empire: 'bot', rebel: 'person' } : { empire: 'person', rebel: 'bot' };
  const players = ['greedy', 'greedy'];
  runBatch({ game: 'deckbuilding', config, players, maxTurns: 1000, seed: 1, from: 0, to: games });
}

/** One thread, the greedy player against the bot, nobody listening; half of the games on each side. */
export function wholeGames(): Figure[] {
  const round = () => {
    const milliseconds = millisecondsOf(() => {
      play('empire', GAMES / 2);
      play('rebel', GAMES / 2);
    });
    return (GAMES / milliseconds) * 1000;
  };
  play('empire', TO_WARM);
  play('rebel', TO_WARM);
  const value = bestOfFive(round, 'more');
  return [
    {
      name: 'whole games, greedy against the bot',
      value,
      unit: 'games/s',
      target: 1000,
      limit: 500,
      better: 'more',
      seconds: 1 / value,
    },
  ];
}
