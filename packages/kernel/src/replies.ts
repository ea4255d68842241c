import type { Ask } from './request.ts';

/** The index of the option that is worth most; of equals the first. */
export function best<T>(options: readonly T[], worth: (option: T, index: number) => number): number {
  let index = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const value = worth(options[i] as T, i);
    if (value <= most) continue;
    index = i;
    most = value;
  }
  return index;
}

/** The first reply that is legal, for a player who has no view of the question. */
export function firstReply({ options, form }: Ask): readonly number[] {
  switch (form.pick) {
    case 'one':
      return [0];
    case 'some':
      return options.slice(0, form.min).map((_each, index) => index);
    case 'order':
      return options.map((_each, index) => index);
    case 'split': {
      let left = form.total;
      return form.most.map((most) => {
        const share = Math.min(left, most);
        left -= share;
        return share;
      });
    }
  }
}

/** Any legal reply can come. `fraction` draws from 0 to below 1. */
export function randomReply({ options, form }: Ask, fraction: () => number): readonly number[] {
  const order = mixed(options.length, fraction);
  switch (form.pick) {
    case 'one':
      return order.slice(0, 1);
    case 'order':
      return order;
    case 'some':
      return order.slice(0, form.min + Math.floor(fraction() * (form.max - form.min + 1)));
    case 'split':
      return randomShares(form.total, form.most, fraction);
  }
}

function mixed(size: number, fraction: () => number): readonly number[] {
  const drawn = Array.from({ length: size }, (_, index) => [fraction(), index] as const);
  return drawn.sort(([a], [b]) => a - b).map(([, index]) => index);
}

/** One point at a time, on an option that has room left. */
function randomShares(total: number, most: readonly number[], fraction: () => number): readonly number[] {
  if (most.reduce((sum, each) => sum + each, 0) < total)
    throw new Error(`${total} cannot be split over ${most.join(', ')}.`);
  const shares = most.map(() => 0);
  for (let left = total; left > 0; ) {
    const index = Math.floor(fraction() * most.length);
    if ((shares[index] ?? 0) >= (most[index] ?? 0)) continue;
    shares[index] = (shares[index] ?? 0) + 1;
    left--;
  }
  return shares;
}
