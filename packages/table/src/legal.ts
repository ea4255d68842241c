import type { Ask, Decide, Key } from '@holofoe/kernel';

/** What the rules get for a reply: indexes of options, or for a split a share for each option. */
export type ReadReply = { readonly indexes: readonly number[] } | { readonly says: string };

export function readReply(ask: Ask, keys: readonly Key[]): ReadReply {
  const options = optionKeys(ask);
  const stranger = keys.find((key) => !options.includes(key));
  if (stranger !== undefined) {
    return { says: `"${stranger}" is not an option of "${ask.topic}". ${wanted(ask)}` };
  }
  if (ask.form.pick === 'split') return readSplit(ask, ask.form.total, ask.form.most, options, keys);
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twice !== undefined) return { says: `"${twice}" was named twice. ${wanted(ask)}` };
  const { min, max } = count(ask);
  if (keys.length < min || keys.length > max) return { says: `${keys.length} were named. ${wanted(ask)}` };
  const indexes = keys.map((key) => options.indexOf(key));
  return { indexes: ask.form.pick === 'some' ? indexes.sort((a, b) => a - b) : indexes };
}

function readSplit(
  ask: Ask,
  total: number,
  most: readonly number[],
  options: readonly Key[],
  keys: readonly Key[],
): ReadReply {
  if (keys.length !== total) return { says: `${keys.length} were shared out. ${wanted(ask)}` };
  const shares = options.map((option) => keys.filter((key) => key === option).length);
  const over = shares.findIndex((share, i) => share > (most[i] ?? 0));
  if (over >= 0) return { says: `"${options[over]}" takes ${most[over] ?? 0} at most. ${wanted(ask)}` };
  return { indexes: shares };
}

/** The keys of a reply as the journal keeps them: the same for the same choice, however it was put. */
export function replyKeys(ask: Ask, indexes: readonly number[]): Key[] {
  if (ask.form.pick !== 'split') return indexes.map((index) => ask.keyOf(index));
  return indexes.flatMap((share, index) => Array.from({ length: share }, () => ask.keyOf(index)));
}

/** The reply, where there is no other. */
export function onlyReply(ask: Ask): readonly number[] | undefined {
  const { form, options } = ask;
  const all = options.map((_, index) => index);
  if (form.pick === 'one') return options.length === 1 ? all : undefined;
  if (form.pick === 'order') return options.length < 2 ? all : undefined;
  if (form.pick === 'some') {
    if (form.max === 0 || options.length === 0) return [];
    return form.min >= options.length ? all : undefined;
  }
  const room = form.most.filter((most) => most > 0).length;
  if (form.total === 0 || room === 1 || form.total === sum(form.most)) {
    return form.most.map((most) => Math.min(most, form.total));
  }
  return undefined;
}

/** A question that nobody could answer, or not in one way only, is a fault of the rule that asks it. */
export function checkDecide({ asks }: Decide, seats: number): void {
  for (const [i, ask] of asks.entries()) {
    const { seat, topic } = ask;
    if (!(Number.isInteger(seat) && seat >= 0 && seat < seats)) {
      throw new Error(`"${topic}" asks seat ${seat}, but the seats are 0 to ${seats - 1}.`);
    }
    if (asks.findIndex((other) => other.seat === seat) !== i) {
      throw new Error(`"${topic}" asks seat ${seat} twice at once.`);
    }
    const keys = optionKeys(ask);
    if (new Set(keys).size < keys.length) {
      const twice = keys.find((key, index) => keys.indexOf(key) !== index);
      throw new Error(`"${topic}" has two options with the key "${twice}".`);
    }
    if (!answerable(ask)) throw new Error(`"${topic}" cannot be answered. ${wanted(ask)}`);
  }
}

function answerable(ask: Ask): boolean {
  const { form, options } = ask;
  if (form.pick === 'split') return form.most.length === options.length && form.total <= sum(form.most);
  const { min, max } = count(ask);
  return min <= Math.min(max, options.length);
}

function count({ form, options }: Ask): { readonly min: number; readonly max: number } {
  if (form.pick === 'some') return form;
  return form.pick === 'one' ? { min: 1, max: 1 } : { min: options.length, max: options.length };
}

function wanted(ask: Ask): string {
  const { form } = ask;
  const options = optionKeys(ask);
  if (form.pick === 'one') return `Choose one of: ${options.join(', ')}.`;
  if (form.pick === 'order') return `Put all of these in an order: ${options.join(', ')}.`;
  if (form.pick === 'some') {
    const number = form.min === form.max ? form.min : `${form.min} to ${form.max}`;
    return `Choose ${number} of: ${options.join(', ')}.`;
  }
  const room = options.map((option, i) => `${option} (up to ${form.most[i] ?? 0})`);
  return `Share out ${form.total} over: ${room.join(', ')}.`;
}

function optionKeys(ask: Ask): Key[] {
  return ask.options.map((_, index) => ask.keyOf(index));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
