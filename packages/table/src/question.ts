import type { Ask, Chance, Form, Key, Seat, Source, Wording } from '@holofoe/kernel';

export interface Option {
  readonly key: Key;
  readonly label: string;
}

/** What a seat is waited for, or waits for, in words. */
export type Pending<O = unknown> =
  | {
      readonly kind: 'ask';
      /** The number of the question: a reply names it. */
      readonly to: number;
      readonly topic: string;
      readonly prompt: string;
      readonly form: Form;
      readonly options: readonly Option[];
      readonly source?: Source;
    }
  | {
      readonly kind: 'wait';
      readonly for: readonly Seat[];
      /** This seat has answered and may still take its answer back. */
      readonly mayTakeBack: boolean;
    }
  | {
      readonly kind: 'chance';
      readonly to: number;
      readonly what: string;
      readonly prompt: string;
      readonly outcomes: readonly Option[];
    }
  | { readonly kind: 'over'; readonly outcome: O };

export function askInWords(to: number, ask: Ask, wording: Wording): Pending<never> {
  const { topic, form, source } = ask;
  const named = source === undefined ? {} : { source };
  return {
    kind: 'ask',
    to,
    topic,
    prompt: wording.prompt,
    form,
    options: askOptions(ask, wording),
    ...named,
  };
}

export function chanceInWords(to: number, chance: Chance, wording: Wording): Pending<never> {
  const outcomes = chanceOutcomes(chance, wording);
  return { kind: 'chance', to, what: chance.what, prompt: wording.prompt, outcomes };
}

export function askOptions(ask: Ask, { labels }: Wording): Option[] {
  return ask.options.map((_, i) => option(ask.keyOf(i), labels[i]));
}

/** Copies are one outcome. */
export function chanceOutcomes(chance: Chance, { labels }: Wording): Option[] {
  const outcomes = new Map<Key, Option>();
  for (let i = 0; i < chance.size; i++) {
    const key = chance.keyOf(i);
    if (!outcomes.has(key)) outcomes.set(key, option(key, labels[i]));
  }
  return [...outcomes.values()];
}

/** A reply in words: each chosen option, with its share where that is more than one. */
export function replyInWords(keys: readonly string[], options: readonly Option[]): string {
  const chosen = [...new Set(keys)].map((key) => {
    const label = options.find((each) => each.key === key)?.label ?? key;
    const share = keys.filter((other) => other === key).length;
    return share > 1 ? `${label} ×${share}` : label;
  });
  return chosen.length === 0 ? 'nothing' : chosen.join(', ');
}

function option(key: Key, label: string | undefined): Option {
  return { key, label: label ?? key };
}

/** Nobody is asked for what nobody could see, nor for what can come out in one way only. */
export function isForPerson(chance: Chance): boolean {
  const first = chance.keyOf(0);
  let index = 1;
  while (index < chance.size && chance.keyOf(index) === first) index++;
  return index < chance.size && chance.unseen === undefined;
}
