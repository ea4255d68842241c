import { DEEPEST, damaged } from './save.ts';

/** Ten times the longest game of four players that was measured; of a larger file nothing need be read. */
export const SAVE_BYTES = 4_000_000;
/** As many as that many bytes of a game come to, and half as many again. */
const MOST_VALUES = 400_000;

/**
 * What a save in a file holds. Whatever is larger or deeper than any save is refused before it is parsed, with a
 * SaveError, since its values would take far more time and room than its text. Throws a SyntaxError at what is no JSON.
 */
export function parseSave(text: string): unknown {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case '[':
      case '{':
        depth++;
        values++;
        break;
      case ']':
      case '}':
        depth--;
        break;
      case ',':
        values++;
    }
    if (depth > DEEPEST) throw damaged(`it is nested more than ${DEEPEST} deep`);
    if (values > MOST_VALUES) throw damaged(`it has more than ${MOST_VALUES} values`);
  }
  return JSON.parse(text);
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
