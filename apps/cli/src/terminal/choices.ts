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

/**
 * The question, its choices with their numbers, and how to answer; where there are too few rows, the choices of one part
 * at a time, each part as long as it may be.
 */
export function questionLines(question: Question, paper: Paper, more = '', part = 0): string[] {
  const { width, ink, rows = Number.POSITIVE_INFINITY } = paper;
  const texts = choicesOf(question).map(({ label, keys }, i) => choiceText(question, label, keys, i));
  const prompt = wrap(ink.bold(question.prompt), width);
  const how = wrap(ink.dim(howTo(question) + more), width);
  const room = rows - prompt.length - how.length;
  const whole = inColumns(texts, paper);
  if (whole.length <= room) return [...prompt, ...whole, ...how];
  const parts = partsOf(texts, paper, room - 1);
  const { from, to } = parts[part % parts.length] ?? { from: 0, to: texts.length };
  return [
    ...prompt,
    ...inColumns(texts.slice(from, to), paper, from),
    ink.dim(`${rangeText(from + 1, to)} of ${texts.length}; "more" shows the next ones.`),
    ...how,
  ];
}

function rangeText(first: number, last: number): string {
  return first === last ? `Choice ${first}` : `Choices ${first} to ${last}`;
}

/** Stretches of a list that fit into so many rows each; one that is longer stands alone. */
function partsOf(texts: readonly string[], paper: Paper, room: number): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  for (let from = 0; from < texts.length; ) {
    let to = from + 1;
    while (to < texts.length && inColumns(texts.slice(from, to + 1), paper, from).length <= room) to++;
    parts.push({ from, to });
    from = to;
  }
  return parts;
}

function choiceText({ form }: Question, label: string, keys: readonly Key[], index: number): string {
  const copies = keys.length > 1 ? ` x${keys.length}` : '';
  const most = form.pick === 'split' ? `, ${form.most[index] ?? 0} at most` : '';
  return `${label}${copies}${most}`;
}

const NUMBER_COLUMNS = 5;

/** Two columns where every text fits into half the width, so that a long list stays on the screen. */
function inColumns(texts: readonly string[], { width }: Paper, from = 0): string[] {
  const numbered = (text: string, i: number) => `${String(from + i + 1).padStart(3)}  ${text}`;
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
