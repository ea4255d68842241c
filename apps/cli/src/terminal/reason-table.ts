import { type Key, passedOverText, type Reason, type ReasonRow, valueText } from '@holofoe/kernel';
import type { Story } from '../story.ts';
import { capital } from './text.ts';

const WIDTH = 80;

/** The reason as a table of at most 80 columns: a line a candidate, a column a criterion, and what decided. */
export function reasonTable(
  { topicName, nameOf }: Pick<Story, 'topicName' | 'nameOf'>,
  reason: Reason,
): readonly string[] {
  const { topic, candidates, picked, decided, rows, passedOver = [] } = reason;
  const title = `${capital(topicName(topic))}: ${nameOf(picked)}`;
  const before = passedOver.flatMap((each) => wrapped(`  passed over: ${passedOverText(each, nameOf)}`));
  if (candidates.length < 2)
    return [...wrapped(`${title} (${decided.name}, ${decided.rule})`), ...sumLines(reason), ...before];
  const by = rows.findIndex(({ rule, name }) => rule === decided.rule && name === decided.name);
  return [
    ...wrapped(title),
    ...tableOf([
      { mark: ' ', name: '', cells: rows.map((_, i) => letter(i)) },
      ...candidateLines(reason, nameOf),
    ]),
    ...rows.map((row, i) => `  ${letter(i)}: ${criterionText(row)}`),
    `  decided${by < 0 ? '' : ` by ${letter(by)}`}: ${decided.name} (${decided.rule})`,
    ...before,
  ];
}

/** What speaks for the only one there is, and what against it: a line each, with its points. */
function sumLines({ rows }: Reason): readonly string[] {
  const values = rows.map((row) => valueText(row, row.values[0]) ?? '-');
  const room = Math.max(...values.map(({ length }) => length));
  return rows.flatMap(({ name, rule }, i) => wrapped(`  ${values[i]?.padStart(room)}  ${name} (${rule})`));
}

interface Line {
  readonly mark: string;
  readonly name: string;
  readonly cells: readonly string[];
}

/** A line for each candidate; copies that are worth the same share one. */
function candidateLines({ candidates, picked, rows }: Reason, nameOf: (key: Key) => string): readonly Line[] {
  const lines = new Map<string, { name: string; cells: readonly string[]; keys: Key[] }>();
  candidates.forEach((key, i) => {
    const name = nameOf(key);
    const cells = rows.map((row) => valueText(row, row.values[i]) ?? '-');
    const alike = [name, ...cells].join();
    const line = lines.get(alike);
    if (line) line.keys.push(key);
    else lines.set(alike, { name, cells, keys: [key] });
  });
  return [...lines.values()].map(({ name, cells, keys }) => ({
    mark: keys.includes(picked) ? '>' : ' ',
    name: keys.length === 1 ? name : `${name} x${keys.length}`,
    cells,
  }));
}

function tableOf(lines: readonly Line[]): readonly string[] {
  const widths = (lines[0]?.cells ?? []).map((_, i) =>
    Math.max(...lines.map(({ cells }) => cells[i]?.length ?? 0)),
  );
  const numbers = widths.reduce((sum, width) => sum + 2 + width, 0);
  const room = Math.min(Math.max(...lines.map(({ name }) => name.length)), WIDTH - 2 - numbers);
  return lines.map(({ mark, name, cells }) =>
    [`${mark} ${clipped(name, room)}`, ...cells.map((cell, i) => cell.padStart(widths[i] ?? 0))]
      .join('  ')
      .trimEnd(),
  );
}

/** The highest value wins where nothing else is said. */
function criterionText({ rule, name, prefers, shown }: ReasonRow): string {
  const isPlain = prefers === 'most' || shown === 'order';
  const fewest = isPlain ? '' : shown === undefined ? ', the fewest' : ', the first';
  return `${name}${fewest} (${rule})`;
}

function letter(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + index);
}

function clipped(text: string, room: number): string {
  return text.length <= room ? text.padEnd(room) : `${text.slice(0, room - 1)}…`;
}

/** Broken between words where it is wider than the table. */
function wrapped(text: string): readonly string[] {
  if (text.length <= WIDTH) return [text];
  const at = text.lastIndexOf(' ', WIDTH);
  return [text.slice(0, at), ...wrapped(`  ${text.slice(at + 1)}`)];
}
