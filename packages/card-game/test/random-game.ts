import {
  type Answer,
  openDesk,
  outcomeAt,
  type Request,
  randomReply,
  refillBudget,
  seededFraction,
  type TableEvent,
} from '@holofoe/kernel';
import { cardGame } from '../src/definition.ts';
import type { Outcome } from '../src/play.ts';
import type { Config } from '../src/rules/setup.ts';
import type { State } from '../src/state.ts';

/** Every way to seat persons and the AI. */
export const SEATINGS = [
  { light: 'person', dark: 'person' },
  { light: 'person', dark: 'ai' },
  { light: 'ai', dark: 'person' },
  { light: 'ai', dark: 'ai' },
] as const;

type Seating = (typeof SEATINGS)[number];

const PAIRS = [
  { light: 'jedi', dark: 'sith' },
  { light: 'rebel-alliance', dark: 'imperial-navy' },
  { light: 'jedi', dark: 'imperial-navy' },
  { light: 'rebel-alliance', dark: 'sith' },
] as const;

/** The ready decks against each other, with options that change from game to game. */
export function configOf({ light, dark }: Seating, seed: number): Config {
  const pair = PAIRS[seed % PAIRS.length];
  const parsed = cardGame.config.parse({
    light: { control: light, deck: pair?.light },
    dark: { control: dark, deck: pair?.dark },
    options: {
      defence: seed % 3 ? 'measured' : 'all',
      engagements: seed % 5 ? 'any' : 'one',
      capacity: seed % 2 ? 'remaining' : 'printed',
    },
  });
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

export interface Watcher {
  /** At every request: between actions, before chance, before a decision. */
  readonly at?: (state: State, request: Request) => void;
  readonly tell?: (event: TableEvent, state: State) => void;
}

const MOST_ROUNDS = 60;

/** A whole game in which everything is chosen at random, looked at after every single step. */
export function randomGame(
  config: Config,
  seed: number,
  { at, tell }: Watcher,
): { state: State; outcome: Outcome } {
  const state = cardGame.setup(config);
  const desk = openDesk(tell ? { tell: (event) => tell(event, state) } : {});
  const play = cardGame.play({ state, desk });
  let draws = 0;
  const fraction = () => seededFraction(seed, draws++);
  let answer: Answer;
  for (;;) {
    const step = play.next(answer);
    if (step.done) return { state, outcome: step.value };
    const request = step.value;
    at?.(state, request);
    answer = undefined;
    if (request.kind === 'checkpoint') refillBudget(desk);
    if (request.kind === 'chance') answer = outcomeAt(request, fraction());
    if (request.kind === 'decide') answer = request.asks.map((ask) => randomReply(ask, fraction));
    if (state.round > MOST_ROUNDS) throw new Error(`The game with seed ${seed} does not end.`);
  }
}
