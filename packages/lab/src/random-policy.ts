import { type Form, seededFraction } from '@holofoe/kernel';
import type { MakePolicy } from './policy.ts';

/** Every legal reply can come, for any game and every form of question. */
export const randomPolicy: MakePolicy = (seed) => {
  let drawn = 0;
  const below = (size: number) => Math.floor(seededFraction(seed, drawn++) * size);
  return ({ form, options }) => randomReply(form, options.length, below);
};

function randomReply(form: Form, size: number, below: (size: number) => number): readonly number[] {
  switch (form.pick) {
    case 'one':
      return [below(size)];
    case 'some': {
      const max = Math.min(form.max, size);
      return shuffled(size, below).slice(0, form.min + below(max - form.min + 1));
    }
    case 'order':
      return shuffled(size, below);
    case 'split':
      return randomShares(form.total, form.most, below);
  }
}

function shuffled(size: number, below: (size: number) => number): number[] {
  const order = Array.from({ length: size }, (_, index) => index);
  for (let i = size - 1; i > 0; i--) {
    const j = below(i + 1);
    const other = order[j] as number;
    order[j] = order[i] as number;
    order[i] = other;
  }
  return order;
}

/** One point at a time, on an option that has room left. */
function randomShares(total: number, most: readonly number[], below: (size: number) => number): number[] {
  const shares = most.map(() => 0);
  for (let left = total; left > 0; left--) {
    const open = most.flatMap((limit, i) => ((shares[i] ?? 0) < limit ? [i] : []));
    const chosen = open[below(open.length)];
    if (chosen === undefined) throw new Error(`${total} cannot be split over ${most.join(', ')}.`);
    shares[chosen] = (shares[chosen] ?? 0) + 1;
  }
  return shares;
}
