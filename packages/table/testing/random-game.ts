import {
  type Answer,
  type Ask,
  CHECKPOINT,
  Course,
  type Game,
  openDesk,
  outcomeAt,
  type Play,
  type Request,
  randomReply,
  seededFraction,
  type TableEvent,
} from '@holofoe/kernel';

export interface Watcher<S> {
  /** At every request: between actions, before chance, before a decision. */
  readonly at?: ((state: S, request: Request) => void) | undefined;
  readonly tell?: ((event: TableEvent, state: S) => void) | undefined;
}

export interface Randomly<S, O> {
  readonly play: (game: Game<S>) => Play<O>;
  readonly state: S;
  readonly seed: number;
  /** A game that comes here does not end. */
  readonly isTooLong: (state: S) => boolean;
  /** Absent: every legal reply can come. */
  readonly replyTo?: ((ask: Ask, fraction: () => number) => readonly number[]) | undefined;
  /** What a test changes between actions, before anybody looks. */
  readonly change?: ((state: S) => void) | undefined;
}

/** A whole game in which everything is chosen at random, looked at after every single step. */
export function playRandomly<S, O>(
  { play, state, seed, isTooLong, replyTo = randomReply, change }: Randomly<S, O>,
  { at, tell }: Watcher<S> = {},
): O {
  let draws = 0;
  const fraction = () => seededFraction(seed, draws++);
  const pass = () => {
    change?.(state);
    at?.(state, CHECKPOINT);
    if (isTooLong(state)) throw new Error(`The game with seed ${seed} does not end.`);
  };
  const answerTo = (request: Exclude<Request, { kind: 'checkpoint' }>): Answer => {
    at?.(state, request);
    if (request.kind === 'chance') return outcomeAt(request, fraction());
    return request.asks.map((ask) => replyTo(ask, fraction));
  };
  const desk = openDesk(tell ? { tell: (event) => tell(event, state) } : {});
  pass();
  const course = new Course(play, { state, desk }, (game) => {
    pass();
    return game;
  });
  for (let { request } = course; request; { request } = course) course.go(answerTo(request));
  if (!course.outcome) throw new Error(`The game with seed ${seed} has no outcome.`);
  return course.outcome.value;
}
