import type { Ask, Form } from './request.ts';

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

/** The reply, where there is no other. */
export function onlyReply({ form, options }: Ask): readonly number[] | undefined {
  const all = options.map((_, index) => index);
  if (form.pick === 'one') return options.length === 1 ? all : undefined;
  if (form.pick === 'order') return options.length < 2 ? all : undefined;
  if (form.pick === 'some') {
    if (form.max === 0 || options.length === 0) return [];
    const allNeeded = all.every(
      (index) =>
        lacking(
          form,
          all.filter((other) => other !== index),
        ) > 0,
    );
    return form.min >= options.length || allNeeded ? all : undefined;
  }
  const room = form.most.filter((most) => most > 0).length;
  if (form.total === 0 || room === 1 || form.total === sum(form.most)) {
    return form.most.map((most) => Math.min(most, form.total));
  }
  return undefined;
}

/** The first reply that is legal, for a player who has no view of the question. */
export function firstReply({ options, form }: Ask): readonly number[] {
  switch (form.pick) {
    case 'one':
      return [0];
    case 'some':
      return fewestOf(
        options.map((_each, index) => index),
        form,
        form.min,
      );
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
      return fewestOf(order, form, form.min + Math.floor(fraction() * (form.max - form.min + 1)));
    case 'split':
      return randomShares(form.total, form.most, fraction);
  }
}

type Some = Extract<Form, { pick: 'some' }>;

/** What the chosen options are above the total that they must keep within; 0 where there is none. */
export function exceeding({ within }: Some, chosen: readonly number[]): number {
  if (within === undefined) return 0;
  return Math.max(0, chosen.reduce((sum, index) => sum + (within.values[index] ?? 0), 0) - within.total);
}

/** What the chosen options lack of the total that they must reach; 0 where there is none. */
export function lacking({ enough }: Some, chosen: readonly number[]): number {
  if (enough === undefined) return 0;
  return Math.max(0, enough.total - chosen.reduce((sum, index) => sum + (enough.values[index] ?? 0), 0));
}

/**
 * The first of an order, so many, and as many more as a total needs; one with which a total would be exceeded is passed
 * over. Where that leaves too few, those that weigh least come first.
 */
function fewestOf(order: readonly number[], form: Some, count: number): readonly number[] {
  const chosen = firstOf(order, form, count);
  const { within } = form;
  if (within === undefined || isLegal(form, chosen)) return chosen;
  const lightest = [...order].sort((a, b) => (within.values[a] ?? 0) - (within.values[b] ?? 0));
  const least = firstOf(lightest, form, form.min);
  return isLegal(form, least) ? least : (legalOf(order, form, 0, []) ?? least);
}

function firstOf(order: readonly number[], form: Some, count: number): readonly number[] {
  const chosen: number[] = [];
  for (const index of order) {
    if (chosen.length >= form.max || (chosen.length >= count && lacking(form, chosen) === 0)) break;
    if (exceeding(form, [...chosen, index]) === 0) chosen.push(index);
  }
  return chosen;
}

function isLegal(form: Some, chosen: readonly number[]): boolean {
  const { length } = chosen;
  return length >= form.min && length <= form.max && lacking(form, chosen) + exceeding(form, chosen) === 0;
}

/** Some that keep to both totals: tried one by one, as it is rarely needed. */
function legalOf(
  order: readonly number[],
  form: Some,
  from: number,
  chosen: readonly number[],
): readonly number[] | undefined {
  if (isLegal(form, chosen)) return chosen;
  for (let i = from; i < order.length && chosen.length < form.max; i++) {
    const more = [...chosen, order[i] as number];
    const found = exceeding(form, more) > 0 ? undefined : legalOf(order, form, i + 1, more);
    if (found) return found;
  }
  return undefined;
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
