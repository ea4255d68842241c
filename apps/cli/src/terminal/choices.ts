import type { Form, Key } from '@holofoe/kernel';
import type { Question } from '../advice.ts';
import type { Paper } from './paper.ts';
import { columnsOf, padded, wrap } from './text.ts';

/** A numbered line that can be chosen: one option, or several that nobody could tell apart. */
export interface Choice {
  readonly label: string;
  readonly keys: readonly Key[];
}

/** Where one option is chosen, copies are one choice; where several are, each can be named. */
export function choicesOf({ form, options }: Question): Choice[] {
  if (form.pick !== 'one') return options.map(({ key, label }) => ({ label, keys: [key] }));
  const choices = new Map<string, Key[]>();
  for (const { key, label } of options) choices.set(label, [...(choices.get(label) ?? []), key]);
  return [...choices].map(([label, keys]) => ({ label, keys }));
}

/** The question, its choices with their numbers, and how to answer. */
export function questionLines(question: Question, paper: Paper, more = ''): string[] {
  const { width, ink } = paper;
  const texts = choicesOf(question).map(({ label, keys }, i) => choiceText(question, label, keys, i));
  return [
    ...wrap(ink.bold(question.prompt), width),
    ...inColumns(texts, paper),
    ...wrap(ink.dim(howTo(question) + more), width),
  ];
}

function choiceText({ form }: Question, label: string, keys: readonly Key[], index: number): string {
  const copies = keys.length > 1 ? ` x${keys.length}` : '';
  const most = form.pick === 'split' ? `, ${form.most[index] ?? 0} at most` : '';
  return `${label}${copies}${most}`;
}

const NUMBER_COLUMNS = 5;

/** Two columns where every text fits into half the width, so that a long list stays on the screen. */
function inColumns(texts: readonly string[], { width }: Paper): string[] {
  const numbered = (text: string, i: number) => `${String(i + 1).padStart(3)}  ${text}`;
  const half = Math.floor(width / 2);
  const narrow = texts.every((text) => columnsOf(text) + NUMBER_COLUMNS < half);
  if (texts.length < 6 || !narrow) {
    return texts.flatMap((text, i) => wrap(text, width, numbered('', i)));
  }
  const rows = Math.ceil(texts.length / 2);
  return Array.from({ length: rows }, (_, row) => {
    const left = numbered(texts[row] ?? '', row);
    const right = texts[row + rows];
    return right === undefined ? left : padded(left, half) + numbered(right, row + rows);
  });
}

function howTo({ form, options }: Question): string {
  switch (form.pick) {
    case 'one':
      return 'A number, or enough of the words.';
    case 'some': {
      const max = Math.min(form.max, options.length);
      const count = form.min === max ? `${max}` : `${form.min} to ${max}`;
      const reach = form.enough ? ` that reach ${form.enough.total} together` : '';
      return `Numbers, such as "1 3-4": ${count} of them${reach}${form.min === 0 ? '; Enter for none' : ''}; "all" for all.`;
    }
    case 'order':
      return 'All numbers, in the order that you want.';
    case 'split':
      return `${form.total} in all, such as "${splitExample(form)}".`;
  }
}

/** A split that may be typed as it stands: as much as the first takes, then the next. */
export function splitExample({ total, most }: Extract<Form, { pick: 'split' }>): string {
  let left = total;
  const parts = most.flatMap((limit, i) => {
    const share = Math.min(limit, left);
    left -= share;
    return share > 0 ? [`${i + 1}:${share}`] : [];
  });
  return parts.join(' ');
}
