import { Course, openDesk, seededOutcome } from '@holofoe/kernel';
import { greedy, operations } from '@holofoe/operations';
import { bestOfFive, type Figure, p99 } from './measure.ts';

/** With somebody listening, as at a live table. */
export function turnOfAi(): Figure[] {
  const round = () => p99(Array.from({ length: 20 }, (_, seed) => turnsOfAi(seed)).flat());
  const value = bestOfFive(round, 'less');
  return [
    {
      name: "Operations: the AI's turn, p99",
      value,
      unit: 'ms',
      target: 5,
      limit: 5,
      better: 'less',
      seconds: value / 1000,
    },
  ];
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
  const times: number[] = [];
  let isAi = false;
  let since = performance.now();
  new Course(operations.play, { state, desk }, (game) => {
    const now = performance.now();
    if (isAi) times.push(now - since);
    isAi = state.step === 'turn' && state.turn >= state.players.length;
    since = now;
    return game;
  });
  if (heard === 0) throw new Error('Nothing was told.');
  return times;
}
