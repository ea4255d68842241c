import { stripVTControlCharacters } from 'node:util';

/** How many columns a text takes, without its colours. */
export function columnsOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

export function padded(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - columnsOf(text)));
}

/**
 * Breaks a text at spaces into lines of at most `width` columns. `first` opens the first line, and later ones are
 * indented as far as it is long, or by `rest`.
 */
export function wrap(text: string, width: number, first = '', rest = ' '.repeat(columnsOf(first))): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(' ').flatMap((each) => pieces(each, width - columnsOf(rest)))) {
    const joined = empty ? line + word : `${line} ${word}`;
    if (empty || columnsOf(joined) <= width) line = joined;
    else {
      lines.push(line);
      line = rest + word;
    }
    empty = false;
  }
  return [...lines, line.trimEnd()];
}

/** A list in which no item is broken between two lines, unless it is longer than a line. */
export function wrapItems(
  items: readonly string[],
  width: number,
  first = '',
  between = ', ',
  rest = ' '.repeat(columnsOf(first)),
): string[] {
  const room = width - columnsOf(rest + between.trimEnd());
  const text = items
    .map((item) => (columnsOf(item) > room ? item : item.replaceAll(' ', NO_BREAK)))
    .join(between);
  return wrap(text, width, first, rest).map((line) => line.replaceAll(NO_BREAK, ' '));
}

const NO_BREAK = '\u00a0';

/** A word that is longer than a line, such as a path, is broken where the line ends. */
function pieces(word: string, room: number): string[] {
  if (columnsOf(word) <= room || word.includes('\u001b')) return [word];
  const parts: string[] = [];
  for (let at = 0; at < word.length; at += room) parts.push(word.slice(at, at + room));
  return parts;
}

/** "1 card", "2 cards" */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** Copies are told once: "Stormtrooper 2 attack x3". */
export function together(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => {
    const times = texts.filter((other) => other === text).length;
    return times === 1 ? text : `${text} x${times}`;
  });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
