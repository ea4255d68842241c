/** A share of all cases, with the interval that holds the true share in 95 of 100 such samples. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution for 95 %, both ends together. */
const Z = 1.959963984540054;

/** Wilson's score interval: right for small samples and for shares near 0 and 1 too. */
export function wilson(cases: number, of: number): Rate {
  if (of === 0) return { rate: 0, low: 0, high: 1 };
  const rate = cases / of;
  const square = (Z * Z) / of;
  const middle = (rate + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((rate * (1 - rate)) / of + square / (4 * of));
  return { rate, low: cases === 0 ? 0 : middle - half, high: cases === of ? 1 : middle + half };
}

/** How often each value came. */
export type Histogram = Readonly<Record<number, number>>;

export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Of a histogram with nothing in it: undefined. */
export function spread(histogram: Histogram): Spread | undefined {
  const values = Object.keys(histogram)
    .map(Number)
    .sort((a, b) => a - b);
  const count = values.reduce((sum, value) => sum + (histogram[value] ?? 0), 0);
  const [least] = values;
  const most = values.at(-1);
  if (least === undefined || most === undefined || count === 0) return undefined;
  const total = values.reduce((sum, value) => sum + value * (histogram[value] ?? 0), 0);
  const lower = atRank(histogram, values, Math.ceil(count / 2));
  const upper = atRank(histogram, values, Math.floor(count / 2) + 1);
  return { mean: total / count, median: (lower + upper) / 2, least, most };
}

function atRank(histogram: Histogram, values: readonly number[], rank: number): number {
  let passed = 0;
  for (const value of values) {
    passed += histogram[value] ?? 0;
    if (passed >= rank) return value;
  }
  return Number.NaN;
}
