import type { Ask } from '@holofoe/kernel';

/** What is wrong with a reply; undefined where it is legal. */
export function faultOf({ form, options, topic }: Ask, reply: readonly number[]): string | undefined {
  const says = `${topic}: ${reply.join(', ')} of ${options.length}`;
  if (form.pick === 'split') {
    const total = reply.reduce((sum, share) => sum + share, 0);
    const fits = reply.length === options.length && reply.every((share, i) => share <= (form.most[i] ?? 0));
    return fits && total === form.total && reply.every((share) => share >= 0) ? undefined : says;
  }
  const [min, max] = form.pick === 'some' ? [form.min, form.max] : form.pick === 'one' ? [1, 1] : [];
  const some = reply.length >= (min ?? options.length) && reply.length <= (max ?? options.length);
  const known = reply.every((index) => Number.isInteger(index) && index >= 0 && index < options.length);
  return some && known && new Set(reply).size === reply.length ? undefined : says;
}
