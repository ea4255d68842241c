import type { Algebra, FilledSlot } from '../language/fold.ts';
import type { Terms, Who } from '../language/terms.ts';
import type { Grammar } from './grammar.ts';
import { UNSAID } from './unsaid.ts';
import type { AnyWord } from './words.ts';

/** What a plain effect says, as an order in our own words. */
export function plainTexts<L extends Terms>({ words, says }: Grammar<L>): Algebra<L, string> {
  return {
    word(said, slots) {
      const entry = words[said.do as L['word']['do']] as unknown as AnyWord<L>;
      return entry.text({ ...said, ...inWords(slots) } as never);
    },
    list: (effect, parts) =>
      parts
        .map((part, i) => (i > 0 && isWhen(effect[i]) ? `, ${part}` : ` ${part}`))
        .join(' and')
        .trim(),
    may: ({ by }, what) => `${who(by)} may ${what}`,
    oneOf: ({ by }, options) =>
      `${by === undefined || by === 'you' ? 'choose' : `${who(by)} chooses`} ${says.options?.(options) ?? `one: ${options.join('; or ')}`}`,
    when: (effect, then, otherwise) => {
      const condition = `if ${says.condition(effect.when)}`;
      if (otherwise !== undefined) return `${condition}, ${then}; otherwise ${otherwise}`;
      // "If one thing and another thing": two conditions in a row are one.
      return isPlainWhen(effect.then)
        ? `${condition} and ${then.slice('if '.length)}`
        : `${condition}, ${then}`;
    },
    pay: (effect, price, to) =>
      `${price}${isWhen(effect.to) || to.startsWith('until ') ? '; then, ' : ' to '}${to}`,
    first: (_, first, then) => `${first}; then ${then}`,
    ...UNSAID,
  };
}

export function isWhen(effect: object | undefined): boolean {
  return effect !== undefined && 'when' in effect;
}

function isPlainWhen(effect: object): boolean {
  return isWhen(effect) && !('otherwise' in effect);
}

export function who(by: Who | undefined): string {
  if (by === 'opponent') return 'your opponent';
  return by === 'that player' ? by : 'you';
}

function inWords(slots: readonly FilledSlot<string, string, string>[]): { [field: string]: string } {
  return Object.fromEntries(slots.map(({ field, of }) => [field, of]));
}
