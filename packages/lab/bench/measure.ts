/** A figure of the bench. Of times and bytes less is better, of games a second more. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target: number;
  /** Beyond this the bench fails. */
  readonly limit: number;
  readonly better: 'more' | 'less';
  /** Seconds that one of it takes, where it is a time: so that it can be set beside the calibration. */
  readonly seconds?: number;
}

export interface Measured extends Figure {
  /** Seconds that the calibration took right before, in the same process. */
  readonly calibration: number;
}

const ROUNDS = 5;

/** The best of five rounds, after one that only warms up. */
export function bestOfFive(round: () => number, better: 'more' | 'less'): number {
  round();
  const values = Array.from({ length: ROUNDS }, round);
  return better === 'more' ? Math.max(...values) : Math.min(...values);
}

/** Milliseconds that something takes. */
export function millisecondsOf(work: () => void): number {
  const took = startWatch();
  work();
  return took();
}

/**
 * Milliseconds since it was started: by the clock, or in processor time where that is less. The clock measures whatever
 * else the machine does, processor time what the threads in the background do; the work itself takes no more than either.
 */
export function startWatch(): () => number {
  const began = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - began, (user + system) / 1000);
  };
}

/** The value that 99 of 100 do not exceed. */
export function p99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

interface Card {
  readonly cost: number;
  readonly name: string;
}

function* cards(count: number): Generator<Card> {
  for (let i = 0; i < count; i++) yield { cost: Math.imul(i, 0x9e3779b9) >>> 28, name: `card ${i % 50}` };
}

/** A fixed piece of work of the kind that rules do: generators, small objects, lists, lookups. */
export function calibrate(): number {
  const names = new Map<string, number>();
  let total = 0;
  for (const card of cards(10_000)) {
    const dear = [card.cost, card.cost + 1, card.cost + 2].filter((cost) => cost > 3);
    names.set(card.name, (names.get(card.name) ?? 0) + dear.length);
    total += dear.length;
  }
  return total + names.size;
}
