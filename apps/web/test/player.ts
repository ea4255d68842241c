import { idOf, kindById } from '@holofoe/deckbuilding';
import { actOf, cardOfKey, type Key, wordKey } from '@holofoe/kernel';
import type { Pending } from '@holofoe/table';

export type Question = Extract<Pending, { kind: 'ask' }>;

/** What a simple person replies: plays everything, uses everything, attacks with everything, buys the dearest. */
export function replyTo(question: Question): readonly Key[] {
  const { form, options } = question;
  const keys = options.map(({ key }) => key);
  switch (form.pick) {
    case 'one':
      return [question.topic === 'action' ? action(keys) : first(keys)];
    case 'some':
      return keys.slice(0, form.max);
    case 'order':
      return keys;
    case 'split':
      return keys.flatMap((key, i) => Array<Key>(form.most[i] ?? 0).fill(key)).slice(0, form.total);
  }
}

/** What ends a turn. */
export const END = wordKey('end');

function action(keys: readonly Key[]): Key {
  const of = (what: string) => keys.filter((key) => deedOf(key) === what);
  const buys = of('buy').toSorted((one, other) => cost(other) - cost(one));
  return first([...of('play'), ...of('use'), ...of('attack'), ...buys, END]);
}

/** What a reply does: "play", "buy", "end". */
export function deedOf(key: Key | undefined): string {
  return key === undefined ? '' : (actOf(key) ?? key);
}

function cost(key: Key): number {
  const card = cardOfKey(key);
  return card === undefined ? 0 : (kindById(idOf(card))?.cost ?? 0);
}

function first(keys: readonly Key[]): Key {
  const [key] = keys;
  if (key === undefined) throw new Error('A question without options was asked.');
  return key;
}
