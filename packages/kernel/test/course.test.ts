import { describe, expect, test } from 'vitest';
import {
  CHECKPOINT,
  Course,
  choose,
  EndlessRule,
  type Game,
  numberKey,
  openDesk,
  type Play,
  roll,
  step,
} from '../src/index.ts';

interface Score {
  points: number;
}

/** Up to 3 points: each turn one is asked how many, and a die is rolled for nothing. */
function* race(game: Game<Score>): Play<string> {
  const { state } = game;
  while (state.points < 3) {
    yield CHECKPOINT;
    state.points += yield* choose(game, 0, 'points', [0, 1], numberKey);
    yield* roll(game, 'die', 6);
  }
  return `${state.points} points`;
}

const gameAt = (points: number): Game<Score> => ({ state: { points }, desk: openDesk() });

describe('a course of a game', () => {
  test('stops at each open request, and is over with its outcome', () => {
    const course = new Course(race, gameAt(2), (game) => game);
    expect(course.request).toMatchObject({ kind: 'decide', asks: [{ topic: 'points' }] });
    course.go([[1]]);
    expect(course.request).toMatchObject({ kind: 'chance', what: 'die' });
    course.go(4);
    expect([course.request, course.outcome]).toEqual([undefined, { value: '3 points' }]);
  });

  test('does not tell of the checkpoint that it is entered at, but of each one after it', () => {
    const passed: number[] = [];
    const course = new Course(race, gameAt(0), (game) => {
      passed.push(game.state.points);
      return game;
    });
    expect(passed).toEqual([]);
    for (const answer of [[[1]], 0, [[0]], 0, [[1]], 0]) course.go(answer);
    expect(passed).toEqual([1, 1, 2]);
  });

  test('goes on with another game where it is given one', () => {
    const course = new Course(race, gameAt(0), () => gameAt(2));
    course.go([[0]]);
    course.go(0);
    expect(course.state.points).toBe(2);
    course.go([[1]]);
    course.go(0);
    expect(course.outcome).toEqual({ value: '3 points' });
  });

  test('ends at a checkpoint where nobody wants to go on: there is no outcome then', () => {
    const course = new Course(race, gameAt(0), () => undefined);
    course.go([[1]]);
    course.go(0);
    expect([course.request, course.outcome, course.state.points]).toEqual([undefined, undefined, 1]);
  });

  test('what is answered at once is no request', () => {
    const desk = openDesk({ decide: () => [1], chance: () => 0 });
    const course = new Course(race, { state: { points: 0 }, desk }, (game) => game);
    expect(course.outcome).toEqual({ value: '3 points' });
  });

  test('each checkpoint fills the budget of steps again', () => {
    const game = gameAt(0);
    new Course(
      function* ({ desk }) {
        for (let i = 0; i < 3; i++) {
          yield CHECKPOINT;
          for (let j = 0; j < 60_000; j++) step(desk, 'work');
        }
      },
      game,
      (same) => same,
    );
    expect(game.desk.steps).toBe(60_000);
  });

  test('checkpoints without end are stopped, unless somebody else stops them', () => {
    function* idle(): Play<never> {
      for (;;) yield CHECKPOINT;
    }
    expect(() => new Course(idle, gameAt(0), (game) => game)).toThrow(EndlessRule);
    let left = 20_000;
    const course = new Course(idle, gameAt(0), (game) => (left-- > 0 ? game : undefined), Infinity);
    expect([left, course.outcome]).toEqual([-1, undefined]);
  });

  test('a game that does not begin with a checkpoint is refused', () => {
    function* hasty(game: Game<Score>): Play<number> {
      return yield* roll(game, 'die', 6);
    }
    expect(() => new Course(hasty, gameAt(0), (game) => game)).toThrow('a checkpoint before anything else');
  });
});
