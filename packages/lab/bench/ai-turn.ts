import { cardGame, greedy as greedyInCardGame } from '@holofoe/card-game';
import { type AnyState, Course, openDesk, type Parsed, seededOutcome } from '@holofoe/kernel';
import { greedy, operations } from '@holofoe/operations';
import type { Playable } from '../src/play-game.ts';
import type { Policy } from '../src/policy.ts';
import { bestOfFive, type Figure, p99, startWatch } from './measure.ts';

/** With somebody listening, as at a live table. */
export function turnOfAi(): Figure[] {
  const config = operations.config.parse({ scenario: 'OBJ-SCA', players: [{ deck: 'H1' }, { deck: 'H2' }] });
  const turns = turnsIn(operations, config, greedy, ({ step, turn, players }, checkpoint) =>
    step === 'turn' && turn >= players.length ? checkpoint : undefined,
  );
  return [figureOf('Operations', turns, 5)];
}

/** All of a turn, with what the player is asked in it. */
export function turnOfAiInCardGame(): Figure[] {
  const config = cardGame.config.parse({ light: { deck: 'jedi' }, dark: { deck: 'sith', control: 'ai' } });
  const turns = turnsIn(cardGame, config, greedyInCardGame, ({ active, players, round }) =>
    players[active]?.isAi ? round : undefined,
  );
  return [figureOf('Card Game', turns, 20)];
}

const GAMES = 20;

function figureOf(game: string, turnsOf: (seed: number) => readonly number[], most: number): Figure {
  const round = () => p99(Array.from({ length: GAMES }, (_, seed) => turnsOf(seed)).flat());
  const value = bestOfFive(round, 'less');
  return {
    name: `${game}: the AI's turn, p99`,
    value,
    unit: 'ms',
    target: most,
    limit: most,
    better: 'less',
    seconds: value / 1000,
  };
}

/** Milliseconds of every turn that the AI takes in a game; `turnOf`: which one goes on now. */
function turnsIn<C, S extends AnyState, O>(
  game: Playable<C, S, O>,
  config: Parsed<C>,
  make: () => Policy<S>,
  turnOf: (state: S, checkpoint: number) => number | undefined,
): (seed: number) => readonly number[] {
  if ('faults' in config) throw new Error(config.faults.map(({ says }) => says).join('\n'));
  return (seed) => {
    const state = game.setup(config.value);
    const player = make();
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
    const times = new Map<number, number>();
    let checkpoint = 0;
    let turn: number | undefined;
    let took = startWatch();
    new Course(game.play, { state, desk }, (same) => {
      if (turn !== undefined) times.set(turn, (times.get(turn) ?? 0) + took());
      turn = turnOf(state, checkpoint++);
      took = startWatch();
      return same;
    });
    if (heard === 0) throw new Error('Nothing was told.');
    return [...times.values()];
  };
}
