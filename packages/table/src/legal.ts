import { type Ask, type Decide, exceeding, type Form, type Key, lacking, readKey } from '@holofoe/kernel';

/** What the rules get for a reply: indexes of options, or for a split a share for each option. */
export type ReadReply = { readonly indexes: readonly number[] } | { readonly says: string };

/** `labels`: what the options are called. */
export function readReply(ask: Ask, keys: readonly string[], labels?: () => readonly string[]): ReadReply {
  const options: readonly string[] = optionKeys(ask);
  const wanted = () => wantedOf(ask, namesOf(options, labels));
  if (!Array.isArray(keys)) return { says: `A reply is a list of options. ${wanted()}` };
  const strange = keys.findIndex((key) => !options.includes(key));
  if (strange >= 0) {
    return { says: `${keyText(keys[strange])} is not an option of "${ask.topic}". ${wanted()}` };
  }
  if (ask.form.pick === 'split') {
    return readSplit(ask.form.total, ask.form.most, options, keys, namesOf(options, labels), wanted);
  }
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twice !== undefined) {
    const name = namesOf(options, labels)[options.indexOf(twice)] ?? twice;
    return { says: `"${name}" was named twice. ${wanted()}` };
  }
  const { min, max } = count(ask);
  if (keys.length < min || keys.length > max) return { says: `${keys.length} were named. ${wanted()}` };
  const indexes = keys.map((key) => options.indexOf(key));
  if (ask.form.pick !== 'some') return { indexes };
  const lacks = lacking(ask.form, indexes);
  if (lacks > 0) return { says: `Together they lack ${lacks}. ${wanted()}` };
  const exceeds = exceeding(ask.form, indexes);
  if (exceeds > 0) return { says: `Together they are ${exceeds} too much. ${wanted()}` };
  return { indexes: indexes.sort((a, b) => a - b) };
}

function readSplit(
  total: number,
  most: readonly number[],
  options: readonly string[],
  keys: readonly string[],
  names: readonly string[],
  wanted: () => string,
): ReadReply {
  if (keys.length !== total) return { says: `${keys.length} were shared out. ${wanted()}` };
  const shares = options.map((option) => keys.filter((key) => key === option).length);
  const over = shares.findIndex((share, i) => share > (most[i] ?? 0));
  if (over >= 0) return { says: `"${names[over]}" takes ${most[over] ?? 0} at most. ${wanted()}` };
  return { indexes: shares };
}

/** What was given for a key: not everything that a front end could give has a text. */
export function keyText(key: unknown): string {
  return typeof key === 'string' ? `"${key}"` : `What is no key (${typeof key})`;
}

/** What was given for a seat or a position. */
export function numberText(given: unknown): string {
  return typeof given === 'number' ? String(given) : `that is no number (${typeof given})`;
}

/** The keys of a reply as the journal keeps them: the same for the same choice, however it was put. */
export function replyKeys(ask: Ask, indexes: readonly number[]): Key[] {
  if (ask.form.pick !== 'split') return indexes.map((index) => ask.keyOf(index));
  return indexes.flatMap((share, index) => Array.from({ length: share }, () => ask.keyOf(index)));
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
    if (!answerable(ask)) throw new Error(`"${topic}" cannot be answered. ${wantedOf(ask, keys)}`);
  }
}

function answerable(ask: Ask): boolean {
  const { form, options } = ask;
  if (form.pick === 'split') return form.most.length === options.length && form.total <= sum(form.most);
  const { min, max } = count(ask);
  return min <= Math.min(max, options.length) && (form.pick !== 'some' || canAddUp(ask, form));
}

/** Whether some of the options add up as they must: all of them reach far enough, and the lightest keep within. */
function canAddUp({ options }: Ask, form: Extract<Form, { pick: 'some' }>): boolean {
  const lightest = [...(form.within?.values ?? [])].sort((a, b) => a - b).slice(0, form.min);
  const least = lightest.reduce((total, value) => total + value, 0);
  return lacking(form, [...options.keys()]) === 0 && least <= (form.within?.total ?? least);
}

function count({ form, options }: Ask): { readonly min: number; readonly max: number } {
  if (form.pick === 'some') return form;
  return form.pick === 'one' ? { min: 1, max: 1 } : { min: options.length, max: options.length };
}

function wantedOf({ form }: Ask, options: readonly string[]): string {
  if (form.pick === 'one') return `Choose one of: ${options.join(', ')}.`;
  if (form.pick === 'order') return `Put all of these in an order: ${options.join(', ')}.`;
  if (form.pick === 'some') {
    const number = form.min === form.max ? form.min : `${form.min} to ${form.max}`;
    const { enough, within } = form;
    const values = (enough ?? within)?.values;
    if (!values) return `Choose ${number} of: ${options.join(', ')}.`;
    const valued = options.map((option, i) => `${option}: ${values[i] ?? 0}`);
    const least = enough ? [`reach ${enough.total}`] : [];
    const most = within ? [`are at most ${within.total}`] : [];
    return `Choose ${number} that ${[...least, ...most].join(' and ')} together, of: ${valued.join(', ')}.`;
  }
  const room = options.map((option, i) => `${option} (up to ${form.most[i] ?? 0})`);
  return `Share out ${form.total} over: ${room.join(', ')}.`;
}

/** What options are called: keys that are words read as they are, all others say nothing to a person. */
export function namesOf(options: readonly string[], labels?: () => readonly string[]): readonly string[] {
  const isWord = (key: string) => readKey(key).is === 'word';
  if (!labels || options.every(isWord)) return options;
  const words = labels();
  return options.map((key, i) => (isWord(key) ? key : (words[i] ?? key)));
}

function optionKeys(ask: Ask): Key[] {
  return ask.options.map((_, index) => ask.keyOf(index));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
