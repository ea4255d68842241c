import { type Answer, type Desk, type Game, openDesk, type Play, type Request } from '../src/index.ts';

/** Every way in which chance can go, with its exact odds, by what comes out of it. Decisions are not asked. */
export function oddsOf<S, T>(start: () => S, play: (game: Game<S>) => Play<T>): Map<string, number> {
  const odds = new Map<string, number>();
  const open: number[][] = [[]];
  for (let path = open.pop(); path; path = open.pop()) {
    const steps = play({ state: start(), desk: openDesk() });
    let likely = 1;
    let step = steps.next();
    for (const index of path) {
      likely *= step.done ? 0 : chanceOf(step.value, index);
      step = steps.next(index);
    }
    if (step.done) {
      const came = JSON.stringify(step.value);
      odds.set(came, (odds.get(came) ?? 0) + likely);
    } else if (step.value.kind === 'chance') {
      for (let i = 0; i < step.value.size; i++) open.push([...path, i]);
    }
  }
  return odds;
}

function chanceOf(request: Request, index: number): number {
  if (request.kind !== 'chance') return 0;
  if (!request.weightOf) return 1 / request.size;
  let total = 0;
  for (let i = 0; i < request.size; i++) total += request.weightOf(i);
  return request.weightOf(index) / total;
}

/** Runs a play to its end, with the same answer to every request. */
export function runWith<T>(play: Play<T>, answer: (request: Request) => Answer): T {
  let step = play.next();
  while (!step.done) step = play.next(answer(step.value));
  return step.value;
}

export function gameOf<S>(state: S, around: Pick<Desk, 'chance' | 'decide' | 'tell'> = {}): Game<S> {
  return { state, desk: openDesk(around) };
}
