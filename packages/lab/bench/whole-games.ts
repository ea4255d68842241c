import { openDesk, refillBudget, seededOutcome } from '@holofoe/kernel';
import { greedy, operations } from '@holofoe/operations';
import { runBatch } from '../src/batch.ts';
import { bestOfFive, type Figure, millisecondsOf, p99 } from './measure.ts';

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

/** Two greedy players, Battle of Scarif, other decks from game to game. */
const SCARIF = { scenario: 'OBJ-SCA', expert: false, players: 2 } as const;
const TO_WARM_OPERATIONS = 700;

function playOperations(games: number): void {
  const players = ['greedy', 'greedy'];
  runBatch({ game: 'operations', config: SCARIF, players, maxTurns: 1000, seed: 1, from: 0, to: games });
}

export function wholeGamesOfOperations(): Figure[] {
  playOperations(TO_WARM_OPERATIONS);
  const round = () => (GAMES / millisecondsOf(() => playOperations(GAMES))) * 1000;
  const value = bestOfFive(round, 'more');
  return [
    {
      name: 'Operations: whole games, two greedy players, Battle of Scarif',
      value,
      unit: 'games/s',
      target: 200,
      limit: 60,
      better: 'more',
      seconds: 1 / value,
    },
    turnOfAi(),
  ];
}

/** With somebody listening, as at a live table. */
function turnOfAi(): Figure {
  const round = () => p99(Array.from({ length: 20 }, (_, seed) => turnsOfAi(seed)).flat());
  const value = bestOfFive(round, 'less');
  return {
    name: "Operations: the AI's turn, p99",
    value,
    unit: 'ms',
    target: 5,
    limit: 5,
    better: 'less',
    seconds: value / 1000,
  };
}

/** Milliseconds of every turn that the AI takes in a game. */
function turnsOfAi(seed: number): readonly number[] {
  const config = operations.config.parse({ scenario: 'OBJ-SCA', players: [{ deck: 'H1' }, { deck: 'H2' }] });
  if ('faults' in config) throw new Error(config.faults.map(({ says }) => says).join('\n'));
  const state = operations.setup(config.value);
  const player = greedy();
  let entries = 0;
  let heard = 0;
  const desk = openDesk({
    chance: (request) => seededOutcome(request, seed, entries++),
    decide: (ask) => {
      entries++;
      return player(ask, state);
    },
    tell: () => {
      heard++;
    },
  });
  const game = operations.play({ state, desk });
  const times: number[] = [];
  for (let done = false; !done; refillBudget(desk)) {
    const isAi = state.step === 'turn' && state.turn >= state.players.length;
    const milliseconds = millisecondsOf(() => {
      done = game.next().done === true;
    });
    if (isAi) times.push(milliseconds);
  }
  if (heard === 0) throw new Error('Nothing was told.');
  return times;
}
