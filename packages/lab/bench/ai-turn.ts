import { openDesk, refillBudget, seededOutcome } from '@holofoe/kernel';
import { greedy, operations } from '@holofoe/operations';
import { bestOfFive, type Figure, millisecondsOf, p99 } from './measure.ts';

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
